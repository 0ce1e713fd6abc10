// Any card by its name in the notation, and the cards that lie on the board.

import { drawAction, kindOfAction } from "./actions";
import { drawBack, drawRiddle } from "./backs";
import { parseFace, type Face } from "../../lib/face";
import { FEATURES } from "../lost-mines/art/obstacles";
import { drawOnce, show, type Picture, type Shown } from "./picture";
import { drawTile, type Fixture } from "./tile";
import type { Terrain } from "./ways";

export interface CardOptions extends Shown {
  terrain?: Terrain;
  /** The arms the start reaches (`Tile.reached`); without it all ways are bright, as on a card in the hand. */
  reached?: string | undefined;
  /** All ways grey. */
  unreached?: boolean | undefined;
  /** Whether its tool lies on the card's obstacle. */
  tool?: boolean | undefined;
}

/** How a start, a goal or a mine lies; without it, as it is printed. */
export interface FixtureOptions extends CardOptions {
  face?: string | undefined;
}

interface Printed {
  fixture: Fixture;
  face: string;
}

const FIXTURES: Record<Terrain, Record<string, Printed>> = {
  rock: {
    start: { fixture: "start", face: "NESW" },
    treasure: { fixture: "treasure", face: "NESW" },
    "stone-1": { fixture: "stone", face: "NE" },
    "stone-2": { fixture: "stone", face: "NW" },
  },
  woods: {
    "blue-start": { fixture: "blue-start", face: "NESW" },
    "yellow-start": { fixture: "yellow-start", face: "NESW" },
    gems: { fixture: "gems", face: "NE" },
    gold: { fixture: "gold", face: "NW" },
    silver: { fixture: "silver", face: "NES" },
    dragon: { fixture: "dragon", face: "NEW" },
  },
};

const PRINTED: Record<Terrain, readonly string[]> = {
  rock: ["", "ladder", "blue", "green", "crystal"],
  woods: ["", ...FEATURES],
};

function readFace(text: string, terrain: Terrain): Face | null {
  const face = parseFace(text);
  return face && PRINTED[terrain].includes(face.feature) ? face : null;
}

function tilePicture(text: string, face: Face, fixture: Fixture, options: CardOptions): Picture {
  const { terrain = "rock", unreached = false, tool = false } = options;
  const arms = options.reached ?? "NESW";
  const reached = unreached ? "" : [...text].filter((letter) => arms.includes(letter)).join("");
  const key = `tile/${terrain}/${fixture}/${text}/${reached}/${tool}`;
  return drawOnce(key, () => drawTile(key, { terrain, face, fixture, reached, tool }));
}

/** Null if the name is on no card of this terrain. */
function pictureOf(name: string, options: FixtureOptions): Picture | null {
  const { terrain = "rock" } = options;
  const fixed = FIXTURES[terrain][name];
  if (fixed) {
    const text = options.face ?? fixed.face;
    const face = readFace(text, terrain);
    return face && tilePicture(text, face, fixed.fixture, options);
  }
  const face = readFace(name, terrain);
  if (face) return tilePicture(name, face, "", options);
  const kind = kindOfAction(name, terrain);
  return kind && drawOnce(`action/${terrain}/${name}`, (key) => drawAction(key, name, terrain, kind));
}

const back = (terrain: Terrain): Picture => drawOnce(`back/${terrain}`, (key) => drawBack(key, terrain));
const riddle = (terrain: Terrain): Picture => drawOnce(`riddle/${terrain}`, (key) => drawRiddle(key, terrain));

/** Whether there is a picture of this name's own. */
export const knowsCard = (name: string, terrain: Terrain): boolean => pictureOf(name, { terrain }) !== null;

/** Any card by its name: a face, an action, a start, a goal, a mine. `?` shows its back. */
export const cardSvg = (name: string, options: CardOptions = {}): string =>
  show(pictureOf(name, options) ?? back(options.terrain ?? "rock"), options);

/** A card as it lies on the board, as `Tile` and `PathTile` describe it. */
export const tileSvg = (
  { face, name, reached, tool }: { face: string; name?: string; reached?: string; tool?: boolean },
  options: Shown & { terrain?: Terrain } = {},
): string =>
  show(pictureOf(name || face, { ...options, face, reached, tool }) ?? back(options.terrain ?? "rock"), options);

/** The start of the mine, or with a clan, of that clan in the woods. */
export const startSvg = ({ clan, ...options }: FixtureOptions & { clan?: string } = {}): string =>
  clan ? cardSvg(`${clan}-start`, { ...options, terrain: "woods" }) : cardSvg("start", options);

/** How a goal or a mine is printed; empty if there is none of that name. */
export const goalFace = (name: string): string => FIXTURES.rock[name]?.face ?? "";
export const mineFace = (name: string): string => FIXTURES.woods[name]?.face ?? "";

/** A goal, turned up as `face` says; `?` shows its back. */
export const goalSvg = (name: string, options: FixtureOptions = {}): string =>
  show(pictureOf(name, { ...options, terrain: "rock" }) ?? riddle("rock"), options);

/** A mine of the woods, turned up as `face` says; `?` shows its back. */
export const mineSvg = (name: string, options: FixtureOptions = {}): string =>
  show(pictureOf(name, { ...options, terrain: "woods" }) ?? riddle("woods"), options);
