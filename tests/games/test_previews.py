"""What answers would do as the table lies, in every game."""

from __future__ import annotations

from stado.core.preview import Preview
from stado.games import parse_position
from stado.games.board.previews import TileLands, TilesLand
from stado.games.loot.previews import GroupEnds, GroupLies, GroupLoots
from stado.games.six.previews import CardFits, CardTakes, CardTooLow
from stado.games.three.previews import CardFits as FitsThree
from stado.games.three.previews import CardTakes as TakesThree

SIX = """
game: six
variant: classic
seats: 3
rows: 20 21 22 24 | 37 38 39 40 41 | 55 | 90
hands: 3 36 42 | 27 60 61 | 44 70 71
"""
BOARD = """
game: board
variant: basic
seats: 2
rows: 20 21 22 | 37 38 39 | 55 | 90
hands: 5 23 40 91 | 24 56 57 58
"""
LOOT = """
game: loot
variant: standard
seats: 3
paw: 1
hands: 4 4 9 | 1 | 1
layers: | 3 3 | 2
display: 8 8 9 10 11 12
pile: 5 6 7 5 6 7
"""
THREE = """
game: three
variant: standard
seats: 2
first: 2
turn: 2
rows: 0 5 | 30 40 42 50 | 60 69 76
hands: 12 14 26 55 74 | 1 15 17 35 79
face-up: 2 10 49 | 4 20 29 39 72 84
face-down: 6 23 28 53 58 61 | 3 18 19 22 25 34 48 56 59 70 82 85
played: 72 82 18 23 48 4 20 34 40 6 28 22 29 42 50 | 61 70 59 2 69 39 49 10 85 84 53 58 25 5 76
"""


def preview(position: str, answer: str, seat: int = 1) -> Preview | None:
    """What the seat, counted from one, is shown of an answer in notation."""
    game, state = parse_position(position)
    return game.preview(game.view(state, seat - 1), game.parse_action(answer))


def test_a_card_of_six_fits_its_row_and_may_be_in_danger_there() -> None:
    assert preview(SIX, "pick 36") == CardFits(0, 4, 11, score=0, certain=False)
    assert preview(SIX.replace("36", "25"), "pick 25") == CardFits(0, 4, 0, score=0, certain=False)
    assert preview(SIX, "pick 60", 2) == CardFits(2, 1, 0, score=0, certain=False)


def test_a_card_of_six_takes_a_full_row_and_a_low_one_the_cheapest() -> None:
    assert preview(SIX, "pick 42") == CardTakes(1, score=7, certain=False)
    assert preview(SIX, "pick 3") == CardTooLow(3, score=3, certain=False)
    low = "game: six\nvariant: classic\nseats: 2\nrows: 30 | 37 | 55 | 90\nhands: 1 | 60\nqueue: 3@1 70@2\n"
    assert preview(low + "played: 3 | 70\n", "row 2") == CardTakes(1, score=1, certain=True)


def test_a_card_of_six_that_nobody_can_come_before_is_certain() -> None:
    pro = "game: six\nvariant: pro\nseats: 2\nfirst: 1\nrows: 1 | 8 | 16 | 20\nhands: 9 21 | 22 23\n"
    assert preview(pro, "pick 21") == CardFits(3, 1, 0, score=0, certain=True)
    assert preview(pro, "pick 23", 2) == CardFits(3, 1, 0, score=0, certain=False)


def test_a_stopped_row_of_six_is_nobodys() -> None:
    stopped = (
        "game: six\nvariant: jubilee\nseats: 2\nrows: 20 | 37 | 55 | 90\nhands: 3 60 | 61 62\nmarkers: - - stop -\n"
    )
    assert preview(stopped, "pick 60") == CardFits(1, 1, 0, score=0, certain=False)


def test_a_tile_lands_on_a_space_and_sets_it_off() -> None:
    assert preview(BOARD, "pick 40") == TileLands(40, 1, 3, "points", 0, score=3, certain=False)
    assert preview(BOARD, "pick 91") == TileLands(91, 3, 1, "plain", 0, score=0, certain=False)
    assert preview(BOARD, "pick 23") == TileLands(23, 0, 3, "take_cows", 3, score=-6, certain=False)
    assert preview(BOARD, "pick 5") == TileLands(5, 3, 1, "plain", 0, score=0, certain=False)


def test_of_two_tiles_each_lands_for_itself() -> None:
    two = BOARD.replace("| 90", "|  |  | 60 61 62")
    seen = preview(two, "pick 23 40")
    assert isinstance(seen, TilesLand)
    assert (seen.tiles[0], seen.score) == (preview(BOARD, "pick 23"), -3)


def test_a_group_loots_lies_or_ends_the_match() -> None:
    assert preview(LOOT, "lay 4 4") == GroupLoots((1,), (), score=4, certain=True)
    assert preview(LOOT, "lay 4") == GroupLoots((2,), (), score=2, certain=True)
    assert preview(LOOT.replace("| 2\n", "| 12\n"), "lay 4") == GroupLies(score=2, certain=True)
    assert preview(LOOT.replace("4 4 9 |", "4 4 |"), "lay 4 4") == GroupEnds(score=4, certain=True)


def test_a_card_of_three_takes_colors_and_tells_what_they_bring() -> None:
    assert preview(THREE, "play 1", 2) == FitsThree(0, 1, score=0, certain=True)
    assert preview(THREE, "play 35", 2) == TakesThree(1, 1, (40, 42, 50), ("turquoise",), score=-6, certain=True)
