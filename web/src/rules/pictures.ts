// Draws the pictures of the rules pages: cards by name, and little boards that show where a card may and may not be laid.
import { cardSvg, knowsCard, knowsRole, roleSvg, type Clan } from "../games/art";
import type { Game } from "../games/protocol";
import { boundsOf, HEIGHT, openBoard, parsePiece, WIDTH, type Bounds, type Piece } from "./picture-frame";

const VERDICTS = ["yes", "no", "plain", "grid"];
const TICK = "M-20 2L-6 17L21 -15";
const CROSS = "M-17 -17L17 17M17 -17L-17 17";

/** The SVG text of a picture. Throws if there is no such picture, so that no page is published with a gap. */
export function draw(target: string, game: Game, uid: string): string {
  const colon = target.indexOf(":");
  const picture = drawKind(target.slice(0, colon), target.slice(colon + 1), game, uid);
  if (!picture) throw new Error(`there is no picture ${target}`);
  return picture;
}

function drawKind(kind: string, what: string, game: Game, uid: string): string | null {
  const { terrain } = game;
  if (kind === "card") return knowsCard(what, terrain) ? cardSvg(what, { terrain, uid }) : null;
  if (kind === "role") return drawRole(what, uid);
  if (kind === "board") return drawBoard(what, game, uid);
  return game.rulesPicture(kind, what, uid);
}

function drawRole(what: string, uid: string): string | null {
  const [, clan, role = ""] = /^(?:(blue|yellow)-)?([a-z]+)$/.exec(what) ?? [];
  return knowsRole(role, clan as Clan | undefined) ? roleSvg(role, { clan, uid }) : null;
}

function drawBoard(what: string, game: Game, uid: string): string {
  const [verdict = "", ...texts] = what.split("/");
  if (!VERDICTS.includes(verdict)) throw new Error(`a board begins with ${VERDICTS.join(", ")}, not ${verdict}`);
  const pieces = texts.map(parsePiece);
  const bounds = boundsOf(pieces);
  const body = [
    verdict === "grid" ? drawFreePlaces(pieces, bounds) : "",
    ...pieces.map((piece, i) => placed(piece, bounds, drawPiece(piece, game, `${uid}-${i}`))),
    ...pieces.filter((piece) => piece.isNew).map((piece) => placed(piece, bounds, drawVerdict(verdict))),
  ];
  return `${openBoard(bounds)}${body.join("")}</svg>`;
}

function placed(at: { column: number; row: number }, bounds: Bounds, body: string): string {
  const x = (at.column - bounds.left) * WIDTH;
  const y = (at.row - bounds.top) * HEIGHT;
  return body && `<g transform="translate(${x} ${y})">${body}</g>`;
}

function drawPiece({ name, reached }: Piece, game: Game, uid: string): string {
  if (name === "free") return "";
  if (name === "gap") return outline("gap");
  if (name === "goal" || name === "mine") return nested(game.faceDownSvg(uid));
  if (!knowsCard(name, game.terrain)) throw new Error(`there is no card ${name}`);
  return nested(cardSvg(name, { terrain: game.terrain, reached, uid }));
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
