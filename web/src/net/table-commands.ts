// The commands of a guest to a table on the server. Each gives the entry that it made, or throws Refused.
import type { LoggedClaim } from "../lib/protocol";
import type { Pace } from "../state/settings.svelte";
import { link } from "./link.svelte";

export class TableCommands {
  constructor(readonly table: string) {}

  sit(seat: number): Promise<number> {
    return link.send({ type: "sit", table: this.table, seat });
  }

  leave(): Promise<number> {
    return link.send({ type: "leave", table: this.table });
  }

  putBot(seat: number, bot: string): Promise<number> {
    return link.send({ type: "put-bot", table: this.table, seat, bot });
  }

  clearSeat(seat: number): Promise<number> {
    return link.send({ type: "clear-seat", table: this.table, seat });
  }

  start(): Promise<number> {
    return link.send({ type: "start", table: this.table });
  }

  rematch(): Promise<number> {
    return link.send({ type: "rematch", table: this.table });
  }

  regather(): Promise<number> {
    return link.send({ type: "regather", table: this.table });
  }

  continueRound(): Promise<number> {
    return link.send({ type: "continue", table: this.table });
  }

  /** Says how fast bots should move; it counts only while nobody else is here. */
  setPace(pace: Pace, held: boolean, seen: number): Promise<number> {
    return link.send({ type: "set-pace", table: this.table, pace, held, seen });
  }

  handOver(seat: number): Promise<number> {
    return link.send({ type: "hand-over", table: this.table, seat });
  }

  requestSeat(seat: number): Promise<number> {
    return link.send({ type: "request-seat", table: this.table, seat });
  }

  answerSeatRequest(guest: string, grant: boolean): Promise<number> {
    return link.send({ type: "answer-seat-request", table: this.table, guest, grant });
  }

  withdrawSeatRequest(): Promise<number> {
    return link.send({ type: "withdraw-seat-request", table: this.table });
  }

  say(text: string): Promise<number> {
    return link.send({ type: "say", table: this.table, text });
  }

  claim(claim: LoggedClaim): Promise<number> {
    return link.send({ type: "make-claim", table: this.table, claim });
  }

  silence(guest: string, on: boolean): Promise<number> {
    return link.send({ type: "silence", table: this.table, guest, on });
  }

  mute(guest: string, on: boolean): Promise<number> {
    return link.send({ type: "mute", table: this.table, guest, on });
  }
}
