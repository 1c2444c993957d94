"""A bot that learns six by playing thousands of rounds at once: needs stado[rl,fast,play] and torch.

    python examples/learn_six.py train six.pt                   # a few minutes on one core
    python examples/learn_six.py measure six.pt                 # one round among three casual bots, in cows
    stado arena six --bots "exec:python examples/learn_six.py play six.pt,casual,casual,casual"

It learns by PPO among casual bots. A card of the hand is seen by a few marks, the same for every card: the row that it
would go to, how full and how costly that is, and how many cards that nobody has seen could come between. One small net
turns the marks into how much it likes the card; another does so with rows; a third says what the hand is worth.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from stado.games import make_game
from stado.games.six.cards import COWS
from stado.rl import AnyEncoder, make_encoder, vector_env
from stado.rl.encoder import Array
from stado.rl.vector import ManyTables

SEATS, HAND = 4, 10
TABLES, STEPS, ITERATIONS = 512, 24, 100
EPOCHS, BATCH, RATE, CLIP, ENTROPY, SMOOTHING = 3, 2048, 2e-3, 0.2, 0.003, 0.95
COW = torch.tensor(COWS[1:], dtype=torch.float32)
CARD_MARKS, ROW_MARKS = 17, 5
Kept = dict[str, Any]  # what was seen, answered and gained, step by step


def look(encoder: AnyEncoder, observations: Array) -> tuple[Any, Any, Any, Any]:
    """The marks of the cards in hand and of the rows, and which card each mark is of."""
    parts = {name: torch.as_tensor(values).float() for name, values in encoder.split(observations).items()}
    rows, hand = parts["rows"], parts["hand"]
    sizes, ends, cows = rows.amax(2), rows.argmax(2) + 1.0, (rows > 0).float() @ COW
    unseen = 1 - (hand + rows.amax(1) + parts["stacks"].amax(1) + parts["queue"].amax(1)).clamp(max=1)
    count = unseen.cumsum(1) / unseen.sum(1, keepdim=True).clamp(min=1)
    held, cards = hand.topk(HAND, dim=1)  # in any order; where the hand is short, cards that are not held
    number = cards + 1.0
    gaps = number[:, :, None] - ends[:, None, :]
    gap, row = torch.where(gaps > 0, gaps, 1000.0).min(2)
    low = (gap > 500).float()
    size, cow = sizes.gather(1, row), cows.gather(1, row)
    below = count.gather(1, cards)
    between = below - count.gather(1, (ends - 1).long()).gather(1, row)
    cheapest = cows.amin(1, keepdim=True).expand_as(cow)
    left = hand.sum(1, keepdim=True).expand_as(cow)
    places = [(1 - low) * (size == full) for full in range(1, 6)]
    plain = [number / 104, low, below, low * cheapest / 7, left / HAND, COW[cards] / 7]
    there = [gap.clamp(max=104) / 104, between, size / 5, cow / 10, between * cow / 10, between * size / 5]
    card_marks = torch.stack([*plain, *(mark * (1 - low) for mark in there), *places], 2)
    row_marks = torch.stack(
        [cows / 10, sizes / 5, ends / 104, (cows == cheapest[:, :4]).float(), left[:, :4] / HAND], 2
    )
    return card_marks, row_marks, cards, held


class Player(nn.Module):  # type: ignore[misc]  # torch is not among the packages that are checked
    """Likes and dislikes of answers, and what a hand is worth."""

    def __init__(self, encoder: AnyEncoder) -> None:
        super().__init__()
        self.encoder = encoder
        self.card = nn.Sequential(nn.Linear(CARD_MARKS, 48), nn.ReLU(), nn.Linear(48, 48), nn.ReLU())
        self.row = nn.Sequential(nn.Linear(ROW_MARKS, 32), nn.ReLU())
        self.like_card, self.like_row = nn.Linear(48, 1), nn.Linear(32, 1)
        self.worth = nn.Sequential(nn.Linear(48 + 32, 48), nn.ReLU(), nn.Linear(48, 1))

    def forward(self, observations: Array, masks: Any) -> tuple[Any, Any]:
        """The logarithms of the chances of all answers, and what the position is worth."""
        card_marks, row_marks, cards, held = look(self.encoder, observations)
        card, row = self.card(card_marks), self.row(row_marks)
        logits = torch.zeros(masks.shape)
        logits[:, 1:105] = logits[:, 1:105].scatter(1, cards, self.like_card(card)[:, :, 0])
        logits[:, 105:] = self.like_row(row)[:, :, 0]
        logits = logits.masked_fill(masks == 0, -1e9)
        hand = (card * held[:, :, None]).sum(1) / HAND
        return functional.log_softmax(logits, 1), self.worth(torch.cat([hand, row.mean(1)], 1))[:, 0]


def play_on(envs: ManyTables, seen: Any, player: Player) -> tuple[Any, Kept]:
    """That number of steps at every table, and what came of them."""
    kept: Kept = {name: [] for name in ("observations", "masks", "answers", "chances", "worths", "rewards", "over")}
    for _ in range(STEPS):
        observations, masks = seen["observation"].copy(), torch.from_numpy(seen["action_mask"].copy())
        with torch.no_grad():
            chances, worths = player(observations, masks)
        answers = torch.distributions.Categorical(logits=chances).sample()
        seen, rewards, over, _, _ = envs.step(answers.numpy())
        for name, value in zip(
            kept,
            (observations, masks, answers, chances.gather(1, answers[:, None])[:, 0], worths, rewards, over),
            strict=True,
        ):
            kept[name].append(torch.as_tensor(value).clone() if name != "observations" else value)
    return seen, {name: values if name == "observations" else torch.stack(values) for name, values in kept.items()}


def find_advantages(kept: Kept, last: Any) -> tuple[Any, Any]:
    """By how much each answer turned out better than the position was worth, and what it came to."""
    advantages, ahead = torch.zeros(STEPS, TABLES), torch.zeros(TABLES)
    for step in reversed(range(STEPS)):
        goes_on = 1.0 - kept["over"][step].float()
        surprise = kept["rewards"][step].float() / 10 + goes_on * last - kept["worths"][step]
        ahead = advantages[step] = surprise + SMOOTHING * goes_on * ahead
        last = kept["worths"][step]
    return advantages, advantages + kept["worths"]


def improve(player: Player, optimizer: Any, kept: Kept, advantages: Any, worths: Any) -> None:
    """PPO: make good answers likelier, but not by much at once."""
    observations = np.concatenate(kept["observations"])
    masks, answers, before = kept["masks"].flatten(0, 1), kept["answers"].flatten(), kept["chances"].flatten()
    advantages, worths = advantages.flatten(), worths.flatten()
    asked = torch.nonzero(masks[:, 0] == 0)[:, 0]  # where a match starts again there is nothing to learn
    advantages = (advantages - advantages[asked].mean()) / advantages[asked].std()
    for _ in range(EPOCHS):
        for part in asked[torch.randperm(len(asked))].split(BATCH):
            chances, guesses = player(observations[part.numpy()], masks[part])
            ratio = (chances.gather(1, answers[part, None])[:, 0] - before[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]).mean()
            doubt = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -gain + 0.5 * functional.mse_loss(guesses, worths[part]) - ENTROPY * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def train(path: Path) -> None:
    """Learn, and save what was learned."""
    torch.manual_seed(1)
    envs = vector_env("six", TABLES, seats=SEATS, opponents="casual", rounds=1)
    player = Player(envs.encoder)
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE)
    seen, _ = envs.reset(seed=1)
    started = time.process_time()
    for iteration in range(1, ITERATIONS + 1):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - (iteration - 1) / ITERATIONS)
        seen, kept = play_on(envs, seen, player)
        with torch.no_grad():
            _, last = player(seen["observation"], torch.from_numpy(seen["action_mask"]))
        improve(player, optimizer, kept, *find_advantages(kept, last))
        if iteration % 10 == 0:
            rounds = int(kept["over"].sum())
            gained = float(kept["rewards"].sum()) / rounds
            spent = time.process_time() - started
            print(f"{iteration * STEPS * TABLES:>9,} steps, {spent:4.0f} CPU-seconds: {gained:+.2f} cows a round")
    torch.save(player.state_dict(), path)


def load(path: Path, encoder: AnyEncoder) -> Player:
    """What was learned."""
    player = Player(encoder)
    player.load_state_dict(torch.load(path, weights_only=True))
    return player


def measure(path: Path, rounds: int = 4096) -> None:
    """One round at each table among casual bots: how many cows fewer than the others, and how often it wins."""
    for reward in ("difference", "win"):
        envs = vector_env("six", rounds, seats=SEATS, opponents="casual", rounds=1, reward=reward)
        player, (seen, _) = load(path, envs.encoder), envs.reset(seed=2)
        gained, going = np.zeros(rounds), np.ones(rounds, bool)
        while going.any():
            with torch.no_grad():
                chances, _ = player(seen["observation"], torch.from_numpy(seen["action_mask"]))
            seen, rewards, over, _, _ = envs.step(chances.argmax(1).numpy())
            gained += rewards * going
            going &= ~over
        margin = 1.96 * gained.std() / np.sqrt(rounds)
        print(f"{reward}: {gained.mean():+.3f} ±{margin:.3f} a round, {rounds} rounds")


def play(path: Path) -> None:
    """Answer as a bot of the arena: a line of JSON for each decision."""
    torch.set_num_threads(1)
    hello = json.loads(sys.stdin.readline())
    game = make_game(hello["game"], hello["options"], hello["seats"])
    encoder = make_encoder(game)
    player = load(path, encoder)
    for line in sys.stdin:
        message = json.loads(line)
        view = msgspec.convert(message["view"], game.view_type)
        legal = [msgspec.convert(action, game.action_type) for action in message["prompt"]["legal"]]
        mask = torch.zeros(1, len(encoder.actions))
        mask[0, [encoder.encode(action) for action in legal]] = 1
        with torch.no_grad():
            chances, _ = player(encoder.observe(view)[None], mask)
        best = max(range(len(legal)), key=lambda number: chances[0, encoder.encode(legal[number])])
        print(json.dumps({"action": message["prompt"]["legal"][best]}), flush=True)


if __name__ == "__main__":
    commands = {"train": train, "measure": measure, "play": play}
    if len(sys.argv) != 3 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](Path(sys.argv[2]))
