-- Who has stopped a game, or all of a community, and why; nobody and nothing for those of before, and
-- for the rest that a game has after it was taken over from a file.
ALTER TABLE freezes ADD COLUMN frozen_by TEXT;
ALTER TABLE freezes ADD COLUMN reason TEXT;
-- One lasts at a time.
CREATE UNIQUE INDEX freezes_lasting ON freezes (scope, holder) WHERE until_at IS NULL;
