// Signs of the mine. Each is drawn round (0, 0) in a box of about 140 × 140: dark outline, flat fills, one highlight.

import { paint } from "./colours";
import { plainHead } from "./head";
import { chance } from "./numbers";
import { bar, box, circle, fade, fadeLine, ink, line, path, place, ring, short } from "./shapes";
import { boulder, nugget } from "./things";

/** The handle and head of the pickaxe. */
const pick = (): string =>
  bar("M-46 58L30 -34", paint("wood-hi"), 13, 10) +
  path("M-34 -62Q6 -72 38 -40Q68 -6 58 40Q40 2 12 -24Q-8 -44 -34 -62Z", paint("steel"), ink(6)) +
  line("M-18 -58Q14 -58 36 -34Q54 -12 56 18", "#fff", 4, fadeLine(0.8)) +
  box(10, -44, 26, 26, 5, paint("steel-lo"), `${ink(5)} transform="rotate(45 23 -31)"`);

const flame = (): string =>
  path("M0 -18C6 -4 18 2 14 18C12 27 6 30 0 30C-7 30 -14 26 -14 16C-14 4 -2 0 0 -18Z", paint("ember")) +
  path("M0 4C3 10 8 13 6 20C5 25 2 26 0 26C-4 26 -7 23 -6 18C-5 13 -1 11 0 4Z", paint("gold"));

export const lamp = (burns: boolean, shines = burns): string =>
  bar("M-24 -40C-24 -72 24 -72 24 -40", paint("steel"), 5, 6) +
  (shines ? circle(0, 8, 52, paint("gold"), fade(0.35)) : "") +
  box(-30, -22, 60, 60, 10, burns ? paint("gold-hi") : "#dbe4ee", ink(6)) +
  (burns ? flame() : path("M-7 26C-9 14 -2 12 0 2C3 12 9 15 7 26Z", paint("ink"), fade(0.8))) +
  line("M-30 -20V36M30 -20V36", paint("ink"), 5) +
  path("M-34 -22L-20 -44H20L34 -22Z", paint("wood-hi"), ink(6)) +
  box(-38, 36, 76, 20, 6, paint("wood-hi"), ink(6));

const wheel = (x: number): string => circle(x, 44, 17, paint("steel-lo"), ink(6)) + circle(x, 44, 5, paint("ink"));
const cart = (): string =>
  wheel(-28) +
  wheel(28) +
  path("M-62 -28H62L44 34H-44Z", paint("wood-hi"), ink(6)) +
  line("M-57 -6H57M-50 14H50", paint("wood"), 5) +
  box(-68, -40, 136, 18, 6, paint("steel"), ink(6)) +
  line("M-20 -18L-16 30M20 -18L16 30", paint("wood-lo"), 5);

const SHEET = "M-62 -40L-22 -56L22 -40L62 -56V44L22 58L-22 44L-62 58Z";
const CROSS = "M32 -26L52 -6M52 -26L32 -6";
const map = (): string =>
  path(SHEET, "#f1d59a") +
  path("M-22 -56L22 -40V58L-22 44Z", "#d9b06a") +
  line("M-22 -54V44M22 -40V56", paint("wood"), 3.5) +
  line("M-46 30C-36 2 -14 22 -4 2C4 -14 16 2 26 -8", paint("ember-lo"), 7, 'stroke-dasharray="1 14"') +
  bar(CROSS, paint("ember"), 8, 7) +
  path(SHEET, "none", ink(6));

const rockfall = (): string => {
  const rand = chance(41);
  return (
    line("M-46 -66V-34M4 -72V-52M48 -60V-26", paint("ink"), 6, 'stroke-dasharray="14 10"') +
    boulder(-36, 0, 27, rand, 5) +
    boulder(36, 8, 30, rand, 5) +
    boulder(2, -22, 22, rand, 5) +
    line("M-66 62H66", paint("ink"), 7) +
    boulder(-4, 42, 25, rand, 5)
  );
};

const SACK = "M-36 -28C-70 0 -72 66 -40 66H40C72 66 70 0 36 -28C20 -20 -20 -20 -36 -28Z";
const MASK = "M-56 14C-34 4 34 4 56 14C56 36 42 44 26 42C14 40 6 32 0 32C-6 32 -14 40 -26 42C-42 44 -56 36 -56 14Z";
const theft = (): string =>
  nugget(-2, -40, 24, 10, 5) +
  nugget(22, -34, 17, 70, 5) +
  path(SACK, paint("wood-hi"), ink(6)) +
  path("M-36 -28C-70 0 -72 66 -40 66H-18C-52 52 -48 2 -22 -23Z", paint("wood"), fade(0.55)) +
  bar("M-34 -24Q0 -12 34 -24", paint("ember"), 6, 6) +
  path(MASK, paint("ink"), ink(3)) +
  path("M-38 20L-12 26L-32 34ZM38 20L12 26L32 34Z", paint("gold-hi"));

const FINGERS = "M-33 10V-38M-11 6V-56M11 6V-54M33 10V-40M-34 34L-58 6";
const SKIN = "#f3b98a";
const handsOff = (): string =>
  line(FINGERS, paint("ink"), 27) +
  path("M-46 4H46V30C46 62 24 70 4 70C-24 70 -46 56 -46 30Z", paint("ink"), ink(10)) +
  line(FINGERS, SKIN, 17) +
  path("M-41 4H41V30C41 56 22 65 4 65C-20 65 -41 52 -41 30Z", SKIN) +
  line("M-22 2V16M0 0V14M22 2V16", paint("wood"), 3.5, fadeLine(0.6)) +
  line("M-20 40Q4 24 28 36", paint("wood"), 4, fadeLine(0.7));

/** Two arrows that chase each other round a ring. */
function arrows(r: number): string {
  const x = short(r * 0.8);
  const y = short(r * 0.62);
  const arcs = `M${-r} -14A${r} ${r} 0 0 1 ${x} -${y}M${r} 14A${r} ${r} 0 0 1 -${x} ${y}`;
  const tip = path("M-14 -15L16 0L-14 15Z", paint("ember"), ink(5));
  return (
    bar(arcs, paint("ember"), 6, 7) + place(r * 0.86, -r * 0.55, tip, 1, 58) + place(-r * 0.86, r * 0.55, tip, 1, 238)
  );
}

const roundHat = (): string =>
  path("M-40 16C-42 -22 -22 -40 0 -40C22 -40 42 -22 40 16Z", paint("blue"), ink(5)) +
  box(-48, 8, 96, 17, 8, paint("blue-lo"), ink(5)) +
  circle(0, -14, 9, "none", ring(paint("blue-hi"), 6));
const pointedHat = (): string =>
  path("M-40 16L0 -56L40 16Z", paint("green"), ink(5)) +
  box(-48, 8, 96, 17, 4, paint("green-lo"), ink(5)) +
  line("M-13 -4L0 -20L13 -4", paint("green-hi"), 7);
const swapHats = (): string => arrows(64) + place(-22, 18, roundHat(), 0.68) + place(24, -8, pointedHat(), 0.68);

const swapHands = (): string => {
  const fan = (x: number, y: number, colour: string): string => {
    const cards = [-18, 0, 18].map((turn) => place(0, 0, box(-15, -32, 30, 46, 5, colour, ink(4.5)), 1, turn));
    return place(x, y, cards.join(""), 1.25);
  };
  return arrows(66) + fan(-24, -8, paint("crystal")) + fan(24, 22, paint("gold"));
};

const inspect = (): string =>
  bar("M30 34L58 62", paint("wood-hi"), 14, 11) +
  circle(-8, -8, 50, "#eef6ff", ink(7)) +
  '<clipPath id="@lens"><circle cx="-8" cy="-8" r="44"/></clipPath>' +
  `<g clip-path="url(#@lens)">${place(-8, -6, place(-100, -104, plainHead()), 0.58)}</g>` +
  circle(-8, -8, 44, "none", ring(paint("steel-lo"), 7));

const shackle = (d: string): string => bar(d, paint("steel"), 11, 10);
const trap = (): string =>
  box(-58, -58, 116, 116, 14, paint("ink"), ink(4)) +
  line("M-36 -52V52M-12 -52V52M12 -52V52M36 -52V52", paint("steel"), 11) +
  line("M-52 -40H52M-52 40H52", paint("steel-lo"), 10) +
  place(
    0,
    8,
    shackle("M-24 -6V-28A24 24 0 0 1 24 -28V-6") +
      box(-38, -10, 76, 56, 10, paint("ember"), ink(6)) +
      circle(0, 12, 8, paint("ink")) +
      line("M0 12V28", paint("ink"), 8),
    0.82,
  );
const free = (): string =>
  place(
    -14,
    4,
    shackle("M-24 -6V-36A24 24 0 0 1 22 -46") +
      box(-42, -10, 84, 62, 10, paint("gold"), ink(6)) +
      circle(0, 14, 9, paint("ink")) +
      line("M0 14V32", paint("ink"), 9),
  ) + line("M38 -48L50 -60M46 -30H62", paint("ember"), 7);

export const eye = (): string =>
  path("M-46 0Q0 -44 46 0Q0 44 -46 0Z", "#fff8e8", ink(6)) +
  circle(0, 0, 17, paint("crystal-lo"), ink(5)) +
  circle(0, 0, 7, paint("ink")) +
  circle(6, -6, 4.5, "#fff");

export const mineIcons = {
  pick,
  lamp: () => lamp(true),
  cart,
  map,
  rockfall,
  theft,
  "hands-off": handsOff,
  "swap-hats": swapHats,
  "swap-hands": swapHands,
  inspect,
  trap,
  free,
  eye: () => place(0, 0, eye(), 1.4),
  nugget: () => nugget(0, 0, 58, 0, 7),
  stone: () => boulder(0, 0, 56, chance(3), 7),
  treasure: () => nugget(-20, 12, 32, 0, 5) + nugget(26, 20, 25, 70, 5) + nugget(10, -28, 22, 30, 5),
} as const;
