-- Personal links to the pages in a browser. Each is good once, for a short time.
CREATE TABLE page_links (
    -- SHA-256 of what stands in the link, which itself is not kept.
    hash    TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- The game that it leads to.
    game    INTEGER,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX page_links_of ON page_links (account);
CREATE INDEX page_links_made ON page_links (made_at);
-- The browsers in which somebody is signed in.
CREATE TABLE page_sessions (
    -- SHA-256 of the cookie.
    hash    TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX page_sessions_of ON page_sessions (account);
CREATE INDEX page_sessions_made ON page_sessions (made_at);
