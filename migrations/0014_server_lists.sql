-- Where in a community games are begun, and which. What those who manage it have listed is allowed;
-- while nothing is listed, everything is.
CREATE TABLE game_places (
    -- A place belongs to one community.
    place       TEXT PRIMARY KEY,
    server      TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX game_places_of ON game_places (server, place);

CREATE TABLE game_variants (
    server      TEXT NOT NULL,
    -- The variant's id.
    variant     TEXT NOT NULL,
    PRIMARY KEY (server, variant)
) STRICT, WITHOUT ROWID;
