"""The layout of observations and actions: named fields of the one, named segments of the other.

An observation is a run of bytes that consists of fields; an action space is a run of numbers that consists of segments.
"""

from __future__ import annotations

from math import prod

__all__ = ["Field", "Layout", "Segment"]


class Field:
    """An array of an observation: its name, shape, greatest value, and what it holds."""

    def __init__(self, name: str, shape: tuple[int, ...], most: int, text: str) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.most: int = most
        self.text: str = text
        self.size: int = prod(shape)
        self.start: int = 0


class Segment:
    """A run of actions of one kind: its name, the shape of what its numbers say, and what that is."""

    def __init__(self, name: str, shape: tuple[int, ...], text: str) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.text: str = text
        self.size: int = prod(shape)
        self.start: int = 0


class Layout:
    """The offsets of the fields of an observation and the segments of the action space."""

    def __init__(self, fields: list[Field], segments: list[Segment]) -> None:
        self.fields: dict[str, Field] = {}
        self.segments: dict[str, Segment] = {}
        self.size: int = 0
        self.actions: int = 0
        for field in fields:
            if field.size:
                field.start = self.size
                self.size += field.size
                self.fields[field.name] = field
        self._starts: dict[str, int] = {}
        for segment in segments:
            segment.start = self.actions
            self.actions += segment.size
            self._starts[segment.name] = segment.start
            if segment.size:
                self.segments[segment.name] = segment

    def start(self, name: str) -> int:
        """Where a field begins; -1 if the ruleset has no such field."""
        return self.fields[name].start if name in self.fields else -1

    def action(self, name: str) -> int:
        """The first action of a segment; of one that the ruleset has no use for, that of the next one."""
        return self._starts[name]
