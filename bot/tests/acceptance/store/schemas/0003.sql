-- A database of the schema 0003: that of 0002.sql, opened and played on by the program of that time.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'games','2026-11-21 13:14:47',1,X'79d99b2197eb4ae4eb3089b7bdfa0231a0128261f96a465ae8877efe71271c9d9970aee5fae18cc71c198a42998b61b3',1282917);
INSERT INTO _sqlx_migrations VALUES(2,'preferences','2026-11-21 13:14:47',1,X'baa85b4328c5d2f3c2639849b790a98678a6da146813f66236bea8bd0c2c2f0c8c3573149c164ebde4a8a8ad39bf0026',431682);
INSERT INTO _sqlx_migrations VALUES(3,'operation','2026-11-21 15:51:20',1,X'6670e86aadf7361b33a874760604025562f289f57d85060ac2a9bb5daeaf4a6ffa8b6ceb8e1fe51adaf6f3a94699172e',39322426);
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
, heard_at INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO instance VALUES(1,'edb4259c',1795975000);
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO inbox VALUES('discord:1573688128470777856',1795266887,'{"done":[{"plain":"Your challenge is posted here; only "},{"player":"discord:1180000000000000012"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573688129083146240',1795266887,'"nothing"');
INSERT INTO inbox VALUES('discord:1573688129502576640',1795266887,'{"ask":[[{"plain":"Resign game 2 (Terachess II) against "},{"player":"discord:1180000000000000012"},{"plain":"? That ends the game, and it cannot be undone."}],[{"label":"Resign","kind":{"resign":2}},{"label":"Play on","kind":{"play_on":2}}]]}');
INSERT INTO inbox VALUES('discord:1573722183958528000',1795275007,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000012"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573722242678784000',1795275021,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000013"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573722301399040000',1795275035,'{"done":[{"plain":"You have accepted: this is "},{"game":12},{"plain":"."}]}');
INSERT INTO inbox VALUES('discord:1573722418839552000',1795275063,'{"done":[{"plain":"You have claimed the draw."}]}');
INSERT INTO inbox VALUES('discord:1573722477559808000',1795275077,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000012"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573722536280064000',1795275091,'{"done":[{"plain":"You have accepted: this is "},{"game":13},{"plain":"."}]}');
INSERT INTO inbox VALUES('discord:1573722653720576000',1795275119,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722683080704000',1795275126,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722712440832000',1795275133,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722741800960000',1795275140,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722771161088000',1795275147,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722800521216000',1795275154,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722829881344000',1795275161,'"nothing"');
INSERT INTO inbox VALUES('discord:1573722859241472000',1795275168,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723123482624000',1795275231,'{"done":[{"plain":"You have claimed the draw."}]}');
INSERT INTO inbox VALUES('discord:1573723182202880000',1795275245,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000013"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573723240923136000',1795275259,'{"done":[{"plain":"You have accepted: this is "},{"game":14},{"plain":"."}]}');
INSERT INTO inbox VALUES('discord:1573723358363648000',1795275287,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723417083904000',1795275301,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000013"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573723475804160000',1795275315,'{"done":[{"plain":"You have accepted: this is "},{"game":15},{"plain":"."}]}');
INSERT INTO inbox VALUES('discord:1573723593244672000',1795275343,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723622604800000',1795275350,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723651964928000',1795275357,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723681325056000',1795275364,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723710685184000',1795275371,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723740045312000',1795275378,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723769405440000',1795275385,'"nothing"');
INSERT INTO inbox VALUES('discord:1573723798765568000',1795275392,'"nothing"');
INSERT INTO inbox VALUES('discord:1573724063006720000',1795275455,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000011"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573724121726976000',1795275469,'{"done":[{"plain":"You have accepted: this is "},{"game":16},{"plain":"."}]}');
INSERT INTO inbox VALUES('discord:1573724239167488000',1795275497,'{"done":[{"plain":"You have offered a draw; there is none to claim by the rules now. It stands until your opponent answers."}]}');
INSERT INTO inbox VALUES('discord:1573724297887744000',1795275511,'{"done":[{"plain":"You have declined the draw."}]}');
INSERT INTO inbox VALUES('discord:1573724356608000000',1795275525,'{"ask":[[{"plain":"That fits 2 moves, so nothing was played yet. Choose one of them:"},{"plain":"\n"},{"code":"R a2-c2"},{"plain":" Rook from a2 to c2"},{"plain":"\n"},{"code":"R d2-c2"},{"plain":" Rook from d2 to c2"}],[{"label":"R a2-c2","kind":{"play":[16,0,"a2c2"]}},{"label":"R d2-c2","kind":{"play":[16,0,"d2c2"]}}]]}');
INSERT INTO inbox VALUES('discord:1573724385968128000',1795275532,'"nothing"');
INSERT INTO inbox VALUES('discord:1573724444688384000',1795275546,'"nothing"');
INSERT INTO inbox VALUES('discord:1573724474048512000',1795275553,'"nothing"');
INSERT INTO inbox VALUES('discord:1573724503408640000',1795275560,'"nothing"');
INSERT INTO inbox VALUES('discord:1573724532768768000',1795275567,'{"ask":[[{"plain":"Resign game 16 (Terachess II) against "},{"player":"discord:1180000000000000011"},{"plain":"? That ends the game, and it cannot be undone."}],[{"label":"Resign","kind":{"resign":16}},{"label":"Play on","kind":{"play_on":16}}]]}');
INSERT INTO inbox VALUES('discord:1573724562128896000',1795275574,'{"done":[{"plain":"You have made the challenge; only "},{"player":"discord:1180000000000000013"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('menagerie:expired-19',1795975000,'"nothing"');
CREATE TABLE games (
    id          INTEGER PRIMARY KEY,
    variant     TEXT NOT NULL,
    revision    INTEGER NOT NULL CHECK (revision > 0),
    start_fen   TEXT NOT NULL,
    white       TEXT NOT NULL,
    black       TEXT NOT NULL CHECK (black <> white),
    server      TEXT NOT NULL,
    place       TEXT NOT NULL,
    thread      TEXT UNIQUE,
    place_lost  INTEGER NOT NULL DEFAULT 0 CHECK (place_lost IN (0, 1)),
    ply         INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0),
    draw_by     TEXT CHECK (draw_by IN ('white', 'black')),
    draw_ply    INTEGER,
    white_offer INTEGER,
    black_offer INTEGER,
    ending      TEXT,
    winner      TEXT CHECK (winner IN ('white', 'black')),
    started_at  INTEGER NOT NULL,
    touched_at  INTEGER NOT NULL, home TEXT GENERATED ALWAYS AS (coalesce(thread, place)) VIRTUAL,
    CHECK ((draw_by IS NULL) = (draw_ply IS NULL)),
    CHECK (winner IS NULL OR ending IS NOT NULL),
    CHECK (ending IS NULL OR draw_by IS NULL)
) STRICT;
INSERT INTO games VALUES(1,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000011','discord:1180000000000000012','discord:1180000000000000000','discord:1180000000000000021','discord:1573688128663715840',0,3,'white',2,2,NULL,NULL,NULL,1795266887,1795266909);
INSERT INTO games VALUES(2,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573688129376747520',0,1,NULL,NULL,NULL,NULL,'resignation','white',1795266887,1795266887);
INSERT INTO games VALUES(3,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000013','discord:1180000000000000011','discord:1180000000000000000','discord:1180000000000000021','discord:1573688129552908288',0,0,NULL,NULL,0,NULL,'agreement',NULL,1795266887,1795266887);
INSERT INTO games VALUES(4,'terachess-2',1,'16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1','discord:1180000000000000011','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573688129687126016',0,1,NULL,NULL,NULL,NULL,'checkmate','white',1795266887,1795266887);
INSERT INTO games VALUES(5,'terachess-2',1,'15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1','discord:1180000000000000011','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573688129867481088',0,1,NULL,NULL,NULL,NULL,'stalemate',NULL,1795266887,1795266888);
INSERT INTO games VALUES(6,'terachess-2',1,'15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1q14/K15 w - - 0 1','discord:1180000000000000011','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573688149647818752',0,1,NULL,NULL,NULL,NULL,'claim-bare-kings',NULL,1795266892,1795266892);
INSERT INTO games VALUES(7,'cetran-2',1,'hqsrnkca/pppppppp/8/8/8/8/PPPPPPPP/HQSRNKCA w - - 0 1','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573688149807202304',0,0,NULL,NULL,NULL,NULL,NULL,NULL,1795266892,1795266892);
INSERT INTO games VALUES(8,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000013','discord:1180000000000000012','discord:1180000000000000000','discord:1180000000000000022','discord:1573688150159523840',1,1,NULL,NULL,NULL,NULL,NULL,NULL,1795266892,1795266892);
INSERT INTO games VALUES(9,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000012','discord:1180000000000000011','discord:1180000000000000000','discord:1180000000000000021',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,1795266895,1795266899);
INSERT INTO games VALUES(10,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000013','discord:1180000000000000012','discord:1180000000000000000','discord:1180000000000000021','discord:1573688200956739584',0,2,NULL,NULL,NULL,NULL,NULL,NULL,1795266904,1795266909);
INSERT INTO games VALUES(11,'terachess-2',1,'sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,1795266909,1795266909);
INSERT INTO games VALUES(12,'terachess-2',1,'15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573722272038912000',0,0,NULL,NULL,NULL,NULL,'claim-move-rule:100',NULL,1795275035,1795275063);
INSERT INTO games VALUES(13,'terachess-2',1,'15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 0 1','discord:1180000000000000013','discord:1180000000000000012','discord:1180000000000000000','discord:1180000000000000021','discord:1573722506919936000',0,8,NULL,NULL,NULL,NULL,'claim-repetition',NULL,1795275091,1795275231);
INSERT INTO games VALUES(14,'terran',1,'5k4/3g1g4/2d1d5/2r7/10/10/2R7/10/10/4K5 w - - 0 1','discord:1180000000000000011','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573723211563008000',0,1,NULL,NULL,NULL,NULL,'restricted','white',1795275259,1795275287);
INSERT INTO games VALUES(15,'terran',1,'5k4/10/10/10/10/9p/10/10/9P/4K5 w - - 0 1','discord:1180000000000000012','discord:1180000000000000013','discord:1180000000000000000','discord:1180000000000000021','discord:1573723446444032000',0,8,NULL,NULL,NULL,NULL,'repetition','white',1795275315,1795275392);
INSERT INTO games VALUES(16,'terachess-2',1,'15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1','discord:1180000000000000013','discord:1180000000000000011','discord:1180000000000000000','discord:1180000000000000021','discord:1573724092366848000',0,2,NULL,NULL,0,NULL,NULL,NULL,1795275469,1795275546);
CREATE TABLE moves (
    game        INTEGER NOT NULL REFERENCES games (id),
    ply         INTEGER NOT NULL CHECK (ply >= 0),
    coordinates TEXT NOT NULL,
    at          INTEGER NOT NULL,
    cause       TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO moves VALUES(1,0,'e4e6',1795266887,'discord:1573688129083146240');
INSERT INTO moves VALUES(1,1,'e13e11',1795266887,'discord:1573688129225752576');
INSERT INTO moves VALUES(1,2,'d4d6',1795266909,'discord:1573688222167334912');
INSERT INTO moves VALUES(2,0,'d2g5',1795266887,'discord:1573688129435467776');
INSERT INTO moves VALUES(4,0,'d2b2',1795266887,'discord:1573688129737457664');
INSERT INTO moves VALUES(5,0,'b9b3',1795266888,'discord:1573688134124699650');
INSERT INTO moves VALUES(6,0,'a1b2',1795266892,'discord:1573688149706539010');
INSERT INTO moves VALUES(8,0,'e4e6',1795266892,'discord:1573688150222438400');
INSERT INTO moves VALUES(9,0,'e4e6',1795266899,'discord:1573688179679035392');
INSERT INTO moves VALUES(10,0,'e4e6',1795266904,'discord:1573688201124511746');
INSERT INTO moves VALUES(10,1,'e13e11',1795266909,'discord:1573688222259609600');
INSERT INTO moves VALUES(13,0,'b1b2',1795275119,'discord:1573722653720576000');
INSERT INTO moves VALUES(13,1,'p16p15',1795275126,'discord:1573722683080704000');
INSERT INTO moves VALUES(13,2,'b2b1',1795275133,'discord:1573722712440832000');
INSERT INTO moves VALUES(13,3,'p15p16',1795275140,'discord:1573722741800960000');
INSERT INTO moves VALUES(13,4,'b1b2',1795275147,'discord:1573722771161088000');
INSERT INTO moves VALUES(13,5,'p16p15',1795275154,'discord:1573722800521216000');
INSERT INTO moves VALUES(13,6,'b2b1',1795275161,'discord:1573722829881344000');
INSERT INTO moves VALUES(13,7,'p15p16',1795275168,'discord:1573722859241472000');
INSERT INTO moves VALUES(14,0,'c4c7',1795275287,'discord:1573723358363648000');
INSERT INTO moves VALUES(15,0,'e1e2',1795275343,'discord:1573723593244672000');
INSERT INTO moves VALUES(15,1,'f10f9',1795275350,'discord:1573723622604800000');
INSERT INTO moves VALUES(15,2,'e2e1',1795275357,'discord:1573723651964928000');
INSERT INTO moves VALUES(15,3,'f9f10',1795275364,'discord:1573723681325056000');
INSERT INTO moves VALUES(15,4,'e1e2',1795275371,'discord:1573723710685184000');
INSERT INTO moves VALUES(15,5,'f10f9',1795275378,'discord:1573723740045312000');
INSERT INTO moves VALUES(15,6,'e2e1',1795275385,'discord:1573723769405440000');
INSERT INTO moves VALUES(15,7,'f9f10',1795275392,'discord:1573723798765568000');
INSERT INTO moves VALUES(16,0,'h1h2',1795275532,'discord:1573724385968128000');
INSERT INTO moves VALUES(16,1,'p16p15',1795275546,'discord:1573724444688384000');
CREATE TABLE posted (
    offer       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO posted VALUES('challenge:1','discord:1180000000000000021/1573688128663715840');
INSERT INTO posted VALUES('challenge:10','discord:1180000000000000021/1573688192295501824');
INSERT INTO posted VALUES('challenge:11','discord:1180000000000000021/1573688192333250560');
INSERT INTO posted VALUES('challenge:12','discord:1180000000000000021/1573688192396165120');
INSERT INTO posted VALUES('challenge:13','discord:1180000000000000021/1573688192417136640');
INSERT INTO posted VALUES('challenge:14','discord:1180000000000000021/1573688200797356032');
INSERT INTO posted VALUES('challenge:15','discord:1180000000000000021/1573688200860270592');
INSERT INTO posted VALUES('challenge:16','discord:1180000000000000021/1573688200956739584');
INSERT INTO posted VALUES('challenge:19','discord:1180000000000000021/1573722213318656000');
INSERT INTO posted VALUES('challenge:2','discord:1180000000000000021/1573688129376747520');
INSERT INTO posted VALUES('challenge:20','discord:1180000000000000021/1573722272038912000');
INSERT INTO posted VALUES('challenge:21','discord:1180000000000000021/1573722506919936000');
INSERT INTO posted VALUES('challenge:22','discord:1180000000000000021/1573723211563008000');
INSERT INTO posted VALUES('challenge:23','discord:1180000000000000021/1573723446444032000');
INSERT INTO posted VALUES('challenge:24','discord:1180000000000000021/1573724092366848000');
INSERT INTO posted VALUES('challenge:3','discord:1180000000000000021/1573688129552908288');
INSERT INTO posted VALUES('challenge:4','discord:1180000000000000021/1573688129687126016');
INSERT INTO posted VALUES('challenge:5','discord:1180000000000000021/1573688129867481088');
INSERT INTO posted VALUES('challenge:6','discord:1180000000000000021/1573688149647818752');
INSERT INTO posted VALUES('challenge:7','discord:1180000000000000021/1573688149807202304');
INSERT INTO posted VALUES('challenge:8','discord:1180000000000000022/1573688150159523840');
INSERT INTO posted VALUES('challenge:9','discord:1180000000000000021/1573688162885042176');
INSERT INTO posted VALUES('draw:16:0','discord:1573724092366848000/1573724268527616000');
INSERT INTO posted VALUES('draw:3:0','discord:1573688129552908288/1573688129628405760');
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
, position INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO cursors VALUES('discord:1180000000000000021','discord:1180000000000000021/1573688179679035392',1573688179679035392);
INSERT INTO cursors VALUES('discord:1573688128663715840','discord:1573688128663715840/1573688222167334912',1573688222167334912);
INSERT INTO cursors VALUES('discord:1573688129376747520','discord:1573688129376747520/1573688129435467776',1573688129435467776);
INSERT INTO cursors VALUES('discord:1573688129687126016','discord:1573688129687126016/1573688129737457664',1573688129737457664);
INSERT INTO cursors VALUES('discord:1573688129867481088','discord:1573688129867481088/1573688134124699650',1573688134124699650);
INSERT INTO cursors VALUES('discord:1573688149647818752','discord:1573688149647818752/1573688149706539010',1573688149706539010);
INSERT INTO cursors VALUES('discord:1573688150159523840','discord:1573688150159523840/1573688150222438400',1573688150222438400);
INSERT INTO cursors VALUES('discord:1573688200956739584','discord:1573688200956739584/1573688222330912768',1573688222330912768);
INSERT INTO cursors VALUES('discord:1573722506919936000','discord:1573722506919936000/1573722859241472000',1573722859241472000);
INSERT INTO cursors VALUES('discord:1573723211563008000','discord:1573723211563008000/1573723358363648000',1573723358363648000);
INSERT INTO cursors VALUES('discord:1573723446444032000','discord:1573723446444032000/1573723798765568000',1573723798765568000);
INSERT INTO cursors VALUES('discord:1573724092366848000','discord:1573724092366848000/1573724444688384000',1573724444688384000);
CREATE TABLE preferences (
    player      TEXT PRIMARY KEY,
    theme       TEXT NOT NULL,
    pieces      TEXT NOT NULL,
    coordinates INTEGER NOT NULL CHECK (coordinates IN (0, 1)),
    scale       TEXT NOT NULL,
    view        TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO preferences VALUES('discord:1180000000000000011','high-contrast','letters',0,'large','own');
INSERT INTO preferences VALUES('discord:1180000000000000013','slate','drawn',1,'normal','first');
CREATE TABLE "challenges" (
    id          INTEGER PRIMARY KEY,
    challenger  TEXT NOT NULL,
    opponent    TEXT NOT NULL CHECK (opponent <> challenger),
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
    expires_at  INTEGER NOT NULL,
    settled_at  INTEGER,
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
INSERT INTO challenges VALUES(1,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',1,1795266887,1795881080,1795266887);
INSERT INTO challenges VALUES(2,'discord:1180000000000000012','discord:1180000000000000013','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',2,1795266887,1795881080,1795266887);
INSERT INTO challenges VALUES(3,'discord:1180000000000000013','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',3,1795266887,1795881080,1795266887);
INSERT INTO challenges VALUES(4,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',4,1795266887,1795881080,1795266887);
INSERT INTO challenges VALUES(5,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',5,1795266887,1795881080,1795266887);
INSERT INTO challenges VALUES(6,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1q14/K15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',6,1795266888,1795881080,1795266892);
INSERT INTO challenges VALUES(7,'discord:1180000000000000012','discord:1180000000000000013','cetran-2',1,'first',NULL,'mirror','f54bbe52049e1ea7a14dc6b6a380d6f86910ab28cdcb129d61628efe6c015573','discord:1180000000000000000','discord:1180000000000000021','accepted',7,1795266892,1795881080,1795266892);
INSERT INTO challenges VALUES(8,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000022','accepted',8,1795266892,1795881080,1795266892);
INSERT INTO challenges VALUES(9,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',9,1795266895,1795881080,1795266895);
INSERT INTO challenges VALUES(10,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','declined',NULL,1795266902,1795881080,1795266902);
INSERT INTO challenges VALUES(11,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','withdrawn',NULL,1795266902,1795881080,1795266902);
INSERT INTO challenges VALUES(12,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first','16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266902,1795881080,NULL);
INSERT INTO challenges VALUES(13,'discord:1180000000000000013','discord:1180000000000000011','cetran-2',1,'first',NULL,'mirror','2fa2ff31feaf85c8dfa7b3869d17a9ec5c9c984a1972499ac4e3b7cb33b9b58c','discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266902,1795881080,NULL);
INSERT INTO challenges VALUES(14,'discord:1180000000000000012','discord:1180000000000000013','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',11,1795266902,1795881080,1795266909);
INSERT INTO challenges VALUES(15,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','declined',NULL,1795266904,1795881080,1795266909);
INSERT INTO challenges VALUES(16,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',10,1795266904,1795881080,1795266904);
INSERT INTO challenges VALUES(17,'discord:1180000000000000013','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266909,1795881080,NULL);
INSERT INTO challenges VALUES(18,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first','15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266909,1795881080,NULL);
INSERT INTO challenges VALUES(19,'discord:1180000000000000011','discord:1180000000000000012','terran',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','expired',NULL,1795275007,1795879807,1795975000);
INSERT INTO challenges VALUES(20,'discord:1180000000000000012','discord:1180000000000000013','terachess-2',1,'first','15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',12,1795275021,1795879821,1795275035);
INSERT INTO challenges VALUES(21,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first','15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',13,1795275077,1795879877,1795275091);
INSERT INTO challenges VALUES(22,'discord:1180000000000000011','discord:1180000000000000013','terran',1,'first','5k4/3g1g4/2d1d5/2r7/10/10/2R7/10/10/4K5 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',14,1795275245,1795880045,1795275259);
INSERT INTO challenges VALUES(23,'discord:1180000000000000012','discord:1180000000000000013','terran',1,'first','5k4/10/10/10/10/9p/10/10/9P/4K5 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',15,1795275301,1795880101,1795275315);
INSERT INTO challenges VALUES(24,'discord:1180000000000000013','discord:1180000000000000011','terachess-2',1,'first','15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',16,1795275455,1795880255,1795275469);
INSERT INTO challenges VALUES(25,'discord:1180000000000000011','discord:1180000000000000013','cetran-2',1,'random',NULL,'mirror','ecd9c4a53ea15f18447b08fb96a13c5ab7dc7d24067b102fcbaaf7b39ca52e6d','discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795275574,1795880374,NULL);
CREATE TABLE "outbox" (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    lane        TEXT NOT NULL,
    kind        TEXT NOT NULL,
    game        INTEGER REFERENCES games (id),
    server      TEXT,
    offer       TEXT,
    effect      TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    parked      TEXT,
    dead        TEXT
) STRICT;
INSERT INTO outbox VALUES(61,'game:10','announce',10,'discord:1180000000000000000',NULL,'{"effect":"announce","game":10,"ply":1,"text":[{"bold":"1. P e4-e6"},{"plain":" · Pawn from e4 to e6"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move (Black)."}],"wake":["discord:1180000000000000012"]}',0,NULL,'Discord answered 403, code 50013: Missing Permissions');
INSERT INTO outbox VALUES(62,'game:1','offer',1,'discord:1180000000000000000','draw:1:2','{"effect":"offer","offer":{"draw":[1,2]},"to":{"game":1},"text":[{"player":"discord:1180000000000000011"},{"plain":" offers a draw. "},{"player":"discord:1180000000000000012"},{"plain":", accept it or decline it; a move of yours declines it too."}],"wake":["discord:1180000000000000012"],"actions":[{"label":"Accept draw","kind":{"accept_draw":[1,2]}},{"label":"Decline","kind":{"decline_draw":[1,2]}}],"board":null}',3,NULL,NULL);
INSERT INTO outbox VALUES(63,'place:discord:1180000000000000021','offer',NULL,'discord:1180000000000000000','challenge:17','{"effect":"offer","offer":{"challenge":17},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000013"},{"plain":" challenges "},{"player":"discord:1180000000000000011"},{"plain":" to "},{"bold":"Terachess II"},{"plain":" (16×16)."},{"plain":" "},{"player":"discord:1180000000000000013"},{"plain":" plays White, who moves first."}],"wake":["discord:1180000000000000011"],"actions":[{"label":"Accept","kind":{"accept":17}},{"label":"Decline","kind":{"decline":17}},{"label":"Withdraw","kind":{"withdraw":17}}],"board":null}',3,NULL,NULL);
INSERT INTO outbox VALUES(64,'place:discord:1180000000000000021','offer',NULL,'discord:1180000000000000000','challenge:18','{"effect":"offer","offer":{"challenge":18},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000012"},{"plain":" challenges "},{"player":"discord:1180000000000000011"},{"plain":" to "},{"bold":"Terachess II"},{"plain":" (16×16)."},{"plain":" "},{"player":"discord:1180000000000000012"},{"plain":" plays White, who moves first."},{"plain":" The game starts from this position: "},{"code":"15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1"}],"wake":["discord:1180000000000000011"],"actions":[{"label":"Accept","kind":{"accept":18}},{"label":"Decline","kind":{"decline":18}},{"label":"Withdraw","kind":{"withdraw":18}}],"board":{"variant":"terachess-2","fen":"15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1"}}',0,NULL,NULL);
INSERT INTO outbox VALUES(65,'game:11','open',11,'discord:1180000000000000000',NULL,'{"effect":"open","game":11,"challenge":14,"variant":"Terachess II","players":["discord:1180000000000000012","discord:1180000000000000013"]}',3,NULL,NULL);
INSERT INTO outbox VALUES(66,'game:11','settle',11,'discord:1180000000000000000',NULL,'{"effect":"settle","offer":{"challenge":14},"to":{"game":11},"text":[{"player":"discord:1180000000000000013"},{"plain":" has accepted the challenge of "},{"player":"discord:1180000000000000012"},{"plain":" to "},{"bold":"Terachess II"},{"plain":": "},{"game":11}]}',0,NULL,NULL);
INSERT INTO outbox VALUES(67,'game:11','announce',11,'discord:1180000000000000000',NULL,'{"effect":"announce","game":11,"ply":0,"text":[{"bold":"Terachess II, game 11"},{"plain":". "},{"player":"discord:1180000000000000012"},{"plain":" plays White, "},{"player":"discord:1180000000000000013"},{"plain":" plays Black."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move. Type "},{"code":"c4c6"},{"plain":" (or another move): here, as a reply to a board of mine, or with "},{"code":"/move"},{"plain":"."},{"plain":" More: "},{"code":"/help"},{"plain":", "},{"code":"/rules"},{"plain":"."}],"wake":["discord:1180000000000000012"]}',0,NULL,NULL);
INSERT INTO outbox VALUES(68,'place:discord:1180000000000000021','settle',NULL,'discord:1180000000000000000',NULL,'{"effect":"settle","offer":{"challenge":15},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000012"},{"plain":" has declined the challenge of "},{"player":"discord:1180000000000000013"},{"plain":" to "},{"bold":"Terachess II"},{"plain":"."}]}',0,NULL,NULL);
INSERT INTO outbox VALUES(69,'game:10','announce',10,'discord:1180000000000000000',NULL,'{"effect":"announce","game":10,"ply":2,"text":[{"bold":"1… p e13-e11"},{"plain":" · Pawn from e13 to e11"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000013"},{"plain":", it is your move (White)."}],"wake":["discord:1180000000000000013"]}',3,NULL,NULL);
INSERT INTO outbox VALUES(70,'game:1','announce',1,'discord:1180000000000000000',NULL,'{"effect":"announce","game":1,"ply":3,"text":[{"bold":"2. P d4-d6"},{"plain":" · Pawn from d4 to d6"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move (Black)."}],"wake":["discord:1180000000000000012"]}',0,NULL,NULL);
INSERT INTO outbox VALUES(71,'place:discord:1573688200956739584','say',NULL,'discord:1180000000000000000',NULL,'{"effect":"say","place":"discord:1573688200956739584","reply_to":"discord:1573688200956739584/1573688222330912768","text":[{"plain":"The Pawn on e6 cannot go to e16; it moves like this: one step straight forward without capturing, or two from any square when both are empty; captures one step diagonally forward, also in passing. From e6 it can go to e7 and e8."}],"actions":[]}',3,NULL,NULL);
INSERT INTO outbox VALUES(72,'game:9','unknown',9,'discord:1180000000000000000',NULL,'no JSON at all',0,NULL,'it cannot be read: expected ident at line 1 column 2');
INSERT INTO outbox VALUES(73,'game:9','unknown',9,'discord:1180000000000000000',NULL,'["no",{"effect":1}]',0,NULL,NULL);
INSERT INTO outbox VALUES(74,'game:77','of the future',NULL,NULL,NULL,'{"effect":"of the future"}',0,NULL,NULL);
INSERT INTO outbox VALUES(118,'game:16','announce',16,'discord:1180000000000000000',NULL,'{"effect":"announce","game":16,"ply":2,"text":[{"bold":"1… k p16-p15"},{"plain":" · King from p16 to p15"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000013"},{"plain":", it is your move (White)."}],"wake":["discord:1180000000000000013"]}',1,'I lack Attach Files there',NULL);
INSERT INTO outbox VALUES(119,'talk:discord:1573724092366848000','say',NULL,'discord:1180000000000000000',NULL,'{"effect":"say","place":"discord:1573724092366848000","reply_to":"discord:1573724092366848000/1573724474048512000","text":[{"plain":"You have no Queen. Type for example R a2-a1."}],"actions":[]}',0,NULL,NULL);
INSERT INTO outbox VALUES(120,'talk:discord:1573724092366848000','say',NULL,'discord:1180000000000000000',NULL,'{"effect":"say","place":"discord:1573724092366848000","reply_to":"discord:1573724092366848000/1573724503408640000","text":[{"plain":"It is not your turn: White is to move, and that is "},{"player":"discord:1180000000000000013"},{"plain":". You will be told when it is yours."}],"actions":[]}',0,NULL,'Discord answered 403');
INSERT INTO outbox VALUES(121,'place:discord:1180000000000000021','offer',NULL,'discord:1180000000000000000','challenge:25','{"effect":"offer","offer":{"challenge":25},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000011"},{"plain":" challenges "},{"player":"discord:1180000000000000013"},{"plain":" to "},{"bold":"Cetran Chess 2"},{"plain":" (8×8)."},{"plain":" Who plays White, who moves first, is drawn by lot on acceptance."},{"plain":" The array is drawn by lot (mirror) from a secret that is shown on acceptance; its SHA-256 is "},{"code":"0c02a3d9de28c14b4f85315c94f30f70c6ab6e488c45e08b73a1709213c76f93"},{"plain":"."},{"plain":" The challenge stands for 7 days."}],"wake":["discord:1180000000000000013"],"actions":[{"label":"Accept","kind":{"accept":25}},{"label":"Decline","kind":{"decline":25}},{"label":"Withdraw","kind":{"withdraw":25}}],"board":null}',0,NULL,NULL);
INSERT INTO outbox VALUES(122,'place:discord:1180000000000000021','settle',NULL,'discord:1180000000000000000',NULL,'{"effect":"settle","offer":{"challenge":19},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000012"},{"plain":" has not answered within 7 days the challenge of "},{"player":"discord:1180000000000000011"},{"plain":" to "},{"bold":"Terran Chess"},{"plain":"."}]}',0,NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('outbox',122);
CREATE INDEX inbox_at ON inbox (at);
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_open_until ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);
CREATE INDEX games_over_white ON games (white, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_over_black ON games (black, touched_at) WHERE ending IS NOT NULL;
CREATE INDEX games_running_home ON games (home) WHERE ending IS NULL;
CREATE INDEX games_running_at ON games (place) WHERE ending IS NULL;
CREATE INDEX games_running_in ON games (server) WHERE ending IS NULL;
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE dead IS NULL;
CREATE INDEX outbox_offers ON outbox (offer) WHERE dead IS NULL AND offer IS NOT NULL;
CREATE INDEX outbox_parked ON outbox (id) WHERE parked IS NOT NULL;
