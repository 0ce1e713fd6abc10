// The Lost Mines on the page.
import type { LostMinesEvent, LostMinesSnapshot } from "../../lib/protocol";
import type { Cell } from "../../lib/notation";
import type { LegalMove } from "../../lib/legal-moves";
import { parseMove } from "../../lib/notation";
import { knowsCard, mineSvg, treasureSvg } from "../art";
import { defineGame, type Highlight, type SeatDetails } from "../protocol";
import { LOST_MINES_EVENT_TEXTS } from "./events";
import LostMinesBoard from "./LostMinesBoard.svelte";
import { MINE_CELLS, mineAt, placeAt } from "./mines";
import { cardHelp, roleGoal, roleRule, signHelp } from "./help";
import { moveText } from "./moves";
import { plans } from "./plans";
import { wantedText } from "./reasons";
import { roundEndView } from "./round-end-view";
import { treasureKindsOver } from "./treasure-kinds";
import Treasures from "./Treasures.svelte";

export const lostMines = defineGame<LostMinesSnapshot, LostMinesEvent>({
  rulesets: ["lost-mines"],
  quickRulesets: ["lost-mines"],
  terrain: "woods",
  scoreUnit: "points",
  straightShape: "path",
  tools: [],
  hasNumberedSeats: true,
  Board: LostMinesBoard,
  BoardOverlay: Treasures,
  eventTexts: LOST_MINES_EVENT_TEXTS,
  goalCells: MINE_CELLS,
  placeText: (cell) => mineAt(cell),
  whereText: placeAt,
  moveText,
  wantedText,
  moveSvg(move, view, uid) {
    const place = treasurePlace(move);
    const treasure = place === null ? undefined : view.treasures[place];
    return treasure ? treasureSvg(treasure.kind, treasure.value, { uid }) : "";
  },
  moveNumber(move) {
    const place = treasurePlace(move);
    return place === null ? "" : `${place + 1}`;
  },
  tones: {
    "path-laid": "lay",
    "tool-placed": "help",
    "trap-set": "harm",
    "troll-called": "harm",
    stormed: "harm",
    scouted: "know",
    appraised: "know",
    inspected: "know",
    walked: "lay",
    discarded: "lay",
    "mine-turned-up": "reveal",
    "dragon-woken": "harm",
    "treasure-taken": "help",
  },
  eventCell(event): Cell | null {
    if (event.event === "walked") return event.cells.at(-1) ?? null;
    if ("way" in event) return middleOf(event.way);
    return "cell" in event ? event.cell : null;
  },
  plans,
  seatDetails,
  claims: () => [],
  roundEnd(event) {
    if (event.event !== "round-ended") return null;
    return { number: event.number, roles: event.roles, reached: null, winners: null };
  },
  roundOutcome({ paid }, seat) {
    const somebody = [...paid.values()].some((points) => (points ?? 0) > 0);
    return { reason: somebody ? "shared" : "nothing", won: seat < 0 ? null : (paid.get(seat) ?? 0) > 0 };
  },
  roundEndView,
  roleGoal,
  roleRule,
  cardHelp,
  signHelp,
  payments: (event) => (event.event === "scored" ? event.points.map((points, seat) => [seat, points] as const) : []),
  highlights(event): Highlight<LostMinesEvent>[] {
    switch (event.event) {
      case "scored":
        return event.points.flatMap((points, seat): Highlight<LostMinesEvent>[] =>
          points > 0
            ? [{ kind: "scored", seat, amount: points, isGood: true, by: "max" }]
            : [{ kind: "lost", seat, amount: -points, isGood: false, by: "max" }],
        );
      case "treasure-taken":
        return [{ kind: "treasures", seat: event.seat, amount: 1, isGood: true, by: "sum" }];
      case "dragon-woken":
        return [{ kind: "dragon", seat: event.seat, amount: 1, isGood: false, by: "sum" }];
      default:
        return [];
    }
  },
  playersIn: (view, players) => ({ ...players, treasureKinds: view.treasures.map((treasure) => treasure.kind) }),
  playersOver: treasureKindsOver,
  rulesPicture: (kind, name, uid) => (kind === "mine" && knowsCard(name, "woods") ? mineSvg(name, { uid }) : null),
  faceDownSvg: (uid) => mineSvg("?", { uid }),
});

function seatDetails(view: LostMinesSnapshot, seat: number): SeatDetails {
  const held = view.treasures.filter((treasure) => treasure.holder === seat).map(() => "treasure");
  return {
    front: [...(view.trolls[seat] ? ["troll"] : []), ...(view.dragon === seat ? ["dragon"] : []), ...held],
    clan: view.clans[seat] ?? "",
    score: view.points[seat] ?? 0,
    goldCards: 0,
    knownCards: [],
  };
}

/** Where a token on a way lies: between its two cells. */
function middleOf([[column, row], [toColumn, toRow]]: readonly [Cell, Cell]): Cell {
  return [(column + toColumn) / 2, (row + toRow) / 2];
}

/** The place of the treasure that a move takes or looks at, among those on the table. */
function treasurePlace(move: LegalMove): number | null {
  const place = /^treasure-(\d+)$/.exec(parseMove(move.text).pick)?.[1];
  return place === undefined ? null : Number(place);
}
