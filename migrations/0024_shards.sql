-- In how many shards a network is heard by all processes together.
ALTER TABLE instance ADD COLUMN shards INTEGER NOT NULL DEFAULT 1;

-- Until when each of them was heard at least, and until when all was known that was said there; where
-- there is one alone, `attendance` and `instance` say it.
CREATE TABLE shards (
    network     TEXT NOT NULL,
    total       INTEGER NOT NULL,
    shard       INTEGER NOT NULL,
    at          INTEGER,
    heard_at    INTEGER,
    PRIMARY KEY (network, total, shard)
) STRICT, WITHOUT ROWID;
