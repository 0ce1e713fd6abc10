// Whether the table shown is a cached copy, because the server cannot be reached.

/** When what is shown was cached, in milliseconds; 0 if it comes from the server. */
export const offline = $state({ cachedAt: 0 });
