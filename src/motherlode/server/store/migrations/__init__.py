"""Schema migrations as numbered SQL files; each is applied once, in order."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

__all__ = ["NewerSchema", "check_schema", "migrations"]


class NewerSchema(Exception):
    """The database was migrated by a newer version of the server."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found} is newer than {known}")
        self.found = found
        self.known = known


def check_schema(kind: Literal["sqlite", "postgres"], found: int) -> None:
    """Raise NewerSchema if a database has a migration that this version does not know."""
    known = max(number for number, _ in migrations(kind))
    if found > known:
        raise NewerSchema(found, known)


def migrations(kind: Literal["sqlite", "postgres"]) -> list[tuple[int, str]]:
    """Return the migrations of a kind of database, as (number, SQL)."""
    found = [step for step in files(__name__).joinpath(kind).iterdir() if step.name.endswith(".sql")]
    return sorted((int(step.name.split("_")[0]), step.read_text("utf-8")) for step in found)
