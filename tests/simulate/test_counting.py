"""Counts are correct: summaries beside games counted by their events, and sums that must fit."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode import Game, Move, Stream, View, bots, ruleset_names
from motherlode.bots import registry as naming
from motherlode.core.chance.random_stream import key_of
from motherlode.game import LegalMoves
from motherlode.games.lost_mines import events as lost_mines
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.events import Earned, GoldPaid, GoldTaken, Robbed, RoundEnded
from motherlode.simulate.chunk import play_chunk
from motherlode.simulate.plan import Plan, make_plan
from motherlode.simulate.summary import Summary
from support.walks import digging

ROUNDS = 3


class Digger:
    """Finds the treasure often enough for either side to win."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return digging(list(legal), chance)


@pytest.fixture
def _diggers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "BOTS", {**naming.BOTS, "digger": Digger})


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_the_counts_of_uniform_play_add_up_at_every_table(ruleset: str) -> None:
    for players in engine_of(ruleset).seats[ruleset]:
        plan = make_plan(ruleset, players, 4, "sums", ["random"])
        summary = play_chunk(plan, range(plan.games))
        assert summary.games == plan.games
        _check_sums(summary)


def _check_sums(summary: Summary) -> None:
    assert summary.turns > summary.rounds > summary.games
    assert sum(summary.gold_by_side.values()) == sum(summary.gold_by_seat)
    assert sum(summary.games_by_seat) >= summary.games
    assert sum(won["rounds"] for won in summary.wins.values()) == summary.rounds
    for won in summary.wins.values():
        sides = {side: rounds for side, rounds in won.items() if side != "rounds"}
        assert max(sides.values()) <= won["rounds"] <= sum(sides.values())


def _play(plan: Plan, number: int) -> tuple[Game, int]:
    """A game of the plan at an ordinary table, and how many moves it took."""
    seed = f"{plan.seed}/{number}"
    game = Game(plan.ruleset, plan.players, seed=seed)
    chances = [Stream(key_of(seed), "bot", seat) for seat in range(plan.players)]
    players = [bots.make_bot(name) for name in plan.bots]
    while not game.over:
        view = game.view(game.actor)
        game.play(players[game.actor].choose(view, view.legal, chances[game.actor]))
    return game, len(game.history)


def _gold_by_role(game: Game) -> Counter[str]:
    """By the events: what each role was handed in all rounds, less what thieves took."""
    roles: tuple[str, ...] = ()
    gold: Counter[str] = Counter()
    for happened in game.events:
        if isinstance(happened, RoundEnded):
            roles = happened.roles
        elif isinstance(happened, GoldTaken | GoldPaid | Earned):
            gold[roles[happened.seat]] += int(happened.nuggets)
        elif isinstance(happened, Robbed) and happened.got:
            gold[roles[happened.seat]] += 1
            gold[roles[happened.target]] -= 1
    return gold


@pytest.mark.usefixtures("_diggers")
@pytest.mark.parametrize(("ruleset", "players"), [("base", 3), ("base", 7), ("base-classic", 4), ("saboteur2", 6)])
def test_games_of_bots_are_those_of_a_table_and_counted_by_what_happened_there(ruleset: str, players: int) -> None:
    names = ["random", *["digger"] * (players - 1)]
    plan = make_plan(ruleset, players, 5, "diggers", names)
    games = [_play(plan, number) for number in range(plan.games)]
    summary = play_chunk(plan, range(plan.games))

    results = [game.result for game, _ in games]
    assert summary.games == plan.games
    assert summary.turns == sum(turns for _, turns in games)
    assert summary.gold_by_seat == tuple(
        sum(result.points[seat] for result in results if result) for seat in range(players)
    )
    assert summary.games_by_seat == tuple(
        sum(seat in result.winners for result in results if result) for seat in range(players)
    )
    gold = sum((_gold_by_role(game) for game, _ in games), Counter[str]())
    assert Counter(summary.gold_by_side) == gold
    _check_sums(summary)


@pytest.mark.usefixtures("_diggers")
def test_points_of_the_lost_mines_are_counted_by_what_happened() -> None:
    plan = make_plan("lost-mines", 4, 8, "points", ["digger"])
    points: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in range(plan.games):
        game, _ = _play(plan, number)
        for gains, sides in _scores(game):
            for seat, gain in enumerate(gains):
                points[sides[seat]] += gain
            best = {sides[seat] for seat, gain in enumerate(gains) if gain == max(gains) > 0}
            won.update(best or ["nobody"])
    summary = play_chunk(plan, range(plan.games))
    assert Counter(summary.gold_by_side) == points
    counted = sum((Counter(row) for row in summary.wins.values()), Counter[str]())
    assert {side: rounds for side, rounds in counted.items() if side != "rounds" and rounds} == won
    assert len(won) > 3, "the games are too alike to tell"
    _check_sums(summary)


def _scores(game: Game) -> list[tuple[list[int], list[str]]]:
    """Of each round, what each seat gained and what it was."""
    rounds: list[tuple[list[int], list[str]]] = []
    clans: tuple[str, ...] = ()
    for happened in game.events:
        if isinstance(happened, lost_mines.RoundBegan):
            clans = happened.clans
        elif isinstance(happened, lost_mines.RoundEnded):
            sides = [f"{clan}-{role}" for clan, role in zip(clans, happened.roles, strict=True)]
            rounds.append(([0] * game.seats, sides))
        elif isinstance(happened, lost_mines.Scored):
            gains = rounds[-1][0]
            gains[:] = [gain + more for gain, more in zip(gains, happened.points, strict=True)]
    return rounds


@pytest.mark.usefixtures("_diggers")
@pytest.mark.parametrize("ruleset", ["base", "base-classic"])
def test_rounds_are_won_by_miners_who_reached_the_treasure_else_by_saboteurs_if_any(ruleset: str) -> None:
    plan = make_plan(ruleset, 3, 12, "won", ["digger"])
    expected: dict[int, Counter[str]] = {}
    for number in range(plan.games):
        game, _ = _play(plan, number)
        for ended in (happened for happened in game.events if isinstance(happened, RoundEnded)):
            dealt = ended.roles[: plan.players].count("saboteur")
            side = "miner" if ended.reached else "saboteur" if dealt else "nobody"
            expected.setdefault(dealt, Counter()).update(["rounds", side])
    summary = play_chunk(plan, range(plan.games))
    assert {dealt: Counter(won) for dealt, won in summary.wins.items()} == expected
    assert summary.rounds == ROUNDS * plan.games
    won = sum(expected.values(), Counter[str]())
    assert all(won[side] for side in ("miner", "saboteur", "nobody")), "the games are too alike to tell"
