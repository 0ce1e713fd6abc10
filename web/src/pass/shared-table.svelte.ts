// A table whose people share this device, as the one who has the device sees it.
import { LiveTable } from "../net/live-table.svelte";
import { sendAs } from "../net/socket";
import { credentialsOf, partyAt, saveCredentials, type Person } from "./parties.svelte";

export class SharedTable extends LiveTable {
  /** Nothing is cached: the next person to open the page may be someone else. */
  protected override readonly isCached = false;
  /** Seats for which a request to continue is under way. */
  private readonly continuing = new Set<number>();

  override isHere(seat: number): boolean {
    return seat === this.me || !!partyAt(this.table)?.people.some((person) => person.seat === seat);
  }

  /** All who share the screen have seen what one of them closes. */
  override async continueRound(): Promise<number> {
    const mine = this.waiting.includes(this.me) ? super.continueRound() : this.seq;
    const others = partyAt(this.table)?.people.filter(({ seat }) => seat !== this.me && this.waiting.includes(seat));
    await Promise.all((others ?? []).map((person) => this.continueFor(person)));
    return mine;
  }

  private async continueFor(person: Person): Promise<void> {
    if (this.continuing.has(person.seat)) return;
    this.continuing.add(person.seat);
    await sendAs(credentialsOf(person), { type: "continue", table: this.table }, (card) =>
      saveCredentials(this.table, person, card),
    );
    this.continuing.delete(person.seat);
  }
}
