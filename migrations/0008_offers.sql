-- What one player asks of the other in the middle of a game, and what has become of it. It stays in
-- the record; one waits at a time.
CREATE TABLE proposals (
    game         INTEGER NOT NULL REFERENCES games (id),
    -- How many had been made in the game before it.
    number       INTEGER NOT NULL CHECK (number >= 0),
    proposer     TEXT NOT NULL CHECK (proposer IN ('white', 'black')),
    -- What is asked: that moves are taken back, and how many.
    kind         TEXT NOT NULL CHECK (kind IN ('take-back', 'cancel')),
    plies        INTEGER NOT NULL CHECK (plies >= 0),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply          INTEGER NOT NULL CHECK (ply >= plies),
    taken_back   INTEGER NOT NULL CHECK (taken_back >= 0),
    state        TEXT NOT NULL DEFAULT 'open'
                 CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
    made_at      INTEGER NOT NULL,
    settled_at   INTEGER,
    CHECK ((kind = 'take-back') = (plies > 0)),
    CHECK ((state = 'open') = (settled_at IS NULL)),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX proposals_open ON proposals (game) WHERE state = 'open';

-- Two moves can go because of one answer, and who has agreed is kept. A constraint cannot be changed
-- in place, so the table is made anew.
CREATE TABLE moves_taken_back_by (
    game         INTEGER NOT NULL REFERENCES games (id),
    -- How many moves of the game had been taken back before it.
    number       INTEGER NOT NULL CHECK (number >= 0),
    -- As it was among the moves: the number of plies played before it, and what made us play it.
    ply          INTEGER NOT NULL CHECK (ply >= 0),
    coordinates  TEXT NOT NULL,
    played_at    INTEGER NOT NULL,
    played_cause TEXT NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    cause        TEXT NOT NULL,
    -- Who has agreed to it; nobody, if it was taken back alone within the minute.
    agreed_by    TEXT CHECK (agreed_by IN ('white', 'black')),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO moves_taken_back_by
SELECT game, number, ply, coordinates, played_at, played_cause, at, cause, NULL
FROM moves_taken_back;
DROP TABLE moves_taken_back;
ALTER TABLE moves_taken_back_by RENAME TO moves_taken_back;
CREATE INDEX moves_taken_back_because ON moves_taken_back (cause);

-- Who has decided how a game ends, of those who keep order, and why.
ALTER TABLE games ADD COLUMN adjudicated_by TEXT;
ALTER TABLE games ADD COLUMN reason TEXT CHECK ((reason IS NULL) = (adjudicated_by IS NULL));

-- Which challenge a game came of, and which game a challenge would follow.
ALTER TABLE games ADD COLUMN challenge INTEGER REFERENCES challenges (id);
UPDATE games SET challenge = challenges.id FROM challenges WHERE challenges.game = games.id;
ALTER TABLE challenges ADD COLUMN rematch_of INTEGER REFERENCES games (id);
CREATE INDEX challenges_rematch ON challenges (rematch_of) WHERE state = 'open';

-- Anybody can join a challenge that names nobody, and several games can come of it. What must be
-- filled cannot be left empty later, so the column is made anew.
DROP INDEX challenges_open_to;
DROP INDEX challenges_of_pair;
ALTER TABLE challenges ADD COLUMN invited TEXT CHECK (invited <> challenger);
UPDATE challenges SET invited = opponent;
ALTER TABLE challenges DROP COLUMN opponent;
ALTER TABLE challenges RENAME COLUMN invited TO opponent;
-- How many games can still come of one that anybody can join; any number, if it says nothing.
ALTER TABLE challenges ADD COLUMN
    uses INTEGER CHECK (uses IS NULL OR (uses > 0 AND opponent IS NULL));
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);
CREATE INDEX games_of_challenge ON games (challenge, started_at);

-- Who does not want to play against whom. Nobody but them is told.
CREATE TABLE blocks (
    player      TEXT NOT NULL,
    blocked     TEXT NOT NULL CHECK (blocked <> player),
    at          INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
