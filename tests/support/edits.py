"""Swaps two things that a viewer has not seen in the text of a truth."""

from __future__ import annotations

from collections.abc import Callable

from motherlode import Stream
from support.lines import fields_of, joined_runs, line_of, split_runs

__all__ = ["EDITS", "edited"]

Fields = dict[str, str]


def edited(name: str, line: str, viewer: int, stream: Stream) -> str:
    """The line after the edit of this name; the same line where there is nothing of the kind to swap."""
    fields = fields_of(line)
    EDITS[name](fields, viewer, stream)
    if line_of(fields) != line:
        _forget_what_others_know(fields, viewer)
    return line_of(fields)


def _forget_what_others_know(fields: Fields, viewer: int) -> None:
    """Forget others' knowledge of a swapped card (S-33): a truth that contradicts it is no position."""
    own = [handed for handed in fields.get("handed", "").split(";") if handed.startswith(f"{viewer}>")]
    if own:
        fields["handed"] = ";".join(own)
    else:
        fields.pop("handed", None)


def _swap(items: list[str], places: list[int], stream: Stream) -> None:
    """Swap the items of two of the places, different ones if there are."""
    if places:
        one = places[stream.below(len(places))]
        others = [place for place in places if items[place] != items[one]]
        if others:
            other = others[stream.below(len(others))]
            items[one], items[other] = items[other], items[one]


def _is_turn(fields: Fields) -> bool:
    return fields["ask"].startswith("turn:")


def _roles(fields: Fields, viewer: int, stream: Stream) -> None:
    """Two dwarf cards that the viewer has not seen where they lie, those left over among them."""
    roles = fields["roles"].split("/")
    seen = fields["insight"].split("/")[viewer].split("+") if viewer >= 0 and "insight" in fields else [str(viewer)]
    if _is_turn(fields):
        _swap(roles, [place for place in range(len(roles)) if str(place) not in seen], stream)
    fields["roles"] = "/".join(roles)


def _goals(fields: Fields, viewer: int, stream: Stream) -> None:
    """Two goals that lie face down, neither peeked at by the viewer."""
    goals = fields["goals"].split("/")
    peeked = fields["peeks"].split("/")[viewer].split("+") if viewer >= 0 else []
    down = [goal for goal, name in enumerate(goals) if name[-1] not in "^v" and str(goal) not in peeked]
    if _is_turn(fields):
        _swap(goals, down, stream)
    fields["goals"] = "/".join(goals)


def _knows_hands(fields: Fields, viewer: int) -> bool:
    """Whether the viewer once held cards that are in another hand now (S-33)."""
    return any(handed.startswith(f"{viewer}>") for handed in fields.get("handed", "").split(";"))


def _hands(fields: Fields, viewer: int, stream: Stream) -> None:
    """A card of one other hand and a card of another."""
    hands = [split_runs(hand) for hand in fields["hands"].split("/")]
    others = [seat for seat in range(len(hands)) if seat != viewer and hands[seat]]
    if len(others) > 1 and not _knows_hands(fields, viewer):
        cards = [hands[seat][0] for seat in others]
        _swap(cards, list(range(len(cards))), stream)
        for seat, card in zip(others, cards, strict=True):
            hands[seat] = sorted([card, *hands[seat][1:]])
    fields["hands"] = "/".join(joined_runs(hand) for hand in hands)


def _hand_and_deck(fields: Fields, viewer: int, stream: Stream) -> None:
    """A card of another hand and one of the deck."""
    hands = [split_runs(hand) for hand in fields["hands"].split("/")]
    deck = split_runs(fields["deck"])
    others = [seat for seat in range(len(hands)) if seat != viewer and hands[seat]]
    if deck and others and not _knows_hands(fields, viewer):
        seat = others[stream.below(len(others))]
        place = stream.below(len(deck))
        card, hands[seat][0] = hands[seat][0], deck[place]
        deck[place] = card
        hands[seat] = sorted(hands[seat])
    fields["hands"] = "/".join(joined_runs(hand) for hand in hands)
    fields["deck"] = joined_runs(deck)


def _deck(fields: Fields, viewer: int, stream: Stream) -> None:
    """Two cards of the deck."""
    deck = split_runs(fields["deck"])
    _swap(deck, list(range(len(deck))), stream)
    fields["deck"] = joined_runs(deck)


def _aside(fields: Fields, viewer: int, stream: Stream) -> None:
    """A card of those set aside and one of the deck (S-03)."""
    aside, deck = split_runs(fields.get("aside", "-")), split_runs(fields["deck"])
    if aside and deck:
        aside[0], deck[0] = deck[0], aside[0]
        fields["aside"] = joined_runs(aside)
        fields["deck"] = joined_runs(deck)


def _discards(fields: Fields, viewer: int, stream: Stream) -> None:
    """A card that another seat discarded face down and one of the deck."""
    discards = split_runs(fields["discards"])
    deck = split_runs(fields["deck"])
    down = [place for place, card in enumerate(discards) if ":" in card and not card.endswith(f":{viewer}")]
    if down and deck and not _knows_hands(fields, viewer):
        place = down[stream.below(len(down))]
        card, _, seat = discards[place].partition(":")
        discards[place], deck[0] = f"{deck[0]}:{seat}", card
    fields["discards"] = joined_runs(discards)
    fields["deck"] = joined_runs(deck)


def _gold(fields: Fields, viewer: int, stream: Stream) -> None:
    """Two of the gold cards left."""
    gold = split_runs(fields["gold"])
    _swap(gold, list(range(len(gold))), stream)
    fields["gold"] = joined_runs(gold)


def _has_looked(fields: Fields, viewer: int, number: str) -> bool:
    """Whether the viewer has seen the gold cards that went round in a round of this number."""
    if fields["ask"] == f"gold:{viewer}" and fields["round"] == number:
        return True
    return any(entry.startswith(f"{number}:{viewer}:") and not entry.endswith("$") for entry in _took(fields))


def _took(fields: Fields) -> list[str]:
    return fields["took"].split(",") if "took" in fields else []


def _is_secret(fields: Fields) -> bool:
    """Whether what was taken is secret: gold cards are, until the game ends (B-56); tokens are not."""
    return fields["ask"] != "none:-" and fields["gold"] != "-"


def _pool(fields: Fields, viewer: int, stream: Stream) -> None:
    """One of the gold cards going round, which the viewer has not looked at, and one of those left."""
    pool, gold = split_runs(fields.get("pool", "-")), split_runs(fields["gold"])
    if pool and gold and not _has_looked(fields, viewer, fields["round"]):
        pool[0], gold[0] = gold[0], pool[0]
        fields["pool"] = joined_runs(sorted(pool))
        fields["gold"] = joined_runs(gold)


def _taken(fields: Fields, viewer: int, stream: Stream) -> None:
    """Two gold cards that others chose in the same round, in which the viewer did not look.

    What saboteurs are paid follows from the cards that were left (B-54), and would not after any other swap.
    """
    entries = [entry.rstrip("$").split(":") for entry in _took(fields)]
    marks = ["$" if entry.endswith("$") else "" for entry in _took(fields)]
    worths = [worth for _, _, worth in entries]
    for each in sorted({number for number, _, _ in entries}):
        places = [
            place
            for place, (number, seat, _) in enumerate(entries)
            if number == each and not marks[place] and seat != str(viewer)
        ]
        if _is_secret(fields) and not _has_looked(fields, viewer, each):
            _swap(worths, places, stream)
    if entries:
        fields["took"] = ",".join(
            f"{number}:{seat}:{worth}{mark}"
            for (number, seat, _), worth, mark in zip(entries, worths, marks, strict=True)
        )


EDITS: dict[str, Callable[[Fields, int, Stream], None]] = {
    "roles": _roles,
    "goals": _goals,
    "hands": _hands,
    "hand and deck": _hand_and_deck,
    "deck": _deck,
    "aside": _aside,
    "discards": _discards,
    "gold": _gold,
    "pool": _pool,
    "taken": _taken,
}
"""What can be swapped, by name."""
