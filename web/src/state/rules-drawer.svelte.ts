// The rules of the game at the table, which open over it.

export const rulesDrawer = $state<{
  /** The ruleset of the table that is shown; empty where there is none. */
  table: string;
  /** What is open: a page of rules, and the rule that is looked for. */
  page: { ruleset: string; anchor: string } | null;
}>({ table: "", page: null });

export function openRules(ruleset: string, anchor = ""): void {
  rulesDrawer.page = { ruleset, anchor };
}

/** The menu leads to the rules of a table's game while the table is shown. Returns what undoes it. */
export function rulesOf(ruleset: string): () => void {
  rulesDrawer.table = ruleset;
  return () => (rulesDrawer.table = "");
}
