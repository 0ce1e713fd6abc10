// The faces of tunnel and path cards, of starts, goals and mines: ground and ways, and what stands on them.

import { paint } from "./colours";
import { HEIGHT, WIDTH } from "./contour";
import type { Face } from "../../lib/face";
import { centre, isBridge, bearing } from "./hollows";
import { fir, flag, mineMouth, type Clan, type MineName } from "../lost-mines/art/scenery";
import { chance, hash, type Chance, type Point } from "./numbers";
import { feature } from "../lost-mines/art/obstacles";
import { card, type Picture } from "./picture";
import { slope, stop } from "./shapes";
import { bridgeDeck, crystal, door, ladder, lode, stoneHeap } from "./things";
import { drawCuts, drawFloors, drawGround, drawSpecks, drawStub, floorGlow, GROUND, nearAny, ways } from "./ways";
import type { Way, Terrain } from "./ways";

/** What stands on a card that is no plain tunnel or path. */
export type Fixture = "" | "start" | "treasure" | "stone" | MineName | `${Clan}-start`;

export interface Tile {
  terrain: Terrain;
  face: Face;
  fixture: Fixture;
  /** Which arms the start reaches. */
  reached: string;
  /** Whether a tool lies on the obstacle. */
  tool: boolean;
}

/** The radius of the chamber that what stands on the card needs. */
function roomFor({ feature: printed }: Face, fixture: Fixture): number {
  if (fixture === "treasure") return 68;
  if (fixture.endsWith("start")) return 63;
  if (fixture && fixture !== "stone") return 50;
  if (printed === "ladder") return 46;
  return ["blue", "green", "campfire"].includes(printed) ? 40 : 0;
}

/** A crystal grows where the rock is thickest. */
function drawCrystal(all: readonly Way[]): string {
  const spots: readonly Point[] = [[164, 62], [36, 62], [164, 262], [36, 262], [100, 100], [100, 246]]; // prettier-ignore
  const room = ([x, y]: Point): number => Math.min(nearAny(all, x, y), nearAny(all, x, y - 30), 46);
  const [x, y] = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
  return crystal(x, y, 0.9);
}

/** What is printed on a card of the mine, beside its ways. */
function drawPrinted(printed: string, at: Point, all: readonly Way[]): string {
  if (printed === "ladder") return ladder(at[0], at[1], 0.8);
  if (printed === "blue" || printed === "green") return door(printed, at);
  return printed === "crystal" ? drawCrystal(all) : "";
}

function drawFixture(fixture: Fixture, at: Point, rand: Chance): string {
  if (fixture === "") return "";
  if (fixture === "start") return ladder(100, 148, 0.9);
  if (fixture === "blue-start") return flag("blue", centre);
  if (fixture === "yellow-start") return flag("yellow", centre);
  if (fixture === "treasure") return lode(100, 150);
  if (fixture === "stone") return stoneHeap(at[0], at[1] + 4, rand);
  return mineMouth(fixture, at);
}

const BRIDGE_SHADOWS =
  slope("up", [0, 76], [0, 118], stop(0, paint("ink"), 0) + stop(1, paint("ink"), 0.75)) +
  slope("dn", [0, 184], [0, 230], stop(0, paint("ink"), 0.85) + stop(1, paint("ink"), 0));

/** The same card has the same seed however it is reached, so that light changes nothing but colour. */
const seedOf = ({ face, fixture }: Tile): number =>
  hash(`${face.groups.map((group) => group.edges.join("")).join(".")}+${face.feature}/${fixture}`);

export function drawTile(key: string, tile: Tile): Picture {
  const { terrain, face, fixture } = tile;
  const seed = seedOf(tile);
  const rand = chance(seed);
  const all = ways(terrain, face, roomFor(face, fixture), tile.reached);
  const main = all.find(({ hollow }) => !hollow.isStub);
  const middle = main ? main.hollow.middle : centre;
  const defs = [...new Set(all.map((way) => way.light))].map(floorGlow);
  const layers = [drawGround(terrain, all, seed, rand), drawCuts(terrain, all, seed), drawFloors(all, seed)];
  layers.push(drawSpecks(all, rand));
  all.forEach((way, n) => {
    if (!way.hollow.isStub) return;
    const stub = drawStub(way, `s${n}`, seed, paint(GROUND[terrain].line), rand);
    layers.push(stub.picture);
    defs.push(stub.defs);
  });
  if (isBridge(face)) {
    layers.push(bridgeDeck(rand));
    defs.push(BRIDGE_SHADOWS);
  }
  if (terrain === "woods") {
    const turn = main ? bearing(main.hollow) : 0;
    layers.push(drawTrees(all, rand), feature({ name: face.feature, at: middle, turn, tool: tile.tool }, rand));
  } else {
    layers.push(drawPrinted(face.feature, middle, all));
  }
  layers.push(drawFixture(fixture, middle, rand));
  return card(key, paint(GROUND[terrain].body), layers.join(""), defs.join(""));
}

/** Trees keep off the way. */
function drawTrees(all: readonly Way[], rand: Chance): string {
  const trees: { x: number; y: number; scale: number }[] = [];
  for (let tries = 0; tries < 90 && trees.length < 16; tries++) {
    const x = 18 + rand() * (WIDTH - 36);
    const y = 62 + rand() * (HEIGHT - 74);
    const scale = 0.62 + rand() * 0.34;
    const clear = (dx: number, dy: number, least: number): boolean => nearAny(all, x + dx, y + dy) > least;
    const apart = trees.every((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.3) > 24);
    const free = clear(0, 0, 20) && clear(0, -46 * scale, 6) && clear(-15 * scale, -4, 10) && clear(15 * scale, -4, 10);
    if (apart && free) trees.push({ x, y, scale });
  }
  trees.sort((a, b) => a.y - b.y);
  return trees.map(({ x, y, scale }) => fir(x, y, scale, rand() > 0.5 ? "fir-2" : "fir-3")).join("");
}
