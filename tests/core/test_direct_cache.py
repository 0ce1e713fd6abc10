"""The direct-mapped cache returns a key's own value or none, never that of another key."""

from __future__ import annotations

import random

from motherlode.core.move import DirectCache


def test_a_key_finds_its_own_value_or_none() -> None:
    cache: DirectCache[str] = DirectCache(64)
    chance = random.Random(1)
    keys = [chance.getrandbits(chance.randrange(1, 63)) for _ in range(500)]
    found = 0
    for key in keys:
        assert cache.get(key) in (None, str(key))
        cache.put(key, str(key))
        assert cache.get(key) == str(key)
        other = chance.choice(keys)
        assert cache.get(other) in (None, str(other))
        found += cache.get(other) is not None
    assert found


def test_a_few_keys_stay_while_others_come_and_go() -> None:
    cache: DirectCache[int] = DirectCache(2048)
    kept = 0
    for key in range(64):
        cache.put(key << 8, key)
    for key in range(200):
        cache.put(key << 20 | 7, key)
    for key in range(64):
        kept += cache.get(key << 8) == key
    assert kept > 40
