// The board as it lies when a round has ended: the last move is made, mines and treasures are turned up.
import { rotated } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type { LostMinesEvent, LostMinesSnapshot } from "../../lib/protocol";
import { mineFace } from "../art";

/** Returns a view in which the events up to the end of the round have happened. */
export function roundEndView(before: LostMinesSnapshot, events: readonly LostMinesEvent[]): LostMinesSnapshot {
  let view = before;
  for (const event of events) {
    view = after(view, event);
    if (event.event === "round-ended") break;
  }
  return view;
}

function after(view: LostMinesSnapshot, event: LostMinesEvent): LostMinesSnapshot {
  switch (event.event) {
    case "path-laid":
      return { ...view, board: [...view.board, { cell: event.cell, face: event.face, tool: false, dwarfs: [] }] };
    case "stormed":
      return { ...view, board: view.board.filter((tile) => cellKey(tile.cell) !== cellKey(event.cell)) };
    case "walked":
      return {
        ...view,
        dwarfs: view.dwarfs.map((at, seat) => (seat === event.seat ? (event.cells.at(-1) ?? at) : at)),
      };
    case "tool-placed":
      return {
        ...view,
        board: view.board.map((tile) => (cellKey(tile.cell) === cellKey(event.cell) ? { ...tile, tool: true } : tile)),
      };
    case "trap-set":
      return { ...view, tokens: [...view.tokens, { name: "trap", way: event.way }] };
    case "troll-called":
      return {
        ...view,
        tokens: [...view.tokens, { name: "troll", way: event.way }],
        trolls: view.trolls.map((has, seat) => has || seat === event.seat),
      };
    case "dragon-woken":
      return { ...view, dragon: event.seat };
    case "treasure-taken":
      return {
        ...view,
        treasures: view.treasures.map((one, place) =>
          place === event.treasure ? { ...one, holder: event.seat } : one,
        ),
      };
    case "mine-turned-up":
      return turnedUp(view, cellKey(event.cell), event.mine, event.turned);
    case "round-ended": {
      const treasures = view.treasures.map((one, place) => ({ ...one, value: event.treasures[place] ?? one.value }));
      const shown = { ...view, roles: event.roles, treasures };
      return event.mines.reduce((so, name, place) => {
        const mine = so.mines[place];
        return mine ? turnedUp(so, cellKey(mine.cell), name, false) : so;
      }, shown);
    }
    default:
      return view;
  }
}

function turnedUp(view: LostMinesSnapshot, key: string, name: string, isTurned: boolean): LostMinesSnapshot {
  const mine = view.mines.find((one) => cellKey(one.cell) === key && !one.face_up);
  if (!mine) return view;
  const mines = view.mines.map((one) => (one === mine ? { ...mine, name, face_up: true } : one));
  const printed = mineFace(name);
  const face = isTurned ? rotated(printed) : printed;
  return { ...view, mines, board: [...view.board, { cell: mine.cell, face, tool: false, dwarfs: [], name }] };
}
