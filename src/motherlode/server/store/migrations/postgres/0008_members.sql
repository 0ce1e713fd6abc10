-- What lists of a guest's tables show without loading them: who sits there; and, while a table is in nobody's memory,
-- whose turn it is and when that ends. `turn` is NULL where only the server that runs the table knows.
ALTER TABLE headlines ADD COLUMN seats bytea NOT NULL DEFAULT '';
ALTER TABLE headlines ADD COLUMN turn integer;
ALTER TABLE headlines ADD COLUMN ends_at double precision NOT NULL DEFAULT 0;

-- Which guests have to do with which tables. `told` is the last entry that a notice told of.
CREATE TABLE members (
    guest text    NOT NULL,
    game  text    NOT NULL,
    kind  text    NOT NULL,
    seat  integer NOT NULL,
    since double precision NOT NULL,
    muted integer NOT NULL DEFAULT 0,
    told  integer NOT NULL DEFAULT -1,
    PRIMARY KEY (guest, game)
);
CREATE INDEX members_of_a_table ON members (game);

-- Browsers that take push messages, and the key by which they know this server.
CREATE TABLE push_subscriptions (
    guest    text    NOT NULL,
    endpoint text    NOT NULL,
    p256dh   bytea NOT NULL,
    auth     bytea NOT NULL,
    key      text    NOT NULL,
    language text    NOT NULL,
    since    double precision NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, endpoint)
);

-- Keys that identify this server to push services; the newest signs for new subscriptions.
CREATE TABLE push_keys (
    key     text PRIMARY KEY,
    private text NOT NULL,
    since   double precision NOT NULL
);

-- Notices to be sent. One server at a time has `claimed` a notice, until that time.
CREATE TABLE notices (
    guest    text    NOT NULL,
    game     text    NOT NULL,
    kind     text    NOT NULL,
    seq      integer NOT NULL,
    due      double precision NOT NULL,
    ends_at  double precision NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    claimed  double precision NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, game, kind)
);
CREATE INDEX notices_due ON notices (due);

-- What a guest wants to be told of, and when not.
CREATE TABLE notice_settings (
    guest    text PRIMARY KEY,
    settings bytea NOT NULL
);
