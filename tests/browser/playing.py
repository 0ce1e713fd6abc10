"""Plays whole games through the page: the player to move makes the sort of move that was tried least."""

from __future__ import annotations

import random
from collections import Counter

from browser.player import Player, kind_of
from browser.server_process import ServerProcess

__all__ = ["Taste", "play_out", "start"]

_MOST_MOVES = 400
_LATE = {"call-vote/0/": 6}
"""Sorts of moves that would end a game too soon."""


class Taste:
    """Likes moves of sorts that it has made least."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.tried: Counter[str] = Counter(_LATE)

    def choose(self, legal: list[str]) -> str:
        kinds = sorted({kind_of(move) for move in legal})
        kind = min(self._chance.sample(kinds, len(kinds)), key=lambda one: self.tried[one])
        self.tried[kind] += 1
        return self._chance.choice([move for move in legal if kind_of(move) == kind])


def start(server: ServerProcess, table: str, players: list[Player]) -> None:
    """All look at the table, and its host starts the game."""
    for player in players:
        player.page.goto(f"/t/{table}")
    host = players[0].page
    players[0].press(host.get_by_role("button", name="Start the game"))
    for player in players:
        player.page.locator(".hand").wait_for()


def play_out(players: list[Player], taste: Taste) -> None:
    """Play until the game is over."""
    ours = {player.seat: player for player in players}
    listener = players[0].socket_log
    put_aside = 0  # the round whose end nobody looks at any more

    def is_round_end_shown() -> bool:
        view = listener.game.get("view", {})
        return view.get("asked") == "gold" and view["round"] != put_aside

    for _ in range(_MOST_MOVES):
        listener.until(lambda: listener.is_over or listener.turn in ours or is_round_end_shown())
        if listener.is_over:
            return
        if is_round_end_shown():  # bots do not take their gold before the only person there has seen it
            for player in players:
                player.leave_round_end()
            put_aside = listener.game["view"]["round"]
            continue
        player = ours[listener.turn]
        player.await_turn()
        if player.socket_log.is_over:
            continue
        player.make(taste.choose(player.socket_log.legal))
        listener.catch_up(player.socket_log.seq)
    raise AssertionError("the game does not end")
