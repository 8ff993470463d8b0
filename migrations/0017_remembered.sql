-- What the bot has to remember of a network for the network's own sake: how far it has been read,
-- as whom we are known there. Nothing of a game.
CREATE TABLE remembered (
    network     TEXT NOT NULL,
    -- What it is, in the network's own terms.
    name        TEXT NOT NULL,
    value       TEXT NOT NULL,
    PRIMARY KEY (network, name)
) STRICT, WITHOUT ROWID;
