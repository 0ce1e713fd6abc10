// What shows while a card lies face down.

import { paint, windows } from "./colours";
import { fir } from "../lost-mines/art/scenery";
import { arch, niche, oval, strata } from "./niche";
import { card, frame, type Picture } from "./picture";
import { bar, circle, glow, ink, line, path, place, stop } from "./shapes";
import type { Terrain } from "./ways";

const CORNERS = [[30, 34], [170, 34], [30, 266], [170, 266]] as const; // prettier-ignore

export const QUESTION = "M-17 -14C-17 -38 19 -38 19 -13C19 4 0 4 0 22";

const crossedPicks = (): string =>
  place(
    100,
    158,
    bar("M-34 -50L36 62M34 -50L-36 62", paint("wood-hi"), 8, 7) +
      path("M-70 -28Q-46 -74 8 -70Q-30 -52 -70 -28Z", paint("steel"), ink(5)) +
      path("M70 -28Q46 -74 -8 -70Q30 -52 70 -28Z", paint("steel"), ink(5)),
  );

const firs = (): string => fir(100, 226, 1.9, "fir-2") + fir(70, 240, 1.2, "fir-3") + fir(132, 240, 1.2, "fir-3");

const ground = (terrain: Terrain): string => {
  const line = windows[terrain === "rock" ? "rock" : "moss"].line;
  return strata(77, paint(terrain === "rock" ? "rock-hi" : "moss-hi")) + frame(line);
};

/** The back of tunnel, path and action cards. */
export function drawBack(key: string, terrain: Terrain): Picture {
  const colours = windows[terrain === "rock" ? "rock" : "moss"];
  const window = niche(arch(100, 62, 246, 54), 9, [...colours.layers, "url(#@f) #fff3dc"], colours.line);
  const light = glow("f", 100, 160, 110, stop(0, paint("floor-hi")) + stop(1, paint("floor")));
  return card(key, colours.ground, ground(terrain) + window + (terrain === "rock" ? crossedPicks() : firs()), light);
}

/** The back of goals and mines: what is it? */
export function drawRiddle(key: string, terrain: Terrain): Picture {
  const { layers, line, ground: colour } = windows[terrain === "rock" ? "rock" : "moss"];
  const fills = [layers[0], paint("rock-lo"), paint("rock-line"), paint("ink")];
  const dots = inDots("M-50 -6L-32 -46L6 -58L42 -36L54 8L34 50L-12 58L-44 34Z");
  const question = place(100, 150, dots + inGold(QUESTION) + circle(0, 42, 8, paint("gold")));
  const stars = CORNERS.map(([x, y]) =>
    path(`M${x} ${y - 13}l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z`, paint("gold"), 'fill-opacity=".85"'),
  );
  const window = niche(oval(100, 150, 62, 1.22), 5, fills, line);
  return card(key, colour, ground(terrain) + window + question + stars.join(""));
}

const inGold = (d: string): string => line(d, paint("gold"), 12);
const inDots = (d: string): string => line(d, paint("gold"), 5, 'stroke-dasharray="2 11"');
