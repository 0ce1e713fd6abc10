-- When a table was opened; and the list of public tables, those that wait for people first.
ALTER TABLE headlines ADD COLUMN opened double precision NOT NULL DEFAULT 0;
DROP INDEX headlines_public;
CREATE INDEX headlines_public ON headlines (state, changed) WHERE public AND state IN ('gathering', 'playing');
