"""Redeal: a sampled truth fits its view, is complete and playable, and uniformly distributed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, sqrt
from typing import TypeVar

from motherlode import SPECTATOR, Game, View
from motherlode.core.visibility import UNKNOWN
from support.census import check_cards, check_result
from support.lines import fields_of, line_of, split_runs
from support.tables import Table, each_table, few_tables
from support.walks import at_random, chance, digging, walk

DRAWS = 300
PILES = {"roles", "goals", "mines", "treasures"}
T = TypeVar("T")


def _moments(table: Table, label: str, apart: int) -> Iterator[Game]:
    game = table.game(label)
    yield game
    for number, _ in enumerate(walk(game, chance(label, table))):
        if number % apart == 0 or (game.asked in ("gold", "theft", "treasure", "vote") and number % 2):
            yield game


@each_table
def test_a_redealt_truth_fits_the_view_and_has_all_the_cards(table: Table) -> None:
    for number, game in enumerate(_moments(table, "fits", 31)):
        for viewer in {SPECTATOR, number % table.seats, (number + 1) % table.seats}:
            view = game.view(viewer)
            redealt = view.redeal(chance("fits", table, number, viewer))
            assert str(redealt.view(viewer)) == str(view)
            assert (redealt.actor, redealt.asked, redealt.ruleset) == (game.actor, game.asked, game.ruleset)
            check_cards(redealt)


@few_tables
def test_a_redealt_truth_can_be_played_out(table: Table) -> None:
    for number, game in enumerate(_moments(table, "played out", 60)):
        redealt = game.view(number % table.seats).redeal(chance("played out", table, number))
        for _ in walk(redealt, chance("on", table, number), digging if number % 2 else at_random):
            check_cards(redealt)
        check_result(redealt)


@few_tables
def test_the_same_chance_redeals_the_same_truth_and_the_view_stays_as_it_was(table: Table) -> None:
    for number, game in enumerate(_moments(table, "same", 50)):
        view = game.view(number % table.seats)
        before = str(view)
        assert str(view.redeal("a seed")) == str(view.redeal("a seed")) == str(View.parse(before).redeal("a seed"))
        assert str(view) == before


@few_tables
def test_b44_with_the_deck_empty_somebody_can_still_play(table: Table) -> None:
    """That the round goes on tells something about the hands, and a redealt truth respects it."""
    game = table.game("going on")
    for number, _ in enumerate(walk(game, chance("going on", table))):
        if game.asked == "turn" and game.truth.deck == 0 and number % 3 == 0:
            redealt = game.view(number % table.seats).redeal(chance("going on", table, number))
            assert any(_can_play(redealt, seat) for seat in range(table.seats))


def _can_play(game: Game, seat: int) -> bool:
    """Whether a seat, were it asked, could play one of its cards instead of passing."""
    if not game.truth.hands[seat]:
        return False
    asked = Game.from_position(line_of({**fields_of(str(game)), "ask": f"turn:{seat}"}))
    return any(move.head != "pass" for move in asked.legal)


def test_b54_saboteurs_can_be_paid_what_they_were_paid_when_all_gold_is_gone() -> None:
    """Then they were paid the cards that nobody else took, which few random distributions of gold fit."""
    game = Game("base", 10, seed="gone 1", rounds=8)
    for number, _ in enumerate(walk(game, chance("gone", 1), digging)):
        if number % 25 == 0:
            for viewer in (SPECTATOR, number % 10):
                view = game.view(viewer)
                assert str(view.redeal(f"gone {number}").view(viewer)) == str(view)


# ---- every truth is as likely --------------------------------------------------------------------------------------


def _assert_fair(found: Counter[T], share: dict[T, float]) -> None:
    """Nothing impossible was drawn, and a chi-square is below what chance passes once in e**12."""
    assert set(found) <= set(share)
    draws = found.total()
    squares = sum((found[key] - draws * part) ** 2 / (draws * part) for key, part in share.items())
    freedom = len(share) - 1
    assert squares <= freedom + 2 * sqrt(freedom * 12) + 24


def _ways(left: Counter[str], places: int) -> int:
    """How many ways there are to lay what is left, cards of a kind being alike."""
    ways = factorial(places)
    for count in left.values():
        ways //= factorial(count)
    return ways


@few_tables
def test_every_arrangement_of_secrets_is_as_likely(table: Table) -> None:
    game = table.game("likely")
    for _ in zip(range(12), walk(game, chance("likely", table), at_random), strict=False):
        pass
    for viewer in (SPECTATOR, 0):
        view = game.view(viewer)
        stream = chance("draws", table, viewer)
        drawn = [view.redeal(stream) for _ in range(DRAWS)]
        for field in PILES & fields_of(str(view)).keys():
            seen, full = _words(view, field), Counter(game.deals()[-1][field])
            _assert_as_likely(seen, full, [_words(one, field) for one in drawn])


def _assert_as_likely(seen: list[str], full: Counter[str], drawn: list[list[str]]) -> None:
    """Check that in each unseen place a kind is as frequent as its copies left.

    Where there are few arrangements, each must come up as often.
    """
    left = full - Counter(seen)
    unseen = [place for place, word in enumerate(seen) if UNKNOWN in word]
    for place in unseen:
        possible = {word: count for word, count in left.items() if word.startswith(seen[place].rstrip(UNKNOWN))}
        share = {word: count / sum(possible.values()) for word, count in possible.items()}
        _assert_fair(Counter(words[place] for words in drawn), share)
    ways = _ways(left, len(unseen))
    if UNKNOWN in seen and left.total() == len(unseen) and ways <= DRAWS // 10:
        found = Counter(tuple(words) for words in drawn)
        assert len(found) == ways
        _assert_fair(found, dict.fromkeys(found, 1 / ways))


def _words(position: Game | View, field: str) -> list[str]:
    return [word.rstrip("^v") for word in fields_of(str(position))[field].split("/")]


@few_tables
def test_every_unseen_card_is_as_likely_in_every_hidden_place(table: Table) -> None:
    """The deck's next card and the first hand of another seat: kinds as frequent as they are unseen."""
    game = table.game("cards")
    for _ in zip(range(20), walk(game, chance("cards", table)), strict=False):
        pass
    view = game.view(0)
    stream = chance("card draws", table)
    draws = [fields_of(str(view.redeal(stream))) for _ in range(DRAWS)]
    unseen = Counter(_unseen_by_first(game))
    share = {card: count / unseen.total() for card, count in unseen.items()}
    tops = Counter(split_runs(draw["deck"])[0] for draw in draws)
    hands = Counter(card for draw in draws for card in split_runs(draw["hands"].split("/")[1]))
    _assert_fair(tops, share)
    _assert_fair(hands, share)


def _unseen_by_first(game: Game) -> Iterator[str]:
    """The cards in the other hands, in the deck, set aside, and face down among the discards of others."""
    fields = fields_of(str(game))
    for hand in fields["hands"].split("/")[1:]:
        yield from split_runs(hand)
    yield from split_runs(fields["deck"])
    yield from split_runs(fields.get("aside", "-"))
    for card in split_runs(fields["discards"]):
        name, _, seat = card.partition(":")
        if seat not in ("", "0"):
            yield name
