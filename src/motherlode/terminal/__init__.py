"""Drawing and wording for a text terminal: what the games share. Each game has its own ``terminal`` package."""
