"""Legal moves as codes: all are listed, and can be drawn in random play, however many there are."""

from __future__ import annotations

from motherlode.core.chance.dealer import SeededDealer
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.move import AIM, act_of
from motherlode.core.playable import legal_codes, play_randomly
from motherlode.games.tunnels.rules.parts import CARD
from motherlode.games.tunnels.rules.position import Position, blank_position
from motherlode.games.tunnels.rules.rulesets import rules_for
from motherlode.games.tunnels.rules.turn_flow import begin_game

WIDE = 15


def _with_a_wide_maze(seed: str) -> Position:
    """A round just dealt, with more crossroads in a column through the start than the box has."""
    position = blank_position(rules_for("base", 3, {"rounds": 1}), SeededDealer(seed))
    begin_game(position)
    crossroads = position.rules.tables.faces.get("NESW", -1)
    for distance in range(1, WIDE + 1):
        for row in (-distance, distance):
            position.maze.lay(position.maze.cell_at(0, row), crossroads)
    return position


def _lays_one_by_one(position: Position) -> set[int]:
    """Every way to lay a card of the actor's hand that is not refused."""
    tables = position.rules.tables
    faces = [
        face for kind in set(position.sorted_hand(position.actor)) for face in (2 * kind, 2 * kind + tables.turns[kind])
    ]
    codes = {cell << AIM | face for face in faces if face < 2 * tables.tunnels for cell in range(tables.grid.cells)}
    return {code for code in codes if position.refusal(code) == ""}


def test_all_legal_moves_are_listed_however_many_there_are() -> None:
    most = 0
    for number in range(8):
        position = _with_a_wide_maze(f"wide {number}")
        codes = legal_codes(position)
        tunnels = 2 * position.rules.tables.tunnels
        assert {code for code in codes if act_of(code) == CARD and code & 255 < tunnels} == _lays_one_by_one(position)
        assert len(set(codes)) == len(codes)
        most = max(most, len(codes))
    assert most > 256


def test_a_position_with_very_many_moves_is_played_on_at_random() -> None:
    for number in range(8):
        position = _with_a_wide_maze(f"wide {number}")
        assert play_randomly(position, Stream(key_of(f"wide {number}"), "play"), 10_000) > 0
        assert position.asked == 0
