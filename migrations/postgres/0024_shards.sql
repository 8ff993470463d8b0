-- In how many shards a network is heard by all processes together.
ALTER TABLE instance ADD COLUMN shards BIGINT NOT NULL DEFAULT 1;

-- Until when each of them was heard at least, and until when all was known that was said there; where
-- there is one alone, `attendance` and `instance` say it.
CREATE TABLE shards (
    network TEXT COLLATE "C" NOT NULL,
    total BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    at BIGINT,
    heard_at BIGINT,
    PRIMARY KEY (network, total, shard)
);
