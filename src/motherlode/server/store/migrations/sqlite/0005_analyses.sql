-- Analyses of finished games: a cache, bounded by dropping the oldest. Another version of the analyser replaces them.
CREATE TABLE analyses (
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    version INTEGER NOT NULL,
    report  BLOB    NOT NULL,
    made    REAL    NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX analyses_made ON analyses (made);
