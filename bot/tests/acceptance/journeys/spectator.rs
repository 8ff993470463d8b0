//! J7: a member who watches a game of others.
//!
//! Not walked: a mode in which others cannot write in the thread (J7.2): who may write where is
//! Discord's, and what others type is no move and gets no answer. What can break where those talk who
//! watch is tried in `spectators_wire.rs`.

use super::{alone, alt, at, holds};
use crate::play::private_boards::{now, seen};
use crate::server::{Server, labels};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_member_watches_a_game_of_others() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let (ann, bob, games) = (at(&server, "Ann"), at(&server, "Bob"), server.games);
    for (who, typed, played) in [("Ann", "e4e6", "P e4-e6"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, thread, typed);
        server.post(thread, played).await;
    }
    let posts = server.posts(thread).len();

    // J7.1 The games of somebody, with the way there; and the board from anywhere.
    let of = json!({"member": server.id("Ann").to_string()});
    let list = alone(&server, "Cid", games, "games", of.clone()).await.content;
    let (ann, bob, place) = (ann.as_str(), bob.as_str(), &*format!("<#{thread}>"));
    let line = in_full(
        "lists-member-game",
        [
            ("number", "1"),
            ("variant", "Terachess II"),
            ("first", ann),
            ("second", bob),
            ("move_number", "2"),
            ("mover", ann),
            ("clock", "none"),
            ("game", place),
        ],
    );
    assert_eq!(list, format!("{}\n· {line}", in_full("lists-member", [("member", ann)])));
    let board = alone(&server, "Cid", games, "board", json!({"game": 1})).await;
    let goes = in_full("move-goes", [("piece", "Pawn"), ("from", "e13"), ("to", "e11")]);
    let stands = format!(
        "{} {} {}",
        in_full(
            "lists-board",
            [
                ("variant", "**Terachess II"),
                ("game", "1**"),
                ("first", ann),
                ("first_side", "White"),
                ("second", bob),
                ("second_side", "Black")
            ]
        ),
        in_full("lists-board-last-move", [("last", "**1… p e13-e11**"), ("in_words", goes)]),
        in_full("lists-board-to-move", [("side", "White")])
    );
    assert!(board.content.starts_with(&stands), "{}", board.content);
    let words = in_full(
        "picture-lead-after-move",
        [
            ("side", "Black"),
            ("played", goes),
            ("standing", in_full("picture-to-move", [("side", "White")])),
            ("title", in_full("picture-of-game", [("variant", "Terachess II"), ("game", "1")])),
            ("number", "2"),
        ],
    );
    assert!(alt(&board).starts_with(words), "{}", alt(&board));

    // J7.1 A place among the spectators, which the players cannot read.
    alone(&server, "Cid", games, "watch", json!({"game": 1})).await;
    let told = seen(&server, "Cid", games, &format!("{} <#", fixed("discord-watch-in"))).await;
    let watches = format!(
        "{} {}",
        in_full("watch-shown", [("game", &*format!("<#{thread}>"))]),
        fixed("watch-shown-sealed")
    );
    assert!(told.ephemeral_for.is_some() && told.content.starts_with(&watches), "{}", told.content);
    let kibitz = super::thread(&server, games, 2).await.id;
    seen(&server, "Cid", kibitz, &format!("1. {}", in_full("watch-rule-no-hints", NOTHING))).await;
    server.chat("Cid", kibitz, "The Troll hangs!");
    assert!(server.sandbox.messages(server.id("Bob"), kibitz).is_empty());

    // J7.2 What others type or press where it is played is no move, and gets no answer in public.
    server.chat("Cid", thread, "d4d6");
    server.chat("Cid", thread, "nice game");
    let last = server.posts(thread).pop().expect("there is a board");
    let told = server.told("Cid", &last, fixed("action-take-back")).await;
    assert!(told.starts_with(fixed_with("refused-not-a-player", [("game", 1)])), "{told}");
    for (command, options) in [
        ("move", json!({"move": "d4d6"})),
        ("if", json!({"line": "d4d6 d13d11"})),
        ("resign", json!({})),
        ("draw", json!({})),
        ("undo", json!({})),
    ] {
        let refused = alone(&server, "Cid", thread, command, options).await.content;
        let players = in_full("refused-not-a-player", [("game", 1)]);
        let players = players.replace("/watch game:1", "`/watch game:1`");
        let players = players.replace("/challenge", "`/challenge`");
        assert_eq!(refused, players, "/{command}");
    }
    server.say("Ann", thread, "f4f6");
    let board = server.post(thread, "2. P f4-f6").await;
    assert_eq!(board.mentions, [server.id("Bob")], "who watches is not alerted");
    assert_eq!(server.posts(thread).len(), posts + 1, "that is all that the players see");

    // J7.4 Any position, from anywhere, and from each the others; lines of one's own.
    let earlier = alone(&server, "Cid", games, "at", json!({"ply": "1", "game": 1})).await;
    assert!(
        earlier.content.contains(fixed_with("chat-earlier-board", [("ply", 1), ("plies", 3)])),
        "{}",
        earlier.content
    );
    assert_eq!(labels(&earlier), crate::play::private_boards::UNDER_A_BOARD);
    server.press("Cid", &earlier, "Forward").await;
    let later =
        now(&server, "Cid", &earlier, in_full("chat-earlier-board", [("ply", 2), ("plies", 3)]))
            .await;
    let after = first_words("picture-lead-after-move", [("side", "Black"), ("played", goes)]);
    assert!(alt(&later).contains(after), "{}", alt(&later));
    let tried = json!({"moves": "d13d11 d4d6", "game": 1});
    let line = alone(&server, "Cid", games, "try", tried).await;
    let begins = in_full(
        "notebook-line",
        [("game", "1"), ("variant", "Terachess II"), ("shown", "2"), ("plies", "2")],
    );
    let begins = format!("{begins}\n");
    assert!(line.content.replace("**", "").starts_with(&begins), "{}", line.content);
    let replay = alone(&server, "Cid", games, "replay", json!({"game": 1})).await;
    assert_eq!(replay.attachments[0].name, "replay.gif");
    assert!(
        alt(&replay).contains(fixed_with("alt-replay", [("all", "3"), ("what", "all")])),
        "{}",
        alt(&replay)
    );
    let file = json!({"format": "pgn", "game": 1});
    let export = alone(&server, "Cid", games, "export", file).await;
    assert_eq!(export.attachments[0].name, "game-1-ply-3.pgn");
    let pgn = String::from_utf8_lossy(&export.attachments[0].bytes);
    let id = server.id("Ann");
    let named =
        format!("[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n[WhiteId \"discord:{id}\"]");
    assert!(pgn.contains(&named), "{pgn}");
    assert_eq!(server.posts(thread).len(), posts + 1, "nobody sees what they look at");

    // J7.5 A player asks for no analysis; the spectators read it, and the thread begins with it.
    alone(&server, "Bob", thread, "analysis", json!({"wish": "off"})).await;
    let asked = in_full("watch-objection", [("sides", "1"), ("side", "Black")]);
    seen(&server, "Cid", kibitz, asked).await;
    assert_eq!(server.posts(thread).len(), posts + 1, "the opponent is not told");

    // J7.3 The end is told where it was played, and stays to be looked at.
    let ask = alone(&server, "Bob", thread, "resign", json!({})).await;
    server.replaced("Bob", &ask, "Resign", fixed("ending-resigned-done")).await;
    let end = server.post(thread, fixed("ending-resignation")).await;
    assert_eq!(end.mentions, [server.id("Ann")]);
    let opened = seen(&server, "Ann", kibitz, fixed("watch-opened")).await;
    let players = ["Ann", "Bob"].map(|name| opened.mentions.contains(&server.id(name)));
    assert_eq!((players, opened.mentions.len()), ([true, true], 2));
    assert!(opened.content.contains(asked), "{}", opened.content);
    seen(&server, "Bob", kibitz, "The Troll hangs!").await;
    let finished = json!({"member": of["member"], "which": "finished"});
    let list = alone(&server, "Cid", games, "games", finished).await.content;
    assert_eq!(
        list,
        format!(
            "{}\n{} {} `/replay game:1`",
            in_full("lists-member-finished", [("member", ann)]),
            in_full(
                "lists-finished-game",
                [("number", "1"), ("variant", "Terachess II"), ("opponent", bob)]
            ),
            in_full(
                "ending-resignation",
                [
                    ("loser", bob),
                    ("winner", in_full("ending-winner", [("player", ann), ("side", "White")]))
                ]
            )
        )
    );
    let earlier = alone(&server, "Cid", games, "at", json!({"ply": "1.", "game": 1})).await;
    assert!(
        earlier.content.contains(fixed_with("chat-earlier-board", [("ply", 1), ("plies", 3)])),
        "{}",
        earlier.content
    );
    holds(&server);
}
