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
