-- People, places, messages and causes are opaque texts "network:address"; times are unix seconds.

-- One row: which database this is. The nonces of our messages begin with it.
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
) STRICT;

-- What has been acted on, with the answer given, so that the same cause is acted on once.
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_at ON inbox (at);

CREATE TABLE games (
    id          INTEGER PRIMARY KEY,
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL CHECK (revision > 0),
    start_fen   TEXT NOT NULL,
    -- The first mover and the other one.
    white       TEXT NOT NULL,
    black       TEXT NOT NULL CHECK (black <> white),
    -- The community whose members may look at it.
    server      TEXT NOT NULL,
    -- Where the challenge was made, and where it is played once that place exists.
    place       TEXT NOT NULL,
    thread      TEXT UNIQUE,
    -- Whether `place` does not exist any more: the next call's place takes over.
    place_lost  INTEGER NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    ply         INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0),
    draw_by     TEXT CHECK (draw_by IN ('white', 'black')),
    draw_ply    INTEGER,
    -- The plies at which each side has last offered a draw.
    white_offer INTEGER,
    black_offer INTEGER,
    ending      TEXT,
    winner      TEXT CHECK (winner IN ('white', 'black')),
    started_at  INTEGER NOT NULL,
    touched_at  INTEGER NOT NULL,
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
) STRICT;
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;
CREATE INDEX games_by_place ON games (place);

CREATE TABLE moves (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    coordinates TEXT NOT NULL,
    at          INTEGER NOT NULL,
    cause       TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE challenges (
    id          INTEGER PRIMARY KEY,
    challenger  TEXT NOT NULL,
    opponent    TEXT NOT NULL CHECK (opponent <> challenger),
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second', 'random')),
    -- The position to start from instead of the array.
    start_fen   TEXT,
    -- How the array is drawn, and the secret from which it is drawn, as hexadecimal digits. Its
    -- hash is shown with the challenge, the secret itself with the first board.
    array_mode  TEXT,
    array_seed  TEXT,
    server      TEXT NOT NULL,
    place       TEXT NOT NULL,
    state       TEXT NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    game        INTEGER REFERENCES games (id),
    made_at     INTEGER NOT NULL,
    settled_at  INTEGER,
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);

-- What others shall see and have not seen yet. Rows of one lane are delivered in order.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    lane        TEXT NOT NULL,
    effect      TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    -- When to try again; 0 at first.
    due_at      INTEGER NOT NULL DEFAULT 0,
    -- Set when it can never be delivered; kept for the operator.
    dead        TEXT
) STRICT;
CREATE INDEX outbox_pending ON outbox (lane, id) WHERE dead IS NULL;

-- The messages that were posted for things that wait for an answer.
CREATE TABLE posted (
    offer       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The newest message of each game's place that has been looked at.
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
