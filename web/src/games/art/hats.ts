// Hats and beards. A hat's shape tells the team before its colour does.

import { paint } from "./colours";
import { bar, box, circle, ellipse, fade, fadeLine, ink, line, path, place, polygon, ring } from "./shapes";
import { gem } from "./things";

export const BEARDS = {
  round: "M52 104C50 168 70 192 100 192C130 192 150 168 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z",
  spade: "M52 104C54 150 72 176 100 200C128 176 146 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z",
  fork:
    "M52 104C48 150 58 180 74 198C82 186 92 176 100 172C108 176 118 186 126 198C142 180 152 150 148 104" +
    "C136 122 120 118 100 118C80 118 64 122 52 104Z",
  square: "M52 104L50 180Q50 190 60 190H140Q150 190 150 180L148 104C136 122 120 118 100 118C80 118 64 122 52 104Z",
  point: "M52 104C60 140 82 150 92 206C100 196 118 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z",
} as const;

export type Beard = keyof typeof BEARDS;

/** A hat's cloth, its band, and its sign. */
export type Cloth = readonly [cloth: string, band: string, sign: string];

const helmet = ([cloth, band]: Cloth): string =>
  path("M46 86C44 42 70 28 100 28C130 28 156 42 154 86Z", cloth, ink(5)) +
  path("M92 28H108V84H92Z", band, ink(3)) +
  box(34, 78, 132, 18, 9, band, ink(5)) +
  circle(100, 60, 30, paint("gold"), fade(0.35)) +
  circle(100, 60, 18, paint("gold-hi"), ink(5)) +
  circle(100, 60, 8, paint("gold"));

const hood = ([cloth, lining, bobble]: Cloth): string =>
  path("M36 98C30 40 66 12 104 16C136 2 170 18 176 62C166 52 162 60 160 98C142 78 58 78 36 98Z", cloth, ink(5)) +
  path("M36 98C32 56 54 30 84 20C62 42 56 64 56 84Z", lining) +
  circle(177, 68, 10, bobble, ink(4));

const bowl = ([cloth, band, sign]: Cloth): string =>
  path("M46 86C42 46 66 26 100 26C134 26 158 46 154 86Z", cloth, ink(5)) +
  circle(100, 20, 13, sign, ink(5)) +
  box(38, 76, 124, 22, 11, band, ink(5)) +
  circle(100, 56, 12, "none", ring(sign, 7));

const cone = ([cloth, band, sign]: Cloth): string =>
  path("M40 84L100 -4L160 84Z", cloth, ink(5)) +
  box(34, 76, 132, 20, 4, band, ink(5)) +
  line("M82 60L100 38L118 60", sign, 8);

const square = ([cloth, band, sign]: Cloth): string =>
  path("M52 82L60 18H140L148 82Z", cloth, ink(5)) +
  box(36, 74, 128, 22, 3, band, ink(5)) +
  path("M100 30L118 50L100 70L82 50Z", sign, ink(3));

const top = ([cloth, band]: Cloth): string =>
  path("M58 82L50 2H150L142 82Z", cloth, ink(5)) +
  path("M56 62L58 82H142L144 62Z", paint("gold"), ink(4)) +
  box(24, 76, 152, 18, 9, band, ink(5)) +
  line("M64 12L69 52", "#fff", 6, fadeLine(0.25));

const brim = ([cloth, band, sign]: Cloth): string =>
  bar("M146 56C176 40 182 10 170 -6", paint("ember"), 9, 8) +
  path("M56 76C60 36 84 40 100 44C116 38 140 36 144 76Z", cloth, ink(5)) +
  ellipse(100, 82, 86, 17, band, ink(5)) +
  path("M54 78Q100 92 146 78L145 66Q100 80 56 66Z", sign);

const pith = ([cloth, band]: Cloth): string =>
  path("M44 82C42 44 70 34 100 34C130 34 158 44 156 82Z", cloth, ink(5)) +
  path("M26 88C40 68 160 68 174 88C150 100 50 100 26 88Z", band, ink(5)) +
  place(100, 38, gem(), 0.62);

const cap = ([cloth, band]: Cloth): string =>
  path("M48 88C46 48 74 34 104 36C136 38 154 56 152 88Z", cloth, ink(5)) + box(40, 78, 120, 20, 10, band, ink(5));

/** A beret, slipped to one side. */
const beret = ([cloth, band]: Cloth): string =>
  line("M88 38L84 26", paint("ink"), 9) +
  path("M36 78C22 48 62 30 104 34C146 38 168 58 156 82Z", cloth, ink(5)) +
  path("M46 92C60 78 140 78 154 92L152 80C120 70 80 70 48 80Z", band, ink(5));

/** A headscarf, knotted at the side. */
const scarf = ([cloth, band]: Cloth): string =>
  path("M150 88L176 78L170 98L184 112L152 100Z", band, ink(5)) +
  path("M46 96C42 52 70 36 100 36C132 36 158 54 154 96C128 80 72 80 46 96Z", cloth, ink(5)) +
  [[72, 62], [100, 54], [128, 62], [86, 76], [114, 76]].map(([x = 0, y = 0]) => circle(x, y, 4, band)).join(""); // prettier-ignore

/** A knitted cap with ribs and a folded edge. */
const knitted = ([cloth, band]: Cloth): string =>
  path("M48 88C44 40 72 26 100 26C128 26 156 40 152 88Z", cloth, ink(5)) +
  line("M76 36Q70 54 70 74M100 30V74M124 36Q130 54 130 74", band, 5) +
  path("M40 98V78Q40 70 48 70H152Q160 70 160 78V98Z", band, ink(5)) +
  line("M62 76V92M81 76V92M100 76V92M119 76V92M138 76V92", cloth, 4);

/** No hat at all: a mop of hair. */
const mop = ([, , hair]: Cloth): string =>
  path(
    "M44 104C36 70 46 44 66 40C72 26 92 22 104 30C124 24 142 32 144 46C162 54 164 82 156 104C150 92 144 86 136 82" +
      "C118 88 84 88 64 80C56 86 50 94 44 104Z",
    hair,
    ink(5),
  ) + line("M74 52Q84 44 96 50M112 48Q124 46 132 58", paint("ink"), 3.5, fadeLine(0.3));

export const HATS = { helmet, hood, bowl, cone, square, top, brim, pith, cap, beret, scarf, knitted, mop } as const;
export type Hat = keyof typeof HATS;

/** What a dwarf of The Lost Mines is, as a badge: a heart, a coin, a bolt. */
export const BADGES = {
  loyal: (): string =>
    path("M-17 -20H17V2C17 14 6 20 0 24C-6 20 -17 14 -17 2Z", "#fff8e8", ink(4)) +
    path("M0 12C-16 0 -8 -14 0 -6C8 -14 16 0 0 12Z", paint("ember")),
  selfish: (): string =>
    circle(0, 0, 20, paint("gold"), ink(4)) +
    circle(0, 0, 12, "none", ring(paint("gold-lo"), 4)) +
    circle(0, 0, 4, paint("gold-lo")),
  saboteur: (): string =>
    polygon([[0, -24], [24, 0], [0, 24], [-24, 0]], paint("ink"), ring(paint("ember"), 4)) + // prettier-ignore
    path("M3 -15L-9 3H-1L-4 15L9 -4H1Z", paint("gold")),
} as const;
export type Badge = keyof typeof BADGES;
