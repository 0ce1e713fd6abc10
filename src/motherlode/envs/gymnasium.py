"""Gymnasium environments: one seat learns, bots play the others; or many games at once.

Importing this module registers an environment for every ruleset:

>>> import gymnasium, motherlode.envs.gymnasium
>>> game = gymnasium.make("motherlode/Base-v0", seats=5, seat=0, opponents="belief")
>>> games = gymnasium.make_vec("motherlode/Base-v0", num_envs=1024, opponents="self")

The ids are ``motherlode/Base-v0``, ``motherlode/BaseClassic-v0``, ``motherlode/Saboteur2-v0`` and
``motherlode/LostMines-v0``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.envs.common.arguments import is_whole, reward_kind, seed_text
from motherlode.envs.common.masked_env import MaskedEnv, Observation, observe_seat
from motherlode.envs.common.opponents import Opponents, opponent_names
from motherlode.envs.common.rendering import RENDER_MODES, check_render_mode, render
from motherlode.envs.common.spaces import LegalDiscrete, fields, observation_space
from motherlode.envs.common.table import Options, Table
from motherlode.envs.vector import COMPILED_OPPONENTS, MotherlodeVectorEnv
from motherlode.games.registry import ruleset_names

__all__ = ["MotherlodeEnv", "env_id", "make_vector", "register_all"]

ILLEGAL = ("terminate", "error")
"""The effect of an illegal action: it ends the game with a reward of -1, or it is refused with an error."""


class MotherlodeEnv(MaskedEnv, gymnasium.Env[Any, Any]):
    """A game in which one seat learns and bots play the others.

    ``opponents`` is a bot's name, or one a seat from the next seat on; ``random`` is the fastest. ``reward`` is one of
    REWARDS, ``options`` are the ruleset's. With ``illegal="error"`` an illegal action raises an error; otherwise it
    ends the game with a reward of -1, and ``info["error"]`` says why. With ``talk`` the opponents make claims and heed
    those of each other; observations hold no talk.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        ruleset: str = "base",
        seats: int = 5,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "belief",
        reward: str = "gold",
        options: Options | None = None,
        illegal: str = "terminate",
        talk: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise DataError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.render_mode = render_mode
        self.table = Table(ruleset, seats, seed="", options=options)
        self.begin_game(self.table.encoded)
        if not is_whole(seat) or seat not in range(seats):
            raise DataError(f"seat is from 0 to {seats - 1}, not {seat!r}")
        self.seat = seat
        self._names = opponent_names(opponents, seats)
        self._keeps_events = set(self._names) != {"random"}
        self._talk = talk
        self._illegal_is_error = illegal == "error"
        self._scorer = Scorer(self.table.encoder, reward_kind(reward))
        self._is_done = True
        self.observation_space: gymnasium.spaces.Dict = observation_space(self.table.encoder)
        self.action_space: LegalDiscrete = LegalDiscrete(int(self.table.encoder.actions), self, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; opponents before the learner play first."""
        super().reset(seed=seed)
        table = self.table
        text = seed_text(self.np_random)
        self.table = Table(table.ruleset, table.seats, seed=text, options=table.options, events=self._keeps_events)
        self.begin_game(self.table.encoded)
        self._opponents = Opponents(self._names, self.seat, text, self._talk)
        self._scorer.begin()
        self._is_done = False
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the opponents play."""
        if self._is_done:
            raise DataError("action: the game is over; call reset() first")
        if not is_whole(action):
            raise TypeError(f"action is a whole number, not {action!r}")
        if not 0 <= action < self.table.encoder.actions:
            raise DataError(f"action {action} does not exist: actions are 0 to {self.table.encoder.actions - 1}")
        if self.table.encoder.code_of(self.table.position, int(action)) < 0:
            return self._refuse(int(action))
        reward = self._play(int(action)) + self._let_others_play()
        self._is_done = self.table.is_over
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self._is_done, False, {}

    def _refuse(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        error = f"action {action} is not legal: take one whose action_mask is 1"
        if self._illegal_is_error:
            raise DataError(error)
        self._is_done = True
        return self._observe(), -1.0, True, False, {"error": error}

    def fields(self, observation: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
        """The named arrays of an observation, or of a batch of them."""
        return fields(self.table.encoder, observation)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return np.frombuffer(self.table.encoded.mask(), np.bool_).copy()

    def render(self) -> Any:
        """The table as the learner sees it: text, or pixels; in mode ``human`` it is printed."""
        return render(self.table.view(self.seat), self.render_mode)

    def _observe(self) -> Observation:
        return observe_seat(self, self.seat)

    def _play(self, action: int) -> float:
        position = self.table.encoded.position
        asked, number = position.asked, position.round
        self.table.play(action)
        return self._reward(asked, number)

    def _let_others_play(self) -> float:
        table = self.table
        reward = 0.0
        while table.actor >= 0 and table.actor != self.seat:
            position = table.encoded.position
            asked, number = position.asked, position.round
            self._opponents.play_once(table)
            reward += self._reward(asked, number)
        return reward

    def _reward(self, asked: int, number: int) -> float:
        if self._scorer.update(self.table.encoded.position, asked, number):
            return float(self._scorer.rewards[self.seat])
        return 0.0


def make_vector(num_envs: int = 1, *, opponents: str | Sequence[str] = "self", **arguments: Any) -> VectorEnv[Any, Any]:
    """A vector environment: compiled if the opponents are ``self`` or ``random``, else with bots.

    With ``self`` every seat learns.
    """
    if isinstance(opponents, str) and opponents in COMPILED_OPPONENTS:
        return MotherlodeVectorEnv(num_envs, opponents=opponents, **arguments)
    mode = {name: arguments.pop(name) for name in ("autoreset_mode", "copy") if name in arguments}
    return SyncVectorEnv([lambda: MotherlodeEnv(opponents=opponents, **arguments)] * num_envs, **mode)


def env_id(ruleset: str) -> str:
    """The id under which a ruleset is registered: ``motherlode/Base-v0``."""
    return f"motherlode/{''.join(word.capitalize() for word in ruleset.split('-'))}-v0"


def register_all() -> None:
    """Register an environment for every ruleset that is not registered yet."""
    for ruleset in ruleset_names():
        if env_id(ruleset) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(ruleset),
                entry_point="motherlode.envs.gymnasium:MotherlodeEnv",
                vector_entry_point="motherlode.envs.gymnasium:make_vector",
                kwargs={"ruleset": ruleset},
            )


register_all()
