"""How long levels think about six."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "strong": Effort(version=3, limit=Limit(rollouts=300), variants={"jubilee": Limit(rollouts=100)}),
    "master": Effort(version=3, limit=Limit(rollouts=5_000), variants={"jubilee": Limit(rollouts=3_000)}),
}
