"""Exports the page's card art for Python: each card as SVG, in ``games/*/cards/art.json.xz``.

    python tools/card_art.py

Needs node and ``web/node_modules`` (``make web/node_modules``). Run it when a card or its picture has changed.
"""

import json
import lzma
import re
import subprocess
import tempfile
from pathlib import Path

from motherlode.games.lost_mines.rules.rulesets import rules_for as lost_mines_rules
from motherlode.games.tunnels.rules.rulesets import rules_for as tunnel_rules

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUNDLE = """
import { build } from "%(web)s/node_modules/vite/dist/node/index.js";
await build({
  root: "%(web)s", configFile: false, logLevel: "error", publicDir: false,
  build: { ssr: "%(web)s/src/games/art/index.ts", outDir: "%(out)s", emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: "art.mjs" } } },
});
const art = await import("%(out)s/art.mjs");
const wanted = JSON.parse((await import("node:fs")).readFileSync("%(out)s/wanted.json", "utf8"));
const back = { rock: art.goalSvg, woods: art.mineSvg };
const pictures = { "?": art.cardSvg("?", { terrain: wanted.terrain }), "goal ?": back[wanted.terrain]("?") };
for (const [name, isTile] of wanted.cards) {
  if (!art.knowsCard(name, wanted.terrain)) throw new Error(`no picture of ${name}`);
  pictures[name] = art.cardSvg(name, { terrain: wanted.terrain });
  if (isTile) pictures[`${name} dim`] = art.cardSvg(name, { terrain: wanted.terrain, unreached: true });
}
console.log(JSON.stringify(pictures));
"""
_VARIABLE = re.compile(r"var\(--[\w-]+,\s*(#[0-9a-fA-F]+)\)")


def main() -> None:
    """Export both games."""
    boxes = [tunnel_rules("base", 5).tables, tunnel_rules("saboteur2", 5).tables]
    rock = {name: bool(box.face_names[2 * kind]) for box in boxes for kind, name in enumerate(box.kind_names)}
    forest = lost_mines_rules(5, {}).tables
    woods = {name: bool(forest.face_names[2 * kind]) for kind, name in enumerate(forest.kind_names)}
    for game, terrain, cards in (("tunnels", "rock", rock), ("lost_mines", "woods", woods)):
        exported = export(terrain, cards)
        path = ROOT / "src/motherlode/games" / game / "cards/art.json.xz"
        path.write_bytes(lzma.compress(json.dumps(exported).encode(), preset=9 | lzma.PRESET_EXTREME))
        print(f"{path.relative_to(ROOT)}: {len(exported)} pictures, {path.stat().st_size:,} bytes")


def export(terrain: str, cards: dict[str, bool]) -> dict[str, str]:
    """The pictures of a terrain's cards; of tiles, also without light. Colours are the dark theme's."""
    with tempfile.TemporaryDirectory() as out:
        wanted = {"terrain": terrain, "cards": list(cards.items())}
        Path(out, "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
        script = Path(out, "export.mjs")
        script.write_text(BUNDLE % {"web": WEB, "out": out}, encoding="utf-8")
        printed = subprocess.run(["node", script], check=True, capture_output=True, text=True).stdout
    return {name: _VARIABLE.sub(r"\1", svg) for name, svg in json.loads(printed).items()}


if __name__ == "__main__":
    main()
