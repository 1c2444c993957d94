"""What levels make of the board game."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "novice": Effort(version=2, blur=10.0),
    "strong": Effort(version=3, limit=Limit(rollouts=40)),
    "master": Effort(version=4, limit=Limit(rollouts=1_000)),
}
