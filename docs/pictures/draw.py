"""Draws the picture in the README: a game in progress, as a spectator sees it. Run it to make `game.svg` anew.

python docs/pictures/draw.py
"""

from __future__ import annotations

from pathlib import Path

from motherlode import Game, View

WIDTH, HEIGHT = 60, 90
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ROCK, EDGE, LIT, DARK, INK = "#2e2f42", "#45374b", "#ffd083", "#7e7b89", "#f7eddc"

LINE = (
    "base/5 eyes=all round=1 first=0 ask=turn:2 last=1,1 "
    "maze=ES@2,-2;EW@3,-2;ESW@4,-2;EW@5,-2;SW@6,-2;NS@2,-1;N.S@4,-1;NES@6,-1;E.W@7,-1;NSW@2,0;EW@1,0;NES@6,0;"
    "NE@2,1;NEW@3,1;EW@4,1;N.W@5,1 goals=stone-1/treasure/stone-2 peeks=-/1/-/-/- "
    "roles=miner/miner/saboteur/miner/saboteur/miner front=-/lamp/-/pick+cart/- "
    "hands=NS,EW,map/NE,NW/NES/NEW/map deck=- discards=- gold=1*16,2*8,3*4"
)


def arm(cell: tuple[int, int], edge: str, lit: bool, stub: bool) -> str:
    x, y = cell[0] * WIDTH + WIDTH / 2, cell[1] * HEIGHT + HEIGHT / 2
    dx, dy = STEPS[edge]
    reach_x, reach_y = x + dx * WIDTH / 2, y + dy * HEIGHT / 2
    start = (x + dx * WIDTH * 0.24, y + dy * HEIGHT * 0.24) if stub else (x, y)
    colour = LIT if lit else DARK
    return (
        f'<path d="M{start[0]:.0f} {start[1]:.0f}L{reach_x:.0f} {reach_y:.0f}" stroke="{colour}" stroke-width="17" '
        f'stroke-linecap="{"round" if not stub else "butt"}"/>'
    )


def card(cell: tuple[int, int], fill: str) -> str:
    return (
        f'<rect x="{cell[0] * WIDTH + 1.5}" y="{cell[1] * HEIGHT + 1.5}" width="{WIDTH - 3}" height="{HEIGHT - 3}" '
        f'rx="5" fill="{fill}" stroke="{EDGE}" stroke-width="2"/>'
    )


def label(cell: tuple[int, int], text: str, size: int = 26) -> str:
    x, y = cell[0] * WIDTH + WIDTH / 2, cell[1] * HEIGHT + HEIGHT / 2 + size / 3
    return f'<text x="{x}" y="{y:.0f}" font-size="{size}" text-anchor="middle" fill="{INK}">{text}</text>'


def draw(view: View) -> str:
    table = view.table
    parts: list[str] = []
    for tile in table.maze:
        parts.append(card(tile.cell, ROCK))
        for group in tile.face.split("+")[0].split("."):
            parts += [arm(tile.cell, edge, edge in tile.lit, len(group) == 1) for edge in group]
        if tile.name == "start":
            parts.append(
                f'<g transform="translate({tile.cell[0] * WIDTH + 21} {tile.cell[1] * HEIGHT + 22})" '
                f'stroke="{ROCK}" stroke-width="4"><path d="M2 0V46M16 0V46M2 8H16M2 20H16M2 32H16"/></g>'
            )
    for goal in table.goals:
        if not goal.face_up:
            parts += [card(goal.cell, "#703f41"), label(goal.cell, "?", 34)]
    columns = [tile.cell[0] for tile in table.maze] + [8]
    rows = [tile.cell[1] for tile in table.maze] + [-2, 2]
    left, top = min(columns) * WIDTH - 20, min(rows) * HEIGHT - 20
    width, height = (max(columns) + 2) * WIDTH - left + 20, (max(rows) + 1) * HEIGHT - top + 20
    body = "\n".join(parts)
    title = "A maze in progress: lit tunnels are connected to the start"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" fill="none" '
        f'font-family="system-ui, sans-serif" role="img"><title>{title}</title>'
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="14" fill="#191821"/>\n{body}\n</svg>\n'
    )


if __name__ == "__main__":
    picture = Path(__file__).with_name("game.svg")
    picture.write_text(draw(Game.from_position(LINE, seed="picture").spectator), encoding="utf-8")
    print(f"wrote {picture.name}")
