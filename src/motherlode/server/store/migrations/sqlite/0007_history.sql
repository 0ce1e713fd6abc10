-- Finished games by those who played them, and how far work in the background has come.
CREATE TABLE played_games (
    guest   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    at      REAL    NOT NULL,
    ruleset TEXT    NOT NULL,
    roles   TEXT    NOT NULL,
    won     INTEGER NOT NULL,
    summary BLOB    NOT NULL,
    PRIMARY KEY (guest, game, number)
) WITHOUT ROWID;
CREATE INDEX played_games_by_time ON played_games (guest, at);
CREATE INDEX played_games_of_a_table ON played_games (game);

CREATE TABLE progress (
    name    TEXT PRIMARY KEY,
    done    TEXT NOT NULL,
    claimed REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO progress VALUES ('history', '', 0);
