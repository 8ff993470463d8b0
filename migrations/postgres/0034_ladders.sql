-- Who stands on the ladder of a community and a variant.
CREATE TABLE ladder_places (
    server TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    -- Only the order counts: there may be gaps.
    place BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (server, variant, player)
);
CREATE INDEX ladder_places_of ON ladder_places (player);
-- The games that were begun on ladders.
CREATE TABLE ladder_games (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES games (id),
    server TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    -- Where it began.
    network TEXT COLLATE "C" NOT NULL,
    -- When its end was stored, and when that has changed the ladder.
    ended_at BIGINT,
    settled_at BIGINT
);
CREATE INDEX ladder_games_of ON ladder_games (server, variant);
CREATE INDEX ladder_games_due ON ladder_games (network, ended_at)
    WHERE settled_at IS NULL AND ended_at IS NOT NULL;
