-- The problem of the day of a community: where it is posted, when the next one is due, and the last one.
-- It is due at no time where the community does not want it any more.
CREATE TABLE daily_problems (
    server TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- By its network it is found out who posts it.
    network TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    due_at BIGINT,
    last BIGINT
);
CREATE INDEX daily_problems_due ON daily_problems (network, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX daily_problems_at ON daily_problems (place) WHERE due_at IS NOT NULL;
-- Of which games there is a problem already, and which have ended somewhere.
CREATE INDEX problems_of_a_game ON problems (game) WHERE game IS NOT NULL;
CREATE INDEX games_over_at ON games (place, id) WHERE ending IS NOT NULL;
