// Signs of The Lost Mines, drawn as those of the mine are.

import { paint } from "../../art/colours";
import { dragonHead } from "./scenery";
import { plainHead } from "../../art/head";
import { bar, box, circle, ellipse, ink, line, path, place, ring } from "../../art/shapes";
import { gem, nugget, SILVER } from "../../art/things";

const axe = (): string =>
  bar("M-40 62L28 -46", paint("wood-hi"), 13, 10) +
  path("M2 -56L38 -34C60 -34 70 -14 66 14C50 -4 32 -8 10 -4L-14 -22Z", paint("steel"), ink(6)) +
  line("M62 8C50 -4 34 -10 14 -8", "#fff", 4);

const boat = (): string =>
  bar("M-6 10V-66", paint("wood-hi"), 6, 6) +
  path("M2 -62C34 -48 48 -26 46 0H2Z", "#fff6df", ink(6)) +
  path("M-66 8H66C58 40 38 50 0 50C-38 50 -58 40 -66 8Z", paint("wood-hi"), ink(6)) +
  line("M-58 24H58", paint("wood"), 5) +
  line("M-68 62q11 -10 22 0t22 0t22 0t22 0t22 0t22 0", paint("water-lo"), 8);

const coil = (colour: string, width: number, dashes = ""): string =>
  ellipse(-8, 18, 46, 40, "none", ring(colour, width) + dashes);
const rope = (): string =>
  bar("M18 -28C18 -56 54 -62 54 -34", paint("steel"), 7, 8) +
  coil(paint("ink"), 36) +
  coil(paint("floor-spot"), 25) +
  coil(paint("wood"), 25, ' stroke-dasharray="4 11"') +
  coil(paint("ink"), 3) +
  bar("M14 -20L24 -34", paint("floor-spot"), 12, 8);

/** Jaws of iron. */
const trap = (): string =>
  bar("M-58 40A58 58 0 0 1 58 40", paint("steel-lo"), 11, 9) +
  path("M-52 4L-34 32L-36 -14L-10 22L0 -26L10 22L36 -14L34 32L52 4L56 44H-56Z", paint("steel"), ink(5)) +
  box(-64, 38, 128, 20, 9, paint("ember"), ink(6)) +
  circle(0, 48, 5, paint("ink"));

const troll = (): string =>
  path("M-54 50C-66 4 -50 -48 0 -48C50 -48 66 4 54 50C40 68 -40 68 -54 50Z", paint("green"), ink(6)) +
  path("M-50 -6L-76 -26L-58 14ZM50 -6L76 -26L58 14Z", paint("green"), ink(6)) +
  path("M-30 -44L-20 -66L-8 -48ZM30 -44L20 -66L8 -48Z", paint("path-hi"), ink(5)) +
  line("M-40 -16L-8 -6M40 -16L8 -6", paint("ink"), 9) +
  circle(-22, 2, 8, paint("gold-hi"), ink(4)) +
  circle(22, 2, 8, paint("gold-hi"), ink(4)) +
  ellipse(0, 16, 15, 11, paint("green-lo"), ink(4)) +
  line("M-34 42Q0 30 34 42", paint("ink"), 7) +
  path("M-26 40L-20 18L-12 36ZM26 40L20 18L12 36Z", "#fff8e8", ink(4));

const CLOUD = "M-46 18C-72 14 -70 -24 -42 -26C-38 -58 6 -64 20 -38C48 -46 70 -24 60 0C58 14 44 18 34 18Z";
const storm = (): string =>
  line("M-34 34L-44 60M44 30L34 58M-50 14L-58 36", paint("water-lo"), 8) +
  path(CLOUD, paint("steel-lo"), ink(6)) +
  path("M-40 -20C-34 -48 0 -54 14 -34C2 -34 -10 -26 -12 -18C-22 -24 -34 -24 -40 -20Z", paint("steel")) +
  path("M4 2L-22 40L-2 38L-12 72L28 26L6 28L22 2Z", paint("gold"), ink(6));

const mine = (): string =>
  path("M-56 50V-4A56 56 0 0 1 56 -4V50Z", paint("stone"), ink(6)) +
  path("M-36 50V2A36 36 0 0 1 36 2V50Z", paint("ink")) +
  line("M-36 50V2A36 36 0 0 1 36 2V50", paint("wood-hi"), 8);

/** A chest, of whatever is in it. */
const treasure = (): string =>
  nugget(-18, -12, 18, 0, 4.5) +
  nugget(16, -14, 20, 60, 4.5, SILVER) +
  path("M-58 -4H58L52 54H-52Z", paint("wood-hi"), ink(6)) +
  line("M-54 16H54", paint("wood"), 5) +
  path("M-60 -10H60V8H-60Z", paint("wood"), ink(6)) +
  box(-13, -2, 26, 28, 5, paint("gold"), ink(5)) +
  circle(0, 10, 4.5, paint("ink"));

const silver = (): string => nugget(-16, 8, 38, 40, 5, SILVER) + nugget(30, 24, 26, 110, 5, SILVER);

export const lostMinesIcons = {
  axe,
  boat,
  rope,
  trap,
  troll,
  storm,
  mine,
  treasure,
  dwarf: () => place(0, 4, place(-100, -118, plainHead()), 0.72),
  gems: () => place(0, 34, gem(), 1.65),
  gold: () => nugget(-16, 8, 38, 0, 5) + nugget(30, 24, 26, 60, 5),
  silver,
  dragon: () => place(0, -22, dragonHead(), 1.5),
} as const;
