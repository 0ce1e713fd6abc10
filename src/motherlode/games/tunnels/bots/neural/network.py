"""The policy network for one decision, with numpy; see :mod:`motherlode.training.network`, which trains it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.core.errors import DataError
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.observation import Observation

__all__ = ["PolicyNetwork"]

Vector = NDArray[np.float32]

_SHAPES: Final = {
    "planes": y.PLANES * a.CELLS,
    "rest": 32 * y.REST_WORDS,
    "numbers": y.NUMBERS,
}


class PolicyNetwork:
    """Weights of a policy, and its outputs."""

    def __init__(self, path: Path) -> None:
        try:
            with np.load(path) as stored:
                weights = {name: stored[name].astype(np.float32) for name in stored.files}
        except (OSError, ValueError) as error:
            raise DataError(f"{path} does not hold weights: {error}") from None
        for name, inputs in _SHAPES.items():
            if name not in weights or weights[name].shape[1] != inputs:
                raise DataError(f"{path} holds the weights of another network")
        # Bits are few and sparse: the first layer adds up the columns of those that are set.
        self._planes = np.ascontiguousarray(weights.pop("planes").T)
        self._rest = np.ascontiguousarray(weights.pop("rest").T)
        self._weights = weights
        self._depth = sum(name.endswith("_bias") for name in weights)

    def features(self, seen: Observation) -> Vector:
        """The features all heads share."""
        w = self._weights
        h: Vector = self._planes[seen.plane_bits].sum(0) + self._rest[seen.rest_bits].sum(0)
        h += w["numbers"] @ seen.numbers + w["bias"][:, 0]
        np.maximum(h, 0, out=h)
        for layer in range(self._depth):
            h = h + np.maximum(w[f"hidden{layer}"] @ h + w[f"hidden{layer}_bias"][:, 0], 0)
        return h

    def what_logits(self, h: Vector, seen: Observation) -> Vector:
        """(67,): logits of the whats of a turn."""
        w = self._weights
        logits: Vector = w["what"] @ h
        faces = seen.numbers[y.FACE_START : y.FACE_START + len(a.FACES) * y.FACE_FEATURES]
        logits[: len(a.FACES)] += faces.reshape(-1, y.FACE_FEATURES) @ (w["what_faces"] @ h)
        return logits

    def target_logits(self, h: Vector, seen: Observation, what: int, cells: Vector | None) -> Vector:
        """(410,): logits of the targets of a what; ``cells`` are the features of cells, if it is aimed at one."""
        w = self._weights
        c = np.maximum(h + w["chosen"][:, what], 0)
        logits: Vector = w["target"] @ c
        if cells is not None:
            logits[: a.CELLS] += (w["target_cells"] @ c + w["target_cells_chosen"][:, what]) @ cells
        elif a.BREAK <= what < a.DISCARD:
            seats = seen.numbers[: y.FACE_START].reshape(y.SEATS, y.SEAT_FEATURES)
            logits[a.CELLS :] += seats @ (w["target_seats"] @ c + w["target_seats_chosen"][:, what])
        return logits

    def beliefs(self, h: Vector) -> Vector:
        """(13,): by seat from the actor on, the chance to be a saboteur; by goal, to be the treasure."""
        return 1 / (1 + np.exp(-(self._weights["belief"] @ h)))
