"""Values for hypothesis to make up: moves, records, and texts bent out of shape. Always the same ones."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from motherlode import Move, Record
from motherlode.record_format import FORMAT

__all__ = ["bent", "moves", "records"]

words = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9.+-]{0,12}", fullmatch=True)
_numbers = st.integers(-999, 999)


def moves(heads: SearchStrategy[str] = words) -> SearchStrategy[Move]:
    """Any value a move can have."""
    hidden = st.one_of(words, st.just("?"))
    return st.builds(
        Move,
        head=heads,
        cards=st.none() | st.lists(hidden, max_size=3).map(tuple),
        pick=st.just("") | hidden,
        cells=st.lists(st.tuples(_numbers, _numbers), max_size=3).map(tuple),
        seat=st.integers(-1, 99),
    )


_tag_names = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,10}", fullmatch=True).filter(lambda name: name != "Motherlode")
_printable = st.characters(categories=("L", "N", "P", "S"))
_values = st.text(st.one_of(_printable, st.just(" "), st.just("\n"), st.sampled_from('"\\[]{}')), max_size=20)
_remarks = st.lists(st.text(_printable.filter(lambda letter: letter not in "{}"), min_size=1), min_size=1, max_size=6)


@st.composite
def _records(draw: st.DrawFn) -> Record:
    heads = words.filter(lambda word: not word[0].isdigit())
    played = draw(st.lists(moves(heads), max_size=12))
    places = st.integers(0, len(played))
    tags = draw(st.dictionaries(_tag_names, _values, max_size=4))
    comments = draw(st.dictionaries(places, _remarks.map(" ".join), max_size=4))
    return Record({"Motherlode": FORMAT, **tags}, tuple(played), comments)


def records() -> SearchStrategy[Record]:
    """Any record, with tags of printable text and comments of words with single spaces between them."""
    return _records()


_CROOKED = ["-1", "0", "99", "1e9", "9" * 30, "*", "*999", "?", "/", ",", "=", ":", "^v", "$", "!", "-", "+"]


@st.composite
def _bent(draw: st.DrawFn, texts: list[str]) -> str:
    """A mutated text: characters left out, doubled, moved or replaced, or spliced with another text."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        low = draw(st.integers(0, len(text)))
        high = min(len(text), low + draw(st.integers(0, 12)))
        piece = text[low:high]
        other = draw(st.sampled_from(texts))
        at = draw(st.integers(0, len(other)))
        bends = [
            "",
            piece * 2,
            piece[::-1],
            other[at : at + 12],
            draw(st.text(max_size=4)),
            draw(st.sampled_from(_CROOKED)),
        ]
        text = text[:low] + draw(st.sampled_from(bends)) + text[high:]
    return text


def bent(texts: list[str]) -> SearchStrategy[str]:
    """Texts that are nearly right."""
    return _bent(texts)
