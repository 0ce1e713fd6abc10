"""Playing in the terminal: whole games from piped input, and no hidden information on the screen."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cli.helpers import Runner
from motherlode import Game, Stream, parse_record, replay, ruleset_names
from motherlode.bots import make_bot
from motherlode.cli.table.menu import menu_of
from motherlode.cli.table.session import Session
from motherlode.core.chance.random_stream import key_of
from motherlode.localization import localization
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import terminal_of
from motherlode.terminal.style import Style
from support.tables import Table, few_tables
from support.walks import chance, digging, walk

ALWAYS_THE_FIRST = "1\n" * 500


@pytest.mark.parametrize("ruleset", ruleset_names())
@pytest.mark.parametrize("flags", [[], ["--ascii"]], ids=["box", "ascii"])
def test_a_whole_game_is_played_from_piped_input(
    motherlode: Runner, tmp_path: Path, ruleset: str, flags: list[str]
) -> None:
    path = tmp_path / "game.txt"
    words = ["--ruleset", ruleset, "--players", "4", "--seat", "1", "--seed", "piped", *flags]
    ran = motherlode("play", *words, "--record", path, reads=ALWAYS_THE_FIRST)
    assert (ran.status, ran.err) == (0, "")
    assert "The end of round 1" in ran.out
    assert "The roles: " in ran.out
    assert "The end of the game" in ran.out
    assert "win" in ran.out
    assert "The seed was piped" in ran.out
    assert f"motherlode verify {path}" in ran.out
    if flags:
        assert ran.out.isascii()
    assert motherlode("verify", path).status == 0


def test_the_seed_is_not_shown_before_the_end(motherlode: Runner) -> None:
    ran = motherlode("play", "--seed", "hush hush", reads=["1", "log", "quit", "y"])
    assert ran.status == 0
    assert "hush" not in ran.out


def test_a_move_can_be_written_instead_of_numbered(motherlode: Runner, tmp_path: Path) -> None:
    first = Game("base", 4, seed="written", first=0)
    move = first.legal[len(first.legal) // 2]
    path = tmp_path / "game.txt"
    reads = [str(move), "quit", "y"]
    ran = motherlode(
        *("play", "--players", "4", "--seed", "written", "--option", "first=0", "--record", path), reads=reads
    )
    assert ran.status == 0
    assert parse_record(path.read_text(encoding="utf-8")).moves[0] == move


def test_b21_a_refused_move_is_explained_and_asked_again(motherlode: Runner, tmp_path: Path) -> None:
    game = Game("base", 4, seed="refused", first=0)
    card = next(card for card in game.truth.hands[0] if "." not in card and set(card) <= set("NESW"))
    path = tmp_path / "game.txt"
    ran = motherlode(
        *("play", "--players", "4", "--seed", "refused", "--option", "first=0", "--record", path),
        reads=[
            f"{card}@5,5",
            "break-lamp>0",
            "pass(?)",
            "no such thing",
            "0",
            "99999999",
            "",
            "quit",
            "n",
            "quit",
            "y",
        ],
    )
    assert f"{card}@5,5 is not allowed. A tunnel card goes on a free spot" in ran.out
    assert "(B-20)" in ran.out
    assert "(B-30)" in ran.out or "(B-10)" in ran.out
    assert ran.out.count("is not a move. Type ? for help.") == 2
    assert "There is no move 0. Your moves are numbered 1 to" in ran.out
    assert parse_record(path.read_text(encoding="utf-8")).moves == ()


def test_commands_do_not_use_up_the_turn(motherlode: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    reads = ["?", "board", "moves", "log", "rules b-21", "rules", "rules Z-99", "quit", "yes"]
    ran = motherlode(*("play", "--seed", "asking", "--option", "first=0", "--record", path), reads=reads)
    assert ran.status == 0
    assert "Type the number of a move" in ran.out
    assert ran.out.count("Your hand") == 2
    assert ran.out.count("Your moves\n") == 2
    assert ran.out.count("Round 1 begins, and you go first") == 2
    assert "\n  B-21  It fits on all sides." in ran.out
    assert "\nB-70 " in ran.out
    assert "base has no rule Z-99." in ran.out
    assert parse_record(path.read_text(encoding="utf-8")).moves == ()


@pytest.mark.parametrize("reads", ["1\n2\n", "1\n2", "1\nquit\n", "1\nquit\ny\n"])
def test_leaving_a_game_saves_its_record(motherlode: Runner, tmp_path: Path, reads: str) -> None:
    path = tmp_path / "game.txt"
    ran = motherlode(*("play", "--seed", "left", "--record", path, "--name", "Zoë"), reads=reads)
    assert ran.status == 0
    assert f"The game so far is saved in {path}." in ran.out
    game = replay(parse_record(path.read_text(encoding="utf-8")))
    assert game.names[0] == "Zoë"
    assert not game.over
    assert len(game.history) > 3
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_the_same_seed_and_answers_give_the_same_game(motherlode: Runner) -> None:
    runs = [motherlode("play", "--seed", "twice", reads="1\n2\n3\n1\n").out for _ in range(2)]
    assert runs[0] == runs[1]


# ---- hidden information ----------------------------------------------------------------------------------------------


def screens(game: Game, seat: int, lines: list[str]) -> str:
    """Everything a session shows to the seat whose turn it is, while it types these lines and leaves."""
    shown: list[str] = []
    left = iter(lines)

    def read(prompt: str) -> str:
        shown.append(prompt)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    bots = {other: make_bot("random") for other in range(game.seats) if other != seat}
    Session(game, seat, bots, style=Style(), texts=localization("en"), say=shown.append, read=read).run(
        after_turn=lambda: None
    )
    return "\n".join(shown)


@few_tables
def test_the_screen_depends_only_on_what_the_seat_knows(table: Table) -> None:
    """Redeal what is hidden: the screen, the menu, the log and the refusals stay the same."""
    game = table.short().game("worlds")
    stream = chance("worlds", table)
    lines = ["board", "moves", "log", "NESW@1,0", "map@8,0", "pass(map)", "break-lamp>0", "take=3", "fix-cart>0"]
    looked_at = 0
    for number, _ in enumerate(walk(game, stream, digging)):
        if game.over or number % 11:
            continue
        seat = game.actor
        worlds = [game.view(seat).redeal(f"world {world}") for world in range(3)]
        legal = {str(move) for move in game.legal}
        harmless = [line for line in lines if line not in legal]
        assert len({screens(world, seat, harmless) for world in worlds}) == 1
        looked_at += 1
    assert looked_at


def test_the_screens_of_different_views_differ() -> None:
    """Control for the test above: different hands give different screens."""
    game = Game("base", 4, seed="differ", first=0)
    other = Game("base", 4, seed="differ too", first=0)
    assert screens(game, 0, []) != screens(other, 0, [])


@few_tables
def test_a_menu_numbers_legal_moves_and_each_only_once(table: Table) -> None:
    game = table.short().game("menus")
    for _ in walk(game, chance("menus", table), digging):
        if game.over:
            break
        view = game.view(game.actor)
        players, terminal = Players(game.names, game.actor, localization("en")), terminal_of(game.ruleset)
        menu = menu_of(view.legal, view.hand, players.texts, partial(terminal.move_target, players=players))
        numbered = [menu.move(number) for number in range(1, len(menu) + 1)]
        assert len(set(numbered)) == len(numbered)
        assert set(numbered) <= set(view.legal)
        missing = set(view.legal) - set(numbered)
        assert all(move.cards for move in missing)
        assert menu.move(0) is None
        assert menu.move(len(menu) + 1) is None
        assert all(terminal.move_target(move, players) for move in view.legal)
        lines = menu.text(Style(width=80)).split("\n")
        assert [line for line in lines if len(line) > 80 and "type one" not in line] == []


def test_bots_of_a_session_choose_by_the_seed_of_the_game() -> None:
    def history(seed: str) -> list[str]:
        game = Game("base", 3, seed=seed, first=1)
        screens(game, 0, [])
        return [str(move) for _, move in game.history]

    assert history("one") == history("one")
    assert Stream(key_of("bots one"), "bot", 1).below(1000) != Stream(key_of("bots one"), "bot", 2).below(1000)
