-- Who has had all deleted that was stored about them, by a digest of their account that only this
-- database can make: should they come back at once, the limits on challenges hold all the same.
CREATE TABLE departures (
    stamp TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Who had blocked them: that is the blocker's to undo.
CREATE TABLE departed_blocks (
    stamp TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (stamp, player)
);
CREATE INDEX departures_at ON departures (at);
CREATE INDEX departed_blocks_of ON departed_blocks (player);

-- What the digests are made with.
ALTER TABLE instance ADD COLUMN stamp_key TEXT COLLATE "C";
