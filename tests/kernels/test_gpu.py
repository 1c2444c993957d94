"""What a GPU plays is what the other kernels play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import DECK, HAND_SIZE
from stado.kernels import build_kernels, measure
from stado.kernels.compiler import ints, make_room, zeros
from stado.kernels.device import Device, DeviceError
from stado.kernels.seats import ANY_PICK
from stado.kernels.six import gpu, rounds
from stado.kernels.six.kernel import SixKernel
from stado.kernels.six.nets.network import Company, Public
from stado.kernels.six.nets.trial import make_mind
from stado.kernels.six.nets.worlds import KEEN, pick_as
from stado.kernels.stream import MASK, make_stream
from tests.kernels.fake_gpu import make_fake_cupy


def digest_of(scores: Any) -> int:
    digest = 0
    for score in scores:
        digest = (digest * gpu.DIGEST + score) & MASK
    return digest


@pytest.fixture
def code(tmp_path: Path) -> Path:
    path = tmp_path / "kernels.ptx"
    path.write_text("for a fake GPU")
    return path


def test_a_thread_plays_the_rounds_that_the_kernel_plays() -> None:
    game: Any = make_game("six", {"rounds": 1}, gpu.SEATS)
    sheet = SixKernel(game, [ANY_PICK] * gpu.SEATS).play(make_stream(Rng("thread")), 50)
    sums = zeros(gpu.SEATS)
    digest = gpu.play_uniform(make_stream(Rng("thread")), make_room(gpu.RoundRoom), 50, sums)
    assert digest == digest_of(sheet.scores)
    assert list(sums) == [sum(sheet.scores[seat :: gpu.SEATS]) for seat in range(gpu.SEATS)]


def test_a_thread_picks_as_keen_seats_do_elsewhere() -> None:
    mind, sums = make_mind(Rng("net"), gpu.SEATS, len(DECK)), zeros(gpu.SEATS)
    digest = gpu.play_by_net(make_stream(Rng("net")), make_room(gpu.NetRoom), mind.nets.keen, 3, sums)
    deck, table = ints(DECK), zeros(rounds.STACK + gpu.SEATS)
    scores: list[int] = []
    for _ in range(3):
        rounds.deal(mind.stream, deck, table, gpu.SEATS)
        hands = [sorted(deck[first : first + HAND_SIZE]) for first in range(0, HAND_SIZE * gpu.SEATS, HAND_SIZE)]
        seen = {*table[: rounds.SIZE]}
        for left in range(HAND_SIZE, 0, -1):
            public = Public(
                gpu.SEATS, table, ints(sum(other not in seen for other in DECK[:card]) for card in (0, *DECK))
            )
            places = [pick_as(mind, KEEN, public, Company(0.0, 0.0), ints(hand), 0, left) for hand in hands]
            picks = [hand.pop(place) for hand, place in zip(hands, places, strict=True)]
            rounds.place_all(table, ints(rounds.reveal(card, seat) for seat, card in enumerate(picks)), gpu.SEATS)
            seen.update(picks)
        scores += table[rounds.STACK :]
    assert digest == digest_of(scores)
    assert list(sums) == [sum(scores[seat :: gpu.SEATS]) for seat in range(gpu.SEATS)]


def test_a_thread_has_its_narrow_room_near_itself(tmp_path: Path) -> None:
    path = tmp_path / "kernels.ptx"
    build_kernels("cuda", path, "six.gpu")
    code = path.read_text()
    for name in ("play_uniform", "play_by_net"):
        assert f".visible .entry launch_stado_kernels_six_gpu_{name}(" in code
    assert "ld.shared" in code
    assert "call.uni" not in code  # all is one function, whose small room is in registers
    assert "fma.rn" not in code  # it would round once where others round twice


@pytest.mark.parametrize("job", gpu.JOBS, ids=lambda job: str(job.play.__name__))
def test_streams_of_a_gpu_are_compared_with_those_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, code: Path, job: measure.Job
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", make_fake_cupy())
    device = Device(code)
    measure.compare(device, job, 70)
    monkeypatch.setattr(measure, "_play_there", lambda *_: [(0, 0, 0, 0, 0)] * 3)
    with pytest.raises(DeviceError, match="3 of 3 streams differ"):
        measure.compare(device, job, 3)
