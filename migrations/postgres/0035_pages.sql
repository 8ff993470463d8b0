-- Personal links to the pages in a browser. Each is good once, for a short time.
CREATE TABLE page_links (
    -- SHA-256 of what stands in the link, which itself is not kept.
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL,
    -- The game that it leads to.
    game BIGINT,
    made_at BIGINT NOT NULL
);
CREATE INDEX page_links_of ON page_links (account);
CREATE INDEX page_links_made ON page_links (made_at);
-- The browsers in which somebody is signed in.
CREATE TABLE page_sessions (
    -- SHA-256 of the cookie.
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX page_sessions_of ON page_sessions (account);
CREATE INDEX page_sessions_made ON page_sessions (made_at);
