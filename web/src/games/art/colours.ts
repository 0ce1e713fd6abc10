// Every colour of the art by its name. A theme overrides `--ml-NAME`; the values here are the dark theme's.

export const colours = {
  rock: "#2e2f42",
  "rock-hi": "#38394f",
  "rock-lo": "#272838",
  "rock-line": "#181925",
  "cut-1": "#45374b",
  "cut-2": "#703f41",
  "cut-3": "#ad5a2c",
  rim: "#ffc06a",
  "floor-lo": "#f2a94e",
  floor: "#ffd083",
  "floor-hi": "#fff3d0",
  "floor-spot": "#e2a350",
  "dim-1": "#31313f",
  "dim-2": "#3c3b49",
  "dim-3": "#4b4957",
  "dim-lo": "#615e6c",
  dim: "#7e7b89",
  "dim-hi": "#8f8b97",
  "dim-rim": "#8a8794",
  stone: "#8d8a98",
  "stone-hi": "#b9b5bf",
  "stone-lo": "#5d5a69",
  wood: "#7a4526",
  "wood-hi": "#b3713c",
  "wood-lo": "#432414",
  ink: "#1b1620",
  gold: "#ffbf1f",
  "gold-hi": "#fff2a8",
  "gold-lo": "#c46f00",
  crystal: "#57d3ea",
  "crystal-hi": "#dffaff",
  "crystal-lo": "#2b7fb5",
  blue: "#3f8cf0",
  "blue-hi": "#b9dbff",
  "blue-lo": "#1c4a96",
  green: "#3faa5a",
  "green-hi": "#c9f2bf",
  "green-lo": "#1b5a37",
  yellow: "#f0bd2c",
  "yellow-hi": "#fff0b0",
  "yellow-lo": "#96690c",
  ember: "#e2483a",
  "ember-lo": "#7c1f22",
  steel: "#c9d2de",
  "steel-lo": "#7b8798",
  moss: "#173430",
  "moss-hi": "#1d403a",
  "moss-lo": "#122926",
  "moss-line": "#0c1c1a",
  "glade-1": "#22493c",
  "glade-2": "#3c6243",
  "glade-3": "#7a7a45",
  path: "#f0d394",
  "path-hi": "#fff2cc",
  "path-lo": "#d3b06c",
  "path-rim": "#ffe2a0",
  "path-spot": "#cfa765",
  "fir-1": "#0f2825",
  "fir-2": "#2a5a47",
  "fir-3": "#3f7a58",
  water: "#4fa9d8",
  "water-hi": "#bfe8f7",
  "water-lo": "#22648f",
} as const;

export type Colour = keyof typeof colours;

/** A colour as CSS, so that a theme can replace it without the picture being drawn again. */
export const paint = (name: Colour): string => `var(--ml-${name},${colours[name]})`;

/** One for each seat, as far from each other as they can be. They never stand alone: a seat also has a face, a name and a number. */
export const seatColours: readonly string[] = [
  "#e08a5b",
  "#5fa8a0",
  "#b583c9",
  "#c9a64a",
  "#6f8fd6",
  "#89722f",
  "#af4f71",
  "#bfb3be",
  "#41c8f6",
  "#76cf8a",
  "#1c8292",
  "#8160b5",
];

export const seatColour = (seat: number): string => seatColours[seat % seatColours.length] ?? "#7f8aa0";

/** The colours of a card that is a window in a coloured ground: three paper layers, its light, the ground, its edge. */
export interface Window {
  layers: readonly [string, string, string];
  light: string;
  ground: string;
  line: string;
}

const framed = (a: string, b: string, c: string, light: string, ground: string, line: string): Window => ({
  layers: [a, b, c],
  light,
  ground,
  line,
});

export const windows = {
  harm: framed(paint("ember-lo"), "#a8322c", "#d8632f", "#ffdcb0", "#4a1519", "#2a0b10"),
  help: framed("#245e55", "#2f8070", "#62a777", "#eef6d2", "#153d3a", "#0a2221"),
  know: framed("#4b3d86", "#6a57ad", "#a184cf", "#f4e8ff", "#2c2457", "#171231"),
  swap: framed("#7a5420", "#a8752a", "#d69c3c", "#fff1cd", "#4a3214", "#291a08"),
  blue: framed(paint("blue-lo"), paint("blue"), "#7db4f7", "#eaf4ff", "#122f63", "#091a3a"),
  green: framed(paint("green-lo"), "#2f8c4d", "#7ecb86", "#eefae6", "#0f3a24", "#082214"),
  yellow: framed(paint("yellow-lo"), "#c9961c", "#f0c75a", "#fff8df", "#5a3f08", "#2e2004"),
  rock: framed(paint("cut-1"), paint("cut-2"), paint("cut-3"), paint("floor"), paint("rock"), paint("rock-line")),
  moss: framed(paint("glade-1"), paint("glade-2"), paint("glade-3"), paint("path"), paint("moss"), paint("moss-line")),
} as const;

export type WindowName = keyof typeof windows;
