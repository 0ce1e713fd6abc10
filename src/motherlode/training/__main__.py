"""``python -m motherlode.training``: make data, clone ``belief``, learn by self-play, evaluate."""

from __future__ import annotations

from motherlode.training.command import main

if __name__ == "__main__":
    raise SystemExit(main())
