//! Moves played on a page: each move once, and with the same words as in a chat.

use super::Site;
use crate::table::{call, person};
use menagerie_core::model::request::Command;
use menagerie_core::{GameId, Timestamp};
use menagerie_words::{fixed, fixed_with};
use reqwest::StatusCode;
use serde_json::Value;
use std::sync::atomic::Ordering;

async fn said(answer: reqwest::Response) -> String {
    assert_eq!(answer.status(), StatusCode::OK);
    let told: Value = answer.json().await.expect("it is data");
    told["said"].as_str().expect("it is a text").to_owned()
}

#[tokio::test]
async fn a_move_is_played_by_whose_turn_it_is() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let state = ann.state().await;
    assert_eq!(state["squares"]["e4"][1], "e4, White Pawn");
    let moves = state["moves"].as_array().expect("there are moves");
    let e6 = moves.iter().find(|it| it["text"] == "e4e6").expect("it is possible");
    assert_eq!((&e6["from"], &e6["to"]), (&"e4".into(), &"e6".into()));
    assert_eq!(bob.state().await["moves"], Value::Array(Vec::new()), "it is not Bob's turn");
    assert!(bob.state().await["status"].as_str().is_some_and(|it| it.contains("move")));
    assert!(said(ann.play("e4e6", "1").await).await.contains("e4-e6"));
    assert_eq!(site.plies().await, 1);
    assert_eq!(bob.state().await["last"], serde_json::json!(["e4", "e6"]));
    // In any notation, as in a chat.
    said(bob.play("e11", "1").await).await;
    assert_eq!(site.plies().await, 2);
}

#[tokio::test]
async fn what_is_refused_says_why_and_changes_nothing() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    for (visitor, text) in [(&bob, "e13e11"), (&ann, "e4e9"), (&ann, "<b>x</b>"), (&ann, "")] {
        let said = said(visitor.play(text, "1").await).await;
        assert!(!said.is_empty() && !said.contains("<b>x"), "{text}: {said}");
    }
    assert_eq!(site.plies().await, 0);
}

#[tokio::test]
async fn a_double_click_and_a_lost_answer_play_once() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let key = ann.key().await;
    let fields = [
        ("key", key.as_str()),
        ("move", "e4e6"),
        ("ply", "0"),
        ("taken_back", "0"),
        ("nonce", "the same"),
    ];
    let clicks = (0..50).map(|_| ann.post("/game/1/move", &fields));
    for answer in futures_util::future::join_all(clicks).await {
        assert_eq!(answer.status(), StatusCode::OK);
    }
    assert_eq!(site.plies().await, 1);
    said(bob.play("e13e11", "b").await).await;
    // Sent again later, it is not another move.
    assert!(said(ann.post("/game/1/move", &fields).await).await.contains("e4-e6"));
    assert_eq!(site.plies().await, 2);
}

#[tokio::test]
async fn an_old_page_plays_nothing() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let key = ann.key().await;
    said(ann.play("e4e6", "1").await).await;
    said(bob.play("e13e11", "1").await).await;
    // Another tab still shows the first position, in which this was possible, too.
    let old = [
        ("key", key.as_str()),
        ("move", "d4d6"),
        ("ply", "0"),
        ("taken_back", "0"),
        ("nonce", "2"),
    ];
    let told = said(ann.post("/game/1/move", &old).await).await;
    assert!(!told.is_empty(), "it says why");
    assert_eq!(site.plies().await, 2);
}

#[tokio::test]
async fn a_form_of_another_page_does_nothing() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    for key in ["", "0", &bob.key().await] {
        let fields =
            [("key", key), ("move", "e4e6"), ("ply", "0"), ("taken_back", "0"), ("nonce", "1")];
        assert_eq!(ann.post("/game/1/move", &fields).await.status(), StatusCode::FORBIDDEN);
        let fields = [
            ("key", key),
            ("what", "resign"),
            ("ply", "0"),
            ("taken_back", "0"),
            ("nonce", "1"),
            ("confirm", "yes"),
        ];
        assert_eq!(ann.post("/game/1/do", &fields).await.status(), StatusCode::FORBIDDEN);
    }
    // The browser says that another place sends it, even if that place knows the key.
    let key = ann.key().await;
    let fields = [
        ("key", key.as_str()),
        ("move", "e4e6"),
        ("ply", "0"),
        ("taken_back", "0"),
        ("nonce", "1"),
    ];
    let forged = site.client.post(format!("{}/game/1/move", site.url));
    let forged = forged.header("cookie", &ann.cookie).header("sec-fetch-site", "cross-site");
    let forged = forged.form(&fields).send().await.expect("it is answered");
    assert_eq!(forged.status(), StatusCode::FORBIDDEN);
    // Without its fields it is no form.
    assert!(ann.post("/game/1/move", &[]).await.status().is_client_error());
    assert_eq!(site.plies().await, 0);
}

#[tokio::test]
async fn a_draw_is_agreed_by_an_answer_to_the_offer_that_was_seen() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let act = async |who: &super::Visitor<'_>, what: &str, nonce: &str| {
        let key = who.key().await;
        let fields = [
            ("key", key.as_str()),
            ("what", what),
            ("ply", "0"),
            ("taken_back", "0"),
            ("nonce", nonce),
        ];
        said(who.post("/game/1/do", &fields).await).await
    };
    let deeds = async |who: &super::Visitor<'_>| {
        let state = who.state().await;
        let deeds = state["deeds"].as_array().expect("there are some").clone();
        deeds
            .iter()
            .map(|it| it["what"].as_str().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    assert!(!act(&bob, "draw", "1").await.is_empty());
    // Ann's page does not know of it yet, and means an offer of her own.
    assert_eq!(act(&ann, "draw", "1").await, fixed("page-draw-meanwhile"));
    let running = async || {
        let game = site.store.game(GameId(1)).await.expect("it is read").expect("it is there");
        game.end.is_none()
    };
    assert!(running().await);
    assert_eq!(deeds(&ann).await, ["accept-draw:0", "decline-draw:0", "resign"]);
    act(&ann, "decline-draw:0", "2").await;
    // It is answered, so it cannot be accepted any more, and accepting is no offer.
    act(&ann, "accept-draw:0", "3").await;
    assert!(running().await);
    assert_eq!(deeds(&ann).await, ["draw", "resign"]);
    assert_eq!(deeds(&bob).await, ["draw", "resign"]);
}

#[tokio::test]
async fn a_request_to_take_back_is_answered_on_the_page() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    said(ann.play("e4e6", "1").await).await;
    let act = async |who: &super::Visitor<'_>, what: &str| {
        let key = who.key().await;
        let fields = [
            ("key", key.as_str()),
            ("what", what),
            ("ply", "1"),
            ("taken_back", "0"),
            ("nonce", what),
        ];
        said(who.post("/game/1/do", &fields).await).await
    };
    // After a minute it needs an answer.
    site.clock.0.fetch_add(120, Ordering::Relaxed);
    act(&ann, "undo").await;
    let state = bob.state().await;
    let status = state["status"].as_str().expect("it is a text");
    assert!(status.contains(fixed("page-asks-take-back")), "{status}");
    let deeds = state["deeds"].to_string();
    assert!(deeds.contains("accept-proposal:0") && deeds.contains("decline-proposal:0"), "{deeds}");
    act(&bob, "accept-proposal:0").await;
    assert_eq!(site.plies().await, 0);
}

#[tokio::test]
async fn a_typed_letter_that_two_languages_read_differently_is_asked_about_and_a_tapped_one_is_not()
{
    let fen = "4k5/2P7/10/10/10/10/10/5K4 w - - 0 1";
    let table = crate::table::Table::at_of("gothic", fen).await;
    let site = Site::over(table).await;
    let ann = site.visitor("Ann").await;
    let holder = menagerie_core::community::types::Holder::Player(person("Ann"));
    super::speak(&site, holder, "fr").await;
    let moves = ann.state().await["moves"].clone();
    let promotes = moves.as_array().expect("there are some").iter();
    let promotes: Vec<&str> =
        promotes.filter_map(|it| it["text"].as_str()).filter(|it| it.ends_with("=C")).collect();
    assert!(!promotes.is_empty(), "{moves}");
    // Typed, it could be a Knight in French: the page asks, with both to choose from.
    let asked: Value = ann.play(promotes[0], "1").await.json().await.expect("it is data");
    assert_eq!(site.plies().await, 0, "{asked}");
    let choices = asked["choices"].as_array().expect("there are some");
    assert!(choices.iter().any(|it| it["text"] == promotes[0]), "{asked}");
    // Tapped, it is what the page has shown.
    said(ann.tap(promotes[0], "2").await).await;
    assert_eq!(site.plies().await, 1);
}

#[tokio::test]
async fn resigning_is_asked_and_confirmed() {
    let site = Site::open().await;
    let ann = site.visitor("Ann").await;
    let key = ann.key().await;
    let fields = [
        ("key", key.as_str()),
        ("what", "resign"),
        ("ply", "0"),
        ("taken_back", "0"),
        ("nonce", "1"),
    ];
    let answer = ann.post("/game/1/do", &fields).await;
    let told: Value = answer.json().await.expect("it is data");
    assert_eq!(told["confirm"], "resign", "{told}");
    let confirmed = [&fields[..], &[("confirm", "yes")]].concat();
    said(ann.post("/game/1/do", &confirmed).await).await;
    let state = ann.state().await;
    let status = state["status"].as_str().expect("it is a text");
    assert!(status.contains(fixed("ending-resignation")), "{status}");
    assert_eq!(state["deeds"], Value::Array(Vec::new()));
}

/// In Janggi a side may pass: the page asks, and plays it once it is confirmed.
#[tokio::test]
async fn a_pass_is_asked_and_confirmed() {
    let table = crate::table::Table::at_of("janggi", "4k4/9/9/9/9/9/9/9/4P4/3K5 w - - 0 1");
    let site = Site::over(table.await).await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let deeds = async |who: &super::Visitor<'_>| who.state().await["deeds"].to_string();
    assert!(deeds(&ann).await.contains("pass") && !deeds(&bob).await.contains("pass"));
    let key = ann.key().await;
    let fields = [
        ("key", key.as_str()),
        ("what", "pass"),
        ("ply", "0"),
        ("taken_back", "0"),
        ("nonce", "1"),
    ];
    let answer = ann.post("/game/1/do", &fields).await;
    let told: Value = answer.json().await.expect("it is data");
    assert_eq!((told["confirm"].as_str(), site.plies().await), (Some("pass"), 0), "{told}");
    let confirmed = [&fields[..], &[("confirm", "yes")]].concat();
    said(ann.post("/game/1/do", &confirmed).await).await;
    assert_eq!(site.plies().await, 1);
    assert!(deeds(&bob).await.contains("pass"));
}

#[tokio::test]
async fn without_a_script_the_page_itself_answers() {
    let site = Site::open().await;
    let ann = site.visitor("Ann").await;
    let key = ann.key().await;
    let send = async |text: &str, nonce: &str| {
        let fields = [
            ("key", key.as_str()),
            ("move", text),
            ("ply", "0"),
            ("taken_back", "0"),
            ("nonce", nonce),
        ];
        let asked = site.client.post(format!("{}/game/1/move", site.url));
        let answer = asked.header("cookie", &ann.cookie).form(&fields).send().await;
        answer.expect("it is answered").text().await.expect("it is text")
    };
    let refused = send("e4e9", "1").await;
    assert!(refused.contains("e9") && refused.contains("id=\"board\""), "{refused}");
    assert_eq!(site.plies().await, 0);
    let played = send("e4e6", "2").await;
    assert!(
        played.contains(fixed_with("page-their-move", [("player", "another player")])),
        "{played}"
    );
    assert_eq!(site.plies().await, 1);
}

#[tokio::test]
async fn names_and_notes_of_people_are_letters_and_nothing_else() {
    let site = Site::open().await;
    let name = "<script>alert(1)</script>\u{202e}";
    site.store.note_handle(&person("Bob"), name).await.expect("it is stored");
    let page = site.visitor("Ann").await.text("/game/1").await;
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>alert"), "{page}");
    assert!(!page.contains('\u{202e}'));
}

#[tokio::test]
async fn who_deletes_their_data_is_signed_out() {
    let site = Site::open().await;
    let ann = site.visitor("Ann").await;
    let now = menagerie_chat::clock::Clock::now(&*site.clock).0;
    let forget = Command::Forget { confirmed: Some(Timestamp(now)) };
    let call = call("Ann", "forget", now, forget);
    site.engine.services().desk.ask(call).await.expect("it is decided");
    assert_eq!(ann.get("/").await.status(), StatusCode::UNAUTHORIZED);
    assert!(site.store.game(GameId(1)).await.expect("it is read").is_some());
}
