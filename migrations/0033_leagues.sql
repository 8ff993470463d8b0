-- A season of a league. One that goes on has another row for each next season.
CREATE TABLE leagues (
    id            INTEGER NOT NULL PRIMARY KEY,
    server        TEXT NOT NULL,
    -- That of the place.
    network       TEXT NOT NULL,
    -- Where it is posted, and where its games begin.
    place         TEXT NOT NULL,
    name          TEXT NOT NULL,
    made_by       TEXT NOT NULL,
    season        INTEGER NOT NULL CHECK (season > 0),
    -- The season before.
    follows       INTEGER,
    -- Ids, revisions and names, as JSON.
    variants      TEXT NOT NULL,
    control       TEXT NOT NULL,
    size          INTEGER NOT NULL,
    games_at_once INTEGER NOT NULL,
    meetings      INTEGER NOT NULL CHECK (meetings IN (1, 2)),
    days          INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1)),
    repeats       INTEGER NOT NULL CHECK (repeats IN (0, 1)),
    -- What everything is drawn from: a secret until it has begun.
    seed          TEXT NOT NULL,
    made_at       INTEGER NOT NULL,
    starts_at     INTEGER NOT NULL,
    -- It is a draft until then.
    published_at  INTEGER,
    begun_at      INTEGER,
    -- Until when games begin.
    ends_at       INTEGER,
    -- Since when no more games begin, and when results are proposed for those that run then.
    cut_at        INTEGER,
    judged_at     INTEGER,
    over_at       INTEGER,
    -- When something is to be done for it.
    due_at        INTEGER
) STRICT;
CREATE INDEX leagues_here ON leagues (server, over_at);
CREATE INDEX leagues_made_by ON leagues (made_by);
CREATE INDEX leagues_due ON leagues (network, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX leagues_follows ON leagues (follows) WHERE follows IS NOT NULL;
-- The members of a season, in the order of their numbers.
CREATE TABLE league_players (
    league        INTEGER NOT NULL REFERENCES leagues (id),
    number        INTEGER NOT NULL,
    player        TEXT NOT NULL,
    joined_at     INTEGER NOT NULL,
    left_at       INTEGER,
    -- Since when a player with a running game is known to have left the community.
    gone_at       INTEGER,
    -- Where a player sits, once it has begun: the division and the number there, both from 1.
    division      INTEGER,
    seat          INTEGER,
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_players_of ON league_players (player, league);
-- The games of a season that have begun.
CREATE TABLE league_games (
    league        INTEGER NOT NULL REFERENCES leagues (id),
    division      INTEGER NOT NULL,
    -- The place in the pairings of the division, from 0.
    pairing       INTEGER NOT NULL,
    game          INTEGER NOT NULL REFERENCES games (id),
    -- When its end was stored.
    ended_at      INTEGER,
    -- How many plies it had when no more games began.
    last_ply      INTEGER,
    -- The result that is proposed for it, and from when on it stands.
    proposed      TEXT CHECK (proposed IN ('white', 'black', 'draw')),
    stands_at     INTEGER,
    PRIMARY KEY (league, division, pairing)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_games_of ON league_games (game);
CREATE INDEX leagues_at_the_end ON leagues (network) WHERE cut_at IS NOT NULL AND over_at IS NULL;
