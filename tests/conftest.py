"""Settings of all tests: Ctrl-C is not ignored."""

import signal

import pytest

# A run started in the background of a shell ignores Ctrl-C, and hands that down to every process it starts;
# tests that interrupt a command would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin the longest tests first: others run beside them, and none is left alone at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
