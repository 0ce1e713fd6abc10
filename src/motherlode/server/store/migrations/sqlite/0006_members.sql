-- What lists of a guest's tables show without loading them: who sits there; and, while a table is in nobody's memory,
-- whose turn it is and when that ends. `turn` is NULL where only the server that runs the table knows.
ALTER TABLE headlines ADD COLUMN seats BLOB NOT NULL DEFAULT x'';
ALTER TABLE headlines ADD COLUMN turn INTEGER;
ALTER TABLE headlines ADD COLUMN ends_at REAL NOT NULL DEFAULT 0;

-- Which guests have to do with which tables. `told` is the last entry that a notice told of.
CREATE TABLE members (
    guest TEXT    NOT NULL,
    game  TEXT    NOT NULL,
    kind  TEXT    NOT NULL,
    seat  INTEGER NOT NULL,
    since REAL    NOT NULL,
    muted INTEGER NOT NULL DEFAULT 0,
    told  INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (guest, game)
) WITHOUT ROWID;
CREATE INDEX members_of_a_table ON members (game);

-- Browsers that take push messages, and the key by which they know this server.
CREATE TABLE push_subscriptions (
    guest    TEXT    NOT NULL,
    endpoint TEXT    NOT NULL,
    p256dh   BLOB    NOT NULL,
    auth     BLOB    NOT NULL,
    key      TEXT    NOT NULL,
    language TEXT    NOT NULL,
    since    REAL    NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, endpoint)
) WITHOUT ROWID;

-- Keys that identify this server to push services; the newest signs for new subscriptions.
CREATE TABLE push_keys (
    key     TEXT PRIMARY KEY,
    private TEXT NOT NULL,
    since   REAL NOT NULL
) WITHOUT ROWID;

-- Notices to be sent. One server at a time has `claimed` a notice, until that time.
CREATE TABLE notices (
    guest    TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    due      REAL    NOT NULL,
    ends_at  REAL    NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    claimed  REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, game, kind)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due);

-- What a guest wants to be told of, and when not.
CREATE TABLE notice_settings (
    guest    TEXT PRIMARY KEY,
    settings BLOB NOT NULL
) WITHOUT ROWID;
