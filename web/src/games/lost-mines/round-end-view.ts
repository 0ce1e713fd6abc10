// The table as it is when a round has ended: the last moves are made, mines and treasures are turned up.
import { rotated } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type {
  AppraisedEvent,
  LostMinesEvent,
  LostMinesSnapshot,
  Mine,
  ScoutedEvent,
  Treasure,
} from "../../lib/protocol";
import { mineFace } from "../art";
import { withCard, withoutCard } from "../hands";

type Way = LostMinesSnapshot["tokens"][number]["way"];

/** Returns a view in which the events up to the end of the round have happened. `earlier` are those before the view. */
export function roundEndView(
  before: LostMinesSnapshot,
  events: readonly LostMinesEvent[],
  earlier: readonly LostMinesEvent[] = [],
): LostMinesSnapshot {
  /** Where the troll of each seat stands: a view says only which seats have one. */
  const trolls = new Map<number, Way>();
  for (const event of earlier) if (event.event === "troll-called") trolls.set(event.seat, event.way);
  let view = before;
  for (const event of events) {
    if (event.event === "troll-called") trolls.set(event.seat, event.way);
    view = after(isCardPlayed(event) ? played(view, event) : view, event, trolls);
    if (event.event === "round-ended") break;
  }
  return view;
}

function isCardPlayed(event: LostMinesEvent): event is LostMinesEvent & { seat: number; card: string } {
  return "card" in event && event.event !== "drew";
}

function played(view: LostMinesSnapshot, { seat, card }: { seat: number; card: string }): LostMinesSnapshot {
  return { ...view, hands: withoutCard(view.hands, seat, card) };
}

function scouted(mine: Mine, { seat, cell, mine: name }: ScoutedEvent): Mine {
  if (cellKey(mine.cell) !== cellKey(cell)) return mine;
  return { ...mine, name: name === "?" ? mine.name : name, looked_by: joined(mine.looked_by, seat) };
}

function appraised(one: Treasure, place: number, { seat, treasure, value }: AppraisedEvent): Treasure {
  if (place !== treasure) return one;
  return { ...one, value: value === "?" ? one.value : value, known_to: joined(one.known_to, seat) };
}

function joined(seats: number[], seat: number): number[] {
  return seats.includes(seat) ? seats : [...seats, seat];
}

function after(view: LostMinesSnapshot, event: LostMinesEvent, trolls: ReadonlyMap<number, Way>): LostMinesSnapshot {
  switch (event.event) {
    case "path-laid":
      return {
        ...view,
        hands: withoutCard(view.hands, event.seat, event.face),
        board: [...view.board, { cell: event.cell, face: event.face, tool: false, dwarfs: [] }],
      };
    case "stormed":
      return swept({ ...view, board: view.board.filter((tile) => cellKey(tile.cell) !== cellKey(event.cell)) }, trolls);
    case "scouted":
      return { ...view, mines: view.mines.map((mine) => scouted(mine, event)) };
    case "appraised":
      return { ...view, treasures: view.treasures.map((one, place) => appraised(one, place, event)) };
    case "drew":
      return { ...view, hands: withCard(view.hands, event.seat, event.card) };
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
    case "troll-left": {
      const way = trolls.get(event.seat);
      return way ? withoutTroll(view, event.seat, way) : view;
    }
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

function wayKey([from, to]: Way): string {
  return `${cellKey(from)}/${cellKey(to)}`;
}

function withoutTroll(view: LostMinesSnapshot, seat: number, way: Way): LostMinesSnapshot {
  const key = wayKey(way);
  return {
    ...view,
    tokens: view.tokens.filter((token) => token.name !== "troll" || wayKey(token.way) !== key),
    trolls: view.trolls.map((has, other) => has && other !== seat),
  };
}

/** Tokens between two empty fields go, and the card of a troll with it (L-35). */
function swept(view: LostMinesSnapshot, trolls: ReadonlyMap<number, Way>): LostMinesSnapshot {
  const taken = new Set([...view.board, ...view.mines].map(({ cell }) => cellKey(cell)));
  const stays = (way: Way) => way.some((cell) => taken.has(cellKey(cell)));
  const gone = [...trolls].filter(([seat, way]) => view.trolls[seat] && !stays(way));
  const left = gone.reduce((so, [seat, way]) => withoutTroll(so, seat, way), view);
  return { ...left, tokens: left.tokens.filter(({ way }) => stays(way)) };
}

function turnedUp(view: LostMinesSnapshot, key: string, name: string, isTurned: boolean): LostMinesSnapshot {
  const mine = view.mines.find((one) => cellKey(one.cell) === key && !one.face_up);
  if (!mine) return view;
  const mines = view.mines.map((one) => (one === mine ? { ...mine, name, face_up: true } : one));
  const printed = mineFace(name);
  const face = isTurned ? rotated(printed) : printed;
  return { ...view, mines, board: [...view.board, { cell: mine.cell, face, tool: false, dwarfs: [], name }] };
}
