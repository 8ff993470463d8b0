-- What people are still to be told. Moments are unix seconds.

-- A turn of which its player is told only when their quiet hours are over; at most one in a game.
CREATE TABLE alerts (
    game        INTEGER PRIMARY KEY REFERENCES games (id),
    network     TEXT NOT NULL,
    player      TEXT NOT NULL,
    -- After how many plies it is their turn.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    due_at      INTEGER NOT NULL
) STRICT;
CREATE INDEX alerts_due ON alerts (network, due_at);
CREATE INDEX alerts_of ON alerts (player);

-- What members were told, and when they are told more: once a day of the games that wait for them,
-- and when the hours of a vacation run out.
CREATE TABLE notices (
    player      TEXT PRIMARY KEY,
    network     TEXT NOT NULL,
    -- The last day whose list of games they had or could have had, where they live, like
    -- "2026-11-24".
    day         TEXT,
    -- Until when they know of their vacations.
    told_until  INTEGER NOT NULL,
    -- When to look again; nothing if nothing is foreseen.
    due_at      INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (network, due_at) WHERE due_at IS NOT NULL;

-- Those who had asked for a vacation before are told when it ends, too.
INSERT INTO notices (player, network, told_until, due_at)
SELECT DISTINCT vacations.player, attendance.network, attendance.at, attendance.at
FROM vacations JOIN attendance ON vacations.player LIKE attendance.network || ':%'
WHERE automatic = 0;
