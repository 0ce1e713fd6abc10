CREATE TABLE entries (
    game  TEXT    NOT NULL,
    seq   INTEGER NOT NULL,
    entry BLOB    NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE headlines (
    game    TEXT    PRIMARY KEY,
    public  INTEGER NOT NULL,
    state   TEXT    NOT NULL,
    terms   BLOB    NOT NULL,
    people  INTEGER NOT NULL,
    due     REAL,
    changed REAL    NOT NULL
) WITHOUT ROWID;

CREATE INDEX headlines_public ON headlines (changed) WHERE public AND state IN ('gathering', 'playing');
CREATE INDEX headlines_playing ON headlines (due) WHERE state = 'playing';

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
