// Moves that can be planned in The Lost Mines: what might be legal once it is one's turn. The server decides then.
import { isFace, parseFace, rotated } from "../../lib/face";
import { emptyBeside, readMove, type LegalMove } from "../../lib/legal-moves";
import { cellKey, type Cell } from "../../lib/notation";
import type { LostMinesSnapshot } from "../../lib/protocol";

/** What each tool helps over. */
const OBSTACLES: Record<string, string> = { axe: "tree", boat: "lake", rope: "ditch" };

export function plans(view: LostMinesSnapshot, seat: number, card: string): LegalMove[] {
  const action = isFace(card) ? "lay" : "play";
  const discard = readMove(`discard(${card})`, "discard", [card]);
  return [...textsOf(card, view, seat).map((text) => readMove(text, action, [card])), discard];
}

function textsOf(card: string, view: LostMinesSnapshot, seat: number): string[] {
  const at = (cells: readonly Cell[]) => cells.map((cell) => `${card}@${cellKey(cell)}`);
  const paths = view.board.filter((tile) => !tile.name);
  if (isFace(card)) {
    const cells = freeCells(view).map(cellKey);
    return [...new Set([card, rotated(card)])].flatMap((face) => cells.map((cell) => `${face}@${cell}`));
  }
  const obstacle = OBSTACLES[card];
  if (obstacle)
    return at(paths.filter((tile) => !tile.tool && parseFace(tile.face)?.feature === obstacle).map(({ cell }) => cell));
  if (card === "storm") return at(paths.map((tile) => tile.cell));
  if (card === "trap" || card === "troll") return ways(view).map((way) => `${card}@${way.map(cellKey).join("/")}`);
  return looks(card, view, seat);
}

function freeCells(view: LostMinesSnapshot): Cell[] {
  const laid = view.board.map((tile) => tile.cell);
  const taken = new Set([...laid, ...view.mines.map((mine) => mine.cell)].map(cellKey));
  return emptyBeside(laid, taken).filter((cell) => isOnBoard(view, cell));
}

function isOnBoard(view: LostMinesSnapshot, [column, row]: Cell): boolean {
  return column >= 1 && row >= 1 && column <= view.columns && row <= view.rows;
}

/** The ways to the cells beside each card that lies on the board, as they are written: from the left or from above. */
function ways(view: LostMinesSnapshot): (readonly [Cell, Cell])[] {
  const found = view.board.flatMap(({ cell: [column, row] }): (readonly [Cell, Cell])[] => [
    [
      [column, row],
      [column + 1, row],
    ],
    [
      [column, row],
      [column, row + 1],
    ],
    [
      [column - 1, row],
      [column, row],
    ],
    [
      [column, row - 1],
      [column, row],
    ],
  ]);
  const inside = found.filter((way) => way.every((cell) => isOnBoard(view, cell)));
  return [...new Map(inside.map((way) => [way.map(cellKey).join("/"), way])).values()];
}

function looks(card: string, view: LostMinesSnapshot, seat: number): string[] {
  const choices = card.replace("look-", "").split("+");
  const mines = view.mines.filter((mine) => !mine.face_up).map(({ cell }) => `${card}=mine@${cellKey(cell)}`);
  const dwarfs = view.roles.flatMap((_, other) => (other === seat ? [] : [`${card}=dwarf>${other}`]));
  const treasures = view.treasures.map((_, number) => `${card}=treasure-${number}`);
  return choices.flatMap((choice) => ({ mine: mines, dwarf: dwarfs, treasure: treasures })[choice] ?? []);
}
