"""The steps that make a database what the server needs, as numbered SQL files; each is run once, in order."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

__all__ = ["NewerSchema", "check_schema", "migrations"]


class NewerSchema(Exception):
    """A newer version of the server has been at the database."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found} is newer than {known}")
        self.found = found
        self.known = known


def check_schema(kind: Literal["sqlite", "postgres"], found: int) -> None:
    """NewerSchema if a database is at a step that this version does not know."""
    known = max(number for number, _ in migrations(kind))
    if found > known:
        raise NewerSchema(found, known)


def migrations(kind: Literal["sqlite", "postgres"]) -> list[tuple[int, str]]:
    """The steps for a kind of database, as (number, SQL)."""
    found = [step for step in files(__name__).joinpath(kind).iterdir() if step.name.endswith(".sql")]
    return sorted((int(step.name.split("_")[0]), step.read_text("utf-8")) for step in found)
