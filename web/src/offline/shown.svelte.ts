// Whether the table shown is the copy that this browser kept, because the server cannot be reached.

/** When what is shown was kept, in milliseconds; 0 if it comes from the server. */
export const shown = $state({ keptAt: 0 });
