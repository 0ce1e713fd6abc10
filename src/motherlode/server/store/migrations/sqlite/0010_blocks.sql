-- Who invited a guest to a table, and from whom they want no invitations, with the name that they knew.
ALTER TABLE members ADD COLUMN inviter TEXT NOT NULL DEFAULT '';
CREATE TABLE blocks (
    guest   TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name    TEXT NOT NULL,
    since   REAL NOT NULL,
    PRIMARY KEY (guest, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_of_a_guest ON blocks (blocked);
