// Which arms of the cards in a maze the start reaches, for a maze that the server has not told of: the end of a round.
import { parseFace, type Edge } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type { Tile } from "../../lib/protocol";

const OUT: Record<Edge, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const BACK: Record<Edge, Edge> = { N: "S", E: "W", S: "N", W: "E" };
const START = "start";

/** The cards of a maze, each with the arms reached from the start and from ladders. */
export function withReach(maze: readonly Tile[]): Tile[] {
  const cards = new Map(
    maze.map((tile) => [cellKey(tile.cell), { tile, face: parseFace(tile.face), reached: new Set<Edge>() }]),
  );
  const enter = (key: string, from: readonly Edge[]) => {
    const card = cards.get(key);
    if (!card) return;
    const joined = (card.face?.groups ?? []).filter(({ edges }) => edges.some((edge) => from.includes(edge)));
    for (const { edges, isStub } of joined) {
      if (edges.every((edge) => card.reached.has(edge))) continue;
      edges.forEach((edge) => card.reached.add(edge));
      if (isStub) continue;
      for (const edge of edges) {
        const [x, y] = OUT[edge];
        enter(cellKey([card.tile.cell[0] + x, card.tile.cell[1] + y]), [BACK[edge]]);
      }
    }
  };
  for (const [key, { tile, face }] of cards)
    if (tile.name === START || face?.feature === "ladder") enter(key, face?.groups.flatMap(({ edges }) => edges) ?? []);
  return [...cards.values()].map(({ tile, reached }) => ({
    ...tile,
    reached: [..."NESW"].filter((edge) => reached.has(edge as Edge)).join(""),
  }));
}
