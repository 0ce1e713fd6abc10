// Whether what is shown is what this browser kept, as there is no net.

/** When what is shown was kept, in milliseconds; 0 if it comes from the server. */
export const shown = $state({ keptAt: 0 });
