//! Variants of Fairy-Stockfish's settings: the lines of the variant files, the remarks, and the
//! refusals.

use crate::common::assert_soon;
use std::time::Duration;

use menagerie_rules::Variant;
use menagerie_rules::convert::from_ini;

/// The file and the remarks. The file must be readable.
fn convert(text: &str) -> (String, Vec<String>) {
    let conversion = from_ini(text, "test").unwrap_or_else(|error| panic!("{text}\n{error}"));
    if let Err(error) = Variant::from_toml("x", &conversion.file) {
        panic!("{text}\n{error}");
    }
    (conversion.file, conversion.remarks.iter().map(ToString::to_string).collect())
}

/// Each side has two Kings, and the last one left is royal.
const TWO_KINGS: &str = "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n\
                         extinctionPseudoRoyal = true\n\
                         startFen = rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1";

/// The lines that the file of chess must have after these settings.
#[test]
fn what_comes_out() {
    let rows: &[(&str, &[&str])] = &[
        (
            "",
            &[
                r#"start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,e1,h1,a8,e8,h8 - 0 1""#,
                r#"betza = "fmWfceF""#,
                r#"betza_within = { rank-2 = "fmnD" }"#,
                r#"betza = "KisO2""#,
                r#"castles_with = "R""#,
                "repetition_claim = 3",
                "move_rule = 50",
            ],
        ),
        (
            "tripleStepRegionWhite = *2\ntripleStepRegionBlack = *7",
            &[r#"betza_within = { rank-2 = "fmnR3" }"#],
        ),
        ("doubleStep = false", &[r#"betza = "fmWfcF""#]),
        ("doubleStepRank = 3", &[r#"betza_within = { ranks-2-3 = "fmnD" }"#]),
        ("enPassantRegion = -", &[r#"betza = "fmWfcF""#]),
        ("castling = false", &[r#"betza = "K""#, "w - - 0 1"]),
        ("checkmateValue = win", &[r#"checkmate = "win""#]),
        ("stalemateValue = loss", &[r#"stalemate = "loss""#]),
        ("stalemateValue = win\nstalematePieceCount = true", &[r#"stalemate = "fewer-pieces""#]),
        ("nFoldValue = win", &["repetition_loss = 3"]),
        ("perpetualCheckIllegal = true", &["repetition_draw = 3", r#"perpetual_check = "loss""#]),
        ("checking = false", &["no_checks = true"]),
        ("nFoldValue = loss", &["repetition_win = 3"]),
        (
            "chess960 = true",
            &[
                r#"pieces = "RNBQKBNR""#,
                r#"opposite_colors = "B""#,
                r#"order = "RKR""#,
                r#"symmetries = ["mirror"]"#,
                r#"castles_to = { king = ["g1", "c1"] }"#,
            ],
        ),
        (
            "flagPiece = k\nflagRegion = d4\nflagMove = true",
            &[r#"goal = { pieces = ["K"], zone = "area-2", wins = "unanswered" }"#],
        ),
        (
            "flagPiece = n\nflagRegion = d4\nflagMove = true\nflagPieceCount = 2",
            &[r#"goal = { pieces = ["N"], zone = "area-2", least = 2, wins = "held" }"#],
        ),
        (
            "flagPiece = n\nflagRegion = d4\nflagPieceCount = 2\nflagPieceBlockedWin = true",
            &[r#"goal = { pieces = ["N"], zone = "area-2", least = 2, or_full = true }"#],
        ),
        // With `flagPieceCount` at one, the goal is reached before it is full.
        (
            "flagPiece = n\nflagRegion = d4\nflagPieceBlockedWin = true",
            &[r#"goal = { pieces = ["N"], zone = "area-2" }"#],
        ),
        (
            "flagPiece = n\nflagRegion = d4\nflagPieceSafe = true",
            &[r#"goal = { pieces = ["N"], zone = "area-2", wins = "safe" }"#],
        ),
        (
            "flagPiece = n\nflagRegion = d4\nflagPieceSafe = true\nflagMove = true",
            &[r#"goal = { pieces = ["N"], zone = "area-2", wins = "safe-or-held" }"#],
        ),
        ("mustCapture = true", &["must_capture = true"]),
        ("mandatoryPawnPromotion = false", &["may_be_immobile = true"]),
        (
            "extinctionValue = loss\nextinctionPieceTypes = r\nextinctionPseudoRoyal = true",
            &[r#"royals = "last-of-each""#],
        ),
        ("immobile = n", &[r#"betza = "-""#]),
        ("customPiece1 = n:xyz", &[r#"betza = "-""#]),
        // A Queen that comes from a Pawn counts with the others, but goes to a hand as a Pawn.
        (
            "promotionLimit = q:1\npieceDrops = true\ncapturesToHand = true",
            &["at_most = 1\ncounts_with = [\"Q\"]"],
        ),
        ("flyingGeneral = true", &[r#"kings_may_not_face = "lines""#]),
        (
            "flyingGeneral = true\nmobilityRegionWhiteKing = d1 e1\nmobilityRegionBlackKing = d8 e8",
            &["kings_may_not_face = true"],
        ),
        (
            "flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1",
            &[r#"goal = { pieces = ["K"], zone = "rank-8" }"#, r#"squares = "a8-h8""#],
        ),
        (
            "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\ncheckCounting = true",
            &["checks = 3"],
        ),
        (
            "startFen = ***bk***/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/***BK*** w - - 0 1\ncastling = false\n\
             doubleStepRank = 3\npromotionRegionWhite = a6 b6 c7 d8 e8 f7 g6 h6\n\
             promotionRegionBlack = a3 b3 c2 d1 e1 f2 g3 h3",
            &[
                r#"start = "***bk***/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/***BK*** w - - 0 1""#,
                // Beside holes it is a rank, and the last squares of the files need no zone.
                r#"betza_within = { ranks-2-3 = "fmnD" }"#,
                r#"squares = "a2-h3""#,
                "promotes_to = [\"N\", \"B\", \"R\", \"Q\"]\n\n",
            ],
        ),
        (
            "startFen = ***bk***/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/***BK*** w - - 0 1\ncastling = false",
            &[r#"promotes_in = "d8-e8""#],
        ),
        (
            "flagRegionWhite = d4 e5\nflagRegionBlack = d5 e4",
            &[r#"zone = "area-2""#, r#"squares = ["d4", "e5"]"#],
        ),
        (
            "flagRegionWhite = *6\nflagRegionBlack = d4",
            &[r#"squares = "a6-h6""#, r#"second_squares = "d4""#],
        ),
        (
            "doubleStepRegionWhite = a2 c2\ndoubleStepRegionBlack = a7 c7",
            &[r#"squares = ["a2", "c2"]"#, r#"betza_within = { area-1 = "fmnD" }"#],
        ),
        (
            "promotionRegionWhite = a8 c8",
            &[r#"squares = ["a8", "c8"]"#, r#"second_squares = "a1-h1""#],
        ),
        (
            "castling = false\npromotionPieceTypes = q\nmobilityRegionWhiteRook = a1 h1 d4",
            &[r#"squares = ["a1", "h1", "d4"]"#, r#"second_squares = "a1-h8""#],
        ),
        ("promotionPieceTypesBlack = n", &[r#"second_promotes_to = ["N"]"#]),
        ("promotionLimit = q:1 n:2", &["at_most = 1", "at_most = 2"]),
        // No piece promotes to a Pawn anyway.
        ("promotionLimit = q:1 p:2", &["at_most = 1"]),
        (
            "promotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2",
            &[r#"promotes_in = "ranks-7-8""#, r#"squares = "a7-h8""#],
        ),
        (
            "mandatoryPawnPromotion = false\nimmobilityIllegal = true",
            &[r#"promotes_to = ["N", "B", "R", "Q", "P"]"#],
        ),
        (
            "promotionPieceTypes = -\nking = -\nextinctionValue = loss\nextinctionPieceTypes = q\ncastling = false\n\
             startFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w 3+3 0 1",
            &[r#"stays_in = "ranks-1-7""#],
        ),
        (
            "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 7+7 0 1\ncheckCounting = true",
            &["checks = 7"],
        ),
        (
            "mobilityRegionWhiteKing = *1 *2\nmobilityRegionBlackKing = *7 *8\ncastling = false",
            &[r#"stays_in = "ranks-1-2""#],
        ),
        ("king = k:KN\ncastling = false", &[r#"betza = "KN""#]),
        // Castling to squares, and with partners of several kinds.
        (
            "castlingKingsideFile = f",
            &[r#"castles_to = { king = ["f1", "c1"] }"#, r#"castles_with = "R""#, r#"betza = "K""#],
        ),
        (
            "castlingRookPieces = rn\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKB1R w KQkq - 0 1",
            &[
                r#"castles_to = { king = ["g1", "c1"] }"#,
                r#"castles_with = ["R", "N"]"#,
                "w a1,e1,h1,a8,e8,h8 -",
            ],
        ),
        // Extinction, with or without a King.
        (
            "extinctionValue = loss\nextinctionPieceTypes = q",
            &[r#"extinction = { pieces = ["Q"] }"#, "royal = true"],
        ),
        (
            "extinctionValue = win\nextinctionPieceTypes = q",
            &[r#"extinction = { pieces = ["Q"], result = "win" }"#],
        ),
        (
            "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n\
             startFen = knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1\nextinctionPieceCount = 2",
            &[r#"extinction = { pieces = ["K"], left = 2 }"#],
        ),
        (
            "extinctionValue = loss\nextinctionPieceTypes = *\nextinctionPieceCount = 1",
            &[
                r#"extinction = { pieces = ["P", "N", "B", "R", "Q", "K"], left = 1, counted = "together" }"#,
            ],
        ),
        // Several royal pieces: all must be kept, or the last one, or they may not all be attacked
        // at once.
        (
            "extinctionValue = loss\nextinctionPseudoRoyal = true\nextinctionPieceTypes = q\n\
             extinctionPieceCount = 64",
            &[r#"royals = "all""#, r#"promotes_to = ["N", "B", "R", "Q"]"#],
        ),
        // Counting: limits of a piece that the variant lacks are left out.
        (
            "countingRule = makruk\nsilver = s\nstartFen = rnskqsnr/pppppppp/8/8/8/8/PPPPPPPP/RNSKQSNR w - -",
            &[
                "counting = { board = 64, begins = \"pieces\", pieces = [",
                "    { of = \"R\", least = 2, moves = 8 },",
                "    { of = \"R\", moves = 16 },",
                "    { of = \"S\", least = 2, moves = 22 },",
                "    { of = \"N\", least = 2, moves = 32 },",
                "    { of = \"S\", moves = 44 },",
                "    { moves = 64 },\n] }",
            ],
        ),
        (
            "countingRule = asean",
            &["pieces = [\n    { of = \"R\", moves = 16 },\n    { of = \"N\", moves = 64 },\n] }"],
        ),
        // A goal of one side alone, and a variant that is won only by it.
        (
            "flagPiece = c\nflagRegionWhite = *8\ncustomPiece1 = c:mF\ncustomPiece2 = h:mfF\nking = -\n\
             startFen = 1h1h1h1h/8/8/8/8/8/8/4C3 w - - 0 1",
            &[r#"goal = { pieces = ["C"], zone = "rank-8" }"#],
        ),
        ("soldier = p\nsoldierPromotionRank = 6", &[r#"betza_within = { ranks-6-8 = "sW" }"#]),
    ];
    for (lines, wanted) in rows {
        let (file, remarks) = convert(&format!("[test:chess]\n{lines}\n"));
        assert_eq!(remarks, Vec::<String>::new(), "{lines}");
        for line in *wanted {
            assert!(file.contains(line), "{lines}: {line} is not in\n{file}");
        }
    }
}

/// Each side has two commoners that must not be lost.
#[test]
fn what_is_lost_only_once_is_royal_as_it_is_guarded() {
    let rows = [
        ("", "last"),
        ("dupleCheck = true", "duple"),
        ("dupleCheck = true\npromotionPieceTypes = k\npromotionLimit = k:2", "duple"),
        ("extinctionPieceCount = 1", "all"),
        ("extinctionPieceCount = 1\npromotionPieceTypes = k\npromotionLimit = k:2", "all"),
    ];
    for (lines, name) in rows {
        let (file, remarks) = convert(&format!("[test:chess]\n{TWO_KINGS}\n{lines}\n"));
        assert_eq!(remarks, Vec::<String>::new(), "{lines}");
        for line in [&format!("royals = \"{name}\""), "royal = true"] {
            assert!(file.contains(line), "{lines}: {line} is not in\n{file}");
        }
        assert!(!file.contains("extinction ="), "{lines}: who is royal is not captured\n{file}");
    }
}

/// A movement in Fairy-Stockfish's Betza, and the same one in ours.
#[test]
fn movements_are_written_as_ours() {
    let rows = [
        ("N", r#"betza = "N""#),
        ("L", r#"betza = "C""#),
        ("J", r#"betza = "Z""#),
        ("NN", r#"betza = "NN""#),
        ("N2", r#"betza = "N2""#),
        ("W2F3", r#"betza = "R2B3""#),
        // Hoppers there slide with any capital, and with a single step they are Grasshoppers.
        ("pW", r#"betza = "pR""#),
        ("pF", r#"betza = "pB""#),
        ("pR1", r#"betza = "gR""#),
        ("gK", r#"betza = "gQ""#),
        ("gR3", r#"betza = "pR3""#),
        // fK is three squares in Fairy-Stockfish.
        ("fK", r#"betza = "fWfF""#),
        ("fsW", r#"betza = "lfrW""#),
        ("ffN", r#"betza = "fN""#),
        ("fsN", r#"betza = "flfrN""#),
        ("fhN", r#"betza = "fllfrffrN""#),
        ("frlR", r#"betza = "lfrR""#),
        // A later term replaces an earlier one of the same sort and direction.
        ("R4fR", r#"betza = "fRlbrR4""#),
        ("NnN", r#"betza = "nN""#),
        // A piece that can go two squares at any time is not captured in passing.
        ("KfmnD", r#"betza = "Kfm"#),
        ("nZ", r#"betza = "mafsmafW""#),
        ("RimfN", r#"betza_within = { rank-2 = "fmN" }"#),
        // Fairy-Stockfish reads these movements, but has no tables for them, so the piece does not
        // move like that.
        ("KnCpNAA", r#"betza = "K""#),
        // Unknown letters are skipped.
        ("Kx!7", r#"betza = "K""#),
    ];
    for (theirs, ours) in rows {
        let (file, remarks) =
            convert(&format!("[test:chess]\ncustomPiece1 = n:{theirs}\npromotionPieceTypes = q"));
        assert!(remarks.is_empty(), "{theirs}: {remarks:?}");
        assert!(file.contains(ours), "{theirs}: {ours} is not in\n{file}");
    }
}

/// Lines that are added to chess, and the remarks about them.
#[test]
fn what_is_left_out_is_said_with_its_line() {
    let rows = [
        ("enclosingDrop = reversi", "line 2: enclosingDrop = reversi: a drop encloses nothing"),
        (
            "mustDrop = true\npieceDrops = true\nmustDropType = n",
            "line 4: mustDropType: any piece in hand must be dropped",
        ),
        (
            "chess960 = true\nstartFen = 1k6/8/8/8/8/8/8/6K1 w - - 0 1",
            "line 2: chess960 = true: the array is not drawn by lot",
        ),
        ("chasingRule = axf", "line 2: chasingRule = axf: chasing a piece for ever is allowed"),
        (
            "cannon = c\nstartFen = rnbqkbnr/pppppppp/8/2*5/8/8/PPPPPPPP/RNBQKCNR w - - 0 1",
            "Cannon: it does not hop over holes",
        ),
        ("nonsense = 1", "line 2: nonsense: Fairy-Stockfish knows no such key"),
        ("promotionPieceTypes = qx", "line 2: promotionPieceTypes: no piece has the letter x"),
        ("checkmateValue = draw", "line 2: checkmateValue: checkmate loses"),
        (
            "stalemateValue = loss\nstalematePieceCount = true",
            "line 3: stalematePieceCount = true: stalemate does not count the pieces",
        ),
        ("stalemateValue = none", "line 2: stalemateValue = none: stalemate is a draw"),
        (
            "flagPiece = a\nflagRegion = d4",
            "line 3: flagRegion: there is no goal, since it is nobody's",
        ),
        (
            "tripleStepRegionWhite = *2",
            "tripleStepRegionBlack: it is White's, seen from Black's side",
        ),
        (
            "tripleStepRegionWhite = *3\ntripleStepRegionBlack = *6",
            "line 2: tripleStepRegion: only where a double step begins, too",
        ),
        (
            "doubleStepRegionWhite = *3",
            "doubleStepRegionBlack: it is White's, seen from Black's side",
        ),
        (
            "castlingKingsideFile = l",
            "castling: it is left out, since one kind of King castles, to squares of the board",
        ),
        (
            "castlingKingPiece = q",
            "castling: it is left out, since one kind of King castles, to squares of the board",
        ),
        (
            "extinctionValue = draw\nextinctionPieceTypes = q",
            "line 2: extinctionValue = draw: the loss of other pieces than the King ends nothing",
        ),
        ("countingRule = siamese", "line 2: countingRule = siamese: moves are not counted"),
        (
            "countingRule = makruk\nnMoveRuleTypes = pn",
            "line 2: countingRule = makruk: moves are counted only with one King of each side, when the last Pawn is gone, and where checks are not",
        ),
        (
            "promotionPieceTypes = -",
            "pawn: where it would have to promote it gives no check either",
        ),
        ("promotedPieceType = k:q", "king: a royal piece does not promote"),
        ("passWhite = true", "line 2: pass: both sides may pass, or none"),
        (
            "pass = true\ncheckCounting = true",
            "pass: it does not go with checks, counting or walls",
        ),
        (
            "materialCounting = unweighted",
            "line 2: materialCounting = unweighted: pieces are not counted",
        ),
        (
            "bikjangRule = true\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k",
            "line 2: bikjangRule = true: it needs one King of each side, and passes",
        ),
        (
            "cambodianMoves = true",
            "line 2: cambodianMoves = true: the first moves of the King and the Met are missing",
        ),
        (
            "connectN = 20",
            "line 2: connectN = 20: a row has 2 to 16 pieces, with or without gaps, and wins or loses",
        ),
        (
            "connectN = 3\nconnectValue = draw",
            "line 3: connectValue = draw: a row has 2 to 16 pieces, with or without gaps, and wins or loses",
        ),
        (
            "customPiece1 = p:mfFcfeWimfnA\npawnTypes = p",
            "line 2: customPiece1: its first moves that are no double steps are not taken in passing",
        ),
    ];
    for (lines, wanted) in rows {
        let (_, remarks) = convert(&format!("[test:chess]\n{lines}\n"));
        assert!(remarks.iter().any(|remark| remark == wanted), "{lines}: {wanted}: {remarks:?}");
    }
}

#[test]
fn what_is_refused_is_refused_at_its_place() {
    let rows = [
        ("", "line 1, column 1: there is no [game] in the text"),
        ("[other]\n", "line 1, column 1: there is no such game; the 1 in it begin with other"),
        ("[test\n", "line 1, column 1: the bracket of a game is not closed"),
        ("[test:chess]\nmaxFile\n", "line 2, column 1: “maxFile” is no key = value"),
        ("[test:chess]\nmaxFile = 17\n", "line 2, column 11: a board has 2 to 16 files and ranks"),
        ("[test:chess]\n maxRank =  1\n", "line 2, column 13: a board has 2 to 16 files and ranks"),
        ("[test:chess]\nmaxRank = 7\n", "line 1, column 1: the array has 8 ranks, the board has 7"),
        (
            "[test:chess]\nstartFen = 9/8/8/8/8/8/8/8 w\n",
            "line 2, column 12: rank 8 of the array is not 8 files long",
        ),
        (
            "[test:chess]\nstartFen = x7/8/8/8/8/8/8/8 w\n",
            "line 2, column 12: no piece has the letter x",
        ),
        (
            "[test:chess]\nstartFen = *7/8/8/8/8/8/8/8 w\n",
            "line 2, column 12: nobody is on the board",
        ),
        (
            "[test:chess]\nstartFen = *8/8/8/8/8/8/8/K6k w\n",
            "line 2, column 12: rank 8 of the array is not 8 files long",
        ),
        (
            "[test:chess]\nstartFen = k7/8/8/8/8/8/8/K7 b\n",
            "line 2, column 12: the first mover is w",
        ),
        (
            "[test:chess]\nstartFen = kk6/8/8/8/8/8/8/K7 w\n",
            "line 2, column 12: a side has one King at most; several royal pieces are commoners",
        ),
        (
            "[test:chess]\nextinctionValue = loss\nextinctionPieceTypes = r\nextinctionPieceCount = 1\nextinctionPseudoRoyal = true\ndupleCheck = true\nstartFen = rrrqkbnr/8/8/8/8/8/8/RRRQKBNR w\n",
            "line 7, column 12: all royal pieces of a side are kept, or the last one of each kind",
        ),
        (
            "[test:chess]\nking = -\nstartFen = rnbq1bnr/8/8/8/8/8/8/RNBQ1BNR w - -\n",
            "line 1, column 1: no variant file can say this game: one piece must be royal, or extinction, a goal, a row, points or stalemate wins the game",
        ),
        (
            "[test:chess]\nstartFen = 8/8/8/8/8/8/8/8[Kk] w\n",
            "line 2, column 12: nobody is on the board",
        ),
        (
            "[test:chess]\nflagRegion = 4d\n",
            "line 2, column 14: “4d” is no square, no *8 and no a*",
        ),
        (
            "[test:chess]\npromotionLimit = q=1\n",
            "line 2, column 18: limits are written as q:1 r:2",
        ),
        ("[test:chess]\npromotionRank = last\n", "line 2, column 17: a number is wanted"),
        (
            "[test:chess]\nmobilityRegionKing = a1\n",
            "line 2, column 1: it ends with a side and a piece",
        ),
        (
            "[test:chess]\nking = k:KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK\n",
            "line 2, column 10: a move has at most 100 letters",
        ),
    ];
    for (text, wanted) in rows {
        let said = from_ini(text, "test").map(|conversion| conversion.file);
        assert_eq!(said.map_err(|error| error.to_string()), Err(wanted.to_owned()), "{text}");
    }
    let unknown = from_ini("[test:atlantis]", "test").expect_err("nobody knows it").to_string();
    assert!(
        unknown.starts_with("line 1, column 7: there is no game “atlantis” above, and of those built in only these are known: chess, fairy"),
        "{unknown}"
    );
}

#[test]
fn a_game_inherits_from_those_above_it() {
    let text =
        "; a comment\n[first:capablanca]\nstalemateValue = win\n[test:first]\nnMoveRule = 60\n";
    let (file, remarks) = convert(text);
    assert_eq!(remarks, Vec::<String>::new());
    for line in ["files = 10", "move_rule = 60", r#"stalemate = "win""#, r#"betza = "KisO3""#] {
        assert!(file.contains(line), "{line} is not in\n{file}");
    }
    assert!(from_ini("[test:below]\n[below:chess]\n", "test").is_err(), "not from one below");
    assert!(from_ini("[test:test]\n", "test").is_err(), "nor from itself");
}

#[test]
fn the_longest_texts_are_answered_at_once() {
    let inherits = (0..40_000).map(|n| format!("[g{}:g{n}]\n", n + 1)).collect::<String>();
    let texts = [
        "[".repeat(1_000_000),
        "[test:chess]\n".to_owned() + &"customPiece1 = n:mRcpR\n".repeat(43_000),
        "[test:chess]\ncustomPiece1 = n:".to_owned() + &"N2".repeat(500_000),
        "[test:chess]\nflagRegion = ".to_owned() + &"*1 ".repeat(300_000),
        "[test:chess]\nstartFen = ".to_owned() + &"1".repeat(1_000_000),
        "[test:chess]\npromotionLimit = ".to_owned() + &"q:1 ".repeat(250_000),
        format!("[g0:chess]\n{inherits}[test:g40000]\n"),
        "x".repeat(1024 * 1024 + 1),
    ];
    for text in texts {
        let most = if cfg!(debug_assertions) { 1_500 } else { 100 };
        assert_soon(Duration::from_millis(most), &text[..20], || {
            let _ = from_ini(&text, "test");
        });
    }
}
