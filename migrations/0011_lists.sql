-- What can be joined in a community, newest first: all of it, of one game, by one
-- member.
CREATE INDEX challenges_joinable ON challenges (server, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_of ON challenges (server, variant, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_by ON challenges (server, challenger, id)
WHERE state = 'open' AND opponent IS NULL;

-- How much of each game everybody has played in each community: nobody's games are counted one by
-- one when somebody asks.
CREATE TABLE tallies (
    player      TEXT NOT NULL,
    server      TEXT NOT NULL,
    variant     TEXT NOT NULL,
    -- How many games have begun, and when the first one did.
    begun       INTEGER NOT NULL CHECK (begun > 0),
    since       INTEGER NOT NULL,
    -- How many of them have ended how. What has ended without a result is not among them.
    won         INTEGER NOT NULL CHECK (won >= 0),
    drawn       INTEGER NOT NULL CHECK (drawn >= 0),
    lost        INTEGER NOT NULL CHECK (lost >= 0),
    PRIMARY KEY (player, server, variant)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
SELECT player, server, variant, count(*), min(started_at), sum(won), sum(drawn), sum(lost)
FROM (SELECT white AS player, server, variant, started_at,
             CASE winner WHEN 'white' THEN 1 ELSE 0 END AS won,
             CASE WHEN ending IS NULL OR winner IS NOT NULL THEN 0
                  WHEN ending IN ('not-begun', 'unfinished', 'aborted', 'cancelled', 'annulled')
                  THEN 0 ELSE 1 END AS drawn,
             CASE winner WHEN 'black' THEN 1 ELSE 0 END AS lost
      FROM games
      UNION ALL
      SELECT black, server, variant, started_at,
             CASE winner WHEN 'black' THEN 1 ELSE 0 END,
             CASE WHEN ending IS NULL OR winner IS NOT NULL THEN 0
                  WHEN ending IN ('not-begun', 'unfinished', 'aborted', 'cancelled', 'annulled')
                  THEN 0 ELSE 1 END,
             CASE winner WHEN 'white' THEN 1 ELSE 0 END
      FROM games) AS played
GROUP BY player, server, variant;

-- The games of somebody that are over, in a community and of a game, the newest first.
CREATE INDEX games_over_white_of ON games (white, server, variant, touched_at)
WHERE ending IS NOT NULL;
CREATE INDEX games_over_black_of ON games (black, server, variant, touched_at)
WHERE ending IS NOT NULL;
