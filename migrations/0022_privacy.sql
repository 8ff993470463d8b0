-- What is found when somebody wants all to be deleted that is stored about them.
CREATE INDEX games_adjudicated_by ON games (adjudicated_by) WHERE adjudicated_by IS NOT NULL;
CREATE INDEX freezes_by ON freezes (frozen_by) WHERE frozen_by IS NOT NULL;
CREATE INDEX links_under ON links (member);

-- The communities that we are in, or were. Where we are no more, what they have settled goes after
-- some time, unless we are there again.
CREATE TABLE communities (
    server      TEXT PRIMARY KEY,
    network     TEXT NOT NULL,
    -- Since when we are there no more; nothing while we are.
    left_at     INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX communities_there ON communities (network) WHERE left_at IS NULL;
CREATE INDEX communities_left ON communities (left_at) WHERE left_at IS NOT NULL;
-- Those of which something is stored. Where we are is known when we connect.
INSERT INTO communities (server, network)
SELECT known.server, substr(known.server, 1, instr(known.server, ':') - 1)
FROM (SELECT server FROM games
      UNION SELECT server FROM windows
      UNION SELECT server FROM challenges
      UNION SELECT server FROM problems
      UNION SELECT server FROM game_places
      UNION SELECT server FROM game_variants
      UNION SELECT holder FROM settings WHERE scope = 'server'
      UNION SELECT holder FROM freezes WHERE scope = 'server') AS known;
