"""``python -m motherlode``: the same as the command ``motherlode``."""

from __future__ import annotations

import sys

from motherlode.cli import main

if __name__ == "__main__":
    sys.exit(main())
