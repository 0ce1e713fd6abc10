"""Card faces: every way to join four edges reads back, turns, and joins as it should."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from motherlode import ParseError
from motherlode.core.faces import EAST, EDGES, NORTH, SOUTH, WEST, Face, fitting, turned_mask

TURNED = {"N": "S", "E": "W", "S": "N", "W": "E"}


def _all_faces() -> Iterator[str]:
    """Every way to close edges and group the open ones, as text in the order N, E, S, W."""
    seen = set()
    for places in product(range(5), repeat=4):  # for each edge: closed, or one of four groups
        groups: dict[int, str] = {}
        for edge, place in zip(EDGES, places, strict=True):
            groups[place] = groups.get(place, "") + edge
        seen.add(".".join(group for place, group in groups.items() if place))
    yield from sorted(seen - {""})


FACES = [*_all_faces(), "NS+blue", "N.ESW+crystal", "E+ladder"]


def test_there_are_as_many_faces_as_partial_partitions_of_four_edges() -> None:
    assert len(set(FACES)) == 51 + 3


def _mask(letters: str) -> int:
    return sum({"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}[letter] for letter in letters)


@pytest.mark.parametrize("text", FACES)
def test_a_face_reads_back(text: str) -> None:
    face = Face.parse(text)
    assert str(face) == text
    assert eval(repr(face), {"Face": Face}) == face
    assert face.feature == text.partition("+")[2]
    assert face.open == _mask("".join(text.partition("+")[0].split(".")))


@pytest.mark.parametrize("text", FACES)
def test_turning_swaps_north_with_south_and_east_with_west(text: str) -> None:
    face = Face.parse(text)
    joins, plus, feature = text.partition("+")
    assert face.turned() == Face.parse("".join(TURNED.get(letter, letter) for letter in joins) + plus + feature)
    assert face.turned().turned() == face
    assert face.turned().open == turned_mask(face.open)


@pytest.mark.parametrize("text", FACES)
def test_joined_arms_are_those_of_the_same_group(text: str) -> None:
    face = Face.parse(text)
    groups = [_mask(group) for group in text.partition("+")[0].split(".")]
    for arms in range(16):
        joined = face.joined(arms)
        assert joined == sum(group for group in groups if group & arms)
        assert face.joined(joined) == joined
        assert arms & face.open & ~joined == 0
        assert face.turned().joined(turned_mask(arms)) == turned_mask(joined)


def test_the_order_in_which_edges_are_written_does_not_matter() -> None:
    assert Face.parse("WSEN") == Face.parse("NESW")
    assert Face.parse("W.SN+blue") == Face.parse("NS.W+blue")


@pytest.mark.parametrize(
    "text", ["", ".", "N.", ".N", "NN", "N.N", "X", "n", "N E", "NS..E", "+blue", "NESWN", "NS,EW"]
)
def test_what_is_no_face_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        Face.parse(text)


def test_fitting_is_what_is_open_where_it_must_and_closed_where_it_must() -> None:
    for need, forbid, edges in product(range(16), repeat=3):
        fits = all(edges >> side & 1 for side in range(4) if need >> side & 1)
        fits = fits and not any(edges >> side & 1 for side in range(4) if forbid >> side & 1)
        assert bool(fitting(need, forbid) >> edges & 1) == fits
