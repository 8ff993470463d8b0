-- Places that hold no threads, so that games are played in them: threads, each with the channel to which it
-- belongs, and voice channels, each with itself.
CREATE TABLE threads (
    place TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    channel TEXT COLLATE "C" NOT NULL
);
CREATE INDEX threads_of ON threads (channel);

-- Where games were seen that have lost their place: it is theirs again when the bot is back there.
CREATE TABLE left_places (
    game BIGINT NOT NULL REFERENCES games (id),
    network TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    thread TEXT COLLATE "C",
    PRIMARY KEY (game, network)
);
CREATE INDEX left_places_at ON left_places (place);

-- Since when the player of a side is known to be no member any more where the game is played.
ALTER TABLE games ADD COLUMN white_gone_at BIGINT;
ALTER TABLE games ADD COLUMN black_gone_at BIGINT;
