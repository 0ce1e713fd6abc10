"""Settings of all tests: Ctrl-C is not ignored, and the collector skips what existed at the start."""

import gc
import signal

# A run started in the background of a shell ignores Ctrl-C, and hands that down to every process it starts;
# tests that interrupt a command would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

gc.disable()  # while tests are collected: of half a million objects none is garbage


def pytest_collection_finish() -> None:
    """Keep the collector from looking at tests and imported modules each time."""
    gc.freeze()
    gc.enable()
