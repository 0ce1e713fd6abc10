"""The table aggregate: its state is the replay of its log. No sockets, no store, no wall clock.

Every change is an entry applied by :meth:`Table.apply`, both in live play and when a table is rebuilt from its log;
:mod:`.command_handlers` turns commands into entries. There is one writer, which commits entries before publishing them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from motherlode import SPECTATOR, Claim, Event, Game
from motherlode.server.domain.attendance import MAX_TIMEOUTS, Attendance
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entries import Chair, TableState
from motherlode.server.domain.log.entry_effects import EFFECTS
from motherlode.server.domain.log.retained_log import RetainedLog
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table_settings import STAND_IN, TableSettings, deal_game

__all__ = ["MINOR_ENTRIES", "Guest", "Table", "bot_guest"]

MINOR_ENTRIES: Final = (log.Moved, log.Said, log.Claimed, log.Muted, log.TimeExtended)
"""Entries that change neither the seats nor the state of the table, so its entry in lists stays valid."""


class Guest(NamedTuple):
    """A guest, identified by a signed token; ``table`` is set if the token is valid at one table only."""

    id: str
    name: str
    table: str = ""


def bot_guest(seat: int) -> str:
    """The id of a bot that talks, in place of a guest's, so that it can be muted."""
    return f"bot-{seat}"


class Table:
    """The state of a table. All of it is derived from its log; ``log`` is the part kept in memory."""

    def __init__(self, entries: Iterable[log.AnyEntry] = ()) -> None:
        self.log = RetainedLog()
        self.uncommitted: list[log.AnyEntry] = []
        """Entries not yet handed to the store."""
        self.game: Game | None = None
        """The current game, or the last one."""
        self.game_starts: list[int] = []
        """For each game, the number of its Began entry."""
        self.seated_guests: tuple[str, ...] = ()
        """The guest on each seat when the game began, or who took it over from a bot; empty for a bot."""
        self.seated_bots: tuple[str, ...] = ()
        """The bot on each seat when the game began; empty for a person."""
        self.taken_over: dict[int, int] = {}
        """The seats that were taken over from bots during this game, and the number of the entry."""
        self.settings = TableSettings(ruleset="", seats=2)
        self.host = ""
        self.opened_at = 0.0
        self.state: TableState = "gathering"
        self.chairs: list[Chair] = []
        self.barred: set[str] = set()
        self.mutes: dict[tuple[str, str], str] = {}
        """The muted guest's name, by (who muted, whom)."""
        self.silenced: list[str] = []
        """Guests whom the host has silenced."""
        self.attendance = Attendance()
        self.actor = -1
        """The seat to move, or -1."""
        self.turn_seq = -1
        """The entry that began the current turn: the last Began or Moved."""
        self.turn_started_at = 0.0
        """The time of that entry, or when the wait after a round ended."""
        self.round_seq = -1
        """The entry that began the current round."""
        self.forfeited_turn = -1
        """``turn_seq`` of the last turn that ran out of time. A stand-in plays it even if the person is back."""
        self.extended_turn = -1
        """``turn_seq`` of the last turn whose time was extended."""
        self.extended_at = 0.0
        self.info_changed_seq = -1
        """The last entry that is not one of MINOR_ENTRIES."""
        self.person_acted_at = 0.0
        """The time at which a person last acted."""
        for entry in entries:
            self.apply(entry)

    # ---- queries ---------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.log.count - 1

    @property
    def game_number(self) -> int:
        """The number of the current or last game; -1 before the first."""
        return len(self.game_starts) - 1

    @property
    def is_running(self) -> bool:
        """Whether a game is running."""
        return self.state == "playing"

    @property
    def is_waiting(self) -> bool:
        """Whether bots and clocks wait for people to continue after a round."""
        return self.state == "playing" and bool(self.attendance.waiting)

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round has begun and nobody has moved in it."""
        return self.state == "playing" and self.turn_seq == self.round_seq

    @property
    def bot_to_move(self) -> str:
        """The bot to move, for its own seat or for an absent person; empty if a person is to move."""
        if self.actor < 0:
            return ""
        chair = self.chairs[self.actor]
        if chair.kind == "bot":
            return chair.bot
        return (self.settings.bots or STAND_IN) if chair.away or self.forfeited_turn == self.turn_seq else ""

    def idle_at(self, since: float, patience: float) -> float:
        """Return when a bot may take over from the person to move though they are connected; 0 for never.

        It may not where a clock does so, and where there is nobody else to wait. Time counts from ``since`` at the
        earliest.
        """
        is_turn_open = self.state == "playing" and self.actor >= 0 and not self.bot_to_move and not self.is_waiting
        if self.settings.clock.length or not is_turn_open or len(self.present_seats()) < 2:
            return 0.0
        return max(self.turn_started_at, since) + patience

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, or -1."""
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return -1

    def require_seat(self, guest: Guest) -> int:
        """Return the seat of a guest; Refused if they have none."""
        seat = self.seat_of(guest.id)
        if seat < 0:
            raise Refused("not-seated")
        return seat

    def require_host(self, guest: Guest) -> None:
        """Raise Refused if a guest is not the host."""
        if guest.id != self.host:
            raise Refused("not-host")

    def chair_of(self, seat: int) -> Chair:
        """Return who has a seat; Refused if there is no such seat."""
        if seat >= len(self.chairs):
            raise Refused("no-such-seat")
        return self.chairs[seat]

    def viewer_of(self, guest: str) -> int:
        """Return the viewer of a guest: their seat in the last game, or SPECTATOR."""
        return self.seated_guests.index(guest) if guest and guest in self.seated_guests else SPECTATOR

    def name_of(self, guest: str) -> str:
        """Return the name of a guest who is seated or spoke recently, or an empty string."""
        for seat, chair in enumerate(self.chairs):
            if guest == (bot_guest(seat) if chair.kind == "bot" else chair.guest):
                return chair.name
        for one in self.log:
            if isinstance(one.entry, log.Said) and one.entry.guest == guest:
                return one.entry.name
        return ""

    def is_member(self, guest: str) -> bool:
        """Whether a guest has a seat or is the host."""
        return guest == self.host or self.seat_of(guest) >= 0

    def present_seats(self) -> list[int]:
        """Return the seats of people who are not away."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away]

    def seats_of_people(self) -> list[int]:
        """Return the seats of people who are not away, without programs that play by token."""
        return [seat for seat in self.present_seats() if not self.chairs[seat].outside]

    @property
    def has_people_present(self) -> bool:
        """Whether any seated person is not away."""
        for chair in self.chairs:  # noqa: SIM110  (called after every move: any() takes three times as long)
            if chair.kind == "person" and not chair.away:
                return True
        return False

    # ---- changes made by the scheduler -----------------------------------------------------------------------------

    def apply_bot_move(self, move: str, turn_seq: int, now: float, why: log.BotReason | None = None) -> None:
        """Make the move a bot chose in the turn ``turn_seq``; do nothing if that turn is over."""
        if self.turn_seq == turn_seq and self.bot_to_move:
            by: Any = "bot" if self.chairs[self.actor].kind == "bot" else "stand-in"
            self.apply(log.Moved(now, self.actor, move, by, why or {}))

    def apply_bot_claim(self, seat: int, claim: Claim, game_number: int, now: float) -> None:
        """Make the claim of a bot; do nothing if its game is over, it has left, or the host has silenced it."""
        is_there = self.state == "playing" and self.game_number == game_number and self.chairs[seat].kind == "bot"
        if is_there and bot_guest(seat) not in self.silenced:
            self.apply(log.Claimed(now, bot_guest(seat), seat, log.LoggedClaim.of(claim)))

    def expire_turn(self, turn_seq: int, now: float) -> None:
        """End the time of the person to move, if the turn ``turn_seq`` is still theirs.

        A bot plays this turn. If the person's turn before ran out of time too, they count as away.
        """
        if self.turn_seq == turn_seq and self.actor >= 0 and not self.bot_to_move:
            if self.attendance.timeouts.get(self.actor, 0) < MAX_TIMEOUTS:
                self.apply(log.TimedOut(now, self.actor))
            else:
                self.apply(log.Away(now, self.actor, "time"))

    def resume(self, now: float) -> None:
        """Go on without those who have not continued."""
        if self.is_waiting:
            self.apply(log.Resumed(now))

    def extend_time(self, now: float) -> None:
        """Extend the time of the person to move, at most once per turn."""
        if self.extended_turn != self.turn_seq:
            self.apply(log.TimeExtended(now))

    def mark_returned(self, guest: str, now: float) -> None:
        """Give a guest who was away their seat back, and drop the votes to hand it over."""
        seat = self.seat_of(guest)
        if seat >= 0 and (self.chairs[seat].away or seat in self.attendance.votes):
            self.apply(log.Returned(now, seat))

    def close(self, now: float) -> None:
        """Close the table because everyone has left."""
        if self.state in ("gathering", "playing"):
            self.apply(log.Closed(now, "abandoned"))

    # ---- entries ---------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry) -> int:
        """Apply and log an entry; return its number. A move that the game refuses changes nothing."""
        was_waiting = self.is_waiting
        if isinstance(entry, log.Moved):
            entry, events = self.make_move(entry)
        else:
            events = EFFECTS[type(entry)](self, entry)
        if was_waiting and not self.is_waiting:
            self.turn_started_at = entry.at
        if self.state == "playing":
            assert self.game is not None
            self.actor = self.game.actor
            if self.actor < 0:
                self.state = "over"
        else:
            self.actor = -1
        seq = self.log.append(entry, events)
        self.uncommitted.append(entry)
        if not isinstance(entry, MINOR_ENTRIES) or was_waiting != self.is_waiting:
            self.info_changed_seq = seq
        if _is_of_a_person(entry):
            self.person_acted_at = entry.at
        return seq

    def drop_old(self) -> None:
        """Drop old entries from memory. They must be committed, and sent to all subscribers."""
        self.log.drop_old(self.game_starts[-1] if self.game_starts else 0)

    def start_game(self, entry: log.Began, names: list[str], seated_guests: list[str], bots: list[str]) -> Game:
        """Deal the game of a Began entry that is not in the log yet."""
        self.game = deal_game(self.settings, entry.seed, names)
        self.seated_guests = tuple(seated_guests)
        self.seated_bots = tuple(bots)
        self.taken_over = {}
        self.turn_seq, self.turn_started_at = self.log.count, entry.at
        self.round_seq = self.turn_seq
        return self.game

    def make_move(self, entry: log.Moved) -> tuple[log.Moved, tuple[Event, ...]]:
        """Make the move of an entry that is not in the log yet; return it in canonical form, and the events."""
        assert self.game is not None
        number = self.game.round
        events = self.game.play(entry.move, entry.seat)
        self.turn_seq, self.turn_started_at = self.log.count, entry.at
        attendance = self.attendance
        if entry.by == "person":
            attendance.waiting.discard(entry.seat)
            attendance.votes.pop(entry.seat, None)
            attendance.timeouts.pop(entry.seat, None)
        else:  # ends the wait: logs written before there was one have no Resumed entry
            attendance.waiting.clear()
        if self.game.round != number:
            self.round_seq = self.turn_seq
            attendance.wait_for(self.seats_of_people(), entry.at)
        canonical = self.game.history[-1][1].text
        if canonical != entry.move:
            entry = log.Moved(entry.at, entry.seat, canonical, entry.by, entry.why, entry.sent or entry.move)
        return entry, events


def _is_of_a_person(entry: log.AnyEntry) -> bool:
    """Whether an entry was caused by a person rather than by a bot or a clock."""
    if isinstance(entry, log.Moved):
        return entry.by == "person"
    if isinstance(entry, log.Away):
        return entry.why == "left"
    if isinstance(entry, log.Claimed):
        return entry.guest != bot_guest(entry.seat)
    return not isinstance(entry, log.BotSeated | log.TimeExtended | log.TimedOut | log.Resumed | log.TakenOver)
