-- Which tables' logs name a guest, so that all that is stored of them can be found.
CREATE TABLE guests (
    guest text NOT NULL,
    game  text NOT NULL,
    PRIMARY KEY (guest, game)
);
CREATE INDEX guests_game ON guests (game);
INSERT INTO guests
SELECT DISTINCT named.guest, game
FROM (SELECT game, encode(entry, 'escape') AS entry FROM entries) AS texts, LATERAL (VALUES
    (substring(entry FROM '"host":"([A-Za-z0-9_-]{1,32})"')),
    (substring(entry FROM '"guest":"([A-Za-z0-9_-]{1,32})"')),
    (substring(entry FROM '"whom":"([A-Za-z0-9_-]{1,32})"'))
) AS named (guest)
WHERE named.guest IS NOT NULL AND named.guest NOT LIKE 'bot-%';

-- Tables that gather close of themselves when nobody visits them, private ones after a month.
DROP INDEX headlines_due;
CREATE INDEX headlines_due ON headlines (due) WHERE state IN ('gathering', 'playing');
CREATE INDEX headlines_finished ON headlines (changed) WHERE state IN ('over', 'closed');
UPDATE headlines SET due = changed + 2592000 WHERE state = 'gathering' AND NOT public;

-- Guests who may not use the server, and what is announced to everyone.
CREATE TABLE bans (
    guest  text PRIMARY KEY,
    until  double precision,
    reason text             NOT NULL,
    at     double precision NOT NULL
);
CREATE TABLE announcements (
    id   integer PRIMARY KEY CHECK (id = 1),
    text bytea   NOT NULL
);
