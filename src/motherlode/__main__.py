"""``python -m motherlode``: the ``motherlode`` command."""

from motherlode.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
