"""One table: orders in, log entries out. It knows nothing of sockets, stores or clocks on the wall.

Whatever changes a table is an entry that :meth:`Table.happen` lets happen, which is also how a table is rebuilt from
its log; :mod:`.doing` makes entries of orders. One writer at a time; entries are kept before anyone is told of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from motherlode import Event, Game
from motherlode.server import log
from motherlode.server.bot_names import name_of_bot
from motherlode.server.messages import Chair
from motherlode.server.store.protocol import State
from motherlode.server.terms import STAND_IN, Terms, deal_game

__all__ = ["Guest", "Happened", "Table"]


class Guest(NamedTuple):
    """Someone who came in, by the signed token they hold. A token may be good for one table only."""

    id: str
    name: str
    table: str = ""


class Happened(NamedTuple):
    """What an entry did: the game it belongs to, by number, and that game's events."""

    game: int
    events: tuple[Event, ...]


class Table:
    """A table at one moment. ``log`` is all of it; the rest follows."""

    def __init__(self, log_so_far: Iterable[log.AnyEntry]) -> None:
        self.log: list[log.AnyEntry] = []
        self.happened: list[Happened] = []
        self.games: list[Game] = []
        self.casts: list[tuple[str, ...]] = []
        """By game, the guest on each seat; empty for a bot."""
        self.bots: list[tuple[str, ...]] = []
        """By game, the bot on each seat; empty for a person."""
        self.terms = Terms(ruleset="", seats=2)
        self.host = ""
        self.state: State = "gathering"
        self.chairs: list[Chair] = []
        self.barred: set[str] = set()
        self.mutes: dict[tuple[str, str], list[int]] = {}
        """By who muted whom, the entries that turned it on and off by turns."""
        self.silenced: list[str] = []
        """Guests whom the host does not let talk."""
        self.actor = -1
        """The seat to move; -1 if none is."""
        self.turned = -1
        """The entry since which the position is as it is: where a turn began."""
        self.turned_at = 0.0
        """When that was."""
        self.forfeited = -1
        """Where the last turn began whose time ran out; it is the stand-in's, though its person may be back."""
        self.extended = -1
        """Where the last turn began whose time was extended."""
        self.extended_at = 0.0
        for entry in log_so_far:
            self.happen(entry)

    # ---- asking ----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log) - 1

    @property
    def game(self) -> Game | None:
        """The game that runs, or the last."""
        return self.games[-1] if self.games else None

    @property
    def bot_to_move(self) -> str:
        """The bot that is to move, for itself or for whoever is away; empty if a person is."""
        if self.actor < 0:
            return ""
        chair = self.chairs[self.actor]
        if chair.kind == "bot":
            return chair.bot
        return (self.terms.bots or STAND_IN) if chair.away or self.forfeited == self.turned else ""

    def seat_of(self, guest: str) -> int:
        """Where a guest sits; -1 if nowhere."""
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return -1

    def is_member(self, guest: str) -> bool:
        """Whether a guest has a seat or is the host."""
        return guest == self.host or self.seat_of(guest) >= 0

    def people_here(self) -> list[int]:
        """Seats of people who have not gone away."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away]

    @property
    def is_anyone_here(self) -> bool:
        """Whether a person sits here who has not gone away."""
        for chair in self.chairs:  # noqa: SIM110  (asked after every move: any() takes thrice as long)
            if chair.kind == "person" and not chair.away:
                return True
        return False

    # ---- what comes of itself --------------------------------------------------------------------------------------

    def bot_moves(self, move: str, turned: int, now: float, why: log.Why | None = None) -> None:
        """A bot has chosen, as things stood after an entry; if they stand so no more, its choice is dropped."""
        if self.turned == turned and self.bot_to_move:
            by: Any = "bot" if self.chairs[self.actor].kind == "bot" else "stand-in"
            self.happen(log.Moved(now, self.actor, move, by, why or {}))

    def time_is_up(self, turned: int, now: float) -> None:
        """A person's time ran out, counted from an entry."""
        if self.turned == turned and self.actor >= 0 and not self.bot_to_move:
            self.happen(log.Away(now, self.actor, "time"))

    def extend_time(self, now: float) -> None:
        """Give the person to move a little more time, but not twice in a turn."""
        if self.extended != self.turned:
            self.happen(log.TimeExtended(now))

    def returns(self, guest: str, now: float) -> None:
        """A guest is here again."""
        seat = self.seat_of(guest)
        if seat >= 0 and self.chairs[seat].away:
            self.happen(log.Returned(now, seat))

    def close(self, now: float) -> None:
        """Everyone has gone."""
        if self.state in ("gathering", "playing"):
            self.happen(log.Closed(now, "abandoned"))

    # ---- entries ---------------------------------------------------------------------------------------------------

    def happen(self, entry: log.AnyEntry) -> int:
        """Let an entry happen, and return its number. A move that is refused has changed nothing."""
        events = _HAPPEN[type(entry)](self, entry)
        if self.state == "playing":
            self.actor = self.games[-1].actor
            if self.actor < 0:
                self.state = "over"
        else:
            self.actor = -1
        self.log.append(entry)
        self.happened.append(Happened(len(self.games) - 1, events))
        return len(self.log) - 1

    def _opened(self, entry: log.Opened) -> tuple[Event, ...]:
        self.terms = entry.terms
        self.host = entry.host
        self.chairs = [Chair() for _ in range(entry.terms.seats)]
        return ()

    def _seated(self, entry: log.Seated) -> tuple[Event, ...]:
        self.chairs[entry.seat] = Chair("person", entry.name, entry.guest, outside=entry.outside)
        return ()

    def _bot_seated(self, entry: log.BotSeated) -> tuple[Event, ...]:
        self.chairs[entry.seat] = Chair("bot", name_of_bot(entry.seat, self.terms.language), bot=entry.bot)
        return ()

    def _stood(self, entry: log.Stood) -> tuple[Event, ...]:
        gone = self.chairs[entry.seat].guest
        self.chairs[entry.seat] = Chair()
        if entry.removed and gone:
            self.barred.add(gone)
        if gone == self.host:
            self.host = next((chair.guest for chair in self.chairs if chair.guest and not chair.outside), self.host)
        return ()

    def _began(self, entry: log.Began) -> tuple[Event, ...]:
        game = deal_game(self.terms, entry.seed, [chair.name for chair in self.chairs])
        self.games.append(game)
        self.casts.append(tuple(chair.guest for chair in self.chairs))
        self.bots.append(tuple(chair.bot for chair in self.chairs))
        self.turned = len(self.log)
        self.turned_at = entry.at
        self.state = "playing"
        return game.events

    def _moved(self, entry: log.Moved) -> tuple[Event, ...]:
        events = self.games[-1].play(entry.move, entry.seat)
        self.turned = len(self.log)
        self.turned_at = entry.at
        return events

    def _away(self, entry: log.Away) -> tuple[Event, ...]:
        self.chairs[entry.seat].away = entry.why
        if entry.why == "time":
            self.forfeited = self.turned
        return ()

    def _returned(self, entry: log.Returned) -> tuple[Event, ...]:
        self.chairs[entry.seat].away = ""
        seconds = self.terms.clock.seconds
        if seconds and entry.seat == self.actor and entry.at >= self.turned_at + seconds:
            self.forfeited = self.turned
        return ()

    def _time_extended(self, entry: log.TimeExtended) -> tuple[Event, ...]:
        self.extended = self.turned
        self.extended_at = entry.at
        return ()

    def _talked(self, entry: log.Said | log.Claimed) -> tuple[Event, ...]:
        return ()

    def _muted(self, entry: log.Muted) -> tuple[Event, ...]:
        self.mutes.setdefault((entry.guest, entry.whom), []).append(len(self.log))
        return ()

    def _silenced(self, entry: log.Silenced) -> tuple[Event, ...]:
        self.silenced = [guest for guest in self.silenced if guest != entry.whom]
        if entry.on:
            self.silenced.append(entry.whom)
        return ()

    def _closed(self, entry: log.Closed) -> tuple[Event, ...]:
        self.state = "closed"
        return ()


_HAPPEN: Mapping[type[log.Entry], Callable[[Table, Any], tuple[Event, ...]]] = {
    log.Opened: Table._opened,
    log.Seated: Table._seated,
    log.BotSeated: Table._bot_seated,
    log.Stood: Table._stood,
    log.Began: Table._began,
    log.Moved: Table._moved,
    log.Away: Table._away,
    log.Returned: Table._returned,
    log.TimeExtended: Table._time_extended,
    log.Said: Table._talked,
    log.Claimed: Table._talked,
    log.Muted: Table._muted,
    log.Silenced: Table._silenced,
    log.Closed: Table._closed,
}
