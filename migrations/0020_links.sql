-- Two accounts of one person: from some moment on, and until another one, what is said with an
-- account is a member's who is known by another account. Rows that are over stay, because the clock
-- of a turn that began before is still paused as it was then.
CREATE TABLE links (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    account         TEXT NOT NULL,
    member          TEXT NOT NULL CHECK (member <> account),
    network         TEXT NOT NULL,
    -- What both are called on their networks, for the words on the other one.
    account_handle  TEXT NOT NULL,
    member_handle   TEXT NOT NULL,
    from_at         INTEGER NOT NULL,
    until_at        INTEGER
) STRICT;
CREATE INDEX links_of ON links (account, from_at);
CREATE UNIQUE INDEX links_lasting ON links (account) WHERE until_at IS NULL;
CREATE UNIQUE INDEX links_to ON links (member, network) WHERE until_at IS NULL;

-- The codes that make one of two accounts: only their hashes. With who has typed it, a code waits
-- for that account alone to confirm.
CREATE TABLE link_codes (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    account         TEXT NOT NULL UNIQUE,
    handle          TEXT NOT NULL,
    hash            TEXT NOT NULL UNIQUE,
    expires_at      INTEGER NOT NULL,
    typed_by        TEXT
) STRICT;
CREATE INDEX link_codes_over ON link_codes (expires_at);

-- With which account somebody has sat down or is challenged, if it is not the one by which the
-- member is known.
ALTER TABLE games ADD COLUMN white_account TEXT CHECK (white_account <> white);
ALTER TABLE games ADD COLUMN black_account TEXT CHECK (black_account <> black);
CREATE INDEX games_white_account ON games (white_account) WHERE white_account IS NOT NULL;
CREATE INDEX games_black_account ON games (black_account) WHERE black_account IS NOT NULL;
ALTER TABLE challenges ADD COLUMN challenger_account TEXT CHECK (challenger_account <> challenger);
ALTER TABLE challenges ADD COLUMN opponent_account TEXT CHECK (opponent_account <> opponent);
CREATE INDEX challenges_challenger_account ON challenges (challenger_account)
WHERE challenger_account IS NOT NULL;
CREATE INDEX challenges_opponent_account ON challenges (opponent_account)
WHERE opponent_account IS NOT NULL;

-- What is somebody's, wherever it is found by something else.
CREATE INDEX challenges_settled_to ON challenges (opponent)
WHERE opponent IS NOT NULL AND state <> 'open';
CREATE INDEX attempts_of ON attempts (solver);
CREATE INDEX blocks_of ON blocks (blocked);
