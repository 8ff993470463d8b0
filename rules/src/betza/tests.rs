//! The movements that terms stand for, as far as no board shows them.

use super::*;
use crate::movement::Mode;

fn offsets(text: &str) -> Vec<(i8, i8)> {
    let movements = read(text).expect(text);
    let mut all: Vec<_> = movements
        .into_iter()
        .filter_map(|movement| movement.shape.leap().map(<[_]>::to_vec))
        .flatten()
        .collect();
    all.sort_unstable();
    all
}

#[test]
fn leaps_have_all_their_reflections() {
    for (text, count) in [
        ("N", 8),
        ("FA", 8),
        ("WD", 8),
        ("KN", 16),
        ("NCZ", 24),
        ("KADGH", 24),
        ("KNAD", 24),
        ("GHfmWfcF", 11),
        ("KimAimDimN", 24),
        ("smW", 2),
        ("vW", 2),
    ] {
        let offsets = offsets(text);
        assert_eq!(offsets.len(), count, "{text}");
        assert!(offsets.windows(2).all(|pair| pair[0] != pair[1]), "{text}");
    }
    assert_eq!(offsets("fcF"), [(-1, 1), (1, 1)]);
    assert_eq!(offsets("fmW"), [(0, 1)]);
}

#[test]
fn the_pawn_has_three_movements() {
    let pawn = read("fmWfceFfmnnD").expect("it is XBetza");
    assert_eq!(pawn[1].mode, Mode::Capture);
    assert!(pawn[1].en_passant && !pawn[0].en_passant);
    assert!(pawn[2].multi_step == Some(2) && pawn[2].shape.leads_to((0, 2)));
    assert!(read("ifmnD").expect("it is XBetza")[0].initial);
    // In other directions, or to capture, it is a lame leap like any other.
    for text in ["nD", "fnD", "smnD", "fcnD"] {
        assert!(read(text).expect(text)[0].multi_step.is_none(), "{text}");
    }
}

#[test]
fn one_movement_may_be_written_in_several_ways() {
    for (one, other) in [
        ("[F?fsR]", "FyafsF"),
        ("[W?fsB]", "WyafsW"),
        ("R", "WW"),
        ("R", "W0"),
        ("Q", "KK"),
        ("B2", "F2"),
        ("NN", "N0"),
        ("ffN", "fN"),
        ("fmnnD", "fmnD"),
        ("W", "W1"),
        ("lrW", "sW"),
    ] {
        assert_eq!(read(one), read(other), "{one} and {other}");
    }
}

#[test]
fn a_ride_with_a_range_is_told_how_it_is_written() {
    let error = read("WNN3").map_err(|error| error.to_string());
    assert_eq!(error, Err("\"NN3\": NN is any number of leaps: write N3 for at most 3".to_owned()));
    assert!(read("N3").is_ok());
}

#[test]
fn castling_is_no_movement_of_one_piece() {
    for (text, least, most) in [("isO1", 1, 1), ("isO2", 2, 2), ("isO2-4", 2, 4), ("isO1-6", 1, 6)]
    {
        assert_eq!(read(text).expect(text)[0].shape, Shape::Castling { least, most });
    }
}
