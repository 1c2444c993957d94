"""How long levels think about loot."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "strong": Effort(version=3, limit=Limit(rollouts=500)),
    "master": Effort(version=3, limit=Limit(rollouts=5_000)),
}
