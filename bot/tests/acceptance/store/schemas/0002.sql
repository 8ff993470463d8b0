-- A database of the schema 0002, played into being by the program of that time; rows 72 to 74 of
-- the outbox were added by hand.
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
CREATE TABLE instance (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    name    TEXT NOT NULL
) STRICT;
INSERT INTO instance VALUES(1,'edb4259c');
CREATE TABLE inbox (
    cause   TEXT PRIMARY KEY,
    at      INTEGER NOT NULL,
    reply   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO inbox VALUES('discord:1573688128470777856',1795266887,'{"done":[{"plain":"Your challenge is posted here; only "},{"player":"discord:1180000000000000012"},{"plain":" can accept or decline it, and you can withdraw it."}]}');
INSERT INTO inbox VALUES('discord:1573688129083146240',1795266887,'"nothing"');
INSERT INTO inbox VALUES('discord:1573688129502576640',1795266887,'{"ask":[[{"plain":"Resign game 2 (Terachess II) against "},{"player":"discord:1180000000000000012"},{"plain":"? That ends the game, and it cannot be undone."}],[{"label":"Resign","kind":{"resign":2}},{"label":"Play on","kind":{"play_on":2}}]]}');
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
    touched_at  INTEGER NOT NULL,
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
CREATE TABLE challenges (
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
                CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    game        INTEGER REFERENCES games (id),
    made_at     INTEGER NOT NULL,
    settled_at  INTEGER,
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;
INSERT INTO challenges VALUES(1,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',1,1795266887,1795266887);
INSERT INTO challenges VALUES(2,'discord:1180000000000000012','discord:1180000000000000013','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',2,1795266887,1795266887);
INSERT INTO challenges VALUES(3,'discord:1180000000000000013','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',3,1795266887,1795266887);
INSERT INTO challenges VALUES(4,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',4,1795266887,1795266887);
INSERT INTO challenges VALUES(5,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',5,1795266887,1795266887);
INSERT INTO challenges VALUES(6,'discord:1180000000000000011','discord:1180000000000000013','terachess-2',1,'first','15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1q14/K15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',6,1795266888,1795266892);
INSERT INTO challenges VALUES(7,'discord:1180000000000000012','discord:1180000000000000013','cetran-2',1,'first',NULL,'mirror','f54bbe52049e1ea7a14dc6b6a380d6f86910ab28cdcb129d61628efe6c015573','discord:1180000000000000000','discord:1180000000000000021','accepted',7,1795266892,1795266892);
INSERT INTO challenges VALUES(8,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000022','accepted',8,1795266892,1795266892);
INSERT INTO challenges VALUES(9,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',9,1795266895,1795266895);
INSERT INTO challenges VALUES(10,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','declined',NULL,1795266902,1795266902);
INSERT INTO challenges VALUES(11,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','withdrawn',NULL,1795266902,1795266902);
INSERT INTO challenges VALUES(12,'discord:1180000000000000011','discord:1180000000000000012','terachess-2',1,'first','16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266902,NULL);
INSERT INTO challenges VALUES(13,'discord:1180000000000000013','discord:1180000000000000011','cetran-2',1,'first',NULL,'mirror','2fa2ff31feaf85c8dfa7b3869d17a9ec5c9c984a1972499ac4e3b7cb33b9b58c','discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266902,NULL);
INSERT INTO challenges VALUES(14,'discord:1180000000000000012','discord:1180000000000000013','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',11,1795266902,1795266909);
INSERT INTO challenges VALUES(15,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','declined',NULL,1795266904,1795266909);
INSERT INTO challenges VALUES(16,'discord:1180000000000000013','discord:1180000000000000012','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','accepted',10,1795266904,1795266904);
INSERT INTO challenges VALUES(17,'discord:1180000000000000013','discord:1180000000000000011','terachess-2',1,'first',NULL,NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266909,NULL);
INSERT INTO challenges VALUES(18,'discord:1180000000000000012','discord:1180000000000000011','terachess-2',1,'first','15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1',NULL,NULL,'discord:1180000000000000000','discord:1180000000000000021','open',NULL,1795266909,NULL);
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    lane        TEXT NOT NULL,
    effect      TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    due_at      INTEGER NOT NULL DEFAULT 0,
    dead        TEXT
) STRICT;
INSERT INTO outbox VALUES(61,'game:10','{"effect":"announce","game":10,"ply":1,"text":[{"bold":"1. P e4-e6"},{"plain":" · Pawn from e4 to e6"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move (Black)."}],"wake":["discord:1180000000000000012"]}',0,0,'Discord answered 403, code 50013: Missing Permissions');
INSERT INTO outbox VALUES(62,'game:1','{"effect":"offer","offer":{"draw":[1,2]},"to":{"game":1},"text":[{"player":"discord:1180000000000000011"},{"plain":" offers a draw. "},{"player":"discord:1180000000000000012"},{"plain":", accept it or decline it; a move of yours declines it too."}],"wake":["discord:1180000000000000012"],"actions":[{"label":"Accept draw","kind":{"accept_draw":[1,2]}},{"label":"Decline","kind":{"decline_draw":[1,2]}}],"board":null}',3,1795266917,NULL);
INSERT INTO outbox VALUES(63,'place:discord:1180000000000000021','{"effect":"offer","offer":{"challenge":17},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000013"},{"plain":" challenges "},{"player":"discord:1180000000000000011"},{"plain":" to "},{"bold":"Terachess II"},{"plain":" (16×16)."},{"plain":" "},{"player":"discord:1180000000000000013"},{"plain":" plays White, who moves first."}],"wake":["discord:1180000000000000011"],"actions":[{"label":"Accept","kind":{"accept":17}},{"label":"Decline","kind":{"decline":17}},{"label":"Withdraw","kind":{"withdraw":17}}],"board":null}',3,1795266916,NULL);
INSERT INTO outbox VALUES(64,'place:discord:1180000000000000021','{"effect":"offer","offer":{"challenge":18},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000012"},{"plain":" challenges "},{"player":"discord:1180000000000000011"},{"plain":" to "},{"bold":"Terachess II"},{"plain":" (16×16)."},{"plain":" "},{"player":"discord:1180000000000000012"},{"plain":" plays White, who moves first."},{"plain":" The game starts from this position: "},{"code":"15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1"}],"wake":["discord:1180000000000000011"],"actions":[{"label":"Accept","kind":{"accept":18}},{"label":"Decline","kind":{"decline":18}},{"label":"Withdraw","kind":{"withdraw":18}}],"board":{"variant":"terachess-2","fen":"15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1"}}',0,0,NULL);
INSERT INTO outbox VALUES(65,'game:11','{"effect":"open","game":11,"challenge":14,"variant":"Terachess II","players":["discord:1180000000000000012","discord:1180000000000000013"]}',3,1795266917,NULL);
INSERT INTO outbox VALUES(66,'game:11','{"effect":"settle","offer":{"challenge":14},"to":{"game":11},"text":[{"player":"discord:1180000000000000013"},{"plain":" has accepted the challenge of "},{"player":"discord:1180000000000000012"},{"plain":" to "},{"bold":"Terachess II"},{"plain":": "},{"game":11}]}',0,0,NULL);
INSERT INTO outbox VALUES(67,'game:11','{"effect":"announce","game":11,"ply":0,"text":[{"bold":"Terachess II, game 11"},{"plain":". "},{"player":"discord:1180000000000000012"},{"plain":" plays White, "},{"player":"discord:1180000000000000013"},{"plain":" plays Black."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move. Type "},{"code":"c4c6"},{"plain":" (or another move): here, as a reply to a board of mine, or with "},{"code":"/move"},{"plain":"."},{"plain":" More: "},{"code":"/help"},{"plain":", "},{"code":"/rules"},{"plain":"."}],"wake":["discord:1180000000000000012"]}',0,0,NULL);
INSERT INTO outbox VALUES(68,'place:discord:1180000000000000021','{"effect":"settle","offer":{"challenge":15},"to":{"place":"discord:1180000000000000021"},"text":[{"player":"discord:1180000000000000012"},{"plain":" has declined the challenge of "},{"player":"discord:1180000000000000013"},{"plain":" to "},{"bold":"Terachess II"},{"plain":"."}]}',0,0,NULL);
INSERT INTO outbox VALUES(69,'game:10','{"effect":"announce","game":10,"ply":2,"text":[{"bold":"1… p e13-e11"},{"plain":" · Pawn from e13 to e11"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000013"},{"plain":", it is your move (White)."}],"wake":["discord:1180000000000000013"]}',3,1795266916,NULL);
INSERT INTO outbox VALUES(70,'game:1','{"effect":"announce","game":1,"ply":3,"text":[{"bold":"2. P d4-d6"},{"plain":" · Pawn from d4 to d6"},{"plain":"."},{"plain":"\n"},{"player":"discord:1180000000000000012"},{"plain":", it is your move (Black)."}],"wake":["discord:1180000000000000012"]}',0,0,NULL);
INSERT INTO outbox VALUES(71,'place:discord:1573688200956739584','{"effect":"say","place":"discord:1573688200956739584","reply_to":"discord:1573688200956739584/1573688222330912768","text":[{"plain":"The Pawn on e6 cannot go to e16; it moves like this: one step straight forward without capturing, or two from any square when both are empty; captures one step diagonally forward, also in passing. From e6 it can go to e7 and e8."}],"actions":[]}',3,1795266916,NULL);
INSERT INTO outbox VALUES(72,'game:9','no JSON at all',0,0,'it cannot be read: expected ident at line 1 column 2');
INSERT INTO outbox VALUES(73,'game:9','["no",{"effect":1}]',0,0,NULL);
INSERT INTO outbox VALUES(74,'game:77','{"effect":"of the future"}',0,0,NULL);
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
INSERT INTO posted VALUES('challenge:2','discord:1180000000000000021/1573688129376747520');
INSERT INTO posted VALUES('challenge:3','discord:1180000000000000021/1573688129552908288');
INSERT INTO posted VALUES('challenge:4','discord:1180000000000000021/1573688129687126016');
INSERT INTO posted VALUES('challenge:5','discord:1180000000000000021/1573688129867481088');
INSERT INTO posted VALUES('challenge:6','discord:1180000000000000021/1573688149647818752');
INSERT INTO posted VALUES('challenge:7','discord:1180000000000000021/1573688149807202304');
INSERT INTO posted VALUES('challenge:8','discord:1180000000000000022/1573688150159523840');
INSERT INTO posted VALUES('challenge:9','discord:1180000000000000021/1573688162885042176');
INSERT INTO posted VALUES('draw:3:0','discord:1573688129552908288/1573688129628405760');
CREATE TABLE cursors (
    place       TEXT PRIMARY KEY,
    message     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO cursors VALUES('discord:1180000000000000021','discord:1180000000000000021/1573688179679035392');
INSERT INTO cursors VALUES('discord:1573688128663715840','discord:1573688128663715840/1573688222167334912');
INSERT INTO cursors VALUES('discord:1573688129376747520','discord:1573688129376747520/1573688129435467776');
INSERT INTO cursors VALUES('discord:1573688129687126016','discord:1573688129687126016/1573688129737457664');
INSERT INTO cursors VALUES('discord:1573688129867481088','discord:1573688129867481088/1573688134124699650');
INSERT INTO cursors VALUES('discord:1573688149647818752','discord:1573688149647818752/1573688149706539010');
INSERT INTO cursors VALUES('discord:1573688150159523840','discord:1573688150159523840/1573688150222438400');
INSERT INTO cursors VALUES('discord:1573688200956739584','discord:1573688200956739584/1573688222330912768');
CREATE TABLE preferences (
    player      TEXT PRIMARY KEY,
    theme       TEXT NOT NULL,
    pieces      TEXT NOT NULL,
    coordinates INTEGER NOT NULL CHECK (coordinates IN (0, 1)),
    scale       TEXT NOT NULL,
    view        TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO preferences VALUES('discord:1180000000000000013','slate','drawn',1,'normal','first');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('outbox',74);
CREATE INDEX inbox_at ON inbox (at);
CREATE INDEX games_running_white ON games (white) WHERE ending IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ending IS NULL;
CREATE INDEX games_by_place ON games (place);
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_of_pair ON challenges (challenger, opponent, made_at);
CREATE INDEX outbox_pending ON outbox (lane, id) WHERE dead IS NULL;
