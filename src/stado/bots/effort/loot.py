"""What levels make of loot."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "novice": Effort(version=2, blur=5.0),
    "strong": Effort(version=4, limit=Limit(rollouts=500)),
    "master": Effort(version=4, limit=Limit(rollouts=5_000)),
}
