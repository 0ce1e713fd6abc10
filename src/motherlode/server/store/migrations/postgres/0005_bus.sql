-- Whether a server is connected to the bus between nodes. One that is not gives up its tables if others are.
ALTER TABLE nodes ADD COLUMN bus boolean NOT NULL DEFAULT false;
