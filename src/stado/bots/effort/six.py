"""How long levels think about six."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "strong": Effort(version=3, limit=Limit(rollouts=300), variants={"jubilee": Limit(rollouts=100)}),
    "master": Effort(
        version=5,
        limit=Limit(rollouts=2_000),
        variants={"pro": Limit(rollouts=4_000), "jubilee": Limit(rollouts=3_000)},
    ),
}
