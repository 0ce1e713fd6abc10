"""Settings of all tests: files in memory, Ctrl-C is not ignored, the collector skips old objects.

Files are kept in memory where there is room. The garbage collector passes over what existed at the start.
"""

import gc
import os
import signal
import tempfile
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ROOM = 4 * 2**30
"""Bytes of memory that must be free for files; the PostgreSQL of each worker takes about 60 MB."""


def _is_fit_for_files(folder: Path) -> bool:
    """Whether a file system in memory is there, with room, and programs on it can be run."""
    if not (folder.is_mount() and os.access(folder, os.W_OK)):
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize >= _ROOM and not found.f_flag & os.ST_NOEXEC


# A commit that a disk confirms takes milliseconds, and tests commit thousands of times. Processes that tests kill leave
# the same files behind in memory as on a disk. The processes that run the tests inherit the setting.
if "TMPDIR" not in os.environ and _is_fit_for_files(_MEMORY):
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None

# A run started in the background of a shell ignores Ctrl-C, and hands that down to every process it starts;
# tests that interrupt a command would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

gc.disable()  # while tests are collected: of half a million objects none is garbage


def pytest_collection_finish() -> None:
    """Keep the collector from looking at tests and imported modules each time."""
    gc.freeze()
    gc.enable()
