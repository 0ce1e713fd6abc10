"""The options of a table, and their validation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from motherlode.core.errors import DataError

__all__ = ["Option", "Value", "chosen_options"]

Value = int | bool | None


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may choose: its default and, for numbers, the least and the greatest value."""

    default: Value
    least: int = 0
    most: int = 0


def chosen_options(
    ruleset: str, options: Mapping[str, Option], seats: int, given: Mapping[str, Value]
) -> dict[str, Value]:
    """All options, as given or by default; DataError for one that is not there or out of bounds."""
    chosen = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        if name not in chosen:
            raise DataError(f"{ruleset} has no option {name!r}; it has {', '.join(chosen) or 'none'}")
        _check(name, options[name], seats, value)
        chosen[name] = value
    return chosen


def _check(name: str, option: Option, seats: int, value: Value) -> None:
    if isinstance(option.default, bool):
        if not isinstance(value, bool):
            raise DataError(f"option {name} is true or false, not {value!r}")
    elif value is not None:
        most = seats - 1 if name == "first" else option.most
        if isinstance(value, bool) or not option.least <= value <= most:
            raise DataError(f"option {name} is a number from {option.least} to {most}, not {value!r}")
    elif option.default is not None:
        raise DataError(f"option {name} needs a value")
