-- Places that hold no threads, so that games are played in them: threads, each with the channel to which it
-- belongs, and voice channels, each with itself.
CREATE TABLE threads (
    place       TEXT NOT NULL PRIMARY KEY,
    channel     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX threads_of ON threads (channel);

-- Where games were seen that have lost their place: it is theirs again when the bot is back there.
CREATE TABLE left_places (
    game        INTEGER NOT NULL REFERENCES games (id),
    network     TEXT NOT NULL,
    place       TEXT NOT NULL,
    thread      TEXT,
    PRIMARY KEY (game, network)
) STRICT, WITHOUT ROWID;
CREATE INDEX left_places_at ON left_places (place);

-- Since when the player of a side is known to be no member any more where the game is played.
ALTER TABLE games ADD COLUMN white_gone_at INTEGER;
ALTER TABLE games ADD COLUMN black_gone_at INTEGER;
