-- A table's state after its first `count` entries: a cache, so that a long log need not be replayed whole.
CREATE TABLE checkpoints (
    game  text    PRIMARY KEY,
    count integer NOT NULL,
    state bytea   NOT NULL
);
