-- The games that members of a community have sent as files, which are in variant_files: `game` is the id
-- in the file, and `number` as which revision of that it is or was on the community's list. Lists are read without
-- the files.
CREATE TABLE server_variants (
    server      TEXT NOT NULL,
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    game        TEXT NOT NULL,
    name        TEXT NOT NULL,
    author      TEXT NOT NULL,
    files       INTEGER NOT NULL,
    ranks       INTEGER NOT NULL,
    number      INTEGER,
    listed      INTEGER NOT NULL DEFAULT 0,
    sent_at     INTEGER NOT NULL,
    PRIMARY KEY (server, variant)
) STRICT, WITHOUT ROWID;

CREATE INDEX server_variants_by_variant ON server_variants (variant);

-- Whether something was begun with a file, so that it stays for ever. Those that there are already are the
-- owner's, and stay.
ALTER TABLE variant_files ADD COLUMN begun INTEGER NOT NULL DEFAULT 1;
