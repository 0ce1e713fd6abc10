// Wooden pieces of the woods's board: tokens on ways and obstacles, and the players' standing dwarfs.

import { paint } from "../../art/colours";
import { isClan, type Clan } from "./scenery";
import { iconOf } from "../../art/actions";
import { SKINS } from "../../art/head";
import { drawOnce, show, type Shown } from "../../art/picture";
import { box, circle, ellipse, fade, ink, line, path, place, ring } from "../../art/shapes";
import { number } from "./riches";

const DANGERS = ["trap", "troll", "dragon"];

/** Tools lie on round discs, dangers on eight-sided ones. */
function disc(danger: boolean): string {
  const eightSided = "M-30 -72H30L72 -30V30L30 72H-30L-72 30V-30Z";
  if (danger) {
    return path(eightSided, paint("ember-lo"), ink(7)) + path("M-25 -60H25L60 -25V25L25 60H-25L-60 25V-25Z", "#ffe3c4");
  }
  return circle(0, 0, 72, "#2f8070", ink(7)) + circle(0, 0, 60, "#eef6d2");
}

/** A token by what is on it: `trap`, `troll`, `dragon`, `axe`, `boat` or `rope`. */
export function tokenSvg(name: string, shown: Shown = {}): string {
  const danger = DANGERS.includes(name);
  const picture = drawOnce(`token/${name}`, (key) => ({
    key,
    className: "ml-token",
    viewBox: "-80 -80 160 160",
    body: disc(danger) + place(0, danger ? -2 : 0, iconOf(name, "woods")?.() ?? "", 0.72),
  }));
  return show(picture, shown);
}

const HAT: Record<Clan, string> = {
  blue:
    path("M-25 -38C-27 -66 -14 -76 0 -76C14 -76 27 -66 25 -38Z", paint("blue"), ink(5)) +
    circle(0, -80, 8, paint("blue-hi"), ink(4)) +
    box(-30, -44, 60, 12, 6, paint("blue-lo"), ink(4)),
  yellow:
    path("M-22 -40L-18 -80H18L22 -40Z", paint("yellow"), ink(5)) +
    box(-30, -44, 60, 12, 2, paint("yellow-lo"), ink(4)) +
    path("M0 -72L9 -61L0 -50L-9 -61Z", paint("ink")),
};

interface FigureOptions extends Shown {
  /** A number to tell the figure by, whatever one sees of its colour. */
  mark?: string | number;
}

/** A standing dwarf: the coat in the seat's colour, the hat of its clan. */
export function dwarfFigureSvg(seatColour: string, clan: string, { mark = "", ...shown }: FigureOptions = {}): string {
  const picture = drawOnce(`figure/${seatColour}/${clan}/${mark}`, (key) => {
    const body =
      ellipse(0, 66, 38, 10, paint("ink"), fade(0.45)) +
      path("M-24 56H-2V70H-28Q-30 60 -24 56ZM24 56H2V70H28Q30 60 24 56Z", paint("wood-lo"), ink(5)) +
      path("M-22 -14C-46 -2 -46 30 -40 58H40C46 30 46 -2 22 -14Z", seatColour, ink(6)) +
      circle(0, -26, 23, SKINS[0], ink(5)) +
      path("M-24 -26C-28 12 -14 22 0 24C14 22 28 12 24 -26C14 -14 -14 -14 -24 -26Z", "#efe4d2", ink(5)) +
      circle(-9, -29, 3.5, paint("ink")) +
      circle(9, -29, 3.5, paint("ink")) +
      ellipse(0, -20, 7, 6, SKINS[1], ink(3.5)) +
      HAT[isClan(clan) ? clan : "blue"] +
      (mark === ""
        ? line("M-40 42H40", paint("wood-lo"), 8)
        : place(0, 40, number(String(mark)), String(mark).length > 1 ? 0.75 : 0.95));
    return { key, className: "ml-figure", viewBox: "-50 -92 100 172", body };
  });
  return show(picture, shown);
}

/** A pennant of a clan, for lists of seats. */
export function clanSvg(clan: string, shown: Shown = {}): string {
  const picture = drawOnce(`clan/${clan}`, (key) => ({
    key,
    className: "ml-icon",
    viewBox: "-80 -80 160 160",
    body:
      clan === "blue"
        ? circle(0, 0, 62, paint("blue"), ink(8)) + circle(0, 0, 30, "none", ring(paint("blue-hi"), 18))
        : path("M0 -70L70 0L0 70L-70 0Z", paint("yellow"), ink(8)) + path("M0 -30L30 0L0 30L-30 0Z", paint("ink")),
  }));
  return show(picture, shown);
}
