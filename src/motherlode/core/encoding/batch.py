"""Batches of games of one table: observations and masks, written to two buffers in one compiled call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.encoding.encoder import Encoder, History
from motherlode.core.encoding.marks import Marks
from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.core.playable import MOST_MOVES, Playable

__all__ = ["EVERY_SEAT", "EncodedBatch"]

EVERY_SEAT: Final = -1
"""Stands for a learner's seat: the seat to act is observed, and the next action is its move."""

_MOVES: Final = vec[i64]([0] * MOST_MOVES)


class _Row:
    """One of the games."""

    def __init__(self, encoder: Encoder, reward: int) -> None:
        self.history: History = History()
        self.observed: Marks = encoder.new_marks()
        self.masked: Marks = Marks()
        self.scorer: Scorer = Scorer(encoder, reward)
        self.episode: i64 = 0
        self.position: Playable | None = None
        self.chance: Stream | None = None


class EncodedBatch:
    """``count`` games. Row ``i`` of each buffer belongs to game ``i``.

    ``begin`` deals a game from a seed. A learner's seat is observed and acts; the others play at random. Without one
    (EVERY_SEAT), every seat acts when it is its turn. ``rewards`` has a row of seats a game: what each has won since
    the last step.
    """

    def __init__(
        self, encoder: Encoder, count: int, begin: Callable[[str], Playable], learner: int, reward: int, seed: str
    ) -> None:
        self.encoder: Encoder = encoder
        self.count: i64 = count
        self.observations: vec[u8] = vec[u8](bytes(encoder.size * count))
        self.masks: vec[u8] = vec[u8](bytes(encoder.actions * count))
        self.rewards: vec[i64] = vec[i64]([0] * (encoder.seats * count))
        self.actors: vec[i64] = vec[i64]([-1] * count)
        self.over: vec[u8] = vec[u8](bytes(count))
        self.chosen: vec[i64] = vec[i64]([0] * count)
        """The actions of the last step, or drawn at random since, by game."""
        self.seed: str = seed
        self._begin: Callable[[str], Playable] = begin
        self._learner: i64 = learner
        self._chance: Stream = Stream(key_of(seed), "actions")
        self._rows: list[_Row] = [_Row(encoder, reward) for _ in range(count)]
        index: i64 = 0
        while index < self.count:
            self.over[index] = 1
            index += 1

    def restart(self, row: int, seed: str | None = None) -> None:
        """Begin a new game in a row, from a seed or from the next of the batch's own."""
        if not 0 <= row < self.count:
            raise DataError(f"there is no game {row}; games are 0 to {self.count - 1}")
        self._restart(row, seed)

    def _restart(self, index: i64, seed: str | None) -> None:
        row = self._rows[index]
        if seed is None:
            seed = f"{self.seed}/{index}/{row.episode}"
            row.episode += 1
        position = self._begin(seed)
        row.position = position
        row.history.clear()
        row.scorer.begin()
        row.chance = Stream(key_of(seed), "others") if self._learner >= 0 else None
        self.over[index] = 0
        self._clear_rewards(index)
        self._let_others_play(index, row, position)
        self._write(index, row, position)

    def step(self, actions: bytes) -> None:
        """Play an action (two bytes each) in every game; reset a game that is over and ignore its action.

        DataError if an action is not legal: then nothing has changed in any game.
        """
        if len(actions) != 2 * self.count:
            raise DataError(f"actions: {len(actions) // 2} for {self.count} games")
        self._read(actions)
        self._step()

    def step_randomly(self) -> None:
        """Play in every game a legal action, each as likely."""
        self.choose_randomly()
        self._step()

    def _read(self, data: bytes) -> None:
        index: i64 = 0
        while index < self.count:
            low: i64 = data[2 * index]
            high: i64 = data[2 * index + 1]
            self.chosen[index] = high << 8 | low
            index += 1

    def _step(self) -> None:
        self._check()
        actions = self.chosen
        index: i64 = 0
        while index < self.count:
            if self.over[index]:
                self._restart(index, None)
            else:
                row = self._rows[index]
                position = row.position
                assert position is not None
                self._clear_rewards(index)
                self._play(index, row, position, self.encoder, actions[index])
                self._let_others_play(index, row, position)
                self._write(index, row, position)
            index += 1

    def _check(self) -> None:
        count = self.encoder.actions
        actions = self.chosen
        index: i64 = 0
        while index < self.count:
            action = actions[index]
            if not self.over[index] and (not 0 <= action < count or not self.masks[index * count + action]):
                seat = self.actors[index]
                raise DataError(f"actions[{index}]: action {action} is not legal for seat {seat} of game {index}")
            index += 1

    def _play(self, index: i64, row: _Row, position: Playable, encoder: Encoder, action: i64) -> None:
        encoder.recall_hand(position, self.observations, index * encoder.size)
        self._play_code(index, row, position, encoder, encoder.code(position, action))

    def _play_code(self, index: i64, row: _Row, position: Playable, encoder: Encoder, code: i64) -> None:
        asked = position.asked
        number = position.round
        row.history.push(encoder.entry(position, code))
        position.play(code)
        if row.scorer.update(position, asked, number):
            seats = encoder.seats
            seat: i64 = 0
            while seat < seats:
                self.rewards[index * seats + seat] += i64(row.scorer.rewards[seat])
                seat += 1

    def _let_others_play(self, index: i64, row: _Row, position: Playable) -> None:
        learner = self._learner
        if learner < 0:
            return
        chance = row.chance
        assert chance is not None
        while position.asked and position.actor != learner:
            count = position.fill_legal(_MOVES)
            self._play_code(index, row, position, self.encoder, _MOVES[chance.below(count)])

    def _clear_rewards(self, index: i64) -> None:
        seats = self.encoder.seats
        at = index * seats
        end = at + seats
        while at < end:
            self.rewards[at] = 0
            at += 1

    def _write(self, index: i64, row: _Row, position: Playable) -> None:
        encoder = self.encoder
        actor = position.actor
        if position.asked == 0:
            actor = -1
            self.over[index] = 1
        self.actors[index] = actor
        seat = self._learner
        if seat < 0 and actor >= 0:
            seat = actor
        elif seat < 0:
            seat = 0
        encoder.write_observation(position, seat, row.history, self.observations, index * encoder.size, row.observed)
        encoder.write_mask(position, self.masks, index * encoder.actions, row.masked, seat == actor)

    def choose_randomly(self) -> None:
        """Set ``chosen`` to a legal action of each game, each as likely; 0 where the game is over."""
        index: i64 = 0
        while index < self.count:
            row = self._rows[index]
            count = row.masked.count
            self.chosen[index] = i64(row.masked.places[self._chance.below(count)]) if count else 0
            index += 1

    # ---- for opponents that choose elsewhere -----------------------------------------------------------------------

    def position(self, row: int) -> Playable | None:
        """The position of a game; to be read."""
        return self._rows[row].position
