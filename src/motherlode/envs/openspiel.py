"""OpenSpiel games: ``pyspiel.load_game("python_motherlode(ruleset=base,players=5)")``.

Importing this module registers them. Chance moves first: four nodes with 256 outcomes each choose one of 2**32 deals;
all cards drawn later follow from it. With ``deck=tiny`` the game is a table of two with four cards, and one chance node
has all of its 72 deals.

Parameters: ``ruleset``, ``players``, ``rounds`` (0: as the ruleset says), ``reward`` (see
:data:`motherlode.core.encoding.rewards.REWARDS`) and ``deck`` (``full`` or ``tiny``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import pyspiel

from motherlode.core.encoding.encoder import Encoder
from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.envs.common.arguments import reward_kind
from motherlode.envs.common.table import Options, Table, check_table
from motherlode.envs.openspiel_observer import Observer
from motherlode.games.registry import DEFAULT_RULESET, game_module

__all__ = ["MotherlodeGame", "MotherlodeState"]

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_SEED_BYTES = 4
_OUTCOMES = 256

_MOST_MOVES = 400
"""More moves than a round of any ruleset has."""

_MOST_POINTS = 20
"""More points than a seat wins in a round."""

_GAME_TYPE = pyspiel.GameType(
    short_name="python_motherlode",
    long_name="Motherlode: the Saboteur family of card games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=12,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"ruleset": DEFAULT_RULESET, "players": 5, "rounds": 0, "reward": "gold", "deck": "full"},
)


class MotherlodeGame(pyspiel.Game):
    """A table: its ruleset, number of players and options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_GAME_TYPE.parameter_specification, **(params or {})}
        self.ruleset: str = chosen["ruleset"]
        self.is_tiny = chosen["deck"] == "tiny"
        self.seats: int = chosen["players"]
        self.options: Options = {"rounds": chosen["rounds"]} if chosen["rounds"] else {}
        self.reward = reward_kind(chosen["reward"])
        if chosen["deck"] not in ("full", "tiny"):
            raise DataError(f"deck is full or tiny, not {chosen['deck']!r}")
        self._tiny = game_module(self.ruleset, "encoding.tiny") if self.is_tiny else None
        if self.is_tiny:
            self._check_tiny(chosen)
        else:
            check_table(self.ruleset, self.seats, self.options)
        self.chance_nodes = 1 if self.is_tiny else _SEED_BYTES
        self.outcomes: int = self._tiny.count_tiny_deals() if self._tiny else _OUTCOMES
        first = self.deal([0] * self.chance_nodes)
        self.encoder: Encoder = first.encoder
        rounds = 1 if self.is_tiny else int(self.options.get("rounds") or self._rounds(first))
        most = {"gold": _MOST_POINTS * rounds, "team": rounds, "win": 1}[chosen["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoder.actions),
            max_chance_outcomes=self.outcomes,
            num_players=self.seats,
            min_utility=0.0 if chosen["reward"] == "gold" else -float(most),
            max_utility=float(most),
            max_game_length=_MOST_MOVES * rounds,
        )
        super().__init__(_GAME_TYPE, info, chosen)

    def _check_tiny(self, chosen: Mapping[str, Any]) -> None:
        if self._tiny is None:
            raise DataError(f"deck: {self.ruleset} has no tiny deck")
        if self.seats != self._tiny.TINY_SEATS:
            raise DataError(f"players: the tiny deck is for {self._tiny.TINY_SEATS}, not {self.seats}")
        if self.options:
            raise DataError(f"rounds: the tiny deck is for one round, not {chosen['rounds']}")

    def _rounds(self, table: Table) -> int:
        """As many as the ruleset has by default; more than that if a tie can go on."""
        rounds = table.engine.options(self.ruleset).get("rounds")
        return int(rounds or 1)

    def deal(self, chance: list[int]) -> Table:
        """The table that the outcomes of the chance nodes give."""
        if self._tiny is not None:
            return Table.at(self.ruleset, self.seats, self._tiny.begin_tiny(chance[0]))
        return Table(self.ruleset, self.seats, seed=f"openspiel {bytes(chance).hex()}", options=self.options)

    def new_initial_state(self) -> MotherlodeState:
        """A state before the deal."""
        return MotherlodeState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer of what one player knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.encoder, kind, params)


class _Play:
    """The mutable part of a state. Copied, not deep-copied, when the state is cloned."""

    def __init__(self, game: _Shared, chance: list[int]) -> None:
        table = game.value.deal(chance)
        self.game = game
        self.chance: list[int] | None = chance  # None if the table was redealt
        self.actions_taken: list[int] = []
        self._sit_at(table)
        self.scorer = Scorer(table.encoder, game.value.reward)
        self.totals = [0.0] * table.seats
        self.log: list[int] = []  # public moves, as the history's entries
        self.seen = [b""] * table.seats  # by player, a digest of all it has observed so far

    def _sit_at(self, table: Table) -> None:
        self.table = table
        self.encoded = table.encoded
        self.position = table.encoded.position

    def __deepcopy__(self, memo: dict[int, Any]) -> _Play:
        return self.with_table(self.table.copy(), self.chance)

    def __reduce__(self) -> tuple[Callable[..., _Play], tuple[Any, ...]]:
        if self.chance is None:
            raise TypeError("a state that was resampled cannot be serialized")
        return _replay, (self.game, self.chance, self.actions_taken)

    def with_table(self, table: Table, chance: list[int] | None) -> _Play:
        """A new state with this past and another table."""
        other = _Play.__new__(_Play)
        other.game = self.game
        other.chance = chance
        other.actions_taken = self.actions_taken[:]
        other._sit_at(table)
        other.scorer = self.scorer.copy()
        other.totals = self.totals[:]
        other.log = self.log[:]
        other.seen = self.seen[:]
        return other

    def apply(self, action: int) -> None:
        """Play an action.

        What the actor saw before it enters the actor's digest; at a round's end, everyone's.
        """
        position, encoded = self.position, self.encoded
        asked, number = position.asked, position.round
        self.note(position.actor)
        encoded.play(action)
        self.actions_taken.append(action)
        self.log.append(encoded.history.latest())
        if self.scorer.update(position, asked, number):
            for seat, reward in enumerate(self.scorer.rewards):
                self.totals[seat] += float(reward)
        if position.asked != asked or position.round != number:
            for seat in range(self.table.seats):
                self.note(seat)

    def note(self, seat: int) -> None:
        """Add what a player sees now to its digest."""
        self.seen[seat] = self.digest(seat)

    def digest(self, seat: int) -> bytes:
        """A digest of all that a player has seen so far and sees now."""
        return blake2b(self.seen[seat] + self.encoded.observe(seat), digest_size=16).digest()


class MotherlodeState(pyspiel.State):
    """A state: chance nodes until the cards are dealt, then the players' decisions."""

    def __init__(self, game: MotherlodeGame) -> None:
        super().__init__(game)
        self._game = _Shared(game)
        self._chance: list[int] = []
        self._play: _Play | None = None

    @property
    def table(self) -> Table:
        """The table that is played at; ValueError before the deal."""
        if self._play is None:
            raise ValueError("there is no table before the deal")
        return self._play.table

    def current_player(self) -> int:
        """The player to act, CHANCE before the deal, TERMINAL after the end."""
        play = self._play
        if play is None:
            return _CHANCE
        return play.position.actor if play.position.asked else _TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play is not None and not self._play.position.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all as likely."""
        count = self._game.value.outcomes
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        play = self._play
        if play is None or play.position.actor != player:
            return []
        return play.encoded.legal_actions()

    def _apply_action(self, action: int) -> None:
        game = self._game.value
        if self._play is not None:
            self._play.apply(action)
            return
        if not 0 <= action < game.outcomes:
            raise DataError(f"action {action} is no outcome of the deal: outcomes are 0 to {game.outcomes - 1}")
        self._chance.append(action)
        if len(self._chance) == game.chance_nodes:
            self._play = _Play(self._game, self._chance[:])

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as text; of an action that is not legal now, its number."""
        if player == pyspiel.PlayerId.CHANCE or self._play is None:
            return f"deal {action}"
        table = self._play.table
        if table.is_over or table.encoder.code_of(table.position, action) < 0:
            return f"action {action}"
        return str(table.move_of(action))

    def returns(self) -> list[float]:
        """The rewards of the whole game; zero while it runs."""
        if self._play is None or not self._play.table.is_over:
            return [0.0] * self._game.value.seats
        return self._play.totals[:]

    def __str__(self) -> str:
        """The position's line, with everything open."""
        if self._play is None:
            return f"deal {' '.join(map(str, self._chance))}".strip()
        return str(self._play.table.view(-2))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MotherlodeState:
        """A state drawn at random among those that the player cannot distinguish from this one."""
        other = self._game.value.new_initial_state()
        if self._play is not None:
            seed = f"resample {sampler()!r} {sampler()!r}"
            other._play = self._play.with_table(self._play.table.redeal(player, seed), None)
        return other


class _Shared:
    """A value that clones of a state share: OpenSpiel deep-copies a state's attributes."""

    def __init__(self, value: MotherlodeGame) -> None:
        self.value = value

    def __deepcopy__(self, memo: dict[int, Any]) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Callable[..., _Shared], tuple[str]]:
        return _load, (str(self.value),)


def _load(game: str) -> _Shared:
    return _Shared(pyspiel.load_game(game))


def _replay(game: _Shared, chance: list[int], actions: list[int]) -> _Play:
    play = _Play(game, chance)
    for action in actions:
        play.apply(action)
    return play


pyspiel.register_game(_GAME_TYPE, MotherlodeGame)
