"""Position lines with a few things changed: numbers, cards, whole fields, whose decision it is."""

from __future__ import annotations

import re
from collections.abc import Callable

from motherlode import Stream
from support.lines import fields_of, joined_runs, line_of, split_runs

__all__ = ["mutated"]

Fields = dict[str, str]
Mutation = Callable[[Fields, Fields, Stream], None]

_TOKEN = re.compile(r"[^ ,/;:+|>*=@]+")
_NUMBER = re.compile(r"\d+")
_ASKS = ("none", "turn", "gold", "theft", "play", "walk", "treasure", "vote")
_ODD = ("-", "?", "0", "1", "2", "9", "99", "-1", "9" * 30, "", "map", "troll", "NS")


def mutated(line: str, other: str, stream: Stream) -> str:
    """The line with one to three changes; ``other`` is a line of the same ruleset to take fields from."""
    fields, others = fields_of(line), fields_of(other)
    chosen = [stream.below(len(_MUTATIONS)) for _ in range(1 + stream.below(3))]
    for number in sorted(chosen):  # those that need whole fields come first
        _MUTATIONS[number](fields, others, stream)
    return line_of(fields)


def _any(items: list[str], stream: Stream) -> str:
    return items[stream.below(len(items))]


def _replace(text: str, found: list[re.Match[str]], stream: Stream, word: str) -> str:
    match = found[stream.below(len(found))]
    return text[: match.start()] + word + text[match.end() :]


def _change_number(fields: Fields, others: Fields, stream: Stream) -> None:
    name = _any(list(fields), stream)
    found = list(_NUMBER.finditer(fields[name]))
    if found:
        match = found[stream.below(len(found))]
        near = str(max(0, int(match.group()[:9]) + stream.below(5) - 2))
        fields[name] = fields[name][: match.start()] + near + fields[name][match.end() :]


def _swap_cards(fields: Fields, others: Fields, stream: Stream) -> None:
    """Swap a card of a pile or hand with one of another, or move it there."""
    piles = [name for name in ("hands", "deck", "discards", "aside", "gold", "pool", "luck") if name in fields]
    one, two = _any(piles, stream), _any(piles, stream)
    left, right = _pick(fields[one], stream), _pick(fields[two], stream)
    if one != two and left and right:
        if stream.below(2):
            fields[one] = _put(fields[one], left, right.group(), stream)
        fields[two] = _put(fields[two], right, left.group(), stream)


def _pick(text: str, stream: Stream) -> re.Match[str] | None:
    found = [match for match in _TOKEN.finditer(text) if not match.group().isdecimal() and match.group() != "-"]
    return found[stream.below(len(found))] if found else None


def _put(text: str, match: re.Match[str], word: str, stream: Stream) -> str:
    return text[: match.start()] + word + text[match.end() :]


def _deal_card(fields: Fields, others: Fields, stream: Stream) -> None:
    """Move a card from one hand, or from the deck, to another, so that all cards are still there."""
    hands = [split_runs(hand) for hand in fields["hands"].split("/")]
    piles = [*hands, split_runs(fields["deck"])]
    one, two = piles[stream.below(len(piles))], piles[stream.below(len(piles))]
    if one:
        two.append(one.pop(stream.below(len(one))))
    fields["hands"] = "/".join(joined_runs(hand) for hand in hands)
    fields["deck"] = joined_runs(piles[-1])


def _empty_hand(fields: Fields, others: Fields, stream: Stream) -> None:
    """Put a whole hand under the deck."""
    hands = fields["hands"].split("/")
    seat = stream.below(len(hands))
    fields["deck"] = joined_runs([*split_runs(fields["deck"]), *split_runs(hands[seat])])
    hands[seat] = "-"
    fields["hands"] = "/".join(hands)


def _empty_deck(fields: Fields, others: Fields, stream: Stream) -> None:
    """Put the whole deck on the discard pile."""
    fields["discards"] = joined_runs([*split_runs(fields["discards"]), *split_runs(fields["deck"])])
    fields["deck"] = "-"


def _swap_parts(fields: Fields, others: Fields, stream: Stream) -> None:
    """Swap two parts of a list by seat or by place."""
    name = _any(list(fields), stream)
    by = _any(["/", ",", ";"], stream)
    parts = fields[name].split(by)
    one, two = stream.below(len(parts)), stream.below(len(parts))
    parts[one], parts[two] = parts[two], parts[one]
    fields[name] = by.join(parts)


def _drop_or_double(fields: Fields, others: Fields, stream: Stream) -> None:
    name = _any(list(fields), stream)
    by = _any(["/", ",", ";", "+"], stream)
    parts = fields[name].split(by)
    at = stream.below(len(parts))
    parts[at : at + 1] = [] if stream.below(2) else [parts[at], parts[at]]
    fields[name] = by.join(parts) or "-"


def _change_token(fields: Fields, others: Fields, stream: Stream) -> None:
    name = _any(list(fields), stream)
    found = list(_TOKEN.finditer(fields[name]))
    if found:
        fields[name] = _replace(fields[name], found, stream, _any(list(_ODD), stream))


def _take_field(fields: Fields, others: Fields, stream: Stream) -> None:
    name = _any(list(others), stream)
    fields[name] = others[name]


def _drop_field(fields: Fields, others: Fields, stream: Stream) -> None:
    del fields[_any([name for name in fields if name != "head"], stream)]


def _ask(fields: Fields, others: Fields, stream: Stream) -> None:
    what, _, seat = fields["ask"].partition(":")
    if stream.below(2):
        what = _any(list(_ASKS), stream)
    fields["ask"] = f"{what}:{'-' if what == 'none' else stream.below(4) if stream.below(2) or seat == '-' else seat}"
    if what == "none":
        fields["ask"] = "none:-"


def _decide(fields: Fields, others: Fields, stream: Stream) -> None:
    """Change something beside the decision: who called a vote, cards due, decisions to come, the round."""
    name = _any(["next", "due", "caller", "called", "round", "first", "last", "dragon", "lost", "thieves"], stream)
    number = str(stream.below(4))
    odd = {"next": f"{fields['ask'].partition(':')[0]}:{number}", "last": f"{number},{number}"}
    fields[name] = odd.get(name, number)


_MUTATIONS: tuple[Mutation, ...] = (
    _deal_card,
    _deal_card,
    _empty_hand,
    _empty_deck,
    _swap_cards,
    _ask,
    _ask,
    _decide,
    _swap_parts,
    _swap_parts,
    _change_number,
    _drop_or_double,
    _change_token,
    _take_field,
    _drop_field,
)
