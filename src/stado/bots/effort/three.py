"""What levels make of three."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "novice": Effort(version=2, blur=30.0),
    "strong": Effort(version=3, limit=Limit(rollouts=500)),
    "master": Effort(version=5, limit=Limit(rollouts=1_100)),
}
