-- A season of a league. One that goes on has another row for each next season.
CREATE TABLE leagues (
    id BIGINT NOT NULL PRIMARY KEY,
    server TEXT COLLATE "C" NOT NULL,
    -- That of the place.
    network TEXT COLLATE "C" NOT NULL,
    -- Where it is posted, and where its games begin.
    place TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    made_by TEXT COLLATE "C" NOT NULL,
    season BIGINT NOT NULL CHECK (season > 0),
    -- The season before.
    follows BIGINT,
    -- Ids, revisions and names, as JSON.
    variants TEXT COLLATE "C" NOT NULL,
    control TEXT COLLATE "C" NOT NULL,
    size BIGINT NOT NULL,
    games_at_once BIGINT NOT NULL,
    meetings BIGINT NOT NULL CHECK (meetings IN (1, 2)),
    days BIGINT NOT NULL,
    rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
    repeats BIGINT NOT NULL CHECK (repeats IN (0, 1)),
    -- What everything is drawn from: a secret until it has begun.
    seed TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    -- It is a draft until then.
    published_at BIGINT,
    begun_at BIGINT,
    -- Until when games begin.
    ends_at BIGINT,
    -- Since when no more games begin, and when results are proposed for those that run then.
    cut_at BIGINT,
    judged_at BIGINT,
    over_at BIGINT,
    -- When something is to be done for it.
    due_at BIGINT
);
CREATE INDEX leagues_here ON leagues (server, over_at);
CREATE INDEX leagues_made_by ON leagues (made_by);
CREATE INDEX leagues_due ON leagues (network, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX leagues_follows ON leagues (follows) WHERE follows IS NOT NULL;
-- The members of a season, in the order of their numbers.
CREATE TABLE league_players (
    league BIGINT NOT NULL REFERENCES leagues (id),
    number BIGINT NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    joined_at BIGINT NOT NULL,
    left_at BIGINT,
    -- Since when a player with a running game is known to have left the community.
    gone_at BIGINT,
    -- Where a player sits, once it has begun: the division and the number there, both from 1.
    division BIGINT,
    seat BIGINT,
    PRIMARY KEY (league, number)
);
CREATE UNIQUE INDEX league_players_of ON league_players (player, league);
-- The games of a season that have begun.
CREATE TABLE league_games (
    league BIGINT NOT NULL REFERENCES leagues (id),
    division BIGINT NOT NULL,
    -- The place in the pairings of the division, from 0.
    pairing BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    -- When its end was stored.
    ended_at BIGINT,
    -- How many plies it had when no more games began.
    last_ply BIGINT,
    -- The result that is proposed for it, and from when on it stands.
    proposed TEXT COLLATE "C" CHECK (proposed IN ('white', 'black', 'draw')),
    stands_at BIGINT,
    PRIMARY KEY (league, division, pairing)
);
CREATE UNIQUE INDEX league_games_of ON league_games (game);
CREATE INDEX leagues_at_the_end ON leagues (network) WHERE cut_at IS NOT NULL AND over_at IS NULL;
