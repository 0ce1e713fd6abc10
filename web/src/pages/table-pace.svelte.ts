// The pace of bots, where one person is alone with them: told to the server, which makes them wait.
import { link } from "../net/link.svelte";
import type { LiveTable } from "../net/live-table.svelte";
import { help } from "../state/help.svelte";
import { openDialogs } from "../state/open-dialogs.svelte";
import { settings } from "../state/settings.svelte";

export class TablePace {
  /** The entry up to which the player has asked to go on, step by step. */
  private seen = $state(-1);
  /** Bots wait while something covers the table that the player should finish reading. */
  private isHeld = $derived.by(() => this.isReading() || openDialogs.count > 0 || !!help.note?.stays);
  private isReady = $derived.by(() => link.state === "open" && this.live().seq >= 0 && this.live().amAlone);

  constructor(
    private readonly live: () => LiveTable,
    private readonly isReading: () => boolean,
  ) {
    // The server forgets it with the connection, so it is told again with the next.
    $effect(() => {
      if (this.isReady)
        live()
          .setPace(settings.pace, this.isHeld, this.seen)
          .catch(() => undefined);
    });
  }

  /** Whether a bot waits for the player to ask for its move. */
  get isStepping(): boolean {
    const live = this.live();
    return settings.pace === "step" && live.turn >= 0 && live.turn !== live.me && !live.result && !this.isHeld;
  }

  step(): void {
    this.seen = this.live().seq;
  }
}
