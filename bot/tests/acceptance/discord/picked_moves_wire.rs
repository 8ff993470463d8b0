//! *Moves* below a board: a piece, a square and what is left to say are picked from menus that only the
//! player to move sees.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::{ActionError, Message};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use serde_json::{Value, json};

/// The messages that only somebody sees in a place, once the newest of them begins so.
async fn alone(server: &Server, who: &str, place: u64, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        let mut seen = sandbox.messages(server.id(who), place);
        seen.retain(|message| message.ephemeral_for.is_some());
        seen.into_iter().rev().find(|message| message.content.starts_with(words))
    });
    found.await.unwrap_or_else(|_| panic!("no “{words}”:\n{}", server.log()))
}

/// The menus of a message.
pub(super) fn menus(message: &Message) -> Vec<Value> {
    let rows = message.components.iter().filter_map(|row| row["components"].as_array());
    rows.flatten().filter(|it| it["type"] == 3).cloned().collect()
}

/// The entries of all menus of a message.
pub(super) fn entries(message: &Message) -> Vec<String> {
    let menus = menus(message);
    let all = menus.iter().filter_map(|menu| menu["options"].as_array()).flatten();
    all.map(|entry| entry["label"].as_str().unwrap_or_default().to_owned()).collect()
}

/// Picks an entry, as far as Discord lets this person do that.
pub(super) fn picked(
    server: &Server,
    who: &str,
    message: &Message,
    label: &str,
) -> Result<(), ActionError> {
    for menu in menus(message) {
        let all = menu["options"].as_array().expect("a menu has entries");
        if let Some(entry) = all.iter().find(|entry| entry["label"] == label) {
            let value = entry["value"].as_str().expect("it has one").to_owned();
            let menu = menu["custom_id"].as_str().expect("it has one");
            return server.sandbox.press(server.id(who), message.id, menu, &[&value]).map(|_| ());
        }
    }
    panic!("no {label} among {:#?}", entries(message))
}

/// Picks an entry, and waits for what begins with `words` then.
async fn pick(server: &Server, who: &str, message: &Message, label: &str, words: &str) -> Message {
    picked(server, who, message, label).expect("it can be picked");
    alone(server, who, message.channel, words).await
}

/// A game between Ann and Bob from a position. Its thread.
async fn game_from(server: &Server, variant: &str, setup: &str) -> u64 {
    let mut challenge = challenge_of(server.id("Bob"));
    challenge["variant"] = json!(variant);
    challenge["setup"] = json!(setup);
    let answer = server.slash("Ann", server.games, "challenge", challenge).await;
    assert!(answer.text().contains(fixed("challenge-made-done")), "{}", answer.text());
    let challenge = server.post(server.games, "challenges").await;
    server.accept("Bob", &challenge).await
}

/// The menus after *Moves* is pressed below the newest board.
async fn moves(server: &Server, who: &str, thread: u64, board: &str) -> Message {
    let board = server.post(thread, board).await;
    server.press(who, &board, "Moves").await;
    alone(server, who, thread, "**").await
}

/// The entry of a piece with so many moves, and what its own menu begins with.
fn entry_of(piece: &str, square: &str, moves: &str) -> (&'static str, &'static str) {
    let entry =
        in_full("play-pick-this-piece", [("piece", piece), ("square", square), ("moves", moves)]);
    let (piece, square) = (format!("**{piece}"), format!("{square}**"));
    (entry, in_full("play-pick-square", [("piece", piece), ("square", square)]))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_and_then_a_square_are_picked_and_the_move_is_played_like_a_typed_one() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    let asked = in_full("play-pick-piece", [("variant", "**Terachess II"), ("game", "1**")]);
    assert_eq!(first.content, asked);
    let pieces = entries(&first);
    assert!(pieces.len() > 25, "an army is larger than a menu: {pieces:#?}");
    assert!(menus(&first).len() > 1 && menus(&first).len() < 5, "{}", menus(&first).len());
    let named: Vec<_> = menus(&first).iter().map(|it| it["placeholder"].clone()).collect();
    assert!(
        named
            .iter()
            .all(|it| it.as_str().is_some_and(|it| it.starts_with(fixed("play-pick-pieces-of"))))
    );
    let (pawn, its_squares) = entry_of("Pawn", "e4", "2");
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    assert_eq!(squares.id, first.id, "the squares take the place of the pieces");
    assert_eq!(squares.content, its_squares);
    assert_eq!(squares.attachments.len(), 1, "the squares are shown on the board");
    assert_eq!(entries(&squares), ["P e4-e5", "P e4-e6"]);
    assert_eq!(menus(&squares)[0]["placeholder"], fixed("play-pick-squares"));
    assert_eq!(labels(&squares), ["", fixed("action-other-piece")]);
    server.press("Ann", &squares, fixed("action-other-piece")).await;
    let again = alone(&server, "Ann", thread, "**Terachess II").await;
    assert_eq!((again.id, again.attachments.len()), (first.id, 0));
    let squares = pick(&server, "Ann", &again, pawn, its_squares).await;
    // A second press, as of an impatient finger, leaves the answer to the first one as it is.
    picked(&server, "Ann", &squares, "P e4-e6").expect("it can be picked");
    picked(&server, "Ann", &squares, "P e4-e6").expect("it is there until it is answered");
    let refused = alone(&server, "Ann", thread, fixed("refused-not-your-turn")).await;
    assert_ne!(refused.id, first.id, "{}", refused.content);
    let played = alone(&server, "Ann", thread, "Played: **P e4-e6**").await;
    assert_eq!((played.id, played.components.len(), played.attachments.len()), (first.id, 0, 0));
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!(board.mentions, [server.id("Bob")], "as after a typed move");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_to_move_gets_menus_and_nobody_else_uses_them() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let board = server.post(thread, fixed("play-invitation")).await;
    for (who, words) in [
        ("Bob", fixed("refused-not-your-turn")),
        ("Cid", fixed_with("refused-not-a-player", [("game", "1")])),
    ] {
        server.press(who, &board, "Moves").await;
        let told = alone(&server, who, thread, "").await;
        assert!(told.content.starts_with(words), "{who}: {}", told.content);
        assert_eq!(told.components.len(), 0, "{who}");
    }
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    for who in ["Bob", "Cid"] {
        let refused = picked(&server, who, &first, entry_of("Pawn", "e4", "2").0);
        assert!(matches!(refused, Err(ActionError::UnknownMessage)), "{who}: {refused:?}");
    }
    // By command there are the same menus.
    let typed = server.slash("Ann", thread, "moves", json!({})).await;
    assert_eq!(entries(&typed.messages[0]), entries(&first));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_from_before_the_last_move_gives_way_to_the_present_board() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let start = server.post(thread, fixed("play-invitation")).await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    let (pawn, its_squares) = entry_of("Pawn", "e4", "2");
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    assert!(server.stop_bot().await.success());
    server.start_bot().await;
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let gone = fixed("refused-stale");
    let now = pick(&server, "Ann", &squares, "P e4-e6", gone).await;
    assert_eq!((now.id, now.attachments.len()), (squares.id, 1), "{}", now.content);
    assert!(now.content.contains("**Terachess II, game 1**"), "{}", now.content);
    assert!(menus(&now).is_empty(), "{:?}", now.components);
    assert!(!server.posts(thread).iter().any(|post| post.content.contains("P e4-e6")));
    // Also below an old board, where the present one has *Moves* again.
    server.press("Ann", &start, "Moves").await;
    let now = alone(&server, "Ann", thread, gone).await;
    assert_eq!((now.attachments.len(), labels(&now)[0].as_str()), (1, "Moves"));
    server.press("Ann", &now, "Moves").await;
    let asked = in_full("play-pick-piece", [("variant", "**Terachess II"), ("game", "1**")]);
    let fresh = alone(&server, "Ann", thread, asked).await;
    let squares = pick(&server, "Ann", &fresh, pawn, its_squares).await;
    server.slash("Ann", thread, "resign", json!({})).await;
    let asked =
        alone(&server, "Ann", thread, first_words("ending-resign-asked", [("game", 1)])).await;
    server.press("Ann", &asked, "Resign").await;
    let end = server.post(thread, fixed("ending-resignation")).await;
    assert_eq!(labels(&end), ["Rematch", "Zoom", "Flip", "More"]);
    let over =
        pick(&server, "Ann", &squares, "P e4-e6", first_words("refused-game-over", NOTHING)).await;
    assert!(menus(&over).is_empty(), "{:?}", over.components);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_survive_a_restart_between_two_picks() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    assert!(server.stop_bot().await.success());
    server.start_bot().await;
    let (pawn, its_squares) = entry_of("Pawn", "e4", "2");
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    assert!(server.stop_bot().await.success());
    server.start_bot().await;
    pick(&server, "Ann", &squares, "P e4-e6", "Played: **P e4-e6**").await;
    server.post(thread, "P e4-e6").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pawn_is_asked_what_it_becomes_and_a_capture_names_its_victim() {
    let server = Server::start().await;
    let thread = game_from(&server, "chess", "1n5k/P7/8/8/8/8/8/7K w - - 0 1").await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    let (pawn, its_squares) = entry_of("Pawn", "a7", "2");
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    let to_a8 = in_full("play-pick-several", [("square", "a8"), ("moves", "4")]);
    assert_eq!(
        entries(&squares),
        [
            to_a8,
            in_full(
                "play-pick-several-taking",
                [("square", "b8"), ("victim", "Knight"), ("moves", "4")]
            )
        ]
    );
    let last =
        in_full("play-pick-promotion", [("piece", "**Pawn"), ("square", "a7"), ("to", "a8**")]);
    let becomes = pick(&server, "Ann", &squares, to_a8, last).await;
    let all = ["Queen", "Rook", "Bishop", "Knight"];
    let labels = entries(&becomes);
    let are_in_order = labels.iter().zip(all).all(|(label, name)| label.contains(name));
    assert!(labels.len() == 4 && are_in_order, "the strongest comes first: {labels:?}");
    // With `preview:on`, a picked move is looked at first.
    server.slash("Ann", thread, "settings", json!({"preview": "on"})).await;
    server.press("Ann", &becomes, fixed("action-other-piece")).await;
    let first = alone(&server, "Ann", thread, "**Chess, game 1**").await;
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    let becomes = pick(&server, "Ann", &squares, to_a8, last).await;
    let rook = in_full("play-pick-becoming", [("played", "P a7-a8; R-a8"), ("piece", "Rook")]);
    let seen = pick(&server, "Ann", &becomes, rook, first_words("play-preview", NOTHING)).await;
    assert_eq!(crate::server::labels(&seen), ["Play", fixed("action-other-piece"), "Cancel"]);
    assert_eq!(seen.attachments.len(), 1);
    server.press("Ann", &seen, fixed("action-other-piece")).await;
    let first = alone(&server, "Ann", thread, "**Chess, game 1**").await;
    let squares = pick(&server, "Ann", &first, pawn, its_squares).await;
    let becomes = pick(&server, "Ann", &squares, to_a8, last).await;
    let seen = pick(&server, "Ann", &becomes, rook, first_words("play-preview", NOTHING)).await;
    server.press("Ann", &seen, "Play").await;
    server.post(thread, "P a7-a8; R-a8").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn castling_is_named_beside_the_steps_of_the_king() {
    let server = Server::start().await;
    let thread = game_from(&server, "chess", "k7/8/8/8/8/8/8/4K2R w e1,h1 - 0 1").await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    let king_on_e1 = first_words("play-pick-this-piece", [("piece", "King"), ("square", "e1")]);
    let king = entries(&first).into_iter().find(|it| it.starts_with(king_on_e1));
    let king = king.expect("he can move");
    let squares = pick(&server, "Ann", &first, &king, entry_of("King", "e1", "2").1).await;
    let castling = in_full("play-pick-castling", [("played", "K e1-g1; R h1-f1")]);
    let says_so = last_words("play-pick-castling", NOTHING);
    let castles: Vec<_> =
        entries(&squares).into_iter().filter(|it| it.ends_with(says_so)).collect();
    assert_eq!(castles, [castling], "a step to f1 is none");
    picked(&server, "Ann", &squares, castling).expect("it can be picked");
    server.post(thread, "K e1-g1; R h1-f1").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_with_more_squares_than_a_menu_has_several() {
    let server = Server::start().await;
    let rows = ["14k1", "16", "16", "16", "16", "16", "16", "16", "7Q8", "16", "16", "16"];
    let setup = format!("{}/16/16/16/1K14 w - - 0 1", rows.join("/"));
    let thread = game_from(&server, "terachess-2", &setup).await;
    let first = moves(&server, "Ann", thread, fixed("play-invitation")).await;
    let queen_on_h8 = first_words("play-pick-this-piece", [("piece", "Queen"), ("square", "h8")]);
    let queen = entries(&first).into_iter().find(|it| it.starts_with(queen_on_h8));
    let queen = queen.expect("she can move");
    let squares = pick(&server, "Ann", &first, &queen, entry_of("Queen", "h8", "2").1).await;
    let all = entries(&squares);
    assert!(all.len() > 25 && menus(&squares).len() > 1, "{all:#?}");
    assert!(menus(&squares).iter().all(|it| it["options"].as_array().expect("a list").len() <= 25));
    pick(&server, "Ann", &squares, "Q h8-a8", in_full("play-done", [("played", "**Q h8-a8**")]))
        .await;
    server.post(thread, "Q h8-a8").await;
    wire::is_valid(&server);
}
