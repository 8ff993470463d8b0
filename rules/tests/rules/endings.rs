//! All endings that a variant file can describe, on a board of 5x5: the winner and the reason after
//! these moves from this position.

use std::sync::Arc;

use menagerie_rules::{FenError, Line, Position, Termination, Variant, notation};

/// A variant with its endings described by the test.
const FILE: &str = r#"id = "small"
name = "Small"
revision = 1
files = 5
ranks = 5
start = "rk1nr/5/5/5/RK1NR w - - 0 1"
summary = "Few pieces."
rules = []
sides = { names = ["White", "Black"], styles = ["white", "black"] }
credits = { author = "A", source = "B", url = "C" }
endings = { stalemate = "draw" }
zones.hill = { name = "Hill", squares = "b3-d4" }
[[pieces]]
label = "K"
name = "King"
drawing = "king"
betza = "K"
moves = "One step."
royal = true
[[pieces]]
label = "R"
name = "Rook"
drawing = "rook"
betza = "R"
moves = "Straight."
[[pieces]]
label = "N"
name = "Knight"
drawing = "knight"
betza = "N"
moves = "Leaps."
[[pieces]]
label = "Q"
name = "Queen"
drawing = "queen"
betza = "Q"
moves = "In any straight direction."
guest = true
[[pieces]]
label = "C"
name = "Cannon"
drawing = "cannon"
betza = "mRcpR"
moves = "Captures over one piece."
guest = true
"#;

/// The variant with these endings.
fn game(endings: &str) -> Arc<Variant> {
    let text = FILE.replace("{ stalemate = \"draw\" }", &format!("{{ {endings} }}"));
    Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|error| panic!("{endings}: {error}")))
}

/// The winner and the reason after these moves. The moves before the last one do not end the game.
fn ended(endings: &str, fen: &str, moves: &str) -> String {
    let start = Position::from_stored_fen(&game(endings), fen);
    let mut line = Line::new(start.unwrap_or_else(|error| panic!("{fen}: {error}")));
    for text in moves.split_whitespace() {
        assert_eq!(line.outcome(), None, "{endings}, {fen}, {moves}: before {text}");
        let mv = notation::from_coordinates(line.position(), text);
        let mv = mv.unwrap_or_else(|| panic!("{text} in {:?}", line.position()));
        line.play(&mv).expect("it is legal");
    }
    match line.outcome() {
        None => "on".to_owned(),
        Some(end) => match end.winner {
            Some(side) => format!("{side:?} by {:?}", end.termination),
            None => format!("nobody by {:?}", end.termination),
        },
    }
}

/// Endings, a position, moves from there, and the result.
type Row = (&'static str, &'static str, &'static str, &'static str);

fn hold(rows: &[Row]) {
    for (endings, fen, moves, expected) in rows {
        assert_eq!(ended(endings, fen, moves), *expected, "{endings}, {fen}, {moves}");
    }
}

const STALEMATE: &str = "k4/5/1Q3/5/4K b - - 0 1";
const MATE: &str = "k4/5/5/1R3/R3K b - - 0 1";

#[test]
fn stalemate_is_a_draw_or_lost_or_won() {
    hold(&[
        ("stalemate = 'draw'", STALEMATE, "", "nobody by Stalemate"),
        ("stalemate = 'loss'", STALEMATE, "", "White by Stalemate"),
        ("stalemate = 'win'", STALEMATE, "", "Black by Stalemate"),
        ("stalemate = 'win'", MATE, "", "White by Checkmate"),
        ("stalemate = 'fewer-pieces'", STALEMATE, "", "Black by Stalemate"),
        ("stalemate = 'fewer-pieces'", "k4/r4/rK3/5/5 b - - 0 1", "", "on"),
        ("stalemate = 'fewer-pieces'", "kr3/r2R1/1NKR1/5/R4 b - - 0 1", "", "on"),
    ]);
}

#[test]
fn checkmate_is_lost_or_won() {
    hold(&[
        ("stalemate = 'draw'", MATE, "", "White by Checkmate"),
        ("checkmate = 'loss', stalemate = 'win'", MATE, "", "White by Checkmate"),
        ("checkmate = 'win', stalemate = 'draw'", MATE, "", "Black by Checkmate"),
        ("checkmate = 'win', stalemate = 'draw'", STALEMATE, "", "nobody by Stalemate"),
        ("checkmate = 'win', stalemate = 'loss'", STALEMATE, "", "White by Stalemate"),
    ]);
}

#[test]
fn a_bare_king_is_lost_unless_it_bares_the_other_one_at_once() {
    let bare = "stalemate = 'draw', bare_king = 'loss'";
    let both = "stalemate = 'draw', bare_king = 'loss', bare_kings = true";
    let last = "k4/1r3/5/1R3/2R1K w - - 0 1";
    hold(&[
        ("stalemate = 'draw'", last, "b2b4", "on"),
        (bare, last, "b2b4", "White by BareKing"),
        // With one Rook less on White's side, Black's King takes back. That is no loss, and drawn
        // only where a file says so.
        (bare, "k4/1r3/5/1R3/4K w - - 0 1", "b2b4 a5b4", "on"),
        (both, "k4/1r3/5/1R3/4K w - - 0 1", "b2b4 a5b4", "nobody by BareKings"),
        // A side that has that one move and makes another loses.
        (both, "1k3/r4/5/R4/4K w - - 0 1", "a2a4 b5c5", "White by BareKing"),
        // The King takes the last piece but one: Black has bared White, who cannot take any.
        (both, "k4/1R3/5/r4/4K b - - 0 1", "a5b4 e1d1", "Black by BareKing"),
        // Checkmate comes before a bare King, and stalemate after it.
        (bare, "k4/5/5/1R3/R3K b - - 0 1", "", "White by Checkmate"),
        (bare, "k4/5/1Q3/5/3RK b - - 0 1", "", "White by BareKing"),
        (bare, STALEMATE, "", "nobody by Stalemate"),
    ]);
}

#[test]
fn a_goal_is_won_at_the_end_of_the_move_that_brings_a_piece_there() {
    // The zone is b3 to d4 for White, and b2 to d3 for Black.
    let hill = "stalemate = 'draw', goal = { pieces = ['K'], zone = 'hill' }";
    let either = "stalemate = 'draw', goal = { pieces = ['K', 'N'], zone = 'hill' }";
    hold(&[
        ("stalemate = 'draw'", "k4/5/5/2K2/4R w - - 0 1", "c2c3", "on"),
        (hill, "k4/5/5/2K2/4R w - - 0 1", "c2c3", "White by Goal"),
        (hill, "k4/5/5/2K2/4R w - - 0 1", "e1e3", "on"),
        (hill, "5/2k2/5/5/K4 b - - 0 1", "c4d4", "on"),
        (hill, "5/2k2/5/5/K4 b - - 0 1", "c4c3", "Black by Goal"),
        // Only the side that has moved has reached it, and each in its own zone.
        (hill, "5/2K2/5/5/k4 w - - 0 1", "c4c5", "on"),
        (either, "k4/5/5/4N/K4 w - - 0 1", "e2c3", "White by Goal"),
        (hill, "k4/5/5/4N/K4 w - - 0 1", "e2c3", "on"),
        // The goal comes before a bare King.
        (
            "stalemate = 'draw', bare_king = 'loss', goal = { pieces = ['K'], zone = 'hill' }",
            "1k3/5/2n2/2K2/R3R w - - 0 1",
            "c2c3",
            "White by Goal",
        ),
    ]);
    let guarded = Position::from_fen(&game(hill), "k4/5/4r/2K2/5 w - - 0 1").expect("it is one");
    assert_eq!(notation::from_coordinates(&guarded, "c2c3"), None, "he would be in check");
}

/// The errors of two texts in a variant that counts checks.
pub fn refused_checks() -> [FenError; 2] {
    ["k4/5/5/5/4K w - - 0 1 +9+0", "k4/5/5/5/4K w"].map(|fen| {
        let variant = game("stalemate = 'draw', checks = 2");
        Position::from_fen(&variant, fen).expect_err("it is no position")
    })
}

#[test]
fn so_many_checks_win_and_are_part_of_the_position() {
    let twice = "stalemate = 'draw', checks = 2";
    let white = "k4/5/5/5/1R2K w - - 0 1";
    let black = "K4/5/5/5/1r2k b - - 0 1 +0+1";
    hold(&[
        ("stalemate = 'draw'", white, "b1a1 a5b5 a1b1", "on"),
        (twice, white, "b1a1", "on"),
        (twice, white, "b1a1 a5b5 a1b1", "White by Checks"),
        (twice, "k4/5/5/5/1R2K w - - 0 1 +1+0", "b1a1", "White by Checks"),
        (twice, "k4/5/5/5/1R2K w - - 0 1 +0+1", "b1a1", "on"),
        (twice, "k4/5/5/5/1R2K w - - 0 1 +1+0", "b1c1", "on"),
        (twice, black, "b1a1", "Black by Checks"),
        // The last check may be checkmate as well.
        (twice, "k4/5/5/1R3/2R1K w - - 0 1 +1+0", "c1a1", "White by Checkmate"),
    ]);
    let variant = game(twice);
    let read = |fen: &str| Position::from_fen(&variant, fen);
    let at = |fen: &str| read(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let start = at(white);
    assert_eq!(start.fen(), "k4/5/5/5/1R2K w - - 0 1 +0+0");
    let check = notation::from_coordinates(&start, "b1a1").expect("it is legal");
    let checked = start.play(&check);
    assert_eq!(checked.fen(), "k4/5/5/5/R3K b - - 1 1 +1+0");
    assert_eq!(at(&checked.fen()), checked);
    assert_eq!(at("k4/5/5/5/R3K b - -").fen(), "k4/5/5/5/R3K b - - 0 1 +0+0");
    assert_ne!(at("k4/5/5/5/R3K b - -"), checked, "more checks are another position");
    assert_eq!(
        start.perft(3),
        Position::from_fen(&game("stalemate = 'draw'"), white).expect("it is one").perft(3)
    );
    for (part, said) in [
        (" +3+0", "the seventh part is the checks given by each side, like +1+0, at most 2 each"),
        (" 1+0", "the seventh part is the checks given by each side, like +1+0, at most 2 each"),
        (" +01+0", "the seventh part is the checks given by each side, like +1+0, at most 2 each"),
        (
            " +1+0 x",
            "a position of this game has four, six or seven parts with spaces between, not 8",
        ),
    ] {
        let error = read(&format!("{white}{part}")).expect_err("it is no position");
        assert_eq!(error.to_string(), said, "{part}");
    }
    let without = Position::from_fen(&game("stalemate = 'draw'"), &format!("{white} +0+0"));
    let said = without.expect_err("nobody counts checks").to_string();
    assert_eq!(said, "a position has four or six parts with spaces between, not 7");
}

#[test]
fn a_double_check_is_one_and_a_discovered_one_counts() {
    let twice = "stalemate = 'draw', checks = 2";
    let knight = "k4/5/N4/5/R3K w - - 0 1";
    for (moves, checks, checkers) in [("a3c4", "+1+0", 2), ("a3c2", "+1+0", 1), ("e1e2", "+0+0", 0)]
    {
        let position = Position::from_fen(&game(twice), knight).expect("it is one");
        let mv = notation::from_coordinates(&position, moves).expect("it is legal");
        let after = position.play(&mv);
        assert!(after.fen().ends_with(checks), "{moves}: {}", after.fen());
        assert_eq!(after.checkers().len(), checkers, "{moves}");
    }
    hold(&[
        (twice, knight, "a3c4", "on"),
        (twice, knight, "a3c4 a5b5 a1b1", "White by Checks"),
        (twice, knight, "a3c2 a5b5 a1b1", "White by Checks"),
        ("stalemate = 'draw', checks = 1", knight, "a3c4", "White by Checks"),
        ("stalemate = 'draw', checks = 1", knight, "a3c2", "White by Checks"),
    ]);
}

/// Kings and Rooks on the way to b3-d4, which is the goal of both.
#[test]
fn a_goal_may_have_to_be_unanswered_or_held_or_safe() {
    let goal = |more: &str| {
        format!("stalemate = 'draw', goal = {{ pieces = ['R', 'K'], zone = 'hill', {more} }}")
    };
    let rows: &[Row] = &[
        ("wins = 'at-once'", "k4/5/5/5/4K w - - 0 1", "", "on"),
        // The first mover is there, and the second can get there with his next move.
        ("wins = 'unanswered'", "5/k4/5/3K1/5 w - - 0 1", "d2d3", "on"),
        ("wins = 'unanswered'", "5/k4/5/3K1/5 w - - 0 1", "d2d3 a4b3", "nobody by Goal"),
        ("wins = 'unanswered'", "5/k4/5/3K1/5 w - - 0 1", "d2d3 a4a5", "White by Goal"),
        ("wins = 'unanswered'", "k4/5/5/3K1/5 w - - 0 1", "d2d3", "White by Goal"),
        ("wins = 'unanswered'", "5/k4/5/3K1/5 b - - 0 1", "a4b3", "Black by Goal"),
        ("wins = 'held'", "k4/5/5/3K1/5 w - - 0 1", "d2d3 a5a4", "White by Goal"),
        ("wins = 'held'", "k4/5/4r/3R1/K4 w - - 0 1", "d2d3 e3d3", "on"),
        ("wins = 'held'", "k4/5/4r/3R1/K4 w - - 0 1", "d2d3 e3d3 a1a2", "Black by Goal"),
        ("wins = 'safe'", "k4/5/5/3R1/K4 w - - 0 1", "d2d4", "White by Goal"),
        ("wins = 'safe'", "k4/4r/5/3R1/K4 w - - 0 1", "d2d4", "on"),
        // The piece is no longer attacked after the other side's move.
        ("wins = 'safe'", "k4/4r/5/3R1/K4 w - - 0 1", "d2d4 e4e1", "White by Goal"),
        ("wins = 'safe-or-held'", "k4/5/5/3R1/K4 w - - 0 1", "d2d4", "White by Goal"),
        ("wins = 'safe-or-held'", "k4/4r/5/3R1/K4 w - - 0 1", "d2d4 a5b5", "White by Goal"),
        ("wins = 'safe-or-held'", "k4/4r/5/3R1/K4 w - - 0 1", "d2d4 e4d4", "on"),
        ("least = 2", "k4/5/5/2RR1/K4 w - - 0 1", "d2d3 a5b5", "on"),
        ("least = 2", "k4/5/5/2RR1/K4 w - - 0 1", "d2d3 a5b5 c2c3", "White by Goal"),
        // Where two pieces are needed, one of three may be attacked.
        ("least = 2, wins = 'safe'", "k4/3r1/2RR1/1R3/K4 w - - 0 1", "b2b3", "White by Goal"),
    ];
    for (more, fen, moves, expected) in rows {
        assert_eq!(ended(&goal(more), fen, moves), *expected, "{more}, {fen}, {moves}");
    }
}

#[test]
fn who_repeats_loses_or_wins() {
    let to_and_fro = "a1a2 a5a4 a2a1 a4a5";
    let fen = "k4/5/5/5/K4 w - - 0 1";
    hold(&[
        ("stalemate = 'draw', repetition_loss = 2", fen, to_and_fro, "White by Repetition"),
        ("stalemate = 'draw', repetition_win = 2", fen, to_and_fro, "Black by Repetition"),
        ("stalemate = 'draw', repetition_win = 3", fen, to_and_fro, "on"),
    ]);
}

/// A goal counts for every kind of move that leads a piece there.
#[test]
fn a_goal_is_reached_by_capture_castling_and_promotion_too() {
    let chess = include_str!("../../variants/chess.toml");
    let goal = |pieces: &str, squares: &str| {
        let dead = "dead = { alone = [\"N\"], one_color = [\"B\"] }\n";
        assert!(chess.contains(dead), "with a goal they can win");
        let text =
            chess.replacen(dead, &format!("goal = {{ pieces = {pieces}, zone = 'goal' }}\n"), 1);
        let zone = format!("[zones.goal]\nname = 'Goal'\nsquares = ['{squares}']\n\n[[pieces]]");
        Arc::new(
            Variant::from_toml("x", &text.replacen("[[pieces]]", &zone, 1)).expect("it is read"),
        )
    };
    for (pieces, squares, fen, mv, reached) in [
        ("['N']", "d5", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", true),
        ("['N']", "a1', 'd4-d5", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", true),
        ("['N']", "a1', 'd4", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", false),
        // The second mover's squares are the mirror image, unless they are named.
        ("['N']", "a1', 'd5", "4k3/8/4n3/8/8/8/8/4K3 b - - 0 1", "e6d4", true),
        ("['N']", "d5']\nsecond_squares = ['e4", "4k3/8/4n3/8/8/8/8/4K3 b - - 0 1", "e6d4", false),
        ("['N']", "d5']\nsecond_squares = ['d4", "4k3/8/4n3/8/8/8/8/4K3 b - - 0 1", "e6d4", true),
        ("['N']", "d5-d5", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", true),
        ("['P']", "d6-d6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", true),
        ("['K']", "g1-g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true),
        ("['R']", "f1-f1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true),
        ("['R']", "g1-g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
        ("['Q']", "a8-h8", "8/k3P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8=Q", true),
        ("['Q']", "a8-h8", "8/k3P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8=R", false),
        ("['P']", "a8-h8", "8/k3P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8=Q", false),
    ] {
        let start = Position::from_fen(&goal(pieces, squares), fen).expect(fen);
        let mut line = Line::new(start);
        let played = notation::from_coordinates(line.position(), mv).expect(mv);
        line.play(&played).expect("it is legal");
        let end = line.outcome().map(|end| end.termination);
        assert_eq!(end, reached.then_some(Termination::Goal), "{pieces} {squares} {mv}");
    }
}

/// White to move, in check, and moves that bring the same position about for the third time.
const BOTH_CHECK: &str = "1C3/c1RK1/k2c1/5/5 w - - 0 1";
const BOTH_AGAIN: &str = "c4c3 a3b4 c3c4 b4a3 c4c3 a3b4 c3c4 b4a3";

#[test]
fn perpetual_check_is_lost_where_a_repetition_ends_the_game() {
    let drawn = "stalemate = 'draw', repetition_draw = 3";
    let lost = "stalemate = 'draw', repetition_loss = 3";
    let perpetual = "stalemate = 'draw', repetition_draw = 3, perpetual_check = 'loss'";
    let either = "stalemate = 'draw', repetition_loss = 3, perpetual_check = 'loss'";
    let start = "k4/5/5/5/1R2K w - - 0 1";
    let checks = "b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 a1b1 b5a5";
    hold(&[
        (drawn, start, checks, "nobody by Repetition"),
        (perpetual, start, checks, "Black by PerpetualCheck"),
        // Black has brought the repetition about.
        (lost, start, checks, "White by Repetition"),
        (either, start, checks, "Black by PerpetualCheck"),
        (
            perpetual,
            "K4/5/5/5/1r2k b - - 0 1",
            "b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 a1b1 b5a5",
            "White by PerpetualCheck",
        ),
        // The moves before the first of the three occurrences do not matter.
        (
            perpetual,
            start,
            "e1e2 a5a4 b1a1 a4b4 a1b1 b4a4 b1a1 a4b4 a1b1 b4a4",
            "Black by PerpetualCheck",
        ),
        // One move without a check is enough.
        (perpetual, start, "b1c1 a5b5 c1b1 b5a5 b1a1 a5b5 a1b1 b5a5", "nobody by Repetition"),
        (either, start, "b1c1 a5b5 c1b1 b5a5 b1a1 a5b5 a1b1 b5a5", "White by Repetition"),
        // Both give check with each move: the Cannons check over a piece, by going there or by
        // going away.
        (perpetual, BOTH_CHECK, BOTH_AGAIN, "nobody by Repetition"),
        (either, BOTH_CHECK, BOTH_AGAIN, "White by Repetition"),
    ]);
}
