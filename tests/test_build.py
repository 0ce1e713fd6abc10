"""The build that is tested is the one that was asked for."""

import os

from motherlode._build import is_compiled


def test_the_build_is_the_one_asked_for() -> None:
    """An optional build that fails would leave a slow engine without a word; CI says that it must not."""
    if os.environ.get("MOTHERLODE_PURE"):
        assert not is_compiled()
    elif os.environ.get("MOTHERLODE_COMPILED"):
        assert is_compiled()
