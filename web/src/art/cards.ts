// Any card by its name in the notation, and the cards that lie on the board.

import { drawAction, kindOfAction } from "./actions";
import { drawBack, drawRiddle } from "./backs";
import { parseFace, type Face } from "./face";
import { FEATURES } from "../games/lost-mines/art/obstacles";
import { drawOnce, show, type Picture, type Shown } from "./picture";
import { drawTile, type Fixture } from "./tile";
import type { World } from "./ways";

export interface CardOptions extends Shown {
  world?: World;
  /** The arms the start reaches (`Tile.lit`); without it all ways are bright, as on a card in the hand. */
  lit?: string | undefined;
  /** All ways grey. */
  unlit?: boolean | undefined;
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

const FIXTURES: Record<World, Record<string, Printed>> = {
  mine: {
    start: { fixture: "start", face: "NESW" },
    treasure: { fixture: "treasure", face: "NESW" },
    "stone-1": { fixture: "stone", face: "NE" },
    "stone-2": { fixture: "stone", face: "NW" },
  },
  forest: {
    "blue-start": { fixture: "blue-start", face: "NESW" },
    "yellow-start": { fixture: "yellow-start", face: "NESW" },
    gems: { fixture: "gems", face: "NE" },
    gold: { fixture: "gold", face: "NW" },
    silver: { fixture: "silver", face: "NES" },
    dragon: { fixture: "dragon", face: "NEW" },
  },
};

const PRINTED: Record<World, readonly string[]> = {
  mine: ["", "ladder", "blue", "green", "crystal"],
  forest: ["", ...FEATURES],
};

function readFace(text: string, world: World): Face | null {
  const face = parseFace(text);
  return face && PRINTED[world].includes(face.feature) ? face : null;
}

function tilePicture(text: string, face: Face, fixture: Fixture, options: CardOptions): Picture {
  const { world = "mine", lit = "NESW", unlit = false, tool = false } = options;
  const reached = unlit ? "" : [...text].filter((letter) => lit.includes(letter)).join("");
  const key = `tile/${world}/${fixture}/${text}/${reached}/${tool}`;
  return drawOnce(key, () => drawTile(key, { world, face, fixture, lit: reached, tool }));
}

/** Null if the name is on no card of this world. */
function pictureOf(name: string, options: FixtureOptions): Picture | null {
  const { world = "mine" } = options;
  const fixed = FIXTURES[world][name];
  if (fixed) {
    const text = options.face ?? fixed.face;
    const face = readFace(text, world);
    return face && tilePicture(text, face, fixed.fixture, options);
  }
  const face = readFace(name, world);
  if (face) return tilePicture(name, face, "", options);
  const kind = kindOfAction(name, world);
  return kind && drawOnce(`action/${world}/${name}`, (key) => drawAction(key, name, world, kind));
}

const back = (world: World): Picture => drawOnce(`back/${world}`, (key) => drawBack(key, world));
const riddle = (world: World): Picture => drawOnce(`riddle/${world}`, (key) => drawRiddle(key, world));

/** Whether there is a picture of this name's own. */
export const knowsCard = (name: string, world: World): boolean => pictureOf(name, { world }) !== null;

/** Any card by its name: a face, an action, a start, a goal, a mine. `?` shows its back. */
export const cardSvg = (name: string, options: CardOptions = {}): string =>
  show(pictureOf(name, options) ?? back(options.world ?? "mine"), options);

/** A card as it lies on the board, as `Tile` and `ForestTile` describe it. */
export const tileSvg = (
  { face, name, lit, tool }: { face: string; name?: string; lit?: string; tool?: boolean },
  options: Shown & { world?: World } = {},
): string => show(pictureOf(name || face, { ...options, face, lit, tool }) ?? back(options.world ?? "mine"), options);

/** The start of the mine, or with a clan, of that clan in the forest. */
export const startSvg = ({ clan, ...options }: FixtureOptions & { clan?: string } = {}): string =>
  clan ? cardSvg(`${clan}-start`, { ...options, world: "forest" }) : cardSvg("start", options);

/** A goal, turned up as `face` says; `?` shows its back. */
export const goalSvg = (name: string, options: FixtureOptions = {}): string =>
  show(pictureOf(name, { ...options, world: "mine" }) ?? riddle("mine"), options);

/** A mine of the forest, turned up as `face` says; `?` shows its back. */
export const mineSvg = (name: string, options: FixtureOptions = {}): string =>
  show(pictureOf(name, { ...options, world: "forest" }) ?? riddle("forest"), options);
