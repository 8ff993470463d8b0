-- A database of the schema 0018, played into being by the program of that time on Discord and on Matrix.
-- Most causes of calls were forgotten since, as that program does.
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
INSERT INTO "_sqlx_migrations" VALUES(1,'games','2026-11-22 11:11:33',1,X'79D99B2197EB4AE4EB3089B7BDFA0231A0128261F96A465AE8877EFE71271C9D9970AEE5FAE18CC71C198A42998B61B3',20239514);
INSERT INTO "_sqlx_migrations" VALUES(2,'preferences','2026-11-22 11:11:33',1,X'BAA85B4328C5D2F3C2639849B790A98678A6DA146813F66236BEA8BD0C2C2F0C8C3573149C164EBDE4A8A8AD39BF0026',3273704);
INSERT INTO "_sqlx_migrations" VALUES(3,'operation','2026-11-22 11:11:33',1,X'6670E86AADF7361B33A874760604025562F289F57D85060AC2A9BB5DAEAF4A6FFA8B6CEB8E1FE51ADAF6F3A94699172E',13507586);
INSERT INTO "_sqlx_migrations" VALUES(4,'settings','2026-11-22 11:11:33',1,X'64F79E73A7A1D28DF2C743B2EB7CDC8F6AFD7694FAD7F54DC157A27AF70196B0C694D1527A6852E66850F76F5E6CDFE6',2467306);
INSERT INTO "_sqlx_migrations" VALUES(5,'take back','2026-11-22 11:11:33',1,X'19F93B10F59E958F8358FFE66A1F5666DD6898F39727442A494F4B504043BEE694E0DE8D527EB917207CAC5E952742B4',2083437);
INSERT INTO "_sqlx_migrations" VALUES(6,'draw offers','2026-11-22 11:11:33',1,X'CDD7E36D391B7488BCD217754EB16D4663E6A8F6B34B7A767E83A11BD2A1488150F1127C8DC1BC164B5FB2BFD9CD3AC0',4079152);
INSERT INTO "_sqlx_migrations" VALUES(7,'clocks','2026-11-22 11:11:33',1,X'0B07A2A8E636C125FDF8D4D3F9217758E4F000DFD70961EA738E6936DF3DB034B3052F5499E90C48BAA0B2CA4AAC229E',3297554);
INSERT INTO "_sqlx_migrations" VALUES(8,'offers','2026-11-22 11:11:33',1,X'BCC913EC2B38AA990F3D37BC6C27A48FE19F5C7B6DF775508A75F97F152E3CC8BA9371254A2364336F1DA73DC5E17E9A',16528330);
INSERT INTO "_sqlx_migrations" VALUES(9,'notes','2026-11-22 11:11:33',1,X'ACAFD1047D07216C8D234C55B771A9769AD3A7C766B450240C0EC0C654D3FEAA3EF33FA3616E061FD6C1A101771DA5E0',4482932);
INSERT INTO "_sqlx_migrations" VALUES(10,'plans','2026-11-22 11:11:33',1,X'BC81AAE00EABF2B238F3D88A2FC884A732E883E2116946E867D03E47AC00D8194517C18EAAE7B57893E90BA504AA1B7E',1086138);
INSERT INTO "_sqlx_migrations" VALUES(11,'lists','2026-11-22 11:11:33',1,X'7728063BF13B3A10DEB53535CD0C97CB8E0E76D3B6C87A893328AC6B4F459DBFC83AD9778F22871C998349832FC2FD34',1415937);
INSERT INTO "_sqlx_migrations" VALUES(12,'notices','2026-11-22 11:11:33',1,X'8A55D309AE3D01F3F4C84B4118212DF6840338381127E1AFB7514EDB4185EB747B4CCF827E0209F7C3E67E8BCFD72400',2436645);
INSERT INTO "_sqlx_migrations" VALUES(13,'kibitz','2026-11-22 11:11:33',1,X'2A8023D59568EC42B31F380CBA949398091C8FEA92EA2EE3BA025C79703BD0AD1383FD735D5D2D815447EBD94B6F1CCD',1180638);
INSERT INTO "_sqlx_migrations" VALUES(14,'server lists','2026-11-22 11:11:33',1,X'72AB3C7CC38D965368DCF0CF6B390D7133FD8B40096D10B5B05195F2371F9CAB202276E05A4C1D60B27807DD210B8DBD',1355598);
INSERT INTO "_sqlx_migrations" VALUES(15,'problems','2026-11-22 11:11:33',1,X'EE7FAD957B1F1E9F655DEB0243975A5D664C8D07E4DE5120B2916F5FAC4E8DCB9587BECE71D72F8592EED01E9DF9BFA0',1431117);
INSERT INTO "_sqlx_migrations" VALUES(16,'freezes','2026-11-22 11:11:33',1,X'3437F2F967EBA3B15EB01A7D763989C20F70D0DC1DCCB075A1F441B183F2F73323CA94FA2FEA281AC9FCF8D33A37CA38',3416104);
INSERT INTO "_sqlx_migrations" VALUES(17,'remembered','2026-11-22 11:11:33',1,X'A170968EB79911B41D82126B5D6A4997B68E6ADB8D67EE9C9553EE3CBDCA71531428BF420F566933876DB91E01F7B1F5',3311594);
INSERT INTO "_sqlx_migrations" VALUES(18,'rematches','2026-11-22 11:11:33',1,X'F8BFA891F01A9FDCC2679E2F611986D977BD793ED7FB2CF1C6CA577EA85B83E806A554A3F061F9631DA0633DC6B1C6D8',4713151);
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
INSERT INTO "attempts" VALUES(1,'discord:1180000000000000012','a1a6 b7a6 b6b7',1,1805093780);
INSERT INTO "attempts" VALUES(1,'discord:1180000000000000013','a1a6 b7a6',0,NULL);
INSERT INTO "attempts" VALUES(1,'discord:1180000000000000014','',2,NULL);
INSERT INTO "attempts" VALUES(3,'discord:1180000000000000011','a1a6 b7a6',0,NULL);
INSERT INTO "attempts" VALUES(3,'discord:1180000000000000013','',1,NULL);
INSERT INTO "attempts" VALUES(3,'discord:1180000000000000015','a1a6 b7a6 b6b7',0,1805094410);
INSERT INTO "attempts" VALUES(4,'discord:1180000000000000012','a1a6 b7a6 b6b7',0,1805094590);
INSERT INTO "attempts" VALUES(5,'matrix:@bob:hs.test','a1a6 b7a6',0,NULL);
CREATE TABLE attendance (
    network     TEXT PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "attendance" VALUES('discord',1805095940);
INSERT INTO "attendance" VALUES('matrix',1805095940);
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
    settled_at  INTEGER, control TEXT, rematch_of INTEGER REFERENCES games (id), opponent TEXT CHECK (opponent <> challenger), uses INTEGER CHECK (uses IS NULL OR (uses > 0 AND opponent IS NULL)),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
INSERT INTO "challenges" VALUES(1,'discord:1180000000000000011','chess',1,'first','kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',1,1805000270,1805605070,1805000360,'none',NULL,'discord:1180000000000000012',NULL);
INSERT INTO "challenges" VALUES(2,'discord:1180000000000000012','chess',1,'first','kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',2,1805000720,1805605520,1805000810,'none',1,'discord:1180000000000000011',NULL);
INSERT INTO "challenges" VALUES(3,'discord:1180000000000000011','chess',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',3,1805000990,1805605790,1805001080,'days 3d',NULL,'discord:1180000000000000015',NULL);
INSERT INTO "challenges" VALUES(4,'discord:1180000000000000012','chess',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',4,1805088110,1805692910,1805088200,'none',NULL,'discord:1180000000000000013',NULL);
INSERT INTO "challenges" VALUES(5,'discord:1180000000000000013','chess',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1805088470,1805693270,NULL,'none',4,'discord:1180000000000000012',NULL);
INSERT INTO "challenges" VALUES(6,'discord:1180000000000000011','chess',1,'first',NULL,NULL,NULL,'discord:1180000000000000100','discord:1180000000000000121','accepted',5,1805088560,1805693360,1805088650,'days 3d',NULL,'discord:1180000000000000014',NULL);
INSERT INTO "challenges" VALUES(7,'matrix:@ann:hs.test','chess',1,'first',NULL,NULL,NULL,'matrix:!hall:hs.test','matrix:!hall:hs.test','accepted',6,1805092610,1805697410,1805092700,'days 3d',NULL,'matrix:@bob:hs.test',NULL);
INSERT INTO "challenges" VALUES(8,'matrix:@ann:hs.test','chess',1,'first',NULL,NULL,NULL,'matrix:!hall:hs.test','matrix:!hall:hs.test','accepted',8,1805093060,1805697860,1805095310,'none',NULL,NULL,1);
INSERT INTO "challenges" VALUES(9,'matrix:@cid:hs.test','chess',1,'first',NULL,NULL,NULL,'matrix:!hall:hs.test','matrix:!hall:hs.test','open',NULL,1805095220,1805700020,NULL,'none',NULL,NULL,1);
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
INSERT INTO "clocks" VALUES(1,'none','discord',1805000360,2,'black',1805000540,0,0,90,1,0,180,1,'',0,1805000630,1,NULL);
INSERT INTO "clocks" VALUES(2,'none','discord',1805000810,0,'black',1805000810,0,0,0,0,0,0,0,'',0,1805000900,0,NULL);
INSERT INTO "clocks" VALUES(3,'days 3d','discord',1805001080,3,'black',1805095040,0,0,7200,2,0,270,1,'24h=86400 3h=10800',0,1805095040,0,1805267840);
INSERT INTO "clocks" VALUES(4,'none','discord',1805088290,1,'black',1805088290,0,0,0,1,0,90,0,'',0,1805088380,1,NULL);
INSERT INTO "clocks" VALUES(5,'days 3d','discord',1805088650,1,'black',1805092520,0,0,180,1,0,0,0,'24h=86400 3h=10800',0,1805092520,0,1805265320);
INSERT INTO "clocks" VALUES(6,'days 3d','matrix',1805092700,1,'black',1805092790,0,0,90,1,0,0,0,'24h=86400 3h=10800',0,1805092790,0,1805265590);
INSERT INTO "clocks" VALUES(7,'none','matrix',1805093150,0,'white',1805093150,0,0,0,0,0,0,0,'',0,1805093150,0,1812869150);
INSERT INTO "clocks" VALUES(8,'none','matrix',NULL,0,'white',0,0,0,0,0,0,0,0,'',0,0,0,NULL);
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
, position INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "cursors" VALUES('discord:1580000000000000003','discord:1580000000000000003/1612000000000000003',1612000000000000003);
INSERT INTO "cursors" VALUES('discord:1580000000000000005','discord:1580000000000000005/1612000000000000005',1612000000000000005);
CREATE TABLE freezes (
    scope       TEXT NOT NULL CHECK (scope IN ('game', 'server')),
    holder      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing while it lasts.
    until_at    INTEGER, frozen_by TEXT, reason TEXT,
    PRIMARY KEY (scope, holder, from_at)
) STRICT, WITHOUT ROWID;
INSERT INTO "freezes" VALUES('game','2',1805000900,NULL,'discord:1180000000000000018','who moved it?');
INSERT INTO "freezes" VALUES('game','3',1805001260,1805087750,'discord:1180000000000000018',NULL);
INSERT INTO "freezes" VALUES('server','discord:1180000000000000100',1805088740,1805092430,'discord:1180000000000000020','a rehearsal');
INSERT INTO "freezes" VALUES('server','discord:1180000000000000100',1805095940,NULL,'discord:1180000000000000020','the cup is decided first');
CREATE TABLE galleries (
    game           INTEGER PRIMARY KEY REFERENCES games (id),
    -- Where they talk, once that place exists.
    place          TEXT UNIQUE,
    white_changes  INTEGER NOT NULL DEFAULT 0 CHECK (white_changes >= 0),
    black_changes  INTEGER NOT NULL DEFAULT 0 CHECK (black_changes >= 0)
) STRICT;
INSERT INTO "galleries" VALUES(3,'discord:1590000000000000003',0,0);
INSERT INTO "galleries" VALUES(6,'matrix:!gallery6:hs.test',0,1);
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
    touched_at  INTEGER NOT NULL, home TEXT GENERATED ALWAYS AS (coalesce(thread, place)) VIRTUAL, declined_ply INTEGER, adjudicated_by TEXT, reason TEXT CHECK ((reason IS NULL) = (adjudicated_by IS NULL)), challenge INTEGER REFERENCES challenges (id),
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
) STRICT;
INSERT INTO "games" VALUES(1,'chess',1,'kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1','discord:1180000000000000011','discord:1180000000000000012','discord:1180000000000000000','discord:1180000000000000021','discord:1580000000000000001',0,2,NULL,NULL,NULL,NULL,'resignation','white',1805000360,1805000630,NULL,NULL,NULL,1);
INSERT INTO "games" VALUES(2,'chess',1,'kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1','discord:1180000000000000012','discord:1180000000000000011','discord:1180000000000000000','discord:1180000000000000021','discord:1580000000000000002',0,0,NULL,NULL,NULL,NULL,NULL,NULL,1805000810,1805000810,NULL,NULL,NULL,2);
INSERT INTO "games" VALUES(3,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','discord:1180000000000000011','discord:1180000000000000015','discord:1180000000000000000','discord:1180000000000000021','discord:1580000000000000003',0,3,'black',3,NULL,3,NULL,NULL,1805001080,1805095130,NULL,NULL,NULL,3);
INSERT INTO "games" VALUES(4,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1580000000000000004',0,1,NULL,NULL,NULL,NULL,'resignation','white',1805088200,1805088380,NULL,NULL,NULL,4);
INSERT INTO "games" VALUES(5,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','discord:1180000000000000011','discord:1180000000000000014','discord:1180000000000000100','discord:1180000000000000121','discord:1580000000000000005',0,1,NULL,NULL,NULL,NULL,NULL,NULL,1805088650,1805092520,NULL,NULL,NULL,6);
INSERT INTO "games" VALUES(6,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','matrix:@ann:hs.test','matrix:@bob:hs.test','matrix:!hall:hs.test','matrix:!hall:hs.test','matrix:!hall:hs.test/$root6',0,1,'white',1,1,NULL,NULL,NULL,1805092700,1805095400,NULL,NULL,NULL,7);
INSERT INTO "games" VALUES(7,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','matrix:@ann:hs.test','matrix:@cid:hs.test','matrix:!hall:hs.test','matrix:!hall:hs.test','matrix:!hall:hs.test/$root7',0,0,NULL,NULL,NULL,NULL,NULL,NULL,1805093150,1805093150,NULL,NULL,NULL,8);
INSERT INTO "games" VALUES(8,'chess',1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1','matrix:@ann:hs.test','matrix:@bob:hs.test','matrix:!hall:hs.test','matrix:!hall:hs.test',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,1805095310,1805095310,NULL,NULL,NULL,8);
CREATE TABLE habits (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    number      INTEGER NOT NULL CHECK (number >= 0),
    zone        TEXT NOT NULL,
    days_off    TEXT NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('discord:1600000000000000056',1805094410,'{"look":[[{"bold":"Solved!"},{"plain":" P b6-b7 is right, and the last move. No other move was tried."}],{"problem":3}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000057',1805094500,'{"look":[[{"plain":"R a1-a6 is right. It is answered by p b7-a6: go on with "},{"step":{"verb":"problem","with":[["what","solve"],["number","4"],["move",""]]}},{"plain":"."}],{"problem":4}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000058',1805094590,'{"look":[[{"bold":"Solved!"},{"plain":" P b6-b7 is right, and the last move. No other move was tried."}],{"problem":4}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000059',1805094680,'{"done":[{"plain":"Problem 4 is withdrawn."}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000063',1805095040,'{"done":[{"plain":"Game 3 (Chess): "},{"plain":"Played: "},{"bold":"N g1-f3"},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000064',1805095130,'{"done":[{"plain":"Game 3 (Chess): "},{"plain":"You have offered a draw; there is none to claim by the rules now. It stands until your opponent answers."}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000069',1805095580,'{"done":[{"plain":"You have made problem 7. See who solves it with "},{"step":{"verb":"problem","with":[["what","show"],["number","7"]]}},{"plain":", and withdraw it with "},{"step":{"verb":"problem","with":[["what","withdraw"],["number","7"]]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('discord:1600000000000000071',1805095760,'"nothing"');
INSERT INTO "inbox" VALUES('discord:1600000000000000073',1805095940,'{"done":[{"plain":"You have stopped all games here."}]}');
INSERT INTO "inbox" VALUES('matrix:$c60',1805094770,'{"done":[{"plain":"You have made problem 5. See who solves it with "},{"step":{"verb":"problem","with":[["what","show"],["number","5"]]}},{"plain":", and withdraw it with "},{"step":{"verb":"problem","with":[["what","withdraw"],["number","5"]]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('matrix:$c61',1805094860,'{"done":[{"plain":"You have made problem 6. See who solves it with "},{"step":{"verb":"problem","with":[["what","show"],["number","6"]]}},{"plain":", and withdraw it with "},{"step":{"verb":"problem","with":[["what","withdraw"],["number","6"]]}},{"plain":"."}]}');
INSERT INTO "inbox" VALUES('matrix:$c62',1805094950,'{"look":[[{"plain":"R a1-a6 is right. It is answered by p b7-a6: go on with "},{"step":{"verb":"problem","with":[["what","solve"],["number","5"],["move",""]]}},{"plain":"."}],{"problem":5}]}');
INSERT INTO "inbox" VALUES('matrix:$c65',1805095220,'{"done":[{"plain":"You have made the challenge. Anybody here can join it, and you can withdraw it."}]}');
INSERT INTO "inbox" VALUES('matrix:$c66',1805095310,'{"done":[{"plain":"You have joined: this is "},{"game":8},{"plain":". "},{"plain":"You play Black"},{"plain":", and "},{"player":"matrix:@ann:hs.test"},{"plain":" is to move; you are told when it is your turn."}]}');
INSERT INTO "inbox" VALUES('matrix:$c67',1805095400,'{"done":[{"plain":"Game 6 (Chess): "},{"plain":"You have offered a draw; there is none to claim by the rules now. It stands until your opponent answers."}]}');
INSERT INTO "inbox" VALUES('matrix:$c68',1805095490,'{"done":[{"plain":"Game 6 (Chess): "},{"plain":"Whoever watches this game is told that you do not want it to be analysed, neither now nor when it has ended."}]}');
INSERT INTO "inbox" VALUES('matrix:$c70',1805095670,'{"done":[{"plain":"Problem 6 is withdrawn."}]}');
INSERT INTO "inbox" VALUES('matrix:$c72',1805095850,'"nothing"');
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
, heard_at INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "instance" VALUES(1,'4e616182',1805095940);
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
INSERT INTO "move_times" VALUES(1,0,'black',1805000450,90,0,0,0,0,0,0);
INSERT INTO "move_times" VALUES(1,1,'white',1805000540,90,0,0,0,0,90,1);
INSERT INTO "move_times" VALUES(3,0,'white',1805001170,90,0,0,0,0,0,0);
INSERT INTO "move_times" VALUES(3,1,'black',1805087930,270,0,90,1,0,0,0);
INSERT INTO "move_times" VALUES(3,2,'white',1805095040,7110,0,90,1,0,270,1);
INSERT INTO "move_times" VALUES(4,0,'white',1805088290,0,0,0,0,0,0,0);
INSERT INTO "move_times" VALUES(5,0,'white',1805092520,180,0,0,0,0,0,0);
INSERT INTO "move_times" VALUES(6,0,'white',1805092790,90,0,0,0,0,0,0);
CREATE TABLE moves (
    game        INTEGER NOT NULL REFERENCES games (id),
    -- The number of plies played before it.
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    coordinates TEXT NOT NULL,
    at          INTEGER NOT NULL,
    cause       TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'a6a5',1805000450,'discord:1600000000000000006');
INSERT INTO "moves" VALUES(1,1,'a1a4',1805000540,'discord:1600000000000000007');
INSERT INTO "moves" VALUES(3,0,'e2e4',1805001170,'discord:1600000000000000016');
INSERT INTO "moves" VALUES(3,1,'e7e5',1805087930,'discord:1600000000000000020');
INSERT INTO "moves" VALUES(3,2,'g1f3',1805095040,'discord:1600000000000000063');
INSERT INTO "moves" VALUES(4,0,'d2d4',1805088290,'discord:1600000000000000024');
INSERT INTO "moves" VALUES(5,0,'c2c4',1805092520,'discord:1600000000000000033');
INSERT INTO "moves" VALUES(6,0,'e2e4',1805092790,'matrix:$c37');
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
INSERT INTO "notices" VALUES('discord:1180000000000000015','discord',NULL,1805000090,NULL);
INSERT INTO "notices" VALUES('matrix:@bob:hs.test','matrix',NULL,1805000180,NULL);
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
) STRICT;
INSERT INTO "outbox" VALUES(54,'game:3','announce',3,'discord:1180000000000000000',NULL,'{"effect":"announce","game":3,"ply":3,"text":[{"bold":"2. N g1-f3"},{"plain":" · Knight from g1 to f3."},{"plain":"\n"},{"player":"discord:1180000000000000015"},{"plain":", it is your move (Black)."},{"plain":" There is time until "},{"time":1805354240},{"plain":"."}],"wake":[],"actions":[{"label":"Take back","kind":{"take_back":[3,{"ply":3,"taken_back":0}]}}]}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(55,'alert:3','alert',3,'discord:1180000000000000000',NULL,'{"effect":"alert","to":"discord:1180000000000000015","game":3,"turn":{"ply":3,"taken_back":0},"text":[{"bold":"Chess, game 3"},{"plain":", against "},{"player":"discord:1180000000000000011"},{"plain":":"},{"plain":"\n"},{"bold":"2. N g1-f3"},{"plain":" · Knight from g1 to f3."},{"plain":"\n"},{"player":"discord:1180000000000000015"},{"plain":", it is your move (Black)."},{"plain":" There is time until "},{"time":1805354240},{"plain":"."},{"plain":"\n"},{"plain":"Answer in "},{"game":3},{"plain":", or with "},{"step":{"verb":"move","with":[["game","3"]]}},{"plain":" in any "},{"term":"place"},{"plain":" of the "},{"term":"community"},{"plain":"."}],"instead":[{"player":"discord:1180000000000000015"},{"plain":", it is your move (Black)."},{"plain":" There is time until "},{"time":1805354240},{"plain":"."},{"plain":"\n"},{"plain":"You take no "},{"term":"letters"},{"plain":" of mine, so I tell you here. To change where you are told: "},{"step":{"verb":"settings","with":[]}},{"plain":"."}],"silent":false}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(56,'game:3','offer',3,'discord:1180000000000000000','draw:3:3:black','{"effect":"offer","offer":{"draw":[3,3,"black"]},"to":{"game":3},"text":[{"player":"discord:1180000000000000015"},{"plain":" offers a draw. "},{"player":"discord:1180000000000000011"},{"plain":", accept it or decline it; a move of yours declines it too."}],"wake":["discord:1180000000000000011"],"actions":[{"label":"Accept draw","kind":{"accept_draw":[3,3,"black"]}},{"label":"Decline","kind":{"decline_draw":[3,3,"black"]}}],"board":null}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(57,'place:matrix:!hall:hs.test','offer',NULL,'matrix:!hall:hs.test','challenge:9','{"effect":"offer","offer":{"challenge":9},"to":{"place":"matrix:!hall:hs.test"},"text":[{"player":"matrix:@cid:hs.test"},{"plain":" looks for an opponent: "},{"bold":"Chess"},{"plain":" (8×8)."},{"plain":" "},{"player":"matrix:@cid:hs.test"},{"plain":" plays White, who moves first."},{"plain":" The first to join plays. It stands for 7 days."}],"wake":[],"actions":[{"label":"Join","kind":{"join":9}},{"label":"Withdraw","kind":{"withdraw":9}}],"board":null}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(58,'game:8','open',8,'matrix:!hall:hs.test',NULL,'{"effect":"open","game":8,"challenge":8,"variant":"Chess","players":["matrix:@ann:hs.test","matrix:@bob:hs.test"]}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(59,'game:8','settle',8,'matrix:!hall:hs.test',NULL,'{"effect":"settle","offer":{"challenge":8},"to":{"game":8},"text":[{"player":"matrix:@bob:hs.test"},{"plain":" has joined the challenge of "},{"player":"matrix:@ann:hs.test"},{"plain":" to "},{"bold":"Chess"},{"plain":": "},{"game":8}]}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(60,'game:8','announce',8,'matrix:!hall:hs.test',NULL,'{"effect":"announce","game":8,"ply":0,"text":[{"bold":"Chess, game 8"},{"plain":". "},{"player":"matrix:@ann:hs.test"},{"plain":" plays White, "},{"player":"matrix:@bob:hs.test"},{"plain":" plays Black."},{"plain":"\n"},{"player":"matrix:@ann:hs.test"},{"plain":", it is your move. Type "},{"code":"a2a3"},{"plain":" (or another move): "},{"ways_to_move":{"here":true,"hears_talk":true}},{"plain":"."},{"plain":" More: "},{"step":{"verb":"help","with":[]}},{"plain":", "},{"step":{"verb":"rules","with":[]}},{"plain":"."}],"wake":["matrix:@ann:hs.test"],"actions":[]}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(61,'game:6','offer',6,'matrix:!hall:hs.test','draw:6:1:white','{"effect":"offer","offer":{"draw":[6,1,"white"]},"to":{"game":6},"text":[{"player":"matrix:@ann:hs.test"},{"plain":" offers a draw. "},{"player":"matrix:@bob:hs.test"},{"plain":", accept it or decline it; a move of yours declines it too."}],"wake":["matrix:@bob:hs.test"],"actions":[{"label":"Accept draw","kind":{"accept_draw":[6,1,"white"]}},{"label":"Decline","kind":{"decline_draw":[6,1,"white"]}}],"board":null}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(62,'kibitz:6','kibitz',6,'matrix:!hall:hs.test',NULL,'{"effect":"kibitz","game":6,"rules":[{"bold":"For those who watch game 6 (Chess)."},{"plain":" The players are not let in before the game has ended; then they can read all of this. Whoever has "},{"term":"overseer_right"},{"plain":" can read it at any time, even a player."},{"plain":"\n1. While the game goes on, give its players no hint: not here, not in private, not where it is played."},{"plain":"\n2. Do not analyse a game if a player asks you not to, as here."},{"plain":"\n3. Be kind: criticise moves, never people."},{"plain":"\n4. Keep to this game; there are other places for everything else."},{"plain":"\n5. Every move is checked by the rules before it is played. If you doubt a rule all the same, tell a moderator or whoever runs this bot, not the players."},{"plain":"\n"},{"bold":"Black does not want this game to be analysed, neither now nor later: please do not."}],"text":[{"bold":"Black does not want this game to be analysed, neither now nor later: please do not."}],"opens":false}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(63,'place:discord:1180000000000000021','offer',NULL,'discord:1180000000000000000','problem:7','{"effect":"offer","offer":{"problem":7},"to":{"place":"discord:1180000000000000021"},"text":[{"plain":"A "},{"bold":"Chess problem"},{"plain":" from this position: White mates in 2. By "},{"player":"discord:1180000000000000015"},{"plain":"."},{"plain":" Solve it with "},{"step":{"verb":"problem","with":[["what","solve"],["number","7"],["move",""]]}},{"plain":"; only you see what comes of it. "},{"step":{"verb":"problem","with":[["what","show"],["number","7"]]}},{"plain":" tells who has."}],"wake":[],"actions":[{"label":"Show me","kind":{"look":{"problem":7}}}],"board":{"variant":"chess","fen":"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1","revision":1,"task":"problem 7. White mates in 2."}}',1,'I lack Attach Files there',NULL);
INSERT INTO "outbox" VALUES(64,'place:matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789','settle',NULL,'matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',NULL,'{"effect":"settle","offer":{"problem":6},"to":{"place":"matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789"},"text":[{"plain":"Problem 6 was withdrawn by "},{"player":"matrix:@ann:hs.test"},{"plain":"."}]}',0,NULL,NULL);
INSERT INTO "outbox" VALUES(65,'talk:discord:1180000000000000021','say',NULL,'discord:1180000000000000000',NULL,'{"effect":"say","place":"discord:1180000000000000021","reply_to":"discord:1180000000000000021/1613000000000000001","text":[{"plain":"“queen” is not a move that I can read. Type for example “p a7-a5”."}],"actions":[]}',0,NULL,'Discord answered 403');
INSERT INTO "outbox" VALUES(66,'talk:matrix:!hall:hs.test','say',NULL,'matrix:!hall:hs.test',NULL,'{"effect":"say","place":"matrix:!hall:hs.test","reply_to":"matrix:!hall:hs.test/$said","text":[{"plain":"“queen” is not a move that I can read. Type for example “p a7-a5”."}],"actions":[]}',1,NULL,NULL);
INSERT INTO "outbox" VALUES(67,'place:discord:1180000000000000121','proclaim',NULL,'discord:1180000000000000100',NULL,'{"effect":"proclaim","place":"discord:1180000000000000121","text":[{"player":"discord:1180000000000000020"},{"plain":" has stopped all games of this "},{"term":"community"},{"plain":" with this reason: the cup is decided first\n"},{"plain":"Nothing can be played or begun, and no time passes, until they go on. Whether they do is shown by "},{"step":{"verb":"games","with":[]}},{"plain":"."}]}',0,NULL,NULL);
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
INSERT INTO "planned_replies" VALUES(3,'black',0,NULL,'f2f4','e5f4');
INSERT INTO "planned_replies" VALUES(6,'white',0,NULL,'e7e5','g1f3');
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
INSERT INTO "plans" VALUES(3,'black',2,0,NULL);
INSERT INTO "plans" VALUES(6,'white',1,0,NULL);
CREATE TABLE posted (
    offer       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "posted" VALUES('board:1','discord:1580000000000000001/1610000000000000007');
INSERT INTO "posted" VALUES('board:2','discord:1580000000000000002/1610000000000000011');
INSERT INTO "posted" VALUES('board:3','discord:1580000000000000003/1610000000000000022');
INSERT INTO "posted" VALUES('board:4','discord:1580000000000000004/1610000000000000028');
INSERT INTO "posted" VALUES('board:5','discord:1580000000000000005/1610000000000000036');
INSERT INTO "posted" VALUES('board:6','matrix:!hall:hs.test/$e41');
INSERT INTO "posted" VALUES('board:7','matrix:!hall:hs.test/$e46');
INSERT INTO "posted" VALUES('challenge:1','discord:1180000000000000021/1610000000000000001');
INSERT INTO "posted" VALUES('challenge:2','discord:1180000000000000021/1610000000000000008');
INSERT INTO "posted" VALUES('challenge:3','discord:1180000000000000021/1610000000000000013');
INSERT INTO "posted" VALUES('challenge:4','discord:1180000000000000021/1610000000000000023');
INSERT INTO "posted" VALUES('challenge:5','discord:1180000000000000021/1610000000000000029');
INSERT INTO "posted" VALUES('challenge:6','discord:1180000000000000121/1610000000000000030');
INSERT INTO "posted" VALUES('challenge:7','matrix:!hall:hs.test/$e37');
INSERT INTO "posted" VALUES('challenge:8','matrix:!hall:hs.test/$e44');
INSERT INTO "posted" VALUES('problem:1','discord:1180000000000000021/1610000000000000047');
INSERT INTO "posted" VALUES('problem:2','discord:1180000000000000021/1610000000000000048');
INSERT INTO "posted" VALUES('problem:3','discord:1180000000000000021/1610000000000000049');
INSERT INTO "posted" VALUES('problem:4','discord:1180000000000000021/1610000000000000050');
INSERT INTO "posted" VALUES('problem:5','matrix:!hall:hs.test/$e52');
INSERT INTO "posted" VALUES('problem:6','matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789/$e53');
INSERT INTO "posted" VALUES('rules:3','discord:1590000000000000003/1610000000000000021');
INSERT INTO "posted" VALUES('rules:6','matrix:!gallery6:hs.test/$e43');
INSERT INTO "posted" VALUES('said:alert:3','discord:1580000000000000003/1610000000000000018');
INSERT INTO "posted" VALUES('said:game:2','discord:1580000000000000002/1610000000000000012');
INSERT INTO "posted" VALUES('said:game:3','discord:1580000000000000003/1610000000000000020');
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
INSERT INTO "problems" VALUES(1,'discord:1180000000000000000','discord:1180000000000000021','discord:1180000000000000011','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',2,NULL,NULL,NULL,1805093240,NULL);
INSERT INTO "problems" VALUES(2,'discord:1180000000000000000','discord:1180000000000000021','discord:1180000000000000013','chess',1,'kbK5/1p6/1P6/p7/8/8/8/R7 w - - 0 2',2,NULL,1,1,1805093330,NULL);
INSERT INTO "problems" VALUES(3,'discord:1180000000000000000','discord:1180000000000000021','discord:1180000000000000012','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',NULL,'a1a6 b7a6 b6b7',NULL,NULL,1805093420,NULL);
INSERT INTO "problems" VALUES(4,'discord:1180000000000000000','discord:1180000000000000021','discord:1180000000000000011','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',2,NULL,NULL,NULL,1805093510,1805094680);
INSERT INTO "problems" VALUES(5,'matrix:!hall:hs.test','matrix:!hall:hs.test','matrix:@ann:hs.test','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',2,NULL,NULL,NULL,1805094770,NULL);
INSERT INTO "problems" VALUES(6,'matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789','matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789','matrix:@ann:hs.test','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',2,NULL,NULL,NULL,1805094860,1805095670);
INSERT INTO "problems" VALUES(7,'discord:1180000000000000000','discord:1180000000000000021','discord:1180000000000000015','chess',1,'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',2,NULL,NULL,NULL,1805095580,NULL);
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
INSERT INTO "remembered" VALUES('matrix','since @menagerie:hs.test','s1805_42');
INSERT INTO "remembered" VALUES('matrix','successor !new:hs.test','matrix:!hall:hs.test');
INSERT INTO "remembered" VALUES('matrix','token of menagerie at https://hs.test','not-a-token');
CREATE TABLE settings (
    scope       TEXT NOT NULL CHECK (scope IN ('player', 'server')),
    -- Who or which community, by its name.
    holder      TEXT NOT NULL,
    setting     TEXT NOT NULL,
    word        TEXT NOT NULL,
    PRIMARY KEY (scope, holder, setting)
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('player','discord:1180000000000000015','notices','direct');
INSERT INTO "settings" VALUES('player','matrix:@bob:hs.test','notices','direct');
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
INSERT INTO "tallies" VALUES('discord:1180000000000000011','discord:1180000000000000000','chess',3,1805000360,1,0,0);
INSERT INTO "tallies" VALUES('discord:1180000000000000011','discord:1180000000000000100','chess',1,1805088650,0,0,0);
INSERT INTO "tallies" VALUES('discord:1180000000000000012','discord:1180000000000000000','chess',3,1805000360,1,0,1);
INSERT INTO "tallies" VALUES('discord:1180000000000000013','discord:1180000000000000000','chess',1,1805088200,0,0,1);
INSERT INTO "tallies" VALUES('discord:1180000000000000014','discord:1180000000000000100','chess',1,1805088650,0,0,0);
INSERT INTO "tallies" VALUES('discord:1180000000000000015','discord:1180000000000000000','chess',1,1805001080,0,0,0);
INSERT INTO "tallies" VALUES('matrix:@ann:hs.test','matrix:!hall:hs.test','chess',3,1805092700,0,0,0);
INSERT INTO "tallies" VALUES('matrix:@bob:hs.test','matrix:!hall:hs.test','chess',2,1805092700,0,0,0);
INSERT INTO "tallies" VALUES('matrix:@cid:hs.test','matrix:!hall:hs.test','chess',1,1805093150,0,0,0);
CREATE TABLE vacations (
    player      TEXT NOT NULL,
    from_at     INTEGER NOT NULL,
    -- Nothing if it lasts while there are hours.
    until_at    INTEGER,
    automatic   INTEGER NOT NULL CHECK (automatic IN (0, 1)),
    PRIMARY KEY (player, from_at, automatic)
) STRICT, WITHOUT ROWID;
CREATE TABLE watchers (
    game           INTEGER NOT NULL REFERENCES games (id),
    watcher        TEXT NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (game, watcher)
) STRICT, WITHOUT ROWID;
INSERT INTO "watchers" VALUES(3,'discord:1180000000000000013',1805087840);
INSERT INTO "watchers" VALUES(6,'matrix:@cid:hs.test',1805092970);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',67);
COMMIT;
