"""Reports of matches: tables in the terminal, JSON, and Markdown with plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from motherlode.arena.match import Match, RoundResult, is_scored_by_points, is_won_by_points
from motherlode.arena.plots import matrix_plot, strata_plot
from motherlode.arena.ratings import Rating, fit_ratings
from motherlode.arena.win_rates import (
    PairedDifference,
    WinRate,
    as_json,
    point_difference,
    point_lead,
    win_difference,
    win_rate,
    win_rate_by_saboteurs,
)

__all__ = ["GuestResult", "Result", "guest_results", "print_results", "results_as_json", "write_report"]

Result = tuple[Match, list[RoundResult]]
_WHAT_RATES_ARE = {
    False: "Rates are of rounds in which the treasure was reached, with Wilson's interval at 95 %.",
    True: "Rates are of rounds in which the seats of the first bot (called miners) made more points than those of the "
    "second, with Wilson's interval at 95 %. Each deal was played twice, with the seats exchanged.",
}

GuestResult = tuple[Match, str, PairedDifference]
"""A match with a guest, the guest's role, and the difference it made."""


def results_as_json(results: Sequence[Result]) -> dict[str, object]:
    """Return the results as JSON: one match by itself, several as a list with guests and ratings."""
    matches = [as_json(match, rounds) for match, rounds in results]
    if len(matches) == 1:
        return matches[0]
    swaps = [
        {
            "miners": match.miners,
            "saboteurs": match.saboteurs,
            "guest": match.guest,
            "role": role,
            **swap.as_json(),
        }
        for match, role, swap in guest_results(results)
    ]
    ratings = [rating.as_json() for rating in _ratings(results)]
    return {
        "matches": matches,
        **({"swaps": swaps} if swaps else {}),
        **({"ratings": ratings} if ratings else {}),
    }


def _ratings(results: Sequence[Result]) -> list[Rating]:
    """Return ratings, if several bots can be compared and rounds have two sides."""
    bots = {bot for match, _ in results for bot in (match.miners, match.saboteurs, match.guest) if bot}
    return [] if len(bots) < 2 or is_won_by_points(results[0][0]) else fit_ratings(results)


def print_results(results: Sequence[Result]) -> None:
    """Print the results as tables."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    match = results[0][0]
    console = Console(highlight=False)
    console.print(f"{match.ruleset}, {match.players} players, seed {match.seed}", markup=False, soft_wrap=True)
    table = Table("miners", "saboteurs", "guest", "dealt", "rounds", "miners win", "95 %", box=box.SIMPLE)
    for match, rounds in results:
        for dealt, rate in _rows(rounds):
            table.add_row(match.miners, match.saboteurs, match.guest, dealt, f"{rate.rounds:,}", *_percents(rate))
    console.print(table)
    for line in _lead_lines(results):
        console.print(line, markup=False)
    for match, role, swap in guest_results(results):
        console.print(_swap_line(match, role, swap), markup=False)
    for rating in _ratings(results):
        console.print(_rating_line(rating), markup=False)


def guest_results(results: Sequence[Result]) -> list[GuestResult]:
    """Return the difference each guest made to its seat, by role, and over all rounds where points count."""
    plain = {(match.miners, match.saboteurs): rounds for match, rounds in results if not match.guest}
    found: list[GuestResult] = []
    for match, rounds in results:
        without = plain.get((match.miners, match.saboteurs))
        if not match.guest or without is None:
            continue
        by_points = is_scored_by_points(match)
        if by_points:
            found.append((match, "anyone", point_difference(rounds, without)))
        for role, digs in (("miner", True), ("saboteur", False)):
            swap = point_difference(rounds, without, digs) if by_points else win_difference(rounds, without, digs)
            found.append((match, role, swap))
    return found


def write_report(results: Sequence[Result], folder: Path) -> None:
    """Write ``report.md`` and its plots."""
    folder.mkdir(parents=True, exist_ok=True)
    match = results[0][0]
    plain = [(match, rounds) for match, rounds in results if not match.guest]
    (folder / "matrix.svg").write_text(matrix_plot([(match, win_rate(rounds)) for match, rounds in plain]))
    (folder / "strata.svg").write_text(strata_plot([(match, win_rate_by_saboteurs(rounds)) for match, rounds in plain]))
    lines = [
        f"# Arena: {match.ruleset}, {match.players} players",
        "",
        f"Seed `{match.seed}`: round *i* of every match is dealt from `{match.seed}/i`.",
        _WHAT_RATES_ARE[is_won_by_points(match)],
        "",
        "![Miners' rate of winning, by bots](matrix.svg)",
        "",
        "![Miners' rate of winning, by the number of saboteurs dealt](strata.svg)",
        "",
        "| miners | saboteurs | guest | saboteurs dealt | rounds | miners win | 95 % |",
        "|---|---|---|---|---|---|---|",
    ]
    for match, rounds in results:
        for dealt, rate in _rows(rounds):
            share, interval = _percents(rate)
            cells = (match.miners, match.saboteurs, match.guest, dealt, str(rate.rounds), share, interval)
            lines.append(f"| {' | '.join(cells)} |")
    if ratings := _ratings(results):
        lines += ["", "Skills, 400 points for odds of ten to one, above the mean of all who played the role:", ""]
        lines += [f"- {_rating_line(rating)}" for rating in ratings]
    lines += [
        "",
        *(f"- {line}" for line in _lead_lines(results)),
        *(f"- {_swap_line(*swapped)}" for swapped in guest_results(results)),
    ]
    (folder / "report.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def _rows(rounds: list[RoundResult]) -> list[tuple[str, WinRate]]:
    return [("any", win_rate(rounds)), *((str(dealt), rate) for dealt, rate in win_rate_by_saboteurs(rounds).items())]


def _percents(rate: WinRate) -> tuple[str, str]:
    low, high = rate.interval
    return f"{rate.rate:.1%}", f"{low:.1%} – {high:.1%}"


def _rating_line(rating: Rating) -> str:
    low, high = rating.interval
    skill = f"{rating.points:+.0f} points ({low:+.0f} to {high:+.0f})"
    return f"{rating.bot} as {rating.role}: {skill}, {rating.rounds} rounds"


def _lead_lines(results: Sequence[Result]) -> list[str]:
    """Return for The Lost Mines the point lead of each match's first bot."""
    lines = []
    for match, rounds in results:
        if is_won_by_points(match) and not match.guest:
            lead = point_lead(rounds)
            low, high = lead.interval
            lines.append(
                f"{match.miners} beside {match.saboteurs}: {lead.gain:+.2f} points a seat over {lead.rounds} deals, "
                f"95 % {low:+.2f} to {high:+.2f}"
            )
    return lines


def _swap_line(match: Match, role: str, swap: PairedDifference) -> str:
    old = {"miner": match.miners, "saboteur": match.saboteurs}.get(role, "the bot it replaces")
    shown = ("{:+.2f}" if is_scored_by_points(match) else "{:+.1%}").format
    low, high = map(shown, swap.interval)
    unit = " points a round," if is_scored_by_points(match) else ""
    return (
        f"{match.guest} as {role} for {old}, at a table of {match.miners} and {match.saboteurs}: "
        f"{shown(swap.gain)}{unit} of {swap.rounds} rounds, 95 % {low} to {high}"
    )
