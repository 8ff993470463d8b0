-- The time of correspondence games. Lengths are seconds, and moments are unix seconds. A deadline is
-- not stored: it follows from these rows.

-- The clock that is proposed, in words; there is none with challenges of before there were clocks.
ALTER TABLE challenges ADD COLUMN control TEXT;

-- One row for each game with a clock.
CREATE TABLE clocks (
    game        INTEGER PRIMARY KEY REFERENCES games (id),
    control     TEXT NOT NULL,
    -- The network on which the game was begun: what makes that stand still stops the clock.
    network     TEXT NOT NULL,
    -- When the first board was seen; before that the clock does not run.
    started_at  INTEGER,
    plies       INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0),
    turn        TEXT NOT NULL DEFAULT 'white' CHECK (turn IN ('white', 'black')),
    -- Since when the side to move thinks, and what it had thought about this turn before.
    since       INTEGER NOT NULL DEFAULT 0,
    spent       INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
    white_bank  INTEGER NOT NULL DEFAULT 0 CHECK (white_bank >= 0),
    white_used  INTEGER NOT NULL DEFAULT 0 CHECK (white_used >= 0),
    white_moves INTEGER NOT NULL DEFAULT 0 CHECK (white_moves >= 0),
    black_bank  INTEGER NOT NULL DEFAULT 0 CHECK (black_bank >= 0),
    black_used  INTEGER NOT NULL DEFAULT 0 CHECK (black_used >= 0),
    black_moves INTEGER NOT NULL DEFAULT 0 CHECK (black_moves >= 0),
    -- What is still to be warned of in this turn, like "24h=86400 3h=10800".
    marks       TEXT NOT NULL DEFAULT '',
    overdue     INTEGER NOT NULL DEFAULT 0 CHECK (overdue IN (0, 1)),
    -- The last moment that was dealt with.
    handled     INTEGER NOT NULL DEFAULT 0,
    over        INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    -- When to look at it again at the latest: something that pauses it may have put that off since.
    due_at      INTEGER
) STRICT;
CREATE INDEX clocks_due ON clocks (network, due_at) WHERE due_at IS NOT NULL;

-- What a move has cost, so that it can be taken back.
CREATE TABLE move_times (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    mover       TEXT NOT NULL CHECK (mover IN ('white', 'black')),
    -- Until when its maker was charged, and for how long.
    at          INTEGER NOT NULL,
    consumed    INTEGER NOT NULL,
    -- Both sides before it.
    white_bank  INTEGER NOT NULL,
    white_used  INTEGER NOT NULL,
    white_moves INTEGER NOT NULL,
    black_bank  INTEGER NOT NULL,
    black_used  INTEGER NOT NULL,
    black_moves INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- When games stood still because a moderator has stopped them: one, or all of a community.
CREATE TABLE freezes (
    scope       TEXT NOT NULL CHECK (scope IN ('game', 'server')),
    holder      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing while it lasts.
    until_at    INTEGER,
    PRIMARY KEY (scope, holder, from_at)
) STRICT, WITHOUT ROWID;

-- When the bot was away from a network.
CREATE TABLE outages (
    network     TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    until_at    INTEGER NOT NULL CHECK (until_at > from_at),
    PRIMARY KEY (network, until_at)
) STRICT, WITHOUT ROWID;

-- Until when the bot was there at least.
CREATE TABLE attendance (
    network     TEXT PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where members have lived, and which weekdays they had off there, since when.
CREATE TABLE habits (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    number      INTEGER NOT NULL CHECK (number >= 0),
    zone        TEXT NOT NULL,
    days_off    TEXT NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;

-- Vacations: those asked for, and the hours that were paid at a deadline.
CREATE TABLE vacations (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing if it lasts while there are hours.
    until_at    INTEGER,
    automatic   INTEGER NOT NULL CHECK (automatic IN (0, 1)),
    PRIMARY KEY (player, from_at, automatic)
) STRICT, WITHOUT ROWID;

-- What else members have settled about their time.
CREATE TABLE members (
    player          TEXT PRIMARY KEY,
    -- Since when hours are paid by themselves at a deadline.
    automatic_since INTEGER,
    -- When they want to hear nothing, like "22:00-07:00".
    quiet           TEXT
) STRICT, WITHOUT ROWID;
