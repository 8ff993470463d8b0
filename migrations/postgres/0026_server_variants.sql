-- The games that members of a community have sent as files, which are in variant_files: `game` is the id
-- in the file, and `number` as which revision of that it is or was on the community's list. Lists are read without
-- the files.
CREATE TABLE server_variants (
    server TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    author TEXT COLLATE "C" NOT NULL,
    files BIGINT NOT NULL,
    ranks BIGINT NOT NULL,
    number BIGINT,
    listed BIGINT NOT NULL DEFAULT 0,
    sent_at BIGINT NOT NULL,
    PRIMARY KEY (server, variant)
);

CREATE INDEX server_variants_by_variant ON server_variants (variant);

-- Whether something was begun with a file, so that it stays for ever. Those that there are already are the
-- owner's, and stay.
ALTER TABLE variant_files ADD COLUMN begun BIGINT NOT NULL DEFAULT 1;
