-- How somebody wants to see boards that are shown to them alone. What is missing is as usual.
CREATE TABLE preferences (
    player      TEXT PRIMARY KEY,
    theme       TEXT NOT NULL,
    pieces      TEXT NOT NULL,
    coordinates INTEGER NOT NULL CHECK (coordinates IN (0, 1)),
    scale       TEXT NOT NULL,
    view        TEXT NOT NULL
) STRICT, WITHOUT ROWID;
