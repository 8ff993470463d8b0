//! J6: somebody who hears the game. Wherever a message is read here, its pictures are gone: what is
//! left is its text and the words of its pictures, as a screen reader speaks them.
//!
//! Not walked: a setting that puts a sentence before each board (J6.1): every board has one, and the
//! words of its picture tell whether there is a check; `/attacks` (J6.3), which `/look` tells; the
//! position square by square (J6.2), which is by rank; captures before other moves (J6.4): they stand
//! in their direction, where a listener looks for them. That nothing is told twice and that only
//! turns alert anybody (J6.7) is walked in J2.

use super::{alone, at, holds, thread};
use crate::play::private_boards::seen;
use crate::server::{Server, labels};
use menagerie_sandbox::Message;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

/// A message as it is spoken: without pictures.
fn spoken(message: &Message) -> String {
    let pictures = message.attachments.iter().filter_map(|picture| picture.description.clone());
    std::iter::once(message.content.clone()).chain(pictures).collect::<Vec<_>>().join("\n")
}

/// Ann and Bob have a game of Chess; its thread.
async fn chess(server: &Server) -> u64 {
    let opponent = server.id("Bob").to_string();
    let wish = json!({"opponent": opponent, "variant": "chess", "colour": "first"});
    alone(server, "Ann", server.games, "challenge", wish).await;
    let challenge = server.post(server.games, "challenges").await;
    server.press("Bob", &challenge, "Accept").await;
    let thread = thread(server, server.games, 1).await.id;
    server.post(thread, "it's your move").await;
    thread
}

/// What somebody hears who asks.
async fn hears(server: &Server, who: &str, thread: u64, command: &str, of: [&str; 2]) -> String {
    let [option, value] = of;
    spoken(&alone(server, who, thread, command, json!({option: value})).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_heard_and_played() {
    let server = Server::start().await;
    let (ann, bob, thread) = (at(&server, "Ann"), at(&server, "Bob"), chess(&server).await);

    // J6.2 The position by piece and by rank.
    alone(&server, "Ann", thread, "board", json!({"text": "by piece"})).await;
    let by_piece = seen(&server, "Ann", thread, "White, 16 pieces:").await;
    assert_eq!(
        spoken(&by_piece),
        "White to move\n\
         White, 16 pieces:\n8 Pawns: a2 b2 c2 d2 e2 f2 g2 h2\n2 Knights: b1 g1\n2 Bishops: c1 f1\n\
         2 Rooks: a1 h1\nQueen: d1\nKing: e1\n\
         Black, 16 pieces:\n8 Pawns: a7 b7 c7 d7 e7 f7 g7 h7\n2 Knights: b8 g8\n2 Bishops: c8 f8\n\
         2 Rooks: a8 h8\nQueen: d8\nKing: e8"
    );
    alone(&server, "Ann", thread, "board", json!({"text": "by rank"})).await;
    let by_rank = seen(&server, "Ann", thread, "Rank 7: ").await.content;
    let ranks = "\nRank 7: Black Pawns a to h\nRanks 6 to 3: empty\nRank 2: White Pawns a to h\n";
    assert!(
        by_rank.starts_with(&format!(
            "{}\nRank 8: Black Rook a, Knight b,",
            fixed_with("board-lines-to-move", [("side", "White")])
        )),
        "{by_rank}"
    );
    assert!(by_rank.contains(ranks), "{by_rank}");

    // J6.3 What stands on a square, what attacks it, how a piece goes.
    let square = hears(&server, "Ann", thread, "look", ["square", "d8"]).await;
    assert_eq!(
        square,
        "**d8**: Black's Queen (q). Any distance in any straight direction.\nWhite does not attack \
         it.\nBlack defends it with King e8."
    );
    let piece = hears(&server, "Ann", thread, "piece", ["piece", "knight"]).await;
    assert!(piece.starts_with("**Knight (N)** of Chess. "), "{piece}");
    let words =
        "Knight on e5 of an empty board of 9 by 9. Moves or captures: d3 f3 c4 g4 c6 g6 d7 f7.";
    assert!(piece.ends_with(words), "{piece}");

    // J6.6 The whole game, by what is heard alone; each time it is known whose turn it is.
    let all = [
        ("Ann", "White", "Pawn", "f2", "f3", "**1. P f2-f3** · Pawn from f2 to f3."),
        ("Bob", "Black", "Pawn", "e7", "e5", "**1… p e7-e5** · Pawn from e7 to e5."),
        ("Ann", "White", "Pawn", "g2", "g4", "**2. P g2-g4** · Pawn from g2 to g4."),
        ("Bob", "Black", "Queen", "d8", "h4", "**2… q d8-h4** · Queen from d8 to h4, checkmate."),
    ];
    for (ply, (who, side, piece, from, to, expected)) in all.into_iter().enumerate() {
        let last = spoken(server.count(thread, ply + 1).await.last().expect("there is a board"));
        let called = format!("{}, it's your move", at(&server, who));
        let turn = format!("{side} to move. Chess, game 1, move {}.", ply / 2 + 1);
        assert!(last.contains(&called) && last.contains(&turn), "{last}");
        // J6.4 Where it can go, by directions.
        let moves = hears(&server, who, thread, "moves", ["square", from]).await;
        assert!(moves.starts_with(&format!("**{piece} on {from} ({side})**:\n• ")), "{moves}");
        assert!(moves.split([' ', ',', '\n', '.', ';']).any(|word| word == to), "{moves}");
        // J6.5 Typed, without a press or a picture.
        server.say(who, thread, &format!("{piece} {from}-{to}"));
        let board = server.count(thread, ply + 2).await[ply + 1].clone();
        // J6.1 The board begins with what was played, in a sentence.
        assert!(board.content.starts_with(expected), "{}", board.content);
    }
    let end = server.posts(thread).pop().expect("there is a last board");
    assert_eq!(
        end.content,
        format!(
            "**2… q d8-h4** · Queen from d8 to h4, checkmate.\n{ann}: **Checkmate.** {bob} \
             **(Black) wins.**"
        )
    );
    assert!(spoken(&end).contains(&format!(
        "Black: Queen from d8 to h4, checkmate. {}",
        fixed_with("ending-checkmate", [("winner", "Black")])
    )));
    assert_eq!(labels(&end), ["Rematch", "Flip", "More"]);
    holds(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_changed_and_where_a_piece_can_go_is_heard() {
    let server = Server::start().await;
    let thread = chess(&server).await;
    for (who, typed, played) in
        [("Ann", "e2e4", "P e2-e4"), ("Bob", "d7d5", "p d7-d5"), ("Ann", "d1h5", "Q d1-h5")]
    {
        server.say(who, thread, typed);
        server.post(thread, played).await;
    }
    // J6.2 Only what has changed since one's own last move.
    alone(&server, "Bob", thread, "board", json!({"text": "changes"})).await;
    let changes = seen(&server, "Bob", thread, "White Queen: d1 to h5").await;
    assert_eq!(spoken(&changes), "White Queen: d1 to h5\nBlack to move");
    // It is under every board of whoever wants it there, and of nobody else's.
    let other = server.post(thread, "Q d1-h5").await;
    assert!(!labels(&other).contains(&fixed("action-changes").to_owned()), "{:?}", labels(&other));
    alone(&server, "Bob", thread, "settings", json!({"changes": "on"})).await;
    server.say("Bob", thread, "a7a6");
    server.post(thread, "p a7-a6").await;
    server.say("Ann", thread, "h5h4");
    let board = server.post(thread, "Q h5-h4").await;
    assert!(labels(&board).contains(&fixed("action-changes").to_owned()), "{:?}", labels(&board));
    server.press("Bob", &board, fixed("action-changes")).await;
    let changes = seen(&server, "Bob", thread, "White Queen: h5 to h4").await;
    assert_eq!(spoken(&changes), "White Queen: h5 to h4\nBlack to move");
    for (who, typed, played) in [("Bob", "b7b6", "p b7-b6"), ("Ann", "h4h5", "Q h4-h5")] {
        server.say(who, thread, typed);
        server.post(thread, played).await;
    }
    // J6.3 A square that is attacked.
    let square = hears(&server, "Bob", thread, "look", ["square", "e4"]).await;
    let attacked = &*format!(
        "\n{}\n{}",
        in_full("board-not-defended", [("side", "White")]),
        in_full("board-attacked", [("side", "Black"), ("pieces", "Pawn d5")])
    );
    assert!(square.starts_with("**e4**: White's Pawn (P). "), "{square}");
    assert!(square.ends_with(attacked), "{square}");
    // J6.4 By directions, and a capture says what it takes.
    let moves = alone(&server, "Bob", thread, "moves", json!({"square": "d5"})).await.content;
    let ways = "• down right: takes the Pawn on e4\n• down: d4";
    assert_eq!(moves, format!("**Pawn on d5 (Black)**:\n{ways}"));
    let none = alone(&server, "Bob", thread, "moves", json!({"square": "f7"})).await.content;
    assert_eq!(none, "**Pawn on f7 (Black)**:\n• it has no legal move.");
    // J6.5 What is typed and cannot be says why.
    let posts = server.posts(thread).len();
    server.say("Bob", thread, "f7-f6");
    let refused = server.count(thread, posts + 1).await[posts].content.clone();
    let check = "That would leave your King in check by the Queen on h5. ";
    assert!(refused.starts_with(check), "{refused}");
    holds(&server);
}
