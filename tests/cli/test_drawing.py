"""Drawings of boards, hands and cards: golden pictures, and what every picture must show."""

from __future__ import annotations

import re

import pytest

from cli.helpers import a_table, golden
from motherlode import Game, View, ruleset_names
from motherlode.core.faces import EDGES, Face
from motherlode.games.lost_mines.terminal.drawing import draw_board
from motherlode.games.lost_mines.terminal.screen import last_cell as last_path_cell
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.terminal.drawing import draw_maze
from motherlode.games.tunnels.terminal.screen import last_cell
from motherlode.localization import localization
from motherlode.terminal.card_art import HEIGHT, NARROW, WIDE, face_art
from motherlode.terminal.hand import draw_hand
from motherlode.terminal.naming import is_face
from motherlode.terminal.style import Style
from support.walks import at_random, chance, walk

ENGLISH = localization("en")
STYLES = {"box": Style(width=110), "ascii": Style(ascii=True, width=110), "narrow": Style(width=60)}

DECKS = [Game(ruleset, seed="cards").deals()[0]["deck"] for ruleset in ruleset_names()]
SHAPES = {card for deck in DECKS for card in deck if is_face(card)} | {"NE.SW", "NS+rocks", "NESW+campfire"}
"""Every tunnel card of every ruleset, and some that none has yet."""

WAYS_UP = sorted({str(way) for shape in SHAPES for way in (Face.parse(shape), Face.parse(shape).turned())})

each_style = pytest.mark.parametrize("name", STYLES)
each_face = pytest.mark.parametrize("face", WAYS_UP)


def rows(style: Style, face: str, reached: str = EDGES, width: int = WIDE) -> list[str]:
    """The picture of a face."""
    return face_art(style, face, reached, width=width).text(style).split("\n")


def sides(picture: list[str]) -> str:
    """The characters in the middle of the four sides: north, east, south, west."""
    middle = len(picture[0]) // 2
    return picture[0][middle] + picture[1][-1] + picture[2][middle] + picture[1][0]


@each_style
def test_the_maze_matches_its_golden_picture(name: str) -> None:
    drawn = draw_maze(STYLES[name], a_table(), last=(4, 1), highlights=[(5, -1), (3, 0)])
    assert drawn + "\n" == golden(f"maze-{name}.txt")


@each_style
def test_a_hand_matches_its_golden_picture(name: str) -> None:
    hand = ("NES", "N.E", "NS.EW", "map", "rockfall", "break-lamp", "fix-lamp+pick", "swap-hands", "?")
    assert draw_hand(STYLES[name], ENGLISH, hand) + "\n" == golden(f"hand-{name}.txt")


@each_face
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_card_has_an_opening_exactly_at_its_open_edges(face: str, width: int) -> None:
    for style in (Style(), Style(ascii=True)):
        picture = rows(style, face, width=width)
        assert [len(row) for row in picture] == [width] * HEIGHT
        rock = rows(style, "N", "", width=width)[2][0]
        shown = "".join(edge for edge, side in zip(EDGES, sides(picture), strict=True) if side != rock)
        assert shown == "".join(edge for bit, edge in enumerate(EDGES) if Face.parse(face).open >> bit & 1)


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("style", [Style(), Style(ascii=True)], ids=["box", "ascii"])
def test_no_two_faces_look_alike(style: Style, width: int) -> None:
    pictures = {"\n".join(rows(style, face, width=width)): face for face in WAYS_UP}
    assert sorted(pictures.values()) == WAYS_UP


@each_face
def test_a_cut_off_card_differs_from_a_reached_one(face: str) -> None:
    for style in (Style(), Style(ascii=True), Style(colour=True)):
        assert rows(style, face, "") != rows(style, face)


@each_face
def test_only_the_reached_corridors_have_double_lines(face: str) -> None:
    """Reach one group of arms at a time: only its openings are drawn as reached."""
    cut_off, reached = sides(rows(Style(), face, "")), sides(rows(Style(), face))
    for group in Face.parse(face).groups:
        arms = "".join(edge for bit, edge in enumerate(EDGES) if group >> bit & 1)
        expected = "".join(reached[at] if edge in arms else cut_off[at] for at, edge in enumerate(EDGES))
        assert sides(rows(Style(), face, arms)) == expected


def test_colours_do_not_change_the_characters() -> None:
    plain = draw_maze(Style(), a_table(), last=(4, 1)).replace("░", " ")
    coloured = re.sub(r"\x1b\[[0-9;]*m", "", draw_maze(Style(colour=True), a_table(), last=(4, 1)))
    assert [line.rstrip() for line in coloured.split("\n")] == [line.rstrip() for line in plain.split("\n")]


@pytest.mark.parametrize("deck", DECKS, ids=ruleset_names())
def test_every_card_of_every_deck_is_drawn_in_ascii(deck: tuple[str, ...]) -> None:
    cards = sorted(set(deck))
    drawn = draw_hand(Style(ascii=True), ENGLISH, cards)
    assert drawn.isascii()
    assert all(card in drawn for card in cards)


@pytest.mark.parametrize("ruleset", engine_of("base").seats)
def test_the_last_move_is_marked_where_it_was_made_in_the_maze(ruleset: str) -> None:
    game = Game(ruleset, seed="marks", rounds=1)
    for move, _ in walk(game, chance("marks", ruleset), at_random):
        if not game.over:
            assert last_cell(game.events) == (move.cells[0] if move.cells else None)


def test_the_last_move_is_marked_where_a_card_was_played_or_a_dwarf_stopped() -> None:
    game = Game("lost-mines", seed="marks", rounds=1)
    for move, _ in walk(game, chance("marks"), at_random):
        if game.over:
            break
        if is_face(move.head) or move.head in ("walk", "storm", "axe", "boat", "rope"):
            assert last_path_cell(game.events) == move.cells[-1]
        elif move.head in ("trap", "troll", "discard"):
            assert last_path_cell(game.events) is None


@each_style
def test_the_lost_mines_match_its_golden_picture(name: str) -> None:
    """Paths, obstacles with and without tools, rocks, campfires, dwarfs, traps, a troll, and mines."""
    table = View.parse(golden("lost-mines-line.txt").strip()).table
    assert draw_board(STYLES[name], table, last=(3, 3), highlights=[(4, 3)]) + "\n" == golden(f"lost-mines-{name}.txt")


def test_the_lost_mines_show_every_dwarf_and_nothing_unknown() -> None:
    view = View.parse(golden("lost-mines-line.txt").strip())
    drawn = draw_board(Style(width=110), view.table)
    below = [line[5:] for line in drawn.splitlines()[1:]]
    assert sorted(letter for line in below for letter in line if letter.isdecimal()) == list("012345")
    assert drawn.count("?") == sum(mine.name == "?" for mine in view.table.mines)


def test_what_a_viewer_does_not_know_of_a_goal_is_a_question_mark() -> None:
    drawn = draw_maze(Style(), a_table())
    assert drawn.count("?") == 1
    assert drawn.count("(o)") == 1
    assert drawn.count("$") == 1
