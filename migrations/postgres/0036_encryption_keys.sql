-- The keys with which the bot writes and reads where a network encrypts. A process that takes over goes on with
-- them as the same device.
CREATE TABLE encryption_keys (
    -- What it is: a session, a device of somebody, the settings of a room.
    kind TEXT COLLATE "C" NOT NULL,
    -- The bot's own device. A new login is a new device, with keys of its own.
    device TEXT COLLATE "C" NOT NULL,
    -- What it is of, in two parts, such as a room and a session.
    name TEXT COLLATE "C" NOT NULL,
    part TEXT COLLATE "C" NOT NULL,
    -- A second name by which it is found.
    mark TEXT COLLATE "C",
    -- The account that it is about.
    person TEXT COLLATE "C",
    -- The version of the network's backup that has it.
    backup TEXT COLLATE "C",
    value TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, device, name, part)
);
CREATE INDEX encryption_keys_marked ON encryption_keys (kind, device, mark, part);
CREATE INDEX encryption_keys_of ON encryption_keys (person);
