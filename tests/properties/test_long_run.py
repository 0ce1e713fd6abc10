"""A hundred thousand random turns, over all tables: cards are conserved, someone can always act, games end and add up.

This is the one place where turns are counted; the other properties play besides.
"""

from __future__ import annotations

from support.census import check_result, count_cards, most_decisions
from support.tables import TABLES, Table, each_table
from support.walks import at_random, chance, digging

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
    """Play one game, every third by digging, so that gold goes round too; return its turns."""
    game = table.game(f"long run {number}")
    family, position = table.family, game._position
    choose = digging if number % 3 == 0 else at_random
    stream = chance("long run", table, number)
    most = most_decisions(game)
    turns = 0
    count_cards(table.ruleset, position)
    while not game.over:
        legal = family.legal(position)
        assert legal, f"nothing is legal after {turns} moves"
        family.play(position, choose(legal, stream), None)
        count_cards(table.ruleset, position)
        turns += 1
        assert turns <= most, "the game does not end"
    assert game.asked == "none"
    check_result(game)
    return turns
