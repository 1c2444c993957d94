"""What levels make of six."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "uniform": Effort(version=2),
    "flat": Effort(version=2),
    "novice": Effort(version=2, blur=8.0, blurs={"jubilee": 3.0}),
    "casual": Effort(version=2),
    "strong": Effort(version=4, limit=Limit(rollouts=300), variants={"jubilee": Limit(rollouts=100)}),
    "master": Effort(version=11, limit=Limit(rollouts=3_000)),
}
