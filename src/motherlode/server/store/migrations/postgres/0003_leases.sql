-- Servers that share this database. One that has not said so lately is gone, and its tables may be taken over.
CREATE TABLE nodes (
    node  text             PRIMARY KEY,
    home  text             NOT NULL,
    place text             NOT NULL,
    until double precision NOT NULL
);

-- Which server writes a table. The epoch grows whenever it changes hands; who writes with an older one is refused.
CREATE TABLE leases (
    game  text   PRIMARY KEY,
    node  text   NOT NULL,
    epoch bigint NOT NULL
);
