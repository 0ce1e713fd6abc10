"""A TextArena environment: ``textarena.make("Motherlode-v0")`` once this module is imported.

Every ruleset has an id: ``Motherlode-v0`` (base), ``Motherlode-base-classic-v0``, ``Motherlode-saboteur2-v0`` and
``Motherlode-lost-mines-v0``. Observations and moves are those of :class:`motherlode.envs.text.TextTable`.
A player may make claims in brackets before the move, which comes last: ``[suspect 2] [pass(map)]``.
"""

from __future__ import annotations

from typing import Any

import textarena

from motherlode.core.errors import DataError
from motherlode.envs.common.table import Options, check_table
from motherlode.envs.text import TextTable, find_claims, find_move
from motherlode.games.registry import DEFAULT_RULESET, ruleset_names

__all__ = ["MotherlodeTextArena", "register_all"]


class MotherlodeTextArena(textarena.Env):
    """A game in which every player is a language model. Rewards are the points of the game.

    A player whose answers are refused more than ``error_allowance`` times in a row loses a point, and the game ends.
    """

    def __init__(self, ruleset: str = "base", options: Options | None = None, error_allowance: int = 3) -> None:
        if error_allowance < 0:
            raise DataError(f"error_allowance is a whole number from 0, not {error_allowance}")
        self.ruleset = ruleset
        self.options = options
        self.error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game."""
        check_table(self.ruleset, num_players, self.options or {})
        self.table = TextTable(
            self.ruleset, num_players, seed=None if seed is None else f"textarena {seed}", options=self.options
        )
        self.state = textarena.State(num_players=num_players)
        names = dict(enumerate(self.table.names))
        self.state.standard_resets(game_state={}, role_mapping=names, player_prompt_function=self._prompt)
        self.state.current_player_id = self.table.actor
        self._errors = 0

    def get_observation(self) -> tuple[int, list[Any]]:
        """The player to act, and the observation it has not received yet."""
        player = self.table.actor
        if player >= 0:
            self._tell(player, self.table.observe(player), textarena.ObservationType.GAME_BOARD)
        observed: tuple[int, list[Any]] = super().get_observation()
        return observed

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Say the claims and play the move that are in an answer; what is refused is put back with the reason."""
        player = self.table.actor
        if player < 0 or self.state.done:
            raise DataError("action: the game is over")
        move = find_move(action)
        for claim in find_claims(action):
            if claim != move:
                said = self.table.say(player, claim)
                if not said.accepted:
                    self._tell(player, said.text, textarena.ObservationType.GAME_ADMIN)
        reply = self.table.play(move)
        if not reply.accepted:
            self._refuse(player, reply.text)
        else:
            self._errors = 0
            points = self.table.points()
            if points is not None:
                self._end(dict(enumerate(points)))
            else:
                self.state.current_player_id = self.table.actor
        done, info = self.state.step()
        return bool(done), dict(info)

    def _refuse(self, player: int, reason: str) -> None:
        self._errors += 1
        self._tell(player, reason, textarena.ObservationType.GAME_ADMIN)
        if self._errors > self.error_allowance:
            self.state.game_info[player]["invalid_move"] = True
            self._end({seat: -1 if seat == player else 0 for seat in range(self.state.num_players)})

    def _end(self, rewards: dict[int, int]) -> None:
        vars(self.state).update(rewards=rewards, done=True)

    def _tell(self, player: int, text: str, kind: Any) -> None:
        self.state.add_observation(message=text, observation_type=kind, to_id=player)

    def _prompt(self, player_id: int, game_state: Any) -> str:
        return (
            f"You are {self.table.names[player_id]}, seat {player_id}, in a game of hidden roles. Answer with one of "
            f"your moves in brackets, such as [pass(map)]. Before it you may make claims, true or not, which everyone "
            f"hears, such as [suspect 2], [trust 0] or [treasure-at 8,0].\n\n{self.table.rules()}"
        )


def register_all() -> None:
    """Register an environment for every ruleset that is not registered yet."""
    for ruleset in ruleset_names():
        name = "Motherlode-v0" if ruleset == DEFAULT_RULESET else f"Motherlode-{ruleset}-v0"
        if name not in textarena.envs.registration.ENV_REGISTRY:
            textarena.register(name, "motherlode.envs.textarena:MotherlodeTextArena", ruleset=ruleset)


register_all()
