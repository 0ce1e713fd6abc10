"""Sentences about events, and reasons of refusals, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from motherlode import REFEREE, SPECTATOR, Event, Game, ruleset_names
from motherlode.games.lost_mines import events as lost_mines
from motherlode.games.tunnels import events as e
from motherlode.localization import LANGUAGES, localization
from motherlode.terminal.naming import card_object
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import story, terminal_of
from motherlode.terminal.refusals import refusal_reason, rule_text
from support.candidates import candidates, refusal_of
from support.tables import Table, few_tables
from support.walks import at_random, chance, digging, walk

NAMES = ("Ada", "Ben", "Cleo")
ENGLISH = localization("en")
WAY = ((3, 3), (4, 3))
GOALS = ("treasure", "stone-1", "stone-2")
MINES = ("gems", "gold", "silver", "dragon")
SIGNS = ("pick", "lamp", "cart", "trap", "theft")

each_language = pytest.mark.parametrize("language", LANGUAGES)

TUNNEL_EVENTS: Sequence[Event] = (
    e.RoundBegan(1, 0, ("miner", "?", "?", "?"), (("NS", "map"), ("?",), ("?",)), ("?",) * 3, (), ("?",), ("?",)),
    *(e.Asked(1, what) for what in ("turn", "gold", "theft")),
    e.Queued(()),
    e.Queued(("gold:0", "gold:1")),
    *(e.Laid(1, face, (3, -1)) for face in ("NS", "NE", "NESW", "N.E.S.W", "NS.EW", "S+ladder", "NS.E+green")),
    *(e.GoalTurnedUp((8, row), goal, False) for row, goal in zip((-2, 0, 2), GOALS, strict=True)),
    *(e.PutInFront(1, "trap", target, sign) for sign in SIGNS[:4] for target in (0, 2)),
    e.PutInFront(1, "theft", 1, "theft"),
    *(e.FrontCleared(1, "free", target, sign) for sign in SIGNS for target in (0, 1, 2)),
    e.RockFell(2, "rockfall", (1, 0), "N.E"),
    *(e.Peeked(1, "map", (8, 0), goal) for goal in ("?", *GOALS)),
    *(e.Discarded(1, card) for card in ("?", "map", "NE.S", "ESW+crystal")),
    e.PassedEmpty(1),
    *(e.Drew(0, card) for card in ("?", "fix-cart+lamp", "hands-off")),
    e.RoundEnded(1, True, ("miner", "saboteur", "miner", "miner"), GOALS, (0, 2)),
    e.RoundEnded(1, False, ("miner", "saboteur", "miner", "miner"), GOALS, (1,)),
    e.RoundEnded(1, False, ("miner", "miner", "miner", "saboteur"), GOALS, ()),
    e.RoundEnded(1, False, ("blue", "boss", "profiteer", "green", "geologist"), GOALS, (2,)),
    *(e.GoldDrawn(count) for count in (1, 2, 5)),
    *(e.GoldPassed(0, pool) for pool in ((), ("?", "?"), ("1", "2", "3"))),
    *(e.GoldTaken(0, nuggets) for nuggets in ("?", "1", "3")),
    *(e.GoldPaid(1, nuggets) for nuggets in ("?", "1", "3")),
    *(e.HatsSwapped(1, "swap-hats", target, role) for target in (0, 1, 2) for role in ("?", "boss")),
    *(e.Inspected(1, "inspect", 0, role) for role in ("?", "profiteer")),
    e.HandsSwapped(1, "swap-hands", 0, ("NS", "theft"), ()),
    e.HandsSwapped(1, "swap-hands", 2, ("?",), ("?", "?")),
    *(e.Shed(1, sign) for sign in SIGNS),
    *(e.Earned(1, nuggets) for nuggets in (0, 1, 5)),
    *(e.Robbed(1, target, got) for target in (0, 2) for got in (True, False)),
    e.GameEnded(("1",), (5, 2, 0), (0,)),
    e.GameEnded(("1",), (3, 3, 0), (0, 1)),
)

FOREST_EVENTS: Sequence[Event] = (
    lost_mines.RoundBegan(
        1,
        1,
        ("blue", "yellow", "blue"),
        ("selfish", "?", "?"),
        (("axe",), ("?",), ("?",)),
        ("?",) * 4,
        ("gems", "gold"),
        ("?", "?"),
        (),
        ("?",),
        ("?",),
    ),
    lost_mines.Queued(("vote:2",)),
    lost_mines.Queued(()),
    *(lost_mines.Asked(0, what) for what in ("play", "walk", "treasure", "vote")),
    *(lost_mines.PathLaid(1, face, (4, 3)) for face in ("NS", "NESW+ditch", "NE+rocks", "NES+campfire")),
    *(lost_mines.ToolPlaced(1, card, (4, 3)) for card in ("axe", "boat", "rope")),
    lost_mines.TrapSet(1, "trap", WAY),
    lost_mines.TrollCalled(1, "troll", WAY),
    lost_mines.TrollLeft(1),
    lost_mines.Stormed(1, "storm", (4, 3), "NS"),
    *(lost_mines.Scouted(1, "look-dwarf+mine", (10, 3), mine) for mine in ("?", *MINES)),
    *(lost_mines.Appraised(1, "look-mine+treasure", 3, value) for value in ("?", "1", "5")),
    *(lost_mines.Inspected(1, "look-dwarf+mine", 2, role) for role in ("?", "loyal")),
    *(lost_mines.Discarded(1, card) for card in ("?", "NS", "axe")),
    *(lost_mines.CardsDue(count) for count in (1, 2)),
    *(lost_mines.Drew(0, card) for card in ("?", "rope")),
    lost_mines.Walked(1, WAY),
    *(lost_mines.CardLost(1, card) for card in ("?", "EW+lake")),
    *(lost_mines.MineTurnedUp((10, 1), mine, False) for mine in MINES),
    lost_mines.DragonWoken(1),
    *(lost_mines.TreasureTaken(1, 3, value) for value in ("?", "2")),
    lost_mines.TurnLost(1),
    lost_mines.VoteCalled(1),
    *(lost_mines.Voted(1, agrees) for agrees in (True, False)),
    lost_mines.VoteEnded(),
    lost_mines.RoundEnded(1, ("loyal", "selfish", "saboteur"), ("3", "2", "1"), MINES),
    *(lost_mines.Scored(points) for points in ((1, 2, 5), (0, -2, 0), (0, 0, 0))),
    lost_mines.GameEnded((1, 0, 0), (0,)),
    lost_mines.GameEnded((7, 7, 0), (0, 1)),
)

each_game = pytest.mark.parametrize(
    ("ruleset", "module", "samples"),
    [("saboteur2", e, TUNNEL_EVENTS), ("lost-mines", lost_mines, FOREST_EVENTS)],
    ids=["tunnels", "lost_mines"],
)


def told(event: Event, viewer: int = SPECTATOR) -> str:
    """The sentence of a tunnel game's event in English."""
    return terminal_of("base").sentence(event, Players(NAMES, viewer, ENGLISH))


@each_language
@each_game
def test_every_class_of_events_has_a_sentence_that_shows_nothing_hidden(
    ruleset: str, module: ModuleType, samples: Sequence[Event], language: str
) -> None:
    """A text that is missing, or lacks an argument, raises; what is hidden is written as a question mark."""
    assert {type(event) for event in samples} == {getattr(module, name) for name in module.__all__}
    terminal, texts = terminal_of(ruleset), localization(language)
    for event in samples:
        for viewer in (SPECTATOR, 0, 1, 2):
            if isinstance(event, e.RoundBegan | lost_mines.RoundBegan) and viewer > 0:
                continue  # it is told to each seat with its own role
            words = terminal.sentence(event, Players(NAMES, viewer, texts))
            assert words.rstrip("\u2069")[-1] in ".!", words
            assert not set("?{}$") & set(words), words


@few_tables
def test_every_event_of_a_game_has_a_sentence_for_every_viewer(table: Table) -> None:
    game = table.game("told")
    for _ in walk(game, chance("told", table), digging):
        pass
    terminal = terminal_of(game.ruleset)
    for viewer in table.viewers:
        for language in LANGUAGES:
            players = Players(game.names, viewer, localization(language))
            for event in game.view(viewer).events:
                words = terminal.sentence(event, players)
                assert words.rstrip("\u2069")[-1] in ".!"
                assert "?" not in words


def test_a_sentence_calls_the_viewer_you_and_others_by_name() -> None:
    event = e.PutInFront(0, "break-lamp", 1, "lamp")
    assert told(event) == "Ada broke Ben’s lamp."
    assert told(event, 0) == "You broke Ben’s lamp."
    assert told(event, 1) == "Ada broke your lamp."


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (e.Laid(0, "NES", (1, -2)), "Ada laid a fork (NES) in column 1, row -2."),
        (e.Peeked(0, "map", (8, 0), "?"), "Ada looked at the middle goal."),
        (e.Peeked(0, "map", (8, 0), "stone-1"), "Ada looked at the middle goal: only stone."),
        (e.Discarded(0, "?"), "Ada discarded a card face down."),
        (e.FrontCleared(0, "fix-pick", 0, "pick"), "Ada repaired their own pickaxe."),
        (e.GoalTurnedUp((8, 2), "treasure", False), "The tunnel has reached the lower goal: it’s the treasure!"),
        (e.RockFell(2, "rockfall", (1, 0), "N.E"), "Rockfall! Cleo removed a dead end (N.E) in column 1, row 0."),
        (e.GoldTaken(1, "?"), "Ben kept a gold card."),
        (e.GoldPaid(1, "1"), "Ben got a gold card (1 nugget)."),
        (
            e.GameEnded(("1",), (3, 3, 0), (0, 1)),
            "The game is over. The winners, with 3 nuggets each: Ada and Ben.",
        ),
    ],
)
def test_sentences_in_english(event: Event, expected: str) -> None:
    assert told(event) == expected


def test_b50_b55_the_end_of_a_round_says_who_won() -> None:
    reached = told(e.RoundEnded(1, True, ("miner", "saboteur", "miner", "miner"), GOALS, (0, 2)))
    assert "the miners won" in reached
    assert "Ben – saboteur" in reached
    assert "the saboteurs won" in told(e.RoundEnded(1, False, ("miner", "saboteur", "miner", "miner"), GOALS, (1,)))
    assert "Nobody won" in told(e.RoundEnded(1, False, ("miner", "miner", "miner", "saboteur"), GOALS, ()))


def test_the_story_leaves_out_turns_and_what_others_draw() -> None:
    events = [e.Asked(0, "turn"), e.Drew(0, "map"), e.Drew(1, "?")]
    assert story(terminal_of("base"), events, Players(NAMES, 0, ENGLISH)) == ["You drew a map."]


def test_control_characters_in_names_are_replaced() -> None:
    players = Players(("\x1b[2Jx\ny", "", "Cleo"), SPECTATOR, ENGLISH)
    assert players.name(0) == "\ufffd[2Jx y"
    assert players.name(1) == "Player 2"


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
        ("fix-cart+lamp", "a cart or lamp repair"),
        ("?", "a card"),
    ],
)
def test_cards_in_english(card: str, words: str) -> None:
    assert card_object(ENGLISH, card) == words


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_refusal_is_explained_in_every_language(ruleset: str) -> None:
    """Try every kind of move at several points of a game: each rule that refuses one has a text."""
    game = Game(ruleset, seed="refusals", rounds=1)
    rules: set[str] = set()
    for number, _ in enumerate(walk(game, chance("refusals", ruleset), at_random)):
        if number in (10, 30):
            legal = game.legal
            rules |= {refusal_of(legal, move) for move in candidates(game)}
    found = {rule for rule in rules if rule and " " not in rule}
    assert len(found) > 5
    for rule in found:
        reasons = {refusal_reason(localization(language), ruleset, rule) for language in LANGUAGES}
        assert len(reasons) == len(LANGUAGES)


def test_a_refusal_without_a_text_of_its_own_is_explained_by_the_rule() -> None:
    assert refusal_reason(ENGLISH, "base", "B-22") == rule_text("base", "B-22")
    assert rule_text("base", "b-22")
    assert rule_text("base", "X-99") == ""


def test_the_referee_is_told_what_was_hidden() -> None:
    assert told(e.Discarded(0, "map"), REFEREE) == "Ada discarded a map face down."
