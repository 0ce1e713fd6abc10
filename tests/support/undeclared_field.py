"""Plays games whose positions carry a field that no view grants, and checks that no view shows it.

``python -m support.undeclared_field`` with ``tests`` on the path; it needs the interpreted build (MOTHERLODE_PURE=1),
because a compiled class cannot be subclassed. The exit status is 0 if the field stayed hidden.
"""

from __future__ import annotations

import copy
import gc
import pickle
from types import FunctionType, MethodType, ModuleType
from typing import Any

from motherlode import REFEREE, Game, View
from support.position_fields import POSITIONS, field_names
from support.walks import chance, walk

__all__ = ["check_all"]


class Secret:
    """A value that nothing else in the process equals or prints."""

    def __repr__(self) -> str:
        return "the undeclared secret"

    def __reduce__(self) -> tuple[Any, ...]:
        return Secret, ()


def _with_undeclared_field(position: Any, secret: Secret) -> Any:
    """The position with a further field, which copies take along as they do all others."""
    base = type(position)

    class Extended(base):  # type: ignore[misc]
        undeclared: Secret

        def copy(self) -> Any:
            return _with_undeclared_field(base.copy(self), self.undeclared)

    extended = Extended()
    for name in field_names(base.__module__):
        setattr(extended, name, getattr(position, name))
    extended.undeclared = secret
    return extended


def check_all() -> None:
    """Check games with every kind of position, at many moments and for every viewer."""
    for ruleset, seats in POSITIONS.values():
        game = Game(ruleset, seats, seed="undeclared field")
        secret = Secret()
        game._position = _with_undeclared_field(game._position, secret)
        assert game.copy()._position.undeclared is secret, "copies of the truth must carry the field"
        assert game.view(REFEREE).position.undeclared is secret
        for number, _ in enumerate(walk(game, chance("undeclared field", ruleset))):
            if number % 25 == 0:
                for viewer in range(-1, seats):
                    _check_hidden(game.view(viewer), secret)


def _check_hidden(view: View, secret: Secret) -> None:
    for each in (view, copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert each == view
        assert not hasattr(each.position, "undeclared")
        assert not hasattr(each.position.copy(), "undeclared")
        assert not _can_reach(each.position, secret)
        assert repr(secret) not in f"{each} {each!r} {each.table} {each.legal if each.actor == each.viewer else ''}"
    assert Secret.__name__.encode() not in pickle.dumps(view)


def _can_reach(start: object, secret: Secret) -> bool:
    """Whether the secret is referred to by an object, directly or through others."""
    seen: set[int] = set()
    left = [start]
    while left:
        item = left.pop()
        if item is secret:
            return True
        if id(item) not in seen and not isinstance(item, type | ModuleType | FunctionType | MethodType):
            seen.add(id(item))
            left += gc.get_referents(item)
    return False


if __name__ == "__main__":
    check_all()
