// Moves that can be planned in the tunnel games: what might be legal once it is one's turn. The server decides then.
import { isFace, rotated } from "../../lib/face";
import { emptyBeside, readMove, type LegalMove } from "../../lib/legal-moves";
import { cellKey, type Cell } from "../../lib/notation";
import type { TunnelsSnapshot } from "../../lib/protocol";

const AT_OTHERS = ["trap", "inspect", "swap-hands"];
const AT_ANYONE = ["swap-hats"];
/** Cards that take away what lies in front of a player. */
const REMOVES: Record<string, string> = { free: "trap", "hands-off": "theft" };

export function plans(view: TunnelsSnapshot, seat: number, card: string): LegalMove[] {
  const action = isFace(card) ? "lay" : "play";
  const discard = readMove(`pass(${card})`, "discard", [card]);
  return [...textsOf(card, view, seat).map((text) => readMove(text, action, [card])), discard];
}

function textsOf(card: string, view: TunnelsSnapshot, seat: number): string[] {
  if (isFace(card)) {
    const cells = freeCells(view).map(cellKey);
    return [...new Set([card, rotated(card)])].flatMap((face) => cells.map((cell) => `${face}@${cell}`));
  }
  if (card === "theft") return [card];
  if (card === "rockfall") return view.maze.filter((tile) => !tile.name).map(({ cell }) => `${card}@${cellKey(cell)}`);
  if (card === "map") return view.goals.filter((goal) => !goal.face_up).map(({ cell }) => `${card}@${cellKey(cell)}`);
  return atSeats(card, view, seat);
}

/** Cells beside the maze where nothing lies. */
function freeCells(view: TunnelsSnapshot): Cell[] {
  const goals = view.goals.map((goal) => goal.cell);
  const laid = view.maze.map((tile) => tile.cell);
  return emptyBeside(laid, new Set([...laid, ...goals].map(cellKey)));
}

function atSeats(card: string, view: TunnelsSnapshot, seat: number): string[] {
  const all = Array.from({ length: view.seats }, (_, one) => one);
  const others = all.filter((one) => one !== seat);
  const lies = (sign: string) => all.filter((one) => view.front[one]?.includes(sign));
  const [verb, tools = ""] = card.split("-");
  if (AT_ANYONE.includes(card)) return all.map((one) => `${card}>${one}`);
  if (AT_OTHERS.includes(card)) return others.map((one) => `${card}>${one}`);
  const removed = REMOVES[card];
  if (removed) return lies(removed).map((one) => `${card}>${one}`);
  if (verb === "break") return others.filter((one) => !lies(tools).includes(one)).map((one) => `${card}>${one}`);
  if (verb !== "fix") return [];
  const each = tools.split("+");
  return each.flatMap((tool) => lies(tool).map((one) => `${card}${each.length > 1 ? `=${tool}` : ""}>${one}`));
}
