-- Positions from which something is to be found. Each is whole by itself: what becomes of the game
-- that it was taken from changes nothing, so that no row points there.
CREATE TABLE problems (
    id            INTEGER PRIMARY KEY,
    server        TEXT NOT NULL,
    -- Where it was posted.
    place         TEXT NOT NULL,
    author        TEXT NOT NULL,
    -- It is solved by the rules of its time.
    variant       TEXT NOT NULL,
    revision      INTEGER NOT NULL,
    -- The side to move is the one that is to find something.
    fen           TEXT NOT NULL,
    -- Within how many moves checkmate is forced, or else the moves that its author has found, in
    -- coordinates with spaces between.
    mate          INTEGER CHECK (mate > 0),
    solution      TEXT,
    -- The number of the game, and how many plies were played then.
    game          INTEGER,
    ply           INTEGER CHECK (ply >= 0),
    made_at       INTEGER NOT NULL,
    -- When it was taken away; until then it can be solved.
    withdrawn_at  INTEGER,
    CHECK ((mate IS NULL) <> (solution IS NULL)),
    CHECK ((game IS NULL) = (ply IS NULL))
) STRICT;
CREATE INDEX problems_of_a_server ON problems (server, id) WHERE withdrawn_at IS NULL;
-- How many of somebody's stand, and how many they have made lately.
CREATE INDEX problems_standing ON problems (author) WHERE withdrawn_at IS NULL;
CREATE INDEX problems_lately ON problems (author, made_at);

-- How far people have come with problems; nobody else is shown what they have played.
CREATE TABLE attempts (
    problem       INTEGER NOT NULL REFERENCES problems (id),
    solver        TEXT NOT NULL,
    -- The moves found and the answers to them, in coordinates with spaces between.
    moves         TEXT NOT NULL,
    -- How many moves were not it.
    wrong         INTEGER NOT NULL CHECK (wrong >= 0),
    -- When it was solved.
    solved_at     INTEGER,
    PRIMARY KEY (problem, solver)
) STRICT, WITHOUT ROWID;
-- Those who have solved a problem, the first one first.
CREATE INDEX attempts_that_solve ON attempts (problem, solved_at, solver) WHERE solved_at IS NOT NULL;
