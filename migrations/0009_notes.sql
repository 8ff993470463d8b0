-- What people note about games for themselves; nobody else is ever shown it.
CREATE TABLE notes (
    author TEXT NOT NULL,
    game   INTEGER NOT NULL REFERENCES games (id),
    -- Counts up for each author and game.
    number INTEGER NOT NULL CHECK (number > 0),
    -- How many plies were played then.
    ply    INTEGER NOT NULL CHECK (ply >= 0),
    at     INTEGER NOT NULL,
    words  TEXT NOT NULL,
    PRIMARY KEY (author, game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_of_a_game ON notes (game);

-- The line of moves that somebody has tried last for themselves in a game; none of it was played.
CREATE TABLE branches (
    player     TEXT NOT NULL,
    game       INTEGER NOT NULL REFERENCES games (id),
    -- How many plies of the game are played before it.
    ply        INTEGER NOT NULL CHECK (ply >= 0),
    -- When in the game it was tried: how many plies were played, how many moves taken back.
    tried_ply  INTEGER NOT NULL CHECK (tried_ply >= ply),
    taken_back INTEGER NOT NULL CHECK (taken_back >= 0),
    -- Its moves in coordinates, with spaces between.
    moves      TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX branches_of_a_game ON branches (game);
