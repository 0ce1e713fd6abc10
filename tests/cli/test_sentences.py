"""What happened, in sentences."""

from __future__ import annotations

import pytest

from motherlode import REFEREE, SPECTATOR, Event, Game, ruleset_names
from motherlode.cli.refusals import REASONS, explain, rule_text
from motherlode.cli.sentences import SENTENCES, sentence, story
from motherlode.cli.words import People, card_words, listed
from motherlode.games.lost_mines import events as forest
from motherlode.games.tunnels import events as e
from support.candidates import candidates, refusal_of
from support.tables import Table, few_tables
from support.walks import at_random, chance, digging, walk

NAMES = ("Ada", "Ben", "Cleo")


def told(happened: object, viewer: int = SPECTATOR) -> str:
    assert isinstance(happened, Event)
    return sentence(happened, People(NAMES, viewer))


def test_every_class_of_events_has_a_sentence() -> None:
    classes = [getattr(module, name) for module in (e, forest) for name in module.__all__]
    assert set(SENTENCES) == set(classes)


@few_tables
def test_whatever_happens_in_a_game_can_be_told_to_everyone(table: Table) -> None:
    game = table.game("told")
    for _ in walk(game, chance("told", table), digging):
        pass
    for viewer in table.viewers:
        people = People(game.names, viewer)
        for happened in game.view(viewer).events:
            words = sentence(happened, people)
            assert words[0].isupper() or words[0].isdigit() or words.startswith("seat")
            assert words[-1] in ".!"
            assert "?" not in words


def test_a_seat_is_you_to_itself_and_has_its_name_for_others() -> None:
    happened = e.PutInFront(0, "break-lamp", 1, "lamp")
    assert told(happened) == "Ada broke Ben's lamp."
    assert told(happened, 0) == "You broke Ben's lamp."
    assert told(happened, 1) == "Ada broke your lamp."


@pytest.mark.parametrize(
    ("happened", "expected"),
    [
        (e.Laid(0, "NES", (1, -2)), "Ada laid a fork (NES) at 1,-2."),
        (e.Peeked(0, "map", (8, 0), "?"), "Ada looked at the goal at 8,0."),
        (e.Peeked(0, "map", (8, 0), "stone-1"), "Ada looked at the goal at 8,0 and saw stone."),
        (e.Discarded(0, "?"), "Ada discarded a card face down."),
        (e.FrontCleared(0, "fix-pick", 0, "pick"), "Ada mended their own pickaxe."),
        (e.GoalTurnedUp((8, 2), "treasure", False), "The goal at 8,2 was reached and turned up: it is the treasure!"),
        (e.RockFell(2, "rockfall", (1, 0), "N.E"), "Cleo brought down a dead end (N.E) at 1,0 with a rockfall."),
        (e.GoldTaken(1, "?"), "Ben kept a gold card."),
        (e.GoldPaid(1, "1"), "Ben was given a gold card with 1 nugget."),
        (e.GameEnded(("1",), (3, 3, 0), (0, 1)), "The game is over: Ada and Ben won with 3 nuggets each."),
    ],
)
def test_sentences_are_plain(happened: object, expected: str) -> None:
    assert told(happened) == expected


def test_b50_b55_the_end_of_a_round_says_who_won() -> None:
    goals = ("treasure", "stone-1", "stone-2")
    reached = told(e.RoundEnded(1, True, ("miner", "saboteur", "miner", "miner"), goals))
    assert "the miners won" in reached
    assert "Ben (saboteur)" in reached
    assert "the saboteurs won" in told(e.RoundEnded(1, False, ("miner", "saboteur", "miner", "miner"), goals))
    assert "nobody won" in told(e.RoundEnded(1, False, ("miner", "miner", "miner", "saboteur"), goals))


def test_others_drawing_and_turns_go_without_saying() -> None:
    events = [e.Asked(0, "turn"), e.Drew(0, "map"), e.Drew(1, "?")]
    assert story(events, People(NAMES, 0)) == ["You drew a map."]


def test_names_from_a_file_cannot_steer_the_terminal() -> None:
    people = People(("\x1b[2Jx\ny", "", "Cleo"), SPECTATOR)
    assert people.name(0) == "\ufffd[2Jx y"
    assert people.name(1) == "seat 1"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("NESW", "a crossroads (NESW)"),
        ("SW", "a bend (SW)"),
        ("NS", "a straight tunnel (NS)"),
        ("NS.EW", "a bridge (NS.EW)"),
        ("NW.ES", "a double curve (NW.ES)"),
        ("NS.E+green", "a partly blocked tunnel with a green door (NS.E+green)"),
        ("ES+ladder", "a bend with a ladder (ES+ladder)"),
        ("fix-cart+lamp", "a repair for cart or lamp"),
        ("?", "a card"),
    ],
)
def test_cards_have_words(card: str, words: str) -> None:
    assert card_words(card) == words


def test_a_list_of_words_reads_as_one_says_it() -> None:
    assert [listed(NAMES[:number]) for number in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_refusal_is_explained_with_its_rule(ruleset: str) -> None:
    """Try everything that can be said in a game: whichever rule refuses it has its words."""
    game = Game(ruleset, seed="refusals", rounds=1)
    rules: set[str] = set()
    for number, _ in enumerate(walk(game, chance("refusals", ruleset), at_random)):
        if number in (10, 30):
            legal = game.legal
            rules |= {refusal_of(legal, move) for move in candidates(game)}
    found = {rule for rule in rules if rule and " " not in rule}
    assert len(found) > 5
    for rule in found:
        assert explain(ruleset, rule).endswith(f"({rule})")
        assert rule in REASONS or rule_text(ruleset, rule)


def test_a_refusal_without_words_of_its_own_is_explained_by_the_rule_itself() -> None:
    assert explain("base", "B-22") == f"{rule_text('base', 'B-22')} (B-22)"
    assert rule_text("base", "b-22")
    assert rule_text("base", "X-99") == ""


def test_the_referee_is_told_what_was_hidden() -> None:
    assert told(e.Discarded(0, "map"), REFEREE) == "Ada discarded a map face down."
