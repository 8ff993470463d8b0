-- Whether the game of a challenge is rated, and whether a moderator has let one count that they ended.
ALTER TABLE challenges ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE games ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE games ADD COLUMN
    ruling_rated BIGINT NOT NULL DEFAULT 0 CHECK (ruling_rated IN (0, 1));
-- The rated games of a month, in the order of their ends, those that run, and who has played some here.
CREATE INDEX games_rated_over ON games (touched_at, id) WHERE rated = 1 AND ending IS NOT NULL;
CREATE INDEX games_rated_running ON games (started_at) WHERE rated = 1 AND ending IS NULL;
CREATE INDEX games_rated_in ON games (server, variant, place, white, black)
    WHERE rated = 1 AND ending IS NOT NULL;
-- The months whose ratings are computed, counted from January 1970. It follows from the games and can be
-- computed again: `digest` is of the games that it was made of.
CREATE TABLE rating_months (
    month BIGINT NOT NULL PRIMARY KEY,
    digest TEXT COLLATE "C" NOT NULL,
    computed_at BIGINT NOT NULL
);
-- The ratings at the end of a month, in a variant, or over all of them where the variant is empty.
CREATE TABLE ratings (
    month BIGINT NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Whether the player lost their last game that mattered on time.
    late BIGINT NOT NULL CHECK (late IN (0, 1)),
    PRIMARY KEY (month, variant, player)
);
CREATE INDEX ratings_of ON ratings (player, month);
