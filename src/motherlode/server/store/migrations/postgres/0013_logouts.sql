-- Guests who have logged out their other devices: tokens issued before `since` are not valid.
CREATE TABLE logouts (
    guest TEXT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL
);
CREATE INDEX logouts_since ON logouts (since);
