"""A hundred thousand random turns at all tables: cards are conserved, and games end and add up.

There is always someone to act. This is the one place where turns are counted; the other properties play besides.
"""

from __future__ import annotations

from motherlode import Stream
from motherlode.core.playable import Playable, legal_codes
from support.census import check_result, count_cards, most_decisions
from support.tables import TABLES, Table, each_table
from support.walks import chance, digging

TURNS_IN_ALL = 100_000
TURNS_A_TABLE = -(-TURNS_IN_ALL // len(TABLES))


def test_the_tables_share_all_the_turns() -> None:
    assert TURNS_A_TABLE * len(TABLES) >= TURNS_IN_ALL


@each_table
def test_cards_are_conserved_someone_can_act_and_games_end(table: Table) -> None:
    played = 0
    number = 0
    while played < TURNS_A_TABLE:
        number += 1
        played += _play_one(table, number)


def _play_one(table: Table, number: int) -> int:
    """Play one game, every fourth by digging, so that gold goes round too; return its turns."""
    game = table.game(f"long run {number}")
    stream = chance("long run", table, number)
    step = _dig if number % 4 == 0 else _stumble
    most = most_decisions(game)
    turns = 0
    while not game.over:
        count_cards(table.ruleset, game._position)
        step(table, game._position, stream)
        turns += 1
        assert turns <= most, "the game does not end"
    count_cards(table.ruleset, game._position)
    assert game.asked == "none"
    check_result(game)
    return turns


def _stumble(table: Table, position: Playable, stream: Stream) -> None:
    """Make any legal move, at the engine's own speed."""
    legal = legal_codes(position)
    assert legal, "nothing is legal"
    position.play(legal[stream.below(len(legal))])


def _dig(table: Table, position: Playable, stream: Stream) -> None:
    """Make a good move, by the protocol that all games share."""
    legal = table.engine.legal(position)
    assert legal, "nothing is legal"
    table.engine.play(position, digging(legal, stream), None)
