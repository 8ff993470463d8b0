//! Every key of Fairy-Stockfish's settings is carried over, named in a remark, or listed in the
//! manual as one that changes nothing. So a conversion without remarks is the same variant.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::rows;
use menagerie_rules::convert::{Conversion, from_ini};
use menagerie_rules::{Color, Line, Position, Termination, Variant};

const KEYS: &str = include_str!("../data/convert_keys.tsv");
const MANUAL: &str = include_str!("../../../../docs/variants/format.md");

/// The conversion of chess with these settings. There is none if it is refused.
fn converted(beside: &str, setting: &str) -> Option<Conversion> {
    let beside = if beside == "-" { String::new() } else { beside.replace(';', "\n") };
    from_ini(&format!("[test:chess]\n{beside}\n{setting}\n"), "test").ok()
}

/// The remarks that name a key.
fn named(key: &str, conversion: &Conversion) -> usize {
    let stem = key.trim_end_matches("White").trim_end_matches("Black");
    let remarks = conversion.remarks.iter().map(ToString::to_string);
    remarks.filter(|remark| remark.contains(stem)).count()
}

#[test]
fn every_key_is_carried_out_named_or_harmless() {
    let mut wrong = Vec::new();
    for row in rows(KEYS) {
        let [key, is, beside, value] = row[..] else { panic!("not four cells: {row:?}") };
        let before = converted(beside, "");
        let after = converted(beside, &format!("{key} = {value}"));
        let is_so = match is {
            "carried out" => {
                let said = |it: &Option<Conversion>| {
                    it.as_ref().map(|it| (it.file.clone(), it.remarks.len()))
                };
                said(&before) != said(&after)
            }
            "named" => {
                let count = |it: &Option<Conversion>| it.as_ref().map_or(0, |it| named(key, it));
                // A remark names the key. For `immobilityIllegal` it may name an immobile piece
                // instead.
                count(&after) > count(&before)
                    || key == "immobilityIllegal" && {
                        let remarks = after.as_ref().map(|it| format!("{:?}", it.remarks));
                        remarks.is_some_and(|it| it.contains("it can never move again"))
                    }
            }
            "harmless" => before.is_some() && before == after,
            other => panic!("{other}"),
        };
        if !is_so {
            wrong.push(format!("{key} = {value} is not {is}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A key that changes nothing when it is set alone is listed in the manual.
#[test]
fn what_changes_nothing_alone_stands_in_the_manual() {
    let (_, conversion) = MANUAL.split_once("## Conversion").expect("a chapter");
    let (conversion, _) = conversion.split_once("\n## ").expect("a chapter behind it");
    let chess = converted("-", "");
    let keys: BTreeSet<(&str, &str)> = rows(KEYS).map(|row| (row[0], row[3])).collect();
    let silent = keys
        .into_iter()
        .filter(|(key, value)| converted("-", &format!("{key} = {value}")) == chess);
    let unlisted: Vec<&str> = silent
        .map(|(key, _)| key)
        .filter(|key| {
            let stem = key.trim_end_matches("White").trim_end_matches("Black");
            ![*key, stem].iter().any(|word| conversion.contains(&format!("`{word}`")))
        })
        .collect();
    assert!(unlisted.is_empty(), "{unlisted:?}");
}

/// A goal of seven that is full is reached with one, as in Five Field Kono.
#[test]
fn a_full_goal_is_reached() {
    let kono = "[test]\nmaxRank = 5\nmaxFile = 5\ncustomPiece1 = p:mF\ncastling = false\n\
                startFen = ppppp/p3p/5/P3P/PPPPP w - - 0 1\nflagPiece = p\n\
                flagRegionWhite = a5 b5 c5 d5 e5 a4 e4\nflagRegionBlack = a1 b1 c1 d1 e1 a2 e2\n\
                flagPieceCount = 7\nflagPieceBlockedWin = true\nnFoldRule = 0\nnMoveRule = 0\n";
    let ends = |text: &str| {
        let conversion = from_ini(text, "test").expect("it is a game");
        assert_eq!(conversion.remarks, []);
        let variant = Arc::new(Variant::from_toml("x", &conversion.file).expect("it is read"));
        let position = Position::from_fen(&variant, "ppPpp/p1p1P/2p2/2PP1/1PPP1 b - - 57 29");
        let outcome = Line::new(position.expect("it is one")).outcome();
        outcome.map(|end| (end.winner, end.termination))
    };
    assert_eq!(ends(kono), Some((Some(Color::White), Termination::Goal)));
    assert_eq!(ends(&kono.replace("flagPieceBlockedWin = true\n", "")), None);
}

/// For a key of one piece only the first letter is read, as in Fairy-Stockfish.
#[test]
fn a_key_of_one_piece_takes_one() {
    let region = "flagRegion = d4";
    let [one, two] = ["n", "nb"].map(|piece| converted(region, &format!("flagPiece = {piece}")));
    assert!(one.is_some() && one == two);
}
