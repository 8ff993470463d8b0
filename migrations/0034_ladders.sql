-- Who stands on the ladder of a community and a variant.
CREATE TABLE ladder_places (
    server    TEXT NOT NULL,
    variant   TEXT NOT NULL,
    player    TEXT NOT NULL,
    -- Only the order counts: there may be gaps.
    place     INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (server, variant, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_places_of ON ladder_places (player);
-- The games that were begun on ladders.
CREATE TABLE ladder_games (
    game       INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    server     TEXT NOT NULL,
    variant    TEXT NOT NULL,
    -- Where it began.
    network    TEXT NOT NULL,
    -- When its end was stored, and when that has changed the ladder.
    ended_at   INTEGER,
    settled_at INTEGER
) STRICT;
CREATE INDEX ladder_games_of ON ladder_games (server, variant);
CREATE INDEX ladder_games_due ON ladder_games (network, ended_at)
    WHERE settled_at IS NULL AND ended_at IS NOT NULL;
