"""Tables for tests, driven by random commands."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from motherlode import Game, ruleset_names
from motherlode.games.registry import engine_of
from motherlode.server.domain import commands
from motherlode.server.domain.attendance import Connectivity
from motherlode.server.domain.attendance_handlers import admit_latecomers
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings

HOST = Guest("host", "Ada")
SIZES = [
    (ruleset, seats)
    for ruleset in ruleset_names()
    for seats in sorted({min(engine_of(ruleset).seats[ruleset]), 5, max(engine_of(ruleset).seats[ruleset])})
]
"""Every ruleset with few, some and many seats."""


SECRET = "the reason of a bot"


def opened(ruleset: str = "base", seats: int = 4, bots: str = "random") -> Table:
    return Table([log.Opened(0.0, TableSettings(ruleset, seats, bots=bots), HOST.id)])


def guests(count: int) -> list[Guest]:
    return [HOST] + [Guest(f"guest-{n}", f"Guest {n}") for n in range(1, count)]


def seated(ruleset: str = "base", seats: int = 4, people: int | None = None) -> Table:
    """Return a table with people on the first seats."""
    table = opened(ruleset, seats)
    for seat, guest in enumerate(guests(seats if people is None else people)):
        handle_command(table, guest, commands.Sit(0, "t", seat), 1.0)
    return table


def started(ruleset: str = "base", seats: int = 4, people: int | None = None) -> Table:
    table = seated(ruleset, seats, people)
    handle_command(table, HOST, commands.Start(0, "t"), 2.0)
    return table


def game_of(table: Table) -> Game:
    """Return the current or last game."""
    assert table.game is not None
    return table.game


def log_of(table: Table) -> list[log.AnyEntry]:
    """Return all entries in memory: the whole log, until old ones are dropped."""
    return [one.entry for one in table.log]


def state_of(table: Table) -> dict[str, Any]:
    """Return all public attributes of a table, for comparison."""
    state = {
        name: value
        for name in dir(table)
        if not name.startswith("_") and name != "uncommitted" and not callable(value := getattr(table, name))
    }
    game = state.pop("game")
    retained = state.pop("log")
    state["played"] = None if game is None else (str(game), game.names, game.history, game.events)
    state["retained"] = [*retained], retained.count, retained.dropped_before
    state["attendance"] = vars(table.attendance)
    state["chairs"] = [msgspec.structs.astuple(chair) for chair in table.chairs]
    return state


def next_move(table: Table, chance: random.Random, now: float) -> None:
    """Make a random legal move for the seat to move."""
    game = game_of(table)
    move = str(chance.choice(list(game.legal)))
    if table.bot_to_move:
        table.apply_bot_move(move, table.turn_seq, now, {"why": SECRET})
    else:
        chair = table.chairs[table.actor]
        handle_command(table, Guest(chair.guest, chair.name), commands.Play(0, "t", table.seq, move), now)


def random_command(table: Table, chance: random.Random) -> tuple[Guest, commands.Command]:
    """Return a random guest and command, valid or not."""
    who = chance.choice([*guests(table.settings.seats), Guest("onlooker", "Otto"), Guest("critic", "Cleo")])
    seat = chance.randrange(table.settings.seats)
    make: list[Callable[[], commands.Command]] = [
        lambda: commands.Sit(0, "t", seat),
        lambda: commands.Leave(0, "t"),
        lambda: commands.PutBot(0, "t", seat, "random"),
        lambda: commands.ClearSeat(0, "t", seat),
        lambda: commands.Start(0, "t"),
        lambda: commands.Say(0, "t", f"hello {chance.random()}"),
        lambda: commands.MakeClaim(0, "t", log.LoggedClaim("suspect", seat=seat)),
        lambda: commands.Mute(0, "t", chance.choice(["host", "guest-1", "onlooker"]), chance.random() < 0.7),
        lambda: commands.Silence(0, "t", chance.choice(["guest-1", "onlooker"]), chance.random() < 0.5),
        lambda: commands.Rematch(0, "t"),
        lambda: commands.Rematch(0, "t"),
        lambda: commands.Regather(0, "t"),
        lambda: commands.Continue(0, "t"),
        lambda: commands.HandOver(0, "t", seat),
        lambda: commands.RequestSeat(0, "t", seat),
        lambda: commands.AnswerSeatRequest(0, "t", chance.choice(["onlooker", "critic"]), chance.random() < 0.8),
        lambda: commands.WithdrawSeatRequest(0, "t"),
        lambda: commands.Play(0, "t", chance.randrange(table.seq + 2), "pass(?)"),
    ]
    return who, chance.choice(make)()


def apply_random_commands(
    table: Table, chance: random.Random, steps: int, after: Callable[[], None] = lambda: None
) -> None:
    """Apply random commands, and mostly legal moves while a game is running."""
    for step in range(steps):
        now = 10.0 + step
        try:
            if table.actor >= 0 and chance.random() < 0.8:
                next_move(table, chance, now)
            elif table.actor >= 0 and chance.random() < 0.1:
                end = partial(table.expire_turn, table.turn_seq)
                chance.choice([table.extend_time, table.resume, end])(now)
            else:
                who, command = random_command(table, chance)
                gone = {seat: now - chance.choice([30.0, 90.0]) for seat in range(table.settings.seats) if seat % 3}
                handle_command(table, who, command, now, partial(Connectivity, gone))
            if table.is_between_rounds and chance.random() < 0.7:
                admit_latecomers(table, {"onlooker", "critic"}, now)
        except Refused:
            pass
        after()
