-- Everything that the migrations 1 to 21 of a file make. Numbers have 64 bits, and text is ordered by
-- its bytes, as it is there.

-- One row: which database this is. The nonces of our messages begin with it.
CREATE TABLE instance (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    name TEXT COLLATE "C" NOT NULL,
    heard_at BIGINT NOT NULL DEFAULT 0,
    networks BIGINT NOT NULL DEFAULT 1
);

-- What has been acted on, with the answer given, so that the same cause is acted on once.
CREATE TABLE inbox (
    cause TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL,
    reply TEXT COLLATE "C" NOT NULL
);
CREATE INDEX inbox_at ON inbox (at);

CREATE TABLE games (
    id BIGINT PRIMARY KEY,
    variant TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL CHECK (revision > 0),
    start_fen TEXT COLLATE "C" NOT NULL,
    -- The first mover and the other one.
    white TEXT COLLATE "C" NOT NULL,
    black TEXT COLLATE "C" NOT NULL CHECK (black <> white),
    -- The community whose members may look at it.
    server TEXT COLLATE "C" NOT NULL,
    -- Where the challenge was made, and where it is played once that place exists.
    place TEXT COLLATE "C" NOT NULL,
    thread TEXT COLLATE "C" UNIQUE,
    -- Whether `place` does not exist any more: the next call's place takes over.
    place_lost BIGINT NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    ply BIGINT NOT NULL DEFAULT 0 CHECK (ply >= 0),
    draw_by TEXT COLLATE "C" CHECK (draw_by IN ('white', 'black')),
    draw_ply BIGINT,
    -- The plies at which each side has last offered a draw.
    white_offer BIGINT,
    black_offer BIGINT,
    ending TEXT COLLATE "C",
    winner TEXT COLLATE "C" CHECK (winner IN ('white', 'black')),
    started_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL,
    home TEXT COLLATE "C" GENERATED ALWAYS AS (coalesce(thread, place)) STORED,
    declined_ply BIGINT,
    adjudicated_by TEXT COLLATE "C",
    reason TEXT COLLATE "C" CHECK ((reason IS NULL) = (adjudicated_by IS NULL)),
    challenge BIGINT,
    white_account TEXT COLLATE "C" CHECK (white_account <> white),
    black_account TEXT COLLATE "C" CHECK (black_account <> black),
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
);
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;
CREATE INDEX games_over_white ON games (white, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_over_black ON games (black, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_running_home ON games (home) WHERE ending IS NULL;
CREATE INDEX games_running_at ON games (place) WHERE ending IS NULL;
CREATE INDEX games_running_in ON games (server) WHERE ending IS NULL;
CREATE INDEX games_of_challenge ON games (challenge, started_at);
CREATE INDEX games_over_white_of ON games (white, server, variant, touched_at)
WHERE ending IS NOT NULL;
CREATE INDEX games_over_black_of ON games (black, server, variant, touched_at)
WHERE ending IS NOT NULL;
CREATE INDEX games_white_account ON games (white_account) WHERE white_account IS NOT NULL;
CREATE INDEX games_black_account ON games (black_account) WHERE black_account IS NOT NULL;

CREATE TABLE moves (
    game BIGINT NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    coordinates TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    cause TEXT COLLATE "C" NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
);

CREATE TABLE cursors (
    place TEXT COLLATE "C" PRIMARY KEY,
    message TEXT COLLATE "C" NOT NULL,
    position BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE challenges (
    id BIGINT PRIMARY KEY,
    challenger TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('first', 'second', 'random')),
    start_fen TEXT COLLATE "C",
    array_mode TEXT COLLATE "C",
    array_seed TEXT COLLATE "C",
    server TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    game BIGINT REFERENCES games (id),
    made_at BIGINT NOT NULL,
    -- Until when it can be answered.
    expires_at BIGINT NOT NULL,
    settled_at BIGINT,
    control TEXT COLLATE "C",
    rematch_of BIGINT REFERENCES games (id),
    opponent TEXT COLLATE "C" CHECK (opponent <> challenger),
    uses BIGINT CHECK (uses IS NULL OR (uses > 0 AND opponent IS NULL)),
    code TEXT COLLATE "C",
    challenger_account TEXT COLLATE "C" CHECK (challenger_account <> challenger),
    opponent_account TEXT COLLATE "C" CHECK (opponent_account <> opponent),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
);
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_until ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_rematch ON challenges (rematch_of) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);
CREATE INDEX challenges_joinable ON challenges (server, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_of ON challenges (server, variant, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_by ON challenges (server, challenger, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE UNIQUE INDEX challenges_by_code ON challenges (code)
WHERE state = 'open' AND code IS NOT NULL;
CREATE INDEX challenges_challenger_account ON challenges (challenger_account)
WHERE challenger_account IS NOT NULL;
CREATE INDEX challenges_opponent_account ON challenges (opponent_account)
WHERE opponent_account IS NOT NULL;
CREATE INDEX challenges_settled_to ON challenges (opponent)
WHERE opponent IS NOT NULL AND state <> 'open';

-- What others shall see and have not seen yet. Rows of one lane are delivered in order.
CREATE TABLE outbox (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    lane TEXT COLLATE "C" NOT NULL,
    -- What it is: offer, settle, open, announce or say.
    kind TEXT COLLATE "C" NOT NULL,
    -- The game that it is about, if it is about one.
    game BIGINT REFERENCES games (id),
    -- The community in which it is seen, so that none waits for another one.
    server TEXT COLLATE "C",
    -- What is offered, by its key, if it is an offer.
    offer TEXT COLLATE "C",
    effect TEXT COLLATE "C" NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    -- Why it cannot be shown until somebody changes that, in words.
    parked TEXT COLLATE "C",
    -- Why it can never be shown, in words; kept for the operator.
    dead TEXT COLLATE "C",
    network TEXT COLLATE "C"
);
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE dead IS NULL;
CREATE INDEX outbox_offers ON outbox (offer) WHERE dead IS NULL AND offer IS NOT NULL;
CREATE INDEX outbox_parked ON outbox (id) WHERE parked IS NOT NULL;

CREATE TABLE settings (
    scope TEXT COLLATE "C" NOT NULL CHECK (scope IN ('player', 'server')),
    -- Who or which community, by its name.
    holder TEXT COLLATE "C" NOT NULL,
    setting TEXT COLLATE "C" NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (scope, holder, setting)
);

CREATE TABLE clocks (
    game BIGINT PRIMARY KEY REFERENCES games (id),
    control TEXT COLLATE "C" NOT NULL,
    -- The network on which the game was begun: what makes that stand still stops the clock.
    network TEXT COLLATE "C" NOT NULL,
    -- When the first board was seen; before that the clock does not run.
    started_at BIGINT,
    plies BIGINT NOT NULL DEFAULT 0 CHECK (plies >= 0),
    turn TEXT COLLATE "C" NOT NULL DEFAULT 'white' CHECK (turn IN ('white', 'black')),
    -- Since when the side to move thinks, and what it had thought about this turn before.
    since BIGINT NOT NULL DEFAULT 0,
    spent BIGINT NOT NULL DEFAULT 0 CHECK (spent >= 0),
    white_bank BIGINT NOT NULL DEFAULT 0 CHECK (white_bank >= 0),
    white_used BIGINT NOT NULL DEFAULT 0 CHECK (white_used >= 0),
    white_moves BIGINT NOT NULL DEFAULT 0 CHECK (white_moves >= 0),
    black_bank BIGINT NOT NULL DEFAULT 0 CHECK (black_bank >= 0),
    black_used BIGINT NOT NULL DEFAULT 0 CHECK (black_used >= 0),
    black_moves BIGINT NOT NULL DEFAULT 0 CHECK (black_moves >= 0),
    -- What is still to be warned of in this turn, like "24h=86400 3h=10800".
    marks TEXT COLLATE "C" NOT NULL DEFAULT '',
    overdue BIGINT NOT NULL DEFAULT 0 CHECK (overdue IN (0, 1)),
    -- The last moment that was dealt with.
    handled BIGINT NOT NULL DEFAULT 0,
    over BIGINT NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    -- When to look at it again at the latest: something that pauses it may have put that off since.
    due_at BIGINT
);
CREATE INDEX clocks_due ON clocks (network, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE move_times (
    game BIGINT NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    mover TEXT COLLATE "C" NOT NULL CHECK (mover IN ('white', 'black')),
    -- Until when its maker was charged, and for how long.
    at BIGINT NOT NULL,
    consumed BIGINT NOT NULL,
    -- Both sides before it.
    white_bank BIGINT NOT NULL,
    white_used BIGINT NOT NULL,
    white_moves BIGINT NOT NULL,
    black_bank BIGINT NOT NULL,
    black_used BIGINT NOT NULL,
    black_moves BIGINT NOT NULL,
    PRIMARY KEY (game, ply)
);

CREATE TABLE freezes (
    scope TEXT COLLATE "C" NOT NULL CHECK (scope IN ('game', 'server')),
    holder TEXT COLLATE "C" NOT NULL,
    from_at BIGINT NOT NULL,
    -- Nothing while it lasts.
    until_at BIGINT,
    frozen_by TEXT COLLATE "C",
    reason TEXT COLLATE "C",
    PRIMARY KEY (scope, holder, from_at)
);
CREATE UNIQUE INDEX freezes_lasting ON freezes (scope, holder) WHERE until_at IS NULL;

CREATE TABLE outages (
    network TEXT COLLATE "C" NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL CHECK (until_at > from_at),
    PRIMARY KEY (network, until_at)
);

CREATE TABLE attendance (
    network TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE habits (
    player TEXT COLLATE "C" NOT NULL,
    from_at BIGINT NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 0),
    zone TEXT COLLATE "C" NOT NULL,
    days_off TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player, number)
);

CREATE TABLE vacations (
    player TEXT COLLATE "C" NOT NULL,
    from_at BIGINT NOT NULL,
    -- Nothing if it lasts while there are hours.
    until_at BIGINT,
    automatic BIGINT NOT NULL CHECK (automatic IN (0, 1)),
    PRIMARY KEY (player, from_at, automatic)
);

CREATE TABLE members (
    player TEXT COLLATE "C" PRIMARY KEY,
    -- Since when hours are paid by themselves at a deadline.
    automatic_since BIGINT,
    -- When they want to hear nothing, like "22:00-07:00".
    quiet TEXT COLLATE "C"
);

CREATE TABLE proposals (
    game BIGINT NOT NULL REFERENCES games (id),
    -- How many had been made in the game before it.
    number BIGINT NOT NULL CHECK (number >= 0),
    proposer TEXT COLLATE "C" NOT NULL CHECK (proposer IN ('white', 'black')),
    -- What is asked: that moves are taken back, and how many.
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('take-back', 'cancel')),
    plies BIGINT NOT NULL CHECK (plies >= 0),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply BIGINT NOT NULL CHECK (ply >= plies),
    taken_back BIGINT NOT NULL CHECK (taken_back >= 0),
    state TEXT COLLATE "C" NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'lapsed')),
    made_at BIGINT NOT NULL,
    settled_at BIGINT,
    CHECK ((kind = 'take-back') = (plies > 0)),
    CHECK ((state = 'open') = (settled_at IS NULL)),
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX proposals_open ON proposals (game) WHERE state = 'open';

CREATE TABLE moves_taken_back (
    game BIGINT NOT NULL REFERENCES games (id),
    -- How many moves of the game had been taken back before it.
    number BIGINT NOT NULL CHECK (number >= 0),
    -- As it was among the moves: the number of plies played before it, and what made us play it.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    coordinates TEXT COLLATE "C" NOT NULL,
    played_at BIGINT NOT NULL,
    played_cause TEXT COLLATE "C" NOT NULL UNIQUE,
    at BIGINT NOT NULL,
    cause TEXT COLLATE "C" NOT NULL,
    -- Who has agreed to it; nobody, if it was taken back alone within the minute.
    agreed_by TEXT COLLATE "C" CHECK (agreed_by IN ('white', 'black')),
    PRIMARY KEY (game, number)
);
CREATE INDEX moves_taken_back_because ON moves_taken_back (cause);

CREATE TABLE blocks (
    player TEXT COLLATE "C" NOT NULL,
    blocked TEXT COLLATE "C" NOT NULL CHECK (blocked <> player),
    at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_of ON blocks (blocked);

CREATE TABLE notes (
    author TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    -- Counts up for each author and game.
    number BIGINT NOT NULL CHECK (number > 0),
    -- How many plies were played then.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    at BIGINT NOT NULL,
    words TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (author, game, number)
);
CREATE INDEX notes_of_a_game ON notes (game);

CREATE TABLE branches (
    player TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    -- How many plies of the game are played before it.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    -- When in the game it was tried: how many plies were played, how many moves taken back.
    tried_ply BIGINT NOT NULL CHECK (tried_ply >= ply),
    taken_back BIGINT NOT NULL CHECK (taken_back >= 0),
    -- Its moves in coordinates, with spaces between.
    moves TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX branches_of_a_game ON branches (game);

CREATE TABLE plans (
    game BIGINT NOT NULL REFERENCES games (id),
    owner TEXT COLLATE "C" NOT NULL CHECK (owner IN ('white', 'black')),
    -- When in the game: how many plies were played, and how many had been taken back.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    taken_back BIGINT NOT NULL CHECK (taken_back >= 0),
    -- The owner's own move that comes first, where the owner is to move.
    begins_with TEXT COLLATE "C",
    PRIMARY KEY (game, owner)
);

CREATE TABLE planned_replies (
    game BIGINT NOT NULL,
    owner TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 0),
    -- The reply after which the opponent's move comes; none at the root.
    parent BIGINT CHECK (parent >= 0 AND parent < number),
    -- The opponent's move, and what answers it: a move, or nothing where the owner resigns.
    answered TEXT COLLATE "C" NOT NULL,
    reply TEXT COLLATE "C",
    PRIMARY KEY (game, owner, number),
    FOREIGN KEY (game, owner) REFERENCES plans (game, owner)
);

CREATE TABLE tallies (
    player TEXT COLLATE "C" NOT NULL,
    server TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    -- How many games have begun, and when the first one did.
    begun BIGINT NOT NULL CHECK (begun > 0),
    since BIGINT NOT NULL,
    -- How many of them have ended how. What has ended without a result is not among them.
    won BIGINT NOT NULL CHECK (won >= 0),
    drawn BIGINT NOT NULL CHECK (drawn >= 0),
    lost BIGINT NOT NULL CHECK (lost >= 0),
    PRIMARY KEY (player, server, variant)
);

CREATE TABLE alerts (
    game BIGINT PRIMARY KEY REFERENCES games (id),
    network TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    -- After how many plies it is their turn.
    ply BIGINT NOT NULL CHECK (ply >= 0),
    due_at BIGINT NOT NULL
);
CREATE INDEX alerts_due ON alerts (network, due_at);
CREATE INDEX alerts_of ON alerts (player);

CREATE TABLE notices (
    player TEXT COLLATE "C" PRIMARY KEY,
    network TEXT COLLATE "C" NOT NULL,
    -- The last day whose list of games they had or could have had, where they live, like
    -- "2026-11-24".
    day TEXT COLLATE "C",
    -- Until when they know of their vacations.
    told_until BIGINT NOT NULL,
    -- When to look again; nothing if nothing is foreseen.
    due_at BIGINT
);
CREATE INDEX notices_due ON notices (network, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE galleries (
    game BIGINT PRIMARY KEY REFERENCES games (id),
    -- Where they talk, once that place exists.
    place TEXT COLLATE "C" UNIQUE,
    white_changes BIGINT NOT NULL DEFAULT 0 CHECK (white_changes >= 0),
    black_changes BIGINT NOT NULL DEFAULT 0 CHECK (black_changes >= 0)
);

CREATE TABLE watchers (
    game BIGINT NOT NULL REFERENCES games (id),
    watcher TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, watcher)
);
CREATE INDEX watchers_lately ON watchers (watcher, at);

CREATE TABLE game_places (
    -- A place belongs to one community.
    place TEXT COLLATE "C" PRIMARY KEY,
    server TEXT COLLATE "C" NOT NULL
);
CREATE INDEX game_places_of ON game_places (server, place);

CREATE TABLE game_variants (
    server TEXT COLLATE "C" NOT NULL,
    -- The variant's id.
    variant TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (server, variant)
);

CREATE TABLE problems (
    id BIGINT PRIMARY KEY,
    server TEXT COLLATE "C" NOT NULL,
    -- Where it was posted.
    place TEXT COLLATE "C" NOT NULL,
    author TEXT COLLATE "C" NOT NULL,
    -- It is solved by the rules of its time.
    variant TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    -- The side to move is the one that is to find something.
    fen TEXT COLLATE "C" NOT NULL,
    -- Within how many moves checkmate is forced, or else the moves that its author has found, in
    -- coordinates with spaces between.
    mate BIGINT CHECK (mate > 0),
    solution TEXT COLLATE "C",
    -- The number of the game, and how many plies were played then.
    game BIGINT,
    ply BIGINT CHECK (ply >= 0),
    made_at BIGINT NOT NULL,
    -- When it was taken away; until then it can be solved.
    withdrawn_at BIGINT,
    CHECK ((mate IS NULL) <> (solution IS NULL)),
    CHECK ((game IS NULL) = (ply IS NULL))
);
CREATE INDEX problems_of_a_server ON problems (server, id) WHERE withdrawn_at IS NULL;
CREATE INDEX problems_standing ON problems (author) WHERE withdrawn_at IS NULL;
CREATE INDEX problems_lately ON problems (author, made_at);

CREATE TABLE attempts (
    problem BIGINT NOT NULL REFERENCES problems (id),
    solver TEXT COLLATE "C" NOT NULL,
    -- The moves found and the answers to them, in coordinates with spaces between.
    moves TEXT COLLATE "C" NOT NULL,
    -- How many moves were not it.
    wrong BIGINT NOT NULL CHECK (wrong >= 0),
    -- When it was solved.
    solved_at BIGINT,
    PRIMARY KEY (problem, solver)
);
CREATE INDEX attempts_that_solve ON attempts (problem, solved_at, solver)
WHERE solved_at IS NOT NULL;
CREATE INDEX attempts_of ON attempts (solver);

CREATE TABLE remembered (
    network TEXT COLLATE "C" NOT NULL,
    -- What it is, in the network's own terms.
    name TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (network, name)
);

CREATE TABLE windows (
    game BIGINT NOT NULL REFERENCES games (id),
    network TEXT COLLATE "C" NOT NULL,
    -- The community whose members may look at it, too.
    server TEXT COLLATE "C" NOT NULL,
    -- Where it was joined, and where it is played there once that place exists.
    place TEXT COLLATE "C" NOT NULL,
    thread TEXT COLLATE "C" UNIQUE,
    -- Whether `place` does not exist any more.
    place_lost BIGINT NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    PRIMARY KEY (game, network)
);
CREATE INDEX windows_at ON windows (place);
CREATE INDEX windows_in ON windows (server);
CREATE INDEX windows_on ON windows (network);

CREATE TABLE posted (
    offer TEXT COLLATE "C" NOT NULL,
    network TEXT COLLATE "C" NOT NULL,
    message TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (offer, network)
);

CREATE TABLE handles (
    player TEXT COLLATE "C" PRIMARY KEY,
    handle TEXT COLLATE "C" NOT NULL
);

CREATE TABLE links (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL,
    member TEXT COLLATE "C" NOT NULL CHECK (member <> account),
    network TEXT COLLATE "C" NOT NULL,
    -- What both are called on their networks, for the words on the other one.
    account_handle TEXT COLLATE "C" NOT NULL,
    member_handle TEXT COLLATE "C" NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT
);
CREATE INDEX links_of ON links (account, from_at);
CREATE UNIQUE INDEX links_lasting ON links (account) WHERE until_at IS NULL;
CREATE UNIQUE INDEX links_to ON links (member, network) WHERE until_at IS NULL;

CREATE TABLE link_codes (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL UNIQUE,
    handle TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL,
    typed_by TEXT COLLATE "C"
);
CREATE INDEX link_codes_over ON link_codes (expires_at);

-- Each of both knows the other.
ALTER TABLE games ADD FOREIGN KEY (challenge) REFERENCES challenges (id);
