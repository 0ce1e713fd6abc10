"""Observations and information states of OpenSpiel games, as tensors and strings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from motherlode.core.encoding.encoder import ENTRY, Encoder
from motherlode.core.errors import DataError

if TYPE_CHECKING:
    from motherlode.envs.openspiel import MotherlodeState

__all__ = ["Observer"]

_LOG = 128
"""The number of public moves in the information-state tensor."""


class Observer:
    """One player's observation, as a tensor with named parts and as a string.

    With perfect recall the tensor also has the last public moves, and the string is all of them and a digest of
    everything the player has seen.
    """

    def __init__(
        self, encoder: Encoder, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise DataError(f"params: this observer has none, not {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise DataError("iig_obs_type: only what one player knows can be observed, public and private")
        self._recalls: bool = kind.perfect_recall
        self._size = int(encoder.size)
        self._encoder = encoder
        self.tensor = np.zeros(self._size + (_LOG * ENTRY if self._recalls else 0), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in encoder.layout.fields.values()
        }
        if self._recalls:
            self.dict["log"] = self.tensor[self._size :].reshape(_LOG, ENTRY)

    def set_from(self, state: MotherlodeState, player: int) -> None:
        """Set the tensor to what a player knows; zeros before the deal."""
        play = state._play
        if play is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._size] = np.frombuffer(play.table.encoded.observe(player), np.uint8)
        if self._recalls:
            moves = np.frombuffer(self._encoder.moves(play.log[: -_LOG - 1 : -1], player), np.uint8)
            self.tensor[self._size : self._size + len(moves)] = moves
            self.tensor[self._size + len(moves) :] = 0

    def string_from(self, state: MotherlodeState, player: int) -> str:
        """A player's information as text: the position's line; with perfect recall, all it saw since the deal."""
        play = state._play
        if play is None:
            return ""
        if not self._recalls:
            return str(play.table.view(player))
        moves = ".".join(f"{entry:x}" for entry in play.log)
        return f"player {player}, moves {moves or 'none'}, seen {play.digest(player).hex()}"
