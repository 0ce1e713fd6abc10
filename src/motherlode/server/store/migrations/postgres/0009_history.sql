-- Finished games by those who played them, and how far work in the background has come.
CREATE TABLE played_games (
    guest   text    NOT NULL,
    game    text    NOT NULL,
    number  integer NOT NULL,
    at      double precision    NOT NULL,
    ruleset text    NOT NULL,
    roles   text    NOT NULL,
    won     integer NOT NULL,
    summary bytea    NOT NULL,
    PRIMARY KEY (guest, game, number)
);
CREATE INDEX played_games_by_time ON played_games (guest, at);
CREATE INDEX played_games_of_a_table ON played_games (game);

CREATE TABLE progress (
    name    text PRIMARY KEY,
    done    text NOT NULL,
    claimed double precision NOT NULL
);
INSERT INTO progress VALUES ('history', '', 0);
