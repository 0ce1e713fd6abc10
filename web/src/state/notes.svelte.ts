// Private marks on players: whom I trust and whom I suspect in this round. They never leave this browser.

export type Note = "" | "trust" | "suspect";

const KEY = "motherlode.marks";
/** Marks of so many seats are kept; the oldest go first. */
const MOST = 200;

class Notes {
  private all = $state<Record<string, Note>>(kept());

  /** The mark on a seat, by a key of its table, game, round, viewer and seat. */
  of(key: string): Note {
    return this.all[key] ?? "";
  }

  set(key: string, note: Note): void {
    const others = Object.entries(this.all).filter(([other]) => other !== key);
    this.all = Object.fromEntries([...others.slice(1 - MOST), [key, note]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage marks last until the page is left.
    }
  }
}

function kept(): Record<string, Note> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Note>;
  } catch {
    return {};
  }
}

export const notes = new Notes();
