// Gold cards of the base game, treasure cards of The Lost Mines.

import { QUESTION } from "../../art/backs";
import { paint, windows, type Window } from "../../art/colours";
import type { MineName } from "./scenery";
import { lostMinesIcons } from "./icons";
import { oval, windowCard } from "../../art/niche";
import { drawOnce, show, type Shown } from "../../art/picture";
import { bar, box, circle, ink, path, place } from "../../art/shapes";
import { nugget, type Metal } from "../../art/things";

type Lump = readonly [x: number, y: number, r: number, turn: number];
const LUMPS: Record<number, readonly Lump[]> = {
  1: [[100, 152, 46, 0]],
  2: [[82, 122, 38, 0], [118, 188, 38, 70]], // prettier-ignore
  3: [[100, 104, 33, 0], [72, 176, 33, 60], [130, 178, 33, 130]], // prettier-ignore
};

/** A lump still in the dark. */
const UNSEEN: Metal = ["#8a6a2a", "#b08d43", "#5f4312"];
const question = (): string => bar(QUESTION, "#fffbe6", 12, 10) + circle(0, 42, 9, "#fffbe6", ink(5));

/** A gold card with so many nuggets; `?` is one that lies face down. */
export function goldSvg(nuggets: number | string, shown: Shown = {}): string {
  const lumps = LUMPS[Number(nuggets)] ?? [];
  const picture = drawOnce(`gold/${nuggets}`, (key) =>
    windowCard(key, {
      colours: { ...windows.rock, line: windows.swap.line },
      shape: oval(100, 150, 74, 1.15),
      seed: lumps.length * 7,
      inside: lumps.length
        ? lumps.map(([x, y, r, turn]) => nugget(x, y, r, turn, 5)).join("")
        : nugget(100, 152, 56, 0, 5, UNSEEN) + place(100, 144, question(), 0.8),
    }),
  );
  return show(picture, shown);
}

type TreasureKind = Exclude<MineName, "dragon">;

const isTreasure = (name: string): name is TreasureKind => name in TREASURES;

const TREASURES: Record<TreasureKind, Window> = {
  gems: { layers: ["#1c4a66", "#2b7fb5", "#57b9d8"], light: "#e2faff", ground: "#12304a", line: "#081a2a" },
  gold: windows.swap,
  silver: { layers: ["#4d5668", "#6d788c", "#a3afc0"], light: "#f6f9ff", ground: "#343b4a", line: "#1b202b" },
};

// Numbers as lines of our own, so that they look the same whatever fonts a machine has. Each in a box of 20 × 30.
const DIGITS: readonly string[] = [
  "M0 -14C10 -14 10 14 0 14C-10 14 -10 -14 0 -14Z",
  "M-6 -8L2 -14V14",
  "M-8 -7C-8 -16 8 -16 8 -7C8 0 -6 6 -8 14H9",
  "M-8 -10C-4 -16 8 -15 7 -7C6 -1 0 -1 -1 -1C3 -1 9 1 8 7C7 16 -6 16 -9 9",
  "M4 14V-14L-9 6H9",
  "M7 -14H-6L-7 -2C-2 -5 9 -4 8 5C7 16 -6 16 -9 9",
  "M6 -13C-4 -14 -9 -2 -8 6C-7 16 8 16 8 6C8 -3 -6 -3 -8 5",
  "M-8 -14H8L-2 14",
  "M0 -1C-10 -3 -8 -14 0 -14C8 -14 10 -3 0 -1C-11 1 -9 14 0 14C9 14 11 1 0 -1Z",
  "M-6 13C4 14 9 2 8 -6C7 -16 -8 -16 -8 -6C-8 3 6 3 8 -5",
];

export function number(value: string): string {
  const digits = [...value].map((digit) => DIGITS[Number(digit)] ?? "");
  return digits.map((d, i) => place((i - (digits.length - 1) / 2) * 26, 0, bar(d, "#fffbe6", 6, 7))).join("");
}

const seal = (value: string): string =>
  box(-42, -36, 84, 72, 20, paint("ink"), `stroke="${paint("gold")}" stroke-width="5"`) +
  (value === "?"
    ? place(
        0,
        -4,
        path(QUESTION, "none", `stroke="${paint("gold")}" stroke-width="11" stroke-linecap="round"`) +
          circle(0, 40, 8, paint("gold")),
        0.72,
      )
    : place(0, 0, number(value), value.length > 1 ? 1.25 : 1.7));

/** A treasure by its kind (`gems`, `gold`, `silver`), which shows on its back, and its value, which may be `?`. */
export function treasureSvg(kind: string, value: string | number, shown: Shown = {}): string {
  const picture = drawOnce(`treasure/${kind}/${value}`, (key) =>
    windowCard(key, {
      colours: isTreasure(kind) ? TREASURES[kind] : windows.moss,
      shape: oval(100, 122, 74, 1.1),
      seed: kind.length * 31,
      inside:
        place(100, 118, lostMinesIcons[isTreasure(kind) ? kind : "treasure"](), 1.05) +
        place(100, 244, seal(String(value))),
      light: [100, 110, 110],
    }),
  );
  return show(picture, shown);
}
