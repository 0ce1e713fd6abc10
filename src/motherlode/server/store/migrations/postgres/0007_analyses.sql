-- Analyses of finished games: a cache, bounded by dropping the oldest. Another version of the analyser replaces them.
CREATE TABLE analyses (
    game    text             NOT NULL,
    number  integer          NOT NULL,
    version integer          NOT NULL,
    report  bytea            NOT NULL,
    made    double precision NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX analyses_made ON analyses (made);
