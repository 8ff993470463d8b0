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
