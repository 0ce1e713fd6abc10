"""Cuts puzzles from a round of the base game that bots play.

«Who is the saboteur?» asks a spectator at the first moment at which the exact posterior names one seat, and every
variant of the model of players names it too. «Find the move» asks a seat whose best move leads every other one in
playouts, by a margin and by standard errors, also in longer playouts. Anything less is refused. Difficulty is which of
our bots find the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from motherlode.bots.presets import PRESETS
from motherlode.bots.protocol import Bot
from motherlode.bots.registry import make_bot, preset_of
from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.game import Game, View
from motherlode.games.tunnels.analysis.miners import MoveComparison, compare_moves
from motherlode.games.tunnels.bots.belief_bot import BeliefBot, MoveEvaluation
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.search.search_bot import candidate_moves
from motherlode.games.tunnels.bots.situation import Situation, treasure_distribution
from motherlode.games.tunnels.bots.utilities import utilities_for
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from motherlode.puzzles.puzzle import Puzzle, PuzzleKind

__all__ = ["cut_puzzles"]

_RULESET: Final = "base"
_COMPANY: Final = ("belief", "belief:easy", "belief:cautious", "belief:accuser", "belief:deep-cover")
_TURN: Final = ASK_NAMES[ASK_TURN]

_MOST: Final[dict[PuzzleKind, int]] = {"who": 1, "move": 3}
"""Puzzles of a kind that are cut from one round,"""
_APART: Final = 6
"""and moves between those that ask for one."""

# «Who is the saboteur?»: all chosen
_SURE: Final = 0.9
"""Posterior of the answer."""
_DOUBTFUL: Final = 0.5
"""Posterior that no other seat may exceed."""
_SURE_IN_VARIANTS: Final = 0.75
"""Posterior of the answer under each variant of the model."""
_VARIANTS: Final = (
    replace(DEFAULT_MODEL, miner_inverse_temperature=3.0),
    replace(DEFAULT_MODEL, saboteur_inverse_temperature=1.2),
    replace(DEFAULT_MODEL, bluff=0.35, bluff_near_goal=0.15),
    replace(DEFAULT_MODEL, uniform_share=0.06),
)
_MIN_ACTIONS: Final = 6
"""Moves before which nothing is asked."""
_CLUES: Final = 3

# «Find the move»: all chosen
_SCREEN_CANDIDATES: Final = 5
_SCREENS: Final = ((5, 0.03), (16, 0.08))
"""Worlds of each screen, and the lead that passes it: most positions are refused after a few playouts."""
_OPEN: Final = (0.08, 0.95)
"""Chances of the best move between which a round is still open."""
_CONFIRM_WORLDS: Final = 240
_CONFIRM_CANDIDATES: Final = 8
_LONG_WORLDS: Final = 120
_LONG_HORIZON: Final = 4
_MIN_LEAD: Final = 0.06
_MIN_LONG_LEAD: Final = 0.04
_MIN_Z: Final = 4.0
_ROUNDS_OF_CHOICE: Final = 8
"""Times that a bot that chooses at random is asked, for the grade."""
_EVIDENCE: Final = 5


def cut_puzzles(number: int, kind: PuzzleKind) -> list[Puzzle]:
    """Play the round of a number and cut puzzles of a kind from it.

    The same number gives the same puzzles.
    """
    seed = f"puzzle-{number}"
    draw = Stream(key_of(seed), "puzzle company", 0)
    seats = 3 + int(draw.below(5))
    bots = [_player(_COMPANY[int(draw.below(len(_COMPANY)))]) for _ in range(seats)]
    game = Game(_RULESET, seats, seed=seed, rounds=1)
    round_ = _Round(number, seed, game)
    found: list[Puzzle] = []
    while not game.over and game.asked == _TURN:
        step = len(game.history)
        if kind == "who":
            found += _who(round_)
        elif not found or step >= len(found[-1].move_list) + _APART:
            found += _find_move(round_, Stream(key_of(seed), "puzzle playouts", step))
        if len(found) == _MOST[kind]:
            break
        seat = game.actor
        game.play(bots[seat].choose(game.view(seat), game.legal, Stream(key_of(seed), "puzzle bots", step)))
        round_.follow()
    return found


def _player(name: str) -> BeliefBot:
    """Return a ``belief`` bot frozen as of the collection, so that it gives the same puzzles."""
    preset = replace(preset_of(name), timidity=0.0)
    return BeliefBot(utilities=replace(utilities_for(preset), progress=0.0), preset=preset)


class _Round:
    """A round being played, and the public belief after each move."""

    def __init__(self, number: int, seed: str, game: Game) -> None:
        self.number = number
        self.seed = seed
        self.game = game
        self._tracker = BeliefTracker()
        self._variants = [BeliefTracker(model) for model in _VARIANTS]
        self.suspicion: list[list[float]] = []
        self.follow()

    def follow(self) -> None:
        """Take in the last move, unless it ended the round."""
        if not self.game.over and self.game.asked == _TURN:
            self.suspicion.append(_suspicion(self._tracker, self.game.spectator))

    def variants(self) -> list[list[float]]:
        """The public suspicion under each variant of the model of players."""
        return [_suspicion(tracker, self.game.spectator) for tracker in self._variants]

    @property
    def moves(self) -> list[str]:
        return [str(move) for _, move in self.game.history]


# ---- who is the saboteur? --------------------------------------------------------------------------------------------


def _who(round_: _Round) -> list[Puzzle]:
    now = round_.suspicion[-1]
    if len(round_.suspicion) <= _MIN_ACTIONS:
        return []
    answer = max(range(len(now)), key=lambda seat: now[seat])
    others = [chance for seat, chance in enumerate(now) if seat != answer]
    if now[answer] < _SURE or max(others) > _DOUBTFUL:
        return []
    if round_.game.truth_as(TunnelsSnapshot).roles[answer] != "saboteur":
        return []
    if any(each[answer] < _SURE_IN_VARIANTS for each in round_.variants()):
        return []
    solved_by = [name for name, memory in _memories() if _guess(round_.game.spectator, memory) == answer]
    clues = _clues(round_.suspicion, answer)
    return [
        Puzzle(
            id=f"who-{round_.number}",
            kind="who",
            ruleset=_RULESET,
            seats=round_.game.seats,
            seed=round_.seed,
            moves=" ".join(round_.moves),
            answers=[str(answer)],
            margin=round(now[answer] - max(others), 3),
            grade=1 if "novice" in solved_by else 2 if solved_by else 3,
            suspicion=[round(chance, 3) for chance in now],
            clues=clues,
            solved_by=solved_by,
        )
    ]


def _suspicion(tracker: BeliefTracker, view: View) -> list[float]:
    """Each seat's probability of being a saboteur, by all that the view shows, open goals included."""
    posterior = tracker.update(view)
    position = view.position_as(Position)
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    return posterior.suspicion(Knowledge.of(position, goals))


def _memories() -> Iterator[tuple[str, int]]:
    for name in ("novice", "easy"):
        yield name, PRESETS[name].memory


def _guess(view: View, memory: int) -> int:
    """The seat that a bot of so much memory suspects most; -1 if it cannot tell two seats apart."""
    preset = replace(PRESETS["easy"], memory=memory)
    suspicion = _suspicion(BeliefTracker(DEFAULT_MODEL, preset), view)
    best = max(suspicion)
    return suspicion.index(best) if suspicion.count(best) == 1 else -1


def _clues(suspicion: list[list[float]], answer: int) -> list[tuple[int, float, float]]:
    """The steps after which suspicion of the answer rose most, in the order of play."""
    steps = range(1, len(suspicion))
    rises = sorted(steps, key=lambda step: suspicion[step - 1][answer] - suspicion[step][answer])[:_CLUES]
    return [(step, round(suspicion[step - 1][answer], 3), round(suspicion[step][answer], 3)) for step in sorted(rises)
            if suspicion[step][answer] > suspicion[step - 1][answer]]  # fmt: skip


# ---- find the move ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Lead:
    """The best of some moves, and its lead over the next best."""

    best: int
    lead: float
    error: float
    ranked: list[tuple[int, float]]  # moves with their mean values, the best first


def _find_move(round_: _Round, chance: Stream) -> list[Puzzle]:
    game = round_.game
    if len(round_.suspicion) <= _MIN_ACTIONS or len(game.legal) < _SCREEN_CANDIDATES:
        return []
    view = game.view(game.actor)
    evaluation = _player("belief").evaluate(view, Situation(view))
    for worlds, least in _SCREENS:
        screened = _leader(evaluation, candidate_moves(evaluation, _SCREEN_CANDIDATES), worlds, chance)
        if screened is None or screened.lead < least or not _OPEN[0] < screened.ranked[0][1] < _OPEN[1]:
            return []
    moves = candidate_moves(evaluation, _CONFIRM_CANDIDATES)
    confirmed = _leader(evaluation, moves, _CONFIRM_WORLDS, chance)
    if confirmed is None or confirmed.lead < max(_MIN_LEAD, _MIN_Z * confirmed.error):
        return []
    longer = _leader(evaluation, moves, _LONG_WORLDS, chance, _LONG_HORIZON)
    if longer is None or longer.best != confirmed.best or longer.lead < _MIN_LONG_LEAD:
        return []
    legal = list(game.legal)
    answers = _same_outcome(evaluation, confirmed.best)
    solved_by = _solvers(view, game, {str(legal[index]) for index in answers}, chance)
    return [
        Puzzle(
            id=f"move-{round_.number}-{len(game.history)}",
            kind="move",
            ruleset=_RULESET,
            seats=game.seats,
            seed=round_.seed,
            moves=" ".join(round_.moves),
            seat=game.actor,
            answers=[str(legal[index]) for index in answers],
            margin=round(confirmed.lead, 3),
            error=round(confirmed.error, 3),
            grade=1 if "greedy" in solved_by or "novice" in solved_by else 2 if solved_by else 3,
            chances=[(str(legal[index]), round(value, 3)) for index, value in confirmed.ranked[:_EVIDENCE]],
            solved_by=solved_by,
        )
    ]


def _leader(
    evaluation: MoveEvaluation, moves: list[int], worlds: int, chance: Stream, horizon: int = 2
) -> _Lead | None:
    """The best of some moves in playouts; None if there is only one."""
    if len(moves) < 2:
        return None
    comparison: MoveComparison = compare_moves(evaluation, moves, worlds, chance, horizon)
    order = sorted(range(len(moves)), key=lambda each: -comparison.mean(each))
    lead, error = comparison.lead(order[1], of=order[0])
    return _Lead(moves[order[0]], lead, error, [(moves[each], comparison.mean(each)) for each in order])


def _same_outcome(evaluation: MoveEvaluation, best: int) -> list[int]:
    """The best move, and those that do the same with the same card."""
    option = evaluation.options[best]
    return [
        each.index
        for each in evaluation.options
        if (each.effect, each.cards, each.aim, each.after) == (option.effect, option.cards, option.aim, option.after)
    ]


def _solvers(view: View, game: Game, answers: set[str], chance: Stream) -> list[str]:
    """The bots that find an answer, those that choose at random in most of several tries."""
    names = {"greedy": "greedy", "novice": "belief:novice", "easy": "belief:easy", "belief": "belief"}
    found = []
    for name, spec in names.items():
        tries = _ROUNDS_OF_CHOICE if spec in ("belief:novice", "belief:easy") else 1
        bot: Bot = make_bot(spec) if spec == "greedy" else _player(spec)
        hits = sum(str(bot.choose(view, game.legal, chance)) in answers for _ in range(tries))
        if 2 * hits > tries:
            found.append(name)
    return found
