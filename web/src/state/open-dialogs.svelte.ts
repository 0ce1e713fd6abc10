// How many dialogs are open: bots wait while one is, at a table with a single person.

export const openDialogs = $state({ count: 0 });

/** Counts a dialog until the function that is returned is called. */
export function noteDialog(): () => void {
  openDialogs.count += 1;
  return () => void (openDialogs.count -= 1);
}
