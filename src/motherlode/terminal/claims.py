"""Claims in words, as their speaker says them and one viewer reads them."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.talk import Claim
from motherlode.terminal.naming import cell_text
from motherlode.terminal.players import Players

__all__ = ["claim_text", "talk_lines"]


def claim_text(claim: Claim, players: Players) -> str:
    """A claim as a sentence: «I suspect Bruno.»"""
    texts = players.texts
    key = f"claim-{claim.key}"
    if claim.key == "mend-my":
        tool = f"{key}-{claim.tool or 'unknown'}"
        return texts.text(tool if texts.has(tool) else f"{key}-unknown")
    if claim.key in ("suspect", "trust"):
        if claim.seat is None:
            return texts.text(key, whom="other", target=texts.text("someone"))
        return texts.text(key, **players.target(-1, claim.seat))
    if claim.key in ("treasure-at", "stone-at"):
        return texts.text(key, spot=texts.text("somewhere") if claim.cell is None else cell_text(claim.cell))
    return texts.text(key)


def talk_lines(claims: Iterable[tuple[int, Claim]], players: Players) -> list[str]:
    """Claims with their speakers, a line each."""
    return [f"{players.name_or_you(seat)}: {claim_text(claim, players)}" for seat, claim in claims]
