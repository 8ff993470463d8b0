-- A move that was taken back stays in the record, beside the moves that are played.

CREATE TABLE moves_taken_back (
    game         INTEGER NOT NULL REFERENCES games (id),
    -- How many moves of the game had been taken back before it.
    number       INTEGER NOT NULL CHECK (number >= 0),
    -- As it was among the moves: the number of plies played before it, and what made us play it.
    ply          INTEGER NOT NULL CHECK (ply >= 0),
    coordinates  TEXT NOT NULL,
    played_at    INTEGER NOT NULL,
    played_cause TEXT NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    cause        TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- How many plies were played when a draw offer was last declined otherwise than by a move: a move
-- of before that can no longer be taken back.
ALTER TABLE games ADD COLUMN declined_ply INTEGER;
