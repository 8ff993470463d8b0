-- Made by the migrations up to 36

--- table instance
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
, heard_at INTEGER NOT NULL DEFAULT 0, networks INTEGER NOT NULL DEFAULT 1, stamp_key TEXT, shards INTEGER NOT NULL DEFAULT 1) STRICT;

--- table inbox
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

--- index inbox_at
CREATE INDEX inbox_at ON inbox (at);

--- table games
CREATE TABLE games (
    id          INTEGER PRIMARY KEY,
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL CHECK (revision > 0),
    start_fen   TEXT NOT NULL,
    -- The first mover and the other one.
    white       TEXT NOT NULL,
    black       TEXT NOT NULL CHECK (black <> white),
    -- The community whose members may look at it.
    server      TEXT NOT NULL,
    -- Where the challenge was made, and where it is played once that place exists.
    place       TEXT NOT NULL,
    thread      TEXT UNIQUE,
    -- Whether `place` does not exist any more: the next call's place takes over.
    place_lost  INTEGER NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    ply         INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0),
    draw_by     TEXT CHECK (draw_by IN ('white', 'black')),
    draw_ply    INTEGER,
    -- The plies at which each side has last offered a draw.
    white_offer INTEGER,
    black_offer INTEGER,
    ending      TEXT,
    winner      TEXT CHECK (winner IN ('white', 'black')),
    started_at  INTEGER NOT NULL,
    touched_at  INTEGER NOT NULL, home TEXT GENERATED ALWAYS AS (coalesce(thread, place)) VIRTUAL, declined_ply INTEGER, adjudicated_by TEXT, reason TEXT CHECK ((reason IS NULL) = (adjudicated_by IS NULL)), challenge INTEGER REFERENCES challenges (id), white_account TEXT CHECK (white_account <> white), black_account TEXT CHECK (black_account <> black), white_gone_at INTEGER, black_gone_at INTEGER, rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)), ruling_rated INTEGER NOT NULL DEFAULT 0 CHECK (ruling_rated IN (0, 1)),
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
) STRICT;

--- index games_running_white
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;

--- index games_running_black
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;

--- table moves
CREATE TABLE moves (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    coordinates TEXT NOT NULL,
    at          INTEGER NOT NULL,
    cause       TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

--- table cursors
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
, position INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

--- table challenges
CREATE TABLE "challenges" (
    id          INTEGER PRIMARY KEY,
    challenger  TEXT NOT NULL,
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    side        TEXT NOT NULL CHECK (side IN ('first', 'second', 'random')),
    start_fen   TEXT,
    array_mode  TEXT,
    array_seed  TEXT,
    server      TEXT NOT NULL,
    place       TEXT NOT NULL,
    state       TEXT NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    game        INTEGER REFERENCES games (id),
    made_at     INTEGER NOT NULL,
    -- Until when it can be answered.
    expires_at  INTEGER NOT NULL,
    settled_at  INTEGER, control TEXT, rematch_of INTEGER REFERENCES games (id), opponent TEXT CHECK (opponent <> challenger), uses INTEGER CHECK (uses IS NULL OR (uses > 0 AND opponent IS NULL)), code TEXT, challenger_account TEXT CHECK (challenger_account <> challenger), opponent_account TEXT CHECK (opponent_account <> opponent), rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;

--- index challenges_open_by
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';

--- index challenges_open_until
CREATE INDEX challenges_open_until ON challenges (expires_at) WHERE state = 'open';

--- index games_over_white
CREATE INDEX games_over_white ON games (white, touched_at) WHERE ending IS NOT NULL;

--- index games_over_black
CREATE INDEX games_over_black ON games (black, touched_at) WHERE ending IS NOT NULL;

--- index games_running_home
CREATE INDEX games_running_home ON games (home) WHERE ending IS NULL;

--- index games_running_at
CREATE INDEX games_running_at ON games (place) WHERE ending IS NULL;

--- index games_running_in
CREATE INDEX games_running_in ON games (server) WHERE ending IS NULL;

--- table outbox
CREATE TABLE "outbox" (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    lane        TEXT NOT NULL,
    -- What it is: offer, settle, open, announce or say.
    kind        TEXT NOT NULL,
    -- The game that it is about, if it is about one.
    game        INTEGER REFERENCES games (id),
    -- The community in which it is seen, so that none waits for another one.
    server      TEXT,
    -- What is offered, by its key, if it is an offer.
    offer       TEXT,
    effect      TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    -- Why it cannot be shown until somebody changes that, in words.
    parked      TEXT,
    -- Why it can never be shown, in words; kept for the operator.
    dead        TEXT
, network TEXT) STRICT;

--- index outbox_waiting
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE dead IS NULL;

--- index outbox_offers
CREATE INDEX outbox_offers ON outbox (offer) WHERE dead IS NULL AND offer IS NOT NULL;

--- index outbox_parked
CREATE INDEX outbox_parked ON outbox (id) WHERE parked IS NOT NULL;

--- table settings
CREATE TABLE settings (
    scope       TEXT NOT NULL CHECK (scope IN ('player', 'server')),
    -- Who or which community, by its name.
    holder      TEXT NOT NULL,
    setting     TEXT NOT NULL,
    word        TEXT NOT NULL,
    PRIMARY KEY (scope, holder, setting)
) STRICT, WITHOUT ROWID;

--- table clocks
CREATE TABLE clocks (
    game        INTEGER PRIMARY KEY REFERENCES games (id),
    control     TEXT NOT NULL,
    -- The network on which the game was begun: what makes that stand still stops the clock.
    network     TEXT NOT NULL,
    -- When the first board was seen; before that the clock does not run.
    started_at  INTEGER,
    plies       INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0),
    turn        TEXT NOT NULL DEFAULT 'white' CHECK (turn IN ('white', 'black')),
    -- Since when the side to move thinks, and what it had thought about this turn before.
    since       INTEGER NOT NULL DEFAULT 0,
    spent       INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
    white_bank  INTEGER NOT NULL DEFAULT 0 CHECK (white_bank >= 0),
    white_used  INTEGER NOT NULL DEFAULT 0 CHECK (white_used >= 0),
    white_moves INTEGER NOT NULL DEFAULT 0 CHECK (white_moves >= 0),
    black_bank  INTEGER NOT NULL DEFAULT 0 CHECK (black_bank >= 0),
    black_used  INTEGER NOT NULL DEFAULT 0 CHECK (black_used >= 0),
    black_moves INTEGER NOT NULL DEFAULT 0 CHECK (black_moves >= 0),
    -- What is still to be warned of in this turn, like "24h=86400 3h=10800".
    marks       TEXT NOT NULL DEFAULT '',
    overdue     INTEGER NOT NULL DEFAULT 0 CHECK (overdue IN (0, 1)),
    -- The last moment that was dealt with.
    handled     INTEGER NOT NULL DEFAULT 0,
    over        INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    -- When to look at it again at the latest: something that pauses it may have put that off since.
    due_at      INTEGER
) STRICT;

--- index clocks_due
CREATE INDEX clocks_due ON clocks (network, due_at) WHERE due_at IS NOT NULL;

--- table move_times
CREATE TABLE move_times (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    mover       TEXT NOT NULL CHECK (mover IN ('white', 'black')),
    -- Until when its maker was charged, and for how long.
    at          INTEGER NOT NULL,
    consumed    INTEGER NOT NULL,
    -- Both sides before it.
    white_bank  INTEGER NOT NULL,
    white_used  INTEGER NOT NULL,
    white_moves INTEGER NOT NULL,
    black_bank  INTEGER NOT NULL,
    black_used  INTEGER NOT NULL,
    black_moves INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

--- table freezes
CREATE TABLE freezes (
    scope       TEXT NOT NULL CHECK (scope IN ('game', 'server')),
    holder      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing while it lasts.
    until_at    INTEGER, frozen_by TEXT, reason TEXT,
    PRIMARY KEY (scope, holder, from_at)
) STRICT, WITHOUT ROWID;

--- table outages
CREATE TABLE outages (
    network     TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    until_at    INTEGER NOT NULL CHECK (until_at > from_at),
    PRIMARY KEY (network, until_at)
) STRICT, WITHOUT ROWID;

--- table attendance
CREATE TABLE attendance (
    network     TEXT PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

--- table habits
CREATE TABLE habits (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    number      INTEGER NOT NULL CHECK (number >= 0),
    zone        TEXT NOT NULL,
    days_off    TEXT NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;

--- table vacations
CREATE TABLE vacations (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing if it lasts while there are hours.
    until_at    INTEGER,
    automatic   INTEGER NOT NULL CHECK (automatic IN (0, 1)),
    PRIMARY KEY (player, from_at, automatic)
) STRICT, WITHOUT ROWID;

--- table members
CREATE TABLE members (
    player          TEXT PRIMARY KEY,
    -- Since when hours are paid by themselves at a deadline.
    automatic_since INTEGER,
    -- When they want to hear nothing, like "22:00-07:00".
    quiet           TEXT
) STRICT, WITHOUT ROWID;

--- table proposals
CREATE TABLE proposals (
    game         INTEGER NOT NULL REFERENCES games (id),
    -- How many had been made in the game before it.
    number       INTEGER NOT NULL CHECK (number >= 0),
    proposer     TEXT NOT NULL CHECK (proposer IN ('white', 'black')),
    -- What is asked: that moves are taken back, and how many.
    kind         TEXT NOT NULL CHECK (kind IN ('take-back', 'cancel')),
    plies        INTEGER NOT NULL CHECK (plies >= 0),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply          INTEGER NOT NULL CHECK (ply >= plies),
    taken_back   INTEGER NOT NULL CHECK (taken_back >= 0),
    state        TEXT NOT NULL DEFAULT 'open'
                 CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
    made_at      INTEGER NOT NULL,
    settled_at   INTEGER,
    CHECK ((kind = 'take-back') = (plies > 0)),
    CHECK ((state = 'open') = (settled_at IS NULL)),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

--- index proposals_open
CREATE UNIQUE INDEX proposals_open ON proposals (game) WHERE state = 'open';

--- table moves_taken_back
CREATE TABLE "moves_taken_back" (
    game         INTEGER NOT NULL REFERENCES games (id),
    -- How many moves of the game had been taken back before it.
    number       INTEGER NOT NULL CHECK (number >= 0),
    -- As it was among the moves: the number of plies played before it, and what made us play it.
    ply          INTEGER NOT NULL CHECK (ply >= 0),
    coordinates  TEXT NOT NULL,
    played_at    INTEGER NOT NULL,
    played_cause TEXT NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    cause        TEXT NOT NULL,
    -- Who has agreed to it; nobody, if it was taken back alone within the minute.
    agreed_by    TEXT CHECK (agreed_by IN ('white', 'black')),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

--- index moves_taken_back_because
CREATE INDEX moves_taken_back_because ON moves_taken_back (cause);

--- index challenges_rematch
CREATE INDEX challenges_rematch ON challenges (rematch_of) WHERE state = 'open';

--- index challenges_open_to
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';

--- index challenges_of_pair
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);

--- index games_of_challenge
CREATE INDEX games_of_challenge ON games (challenge, started_at);

--- table blocks
CREATE TABLE blocks (
    player      TEXT NOT NULL,
    blocked     TEXT NOT NULL CHECK (blocked <> player),
    at          INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

--- table notes
CREATE TABLE notes (
    author TEXT NOT NULL,
    game   INTEGER NOT NULL REFERENCES games (id),
    -- Counts up for each author and game.
    number INTEGER NOT NULL CHECK (number > 0),
    -- How many plies were played then.
    ply    INTEGER NOT NULL CHECK (ply >= 0),
    at     INTEGER NOT NULL,
    words  TEXT NOT NULL,
    PRIMARY KEY (author, game, number)
) STRICT, WITHOUT ROWID;

--- index notes_of_a_game
CREATE INDEX notes_of_a_game ON notes (game);

--- table branches
CREATE TABLE branches (
    player     TEXT NOT NULL,
    game       INTEGER NOT NULL REFERENCES games (id),
    -- How many plies of the game are played before it.
    ply        INTEGER NOT NULL CHECK (ply >= 0),
    -- When in the game it was tried: how many plies were played, how many moves taken back.
    tried_ply  INTEGER NOT NULL CHECK (tried_ply >= ply),
    taken_back INTEGER NOT NULL CHECK (taken_back >= 0),
    -- Its moves in coordinates, with spaces between.
    moves      TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

--- index branches_of_a_game
CREATE INDEX branches_of_a_game ON branches (game);

--- table plans
CREATE TABLE plans (
    game         INTEGER NOT NULL REFERENCES games (id),
    owner        TEXT NOT NULL CHECK (owner IN ('white', 'black')),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply          INTEGER NOT NULL CHECK (ply >= 0),
    taken_back   INTEGER NOT NULL CHECK (taken_back >= 0),
    -- The owner's own move that comes first, where the owner is to move.
    begins_with  TEXT,
    PRIMARY KEY (game, owner)
) STRICT, WITHOUT ROWID;

--- table planned_replies
CREATE TABLE planned_replies (
    game         INTEGER NOT NULL,
    owner        TEXT NOT NULL,
    number       INTEGER NOT NULL CHECK (number >= 0),
    -- The reply after which the opponent's move comes; none at the root.
    parent       INTEGER CHECK (parent >= 0 AND parent < number),
    -- The opponent's move, and what answers it: a move, or nothing where the owner resigns.
    answered     TEXT NOT NULL,
    reply        TEXT,
    PRIMARY KEY (game, owner, number),
    FOREIGN KEY (game, owner) REFERENCES plans (game, owner)
) STRICT, WITHOUT ROWID;

--- index challenges_joinable
CREATE INDEX challenges_joinable ON challenges (server, id)
WHERE state = 'open' AND opponent IS NULL;

--- index challenges_joinable_of
CREATE INDEX challenges_joinable_of ON challenges (server, variant, id)
WHERE state = 'open' AND opponent IS NULL;

--- index challenges_joinable_by
CREATE INDEX challenges_joinable_by ON challenges (server, challenger, id)
WHERE state = 'open' AND opponent IS NULL;

--- table tallies
CREATE TABLE tallies (
    player      TEXT NOT NULL,
    server      TEXT NOT NULL,
    variant     TEXT NOT NULL,
    -- How many games have begun, and when the first one did.
    begun       INTEGER NOT NULL CHECK (begun > 0),
    since       INTEGER NOT NULL,
    -- How many of them have ended how. What has ended without a result is not among them.
    won         INTEGER NOT NULL CHECK (won >= 0),
    drawn       INTEGER NOT NULL CHECK (drawn >= 0),
    lost        INTEGER NOT NULL CHECK (lost >= 0),
    PRIMARY KEY (player, server, variant)
) STRICT, WITHOUT ROWID;

--- index games_over_white_of
CREATE INDEX games_over_white_of ON games (white, server, variant, touched_at)
WHERE ending IS NOT NULL;

--- index games_over_black_of
CREATE INDEX games_over_black_of ON games (black, server, variant, touched_at)
WHERE ending IS NOT NULL;

--- table alerts
CREATE TABLE alerts (
    game        INTEGER PRIMARY KEY REFERENCES games (id),
    network     TEXT NOT NULL,
    player      TEXT NOT NULL,
    -- After how many plies it is their turn.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    due_at      INTEGER NOT NULL
) STRICT;

--- index alerts_due
CREATE INDEX alerts_due ON alerts (network, due_at);

--- index alerts_of
CREATE INDEX alerts_of ON alerts (player);

--- table notices
CREATE TABLE notices (
    player      TEXT PRIMARY KEY,
    network     TEXT NOT NULL,
    -- The last day whose list of games they had or could have had, where they live, like
    -- "2026-11-24".
    day         TEXT,
    -- Until when they know of their vacations.
    told_until  INTEGER NOT NULL,
    -- When to look again; nothing if nothing is foreseen.
    due_at      INTEGER
) STRICT, WITHOUT ROWID;

--- index notices_due
CREATE INDEX notices_due ON notices (network, due_at) WHERE due_at IS NOT NULL;

--- table galleries
CREATE TABLE galleries (
    game           INTEGER PRIMARY KEY REFERENCES games (id),
    -- Where they talk, once that place exists.
    place          TEXT UNIQUE,
    white_changes  INTEGER NOT NULL DEFAULT 0 CHECK (white_changes >= 0),
    black_changes  INTEGER NOT NULL DEFAULT 0 CHECK (black_changes >= 0)
) STRICT;

--- table watchers
CREATE TABLE watchers (
    game           INTEGER NOT NULL REFERENCES games (id),
    watcher        TEXT NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (game, watcher)
) STRICT, WITHOUT ROWID;

--- index watchers_lately
CREATE INDEX watchers_lately ON watchers (watcher, at);

--- table game_places
CREATE TABLE game_places (
    -- A place belongs to one community.
    place       TEXT PRIMARY KEY,
    server      TEXT NOT NULL
) STRICT, WITHOUT ROWID;

--- index game_places_of
CREATE INDEX game_places_of ON game_places (server, place);

--- table game_variants
CREATE TABLE game_variants (
    server      TEXT NOT NULL,
    -- The variant's id.
    variant     TEXT NOT NULL,
    PRIMARY KEY (server, variant)
) STRICT, WITHOUT ROWID;

--- table problems
CREATE TABLE problems (
    id            INTEGER PRIMARY KEY,
    server        TEXT NOT NULL,
    -- Where it was posted.
    place         TEXT NOT NULL,
    author        TEXT NOT NULL,
    -- It is solved by the rules of its time.
    variant       TEXT NOT NULL,
    revision      INTEGER NOT NULL,
    -- The side to move is the one that is to find something.
    fen           TEXT NOT NULL,
    -- Within how many moves checkmate is forced, or else the moves that its author has found, in
    -- coordinates with spaces between.
    mate          INTEGER CHECK (mate > 0),
    solution      TEXT,
    -- The number of the game, and how many plies were played then.
    game          INTEGER,
    ply           INTEGER CHECK (ply >= 0),
    made_at       INTEGER NOT NULL,
    -- When it was taken away; until then it can be solved.
    withdrawn_at  INTEGER,
    CHECK ((mate IS NULL) <> (solution IS NULL)),
    CHECK ((game IS NULL) = (ply IS NULL))
) STRICT;

--- index problems_of_a_server
CREATE INDEX problems_of_a_server ON problems (server, id) WHERE withdrawn_at IS NULL;

--- index problems_standing
CREATE INDEX problems_standing ON problems (author) WHERE withdrawn_at IS NULL;

--- index problems_lately
CREATE INDEX problems_lately ON problems (author, made_at);

--- table attempts
CREATE TABLE attempts (
    problem       INTEGER NOT NULL REFERENCES problems (id),
    solver        TEXT NOT NULL,
    -- The moves found and the answers to them, in coordinates with spaces between.
    moves         TEXT NOT NULL,
    -- How many moves were not it.
    wrong         INTEGER NOT NULL CHECK (wrong >= 0),
    -- When it was solved.
    solved_at     INTEGER,
    PRIMARY KEY (problem, solver)
) STRICT, WITHOUT ROWID;

--- index attempts_that_solve
CREATE INDEX attempts_that_solve ON attempts (problem, solved_at, solver) WHERE solved_at IS NOT NULL;

--- index freezes_lasting
CREATE UNIQUE INDEX freezes_lasting ON freezes (scope, holder) WHERE until_at IS NULL;

--- table remembered
CREATE TABLE remembered (
    network     TEXT NOT NULL,
    -- What it is, in the network's own terms.
    name        TEXT NOT NULL,
    value       TEXT NOT NULL,
    PRIMARY KEY (network, name)
) STRICT, WITHOUT ROWID;

--- index challenges_rematches
CREATE INDEX challenges_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;

--- table windows
CREATE TABLE windows (
    game        INTEGER NOT NULL REFERENCES games (id),
    network     TEXT NOT NULL,
    -- The community whose members may look at it, too.
    server      TEXT NOT NULL,
    -- Where it was joined, and where it is played there once that place exists.
    place       TEXT NOT NULL,
    thread      TEXT UNIQUE,
    -- Whether `place` does not exist any more.
    place_lost  INTEGER NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    PRIMARY KEY (game, network)
) STRICT, WITHOUT ROWID;

--- index windows_at
CREATE INDEX windows_at ON windows (place);

--- index windows_in
CREATE INDEX windows_in ON windows (server);

--- index windows_on
CREATE INDEX windows_on ON windows (network);

--- table posted
CREATE TABLE "posted" (
    offer       TEXT NOT NULL,
    network     TEXT NOT NULL,
    message     TEXT NOT NULL,
    PRIMARY KEY (offer, network)
) STRICT, WITHOUT ROWID;

--- index challenges_by_code
CREATE UNIQUE INDEX challenges_by_code ON challenges (code)
WHERE state = 'open' AND code IS NOT NULL;

--- table handles
CREATE TABLE handles (
    player      TEXT PRIMARY KEY,
    handle      TEXT NOT NULL
) STRICT, WITHOUT ROWID;

--- table links
CREATE TABLE links (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    account         TEXT NOT NULL,
    member          TEXT NOT NULL CHECK (member <> account),
    network         TEXT NOT NULL,
    -- What both are called on their networks, for the words on the other one.
    account_handle  TEXT NOT NULL,
    member_handle   TEXT NOT NULL,
    from_at         INTEGER NOT NULL,
    until_at        INTEGER
) STRICT;

--- index links_of
CREATE INDEX links_of ON links (account, from_at);

--- index links_lasting
CREATE UNIQUE INDEX links_lasting ON links (account) WHERE until_at IS NULL;

--- index links_to
CREATE UNIQUE INDEX links_to ON links (member, network) WHERE until_at IS NULL;

--- table link_codes
CREATE TABLE link_codes (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    account         TEXT NOT NULL UNIQUE,
    handle          TEXT NOT NULL,
    hash            TEXT NOT NULL UNIQUE,
    expires_at      INTEGER NOT NULL,
    typed_by        TEXT
) STRICT;

--- index link_codes_over
CREATE INDEX link_codes_over ON link_codes (expires_at);

--- index games_white_account
CREATE INDEX games_white_account ON games (white_account) WHERE white_account IS NOT NULL;

--- index games_black_account
CREATE INDEX games_black_account ON games (black_account) WHERE black_account IS NOT NULL;

--- index challenges_challenger_account
CREATE INDEX challenges_challenger_account ON challenges (challenger_account)
WHERE challenger_account IS NOT NULL;

--- index challenges_opponent_account
CREATE INDEX challenges_opponent_account ON challenges (opponent_account)
WHERE opponent_account IS NOT NULL;

--- index challenges_settled_to
CREATE INDEX challenges_settled_to ON challenges (opponent)
WHERE opponent IS NOT NULL AND state <> 'open';

--- index attempts_of
CREATE INDEX attempts_of ON attempts (solver);

--- index blocks_of
CREATE INDEX blocks_of ON blocks (blocked);

--- index games_adjudicated_by
CREATE INDEX games_adjudicated_by ON games (adjudicated_by) WHERE adjudicated_by IS NOT NULL;

--- index freezes_by
CREATE INDEX freezes_by ON freezes (frozen_by) WHERE frozen_by IS NOT NULL;

--- index links_under
CREATE INDEX links_under ON links (member);

--- table communities
CREATE TABLE communities (
    server      TEXT PRIMARY KEY,
    network     TEXT NOT NULL,
    -- Since when we are there no more; nothing while we are.
    left_at     INTEGER
) STRICT, WITHOUT ROWID;

--- index communities_there
CREATE INDEX communities_there ON communities (network) WHERE left_at IS NULL;

--- index communities_left
CREATE INDEX communities_left ON communities (left_at) WHERE left_at IS NOT NULL;

--- table departures
CREATE TABLE departures (
    stamp       TEXT PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

--- table departed_blocks
CREATE TABLE departed_blocks (
    stamp       TEXT NOT NULL,
    player      TEXT NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (stamp, player)
) STRICT, WITHOUT ROWID;

--- index departures_at
CREATE INDEX departures_at ON departures (at);

--- index departed_blocks_of
CREATE INDEX departed_blocks_of ON departed_blocks (player);

--- table shards
CREATE TABLE shards (
    network     TEXT NOT NULL,
    total       INTEGER NOT NULL,
    shard       INTEGER NOT NULL,
    at          INTEGER,
    heard_at    INTEGER,
    PRIMARY KEY (network, total, shard)
) STRICT, WITHOUT ROWID;

--- table variant_files
CREATE TABLE variant_files (
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    file        TEXT NOT NULL, begun INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (variant, revision)
) STRICT, WITHOUT ROWID;

--- table server_variants
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

--- index server_variants_by_variant
CREATE INDEX server_variants_by_variant ON server_variants (variant);

--- table threads
CREATE TABLE threads (
    place       TEXT NOT NULL PRIMARY KEY,
    channel     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

--- index threads_of
CREATE INDEX threads_of ON threads (channel);

--- table left_places
CREATE TABLE left_places (
    game        INTEGER NOT NULL REFERENCES games (id),
    network     TEXT NOT NULL,
    place       TEXT NOT NULL,
    thread      TEXT,
    PRIMARY KEY (game, network)
) STRICT, WITHOUT ROWID;

--- index left_places_at
CREATE INDEX left_places_at ON left_places (place);

--- index games_over_in
CREATE INDEX games_over_in ON games (server, place, variant, ending) WHERE ending IS NOT NULL;

--- table daily_problems
CREATE TABLE daily_problems (
    server        TEXT NOT NULL PRIMARY KEY,
    -- By its network it is found out who posts it.
    network       TEXT NOT NULL,
    place         TEXT NOT NULL,
    due_at        INTEGER,
    last          INTEGER
) STRICT, WITHOUT ROWID;

--- index daily_problems_due
CREATE INDEX daily_problems_due ON daily_problems (network, due_at) WHERE due_at IS NOT NULL;

--- index daily_problems_at
CREATE INDEX daily_problems_at ON daily_problems (place) WHERE due_at IS NOT NULL;

--- index problems_of_a_game
CREATE INDEX problems_of_a_game ON problems (game) WHERE game IS NOT NULL;

--- index games_over_at
CREATE INDEX games_over_at ON games (place, id) WHERE ending IS NOT NULL;

--- index games_rated_over
CREATE INDEX games_rated_over ON games (touched_at, id) WHERE rated = 1 AND ending IS NOT NULL;

--- index games_rated_running
CREATE INDEX games_rated_running ON games (started_at) WHERE rated = 1 AND ending IS NULL;

--- index games_rated_in
CREATE INDEX games_rated_in ON games (server, variant, place, white, black)
    WHERE rated = 1 AND ending IS NOT NULL;

--- table rating_months
CREATE TABLE rating_months (
    month         INTEGER NOT NULL PRIMARY KEY,
    digest        TEXT NOT NULL,
    computed_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

--- table ratings
CREATE TABLE ratings (
    month         INTEGER NOT NULL,
    variant       TEXT NOT NULL,
    player        TEXT NOT NULL,
    rating        REAL NOT NULL,
    deviation     REAL NOT NULL,
    volatility    REAL NOT NULL,
    -- Whether the player lost their last game that mattered on time.
    late          INTEGER NOT NULL CHECK (late IN (0, 1)),
    PRIMARY KEY (month, variant, player)
) STRICT, WITHOUT ROWID;

--- index ratings_of
CREATE INDEX ratings_of ON ratings (player, month);

--- table leagues
CREATE TABLE leagues (
    id            INTEGER NOT NULL PRIMARY KEY,
    server        TEXT NOT NULL,
    -- That of the place.
    network       TEXT NOT NULL,
    -- Where it is posted, and where its games begin.
    place         TEXT NOT NULL,
    name          TEXT NOT NULL,
    made_by       TEXT NOT NULL,
    season        INTEGER NOT NULL CHECK (season > 0),
    -- The season before.
    follows       INTEGER,
    -- Ids, revisions and names, as JSON.
    variants      TEXT NOT NULL,
    control       TEXT NOT NULL,
    size          INTEGER NOT NULL,
    games_at_once INTEGER NOT NULL,
    meetings      INTEGER NOT NULL CHECK (meetings IN (1, 2)),
    days          INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1)),
    repeats       INTEGER NOT NULL CHECK (repeats IN (0, 1)),
    -- What everything is drawn from: a secret until it has begun.
    seed          TEXT NOT NULL,
    made_at       INTEGER NOT NULL,
    starts_at     INTEGER NOT NULL,
    -- It is a draft until then.
    published_at  INTEGER,
    begun_at      INTEGER,
    -- Until when games begin.
    ends_at       INTEGER,
    -- Since when no more games begin, and when results are proposed for those that run then.
    cut_at        INTEGER,
    judged_at     INTEGER,
    over_at       INTEGER,
    -- When something is to be done for it.
    due_at        INTEGER
) STRICT;

--- index leagues_here
CREATE INDEX leagues_here ON leagues (server, over_at);

--- index leagues_made_by
CREATE INDEX leagues_made_by ON leagues (made_by);

--- index leagues_due
CREATE INDEX leagues_due ON leagues (network, due_at) WHERE due_at IS NOT NULL;

--- index leagues_follows
CREATE INDEX leagues_follows ON leagues (follows) WHERE follows IS NOT NULL;

--- table league_players
CREATE TABLE league_players (
    league        INTEGER NOT NULL REFERENCES leagues (id),
    number        INTEGER NOT NULL,
    player        TEXT NOT NULL,
    joined_at     INTEGER NOT NULL,
    left_at       INTEGER,
    -- Since when a player with a running game is known to have left the community.
    gone_at       INTEGER,
    -- Where a player sits, once it has begun: the division and the number there, both from 1.
    division      INTEGER,
    seat          INTEGER,
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;

--- index league_players_of
CREATE UNIQUE INDEX league_players_of ON league_players (player, league);

--- table league_games
CREATE TABLE league_games (
    league        INTEGER NOT NULL REFERENCES leagues (id),
    division      INTEGER NOT NULL,
    -- The place in the pairings of the division, from 0.
    pairing       INTEGER NOT NULL,
    game          INTEGER NOT NULL REFERENCES games (id),
    -- When its end was stored.
    ended_at      INTEGER,
    -- How many plies it had when no more games began.
    last_ply      INTEGER,
    -- The result that is proposed for it, and from when on it stands.
    proposed      TEXT CHECK (proposed IN ('white', 'black', 'draw')),
    stands_at     INTEGER,
    PRIMARY KEY (league, division, pairing)
) STRICT, WITHOUT ROWID;

--- index league_games_of
CREATE UNIQUE INDEX league_games_of ON league_games (game);

--- index leagues_at_the_end
CREATE INDEX leagues_at_the_end ON leagues (network) WHERE cut_at IS NOT NULL AND over_at IS NULL;

--- table ladder_places
CREATE TABLE ladder_places (
    server    TEXT NOT NULL,
    variant   TEXT NOT NULL,
    player    TEXT NOT NULL,
    -- Only the order counts: there may be gaps.
    place     INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (server, variant, player)
) STRICT, WITHOUT ROWID;

--- index ladder_places_of
CREATE INDEX ladder_places_of ON ladder_places (player);

--- table ladder_games
CREATE TABLE ladder_games (
    game       INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    server     TEXT NOT NULL,
    variant    TEXT NOT NULL,
    -- Where it began.
    network    TEXT NOT NULL,
    -- When its end was stored, and when that has changed the ladder.
    ended_at   INTEGER,
    settled_at INTEGER
) STRICT;

--- index ladder_games_of
CREATE INDEX ladder_games_of ON ladder_games (server, variant);

--- index ladder_games_due
CREATE INDEX ladder_games_due ON ladder_games (network, ended_at)
    WHERE settled_at IS NULL AND ended_at IS NOT NULL;

--- table page_links
CREATE TABLE page_links (
    -- SHA-256 of what stands in the link, which itself is not kept.
    hash    TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- The game that it leads to.
    game    INTEGER,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

--- index page_links_of
CREATE INDEX page_links_of ON page_links (account);

--- index page_links_made
CREATE INDEX page_links_made ON page_links (made_at);

--- table page_sessions
CREATE TABLE page_sessions (
    -- SHA-256 of the cookie.
    hash    TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

--- index page_sessions_of
CREATE INDEX page_sessions_of ON page_sessions (account);

--- index page_sessions_made
CREATE INDEX page_sessions_made ON page_sessions (made_at);

--- table encryption_keys
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

--- index encryption_keys_marked
CREATE INDEX encryption_keys_marked ON encryption_keys (kind, device, mark, part);

--- index encryption_keys_of
CREATE INDEX encryption_keys_of ON encryption_keys (person);
