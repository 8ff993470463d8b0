-- The files of games that did not come with the program, as they were when a game could be begun with
-- them: it is always replayed by these rules.
CREATE TABLE variant_files (
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    file        TEXT NOT NULL,
    PRIMARY KEY (variant, revision)
) STRICT, WITHOUT ROWID;
