//! The worked examples of the five source pages, each named after its sentence.

use std::collections::BTreeMap;

use crate::common::{english, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, Outcome, Position, Square, Termination};

fn position(id: &str, fen: &str) -> Position {
    Position::from_stored_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The squares to which the piece on a square can go, with spaces between.
fn goes(position: &Position, from: &str) -> String {
    let from = Square::parse(from).expect(from);
    let mut squares: Vec<String> =
        position.legal_moves_from(from).iter().map(|mv| mv.to().to_string()).collect();
    squares.dedup();
    squares.join(" ")
}

fn count(position: &Position, from: &str) -> usize {
    goes(position, from).split_whitespace().count()
}

/// The pieces of the first mover by their names.
fn army(id: &str) -> BTreeMap<String, usize> {
    let start = Position::start(variant(id));
    let mut army = BTreeMap::new();
    for (_, piece) in start.pieces().filter(|(_, piece)| piece.color == Color::White) {
        *army.entry(start.variant().piece(piece.role).name.clone()).or_insert(0) += 1;
    }
    army
}

/// Compares a side's pieces with a list such as "2 Rooks, 1 King".
fn has_army(id: &str, pieces: &str) {
    let army = army(id);
    let mut total = 0;
    for item in pieces.split(", ") {
        let (number, name) = item.split_once(' ').expect(item);
        let number: usize = number.parse().expect(item);
        assert_eq!(army.get(name), Some(&number), "{id}: {item}");
        total += number;
    }
    assert_eq!(army.values().sum::<usize>(), total, "{id}");
}

fn reads(position: &Position, text: &str, coordinates: &str) {
    let Reading::Move(mv) = notation::read(position, text) else { panic!("{text} is a move") };
    assert_eq!(notation::coordinates(position.variant(), &mv), coordinates);
}

/// The number of squares to which a piece could go on a board with only the Kings on it, where the
/// Kings are least in its way.
fn reach(id: &str, from: &str, piece: char) -> usize {
    let variant = variant(id);
    let from = Square::parse(from).expect(from);
    let with_kings = |white: &str, black: &str| {
        let ranks: Vec<String> = (0..variant.ranks)
            .rev()
            .map(|rank| {
                let cell = |file| {
                    let here = Square::new(file, rank).expect("it is on the board");
                    match here.to_string().as_str() {
                        _ if here == from => piece,
                        name if name == white => 'K',
                        name if name == black => 'k',
                        _ => '1',
                    }
                };
                squeeze(&(0..variant.files).map(cell).collect::<String>())
            })
            .collect();
        // In some variants Kings may not stand on all of these squares.
        let position = Position::from_fen(variant, &format!("{} w - - 0 1", ranks.join("/")));
        position.ok().map(|position| count(&position, &from.to_string()))
    };
    let whites = ["a2", "c1", "b2", "h1", "c3"];
    let blacks = ["a7", "b8", "h7", "d10", "h9"];
    let pairs = whites.iter().flat_map(|white| blacks.map(|black| (*white, black)));
    pairs.filter_map(|(white, black)| with_kings(white, black)).max().unwrap_or(0)
}

/// Adds up the empty squares of a rank.
fn squeeze(rank: &str) -> String {
    let parts: Vec<String> = rank
        .split_inclusive(|letter: char| letter != '1')
        .map(|part| {
            let empty = part.matches('1').count();
            let piece = part.trim_start_matches('1');
            if empty > 0 { format!("{empty}{piece}") } else { piece.to_owned() }
        })
        .collect();
    parts.concat()
}

#[test]
fn terachess_the_counts_of_squares_reached_are_those_of_the_piece_list() {
    for (piece, squares) in [
        ('I', 9),
        ('T', 9),
        ('N', 8),
        ('M', 8),
        ('Z', 8),
        ('E', 8),
        ('W', 8),
        ('J', 16),
        ('V', 29),
        ('C', 30),
        ('O', 59),
        ('B', 29),
        ('R', 30),
        ('Q', 59),
        ('Y', 33),
        ('S', 34),
        ('X', 37),
        ('H', 38),
        ('A', 67),
        ('U', 56),
        ('G', 56),
        ('F', 24),
        ('D', 24),
        ('L', 24),
        ('P', 2),
    ] {
        assert_eq!(reach("terachess-2", "h8", piece), squares, "{piece}");
    }
}

#[test]
fn terachess_a_prince_that_made_a_double_move_is_captured_by_a_pawn_in_passing() {
    let line = "15k/16/16/16/16/16/16/16/16/3i12/16/4P11/16/16/16/K15 b - - 0 1";
    let black = position("terachess-2", line);
    let mv = notation::from_coordinates(&black, "d7d5").expect("the double move");
    let white = black.play(&mv);
    // "P d5-e6; e5-" is the page's own example, mirrored here.
    reads(&white, "P e5-d6; d5-", "e5d6");
    let mv = notation::from_coordinates(&white, "e5d6").expect("in passing");
    assert_eq!(white.play(&mv).pieces().count(), 3);
}

#[test]
fn terachess_promotion_is_written_as_on_the_page() {
    let white =
        position("terachess-2", "15k/4P11/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1");
    reads(&white, "p e15-e16; q-e16", "e15e16=Q");
    reads(&white, "P e15-e16", "e15e16=Q");
    reads(&Position::start(variant("chess")), "P e2-e4", "e2e4");
    let refused = notation::read(&white, "P e15-e16; A-e16");
    let Reading::Refused(why) = refused else { panic!("a Pawn becomes a Queen") };
    assert!(english(why.sentence(&white)).starts_with("A Pawn becomes a Queen here."));
}

#[test]
fn terachess_the_king_may_not_leap_out_of_check_and_needs_a_free_square_between() {
    let leaps = |rank_8: &str| {
        let fen = format!("15k/16/16/16/16/16/16/16/{rank_8}/16/16/16/16/16/7K8/16 w h2 - 0 1");
        goes(&position("terachess-2", &fen), "h2")
    };
    assert!(leaps("16").contains("j3") && leaps("16").contains("h4"));
    assert!(!leaps("7r8").contains("j3"), "he is in check");
    // The i-file is attacked, and the g-file is not. h2-j3 has no free square between.
    assert!(!leaps("8r7").contains("j3") && leaps("8r7").contains("f3"));
}

#[test]
fn terachess_checkmate_black_has_won() {
    // A legal completion of the page's last position: the Lion alone mates.
    let fen = "16/16/16/16/16/16/16/16/16/16/16/16/16/1k14/2l13/K15 w - - 0 1";
    let line = Line::new(position("terachess-2", fen));
    let won = Outcome { winner: Some(Color::Black), termination: Termination::Checkmate };
    assert_eq!(line.outcome(), Some(won));
}

#[test]
fn teramachy_has_23_kinds_and_96_pieces_on_192_squares() {
    let variant = variant("teramachy");
    assert_eq!(variant.pieces.len(), 23);
    assert_eq!(Position::start(variant).pieces().count(), 96);
    assert_eq!(variant.squares().count(), 192);
    has_army(
        "teramachy",
        "1 King, 1 Amazon, 1 Queen, 1 Marshal, 1 Cardinal, 1 Admiral, 1 Missionary, 1 Centaur, 1 Lion, \
         1 Eagle, 1 Rhinoceros, 1 Buffalo, 2 Elephant, 2 Rook, 2 Knight, 2 Bishop, 2 War Machine, \
         2 Prince, 2 Cannon, 2 Camel, 2 Giraffe, 2 Crocodile, 16 Pawn",
    );
    assert!(variant.provisional.as_ref().is_some_and(|why| why.contains("guess")));
}

#[test]
fn teramachy_a_pawn_or_prince_becomes_an_amazon_lion_eagle_rhinoceros_or_buffalo() {
    for piece in ['P', 'I'] {
        let fen = format!("15k/1{piece}14/16/16/16/16/16/16/16/16/16/K15 w - - 0 1");
        let white = position("teramachy", &fen);
        let Reading::Choices(moves) = notation::read(&white, "b11-b12") else {
            panic!("it is asked back")
        };
        let mut names: Vec<&str> = moves
            .iter()
            .filter_map(|mv| mv.promotion())
            .map(|role| white.variant().piece(role).name.as_str())
            .collect();
        names.sort_unstable();
        assert_eq!(names, ["Amazon", "Buffalo", "Eagle", "Lion", "Rhinoceros"]);
        reads(&white, "b11-b12; L-b12", "b11b12=L");
    }
    // No other piece promotes.
    let knight = position("teramachy", "15k/16/2N13/16/16/16/16/16/16/16/16/K15 w - - 0 1");
    reads(&knight, "N c10-b12", "c10b12");
}

#[test]
fn teramachy_only_a_pawn_may_capture_in_passing() {
    let fen = "15k/16/16/16/16/3p12/16/2P1I11/16/16/16/K15 b - - 0 1";
    let black = position("teramachy", fen);
    let white = black.play(&notation::from_coordinates(&black, "d7d5").expect("the double move"));
    assert!(goes(&white, "c5").contains("d6"), "the Pawn in passing");
    let prince = notation::from_coordinates(&white, "e5d6").expect("a step of the Prince");
    assert_eq!(white.captured(&prince), None);
}

#[test]
fn teramachy_the_values_are_the_authors() {
    let variant = variant("teramachy");
    for (name, value) in [("Pawn", 1.0), ("Giraffe", 2.0), ("War Machine", 2.5), ("Eagle", 8.5)] {
        let role = variant.role_by_name(name).expect(name);
        assert_eq!(variant.piece(role).value, Some(value), "{name}");
    }
}

/// The first diagram of the Cetran page, with all facts that its text tells about it.
const SISSA: &str = "10/10/6p3/4q5/7k2/2b7/10/2S7/2KP6/10 w - - 0 1";

#[test]
fn cetran_i6_is_reached_by_f3_and_f9_by_f6_and_c8_by_h3() {
    let white = position("sissa10", SISSA);
    for square in ["i6", "f9", "c8", "c1", "a2", "a4", "b5", "d5", "e4", "b1"] {
        assert!(goes(&white, "c3").split(' ').any(|other| other == square), "{square}");
    }
    assert!(!goes(&white, "c3").contains("d1"), "d1 is inaccessible");
}

#[test]
fn cetran_the_bishop_can_be_captured_by_4_paths_and_the_queen_by_one() {
    // Without its way over e5 the Queen is safe, and with three of four closed the Bishop is not.
    let closed = position("sissa10", "10/10/6p3/4q5/7k2/2b1p5/10/2S7/2KP6/10 w - - 0 1");
    assert!(!goes(&closed, "c3").contains("e7"));
    assert!(goes(&closed, "c3").contains("c5"));
    let three = position("sissa10", "10/10/6p3/4q5/7k2/p1b1p5/10/2S1p5/2KP6/10 w - - 0 1");
    assert!(goes(&three, "c3").contains("c5"));
    let four = position("sissa10", "10/10/6p3/4q5/7k2/p1b1p5/10/p1S1p5/2KP6/10 w - - 0 1");
    assert!(!goes(&four, "c3").contains("c5"));
}

#[test]
fn cetran_each_player_has_one_of_each_and_eight_pawns() {
    has_army(
        "cetran-2",
        "1 King, 1 Queen, 1 Sissa, 1 Chancellor, 1 Archbishop, 1 Dragon Horse, 1 Rook, 1 Knight, 8 Pawn",
    );
    let variant = variant("cetran-2");
    assert_eq!(variant.side_names, ["White", "Blue"]);
    let horse = variant.role_by_name("dh").expect("the text calls it DH");
    assert_eq!(variant.piece(horse).name, "Dragon Horse");
}

#[test]
fn cetran_castling_is_suppressed() {
    let white = position("cetran-2", "k7/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert_eq!(goes(&white, "e1"), "d1 f1 d2 e2 f2");
}

#[test]
fn fantastic_from_f2_the_king_can_jump_to_eleven_squares() {
    let fen = "12k/13/13/13/13/13/13/13/13/13/13/5K7/13 w f2 - 0 1";
    let steps = "e1 f1 g1 e2 g2 e3 f3 g3";
    let mut squares: Vec<String> =
        goes(&position("fantastic-13", fen), "f2").split(' ').map(str::to_owned).collect();
    squares.retain(|square| !steps.contains(square.as_str()));
    squares.sort();
    assert_eq!(squares.join(" "), "d1 d2 d3 d4 e4 f4 g4 h1 h2 h3 h4");
}

#[test]
fn fantastic_from_f2_to_h3_either_g2_or_g3_must_not_be_under_attack() {
    let leap = |rank_13: &str| {
        let fen = format!("{rank_13}/12k/13/13/13/13/13/13/13/13/13/5K7/13 w f2 - 0 1");
        goes(&position("fantastic-13", &fen), "f2").contains("h3")
    };
    assert!(leap("13"));
    // A Hawk on g4 attacks g2 alone, an Eagle on h5 both g2 and g3.
    let one = "12k/13/13/13/13/13/13/13/13/6h6/13/5K7/13 w f2 - 0 1";
    assert!(goes(&position("fantastic-13", one), "f2").contains("h3"));
    let both = "12k/13/13/13/13/13/13/13/7g5/13/13/5K7/13 w f2 - 0 1";
    assert!(!goes(&position("fantastic-13", both), "f2").contains("h3"));
}

#[test]
fn fantastic_the_promotions_are_those_of_the_page() {
    for (piece, from, text, becomes) in [
        ('P', "a12", "a12-a13", "Direwolf"),
        ('I', "a12", "I a12-b13", "Direwolf"),
        ('T', "a12", "T a12-a13", "Direwolf"),
        ('S', "a12", "S a12-b13", "Eagle"),
        ('N', "a12", "N a12-a13", "Rhinoceros"),
    ] {
        let fen = format!("12k/{piece}12/13/13/13/13/13/13/13/13/13/13/K12 w - - 0 1");
        let white = position("fantastic-13", &fen);
        let Reading::Move(mv) = notation::read(&white, text) else { panic!("{text} from {from}") };
        let name = mv.promotion().map(|role| white.variant().piece(role).name.as_str());
        assert_eq!(name, Some(becomes), "{piece}");
    }
    // "They do not promote when they reach the last row by a long 3-square jump."
    let troll = position("fantastic-13", "12k/13/13/T12/13/13/13/13/13/13/13/13/K12 w - - 0 1");
    reads(&troll, "T a10-a13", "a10a13");
}

#[test]
fn fantastic_the_counts_of_squares_reached_are_those_of_the_piece_list() {
    for (piece, squares) in [
        ('I', 9),
        ('T', 9),
        ('N', 22),
        ('S', 24),
        ('H', 16),
        ('M', 16),
        ('Q', 16),
        ('C', 24),
        ('G', 44),
        ('U', 44),
        ('O', 40),
        ('P', 2),
    ] {
        assert_eq!(reach("fantastic-13", "g7", piece), squares, "{piece}");
    }
}

#[test]
fn terran_each_player_starts_with_24_pieces() {
    has_army(
        "terran",
        "1 King, 1 Huntress, 1 Queen, 1 Chariot, 2 Trooper, 2 Rook, 2 Bishop, 2 Marauder, 2 Dragoon, \
         2 Guard, 8 Pawn",
    );
    let variant = variant("terran");
    assert_eq!(variant.side_names, ["Gold", "Red"], "Gold moves first");
    assert!(variant.provisional.is_some());
}

#[test]
fn terran_the_riders_reach_what_the_list_says() {
    for (piece, squares) in [('M', 16), ('T', 31), ('C', 34), ('H', 49)] {
        assert_eq!(reach("terran", "e4", piece), squares, "{piece}");
    }
}

#[test]
fn cetran_the_pieces_reach_what_the_list_says() {
    for (piece, squares) in
        [('Q', 27), ('R', 14), ('N', 8), ('C', 22), ('A', 21), ('H', 17), ('S', 26)]
    {
        assert_eq!(reach("cetran-2", "d4", piece), squares, "{piece}");
    }
}

#[test]
fn terran_a_marauder_may_reverse_the_order_of_its_steps() {
    // a1-b3 by b2 (diagonal first), b3-c5 by b4 (orthogonal first).
    let fen = "10/5k4/10/10/10/10/2P7/p2K6/P9/M9 w - - 0 1";
    assert!(goes(&position("terran", fen), "a1").contains("c5"));
}

#[test]
fn terran_pawns_of_both_sides_step_sideways_beyond_the_river() {
    let gold = position("terran", "10/5k4/10/10/1P8/10/10/10/3K6/10 w - - 0 1");
    assert_eq!(goes(&gold, "b6"), "a6 c6 b7");
    let red = position("terran", "10/5k4/10/10/10/1p8/10/10/3K6/10 b - - 0 1");
    assert_eq!(goes(&red, "b5"), "b4 a5 c5");
    let home = position("terran", "10/5k4/10/10/1p8/10/10/10/3K6/10 b - - 0 1");
    assert_eq!(goes(&home, "b6"), "b5");
}

#[test]
fn terran_dragoons_move_by_leaps_and_capture_by_steps() {
    let white = position("terran", "10/5k4/10/10/10/4Dp4/6p3/10/3K6/10 w - - 0 1");
    assert_eq!(goes(&white, "e5"), "d3 f3 c4 f5");
}

#[test]
fn terran_a_pawn_becomes_one_of_seven() {
    let white = position("terran", "10/1P8/5k4/10/10/10/10/10/3K6/10 w - - 0 1");
    let Reading::Choices(moves) = notation::read(&white, "b9-b10") else { panic!("it is asked") };
    assert_eq!(moves.len(), 7);
}
