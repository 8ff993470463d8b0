-- What a player has settled to do if the opponent plays certain moves, in one state of a game: a
-- plan of another state is over, and is kept only to tell its owner why.
CREATE TABLE plans (
    game         INTEGER NOT NULL REFERENCES games (id),
    owner        TEXT NOT NULL CHECK (owner IN ('white', 'black')),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply          INTEGER NOT NULL CHECK (ply >= 0),
    taken_back   INTEGER NOT NULL CHECK (taken_back >= 0),
    -- The owner's own move that comes first, where the owner is to move.
    begins_with  TEXT,
    PRIMARY KEY (game, owner)
) STRICT, WITHOUT ROWID;

CREATE TABLE planned_replies (
    game         INTEGER NOT NULL,
    owner        TEXT NOT NULL,
    number       INTEGER NOT NULL CHECK (number >= 0),
    -- The reply after which the opponent's move comes; none at the root.
    parent       INTEGER CHECK (parent >= 0 AND parent < number),
    -- The opponent's move, and what answers it: a move, or nothing where the owner resigns.
    answered     TEXT NOT NULL,
    reply        TEXT,
    PRIMARY KEY (game, owner, number),
    FOREIGN KEY (game, owner) REFERENCES plans (game, owner)
) STRICT, WITHOUT ROWID;
