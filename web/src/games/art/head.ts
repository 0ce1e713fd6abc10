// A dwarf from the shoulders up, in a box of 200 × 224 whose top is at −14.

import { paint } from "./colours";
import { BADGES, BEARDS, HATS, type Badge, type Beard, type Cloth, type Hat } from "./hats";
import { box, circle, ellipse, fade, fadeLine, ink, line, path, place, ring } from "./shapes";

export interface Looks {
  hat: Hat;
  cloth: Cloth;
  beard: Beard;
  hair: string;
  skin: string;
  coat?: string;
  badge?: Badge;
  /** Masked eyes. */
  sly?: boolean;
  /** One eyebrow raised. */
  smug?: boolean;
  /** A great moustache. */
  grand?: boolean;
  glasses?: boolean;
  /** A coin for an eyeglass. */
  coin?: boolean;
}

export const SKINS = ["#f3c39a", "#e0a173", "#b8764a", "#8a5434", "#f6d2b0"] as const;
export const HAIRS = ["#b5502a", "#d99a3e", "#6a4630", "#8d8a98", "#3b2a2a", "#e6ddcf"] as const;

const face = (skin: string): string =>
  circle(52, 104, 13, skin, ink(5)) +
  circle(148, 104, 13, skin, ink(5)) +
  path("M54 84C52 130 72 148 100 148C128 148 148 130 146 84Z", skin, ink(5));

const beard = (kind: Beard, hair: string): string =>
  path(BEARDS[kind], hair, ink(5)) +
  line("M78 150C82 166 86 174 90 180M122 150C118 166 114 174 110 180", paint("ink"), 3.5, fadeLine(0.35));

const mask = (): string =>
  box(54, 88, 92, 22, 8, paint("ink")) + path("M66 96L88 102L70 107ZM134 96L112 102L130 107Z", paint("gold-hi"));

const eyes = (hair: string, smug: boolean): string =>
  [80, 120].map((x) => circle(x, 103, 5.5, paint("ink")) + circle(x + 2, 101, 1.8, "#fff")).join("") +
  line(smug ? "M68 92L90 97M110 90Q122 84 132 90" : "M69 94Q80 87 91 94M109 94Q120 87 131 94", hair, 7);

const glasses = (): string =>
  [80, 120].map((x) => circle(x, 103, 15, "#fff", `fill-opacity=".35" ${ink(4)}`)).join("") +
  line("M95 103H105", paint("ink"), 4);

const eyeglass = (): string =>
  circle(120, 103, 15, paint("gold"), ink(4)) +
  circle(120, 103, 8, "none", ring(paint("gold-lo"), 3)) +
  line("M134 108L142 150", paint("gold"), 3);

const MOUSTACHE =
  "M100 122C88 112 68 116 62 134C76 138 92 136 100 130C108 136 124 138 138 134C132 116 112 112 100 122Z";
const GRAND_MOUSTACHE =
  "M100 122C80 108 52 116 40 142C60 148 86 146 100 132C114 146 140 148 160 142C148 116 120 108 100 122Z";

const nose = (skin: string): string =>
  ellipse(100, 116, 14, 12, skin, ink(4.5)) + ellipse(96, 112, 4, 3, "#fff", fade(0.5));

export function drawHead(looks: Looks): string {
  const { hair, skin, coat, badge } = looks;
  return [
    coat ? path("M14 290V220C14 172 52 150 100 150C148 150 186 172 186 220V290Z", coat, ink(5)) : "",
    face(skin),
    beard(looks.beard, hair),
    looks.sly ? mask() : eyes(hair, !!looks.smug),
    looks.glasses ? glasses() : "",
    looks.coin ? eyeglass() : "",
    path(looks.grand ? GRAND_MOUSTACHE : MOUSTACHE, hair, ink(4.5)),
    nose(skin),
    place(0, -6, HATS[looks.hat](looks.cloth)),
    badge ? place(154, 176, BADGES[badge](), 1.15) : "",
  ].join("");
}

/** Any dwarf: on cards that look at one. */
export const plainHead = (): string =>
  drawHead({ hat: "cap", cloth: ["#8d6a4a", "#6b4d34", "#fff"], beard: "round", hair: HAIRS[0], skin: SKINS[0] });
