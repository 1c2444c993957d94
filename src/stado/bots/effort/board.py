"""How long levels think about the board game."""

from stado.bots.limit import Effort, Limit

EFFORTS = {
    "strong": Effort(version=3, limit=Limit(rollouts=40)),
    "master": Effort(version=4, limit=Limit(rollouts=1_000)),
}
