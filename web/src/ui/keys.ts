// Keys that are pressed for the whole page, and those that are for something in it.

const EDITABLE = "input, select, textarea, [contenteditable]:not([contenteditable='false'])";

/** Whether a key is not for the table: it is typed into a field or a dialog, or is a command of the browser. */
export function isForElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  return event.target instanceof Element && event.target.closest(EDITABLE) !== null;
}
