// The pictures of the rules pages: cards by name, and little boards that show where a card may and may not be laid.
//
//   card:NES   forest:axe   goal:treasure   mine:gems   role:blue-loyal   gold:2
//   maze:no/start@0,0/EW@1,0*/gap@2,0/+NES@3,0      trail:grid/free@1,1/free@11,7/blue-start@2,3
//
// A board begins with what is said of it: `yes`, `no` (of the card with a `+`), `plain`, or `grid` to show free places.
// Then its cards by place. After a `*` stand the arms that the start reaches; without one it reaches them all.

import { cardSvg, goalSvg, goldSvg, knowsCard, knowsRole, mineSvg, roleSvg } from "../art";
import type { Clan, World } from "../art";
import { escapeHtml } from "./markdown";

interface Piece {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly lit: string | undefined;
  readonly isNew: boolean;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const WIDTH = 200;
const HEIGHT = 300;
const ROOM = 30; // round a board, for the marks at its edges
const SCALE = 0.24; // pixels for a unit, where there is room
const PIECE = /^(\+?)([A-Za-z0-9.+-]+)@(-?\d+),(-?\d+)(?:\*([NESW]*))?$/;
const CARD = `<svg class="ml-card" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`;
const VERDICTS = ["yes", "no", "plain", "grid"];
const TICK = "M-20 2L-6 17L21 -15";
const CROSS = "M-17 -17L17 17M17 -17L-17 17";

/** The SVG text of a picture. An error if there is no such picture: a page with a hole must not pass unseen. */
export function draw(target: string, uid: string): string {
  const colon = target.indexOf(":");
  const kind = target.slice(0, colon);
  const what = target.slice(colon + 1);
  const picture = drawKind(kind, what, uid);
  if (!picture) throw new Error(`there is no picture ${target}`);
  return picture;
}

/** The empty frame of a picture, of its size, and what to draw in it once somebody comes to see it. */
export function frame(target: string, uid: string): string {
  const board = /^(?:maze|trail):[a-z]+\/(.+)$/.exec(target);
  const empty = board ? openBoard(boundsOf(board[1]!.split("/").map(parsePiece))) : CARD;
  return `<span class="picture" data-picture="${escapeHtml(target)}" data-uid="${uid}">${empty}</svg></span>`;
}

function drawKind(kind: string, what: string, uid: string): string | false {
  if (kind === "card") return knowsCard(what, "mine") && cardSvg(what, { world: "mine", uid });
  if (kind === "forest") return knowsCard(what, "forest") && cardSvg(what, { world: "forest", uid });
  if (kind === "goal") return knowsCard(what, "mine") && goalSvg(what, { uid });
  if (kind === "mine") return knowsCard(what, "forest") && mineSvg(what, { uid });
  if (kind === "role") return drawRole(what, uid);
  if (kind === "gold") return /^[123]$/.test(what) && goldSvg(what, { uid });
  if (kind === "maze") return drawBoard(what, "mine", uid);
  if (kind === "trail") return drawBoard(what, "forest", uid);
  return false;
}

function drawRole(what: string, uid: string): string | false {
  const parts = /^(?:(blue|yellow)-)?([a-z]+)$/.exec(what);
  if (!parts) return false;
  const clan = parts[1] as Clan | undefined;
  return knowsRole(parts[2]!, clan) && roleSvg(parts[2]!, { clan, uid });
}

function drawBoard(what: string, world: World, uid: string): string {
  const [verdict = "", ...texts] = what.split("/");
  if (!VERDICTS.includes(verdict)) throw new Error(`a board begins with ${VERDICTS.join(", ")}, not ${verdict}`);
  const pieces = texts.map(parsePiece);
  const bounds = boundsOf(pieces);
  const body = [
    verdict === "grid" ? drawFreePlaces(pieces, bounds) : "",
    ...pieces.map((piece, i) => placed(piece, bounds, drawPiece(piece, world, `${uid}-${i}`))),
    ...pieces.filter((piece) => piece.isNew).map((piece) => placed(piece, bounds, drawVerdict(verdict))),
  ];
  return `${openBoard(bounds)}${body.join("")}</svg>`;
}

function openBoard({ columns, rows }: Bounds): string {
  const width = columns * WIDTH + 2 * ROOM;
  const height = rows * HEIGHT + 2 * ROOM;
  const size = `width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"`;
  return `<svg class="board" viewBox="${-ROOM} ${-ROOM} ${width} ${height}" ${size} aria-hidden="true">`;
}

function parsePiece(text: string): Piece {
  const parts = PIECE.exec(text);
  if (!parts) throw new Error(`not a card at a place: ${text}`);
  return { name: parts[2]!, column: Number(parts[3]), row: Number(parts[4]), lit: parts[5], isNew: parts[1] === "+" };
}

function boundsOf(pieces: readonly Piece[]): Bounds {
  const columns = pieces.map((piece) => piece.column);
  const rows = pieces.map((piece) => piece.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

function placed(at: { column: number; row: number }, bounds: Bounds, body: string): string {
  const x = (at.column - bounds.left) * WIDTH;
  const y = (at.row - bounds.top) * HEIGHT;
  return body && `<g transform="translate(${x} ${y})">${body}</g>`;
}

function drawPiece({ name, lit }: Piece, world: World, uid: string): string {
  if (name === "free") return "";
  if (name === "gap") return outline("gap");
  if (name === "goal" || name === "mine")
    return nested(world === "mine" ? goalSvg("?", { uid }) : mineSvg("?", { uid }));
  if (!knowsCard(name, world)) throw new Error(`there is no card ${name}`);
  return nested(cardSvg(name, { world, lit, uid }));
}

/** A card's picture within another: of a card's size, whatever the page's styles say of cards. */
function nested(svg: string): string {
  return svg.replace(/^<svg class="[^"]*"/, `<svg width="${WIDTH}" height="${HEIGHT}"`);
}

function drawFreePlaces(pieces: readonly Piece[], bounds: Bounds): string {
  const taken = new Set(pieces.filter(({ name }) => name !== "free").map(({ column, row }) => `${column},${row}`));
  const places = Array.from({ length: bounds.columns * bounds.rows }, (_, i) => ({
    column: bounds.left + (i % bounds.columns),
    row: bounds.top + Math.floor(i / bounds.columns),
  }));
  const free = places.filter(({ column, row }) => !taken.has(`${column},${row}`));
  return free.map((place) => placed(place, bounds, outline("free"))).join("");
}

function drawVerdict(verdict: string): string {
  if (verdict !== "yes" && verdict !== "no") return outline("new");
  const mark = `<circle r="46"/><path d="${verdict === "yes" ? TICK : CROSS}"/>`;
  return `${outline(verdict)}<g class="mark ${verdict}" transform="translate(${WIDTH - 22} 22)">${mark}</g>`;
}

function outline(kind: string): string {
  return `<rect class="${kind}" x="6" y="6" width="${WIDTH - 12}" height="${HEIGHT - 12}" rx="12"/>`;
}
