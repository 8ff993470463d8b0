-- Challenges end by themselves; the outbox knows what its rows are about; cursors have an order.

-- A check cannot be changed in place, so the table is made anew.
CREATE TABLE challenges_with_end (
    id          INTEGER PRIMARY KEY,
    challenger  TEXT NOT NULL,
    opponent    TEXT NOT NULL CHECK (opponent <> challenger),
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second', 'random')),
    start_fen   TEXT,
    array_mode  TEXT,
    array_seed  TEXT,
    server      TEXT NOT NULL,
    place       TEXT NOT NULL,
    state       TEXT NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    game        INTEGER REFERENCES games (id),
    made_at     INTEGER NOT NULL,
    -- Until when it can be answered.
    expires_at  INTEGER NOT NULL,
    settled_at  INTEGER,
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
-- Those that nobody has told of an end are given a week from now.
INSERT INTO challenges_with_end
SELECT id, challenger, opponent, variant, revision, side, start_fen, array_mode, array_seed, server,
       place, state, game, made_at, CAST(strftime('%s', 'now') AS INTEGER) + 604800, settled_at
FROM challenges;
DROP TABLE challenges;
ALTER TABLE challenges_with_end RENAME TO challenges;
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_open_until ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);

-- Asked of every message there is: finished games and those with a thread are not looked at.
DROP INDEX games_by_place;
ALTER TABLE games ADD COLUMN
    -- Where it is played: its thread, or the place where it was begun.
    home TEXT GENERATED ALWAYS AS (coalesce(thread, place)) VIRTUAL;
CREATE INDEX games_over_white ON games (white, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_over_black ON games (black, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_running_home ON games (home) WHERE ending IS NULL;
CREATE INDEX games_running_at ON games (place) WHERE ending IS NULL;
CREATE INDEX games_running_in ON games (server) WHERE ending IS NULL;

CREATE TABLE outbox_with_kinds (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    lane        TEXT NOT NULL,
    -- What it is: offer, settle, open, announce or say.
    kind        TEXT NOT NULL,
    -- The game that it is about, if it is about one.
    game        INTEGER REFERENCES games (id),
    -- The community in which it is seen, so that none waits for another one.
    server      TEXT,
    -- What is offered, by its key, if it is an offer.
    offer       TEXT,
    effect      TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    -- Why it cannot be shown until somebody changes that, in words.
    parked      TEXT,
    -- Why it can never be shown, in words; kept for the operator.
    dead        TEXT
) STRICT;
INSERT INTO outbox_with_kinds (id, lane, kind, game, effect, attempts, dead)
SELECT id, lane,
       CASE WHEN json_valid(effect) THEN coalesce(effect ->> 'effect', 'unknown')
            ELSE 'unknown' END,
       (SELECT id FROM games WHERE lane LIKE 'game:%' AND id = CAST(substr(lane, 6) AS INTEGER)),
       effect, attempts, dead
FROM outbox;
UPDATE outbox_with_kinds SET offer = coalesce(
    'challenge:' || (effect ->> '$.offer.challenge'),
    'draw:' || (effect ->> '$.offer.draw[0]') || ':' || (effect ->> '$.offer.draw[1]')
) WHERE kind = 'offer';
UPDATE outbox_with_kinds SET server = coalesce(
    (SELECT server FROM games WHERE games.id = outbox_with_kinds.game),
    (SELECT min(server) FROM challenges WHERE 'place:' || place = outbox_with_kinds.lane),
    (SELECT min(server) FROM games WHERE 'place:' || thread = outbox_with_kinds.lane)
);
-- What was buried because it was refused is tried again, if it still says what is so: no answer to
-- what was said long ago, and no board of a game that has gone on.
UPDATE outbox_with_kinds SET parked = dead, dead = NULL
WHERE dead NOT LIKE 'it cannot be read%'
  AND (kind IN ('offer', 'settle', 'open')
       OR kind = 'announce'
          AND (effect ->> '$.ply') = (SELECT ply FROM games WHERE id = outbox_with_kinds.game));
-- The numbers go on: the names of our messages are made of them.
DELETE FROM sqlite_sequence WHERE name = 'outbox_with_kinds';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'outbox_with_kinds', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_with_kinds RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE dead IS NULL;
CREATE INDEX outbox_offers ON outbox (offer) WHERE dead IS NULL AND offer IS NOT NULL;
CREATE INDEX outbox_parked ON outbox (id) WHERE parked IS NOT NULL;

-- Where a message stands among those of its place, as its network counts.
ALTER TABLE cursors ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
UPDATE cursors SET position = CAST(substr(message, instr(message, '/') + 1) AS INTEGER)
WHERE message LIKE 'discord:%/%';

-- When the bot last listened, in unix seconds.
ALTER TABLE instance ADD COLUMN heard_at INTEGER NOT NULL DEFAULT 0;
