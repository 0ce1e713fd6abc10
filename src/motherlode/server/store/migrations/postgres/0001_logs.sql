CREATE TABLE entries (
    game  text    NOT NULL,
    seq   integer NOT NULL,
    entry bytea   NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE headlines (
    game    text             PRIMARY KEY,
    public  boolean          NOT NULL,
    state   text             NOT NULL,
    terms   bytea            NOT NULL,
    people  integer          NOT NULL,
    due     double precision,
    changed double precision NOT NULL
);

CREATE INDEX headlines_public ON headlines (changed) WHERE public AND state IN ('gathering', 'playing');
CREATE INDEX headlines_playing ON headlines (due) WHERE state = 'playing';

CREATE TABLE secrets (
    name  text PRIMARY KEY,
    value text NOT NULL
);
