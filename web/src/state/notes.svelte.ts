// Private notes on players: whom I trust and whom I suspect. They never leave this browser.

export type Note = "" | "trust" | "suspect";

const KEY = "motherlode.notes";

class Notes {
  private all = $state<Record<string, Note>>(kept());

  of(table: string, name: string): Note {
    return this.all[`${table}/${name}`] ?? "";
  }

  set(table: string, name: string, note: Note): void {
    this.all[`${table}/${name}`] = note;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Notes last as long as the page then.
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
