-- One game can be seen on two networks: where it was begun, and where somebody has joined it.

-- Where else a game is seen than where it was begun. A network sees it in one place.
CREATE TABLE windows (
    game        INTEGER NOT NULL REFERENCES games (id),
    network     TEXT NOT NULL,
    -- The community whose members may look at it, too.
    server      TEXT NOT NULL,
    -- Where it was joined, and where it is played there once that place exists.
    place       TEXT NOT NULL,
    thread      TEXT UNIQUE,
    -- Whether `place` does not exist any more.
    place_lost  INTEGER NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    PRIMARY KEY (game, network)
) STRICT, WITHOUT ROWID;
CREATE INDEX windows_at ON windows (place);
CREATE INDEX windows_in ON windows (server);
CREATE INDEX windows_on ON windows (network);

-- The network on which an effect is seen; that of the place where its game was begun with those of
-- before.
ALTER TABLE outbox ADD COLUMN network TEXT;

-- Something can be posted once on each network.
CREATE TABLE posted_on (
    offer       TEXT NOT NULL,
    network     TEXT NOT NULL,
    message     TEXT NOT NULL,
    PRIMARY KEY (offer, network)
) STRICT, WITHOUT ROWID;
INSERT INTO posted_on (offer, network, message)
SELECT offer, substr(message, 1, instr(message, ':') - 1), message FROM posted;
DROP TABLE posted;
ALTER TABLE posted_on RENAME TO posted;

-- The word by which a challenge that anybody can join is joined from elsewhere.
ALTER TABLE challenges ADD COLUMN code TEXT;
CREATE UNIQUE INDEX challenges_by_code ON challenges (code)
WHERE state = 'open' AND code IS NOT NULL;

-- What people are called on networks that do not know them.
CREATE TABLE handles (
    player      TEXT PRIMARY KEY,
    handle      TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- On how many networks the bot was started last.
ALTER TABLE instance ADD COLUMN networks INTEGER NOT NULL DEFAULT 1;
