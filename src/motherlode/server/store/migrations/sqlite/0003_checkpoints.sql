-- A table's state after its first `count` entries: a cache, so that a long log need not be replayed whole.
CREATE TABLE checkpoints (
    game  TEXT    PRIMARY KEY,
    count INTEGER NOT NULL,
    state BLOB    NOT NULL
) WITHOUT ROWID;
