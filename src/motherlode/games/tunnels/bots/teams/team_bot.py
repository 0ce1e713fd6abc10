"""A bot for Saboteur 2: it weighs who has which role, and does what brings its own seat the most gold.

Everything is valued in nuggets: what the seat can expect of the round after a move, against what it can expect if it
does nothing. A way through the other team's door earns them and not me, crystals pay geologists, and whoever is trapped
at the end goes without: all of that follows from what everyone is paid.
"""

from __future__ import annotations

from typing import Final

from motherlode.bots.presets import PLAIN, Manner
from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.situation import Option, Reading
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamFollower
from motherlode.games.tunnels.bots.teams.move_values import Mind
from motherlode.games.tunnels.bots.teams.utilities import TeamWishes, wishes_of

__all__ = ["TeamBot"]

_A_CARD: Final = 0.2
"""What a card of progress is worth, about, in nuggets."""


class TeamBot(TunnelBot):
    """Infers, and acts on it."""

    def __init__(self, manner: Manner = PLAIN, wishes: TeamWishes | None = None) -> None:
        self._manner = manner
        self._wishes = wishes or wishes_of(manner)
        self._follower = TeamFollower(manner=manner)

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        mind = Mind(reading, self._follower.follow(view), self._wishes)
        options = reading.options()
        codes = reading.codes()
        worths = [mind.gain(option, codes[option.index]) for option in options]
        option, _ = best(options, self._manner.stirred(worths, chance, _A_CARD))
        return option, {"why": option.what, "worth": worths[option.index], **mind.reason(option)}
