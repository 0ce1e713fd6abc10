// Action cards: a sign in a window. The ground's colour and the mark in the corner say what kind of card it is.

import { paint, windows } from "./colours";
import { lostMinesIcons } from "../lost-mines/art/icons";
import { eye, lamp, mineIcons } from "./icons";
import { capsule, oval, strata, windowCard } from "./niche";
import { hash } from "./numbers";
import type { Picture } from "./picture";
import { bar, box, circle, ink, line, path, place } from "./shapes";
import type { Terrain } from "./ways";

export type Icon = () => string;
type Kind = "harm" | "help" | "know" | "swap";

const CARDS: Record<Terrain, Record<Kind, readonly string[]>> = {
  rock: {
    harm: ["break-pick", "break-lamp", "break-cart", "rockfall", "theft", "trap"],
    help: ["fix-pick", "fix-lamp", "fix-cart", "fix-lamp+pick", "fix-cart+pick", "fix-cart+lamp", "hands-off", "free"],
    know: ["map", "inspect"],
    swap: ["swap-hats", "swap-hands"],
  },
  woods: {
    harm: ["trap", "troll", "storm"],
    help: ["axe", "boat", "rope"],
    know: ["look-mine+treasure", "look-dwarf+mine", "look-dwarf+treasure"],
    swap: [],
  },
};

/** Null if no such action card is in this terrain's boxes. */
export function kindOfAction(name: string, terrain: Terrain): Kind | null {
  const kinds = Object.entries(CARDS[terrain]) as [Kind, readonly string[]][];
  return kinds.find(([, names]) => names.includes(name))?.[0] ?? null;
}

/** A mark for each kind, told apart by its shape. */
const MARKS: Record<Kind, Icon> = {
  harm: () => path("M0 -21L21 0L0 21L-21 0Z", paint("ember"), ink(4)) + line("M-6 -6L6 6M6 -6L-6 6", "#fff", 5),
  help: () => circle(0, 0, 18, "#2f9e6e", ink(4)) + line("M-8 1L-2 7L9 -6", "#fff", 5),
  know: () => path("M-24 0Q0 -24 24 0Q0 24 -24 0Z", "#fff", ink(4)) + circle(0, 0, 7, paint("ink")),
  swap: () =>
    box(-18, -18, 36, 36, 8, paint("gold"), ink(4)) + line("M-9 -4H8M8 -4L3 -9M9 5H-8M-8 5L-3 10", paint("ink"), 4),
};

const CRACK = "M-16 -74L6 -38L-11 -8L11 22L-9 72";
const ZIGZAG = "-14,-90 8,-40 -12,-8 12,24 -8,90";

/** Any sign, broken in two along one zigzag, which runs at the angle `turn`. */
function cracked(whole: string, turn: number): string {
  const upright = place(0, 0, whole, 1, -turn);
  const half = (id: string, side: number): string =>
    `<clipPath id="@${id}"><polygon points="${side},-120 ${ZIGZAG} ${side},120"/></clipPath>` +
    `<g transform="translate(${side / 13} ${side < 0 ? 5 : -3}) rotate(${side < 0 ? -9 : 8})">` +
    `<g clip-path="url(#@${id})">${upright}</g></g>`;
  return place(0, 0, half("k1", -120) + half("k2", 120) + bar(CRACK, paint("ember"), 7, 6), 1, turn);
}

/** So that the crack crosses the pickaxe's handle. */
const PICK_TURN = -50;

type Tool = "pick" | "lamp" | "cart";
export const isTool = (name: string): name is Tool => ["pick", "lamp", "cart"].includes(name);

export const brokenTool = (tool: Tool): string =>
  cracked(tool === "lamp" ? lamp(false) : mineIcons[tool](), tool === "pick" ? PICK_TURN : 0);

/** The sign of this name. In the forest, a trap is jaws of iron. */
export function iconOf(name: string, terrain: Terrain): Icon | null {
  const [first, second] = terrain === "rock" ? [mineIcons, lostMinesIcons] : [lostMinesIcons, mineIcons];
  const icons: Record<string, Icon> = { ...second, ...first };
  return icons[name] ?? null;
}

/** A repair that shows two tools: either of them. */
const either = (upper: string, lower: string): string =>
  place(88, 98, upper, 0.8) +
  line("M42 170L158 130", paint("ink"), 3, 'stroke-opacity=".35" stroke-dasharray="2 9"') +
  place(112, 206, lower, 0.8);

/** A look at one of two things: an eye between them. */
const look = (upper: string, lower: string): string =>
  place(100, 86, upper, 0.68) + place(100, 154, eye(), 0.66) + place(100, 218, lower, 0.68);

function inside(name: string, terrain: Terrain): string {
  const [, verb = "", nouns = name] = /^(break|fix|look)-(.+)$/.exec(name) ?? [];
  const icon = (noun: string): string => iconOf(noun, terrain)?.() ?? "";
  const [first = "", second] = nouns.split("+");
  if (second) return (verb === "look" ? look : either)(icon(first), icon(second));
  return place(100, 154, verb === "break" && isTool(first) ? brokenTool(first) : icon(first), 1.02);
}

export function drawAction(key: string, name: string, terrain: Terrain, kind: Kind): Picture {
  const seed = hash(name);
  return windowCard(key, {
    colours: windows[kind],
    shape: name.includes("+") ? capsule(100, 35, 270, 70) : oval(100, 152, 76, 1.06),
    seed,
    under: strata(seed, "#fff", 0.05),
    inside: inside(name, terrain) + place(30, 32, MARKS[kind]()),
  });
}
