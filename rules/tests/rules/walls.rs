//! Walls: each move also closes a square.

use std::sync::Arc;

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, Move, Position, Square, Termination, Variant};

use crate::common::{english, variant};

const DUCK: &str = "rnbqkbnr/pppp1ppp/8/4p3/3*4/5N2/PPPPPPPP/RNBQKB1R w a1,a8,e1,e8,h1,h8 - 0 2";

fn duck(fen: &str) -> Position {
    Position::from_fen(variant("duck-chess"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Two pieces that move like this on 4x4, with walls by a rule, and a zone of the first two files.
fn small(start: &str, betza: &str, walls: &str) -> Result<Arc<Variant>, String> {
    let text = format!(
        "id = \"small\"\nname = \"Small\"\nrevision = 1\nfiles = 4\nranks = 4\nstart = \"{start} w - - 0 1\"\n\
         summary = \"Small.\"\nrules = []\n[sides]\nnames = [\"White\", \"Black\"]\nstyles = [\"white\", \"black\"]\n\
         [credits]\nauthor = \"a\"\nsource = \"b\"\nurl = \"https://example.org/\"\n\
         [endings]\nstalemate = \"loss\"\n[walls]\npiece = \"X\"\n{walls}\n\
         [zones.left]\nname = \"left half\"\nsquares = \"a1-b4\"\n\
         [[pieces]]\nlabel = \"Q\"\nname = \"Queen\"\nbetza = \"{betza}\"\nmoves = \"It moves.\"\n\
         [[pieces]]\nlabel = \"X\"\nname = \"Stone\"\nbetza = \"-\"\nmoves = \"It never moves.\"\n"
    );
    Variant::from_toml("small.toml", &text).map(Arc::new).map_err(|error| error.to_string())
}

/// The squares for the wall that goes with a move, as one text.
fn walls(position: &Position, mv: &str) -> String {
    let legal = position.legal_moves();
    let is_it = |it: &&Move| format!("{}{}", it.from(), it.to()) == mv;
    let squares = legal.iter().filter(is_it).filter_map(Move::wall);
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn after(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let mv = notation::from_coordinates(&position, text);
        position.play(&mv.unwrap_or_else(|| panic!("{text} in {}", position.fen())))
    })
}

/// A rule, the array, a move of its piece, and the squares for the wall.
#[test]
fn a_wall_stands_where_the_rule_puts_it() {
    for (rule, start, mv, squares) in [
        ("rule = \"moved\"", "3q/4/4/Q2*", "a1a2", "a1 b1 c1 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4"),
        ("rule = \"anywhere\"", "3q/4/1***/Q2*", "a1a2", "a1 b1 c1 a3 b3 c3 d3 a4 b4 c4"),
        ("rule = \"anywhere\"\nwithin = \"left\"", "3q/**2/4/Q3", "a1a2", "a1 b1 b2 a4 b4"),
        ("rule = \"left\"", "3q/4/4/Q3", "a1c3", "a1"),
        // The square that it leaves is free again, and it does not shoot over a wall.
        ("rule = \"shot\"", "3q/*3/1*2/Q3", "a1c1", "a1 b1 d1 c2 d2 c3 c4"),
    ] {
        let small = small(start, "mQ", rule).unwrap_or_else(|error| panic!("{start}: {error}"));
        assert_eq!(walls(&Position::start(&small), mv), squares, "{rule} {start}");
    }
}

#[test]
fn nothing_goes_to_a_wall_or_takes_it() {
    let here = duck(DUCK);
    assert_eq!(walls(&here, "d2d4"), "");
    assert!(!walls(&here, "d2d3").is_empty());
    // The Knight leaps over it, and the Bishop is barred.
    assert!(!walls(&here, "f3e5").is_empty() && walls(&here, "f3d4").is_empty());
    // The Duck goes to another square.
    let squares = walls(&here, "d2d3");
    assert!(!squares.contains("d4") && squares.contains("d2") && !squares.contains("e5"));
    assert_eq!(
        here.piece_at(Square::parse("d4").expect("a square")).map(|it| it.color),
        Some(Color::White)
    );
    assert!(here.pieces().count() == 32 && here.walls().len() == 1);
    let next = after(&here, "d2d3,e6");
    assert_eq!(
        next.fen(),
        "rnbqkbnr/pppp1ppp/4*3/4p3/8/3P1N2/PPP1PPPP/RNBQKB1R b a1,a8,e1,e8,h1,h8 - 0 2"
    );
    assert_eq!(duck(&next.fen()), next);
    assert_ne!(after(&here, "d2d3,e6").hash(), after(&here, "d2d3,d5").hash());
    assert_ne!(after(&here, "d2d3,e6"), after(&here, "d2d3,d5"));
}

#[test]
fn a_wall_on_a_crossed_square_bars_the_capture_in_passing() {
    let here = duck("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    assert!(!walls(&after(&here, "e2e4,a5"), "d4e3").is_empty());
    assert!(walls(&after(&here, "e2e4,e3"), "d4e3").is_empty());
}

#[test]
fn a_king_may_be_taken_and_castles_out_of_check() {
    let here = duck("4r3/8/8/8/8/8/8/R3K2k w a1,e1 - 0 1");
    assert!(!here.is_check() && !here.in_danger().is_empty());
    assert!(!walls(&here, "e1c1").is_empty());
    let line = |moves: &str| {
        let mut line = Line::new(here.clone());
        for text in moves.split_whitespace() {
            let mv = notation::from_coordinates(line.position(), text).expect(text);
            line.play(&mv).expect(text);
        }
        line.outcome().map(|outcome| (outcome.termination, outcome.winner))
    };
    assert_eq!(line("a1a2,e5"), None);
    assert_eq!(line("a1a2,b5 e8e1,e5"), Some((Termination::Extinction, Some(Color::Black))));
}

/// Shut in by walls, and with no square left for one.
#[test]
fn who_has_no_move_is_stalemated() {
    let small = small("3q/4/4/Q3", "mW", "rule = \"anywhere\"").expect("it is a game");
    for (fen, is_over) in [
        ("3q/4/*3/Q*2 w - - 0 1", true),
        ("3q/4/*3/Q3 w - - 0 1", false),
        ("3q/4/*3/Q*2 b - - 0 1", false),
        ("***q/****/****/Q1** w - - 0 1", false),
    ] {
        let line = Line::new(Position::from_fen(&small, fen).expect(fen));
        let outcome = line.outcome().map(|it| (it.termination, it.winner));
        let lost = (Termination::Stalemate, Some(Color::Black));
        assert_eq!(outcome, is_over.then_some(lost), "{fen}");
    }
}

/// Texts of moves that are refused.
pub fn refusals() -> impl Iterator<Item = (Position, &'static str, &'static str)> {
    let left = small("3q/4/4/Q3", "mQ", "rule = \"shot\"").expect("it is a game");
    let texts =
        ["d3", "d3,d4", "d3,d3", "Nxd4,e6"].into_iter().map(|typed| (duck(DUCK), typed, ""));
    // It goes ahead only, and could shoot nowhere from the last rank.
    let ahead = small("3q/4/4/Q3", "mfR", "rule = \"shot\"").expect("it is a game");
    texts.chain([(Position::start(&left), "a1b1,d4", ""), (Position::start(&ahead), "a1a4", "")])
}

/// A typed text, and the move in records, or words of the reason.
#[test]
fn a_move_is_typed_with_its_wall() {
    let here = duck(DUCK);
    for (typed, meant) in [
        ("d3,e6", Ok("d2d3,e6")),
        ("d3, e6", Ok("d2d3,e6")),
        ("d2d3,e6", Ok("d2d3,e6")),
        ("d2d3,d3e6", Ok("d2d3,e6")),
        ("d3 duck e6", Ok("d2d3,e6")),
        ("d3, Duck to e6", Ok("d2d3,e6")),
        ("d3 and duck on e6!", Ok("d2d3,e6")),
        ("d3 D@e6", Ok("d2d3,e6")),
        ("d3@e6", Ok("d2d3,e6")),
        ("d3 (e6)", Ok("d2d3,e6")),
        ("P d2-d3; D-e6", Ok("d2d3,e6")),
        ("Nxe5,f3", Ok("f3e5,f3")),
        ("Knight takes e5, duck f3", Ok("f3e5,f3")),
        ("d3", Err("Say where the Duck goes, too. Try, for example, “d2-d3,")),
        ("d3,d4", Err("The Duck stands on d4 already. It must go to another square.")),
        ("d3,d3", Err("The Duck can't go to d3, because a piece stands there.")),
        ("d3,e5", Err("The Duck can't go to e5, because a piece stands there.")),
        ("d3,k9", Err("")),
        // Two moves one behind the other are no move with a wall.
        ("d2d3,d7d5", Err("")),
        ("d4,e6", Err("The Duck stands on d4")),
        ("Nxd4,e6", Err("The Duck stands on d4")),
        ("d4e4", Err("The Duck stands on d4")),
        ("Duck e6", Err("")),
    ] {
        match (notation::read(&here, typed), meant) {
            (Reading::Move(mv), Ok(meant)) => {
                assert_eq!(notation::coordinates(here.variant(), &mv), meant, "{typed}");
            }
            (Reading::Refused(refusal), Err(words)) => {
                let said = english(refusal.sentence(&here));
                assert!(said.starts_with(words) || said.contains(words), "{typed}: {said}");
            }
            (found, _) => panic!("{typed}: {found:?}"),
        }
    }
}

/// The move that takes the King ends the game, so it needs no square for the Duck.
#[test]
fn the_capture_of_the_king_needs_no_wall() {
    let here = duck("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    for typed in ["Qxe8", "e2e8", "Qxe8,a1"] {
        assert!(matches!(notation::read(&here, typed), Reading::Move(_)), "{typed}");
    }
}

#[test]
fn every_move_is_written_in_a_way_that_is_read_back() {
    let mut here = Position::start(variant("duck-chess"));
    let mut dice = 3_u64;
    for _ in 0..12 {
        let legal = here.legal_moves();
        for mv in legal.iter().step_by(37) {
            let record = notation::coordinates(here.variant(), mv);
            assert_eq!(notation::from_coordinates(&here, &record), Some(*mv), "{record}");
            for text in [record, notation::canonical(&here, mv), notation::short(&here, mv)] {
                assert_eq!(notation::read(&here, &text), Reading::Move(*mv), "{text}: {here:?}");
            }
            let said = english(notation::told(&here, mv));
            let square = mv.wall().expect("there is one").to_string();
            assert!(said.contains(&format!("with the Duck on {square}")), "{said}");
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        here = here.play(&legal[(dice >> 33) as usize % legal.len()]);
    }
}

/// Where a wall stands on the square that was left, it is not named.
#[test]
fn a_wall_that_is_left_behind_is_not_named() {
    let small = small("3q/4/4/Q3", "mQ", "rule = \"left\"").expect("it is a game");
    let start = Position::start(&small);
    let Reading::Move(mv) = notation::read(&start, "Qc3") else { panic!("it is legal") };
    assert_eq!(notation::coordinates(&small, &mv), "a1c3");
    assert_eq!(start.play(&mv).fen(), "3q/2Q1/4/*3 b - - 1 1");
}

/// One Duck at most, and no wall outside its zone.
#[test]
fn a_wall_that_could_not_be_there_is_refused() {
    let within = small("3q/4/4/Q3", "mQ", "rule = \"anywhere\"\nwithin = \"left\"");
    let within = within.expect("it is a game");
    for (game, fen, is_read) in [
        (variant("duck-chess"), "4k3/8/8/8/8/3*4/8/4K3 w - - 0 1", true),
        (variant("duck-chess"), "4k3/8/8/8/8/3**3/8/4K3 w - - 0 1", false),
        (&within, "3q/**2/4/Q3 w - - 0 1", true),
        (&within, "3q/**1*/4/Q3 w - - 0 1", false),
    ] {
        let found = Position::from_fen(game, fen);
        assert_eq!(found.is_ok(), is_read, "{fen}: {found:?}");
    }
}

#[test]
fn a_mistake_in_the_walls_has_its_reason() {
    for (walls, betza, why) in [
        ("rule = \"elsewhere\"", "mQ", "cannot stand here"),
        ("rule = \"moved\"\nwithin = \"right\"", "mQ", "there is no zone right"),
        ("rule = \"moved\"\nnonsense = 1", "mQ", "nonsense"),
        ("rule = \"moved\"\n[hands]", "mQ", "does not go with [walls]"),
    ] {
        let error = small("3q/4/4/Q3", betza, walls).expect_err(walls);
        assert!(error.contains(why), "{walls}: {error}");
    }
    let text = include_str!("../../variants/duck-chess.toml");
    for (from, to, why) in [
        ("piece = \"D\"", "piece = \"Y\"", "no piece has the label Y"),
        ("piece = \"D\"", "piece = \"N\"", "the piece of a wall never moves"),
        ("castles_with = \"R\"\n", "castles_with = \"R\"\nroyal = true\n", "without royal pieces"),
        ("[\"Q\", \"R\", \"B\", \"N\"]", "[\"Q\", \"D\"]", "nothing becomes a wall"),
        ("castles_with = \"R\"", "castles_with = [\"R\", \"D\"]", "nobody castles with a wall"),
    ] {
        assert!(text.contains(from), "{from}");
        let errors = Variant::check_toml("x.toml", &text.replacen(from, to, 1)).expect_err(to);
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|error| error.contains(why)), "{to}: {all:?}");
    }
}

/// The content of the file is told where the author does not mention it.
#[test]
fn players_are_told_where_walls_go() {
    for (rule, words) in [
        ("moved", "the Stone goes to another empty square"),
        ("shot", "could go next"),
        ("anywhere", "any empty square"),
        ("left", "that a piece leaves is closed"),
    ] {
        let small = small("3q/4/4/Q3", "mQ", &format!("rule = \"{rule}\"")).expect("it is a game");
        let told: Vec<String> = small.untold_rules().into_iter().map(english).collect();
        assert!(told.iter().any(|it| it.contains(words)), "{rule}: {told:?}");
    }
}

/// The text typed so far, and the labels that are offered first.
#[test]
fn suggestions_name_the_wall_behind_the_move() {
    let here = duck(DUCK);
    for (typed, limit, labels) in [
        ("d3,e", 3, "Pawn d2→d3, Duck e3; Pawn d2→d3, Duck e4; Pawn d2→d3, Duck e6"),
        ("d3,e6", 2, "Pawn d2→d3, Duck e6"),
        ("d2d3,e6", 2, "Pawn d2→d3, Duck e6"),
        ("Nxe5,f3", 2, "Knight f3→e5 takes Pawn, Duck f3"),
        ("d3,d4", 2, ""),
        // Several Knights' moves fit, and each is offered once.
        ("Kn", 2, "Knight f3→e5 takes Pawn, Duck a5; Knight b1→a3, Duck a5"),
    ] {
        let found = notation::suggest(&here, typed, limit);
        let found: Vec<&str> = found.iter().map(|it| it.label.as_str()).collect();
        assert_eq!(found.join("; "), labels, "{typed}");
    }
}
