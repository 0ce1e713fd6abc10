-- Which tables' logs name a guest, so that all that is stored of them can be found.
CREATE TABLE guests (
    guest TEXT NOT NULL,
    game  TEXT NOT NULL,
    PRIMARY KEY (guest, game)
) WITHOUT ROWID;
CREATE INDEX guests_game ON guests (game);
INSERT OR IGNORE INTO guests
SELECT named.value, game
FROM (SELECT game, CAST(entry AS TEXT) AS entry FROM entries WHERE json_valid(CAST(entry AS TEXT))) AS valid,
    json_each(json_array(entry ->> '$.host', entry ->> '$.guest', entry ->> '$.whom')) AS named
WHERE named.value IS NOT NULL AND named.value NOT LIKE 'bot-%';

-- Tables that gather close of themselves when nobody visits them, private ones after a month.
DROP INDEX headlines_due;
CREATE INDEX headlines_due ON headlines (due) WHERE state IN ('gathering', 'playing');
CREATE INDEX headlines_finished ON headlines (changed) WHERE state IN ('over', 'closed');
UPDATE headlines SET due = changed + 2592000 WHERE state = 'gathering' AND NOT public;

-- Guests who may not use the server, and what is announced to everyone.
CREATE TABLE bans (
    guest  TEXT PRIMARY KEY,
    until  REAL,
    reason TEXT NOT NULL,
    at     REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE announcements (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    text BLOB NOT NULL
);
