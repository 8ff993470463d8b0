//! Alt texts: always complete, and never longer than a chat accepts, with any text in front of
//! them.

use crate::support::english::alt_text;
use menagerie_rules::{Color, Position, bundled, bundled_by_id};
use proptest::prelude::*;

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("the game is bundled"))
}

/// The length in both ways in which a chat might count.
fn lengths(text: &str) -> [usize; 2] {
    [text.chars().count(), text.encode_utf16().count()]
}

/// Every occupied square is named as often as it should be: once, beside the names in the lead.
fn assert_complete(position: &Position, body: &str) {
    let words: Vec<&str> =
        body.split(|character: char| !character.is_ascii_alphanumeric()).collect();
    for (square, _) in position.pieces() {
        let name = square.to_string();
        let times = words.iter().filter(|word| **word == name).count();
        assert_eq!(times, 1, "{name} in {body}");
    }
}

#[test]
fn the_fullest_board_fits_with_names() {
    let position = start("terachess-2");
    let lead = "Terachess II, move 12, White to move, in check. Last move: Knight from e4 takes the Eagle on g5.";
    let text = alt_text(&position, lead);
    assert!(text.starts_with(&format!("{lead} White: King h2; ")), "{text}");
    assert!(text.contains(" Black: King h15; "), "{text}");
    assert!(text.contains("Troll d2 m2"), "{text}");
    assert!(lengths(&text).iter().all(|&length| length <= 1024), "{:?}", lengths(&text));
    assert_complete(&position, &text[lead.len()..]);
}

#[test]
fn all_bundled_games_start_with_names() {
    for variant in bundled() {
        let position = Position::start(variant);
        let text = alt_text(&position, "");
        assert_complete(&position, &text);
        // Some variants have no royal piece.
        let Some(king) = position.royals(Color::White).iter().next() else { continue };
        let royal = position.piece_at(king).expect("he stands there").role;
        let kind = variant.piece(royal);
        // With more than 128 pieces the names do not fit.
        let is_named = position.pieces().count() <= 128;
        let name = if is_named { kind.name.clone() } else { kind.label.to_string() };
        let opening = format!("{}: {name} {king}; ", variant.side_names[0]);
        assert!(text.starts_with(&opening), "{}: {text}", variant.id);
    }
}

#[test]
fn the_side_to_move_comes_first() {
    let variant = bundled_by_id("terachess-2").expect("the game is bundled");
    let fen = "15k/16/16/16/7P8/16/16/16/16/16/16/16/16/16/16/K15 b - - 0 1";
    let position = Position::from_fen(variant, fen).expect("the FEN is right");
    assert_eq!(alt_text(&position, " Hm. "), "Hm. Black: King p16. White: King a1; Pawn h12.");
}

#[test]
fn a_longer_lead_costs_the_names_then_itself() {
    let position = start("terachess-2");
    let lead = "x".repeat(300);
    let text = alt_text(&position, &lead);
    assert!(text.starts_with(&format!("{lead} White: K h2; ")), "{text}");
    let lead = "x".repeat(3_000);
    let text = alt_text(&position, &lead);
    assert!(text.contains("x… White: K h2; "), "{text}");
    assert_eq!(lengths(&text), [1024, 1024]);
}

#[test]
fn a_board_full_of_pieces_is_told_in_fen() {
    let variant = bundled_by_id("terachess-2").expect("the game is bundled");
    let kinds = "QRBNAXHSYOCVFDLG";
    let rows = [kinds, &kinds.to_lowercase()].repeat(7).join("/");
    let fen = format!("k{}/{rows}/K{} w - - 0 1", &kinds[1..], &kinds[1..]);
    // The rules decide whether such a position is accepted.
    if let Ok(position) = Position::from_stored_fen(variant, &fen) {
        let text = alt_text(&position, &"x".repeat(3_000));
        if !text.contains(&rows) {
            assert_complete(&position, &text[text.find("White: ").expect("sides are named")..]);
        }
        assert!(lengths(&text).iter().all(|&length| length <= 1024), "{:?}", lengths(&text));
    }
}

proptest! {
    #[test]
    fn any_lead_leaves_the_position_complete(lead in "(\\PC|[🐎♞é]|\\s){0,1500}", id in 0usize..5) {
        let variant = &bundled()[id % bundled().len()];
        let position = Position::start(variant);
        let text = alt_text(&position, &lead);
        prop_assert!(lengths(&text).iter().all(|&length| length <= 1024), "{:?}", lengths(&text));
        let opening = format!("{}: K", variant.side_names[0]);
        let body = text.rfind(&opening).expect("the position begins with the king");
        assert_complete(&position, &text[body..]);
        let told = text[..body].trim_end();
        let kept = told.strip_suffix('…').unwrap_or(told);
        prop_assert!(lead.trim().starts_with(kept.trim_end()));
    }
}
