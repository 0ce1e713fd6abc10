"""Rate limits hold over all nodes: each tells the others what it has counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motherlode.server.domain.refusals import Refused
from motherlode.server.settings import Limits
from motherlode.server.transport.rate_limits import Limiter

LIMITS = Limits(talk="4/hour", replays="4/hour", downloads="4/hour", subscribes="4/hour", figures="4/hour")
REQUESTS: dict[str, Callable[[Limiter], None]] = {
    "talk": lambda limiter: limiter.talk("ada", "t", is_member=True),
    "replay": lambda limiter: limiter.replay("192.0.2.1"),
    "subscribe": lambda limiter: limiter.subscribe("ada"),
    "figures": lambda limiter: limiter.figures("ada"),
    "download": lambda limiter: limiter.download("ada", "192.0.2.1"),
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_limit_that_was_used_up_at_one_node_is_used_up_at_the_others(kind: str) -> None:
    one, two = Limiter(LIMITS), Limiter(LIMITS)
    one.take_hits()
    for _ in range(4):
        REQUESTS[kind](one)
    two.add_hits(one.take_hits())
    with pytest.raises(Refused, match="too-fast"):
        REQUESTS[kind](two)
