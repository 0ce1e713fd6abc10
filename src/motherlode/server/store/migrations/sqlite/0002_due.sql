-- Public tables that gather close of themselves, so they can be due too.
DROP INDEX headlines_playing;
CREATE INDEX headlines_due ON headlines (due) WHERE state = 'playing' OR (state = 'gathering' AND public);
