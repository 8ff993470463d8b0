//! The sentences about pieces and moves, and the proof that the rules play them.

use crate::table::{CHANNEL, Table, accept, line, words};
use menagerie_core::challenge::types::SideRequest;
use menagerie_rules::{Variant, bundled_by_id};
use menagerie_words::{first_words, fixed_with, in_full};
use std::sync::Arc;

fn variant(id: &str) -> &'static Arc<Variant> {
    bundled_by_id(id).expect("it is bundled")
}

#[test]
fn a_card_promises_the_promotions_that_can_be_played() {
    for (id, piece, promotion) in [
        (
            "terachess-2",
            "Troll",
            in_full(
                "board-piece-becomes",
                [
                    ("place", "rank"),
                    ("whose", "of-both"),
                    ("becomes", "Queen"),
                    ("by", "step"),
                    ("may_stay", "no"),
                    ("stays", "Troll"),
                ],
            ),
        ),
        (
            "fantastic-13",
            "Troll",
            in_full(
                "board-piece-becomes",
                [
                    ("place", "rank"),
                    ("whose", "of-both"),
                    ("becomes", "Direwolf"),
                    ("by", "step"),
                    ("may_stay", "no"),
                    ("stays", "Troll"),
                ],
            ),
        ),
        (
            "terachess-2",
            "Pawn",
            fixed_with("board-piece-becomes", [("becomes", "Queen"), ("by", "any-move")]),
        ),
        (
            "chess",
            "Pawn",
            fixed_with(
                "board-piece-becomes",
                [("becomes", "Queen, Rook, Bishop or Knight"), ("by", "any-move")],
            ),
        ),
        (
            "teramachy",
            "Prince",
            fixed_with(
                "board-piece-becomes",
                [("becomes", "Amazon, Eagle, Lion, Rhinoceros or Buffalo"), ("by", "any-move")],
            ),
        ),
    ] {
        let role =
            menagerie_core::board::find_piece(variant(id), piece).expect("it has this piece");
        let card = words(&menagerie_core::board::piece(variant(id), role));
        assert!(card.lines().any(|line| line == promotion), "{piece} of {id}: {card}");
    }
}

#[tokio::test]
async fn whoever_is_to_move_is_told_a_plain_example() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    table.private("Bob", CHANNEL, accept(1)).await;
    let begun = table.waiting().await.pop().expect("the first board");
    let told = line(&begun);
    assert!(
        told.contains(first_words("play-invitation", [("player", "@Ann"), ("example", "a4a5")])),
        "{told}"
    );
}
