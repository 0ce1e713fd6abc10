"""Plays of cards: offering and refusing agree code by code; only the list of plays knows their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from motherlode import DataError, Move, ParseError, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.data_files import read_toml
from motherlode.core.move import ACT, AIM, PICK, act_of
from motherlode.core.playable import legal_codes
from motherlode.games.deal_parsing import make_dealer
from motherlode.games.lost_mines.bots.situation import BoardForecast
from motherlode.games.lost_mines.cards.box import load_box
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.encoding.encoder import LostMinesEncoder
from motherlode.games.lost_mines.game import ENGINE, unplayable_cards
from motherlode.games.lost_mines.notation.moves import code_of, move_of
from motherlode.games.lost_mines.rules.parts import AIM_AT_CELL, AIM_AT_LOOK, AIM_AT_WAY, CARD, WALK, Play, Rules
from motherlode.games.lost_mines.rules.plays import PLAYS, ways_to_play
from motherlode.games.lost_mines.rules.position import Position, blank_position
from motherlode.games.lost_mines.rules.rulesets import compose, rules_for
from motherlode.games.lost_mines.rules.turn_flow import begin_game

from .test_naive import tangled

SEATS = 5


def codes_of(rules: Rules, kind: int) -> Iterator[int]:
    """The codes of all ways to aim a card, on the board and beyond."""
    cells: int = rules.tables.grid.cells
    aim = rules.plays[kind].aim
    if aim == AIM_AT_CELL:
        faces = (0, 1) if kind < rules.tables.paths else (0,)
        yield from (cell << AIM | kind * 2 + turned for cell in range(cells) for turned in faces)
    elif aim == AIM_AT_WAY:
        yield from (way << AIM | kind * 2 for way in range(2 * cells))
    else:
        assert aim == AIM_AT_LOOK
        yield from (look << PICK | number << AIM | kind * 2 for look in range(4) for number in range(12))


@pytest.mark.parametrize("number", range(12))
def test_l20_l30_l31_l32_l33_l35_a_card_is_allowed_if_and_only_if_it_is_offered(number: int) -> None:
    position: Position = tangled(number, "play:0").view(-2).position
    rules = position.rules
    for kind, play in enumerate(rules.plays):
        offered = ways_to_play(position, 0, kind)
        assert play.possible(position, 0, kind) == bool(offered)
        assert offered == sorted(code for code in codes_of(rules, kind) if play.refusal(position, 0, code) == "")


def test_l40_a_walk_is_allowed_if_and_only_if_it_is_offered() -> None:
    walks = 0
    for number in range(12):
        position: Position = tangled(number, "walk:0").view(-2).position
        offered = {code for code in legal_codes(position) if act_of(code) == WALK}
        chance = Stream(key_of(f"walks {number}"), "test")
        steps = [steps for steps in range(6) for _ in range(60)]
        others = {WALK << ACT | (count << 10 | chance.below(1 << 2 * count)) << AIM for count in steps}
        assert {code for code in offered | others if position.refusal(code) == ""} == offered
        walks += len(offered)
    assert walks > 20


# ---- other boxes ---------------------------------------------------------------------------------------------------


def rules_of(plays: Mapping[str, Callable[[], Play]], new_names: Mapping[str, str]) -> Rules:
    """The rules of a table whose box calls plays by other names."""
    data: dict[str, Any] = read_toml("motherlode.games.lost_mines.cards", "lost-mines")
    actions = [{**card, "play": new_names.get(card["play"], card["play"])} for card in data["action"]]
    return compose(Tables(load_box("other", {**data, "action": actions})), plays, SEATS, rules_for(SEATS).options)


def begin(rules: Rules, seed: str) -> Position:
    position = blank_position(rules, make_dealer(seed, SEATS, ENGINE.pile_names(rules)))
    begin_game(position)
    return position


def test_a_card_works_whatever_its_play_is_called() -> None:
    """Notation, actions, reasons and forecasts follow from the play's aim and rule."""
    names = {"trap": "snare", "storm": "gale"}
    renamed = rules_of({names.get(name, name): make for name, make in PLAYS.items()}, names)
    ours, theirs = begin(rules_for(SEATS), "names"), begin(renamed, "names")
    encoders = LostMinesEncoder(ours.rules), LostMinesEncoder(renamed)
    chance = Stream(key_of("names"), "test")
    seen: set[str] = set()
    while ours.asked and len(seen) < 200:
        codes = legal_codes(ours)
        assert legal_codes(theirs) == codes
        moves = [move_of(ours, code) for code in codes]
        assert [move_of(theirs, code) for code in codes] == moves
        assert [code_of(theirs, Move.parse(str(move))) for move in moves] == codes
        assert encoders[1].legal_actions(theirs) == encoders[0].legal_actions(ours)
        assert [encoders[1].action_of(theirs, code) for code in codes] == [
            encoders[0].action_of(ours, code) for code in codes
        ]
        assert unplayable_cards(theirs) == unplayable_cards(ours)
        seen.update(move.head for move in moves)
        code = codes[chance.below(len(codes))]
        assert encoders[1].entry(theirs, code) == encoders[0].entry(ours, code)
        ours.play(code)
        theirs.play(code)
    assert {"trap", "storm", "troll", "axe"} <= seen
    assert list(theirs.points) == list(ours.points)


def test_bots_forecast_a_play_that_they_do_not_know_by_playing_it() -> None:
    known = begin(rules_for(SEATS), "forecast")
    unknown = begin(rules_of({**PLAYS, "snare": PLAYS["trap"]}, {"trap": "snare"}), "forecast")
    chance = Stream(key_of("forecast"), "test")
    forecasts = 0
    while known.asked and forecasts < 40:
        codes = legal_codes(known)
        forecast, other = BoardForecast(known), BoardForecast(unknown)
        for code in codes:
            if act_of(code) == CARD and move_of(known, code).head == "trap":
                assert other.after(code) == forecast.after(code)
                forecasts += 1
        code = codes[chance.below(len(codes))]
        known.play(code)
        unknown.play(code)
    assert forecasts >= 40


def test_a_card_that_is_aimed_at_nothing_is_written_by_its_name_and_has_actions_of_its_own() -> None:
    rules = rules_of({**PLAYS, "rest": Play}, {"storm": "rest"})
    kind = rules.tables.deck_kinds["storm"]
    deals = (begin(rules, f"nothing {number}") for number in range(100))
    position = next(position for position in deals if position.holds(position.actor, kind))
    assert code_of(position, Move("storm")) == 2 * kind
    assert move_of(position, 2 * kind) == Move("storm")
    for wrong in ("storm@3,3", "storm>1", "storm=mine"):
        with pytest.raises(ParseError):
            code_of(position, Move.parse(wrong))
    encoder = LostMinesEncoder(rules)
    action = encoder.action_of(position, 2 * kind)
    segment = encoder.layout.segments["plain"]
    assert segment.start <= action < segment.start + rules.hand_size
    assert encoder.code(position, action) == 2 * kind
    assert "plain" not in LostMinesEncoder(rules_for(SEATS)).layout.segments


def test_a_box_with_a_card_that_does_what_no_play_does_is_refused() -> None:
    with pytest.raises(DataError, match="'storm' does 'gale', which is not in PLAYS"):
        rules_of(PLAYS, {"storm": "gale"})
