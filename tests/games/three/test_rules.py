"""One test or more for each rule; the colors are the house's: 7, 14, 22 and 29 are green, 1 is orange, 2 lilac."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from stado.core.errors import RuleError
from stado.core.game import CHANCE, Outcome
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.actions import Deal, DrawFirst, PlayCard
from stado.games.three.cards import ALL_COLORS, COLORS, NEUTRAL_CARDS, START_CARDS
from stado.games.three.collection import Collection, tally
from stado.games.three.colormap import HOUSE_COLORS
from stado.games.three.events import (
    CardCollected,
    CardPlayed,
    CardsDrawn,
    CardsTaken,
    ColorBonusTaken,
    ColorTurned,
    FinalBonusTaken,
    FirstDrawn,
    HandLeft,
    MatchEnded,
    NeutralLeft,
    PileDealt,
    RowsLaid,
    SeatFinished,
    SeatScored,
)
from stado.games.three.options import ThreeOptions

SIX_COLORS = "1 2 3 4 5 6"  # all but green


def deal_of(seats: int, setup: tuple[int, ...] = (5, 40, 70)) -> Deal:
    """A deal with this setup, the other cards ascending from 1."""
    rest = [card for card in range(1, 90) if card not in (*START_CARDS, *setup)]
    return Deal((*setup, *rest[: 20 * seats]))


def test_tri_1_ninety_cards_in_seven_colors_of_twelve() -> None:
    counts = Counter(HOUSE_COLORS)
    assert counts.pop("S") == counts.pop("N") == 3
    assert counts == dict.fromkeys("OLBRTMG", 12)
    assert [HOUSE_COLORS[card] for card in (0, 30, 60, 15, 45, 75)] == ["S"] * 3 + ["N"] * 3


def test_tri_1_the_house_map_runs_through_the_colors_four_times_a_row() -> None:
    for card in set(range(90)) - {*START_CARDS, *NEUTRAL_CARDS}:
        order = card % 30 - (card % 30 > 15)
        assert HOUSE_COLORS[card] == COLORS[(order - 1) % 7].letter


def test_tri_1_colors_differ_in_more_than_their_hue() -> None:
    assert [color.name for color in COLORS] == [
        "orange", "lilac", "light-blue", "red", "turquoise", "magenta", "green",
    ]  # fmt: skip
    for part in ("letter", "shape", "symbol", "style"):
        assert len({getattr(color, part) for color in ALL_COLORS}) == len(ALL_COLORS) == 9


def test_tri_2_color_bonuses_lie_with_the_ten_on_top(dealt: Any) -> None:
    game, state = dealt(4)
    assert game.view(state, None).bonus_stack == (10, 7, 5, 3)
    assert [piece for piece in game.pieces(state) if isinstance(piece, str)] == [
        "bonus 10", "bonus 7", "bonus 5", "bonus 3",
    ]  # fmt: skip


def test_tri_3_each_start_card_opens_a_row() -> None:
    assert Three(ThreeOptions(), 2).initial().rows == ((0,), (30,), (60,))


@pytest.mark.parametrize(("card", "row"), [(1, 0), (29, 0), (31, 1), (59, 1), (61, 2), (89, 2)])
def test_tri_3_a_card_goes_to_the_row_of_its_range(table: Any, card: int, row: int) -> None:
    start = table(f"first: 1\nrows: 0 | 30 | 60\nhands: 3 4 {card} | 5 6 7")
    start.play(f"1 play {card}")
    assert start.state.rows[row][1:] == (card,)
    (played,) = start.told(CardPlayed)
    assert (played.row, played.place) == (row, 1)


def test_tri_3_rows_ascend(table: Any) -> None:
    start = table("first: 1\nrows: 0 10 20 | 30 | 60\nhands: 1 15 29 | 5 6 7")
    assert start.play("1 play 15").rows == "0 10 15 20 | 30 | 60"
    assert start.told(CardPlayed) == (CardPlayed(0, 15, "neutral", 0, 2),)


@pytest.mark.parametrize(("seats", "left"), [(2, 44), (3, 24), (4, 4)])
def test_tri_4_three_cards_in_rows_and_twenty_each_of_which_eight_in_hand(seats: int, left: int) -> None:
    game = Three(ThreeOptions(), seats)
    step = game.apply(game.initial(), CHANCE, deal_of(seats))
    state = step.state
    assert state.rows == ((0, 5), (30, 40), (60, 70))
    assert state.hands[0] == (1, 2, 3, 4, 6, 7, 8, 9)
    assert state.piles[0] == (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
    assert state.hands[1] == (22, 23, 24, 25, 26, 27, 28, 29)
    assert {(len(hand), len(pile)) for hand, pile in zip(state.hands, state.piles, strict=True)} == {(8, 12)}
    assert len(state.out) == left
    assert step.events == (
        RowsLaid((5, 40, 70), state.rows),
        *(PileDealt(seat, 20) for seat in range(seats)),
        *(CardsDrawn(seat, 8, state.hands[seat], "TRI-4") for seat in range(seats)),
    )


def test_tri_4_the_hand_is_the_top_of_the_pile() -> None:
    game = Three(ThreeOptions(), 2)
    cards = deal_of(2).cards
    step = game.apply(game.initial(), CHANCE, Deal((*cards[:3], *reversed(cards[3:]))))
    assert step.state.hands[0] == tuple(sorted(cards[-8:]))
    assert step.state.piles[0] == tuple(reversed(cards[23:-8]))


def test_tri_4_the_setup_may_be_neutral_and_fill_a_row_and_takes_nothing() -> None:
    game = Three(ThreeOptions(), 2)
    state = game.apply(game.initial(), CHANCE, deal_of(2, (15, 7, 29))).state
    assert state.rows == ((0, 7, 15, 29), (30,), (60,))
    assert state.neutrals == ()
    assert state.collections == (Collection(), Collection())


def test_tri_4_chance_draws_who_begins_and_turns_go_clockwise() -> None:
    game = Three(ThreeOptions(), 3)
    state = game.apply(game.initial(), CHANCE, deal_of(3)).state
    assert game.to_act(state) == (CHANCE,)
    step = game.apply(state, CHANCE, DrawFirst(2))
    assert step.events == (FirstDrawn(2),)
    state, order = step.state, []
    for _ in range(6):
        (seat,) = game.to_act(state)
        order.append(seat)
        state = game.apply(state, seat, game.prompt(state, seat).legal[0]).state
    assert order == [2, 0, 1, 2, 0, 1]


def test_tri_4_every_seat_begins_with_some_seed() -> None:
    game = Three(ThreeOptions(), 4)
    assert {Match(game, str(seed)).state.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "cards",
    [
        deal_of(2).cards[:-1],
        (*deal_of(2).cards, 89),
        (*deal_of(2).cards[:-1], 1),
        (*deal_of(2).cards[:-1], 60),
        (*deal_of(2).cards[:-1], 90),
    ],
    ids=["too few", "too many", "one twice", "a start card", "no card"],
)
def test_tri_4_an_impossible_deal_is_refused(cards: tuple[int, ...]) -> None:
    game = Three(ThreeOptions(), 2)
    with pytest.raises(RuleError, match="TRI-4: bad deal"):
        game.apply(game.initial(), CHANCE, Deal(cards))


@pytest.mark.parametrize("seat", [-1, 2])
def test_tri_4_only_a_seat_can_begin(seat: int) -> None:
    game = Three(ThreeOptions(), 2)
    state = game.apply(game.initial(), CHANCE, deal_of(2)).state
    with pytest.raises(RuleError, match="TRI-4: no such seat"):
        game.apply(state, CHANCE, DrawFirst(seat))


def test_tri_4_only_chance_deals_and_only_once(dealt: Any) -> None:
    game, state = dealt(2)
    begun = game.apply(game.initial(), CHANCE, deal_of(2)).state
    for before, seat, action in (
        (game.initial(), 0, deal_of(2)),
        (begun, CHANCE, deal_of(2)),
        (begun, 0, DrawFirst(0)),
        (state, CHANCE, DrawFirst(0)),
    ):
        with pytest.raises(RuleError, match="TRI-4: not asked"):
            game.apply(before, seat, action)


def test_tri_5_one_card_of_the_hand_is_played_and_not_replaced(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 62 | 5 6 7 8")
    assert start.ask(1).legal == tuple(map(PlayCard, (1, 31, 61, 62)))
    assert (start.ask(1).kind, start.ask(1).rule) == ("play_card", "TRI-5")
    start.play("1 play 61")
    assert start.hands == "1 31 62 | 5 6 7 8"
    assert start.state.played == ((61,), ())
    assert start.game.to_act(start.state) == (1,)


@pytest.mark.parametrize(
    ("seat", "card", "key"), [(0, 5, "not-in-hand"), (1, 5, "not-your-turn"), (7, 1, "not-your-turn")]
)
def test_tri_5_a_card_not_in_hand_or_out_of_turn_changes_nothing(table: Any, seat: int, card: int, key: str) -> None:
    start = table("first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 | 5 6 7")
    before = msgspec.json.encode(start.state)
    with pytest.raises(RuleError) as raised:
        start.game.apply(start.state, seat, PlayCard(card))
    assert (raised.value.rule, raised.value.key) == ("TRI-5", key)
    assert msgspec.json.encode(start.state) == before


def test_tri_5_nothing_is_played_before_the_deal() -> None:
    game = Three(ThreeOptions(), 2)
    with pytest.raises(RuleError, match="TRI-5: not asked"):
        game.apply(game.initial(), 0, PlayCard(1))


def test_tri_6_the_fourth_card_takes_nothing(table: Any) -> None:
    start = table("first: 1\nrows: 0 10 20 | 30 | 60\nhands: 1 2 9 | 5 6 7")
    assert start.play("1 play 9").rows == "0 9 10 20 | 30 | 60"
    assert start.told(CardsTaken) == ()


@pytest.mark.parametrize(
    ("card", "row", "taken"),
    [(29, "0 20 25 29", "10"), (23, "0 10 20 23", "25"), (13, "0 10 13", "20 25"), (8, "0 8", "10 20 25")],
    ids=["highest", "one higher", "two higher", "three higher"],
)
def test_tri_6_the_fifth_card_takes_the_lowest_or_all_that_are_higher(
    table: Any, card: int, row: str, taken: str
) -> None:
    start = table(f"first: 1\nrows: 0 10 20 25 | 30 | 60\nhands: 1 2 {card} | 5 6 7")
    start.play(f"1 play {card}")
    assert start.rows == f"{row} | 30 | 60"
    assert start.face_up == f"{taken} | "
    assert start.told(CardsTaken) == (CardsTaken(0, 0, tuple(map(int, taken.split()))),)


def test_tri_7_taken_cards_join_the_collection_by_color(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 31 41 52 | 60\nhands: 40 1 2 | 5 6 7\nface-up: 11 | 8")
    start.play("1 play 40")
    assert start.face_up == "11 41 52 | 8"
    assert start.told(CardCollected) == (CardCollected(0, 41, "red", 2), CardCollected(0, 52, "green", 1))


@pytest.mark.parametrize(("row", "neutral", "card"), [(0, 15, 14), (1, 45, 44), (2, 75, 74)])
def test_tri_7_a_taken_neutral_card_leaves_the_game(table: Any, row: int, neutral: int, card: int) -> None:
    rows = [str(start) for start in START_CARDS]
    rows[row] += f" {neutral} {neutral + 1} {neutral + 2}"
    start = table(f"first: 1\nrows: {' | '.join(rows)}\nhands: {card} 1 2 | 5 6 7")
    start.play(f"1 play {card}")
    assert start.state.neutrals == (neutral,)
    assert start.face_up == f"{neutral + 1} {neutral + 2} | "
    assert start.told(NeutralLeft) == (NeutralLeft(0, neutral),)
    assert start.game.view(start.state, 1).neutrals == (neutral,)


def test_tri_7_a_neutral_card_alone_changes_no_score(table: Any) -> None:
    start = table("first: 1\nrows: 0 15 16 17 | 30 | 60\nhands: 29 1 2 | 5 6 7\nface-up: 8 | ")
    start.play("1 play 29")
    assert (start.state.neutrals, start.face_up, start.face_down) == ((15,), "8 | ", " | ")
    assert start.game.view(start.state, 0).scores == (1, 0)


def test_tri_8_the_third_of_a_color_turns_all_three_face_down(table: Any) -> None:
    start = table("first: 1\nrows: 0 22 25 26 | 30 | 60\nhands: 29 1 2 | 5 6 8\nface-up: 7 11 37 | ")
    start.play("1 play 29")
    assert (start.face_up, start.face_down) == ("11 | ", "7 22 37 | ")
    assert start.told(CardCollected) == (CardCollected(0, 22, "green", 3),)
    assert start.told(ColorTurned) == (ColorTurned(0, "green", (7, 22, 37)),)


@pytest.mark.parametrize(
    ("held", "face_up", "face_down"),
    [("", "", "14 22 29"), ("7", "29", "7 14 22"), ("7 37", "22 29", "7 14 37")],
    ids=["none before", "one before", "two before"],
)
def test_tri_8_cards_of_one_color_taken_together_count_one_by_one(
    table: Any, held: str, face_up: str, face_down: str
) -> None:
    start = table(f"first: 1\nrows: 0 14 22 29 | 30 | 60\nhands: 3 31 32 | 5 6 8\nface-up: {held} |")
    start.play("1 play 3")
    assert (start.face_up, start.face_down) == (f"{face_up} | ", f"{face_down} | ")
    assert start.told(ColorTurned) == (ColorTurned(0, "green", tuple(map(int, face_down.split()))),)


def test_tri_8_six_of_a_color_lie_face_down_as_two_threes(table: Any) -> None:
    start = table(
        "first: 1\nrows: 0 22 25 26 | 30 | 60\nhands: 29 1 2 | 5 6 8\nface-up: 7 37 | \nface-down: 44 52 59 | "
    )
    start.play("1 play 29")
    assert (start.face_up, start.face_down) == (" | ", "7 22 37 44 52 59 | ")


def test_tri_9_all_seven_colors_at_the_end_of_the_turn_bring_the_top_bonus(table: Any) -> None:
    start = table(f"first: 1\nrows: 0 22 25 26 | 30 | 60\nhands: 29 31 32 | 7 8 9\nface-up: {SIX_COLORS} | ")
    start.play("1 play 29")
    assert start.state.bonuses == (10, 0)
    assert start.told(ColorBonusTaken) == (ColorBonusTaken(0, 10),)
    assert start.game.view(start.state, 1).bonus_stack == (7, 5, 3)


def test_tri_9_six_colors_bring_nothing(table: Any) -> None:
    start = table("first: 1\nrows: 0 22 25 26 | 30 | 60\nhands: 29 31 32 | 7 8 9\nface-up: 1 2 3 4 5 | ")
    assert start.play("1 play 29").state.bonuses == (0, 0)
    assert start.told(ColorBonusTaken) == ()


def test_tri_9_the_bonus_stack_runs_down(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 7 16 17 | 30 37 46 47 | 60 67 76 77
        hands: 18 19 29 70 | 38 39 59 71 | 68 69 72 89 | 28 40 41 73
        face-up: 1 2 3 4 5 6 | 31 32 33 34 35 36 | 61 62 63 64 65 66 | 8 9 10 11 12 13
        """,
        seats=4,
    )
    taken: list[ColorBonusTaken] = []
    for line in ("1 play 29", "2 play 59", "3 play 89", "4 play 28"):
        taken += start.play(line).told(ColorBonusTaken)
    assert taken == [ColorBonusTaken(seat, bonus) for seat, bonus in enumerate((10, 7, 5, 3))]
    assert start.state.bonuses == (10, 7, 5, 3)
    assert start.game.view(start.state, None).bonus_stack == ()


def test_tri_9_a_seventh_color_together_with_a_third_card_brings_nothing(table: Any) -> None:
    start = table(f"first: 1\nrows: 0 18 22 23 | 30 | 60\nhands: 21 31 32 | 7 9 10\nface-up: {SIX_COLORS} 8 | ")
    start.play("1 play 21")
    assert start.told(CardsTaken) == (CardsTaken(0, 0, (22, 23)),)
    assert (start.face_up, start.face_down) == ("2 3 4 5 6 22 | ", "1 8 23 | ")
    assert start.state.bonuses == (0, 0)


def test_tri_9_a_bonus_is_kept_when_a_color_is_turned_down(table: Any) -> None:
    start = table(
        f"""
        first: 1
        rows: 0 22 25 26 | 30 | 60
        hands: 29 31 32 | 8 9 10
        face-up: {SIX_COLORS} 7 37 |
        bonuses: 10 0
        """
    )
    start.play("1 play 29")
    assert start.face_down == "7 22 37 | "
    assert start.state.bonuses == (10, 0)
    assert start.game.view(start.state, 0).scores[0] == 6 - 3 + 10 + 5


def test_tri_9_each_seat_gets_one_color_bonus_at_most(table: Any) -> None:
    start = table(
        f"""
        first: 1
        rows: 0 22 25 26 | 30 | 60
        hands: 29 31 32 | 8 9 10
        face-up: {SIX_COLORS} |
        face-down: 44 52 59 |
        bonuses: 10 0
        """
    )
    start.play("1 play 29")
    assert start.face_up == f"{SIX_COLORS} 22 | "
    assert start.state.bonuses == (10, 0)
    assert start.told(ColorBonusTaken) == ()


def test_tri_10_two_cards_left_draw_six_from_the_top(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 | 30 | 60
        hands: 1 31 61 | 5 6 7
        piles: 79 20 78 21 77 22 70 71 72 73 74 75 | 80 81 82 83 84 85 86 87 88 89 41 42
        """
    )
    start.play("1 play 61")
    assert start.hands == "1 20 21 22 31 77 78 79 | 5 6 7"
    assert start.state.piles[0] == (70, 71, 72, 73, 74, 75)
    assert start.told(CardsDrawn) == (CardsDrawn(0, 6, (20, 21, 22, 77, 78, 79), "TRI-10"),)


def test_tri_10_nobody_draws_with_more_than_two_cards_left(table: Any) -> None:
    start = table(
        "first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 62 | 5 6 7 8\npiles: 70 71 72 73 74 75 | 80 81 82 83 84 85"
    )
    start.play("1 play 61")
    assert start.hands == "1 31 62 | 5 6 7 8"
    assert start.told(CardsDrawn) == ()


def test_tri_10_with_the_pile_empty_and_two_cards_left_a_seat_is_done(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 | 5 6 7")
    start.play("1 play 61")
    assert start.hands == "1 31 | 5 6 7"
    assert start.told(SeatFinished) == (SeatFinished(0),)
    assert start.game.to_act(start.state) == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tri_10_everybody_plays_eighteen_cards_and_draws_twice(seats: int) -> None:
    game = Three(ThreeOptions(), seats)
    rng = Rng("eighteen", seats)
    match = Match(game, "eighteen")
    while match.to_act:
        match.act(match.to_act[0], rng.choice(game.prompt(match.state, match.to_act[0]).legal))
    assert {len(cards) for cards in match.state.played} == {18}
    drawn = Counter(event.seat for event in match.events if isinstance(event, CardsDrawn) and event.rule == "TRI-10")
    assert drawn == dict.fromkeys(range(seats), 2)


def test_tri_11_the_match_ends_when_all_are_done_and_the_last_cards_leave(table: Any) -> None:
    start = table("first: 2\nrows: 0 | 30 | 60\nhands: 1 31 61 | 5 6")
    start.play("1 play 61")
    assert start.game.to_act(start.state) == ()
    assert start.hands == " | "
    assert {1, 31, 5, 6} <= set(start.state.out)
    assert start.told(HandLeft) == (HandLeft(0, 2, (1, 31)), HandLeft(1, 2, (5, 6)))
    assert start.told(HandLeft)[0].seen_by(1) == HandLeft(0, 2, None)
    assert isinstance(start.events[-1], MatchEnded)
    with pytest.raises(RuleError, match="TRI-5: not asked"):
        start.play("2 play 5")


@pytest.mark.parametrize(
    ("colors", "bonus", "told"),
    [
        ("1 2 3 4 5", 0, ()),
        ("1 2 3 4 5 6", 5, (FinalBonusTaken(0, 6, 5),)),
        ("1 2 3 4 5 6 7", 10, (FinalBonusTaken(0, 7, 10),)),
    ],
    ids=["five", "six", "seven"],
)
def test_tri_12_six_or_seven_colors_bring_the_final_bonus(
    table: Any, colors: str, bonus: int, told: tuple[FinalBonusTaken, ...]
) -> None:
    color_bonus = 10 if colors.endswith("7") else 0
    start = table(f"first: 2\nrows: 0 | 30 | 60\nhands: 21 31 61 | 8 9\nface-up: {colors} | \nbonuses: {color_bonus} 0")
    start.play("1 play 61")
    assert start.told(FinalBonusTaken) == told
    assert start.told(SeatScored)[0].final_bonus == bonus
    assert start.game.outcome(start.state).scores[0] == len(colors.split()) + color_bonus + bonus


def test_tri_12_everybody_can_have_a_final_bonus(table: Any) -> None:
    start = table(
        """
        first: 2
        rows: 0 | 30 | 60
        hands: 21 61 75 | 22 23 | 24 25 | 26 27
        face-up: 1 2 3 4 5 6 | 31 32 33 34 35 36 | 62 63 64 65 66 67 | 8 9 10 11 12 13
        """,
        seats=4,
    )
    start.play("1 play 61")
    assert start.told(FinalBonusTaken) == tuple(FinalBonusTaken(seat, 6, 5) for seat in range(4))


@pytest.mark.parametrize(
    ("face_up", "face_down", "color_bonus", "points"),
    [
        ((), (), 0, 0),
        ((1,), (), 0, 1),
        ((1, 8), (), 0, 5),
        ((), (7, 14, 22), 0, -3),
        ((29,), (7, 14, 22), 0, -2),
        ((1, 8, 2), (7, 14, 22), 3, 5 + 1 - 3 + 3),
        ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14), (), 10, 35 + 10 + 10),
    ],
)
def test_tri_13_singles_count_1_pairs_5_and_face_down_cards_minus_1(
    face_up: tuple[int, ...], face_down: tuple[int, ...], color_bonus: int, points: int
) -> None:
    assert tally(HOUSE_COLORS, Collection(face_up, face_down), color_bonus).points == points


def test_tri_13_most_points_win(table: Any) -> None:
    start = table("first: 2\nrows: 0 | 30 | 60\nhands: 21 31 61 | 8 9\nface-up: 1 | 2 17\nface-down: | 7 14 22")
    start.play("1 play 61")
    assert start.game.outcome(start.state) == Outcome((1, 2), (2, 1))
    assert start.events[-1] == MatchEnded((1, 2), (2, 1))
    assert start.told(SeatScored) == (SeatScored(0, 1, 0, 0, 0, 0, 1), SeatScored(1, 0, 1, 3, 0, 0, 2))


def test_tri_13_ties_share(table: Any) -> None:
    start = table("first: 2\nrows: 0 | 30 | 60\nhands: 21 31 61 | 8 9 | 10 11\nface-up: 1 | 2 | ", seats=3)
    start.play("1 play 61")
    assert start.game.outcome(start.state) == Outcome((1, 1, 0), (1, 1, 3))
