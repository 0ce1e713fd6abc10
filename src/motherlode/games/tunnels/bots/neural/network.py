"""The policy network for one decision, in exact integers; ``training/network.py`` trains it.

Weights are multiples of 2**-24 and activations are rounded to multiples of 2**-16, so sums of products are integers:
the same on every machine, whatever order or precision its floating-point unit would add in.

A column of weights is one large integer with a lane of 64 bits for each output. The interpreter then multiplies it by
an activation and adds it to the sum in one operation each; a decision takes some two milliseconds.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final, TypeAlias

from motherlode.core.errors import DataError
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.observation import Observation
from motherlode.games.tunnels.bots.neural.weights_file import WEIGHT_BITS, Matrix, read_matrices

__all__ = ["LOGIT_UNIT", "PolicyNetwork"]

Vector: TypeAlias = list[int]

_BITS: Final = 16  # of an activation
_LANE: Final = 64
_OFFSET: Final = 1 << _LANE - 1

LOGIT_UNIT: Final = 2.0 ** -(WEIGHT_BITS + _BITS)
"""The value of 1 in the logits that are returned."""

_INPUTS: Final = {"planes": y.PLANES * a.CELLS, "rest": 32 * y.REST_WORDS, "numbers": y.NUMBERS}


@cache
def _offsets(lanes: int) -> int:
    return sum(_OFFSET << _LANE * lane for lane in range(lanes))


def _packed(values: Sequence[int]) -> int:
    """Signed numbers, one in each lane."""
    lanes = struct.pack(f"<{len(values)}Q", *(value + _OFFSET for value in values))
    return int.from_bytes(lanes, "little") - _offsets(len(values))


def _unpacked(packed: int, lanes: int) -> Vector:
    stored = (packed + _offsets(lanes)).to_bytes(_LANE // 8 * lanes, "little")
    return [value - _OFFSET for value in struct.unpack(f"<{lanes}Q", stored)]


def _rounded(total: int, bits: int = WEIGHT_BITS) -> int:
    return total + (1 << bits - 1) >> bits


class _Layer:
    """A matrix by packed columns; those of a sparse one are packed when they are first needed."""

    def __init__(self, matrix: Matrix, is_sparse: bool = False) -> None:
        self.lanes = matrix.rows
        self.column: Callable[[int], int] = cache(lambda index: _packed(matrix.column(index)))
        self._columns = [] if is_sparse else [self.column(index) for index in range(matrix.columns)]

    def times(self, activations: Iterable[int]) -> int:
        """The product, packed; in units of logits."""
        total = 0
        for activation, column in zip(activations, self._columns, strict=True):
            if activation:
                total += activation * column
        return total

    def product(self, activations: Iterable[int]) -> Vector:
        """The product, in units of logits."""
        return _unpacked(self.times(activations), self.lanes)


class PolicyNetwork:
    """Weights of a policy, and its outputs."""

    def __init__(self, path: Path) -> None:
        matrices = read_matrices(path)
        if any(name not in matrices or matrices[name].columns != inputs for name, inputs in _INPUTS.items()):
            raise DataError(f"{path} holds the weights of another network")
        self._planes, self._rest = (_Layer(matrices[name], is_sparse=True) for name in ("planes", "rest"))
        self._numbers = _Layer(matrices["numbers"])
        self._bias = _packed(matrices["bias"].column(0)) << _BITS
        depth = sum(name.endswith("_bias") for name in matrices)
        self._hidden = [
            (_Layer(matrices[f"hidden{index}"]), _packed(matrices[f"hidden{index}_bias"].column(0)) << _BITS)
            for index in range(depth)
        ]
        self._heads: Mapping[str, _Layer] = {
            name: _Layer(matrices[name]) for name in ("what", "what_faces", "target_cells", "target_seats", "belief")
        }
        self._chosen = matrices["chosen"]
        self._target_row: Callable[[int], Vector] = cache(matrices["target"].row)
        self._of_what = {name: matrices[f"{name}_chosen"] for name in ("target_cells", "target_seats")}

    def features(self, seen: Observation) -> Vector:
        """The features all heads share."""
        bits = sum(map(self._planes.column, seen.plane_bits)) + sum(map(self._rest.column, seen.rest_bits))
        total = self._bias + (bits << _BITS) + self._numbers.times(_fixed(seen.numbers))
        lanes = self._numbers.lanes
        h = [max(0, _rounded(each)) for each in _unpacked(total, lanes)]
        for layer, bias in self._hidden:
            added = _unpacked(layer.times(h) + bias, lanes)
            h = [one + max(0, _rounded(other)) for one, other in zip(h, added, strict=True)]
        return h

    def what_logits(self, h: Vector, seen: Observation) -> Vector:
        """(67,): logits of the whats of a turn."""
        logits = self._heads["what"].product(h)
        by_feature = [_rounded(each) for each in self._heads["what_faces"].product(h)]
        width = y.FACE_FEATURES
        faces = _fixed(seen.numbers[y.FACE_START : y.FACE_START + len(a.FACES) * width])
        for face in range(len(a.FACES)):
            logits[face] += _dot(faces[width * face : width * (face + 1)], by_feature) << WEIGHT_BITS - _BITS
        return logits

    def target_logits(
        self, h: Vector, seen: Observation, what: int, targets: Sequence[int], cells: Sequence[Sequence[float]] | None
    ) -> Vector:
        """Logits of some targets of a what, as the second stage counts them.

        ``cells`` are the features of the targets if they are cells.
        """
        c = [max(0, one + _rounded(other, 8)) for one, other in zip(h, self._chosen.column(what), strict=True)]
        logits = [_dot(self._target_row(target), c) for target in targets]
        if cells is not None:
            weights = self._aimed_weights("target_cells", c, what)
            features = list(map(_fixed, cells))
        elif a.BREAK <= what < a.DISCARD:
            weights = self._aimed_weights("target_seats", c, what)
            width = y.SEAT_FEATURES
            starts = [(target - a.CELLS) * width for target in targets]
            features = [_fixed(seen.numbers[at : at + width]) for at in starts]
        else:
            return logits
        return [
            logit + (_dot(each, weights) << WEIGHT_BITS - _BITS) for logit, each in zip(logits, features, strict=True)
        ]

    def beliefs(self, h: Vector) -> list[float]:
        """(13,): by seat from the actor on, the chance to be a saboteur; by goal, to be the treasure."""
        return [1 / (1 + exp(-each * LOGIT_UNIT)) for each in self._heads["belief"].product(h)]

    def _aimed_weights(self, name: str, c: Vector, what: int) -> Vector:
        total = self._heads[name].times(c) + (_packed(self._of_what[name].column(what)) << _BITS)
        return [_rounded(each) for each in _unpacked(total, self._heads[name].lanes)]


def _fixed(numbers: Sequence[float]) -> Vector:
    return [round(number * (1 << _BITS)) for number in numbers]


def _dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(map(mul, one, other))
