//! Arrays in which some pieces are arranged on named squares, at random or by the players.

use std::collections::HashSet;

use crate::common::{english, variant};
use menagerie_rules::{OrderError, Position, Symmetry, Variant};

/// The variants. Each has its number of orders, the usual order, and the squares in which orders
/// are written.
const GAMES: &[(&str, u64, &str, &str)] = &[
    ("metamachy", 24, "QKLG", "f1 g1 f2 g2"),
    ("zanzibar-s", 48, "FQKULG", "e1 f1 g1 h1 f2 g2"),
    ("zanzibar-xl", 576, "DQKOULGF", "e1 f1 g1 h1 e2 f2 g2 h2"),
    ("maasai", 20_160, "UQKFOLGD", "e1 f1 g1 h1 e2 f2 g2 h2"),
];

fn array(id: &str, fen: &str) -> Position {
    Position::from_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn squares(id: &str) -> String {
    let squares = variant(id).shuffle.as_ref().expect("it is drawn").squares();
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_order_has_one_number_and_is_written_as_it_is_read() {
    for (id, orders, usual, where_written) in GAMES {
        let game = variant(id);
        let shuffle = game.shuffle.as_ref().expect("it is drawn");
        assert_eq!((shuffle.orders(), squares(id).as_str()), (*orders, *where_written), "{id}");
        assert_eq!(Position::start(game).chosen_order().as_deref(), Some(*usual), "{id}");
        let (mut found, mut placements) = (HashSet::new(), HashSet::new());
        for number in 0..*orders {
            let fen = game.shuffled_array(Symmetry::Mirror, number, 0).expect("it is drawn");
            let order = array(id, &fen).chosen_order().unwrap_or_else(|| panic!("{id}: {fen}"));
            let chosen =
                game.chosen_array(&order).unwrap_or_else(|error| panic!("{order}: {error:?}"));
            assert_eq!(chosen, fen, "{id}, {order}");
            let (before, drawn) = (order.find('K').expect("the King is there"), order);
            assert!("fg".contains(&where_written[before * 3..=before * 3]), "{id}: {drawn}");
            placements.insert(fen.split(' ').next().map(str::to_owned));
            found.insert(drawn);
        }
        let count = usize::try_from(*orders).expect("it is small");
        assert_eq!((found.len(), placements.len()), (count, count), "{id}");
    }
}

/// The author's pages count 12, 24 and 288 arrays, and "more than 10,000".
#[test]
fn there_are_as_many_arrays_as_the_author_counts_where_reflections_are_the_same() {
    for ((id, orders, ..), counted) in GAMES.iter().zip([12, 24, 288, 10_080]) {
        let reflected = |rank: &str| {
            let mut cells: Vec<String> = Vec::new();
            for sign in rank.chars() {
                match cells.last_mut() {
                    Some(run)
                        if sign.is_ascii_digit() && run.ends_with(|c: char| c.is_ascii_digit()) =>
                    {
                        run.push(sign);
                    }
                    _ => cells.push(sign.to_string()),
                }
            }
            cells.into_iter().rev().collect::<String>()
        };
        let mut found = HashSet::new();
        for number in 0..*orders {
            let fen = variant(id).shuffled_array(Symmetry::Mirror, number, 0).expect("it is drawn");
            let placement = fen.split(' ').next().unwrap_or_default().to_owned();
            let other = placement.split('/').map(reflected).collect::<Vec<_>>().join("/");
            found.insert(placement.min(other));
        }
        assert_eq!(found.len(), counted, "{id}");
    }
}

#[test]
fn an_order_is_chosen_for_both_sides_and_the_king_takes_his_right_along() {
    let fen = "cm3ql3mc/ernbikgibnre/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/ERNBIKGIBNRE/CM3QL3MC w f2,f11 - 0 1";
    for written in ["QLKG", "q l k g", "QL/KG", " Q,L, K-G "] {
        assert_eq!(variant("metamachy").chosen_array(written).as_deref(), Ok(fen), "{written}");
    }
    let maasai = variant("maasai").chosen_array("DGLOUKQF").expect("the King is on f2");
    assert!(maasai.starts_with("cmzvdglovzmc/ernbukqfbnre/"), "{maasai}");
    let position = array("maasai", &maasai);
    let with_right = position.pieces().filter(|(square, _)| position.is_unmoved(*square));
    let with_right: Vec<String> = with_right.map(|(square, _)| square.to_string()).collect();
    assert_eq!(with_right, ["f2", "f11"]);
}

#[test]
fn what_is_no_order_is_refused_with_what_is_wrong() {
    for (id, written, said) in [
        ("metamachy", "QKL", "the pieces to arrange are Q, K, L, G, each written once"),
        ("metamachy", "QKLL", "the pieces to arrange are Q, K, L, G, each written once"),
        ("metamachy", "QKLX", "the pieces to arrange are Q, K, L, G, each written once"),
        ("metamachy", "", "the pieces to arrange are Q, K, L, G, each written once"),
        ("metamachy", "QKL1", "'1' is no letter of a piece"),
        ("zanzibar-s", "KQFULG", "the King stands on f1, g1, f2 or g2"),
        ("zanzibar-s", "FQKLUG", "the Lion stands on f1, g1, f2 or g2"),
        ("zanzibar-xl", "QDKOULGF", "the Queen stands on f1, g1, f2 or g2"),
        ("maasai", "KQUFOLGD", "the King stands on f1, g1, f2 or g2"),
        ("chess960", "RNBQKBNR", "the array of this game is not chosen"),
        ("chess", "RNBQKBNR", "the array of this game is not chosen"),
    ] {
        let error = variant(id).chosen_array(written).expect_err(written);
        assert_eq!(english(error.told()), said, "{id}, {written}");
    }
    let lot = variant("cetran-2").chosen_array("RNSQKCHA");
    assert_eq!(lot, Err(OrderError::NotChosen));
}

#[test]
fn what_is_demanded_of_an_order_is_named_where_it_is_not_kept() {
    let chess = include_str!("../../../variants/chess960.toml");
    let mirror = "symmetries = [\"mirror\"]";
    let text = chess.replacen(mirror, &format!("{mirror}\nchosen = true"), 1);
    let game = std::sync::Arc::new(Variant::from_toml("x.toml", &text).expect("it is a game"));
    assert!(game.chosen_array("RNBQKBNR").is_ok() && game.chosen_array("BRKRNNQB").is_ok());
    for (written, said) in [
        ("BRBKRNNQ", "the two Bishops stand on squares of different colors"),
        ("KRBBRNNQ", "these stand in this order, with others between or not: RKR"),
    ] {
        let error = game.chosen_array(written).expect_err(written);
        assert_eq!(english(error.told()), said, "{written}");
    }
}

#[test]
fn a_position_that_is_no_array_has_no_order() {
    let fen =
        "cm3qk3mc/ernbilgibnre/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/ERNBILGIBNRE/CM3QK3MC";
    let order = |rest: &str| array("metamachy", &format!("{fen} {rest}")).chosen_order();
    assert_eq!(order("w g1,g12 - 0 1").as_deref(), Some("QKLG"));
    assert_eq!(order("w - - 0 1"), None, "the Kings have their leaps");
    assert_eq!(order("b g1,g12 - 0 1"), None, "White begins");
    let unlike = fen.replace("cm3qk", "cm3kq");
    assert_eq!(array("metamachy", &format!("{unlike} w g1,f12 - 0 1")).chosen_order(), None);
    assert_eq!(Position::start(variant("chess960")).chosen_order(), None);
    assert_eq!(Position::start(variant("chess")).chosen_order(), None);
}

#[test]
fn games_that_were_begun_with_the_one_array_keep_it() {
    for (id, _, usual, _) in GAMES {
        let old = menagerie_rules::variant_of(id, 1).expect("it stays readable");
        assert_eq!((old.shuffle.as_ref(), old.start_fen.as_str()), (None, &*variant(id).start_fen));
        assert_eq!(old.chosen_array(usual), Err(OrderError::NotChosen), "{id}");
    }
}
