"""The value of table talk, on the same deals: to miners who listen, and against liars.

    python benchmarks/talk.py worth --rounds 400 --seed report
    python benchmarks/talk.py worth --ruleset saboteur2 --rounds 200 --seed report
    python benchmarks/talk.py bound --rounds 400 --seed report
    python benchmarks/talk.py liars --rounds 120 --seed report

``worth`` compares miners who listen with deaf ones: by rounds won, in Saboteur 2 by the gold of those who are no
saboteurs. ``bound`` is what talk of the goals could be worth at most: miners who know from the start where the treasure
lies, against those who are told nothing. ``liars`` seats liars who play their cards as miners would and say the
opposite of what they saw, and tells how well miners who listen tell them from the honest (area under the ROC curve).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from motherlode import View
from motherlode.arena import match as arena
from motherlode.arena.game_protocol import arena_game
from motherlode.arena.match import Match, play_round
from motherlode.arena.statistics import bootstrap
from motherlode.bots import make_bot
from motherlode.bots.presets import DEFAULT_PRESET
from motherlode.bots.protocol import speak
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.core.talk import Claim, Utterance
from motherlode.core.visibility import SPECTATOR, Event
from motherlode.game import LegalMoves
from motherlode.games.registry import GameEngine
from motherlode.games.tunnels.rules.position import Position

CONDITIONS = {
    "honest miners, silent saboteurs": ("belief", "belief:deaf", "belief:mute"),
    "silent miners, saboteurs who always lie": ("belief:mute", "belief:mute:deaf", "belief:liar"),
    "everyone talks, saboteurs always lie": ("belief", "belief:deaf", "belief:liar"),
    "everyone talks": ("belief", "belief:deaf", "belief"),
}
"""By condition: miners who listen, the same miners deaf, and the saboteurs."""


def worth(ruleset: str, players: int, rounds: int, seed: str) -> None:
    """Print what listening gains the miners in each condition."""
    is_by_gold = arena_game(ruleset, players).is_guest_scored_by_points
    unit = "nuggets a round" if is_by_gold else "won"
    print(f"| who talks | deaf, {unit} | listening, {unit} | gain |")
    print("|---|---|---|---|")
    for condition, (listening, deaf, saboteurs) in CONDITIONS.items():
        scores = [
            [_score(Match(ruleset, players, miners, saboteurs, seed), number, is_by_gold) for number in range(rounds)]
            for miners in (deaf, listening)
        ]
        gains = [after - before for before, after in zip(*scores, strict=True)]
        low, high = bootstrap(gains)
        if is_by_gold:
            told = f"{fmean(gains):+.2f} ({low:+.2f} to {high:+.2f})"
            means = [f"{fmean(each):.2f}" for each in scores]
        else:
            told = f"{100 * fmean(gains):+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
            means = [f"{fmean(each):.1%}" for each in scores]
        print(f"| {condition} | {means[0]} | {means[1]} | {told} |", flush=True)


def _score(match: Match, number: int, is_by_gold: bool) -> float:
    """Whether the miners won a round; or the mean gold of those who were dealt no saboteur."""
    seen: list[Any] = []

    def watch(engine: GameEngine[Any], position: Any, events: Sequence[Event], talk: Sequence[Utterance]) -> None:
        if not seen:
            seen.append(position)

    played = play_round(match, number, watch)
    if not is_by_gold:
        return float(played.reached)
    position = seen[0]
    game = arena_game(match.ruleset, match.players)
    gold = game.points(position)
    saboteurs = game.saboteurs(position)
    return fmean([each for each, is_one in zip(gold, saboteurs, strict=True) if not is_one])


class Clairvoyant:
    """A miner who knows what lies under every goal."""

    truth: Any = None

    def __init__(self) -> None:
        self._player = make_bot("belief:mute:deaf")

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        position = view.position_as(Position).copy()
        for goal in range(len(position.goals)):
            position.goals[goal] = Clairvoyant.truth.goals[goal]
        return self._player.choose(View(view._engine, position, view.viewer, view.events), legal, chance)


def bound(ruleset: str, players: int, rounds: int, seed: str) -> None:
    """Print what knowing the treasure's place from the start gains the miners."""

    def watch(engine: GameEngine[Any], position: Any, events: Sequence[Event], talk: Sequence[Utterance]) -> None:
        Clairvoyant.truth = position

    make = arena.make_bot
    arena.make_bot = lambda name: Clairvoyant() if name == "clairvoyant" else make(name)
    won = [
        [
            float(play_round(Match(ruleset, players, miners, "belief:mute", seed), number, watch).reached)
            for number in range(rounds)
        ]
        for miners in ("belief:mute:deaf", "clairvoyant")
    ]
    gains = [100 * (after - before) for before, after in zip(*won, strict=True)]
    low, high = bootstrap(gains)
    print("| players | told nothing | knows the treasure | gain |")
    print("|---|---|---|---|")
    told = f"{fmean(gains):+.1f} points ({low:+.1f} to {high:+.1f})"
    print(f"| {players} | {fmean(won[0]):.1%} | {fmean(won[1]):.1%} | {told} |")


class PlantedLiar:
    """Plays its cards as a miner would, and says the opposite of what it saw of the goals."""

    def __init__(self) -> None:
        self._player = make_bot("belief")
        self._speaker = make_bot("belief:liar")

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        position = view.position_as(Position).copy()
        position.roles[view.viewer] = next(role for role in position.rules.cast if role != position.rules.saboteur)
        return self._player.choose(View(view._engine, position, view.viewer, view.events, view.talk), legal, chance)

    def speak(self, view: View, chance: Stream) -> Claim | None:
        return speak(self._speaker, view, chance)


def liars(ruleset: str, players: int, rounds: int, seed: str) -> None:
    """Print how well miners tell planted liars from the honest, among those who spoke of a goal."""
    guesses: dict[str, list[tuple[float, bool]]] = {"half": [], "three quarters": [], "the last move": []}
    everyone: dict[str, list[tuple[float, bool]]] = {moment: [] for moment in guesses}
    for number in range(rounds):
        by_move = _round_with_liars(Match(ruleset, players, "belief", "liar", seed), number)
        for moment, share in zip(guesses, (0.5, 0.75, 1.0), strict=True):
            for chance, is_liar, has_spoken in by_move[min(len(by_move) - 1, int(share * len(by_move)))]:
                everyone[moment].append((chance, is_liar))
                if has_spoken:
                    guesses[moment].append((chance, is_liar))
    print("| at | area, of those who spoke of a goal | guesses | area, of all | guesses |")
    print("|---|---|---|---|---|")
    for moment in guesses:
        spoke, all_of_them = guesses[moment], everyone[moment]
        print(f"| {moment} | {area(spoke):.3f} | {len(spoke)} | {area(all_of_them):.3f} | {len(all_of_them)} |")


def _round_with_liars(match: Match, number: int) -> list[list[tuple[float, bool, bool]]]:
    """By move and pair of miner and other seat: suspicion, liar or not, has spoken of a goal or not."""
    game = arena_game(match.ruleset, match.players)
    guesser = game.new_guesser(DEFAULT_PRESET)
    found: list[list[tuple[float, bool, bool]]] = []

    def watch(engine: GameEngine[Any], position: Any, events: Sequence[Event], talk: Sequence[Utterance]) -> None:
        view = View(engine, engine.view_of(position, SPECTATOR), SPECTATOR, events, talk)
        saboteurs = game.saboteurs(position)
        pairs = [
            other
            for seat in range(match.players)
            if not saboteurs[seat]
            for other in range(match.players)
            if other != seat
        ]
        spoke = {each.seat for each in talk if each.claim.cell is not None}
        told = guesser.guesses(engine, position, view)
        found.append([(*guess, other in spoke) for guess, other in zip(told, pairs, strict=True)])

    make = arena.make_bot
    arena.make_bot = lambda name: PlantedLiar() if name == "liar" else make(name)
    try:
        play_round(match, number, watch)
    finally:
        arena.make_bot = make
    return found


def area(guesses: Sequence[tuple[float, bool]]) -> float:
    """The area under the ROC curve: how often a liar is suspected more than an honest player."""
    guilty = sorted(chance for chance, is_one in guesses if is_one)
    honest = sorted(chance for chance, is_one in guesses if not is_one)
    if not guilty or not honest:
        return 0.5
    ranked = sorted([(chance, 0) for chance in honest] + [(chance, 1) for chance in guilty])
    total, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        total += sum(kind for _, kind in ranked[at:end]) * (at + end + 1) / 2
        at = end
    return (total - len(guilty) * (len(guilty) + 1) / 2) / (len(guilty) * len(honest))


MODES = {"worth": worth, "bound": bound, "liars": liars}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("what", choices=list(MODES))
    parser.add_argument("--ruleset", default="base")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", default="report")
    args = parser.parse_args()
    MODES[args.what](args.ruleset, args.players, args.rounds, args.seed)


if __name__ == "__main__":
    main()
