"""Marks: which places of a buffer are set, and the place that would come n-th if they were sorted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.encoding.marks import Marks

SIZE = 300
some_places = st.lists(st.integers(0, SIZE - 1), min_size=1, unique=True)


@given(some_places)
def test_the_nth_place_is_that_of_the_sorted_places(places: list[int]) -> None:
    out, marks = vec[u8](bytes(SIZE)), Marks()
    for place in places:
        marks.put(out, place, 1)
    assert [marks.nth(n) for n in range(len(places))] == sorted(places)


@given(some_places, some_places)
def test_what_was_set_is_cleared_and_can_be_set_again(first: list[int], second: list[int]) -> None:
    out, marks = vec[u8](bytes(SIZE)), Marks()
    for places in (first, second):
        marks.clear(out, 0)
        assert not any(out)
        for place in places:
            marks.put(out, place, 1)
        assert [place for place in range(SIZE) if out[place]] == sorted(places)
