"""A Gymnasium vector environment: one compiled call plays all games and writes to preallocated arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from motherlode.core.encoding.batch import EVERY_SEAT, EncodedBatch
from motherlode.core.errors import DataError
from motherlode.core.playable import Playable
from motherlode.envs.common.arguments import check_seed, is_whole, reward_kind, seed_text
from motherlode.envs.common.masked_env import Observation
from motherlode.envs.common.spaces import fields, observation_space
from motherlode.envs.common.table import Options, check_table, chosen_options, encoder_of

__all__ = ["COMPILED_OPPONENTS", "MotherlodeVectorEnv"]

COMPILED_OPPONENTS = ("self", "random")

_TWO_BYTES = np.dtype("<u2")


class MotherlodeVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """``num_envs`` games of one table.

    With ``opponents="self"`` every seat acts in its turn: observations are those of the seat to act, ``info["actor"]``
    says which it is, rewards are those of the seat that acted, and ``info["rewards"]`` has those of all seats. With
    ``opponents="random"`` only ``seat`` acts, the others play at random, and rewards are that seat's.

    Without ``copy``, the arrays that are returned are the ones that the next step writes to; they are read-only.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        ruleset: str = "base",
        seats: int = 5,
        seat: int = 0,
        opponents: str = "self",
        reward: str = "gold",
        options: Options | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        if not is_whole(num_envs) or num_envs < 1:
            raise DataError(f"num_envs is a whole number from 1, not {num_envs!r}")
        if opponents not in COMPILED_OPPONENTS:
            raise DataError(f"opponents is one of {', '.join(COMPILED_OPPONENTS)}, not {opponents!r}")
        chosen = chosen_options(options)
        engine = check_table(ruleset, seats, chosen)
        if not is_whole(seat) or seat not in range(seats):
            raise DataError(f"seat is from 0 to {seats - 1}, not {seat!r}")

        def begin(seed: str) -> Playable:
            position: Playable = engine.begin(ruleset, seats, chosen, seed, None)
            return position

        self.encoder = encoder_of(ruleset, begin(""))
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.encoder)
        self._action_count = int(self.encoder.actions)
        self.single_action_space = spaces.Discrete(self._action_count)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._seat = seat if opponents == "random" else None
        learner = EVERY_SEAT if self._seat is None else self._seat
        self._batch = EncodedBatch(self.encoder, num_envs, begin, learner, reward_kind(reward), "")
        self._observation = np.frombuffer(memoryview(self._batch.observations), np.uint8).reshape(num_envs, -1)
        self._mask = np.frombuffer(memoryview(self._batch.masks), np.int8).reshape(num_envs, -1)
        for array in (self._observation, self._mask):  # the batch draws only what has changed
            array.flags.writeable = False
        self._rewards = np.frombuffer(memoryview(self._batch.rewards), np.int64).reshape(num_envs, -1)
        self._actors = np.frombuffer(memoryview(self._batch.actors), np.int64)
        self._over = np.frombuffer(memoryview(self._batch.over), np.bool_)
        self._chosen = np.frombuffer(memoryview(self._batch.chosen), np.int64)
        self._rows = np.arange(num_envs)
        self._was_reset = False

    def __getattr__(self, name: str) -> Any:
        """Makes the space of all observations when it is asked for: its bounds take four times their memory."""
        if name != "observation_space":
            raise AttributeError(name)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        return self.observation_space

    def reset(
        self, *, seed: int | Sequence[int | None] | NDArray[Any] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games: in all rows, or in those of ``options["reset_mask"]``."""
        seeds = self._seeds(seed)
        mask = (options or {}).get("reset_mask")
        if mask is None:
            if seed is not None or not self._was_reset:
                self._batch.seed = seed_text(np.random.default_rng(seeds[0]))
            rows = self._rows
        else:
            rows = self._masked_rows(mask)
        for row in rows.tolist():
            text = None if seeds[row] is None else seed_text(np.random.default_rng(seeds[row]))
            self._batch.restart(row, text)
        self._was_reset = True
        return self._observations(), self._info(self._rewards)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in every game. DataError if one is not legal: then nothing has changed in any."""
        if not self._was_reset:
            raise DataError("actions: call reset() first")
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.shape != (self.num_envs,):
            raise DataError(
                f"actions is an array of {self.num_envs} whole numbers, not {actions.dtype} of shape {actions.shape}"
            )
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            over = np.flatnonzero(self._over)
            raise DataError(f'actions: games {over[:8].tolist()} are over; call reset(options={{"reset_mask": …}})')
        beyond = (actions < 0) | (actions >= self._action_count)
        if beyond.any():
            beyond &= ~self._over  # what is given for a game that begins anew is ignored
            if beyond.any():
                row = int(beyond.argmax())
                raise DataError(f"actions[{row}]: action {actions[row]} does not exist")
        acted = self._actors.copy() if self._seat is None else None
        self._batch.step(actions.astype(_TWO_BYTES).tobytes())
        terminated = self._over.copy()
        rewards = self._rewards if self.autoreset_mode != AutoresetMode.SAME_STEP else self._rewards.copy()
        own = rewards[:, self._seat] if acted is None else rewards[self._rows, np.maximum(acted, 0)]
        reward = own.astype(np.float64)
        info: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and terminated.any():
            info = self._restart_with_final(terminated)
        return self._observations(), reward, terminated, np.zeros(self.num_envs, np.bool_), self._info(rewards) | info

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely, drawn in compiled code; 0 where the game is over."""
        self._batch.choose_randomly()
        return self._chosen.copy()

    def fields(self, observation: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
        """The named arrays of an observation, or of a batch of them."""
        return fields(self.encoder, observation)

    def _seeds(self, seed: Any) -> list[int | None]:
        if not isinstance(seed, list | tuple | range | np.ndarray):
            check_seed(seed)
            return [None if seed is None else seed + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise DataError(f"seed: {len(seed)} seeds for {self.num_envs} games")
        for one in seed:
            check_seed(one)
        return list(seed)

    def _masked_rows(self, mask: Any) -> NDArray[np.intp]:
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise DataError(f'options["reset_mask"] is an array of {self.num_envs} booleans')
        if not self._was_reset:
            raise DataError('options["reset_mask"]: call reset() without it first')
        return np.flatnonzero(mask)

    def _observations(self) -> Observation:
        if self._copy:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._observation, "action_mask": self._mask}

    def _info(self, rewards: NDArray[Any]) -> dict[str, Any]:
        if self._seat is not None:
            return {}
        return {"actor": self._actors.copy(), "rewards": rewards.astype(np.float64)}

    def _restart_with_final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin new games in the rows that are over, and keep their last observations."""
        final = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over).tolist():
            final[row] = {"observation": self._observation[row].copy(), "action_mask": self._mask[row].copy()}
            self._batch.restart(row)
        return {"final_obs": final, "_final_obs": over.copy(), "final_info": {}, "_final_info": over.copy()}
