-- A database of the schema 0021, played into being by the program of that time on three networks.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'games','2026-11-22 19:01:40',1,X'79D99B2197EB4AE4EB3089B7BDFA0231A0128261F96A465AE8877EFE71271C9D9970AEE5FAE18CC71C198A42998B61B3',15149764);
INSERT INTO "_sqlx_migrations" VALUES(2,'preferences','2026-11-22 19:01:40',1,X'BAA85B4328C5D2F3C2639849B790A98678A6DA146813F66236BEA8BD0C2C2F0C8C3573149C164EBDE4A8A8AD39BF0026',6925019);
INSERT INTO "_sqlx_migrations" VALUES(3,'operation','2026-11-22 19:01:40',1,X'6670E86AADF7361B33A874760604025562F289F57D85060AC2A9BB5DAEAF4A6FFA8B6CEB8E1FE51ADAF6F3A94699172E',27976021);
INSERT INTO "_sqlx_migrations" VALUES(4,'settings','2026-11-22 19:01:40',1,X'64F79E73A7A1D28DF2C743B2EB7CDC8F6AFD7694FAD7F54DC157A27AF70196B0C694D1527A6852E66850F76F5E6CDFE6',4126855);
INSERT INTO "_sqlx_migrations" VALUES(5,'take back','2026-11-22 19:01:40',1,X'19F93B10F59E958F8358FFE66A1F5666DD6898F39727442A494F4B504043BEE694E0DE8D527EB917207CAC5E952742B4',3889803);
INSERT INTO "_sqlx_migrations" VALUES(6,'draw offers','2026-11-22 19:01:40',1,X'CDD7E36D391B7488BCD217754EB16D4663E6A8F6B34B7A767E83A11BD2A1488150F1127C8DC1BC164B5FB2BFD9CD3AC0',2608400);
INSERT INTO "_sqlx_migrations" VALUES(7,'clocks','2026-11-22 19:01:40',1,X'0B07A2A8E636C125FDF8D4D3F9217758E4F000DFD70961EA738E6936DF3DB034B3052F5499E90C48BAA0B2CA4AAC229E',11668605);
INSERT INTO "_sqlx_migrations" VALUES(8,'offers','2026-11-22 19:01:40',1,X'BCC913EC2B38AA990F3D37BC6C27A48FE19F5C7B6DF775508A75F97F152E3CC8BA9371254A2364336F1DA73DC5E17E9A',63322011);
INSERT INTO "_sqlx_migrations" VALUES(9,'notes','2026-11-22 19:01:40',1,X'ACAFD1047D07216C8D234C55B771A9769AD3A7C766B450240C0EC0C654D3FEAA3EF33FA3616E061FD6C1A101771DA5E0',7934634);
INSERT INTO "_sqlx_migrations" VALUES(10,'plans','2026-11-22 19:01:40',1,X'BC81AAE00EABF2B238F3D88A2FC884A732E883E2116946E867D03E47AC00D8194517C18EAAE7B57893E90BA504AA1B7E',7881755);
INSERT INTO "_sqlx_migrations" VALUES(11,'lists','2026-11-22 19:01:40',1,X'7728063BF13B3A10DEB53535CD0C97CB8E0E76D3B6C87A893328AC6B4F459DBFC83AD9778F22871C998349832FC2FD34',7805503);
INSERT INTO "_sqlx_migrations" VALUES(12,'notices','2026-11-22 19:01:40',1,X'8A55D309AE3D01F3F4C84B4118212DF6840338381127E1AFB7514EDB4185EB747B4CCF827E0209F7C3E67E8BCFD72400',13187201);
INSERT INTO "_sqlx_migrations" VALUES(13,'kibitz','2026-11-22 19:01:40',1,X'2A8023D59568EC42B31F380CBA949398091C8FEA92EA2EE3BA025C79703BD0AD1383FD735D5D2D815447EBD94B6F1CCD',7952066);
INSERT INTO "_sqlx_migrations" VALUES(14,'server lists','2026-11-22 19:01:40',1,X'72AB3C7CC38D965368DCF0CF6B390D7133FD8B40096D10B5B05195F2371F9CAB202276E05A4C1D60B27807DD210B8DBD',11941605);
INSERT INTO "_sqlx_migrations" VALUES(15,'problems','2026-11-22 19:01:40',1,X'EE7FAD957B1F1E9F655DEB0243975A5D664C8D07E4DE5120B2916F5FAC4E8DCB9587BECE71D72F8592EED01E9DF9BFA0',11683854);
INSERT INTO "_sqlx_migrations" VALUES(16,'freezes','2026-11-22 19:01:41',1,X'3437F2F967EBA3B15EB01A7D763989C20F70D0DC1DCCB075A1F441B183F2F73323CA94FA2FEA281AC9FCF8D33A37CA38',13926341);
INSERT INTO "_sqlx_migrations" VALUES(17,'remembered','2026-11-22 19:01:41',1,X'A170968EB79911B41D82126B5D6A4997B68E6ADB8D67EE9C9553EE3CBDCA71531428BF420F566933876DB91E01F7B1F5',5023779);
INSERT INTO "_sqlx_migrations" VALUES(18,'rematches','2026-11-22 19:01:41',1,X'F8BFA891F01A9FDCC2679E2F611986D977BD793ED7FB2CF1C6CA577EA85B83E806A554A3F061F9631DA0633DC6B1C6D8',11942046);
INSERT INTO "_sqlx_migrations" VALUES(19,'windows','2026-11-22 19:01:41',1,X'5B4D2F50043AA6295A20177C0F62E6F8C8D350800ED4EC260BE3ABF4CEEC203B2E10BBF9A3CB5D0DA0C973771F9CE93B',36731568);
INSERT INTO "_sqlx_migrations" VALUES(20,'links','2026-11-22 19:01:41',1,X'790EDF7F50D223BA687C338ECE600604B6ABCA40EE9DD3C5D638EDC9FFB34C984F803BCEBBD412BBF5E51BC478607078',30926279);
INSERT INTO "_sqlx_migrations" VALUES(21,'planned vacations','2026-11-22 19:01:41',1,X'7673A883FAFB0512923694690809FC96216177A1F485DD4995C9DB6D0B65BE15653FDF0408A994E9AF65BCD9C0FCB9D5',8976759);
CREATE TABLE alerts (
    game        INTEGER PRIMARY KEY REFERENCES games (id),
    network     TEXT NOT NULL,
    player      TEXT NOT NULL,
    -- After how many plies it is their turn.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    due_at      INTEGER NOT NULL
) STRICT;
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
CREATE TABLE attendance (
    network     TEXT PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE blocks (
    player      TEXT NOT NULL,
    blocked     TEXT NOT NULL CHECK (blocked <> player),
    at          INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
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
    settled_at  INTEGER, control TEXT, rematch_of INTEGER REFERENCES games (id), opponent TEXT CHECK (opponent <> challenger), uses INTEGER CHECK (uses IS NULL OR (uses > 0 AND opponent IS NULL)), code TEXT, challenger_account TEXT CHECK (challenger_account <> challenger), opponent_account TEXT CHECK (opponent_account <> opponent),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
INSERT INTO "challenges" VALUES(1,'test:Ann','chess',1,'first',NULL,NULL,NULL,'test:server','test:channel','open',NULL,1767614400,1768219200,NULL,'days 30d',NULL,NULL,1,'AKCNG7',NULL,NULL);
INSERT INTO "challenges" VALUES(2,'test:Ann','terachess-2',2,'first',NULL,NULL,NULL,'matrix:!room','matrix:!room','accepted',2,1767615600,1768220400,1767615600,'days 3d',NULL,'matrix:@bea:hs.test',NULL,NULL,'matrix:@ann:hs.test',NULL);
INSERT INTO "challenges" VALUES(3,'test:Bob','terachess-2',2,'first',NULL,NULL,NULL,'test:server','test:channel','accepted',3,1767615600,1768220400,1767615600,'days 30d',NULL,'test:Ann',NULL,NULL,NULL,NULL);
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
INSERT INTO "clocks" VALUES(1,'days 30d','test',1767615000,3,'black',1767616200,0,0,600,2,0,600,1,'third=864000 24h=86400 3h=10800',0,1767616200,0,1769344200);
INSERT INTO "clocks" VALUES(2,'days 3d','matrix',NULL,0,'white',0,0,0,0,0,0,0,0,'',0,0,0,1767615600);
INSERT INTO "clocks" VALUES(3,'days 30d','test',NULL,0,'white',0,0,0,0,0,0,0,0,'',0,0,0,0);
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
, position INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE freezes (
    scope       TEXT NOT NULL CHECK (scope IN ('game', 'server')),
    holder      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing while it lasts.
    until_at    INTEGER, frozen_by TEXT, reason TEXT,
    PRIMARY KEY (scope, holder, from_at)
) STRICT, WITHOUT ROWID;
CREATE TABLE galleries (
    game           INTEGER PRIMARY KEY REFERENCES games (id),
    -- Where they talk, once that place exists.
    place          TEXT UNIQUE,
    white_changes  INTEGER NOT NULL DEFAULT 0 CHECK (white_changes >= 0),
    black_changes  INTEGER NOT NULL DEFAULT 0 CHECK (black_changes >= 0)
) STRICT;
CREATE TABLE game_places (
    -- A place belongs to one community.
    place       TEXT PRIMARY KEY,
    server      TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE game_variants (
    server      TEXT NOT NULL,
    -- The variant's id.
    variant     TEXT NOT NULL,
    PRIMARY KEY (server, variant)
) STRICT, WITHOUT ROWID;
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
    touched_at  INTEGER NOT NULL, home TEXT GENERATED ALWAYS AS (coalesce(thread, place)) VIRTUAL, declined_ply INTEGER, adjudicated_by TEXT, reason TEXT CHECK ((reason IS NULL) = (adjudicated_by IS NULL)), challenge INTEGER REFERENCES challenges (id), white_account TEXT CHECK (white_account <> white), black_account TEXT CHECK (black_account <> black),
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
) STRICT;
INSERT INTO "games" VALUES(1,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','test:Ann','other:Eve','test:server','test:channel','test:thread',0,3,NULL,NULL,NULL,NULL,NULL,NULL,1767614400,1767616200,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "games" VALUES(2,'terachess-2',2,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','test:Ann','matrix:@bea:hs.test','matrix:!room','matrix:!room',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,1767615600,1767615600,NULL,NULL,NULL,2,'matrix:@ann:hs.test',NULL);
INSERT INTO "games" VALUES(3,'terachess-2',2,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','test:Bob','test:Ann','test:server','test:channel',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,1767615600,1767615600,NULL,NULL,NULL,3,NULL,NULL);
CREATE TABLE habits (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    number      INTEGER NOT NULL CHECK (number >= 0),
    zone        TEXT NOT NULL,
    days_off    TEXT NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE handles (
    player      TEXT PRIMARY KEY,
    handle      TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('matrix:accept 2',1767615600,'{"done":[{"plain":"You have accepted: this is "},{"game":2},{"plain":". "},{"plain":"You play Black"},{"plain":", and "},{"player":"matrix:@ann:hs.test"},{"plain":" is to move; you are told when it is your turn."}]}');
INSERT INTO "inbox" VALUES('matrix:challenge 2',1767615600,'{"done":[{"plain":"You have made the challenge; only "},{"player":"matrix:@bea:hs.test"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO "inbox" VALUES('matrix:confirmed P9YD-TENT',1767615600,'{"done":[{"plain":"This account and "},{"bold":"Ann"},{"plain":" on Test"},{"plain":" are one member from now on: "},{"plain":"with the games, challenges, notes and record of both. "},{"step":{"verb":"games","with":[]}},{"plain":" lists them, and "},{"step":{"verb":"move","with":[["move",""],["game",""]]}},{"plain":" plays in each. If that was a mistake, part them: "},{"step":{"verb":"unlink","with":[]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('matrix:typed P9YD-TENT',1767615600,'{"ask":[[{"plain":"This code was made by "},{"bold":"Ann"},{"plain":" on Test"},{"plain":". Is that you, too? Then the two become one member, known as that account: all games and challenges of both are yours on both networks, and its settings, hours and quiet hours hold; those of this account rest. You can part them again with "},{"step":{"verb":"unlink","with":[]}},{"plain":". Should you part them, this account can be linked with that one again at once, and become another member''s only after 30 days. Nobody else can use this code any more, should they have read it. If somebody else gave it to you, do not confirm: they would play your games. If you do nothing, nothing changes."}],[{"label":"Link the two","kind":{"link":1}}]]}');
INSERT INTO "inbox" VALUES('matrix:typed dora',1767615600,'{"ask":[[{"plain":"This code was made by "},{"bold":"Dora"},{"plain":" on Test"},{"plain":". Is that you, too? Then the two become one member, known as that account: all games and challenges of both are yours on both networks, and its settings, hours and quiet hours hold; those of this account rest. You can part them again with "},{"step":{"verb":"unlink","with":[]}},{"plain":". Should you part them, this account can be linked with that one again at once, and become another member''s only after 30 days. Nobody else can use this code any more, should they have read it. If somebody else gave it to you, do not confirm: they would play your games. If you do nothing, nothing changes."}],[{"label":"Link the two","kind":{"link":3}}]]}');
INSERT INTO "inbox" VALUES('other:e7e5',1767615600,'{"done":[{"plain":"Played: "},{"bold":"p e7-e5"},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('other:join',1767614400,'{"done":[{"plain":"You have joined: this is "},{"game":1},{"plain":". "},{"plain":"You play Black"},{"plain":", and "},{"player":"test:Ann"},{"plain":" is to move; you are told when it is your turn."}]}');
INSERT INTO "inbox" VALUES('test:1',1767614400,'{"done":[{"plain":"You have made the challenge. Anybody here can join it, and you can withdraw it."}]}');
INSERT INTO "inbox" VALUES('test:2',1767615000,'{"done":[{"plain":"Played: "},{"bold":"P e2-e4"},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('test:3',1767615600,'{"done":[{"plain":"Your code was told to you once, and is told to nobody again. To make a new one, in place of it: "},{"step":{"verb":"link","with":[]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('test:4',1767615600,'{"done":[{"plain":"You have made the challenge; only "},{"player":"test:Ann"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO "inbox" VALUES('test:5',1767615600,'{"done":[{"plain":"You have accepted: this is "},{"game":3},{"plain":". "},{"plain":"You play Black"},{"plain":", and "},{"player":"test:Bob"},{"plain":" is to move; you are told when it is your turn."}]}');
INSERT INTO "inbox" VALUES('test:6',1767615600,'{"done":[{"plain":"Your code was told to you once, and is told to nobody again. To make a new one, in place of it: "},{"step":{"verb":"link","with":[]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('test:7',1767615600,'{"done":[{"plain":"Your code was told to you once, and is told to nobody again. To make a new one, in place of it: "},{"step":{"verb":"link","with":[]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('test:8',1767615600,'{"done":[{"plain":"You will be on vacation from "},{"time":1768047600},{"plain":" until "},{"time":1768393200},{"plain":"."},{"plain":" Of 720 hours of vacation 720 are left this year: "},{"step":{"verb":"vacation","with":[["end","now"]]}},{"plain":" ends it."},{"plain":"\n"},{"plain":"It is for your clocks in games 1, 2, 3; others are told when it begins."}]}');
INSERT INTO "inbox" VALUES('test:9',1767616200,'{"done":[{"plain":"Played: "},{"bold":"N g1-f3"},{"plain":"."}]}');
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
, heard_at INTEGER NOT NULL DEFAULT 0, networks INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "instance" VALUES(1,'d3301861',0,3);
CREATE TABLE link_codes (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    account         TEXT NOT NULL UNIQUE,
    handle          TEXT NOT NULL,
    hash            TEXT NOT NULL UNIQUE,
    expires_at      INTEGER NOT NULL,
    typed_by        TEXT
) STRICT;
INSERT INTO "link_codes" VALUES(2,'test:Cid','','89e420483f3ab82e1d54aee50b5b0767a8db5f28b2c9da61f247b295a6596d6e',1767616200,NULL);
INSERT INTO "link_codes" VALUES(3,'test:Dora','','20a5ad2a67261bc7826bdf6ff5dabcc9e73f014d43fd8d42d680985f42098d9c',1767616200,'matrix:@dora:hs.test');
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
INSERT INTO "links" VALUES(1,'matrix:@ann:hs.test','test:Ann','matrix','','',1767615600,NULL);
CREATE TABLE members (
    player          TEXT PRIMARY KEY,
    -- Since when hours are paid by themselves at a deadline.
    automatic_since INTEGER,
    -- When they want to hear nothing, like "22:00-07:00".
    quiet           TEXT
) STRICT, WITHOUT ROWID;
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
INSERT INTO "move_times" VALUES(1,0,'white',1767615000,0,0,0,0,0,0,0);
INSERT INTO "move_times" VALUES(1,1,'black',1767615600,600,0,0,1,0,0,0);
INSERT INTO "move_times" VALUES(1,2,'white',1767616200,600,0,0,1,0,600,1);
CREATE TABLE moves (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    coordinates TEXT NOT NULL,
    at          INTEGER NOT NULL,
    cause       TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'e2e4',1767615000,'test:2');
INSERT INTO "moves" VALUES(1,1,'e7e5',1767615600,'other:e7e5');
INSERT INTO "moves" VALUES(1,2,'g1f3',1767616200,'test:9');
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
INSERT INTO "notices" VALUES('test:Ann','test',NULL,1767615600,1768047600);
CREATE TABLE outages (
    network     TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    until_at    INTEGER NOT NULL CHECK (until_at > from_at),
    PRIMARY KEY (network, until_at)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "outbox" VALUES(20,'game:1','announce',1,'test:server',NULL,'{"effect":"announce","game":1,"ply":3,"text":[{"bold":"2. N g1-f3"},{"plain":" · Knight from g1 to f3."},{"plain":"\n"},{"player":"other:Eve"},{"plain":", it is your move (Black)."},{"plain":" There is time until "},{"time":1770208200},{"plain":"."}],"wake":["other:Eve"],"actions":[{"label":"Take back","kind":{"take_back":[1,{"ply":3,"taken_back":0}]}}]}',0,NULL,NULL,'test');
INSERT INTO "outbox" VALUES(21,'game:1@other','announce',1,'other:hall',NULL,'{"effect":"announce","game":1,"ply":3,"text":[{"bold":"2. N g1-f3"},{"plain":" · Knight from g1 to f3."},{"plain":"\n"},{"player":"other:Eve"},{"plain":", it is your move (Black)."},{"plain":" There is time until "},{"time":1770208200},{"plain":"."}],"wake":["other:Eve"],"actions":[{"label":"Take back","kind":{"take_back":[1,{"ply":3,"taken_back":0}]}}]}',0,NULL,NULL,'other');
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
CREATE TABLE "posted" (
    offer       TEXT NOT NULL,
    network     TEXT NOT NULL,
    message     TEXT NOT NULL,
    PRIMARY KEY (offer, network)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE remembered (
    network     TEXT NOT NULL,
    -- What it is, in the network's own terms.
    name        TEXT NOT NULL,
    value       TEXT NOT NULL,
    PRIMARY KEY (network, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    scope       TEXT NOT NULL CHECK (scope IN ('player', 'server')),
    -- Who or which community, by its name.
    holder      TEXT NOT NULL,
    setting     TEXT NOT NULL,
    word        TEXT NOT NULL,
    PRIMARY KEY (scope, holder, setting)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "tallies" VALUES('matrix:@bea:hs.test','matrix:!room','terachess-2',1,1767615600,0,0,0);
INSERT INTO "tallies" VALUES('other:Eve','test:server','chess',1,1767614400,0,0,0);
INSERT INTO "tallies" VALUES('test:Ann','matrix:!room','terachess-2',1,1767615600,0,0,0);
INSERT INTO "tallies" VALUES('test:Ann','test:server','chess',1,1767614400,0,0,0);
INSERT INTO "tallies" VALUES('test:Ann','test:server','terachess-2',1,1767615600,0,0,0);
INSERT INTO "tallies" VALUES('test:Bob','test:server','terachess-2',1,1767615600,0,0,0);
CREATE TABLE vacations (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing if it lasts while there are hours.
    until_at    INTEGER,
    automatic   INTEGER NOT NULL CHECK (automatic IN (0, 1)),
    PRIMARY KEY (player, from_at, automatic)
) STRICT, WITHOUT ROWID;
INSERT INTO "vacations" VALUES('test:Ann',1768047600,1768393200,0);
CREATE TABLE watchers (
    game           INTEGER NOT NULL REFERENCES games (id),
    watcher        TEXT NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (game, watcher)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "windows" VALUES(1,'other','other:hall','other:hall','other:hall/1',0);
CREATE INDEX inbox_at ON inbox (at);
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_until ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX games_over_white ON games (white, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_over_black ON games (black, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_running_home ON games (home) WHERE ending IS NULL;
CREATE INDEX games_running_at ON games (place) WHERE ending IS NULL;
CREATE INDEX games_running_in ON games (server) WHERE ending IS NULL;
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE dead IS NULL;
CREATE INDEX outbox_offers ON outbox (offer) WHERE dead IS NULL AND offer IS NOT NULL;
CREATE INDEX outbox_parked ON outbox (id) WHERE parked IS NOT NULL;
CREATE INDEX clocks_due ON clocks (network, due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX proposals_open ON proposals (game) WHERE state = 'open';
CREATE INDEX moves_taken_back_because ON moves_taken_back (cause);
CREATE INDEX challenges_rematch ON challenges (rematch_of) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);
CREATE INDEX games_of_challenge ON games (challenge, started_at);
CREATE INDEX notes_of_a_game ON notes (game);
CREATE INDEX branches_of_a_game ON branches (game);
CREATE INDEX challenges_joinable ON challenges (server, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_of ON challenges (server, variant, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_joinable_by ON challenges (server, challenger, id)
WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX games_over_white_of ON games (white, server, variant, touched_at)
WHERE ending IS NOT NULL;
CREATE INDEX games_over_black_of ON games (black, server, variant, touched_at)
WHERE ending IS NOT NULL;
CREATE INDEX alerts_due ON alerts (network, due_at);
CREATE INDEX alerts_of ON alerts (player);
CREATE INDEX notices_due ON notices (network, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX watchers_lately ON watchers (watcher, at);
CREATE INDEX game_places_of ON game_places (server, place);
CREATE INDEX problems_of_a_server ON problems (server, id) WHERE withdrawn_at IS NULL;
CREATE INDEX problems_standing ON problems (author) WHERE withdrawn_at IS NULL;
CREATE INDEX problems_lately ON problems (author, made_at);
CREATE INDEX attempts_that_solve ON attempts (problem, solved_at, solver) WHERE solved_at IS NOT NULL;
CREATE UNIQUE INDEX freezes_lasting ON freezes (scope, holder) WHERE until_at IS NULL;
CREATE INDEX challenges_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX windows_at ON windows (place);
CREATE INDEX windows_in ON windows (server);
CREATE INDEX windows_on ON windows (network);
CREATE UNIQUE INDEX challenges_by_code ON challenges (code)
WHERE state = 'open' AND code IS NOT NULL;
CREATE INDEX links_of ON links (account, from_at);
CREATE UNIQUE INDEX links_lasting ON links (account) WHERE until_at IS NULL;
CREATE UNIQUE INDEX links_to ON links (member, network) WHERE until_at IS NULL;
CREATE INDEX link_codes_over ON link_codes (expires_at);
CREATE INDEX games_white_account ON games (white_account) WHERE white_account IS NOT NULL;
CREATE INDEX games_black_account ON games (black_account) WHERE black_account IS NOT NULL;
CREATE INDEX challenges_challenger_account ON challenges (challenger_account)
WHERE challenger_account IS NOT NULL;
CREATE INDEX challenges_opponent_account ON challenges (opponent_account)
WHERE opponent_account IS NOT NULL;
CREATE INDEX challenges_settled_to ON challenges (opponent)
WHERE opponent IS NOT NULL AND state <> 'open';
CREATE INDEX attempts_of ON attempts (solver);
CREATE INDEX blocks_of ON blocks (blocked);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',21);
INSERT INTO "sqlite_sequence" VALUES('link_codes',3);
INSERT INTO "sqlite_sequence" VALUES('links',1);
COMMIT;
