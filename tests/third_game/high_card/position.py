"""A position: the truth, or a view of it in which ``?`` stands for what the viewer does not know."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from motherlode.core.chance.dealer import Dealer
from motherlode.core.errors import ParseError
from motherlode.core.visibility import REFEREE, UNKNOWN

__all__ = ["CARDS", "SEATS", "Position", "Snapshot"]

SEATS = 2
CARDS = ("1", "2", "3", "4", "5")


@dataclass
class Position:
    """Made by the engine."""

    viewer: int = REFEREE
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    aside: str = UNKNOWN
    trick: list[str] = field(default_factory=list)
    """The card of the seat that leads, if it has played."""
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    played: list[str] = field(default_factory=list)
    actor: int = 0
    guess: str = ""
    dealer: Dealer | None = None

    @property
    def asked(self) -> str:
        if self.guess:
            return "none"
        return "turn" if any(self.hands) else "guess"

    def copy(self) -> Position:
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            trick=list(self.trick),
            tricks=list(self.tricks),
            played=list(self.played),
        )

    def play(self, seat: int, card: str) -> None:
        """Play a card; the higher of two takes the trick."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else UNKNOWN)
        self.played.append(card)
        if not self.trick:
            self.trick = [card]
            self.actor = 1 - seat
            return
        winner = seat if card > self.trick[0] else 1 - seat
        self.trick = []
        self.tricks[winner] += 1
        self.actor = winner

    def make_guess(self, guess: str, aside: str) -> None:
        """Guess the card that lies face down: a point if it is right."""
        self.guess = guess
        self.aside = aside
        self.tricks[self.actor] += guess == aside
        self.actor = -1

    def text(self) -> str:
        eyes = {REFEREE: "all", -1: "spectator"}.get(self.viewer, str(self.viewer))
        hands = "/".join(",".join(hand) or "-" for hand in self.hands)
        points = ",".join(map(str, self.tricks))
        return (
            f"high-card/{SEATS} eyes={eyes} actor={self.actor} hands={hands} aside={self.aside}"
            f" trick={','.join(self.trick) or '-'} played={','.join(self.played) or '-'} points={points}"
            f" guess={self.guess or '-'}"
        )

    @classmethod
    def parse(cls, line: str) -> Position:
        """The position of a line; ParseError if it is none."""
        try:
            head, *fields = line.split(" ")
            assert head == f"high-card/{SEATS}"
            told = dict(part.split("=") for part in fields)
            eyes = {"all": REFEREE, "spectator": -1}.get(told["eyes"])
            return cls(
                viewer=int(told["eyes"]) if eyes is None else eyes,
                hands=[_cards(hand) for hand in told["hands"].split("/")],
                aside=told["aside"],
                trick=_cards(told["trick"]),
                tricks=[int(points) for points in told["points"].split(",")],
                played=_cards(told["played"]),
                actor=int(told["actor"]),
                guess=told["guess"].replace("-", ""),
            )
        except (AssertionError, KeyError, ValueError):
            raise ParseError(f"{line[:60]!r} is not a position of high-card") from None


def _cards(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


@dataclass(frozen=True)
class Snapshot:
    """A position for people and programs to read."""

    ruleset: str
    seats: int
    viewer: int
    round: int
    rounds: int
    actor: int
    asked: str
    hands: tuple[tuple[str, ...], ...]
    aside: str
    trick: tuple[str, ...]
    played: tuple[str, ...]
    points: tuple[int, ...]
