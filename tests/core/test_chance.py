"""Random streams match their specification, everywhere; they are fair and independent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b, sha256
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from motherlode import Stream
from motherlode.core.chance.random_stream import fresh_seed, key_of, seed_hash
from support import examples

DRAWS = 6000


def _pairs(seed: str, label: str, index: int) -> Iterator[int]:
    """The stream's numbers of 16 bits, worked out from its description alone."""
    key = blake2b(seed.encode(), digest_size=32, person=b"motherlode key").digest()
    name = key + label.encode().ljust(12, b"\0") + index.to_bytes(4, "little")
    block = 0
    while True:
        bytes_ = blake2b(name + block.to_bytes(8, "little")).digest()
        for at in range(0, 64, 2):
            yield int.from_bytes(bytes_[at : at + 2], "little")
        block += 1


def _below(pairs: Iterator[int], n: int) -> int:
    """One of n numbers: the high half of a product, and another try where the low half would favour some."""
    while True:
        high, low = divmod(next(pairs) * n, 65536)
        if low >= 65536 % n:
            return high


@examples(80)
@given(st.text(), st.text(st.characters(codec="ascii"), max_size=12), st.integers(0, 1000), st.integers(1, 65536))
def test_draws_are_those_of_the_description(seed: str, label: str, index: int, n: int) -> None:
    stream, pairs = Stream(key_of(seed), label, index), _pairs(seed, label, index)
    assert [stream.below(n) for _ in range(40)] == [_below(pairs, n) for _ in range(40)]


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    pairs = _pairs("a seed", "deck", 2)
    expected = list(range(67))
    for last in range(66, 0, -1):
        other = _below(pairs, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    pile = vec[i64](range(67))
    Stream(key_of("a seed"), "deck", 2).shuffle(pile)
    assert list(pile) == expected


def test_known_answers() -> None:
    """Written down once, so that description and code cannot drift together."""
    stream = Stream(key_of("motherlode"), "deck", 1)
    assert [stream.below(100) for _ in range(12)] == [32, 54, 91, 45, 29, 65, 77, 84, 40, 38, 14, 39]
    assert stream.random() == 0.10413482046446987
    assert stream.below(10**9) == 924862650
    assert key_of("motherlode").hex() == "0c7f90d19bf2bf66ce2a73e36b90c113be0e48a246d27429982634d814c1b61a"


def _assert_fair(found: Counter[int], kinds: int) -> None:
    """A chi-square below what chance passes once in e**12."""
    expected = found.total() / kinds
    squares = sum((found[kind] - expected) ** 2 / expected for kind in range(kinds))
    assert squares <= kinds - 1 + 2 * sqrt((kinds - 1) * 12) + 24


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 28, 67, 71, 1000])
def test_every_number_is_as_likely(n: int) -> None:
    stream = Stream(key_of("fair"), "fair", n)
    found = Counter(stream.below(n) for _ in range(DRAWS))
    assert set(found) <= set(range(n))
    _assert_fair(found, n)


@pytest.mark.parametrize("n", [65537, 100_000, 3 * 2**30, 2**32])
def test_large_numbers_are_drawn_fairly_too(n: int) -> None:
    stream = Stream(key_of("large"), "large")
    draws = [stream.below(n) for _ in range(DRAWS)]
    assert all(0 <= draw < n for draw in draws)
    _assert_fair(Counter(draw * 16 // n for draw in draws), 16)


def test_every_order_is_as_likely() -> None:
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    stream = Stream(key_of("orders"), "orders")
    found: Counter[int] = Counter()
    for _ in range(DRAWS):
        pile = vec[i64](range(4))
        stream.shuffle(pile)
        found[orders[tuple(pile)]] += 1
    _assert_fair(found, 24)


def test_random_numbers_lie_between_0_and_1() -> None:
    stream = Stream(key_of("random"), "random")
    draws = [stream.random() for _ in range(DRAWS)]
    assert all(0 <= draw < 1 for draw in draws)
    _assert_fair(Counter(int(draw * 20) for draw in draws), 20)


@examples(50)
@given(st.lists(st.sampled_from(["a", "b", "c"]), max_size=30))
def test_streams_do_not_disturb_each_other(turns: list[str]) -> None:
    """However their draws are mixed, each stream gives what it gives alone."""
    key = key_of("mixed")
    streams = {label: Stream(key, label) for label in "abc"}
    alone = {label: Stream(key, label) for label in "abc"}
    mixed = [(label, streams[label].below(1000)) for label in turns]
    for label in "abc":
        drawn = [draw for turn, draw in mixed if turn == label]
        assert drawn == [alone[label].below(1000) for _ in drawn]


def test_other_seeds_labels_and_indices_give_other_streams() -> None:
    names = [(seed, label, index) for seed in ("a", "b") for label in ("deck", "gold", "") for index in (0, 1, 256)]
    streams = [Stream(key_of(seed), label, index) for seed, label, index in names]
    found = {tuple(stream.below(65536) for _ in range(8)) for stream in streams}
    assert len(found) == len(names)


def test_no_number_below_nothing() -> None:
    stream = Stream(key_of("none"), "none")
    for n in (0, -1, -(2**40)):
        with pytest.raises(ValueError, match="positive"):
            stream.below(n)
    assert {stream.below(1) for _ in range(100)} == {0}


def test_the_hash_of_a_seed_is_plain_sha256_and_tells_nothing_of_the_key() -> None:
    assert seed_hash("a seed") == sha256(b"a seed").hexdigest()
    assert bytes.fromhex(seed_hash("a seed")) != key_of("a seed")
    assert len(bytes.fromhex(fresh_seed())) == 32
