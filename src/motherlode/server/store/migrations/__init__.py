"""The steps that make a database what the server needs, as numbered SQL files; each is run once, in order."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

__all__ = ["migrations"]


def migrations(kind: Literal["sqlite", "postgres"]) -> list[tuple[int, str]]:
    """The steps for a kind of database, as (number, SQL)."""
    found = [step for step in files(__name__).joinpath(kind).iterdir() if step.name.endswith(".sql")]
    return sorted((int(step.name.split("_")[0]), step.read_text("utf-8")) for step in found)
