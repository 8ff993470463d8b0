-- Those who watch a game: where they talk, sealed to its players until it has ended, and how often
-- each side has said whether the game may be analysed. An odd number means that it may not.
CREATE TABLE galleries (
    game           INTEGER PRIMARY KEY REFERENCES games (id),
    -- Where they talk, once that place exists.
    place          TEXT UNIQUE,
    white_changes  INTEGER NOT NULL DEFAULT 0 CHECK (white_changes >= 0),
    black_changes  INTEGER NOT NULL DEFAULT 0 CHECK (black_changes >= 0)
) STRICT;

CREATE TABLE watchers (
    game           INTEGER NOT NULL REFERENCES games (id),
    watcher        TEXT NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (game, watcher)
) STRICT, WITHOUT ROWID;
-- How many games somebody has begun to watch lately.
CREATE INDEX watchers_lately ON watchers (watcher, at);
