-- The keys with which the bot writes and reads where a network encrypts. A process that takes over goes on with
-- them as the same device.
CREATE TABLE encryption_keys (
    -- What it is: a session, a device of somebody, the settings of a room.
    kind   TEXT NOT NULL,
    -- The bot's own device. A new login is a new device, with keys of its own.
    device TEXT NOT NULL,
    -- What it is of, in two parts, such as a room and a session.
    name   TEXT NOT NULL,
    part   TEXT NOT NULL,
    -- A second name by which it is found.
    mark   TEXT,
    -- The account that it is about.
    person TEXT,
    -- The version of the network's backup that has it.
    backup TEXT,
    value  TEXT NOT NULL,
    PRIMARY KEY (kind, device, name, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX encryption_keys_marked ON encryption_keys (kind, device, mark, part);
CREATE INDEX encryption_keys_of ON encryption_keys (person);
