// Makes the move that was pressed or pointed at; plans it while others play; asks where it is not sure what is meant.
import type { LegalMove } from "../../lib/legal-moves";
import { Refused } from "../../net/api";
import type { Choice } from "./choice.svelte";

interface Table {
  /** Whether it is my turn. */
  canMove: () => boolean;
  /** Whether others play, and a move can be planned. */
  canPlan: () => boolean;
  /** Whether a move is to be confirmed. */
  asks: () => boolean;
  hasMouse: () => boolean;
  /** Makes a move; throws Refused. */
  play: (move: string) => Promise<void>;
  /** Called when a move is about to be sent. */
  onmake: () => void;
}

export class MoveMaker {
  /** Why the last move was refused; null if it was not. */
  refusal = $state.raw<Refused | null>(null);
  private isSending = false;

  constructor(
    private readonly choice: Choice,
    private readonly table: Table,
  ) {}

  /** Sends a move; what is held is let go once it is made. */
  async make(move: LegalMove): Promise<void> {
    if (this.isSending || !this.table.canMove()) return;
    this.table.onmake();
    this.isSending = true;
    this.refusal = null;
    try {
      await this.table.play(move.text);
      this.choice.letGo();
    } catch (why) {
      this.refusal = why instanceof Refused ? why : new Refused("try-again");
    } finally {
      this.isSending = false;
    }
  }

  /** A button was pressed: make its move, or plan it, or ask for confirmation. */
  choose(move: LegalMove): void {
    // With a mouse slips are rare, so moves are confirmed only if the player has asked for it.
    const isAimed = this.choice.aimed?.text === move.text;
    const asks = this.table.asks() && this.table.hasMouse() && !isAimed && move.cards.length > 0;
    if (this.table.canMove() && !asks) void this.make(move);
    else {
      this.choice.aimed = move;
      this.choice.among = [];
    }
  }

  /** Something was pointed at: make the move, ask for confirmation, or ask which of several is meant. */
  point(moves: LegalMove[], isSure: boolean): void {
    const move = this.choice.meant(moves);
    if (!move) {
      this.choice.aimed = null;
      this.choice.among = moves;
    } else if (this.table.canPlan()) this.choice.aimed = move;
    else if ((isSure && !this.table.asks()) || this.choice.aimed?.text === move.text) void this.make(move);
    else this.choice.aimed = move;
  }

  /** A card was dropped at a point of the page: that points at the cell, way or seat there. */
  drop(x: number, y: number): void {
    const at = document.elementsFromPoint(x, y);
    const cell = at.find((node) => node instanceof HTMLElement && node.dataset["cell"]);
    const seat = at.map((node) => node.closest<HTMLElement>("[data-seat]")).find(Boolean);
    let moves: LegalMove[] | undefined;
    if (cell instanceof HTMLElement)
      moves =
        this.choice.cells.get(cell.dataset["cell"] ?? "") ??
        this.choice.ways.filter((move) => move.text === cell.dataset["move"]);
    else if (seat) moves = this.choice.seats.get(Number(seat.dataset["seat"]));
    if (moves?.length) this.point(moves, true);
  }
}
