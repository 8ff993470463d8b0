//! A player looks back: the board as it was some moves ago, which changes nothing.

use super::{Site, Visitor};
use crate::table::Table;
use menagerie_words::{fixed, in_full};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// A page on which four plies have been played.
async fn played() -> Site {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    for (visitor, text) in [(&ann, "e4e6"), (&bob, "e13e11"), (&ann, "d4d6"), (&bob, "d13d11")] {
        assert_eq!(visitor.play(text, text).await.status(), StatusCode::OK);
    }
    assert_eq!(site.plies().await, 4);
    site
}

#[tokio::test]
async fn each_earlier_board_is_shown_with_its_move_and_nothing_can_be_moved_there() {
    let site = played().await;
    let ann = site.visitor("Ann").await;
    let now = state_at(&ann, "").await;
    assert!(now["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "it is Ann's turn");
    for (at, told, last, e6, e11) in [
        ("0", fixed("page-looking-at-start").to_owned(), json!([]), "empty", "empty"),
        ("1", back("Pawn from e4 to e6"), json!(["e4", "e6"]), "Pawn", "empty"),
        ("2", back("Pawn from e13 to e11"), json!(["e13", "e11"]), "Pawn", "Pawn"),
    ] {
        let then = state_at(&ann, at).await;
        assert_eq!((&then["looking"], &then["last"]), (&json!(told), &last), "{at}");
        assert_eq!((&then["moves"], &then["ply"]), (&json!([]), &json!(4)), "{at}");
        for (square, piece) in [("e6", e6), ("e11", e11)] {
            let words = then["squares"][square][1].as_str().unwrap_or_default();
            assert!(words.ends_with(piece), "{at}: {words}");
        }
    }
    // The present, and texts that are no moment of the game.
    for at in ["4", "99", "", "-1", "x", "<b>"] {
        assert_eq!(state_at(&ann, at).await, now, "{at}");
    }
    assert_eq!(site.plies().await, 4);
}

#[tokio::test]
async fn without_a_script_links_lead_through_the_game() {
    let site = played().await;
    let ann = site.visitor("Ann").await;
    let page = ann.text("/game/1?at=2").await;
    assert!(page.contains(&back("Pawn from e13 to e11")), "{page}");
    for (way, to) in [
        ("first", "/game/1?at=0"),
        ("back", "/game/1?at=1"),
        ("on", "/game/1?at=3"),
        ("now", "/game/1"),
    ] {
        let link = format!("data-walk=\"{way}\" href=\"{to}\"");
        assert!(page.contains(&link), "{link} in {page}");
    }
    assert!(page.contains("href=\"/game/1?at=4\">"), "each move leads to its board: {page}");
    let page = ann.text("/game/1").await;
    assert!(page.contains("data-walk=\"on\" aria-label"), "nothing follows: {page}");
}

/// The words on the board behind a move.
fn back(last: &str) -> String {
    in_full("page-looking-back", [("move", last)]).to_owned()
}

async fn state_at(visitor: &Visitor<'_>, at: &str) -> Value {
    let answer = visitor.get(&format!("/game/1/state?at={at}")).await;
    answer.json().await.expect("it is data")
}

#[tokio::test]
async fn what_was_captured_is_counted_by_kind_up_to_the_board_that_is_shown() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let table = Table::at_of("chess", array).await;
    let site = Site::over(table).await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    for (visitor, text) in [
        (&ann, "e2e4"),
        (&bob, "d7d5"),
        (&ann, "e4d5"),
        (&bob, "d8d5"),
        (&ann, "b1c3"),
        (&bob, "d5e4"),
        (&ann, "c3e4"),
    ] {
        assert_eq!(visitor.play(text, text).await.status(), StatusCode::OK);
    }
    assert_eq!(site.plies().await, 7);
    for (at, expected) in [
        ("2", vec![]),
        ("3", vec!["1 × Black Pawn"]),
        ("4", vec!["1 × White Pawn", "1 × Black Pawn"]),
        ("", vec!["1 × White Pawn", "1 × Black Pawn", "1 × Black Queen"]),
    ] {
        let state = state_at(&ann, at).await;
        let kinds = state["captured"].as_array().expect("it is a list");
        let words: Vec<&str> = kinds.iter().filter_map(|it| it["words"].as_str()).collect();
        assert_eq!(words, expected, "{at}");
    }
}
