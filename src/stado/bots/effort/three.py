"""How long levels think about three."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "strong": Effort(version=3, limit=Limit(rollouts=500)),
    "master": Effort(version=4, limit=Limit(rollouts=8_000)),
}
