"""The report of a simulation: tables for people, JSON for programs."""

from __future__ import annotations

from motherlode._build import is_compiled
from motherlode.simulate.plan import Plan
from motherlode.simulate.summary import Summary

__all__ = ["as_json", "print_report"]


def as_json(plan: Plan, summary: Summary, seconds: float) -> dict[str, object]:
    """The report as JSON; two runs of a plan differ only in times and completeness."""
    return {
        "ruleset": plan.ruleset,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        **summary.as_json(),
        "complete": summary.games == plan.games,
        "compiled": is_compiled(),
        "seconds": seconds,
        "turns_per_second": _speed(summary, seconds),
    }


def print_report(plan: Plan, summary: Summary, seconds: float) -> None:
    """The report as text: a few lines and tables."""
    from rich.console import Console

    console = Console(highlight=False)
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    console.print(f"{plan.ruleset}, {plan.players} players ({bots}), seed {plan.seed}", markup=False, soft_wrap=True)
    of = "" if summary.games == plan.games else f" of {plan.games:,} (interrupted)"
    console.print(f"{summary.games:,} games{of}, {summary.rounds:,} rounds, {summary.turns:,} turns")
    build = "compiled" if is_compiled() else "pure Python"
    console.print(f"{seconds:.2f} s, {_speed(summary, seconds):,.0f} turns a second ({build})")
    if summary.games:
        _print_tables(summary)


def _speed(summary: Summary, seconds: float) -> float:
    return summary.turns / seconds if summary.turns else 0.0


def _print_tables(summary: Summary) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    sides = [*summary.gold_by_side, "nobody"]
    title = "Rounds won, by the number of saboteurs dealt"
    by_side = Table("dealt", "rounds", *sides, title=title, box=box.SIMPLE, title_justify="left")
    for dealt, won in summary.wins.items():
        shares = (f"{won[side] / won['rounds']:.1%}" for side in sides)
        by_side.add_row(str(dealt), f"{won['rounds']:,}", *shares)
    gold = (f"{nuggets / summary.rounds:.2f}" for nuggets in summary.gold_by_side.values())
    by_side.add_row("gold", "a round", *gold)

    by_seat = Table("seat", "gold a game", "games won", title="Seats", box=box.SIMPLE, title_justify="left")
    for seat, (nuggets, games) in enumerate(zip(summary.gold_by_seat, summary.games_by_seat, strict=True)):
        by_seat.add_row(str(seat), f"{nuggets / summary.games:.2f}", f"{games / summary.games:.1%}")
    console = Console(highlight=False)
    console.print(by_side)
    console.print(by_seat)
