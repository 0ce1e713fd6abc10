"""Opponents of a learner: bots by name at the other seats of a table."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.protocol import Bot, speak
from motherlode.bots.registry import make_bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import DataError
from motherlode.core.talk import MAX_TALK
from motherlode.envs.common.table import Table

__all__ = ["Opponents", "opponent_names"]


def opponent_names(opponents: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """The names of the bots at the other seats, from the next seat on.

    DataError, naming the argument, if a bot does not exist.
    """
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != seats - 1:
        raise DataError(f"opponents: {len(names)} bots for {seats - 1} other seats")
    for name in names:
        try:
            make_bot(name)
        except DataError as error:
            raise DataError(f"opponents: {error}") from None
    return names


class Opponents:
    """The bots of one game, each with its own random stream.

    With ``talk`` they speak after their moves, and listen.
    """

    def __init__(self, names: Sequence[str], learner: int, seed: str, talk: bool = False) -> None:
        seats = len(names) + 1
        self._talk = talk
        self._learner = learner
        self._bots: dict[int, Bot] = {(learner + 1 + i) % seats: make_bot(name) for i, name in enumerate(names)}
        self._chance = {seat: Stream(key_of(f"opponents {seed}"), "bot", seat) for seat in self._bots}
        self._talk_chance = {seat: Stream(key_of(f"opponents {seed}"), "talk", seat) for seat in self._bots}

    def play(self, table: Table) -> None:
        """Let them play until the learner is to act or the game is over. ``table`` keeps events."""
        while table.actor >= 0 and table.actor != self._learner:
            self.play_once(table)

    def play_once(self, table: Table) -> None:
        """Let the opponent play that is to act."""
        seat = table.actor
        view = table.view(seat)
        table.play_move(self._bots[seat].choose(view, view.legal, self._chance[seat]))
        if self._talk and table.game is not None and len(table.game.talk) < MAX_TALK:
            claim = speak(self._bots[seat], table.view(seat), self._talk_chance[seat])
            if claim is not None:
                table.game.say(seat, claim)
