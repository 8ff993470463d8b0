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
use crate::table::moved;
use menagerie_sandbox::Message;
use menagerie_words::{NOTHING, first_words, fixed, in_full};
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
    server.post(thread, fixed("play-invitation")).await;
    thread
}

/// The words above the ways of a piece.
fn reach_of(piece: &str, square: &str, side: &str) -> String {
    let title = in_full(
        "board-reach-title",
        [("piece", piece), ("square", square), ("side", side), ("supposed", "no")],
    );
    in_full("board-reach", [("title", format!("**{title}**"))]).to_owned()
}

/// The answer to somebody who asks.
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
    let army = |side: &str, pawns: [&str; 2], officers: [&str; 5]| {
        let head = in_full("board-lines-side", [("count", "16"), ("side", side)]);
        let [knights, bishops, rooks, queen, king] = officers;
        let many = [
            ("8", "Pawns", pawns.concat()),
            ("2", "Knights", knights.to_owned()),
            ("2", "Bishops", bishops.to_owned()),
            ("2", "Rooks", rooks.to_owned()),
        ];
        let many = many.map(|(count, plural, squares)| {
            let of = [("count", count), ("plural", plural), ("squares", squares.as_str())];
            in_full("board-lines-kind", of)
        });
        let one = [("Queen", queen), ("King", king)].map(|(piece, square)| {
            in_full("board-lines-kind", [("count", "1"), ("piece", piece), ("squares", square)])
        });
        let kinds = [many.as_slice(), one.as_slice()].concat();
        format!("{head}\n{}", kinds.join("\n"))
    };
    let white =
        army("White", ["a2 b2 c2 d2 ", "e2 f2 g2 h2"], ["b1 g1", "c1 f1", "a1 h1", "d1", "e1"]);
    let black =
        army("Black", ["a7 b7 c7 d7 ", "e7 f7 g7 h7"], ["b8 g8", "c8 f8", "a8 h8", "d8", "e8"]);
    let to_move = in_full("board-lines-to-move", [("side", "White"), ("in_check", "no")]);
    let heading = in_full("board-lines-side", [("count", "16"), ("side", "White")]);
    let by_piece = seen(&server, "Ann", thread, heading).await;
    assert_eq!(spoken(&by_piece), format!("{to_move}\n{white}\n{black}"));
    alone(&server, "Ann", thread, "board", json!({"text": "by rank"})).await;
    let rank_of_pawns = |rank: &str, side: &str| {
        let pawns = in_full(
            "board-lines-on-files",
            [("files", "more"), ("plural", "Pawns"), ("first", "a"), ("last", "h")],
        );
        let pawns = in_full("board-lines-of-side", [("side", side), ("pieces", pawns)]);
        in_full("board-lines-rank", [("rank", rank), ("pieces", pawns)])
    };
    let sevenths = rank_of_pawns("7", "Black");
    let by_rank = seen(&server, "Ann", thread, sevenths).await.content;
    let ranks = format!(
        "\n{sevenths}\n{}\n{}\n",
        in_full("board-lines-empty-ranks", [("first", 6), ("last", 3)]),
        rank_of_pawns("2", "White")
    );
    let eighth = first_words("board-lines-rank", [("rank", "8")]);
    let begins = format!("{to_move}\n{eighth}Black Rook a, Knight b,");
    assert!(by_rank.starts_with(&begins), "{by_rank}");
    assert!(by_rank.contains(&ranks), "{by_rank}");

    // J6.3 What stands on a square, what attacks it, how a piece goes.
    let square = hears(&server, "Ann", thread, "look", ["square", "d8"]).await;
    assert_eq!(
        square,
        format!(
            "{}\n{}\n{}",
            in_full(
                "board-square",
                [
                    ("square", "**d8**"),
                    ("side", "Black"),
                    ("piece", "Queen"),
                    ("letter", "q"),
                    ("moves", "Any distance in any straight direction.")
                ]
            ),
            in_full("board-not-attacked", [("side", "White")]),
            in_full("board-defended", [("side", "Black"), ("pieces", "King e8")])
        )
    );
    let piece = hears(&server, "Ann", thread, "piece", ["piece", "knight"]).await;
    let begins =
        first_words("board-piece", [("piece", "Knight"), ("label", "N"), ("variant", "Chess")]);
    assert!(piece.replace("**", "").starts_with(begins), "{piece}");
    let goes = in_full("alt-goes", [("does", "both"), ("when", "always")]);
    let words = format!(
        "{} {}",
        in_full(
            "alt-card",
            [("piece", "Knight"), ("square", "e5"), ("files", "9"), ("ranks", "9")]
        ),
        in_full("alt-card-line", [("what", goes), ("squares", "d3 f3 c4 g4 c6 g6 d7 f7")])
    );
    assert!(piece.ends_with(&words), "{piece}");

    // J6.6 The whole game, by ear alone; each time it is known whose turn it is.
    let mate = in_full(
        "move-in-words",
        [
            ("moved", in_full("move-goes", [("piece", "Queen"), ("from", "d8"), ("to", "h4")])),
            ("check", "mate"),
        ],
    );
    let mates = in_full("notice-last-move", [("played", "**2… q d8-h4**"), ("words", mate)]);
    let all = [
        ("Ann", "White", "Pawn", "f2", "f3", moved("**1. P f2-f3**", "Pawn", "f2", "f3")),
        ("Bob", "Black", "Pawn", "e7", "e5", moved("**1… p e7-e5**", "Pawn", "e7", "e5")),
        ("Ann", "White", "Pawn", "g2", "g4", moved("**2. P g2-g4**", "Pawn", "g2", "g4")),
        ("Bob", "Black", "Queen", "d8", "h4", mates),
    ];
    for (ply, (who, side, piece, from, to, expected)) in all.into_iter().enumerate() {
        let last = spoken(server.count(thread, ply + 1).await.last().expect("there is a board"));
        let called = if ply == 0 { "play-invitation" } else { "notice-your-move" };
        let called = first_words(called, [("player", at(&server, who))]);
        let number = (ply / 2 + 1).to_string();
        let turn = in_full(
            "picture-lead",
            [
                ("standing", in_full("picture-to-move", [("side", side)])),
                ("title", in_full("picture-of-game", [("variant", "Chess"), ("game", "1")])),
                ("number", number.as_str()),
            ],
        );
        assert!(last.contains(called) && last.contains(turn), "{last}");
        // J6.4 Where it can go, by directions.
        let moves = hears(&server, who, thread, "moves", ["square", from]).await;
        let title = reach_of(piece, from, side);
        assert!(moves.starts_with(&format!("{title}\n• ")), "{moves}");
        assert!(moves.split([' ', ',', '\n', '.', ';']).any(|word| word == to), "{moves}");
        // J6.5 Typed, without a press or a picture.
        server.say(who, thread, &format!("{piece} {from}-{to}"));
        let board = server.count(thread, ply + 2).await[ply + 1].clone();
        // J6.1 The board begins with what was played, in a sentence.
        assert!(board.content.starts_with(expected), "{}", board.content);
    }
    let end = server.posts(thread).pop().expect("there is a last board");
    let winner = in_full("ending-winner", [("player", bob.as_str()), ("side", "Black")]);
    let result = in_full("ending-checkmate", [("winner", winner)]);
    let told = in_full("ending-announced-to", [("player", ann.as_str()), ("result", result)]);
    assert_eq!(end.content.replace("**", ""), format!("{}\n{told}", mates.replace("**", "")));
    let heard = first_words(
        "picture-lead-after-move",
        [
            ("side", "Black"),
            ("played", mate),
            ("standing", in_full("ending-checkmate", [("winner", "Black")])),
        ],
    );
    assert!(spoken(&end).contains(heard), "{}", spoken(&end));
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
    let queen = |from: &str, to: &str| {
        let queen = in_full("board-lines-piece", [("side", "White"), ("piece", "Queen")]);
        in_full("board-lines-moved", [("piece", queen), ("from", from), ("to", to)])
    };
    let to_move = in_full("board-lines-to-move", [("side", "Black"), ("in_check", "no")]);
    let changes = seen(&server, "Bob", thread, queen("d1", "h5")).await;
    assert_eq!(spoken(&changes), format!("{}\n{to_move}", queen("d1", "h5")));
    // It is under every board of the player who wants it there, and under nobody else's.
    let other = server.post(thread, "Q d1-h5").await;
    assert!(!labels(&other).contains(&fixed("action-changes").to_owned()), "{:?}", labels(&other));
    alone(&server, "Bob", thread, "settings", json!({"changes": "on"})).await;
    server.say("Bob", thread, "a7a6");
    server.post(thread, "p a7-a6").await;
    server.say("Ann", thread, "h5h4");
    let board = server.post(thread, "Q h5-h4").await;
    assert!(labels(&board).contains(&fixed("action-changes").to_owned()), "{:?}", labels(&board));
    server.press("Bob", &board, fixed("action-changes")).await;
    let changes = seen(&server, "Bob", thread, queen("h5", "h4")).await;
    assert_eq!(spoken(&changes), format!("{}\n{to_move}", queen("h5", "h4")));
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
    let pawn = first_words(
        "board-square",
        [("square", "**e4**"), ("side", "White"), ("piece", "Pawn"), ("letter", "P")],
    );
    assert!(square.starts_with(pawn), "{square}");
    assert!(square.ends_with(attacked), "{square}");
    // J6.4 By directions as Bob sees the board, and a capture says what it takes.
    let moves = alone(&server, "Bob", thread, "moves", json!({"square": "d5"})).await.content;
    let way = |direction: &str, squares: &str| {
        let way = in_full("reach-direction", [("direction", direction)]);
        let line = in_full("reach-line", [("way", way), ("squares", squares)]);
        in_full("board-reach-line", [("line", line)])
    };
    let takes = way("up-left", in_full("reach-takes", [("piece", "Pawn"), ("square", "e4")]));
    let title = reach_of("Pawn", "d5", "Black");
    assert_eq!(moves, format!("{title}\n{}\n{takes}", way("up", "d4")));
    let none = alone(&server, "Bob", thread, "moves", json!({"square": "f7"})).await.content;
    let title = reach_of("Pawn", "f7", "Black");
    let no_move = in_full("board-reach-line", [("line", in_full("board-no-move", NOTHING))]);
    assert_eq!(none, format!("{title}\n{no_move}"));
    // J6.5 What is typed and cannot be says why.
    let posts = server.posts(thread).len();
    server.say("Bob", thread, "f7-f6");
    let refused = server.count(thread, posts + 1).await[posts].content.clone();
    let queen = in_full("piece-there", [("piece", "Queen"), ("square", "h5")]);
    let check = in_full(
        "move-refused-leaves-in-check",
        [("in_passing", "no"), ("king", "King"), ("attacker", queen)],
    );
    assert!(refused.starts_with(check), "{refused}");
    holds(&server);
}
