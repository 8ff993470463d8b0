//! J1: somebody who has never played finds out how, challenges a friend and plays the first moves.
//! The bot is killed twice on the way (J1.12), and old buttons answer.
//!
//! Not walked: the invitation link and what Discord shows with it (J1.1), which are not the bot's;
//! buttons under `/help`, `/play` and a flag for good first games (J1.2), since there is no game
//! against the computer: the variants are chosen in `/challenge`, with the size of their boards; a
//! button to change a challenge (J1.5): it is declined, and another one is made; ratings (J1.5), which
//! there are none of; a thread for kibitzing (J1.6, J1.11), which is being made.

use super::{alone, alt, at, holds, thread};
use crate::play::private_boards::seen;
use crate::server::{PATIENCE, Server, labels};
use menagerie_words::{fixed, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_out_how_to_play_and_begins_a_game_with_a_friend() {
    let mut server = Server::start().await;
    let (bob, cid, games) = (at(&server, "Bob"), at(&server, "Cid"), server.games);

    // J1.1 Nothing is posted unasked, and `/help` has examples.
    let help = alone(&server, "Bob", games, "help", json!({})).await.content;
    for example in [
        "`/challenge opponent:… variant:Terachess II` invites a member. Without an opponent, ",
        "`P a4-a6` or `a6`, typed in the game's thread",
        "`/rules variant:Terachess II` explains how the pieces move.",
    ] {
        assert!(help.contains(example), "{example}: {help}");
    }
    let more = alone(&server, "Bob", games, "help", json!({"topic": "move"})).await.content;
    let example =
        "`a4a6`, `P a4-a6` or `a6` plays a move, here of the Pawn: typed in the game's thread";
    assert!(more.contains(example), "{example}: {more}");
    assert_eq!(server.posts(games).len(), 0);
    let none = alone(&server, "Bob", games, "games", json!({})).await.content;
    assert_eq!(none, "You have no running games. Start one with `/challenge`.");

    // J1.2 The variants to choose from, with the size of their boards.
    let (newcomer, nothing) = (server.id("Bob"), json!({"variant": ""}));
    let choices = server.sandbox.autocomplete(newcomer, games, "challenge", &nothing, "variant");
    let choices = choices.await.expect("it can be asked");
    for label in ["Terachess II (16×16)", "Terran Chess (10×10, provisional array)"] {
        assert!(choices.iter().any(|choice| choice.name == label), "{label}: {choices:?}");
    }

    // J1.3 Rules on a page, with every piece, a picture and whom to thank.
    let rules = alone(&server, "Bob", games, "rules", json!({"variant": "terran"})).await;
    assert!(rules.content.starts_with(&format!(
        "{}\n",
        in_full(
            "rules-head",
            [
                ("variant", "**Terran Chess**"),
                ("files", "10"),
                ("ranks", "10"),
                ("first", "Gold"),
                ("second", "Red")
            ]
        )
    )));
    let words = "Terran Chess: a provisional array. How each of 11 kinds of piece moves: P Pawn, ";
    assert!(alt(&rules).starts_with(words), "{}", alt(&rules));
    assert_eq!(labels(&rules), [fixed("action-whole-rules")]);
    alone(&server, "Bob", games, "rules", json!({"variant": "terran", "whole": true})).await;
    let last = seen(&server, "Bob", games, "**K King**").await;
    let credits = "By the Terran Chess Galactic Federation. Source: ";
    assert!(last.ephemeral_for.is_some() && last.content.contains(credits), "{}", last.content);

    // J1.4 A piece, in words and in a picture that says the same.
    let troll = json!({"piece": "troll", "variant": "terachess-2"});
    let card = alone(&server, "Bob", games, "piece", troll).await;
    assert!(card.content.starts_with(
        "**Troll (T)** of Terachess II. Leaps exactly three squares in any straight direction; \
         also one step straight forward without capturing, and captures one step diagonally forward."
    ));
    assert!(card.content.contains(
        "On the last rank, it becomes Queen if it gets there by a single step, capturing or not. \
         By any other move, it stays Troll."
    ));
    assert_eq!(
        alt(&card),
        "Troll on e5 of an empty board of 9 by 9. Moves or captures: b2 e2 h2 b5 h5 b8 e8 h8. \
         Captures only: d6 f6. Moves without capture: e6."
    );

    // J1.5 A challenge says what is proposed, to whom, and until when; only that friend can accept.
    let opponent = server.id("Cid").to_string();
    let wish = json!({"opponent": opponent, "variant": "terachess-2", "colour": "first",
                      "clock": "days 3d"});
    let told = alone(&server, "Bob", games, "challenge", wish).await.content;
    let only = in_full("challenge-made-done", [("opponent", &cid)]).to_owned();
    assert_eq!(told, only);
    let challenge = server.post(games, "challenges").await;
    assert_eq!(
        challenge.content,
        format!(
            "{bob} challenges {cid} to **Terachess II** (16×16).\n\
             Chess on 256 squares with 64 pieces of 26 kinds on each side.\n\
             {bob} plays White and moves first. Clock: 3 days for each move. A player who runs out of \
             time loses. Open for 7 days."
        )
    );
    assert_eq!(challenge.mentions, [server.id("Cid")], "only the friend is alerted");
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);
    // J1.12 Whatever is killed and started meanwhile: the button answers.
    server.kill_bot();
    server.start_bot().await;
    assert_eq!(
        server.told("Ann", &challenge, "Accept").await,
        format!(
            "This challenge is for {cid}, so only they can answer it. Make your own with \
             `/challenge`."
        )
    );

    // J1.6 The game has a thread with both in it, a board, and an example of a move.
    server.press("Cid", &challenge, "Accept").await;
    let own = thread(&server, games, 1).await;
    assert_eq!(own.name, "Terachess II 1: Bob v Cid");
    let first = server.post(own.id, "it's your move").await;
    let both = [server.id("Bob"), server.id("Cid")];
    let joined = server.sandbox.wait(PATIENCE, |sandbox| {
        let threads = sandbox.threads(games);
        both.iter().all(|who| threads[0].members.contains(who)).then_some(())
    });
    joined.await.unwrap_or_else(|_| panic!("both are added:\n{}", server.log()));
    assert_eq!(
        first.content,
        format!(
            "{}\n{} More: `/help`, `/rules`.\n{}",
            in_full(
                "challenge-game-begins",
                [
                    ("variant", "**Terachess II"),
                    ("game", "1**"),
                    ("first", bob.as_str()),
                    ("first_side", "White"),
                    ("second", cid.as_str()),
                    ("second_side", "Black")
                ]
            ),
            in_full(
                "play-invitation",
                [("player", bob.as_str()), ("example", "`a4a5`"), ("ways", "here or with `/move`")]
            ),
            in_full("time-clock-begins", [("clock", "3 days for each move")])
        )
    );
    assert!(first.content.split_whitespace().count() <= 35, "{}", first.content);
    assert_eq!(first.mentions, [server.id("Bob")]);
    assert!(
        alt(&first).starts_with("White to move. Terachess II, game 1, move 1. White: King h2;")
    );

    the_first_moves(&mut server, own.id).await;
    holds(&server);
}

/// Bob moves first against Cid, and both are new to this.
async fn the_first_moves(server: &mut Server, thread: u64) {
    let cid = at(server, "Cid");
    // J1.7 A move is shown before it is played, for those who wish it; then all see it.
    let settings = alone(server, "Bob", thread, "settings", json!({"preview": "on"})).await;
    assert!(settings.content.contains("preview: **on** (before: off)"), "{}", settings.content);
    let preview = alone(server, "Bob", thread, "move", json!({"move": "e6"})).await;
    assert_eq!(
        preview.content,
        "Not played yet: **1. P e4-e6** in game 1 (Terachess II).\nPawn from e4 to e6."
    );
    assert!(
        alt(&preview)
            .starts_with(&format!("{} White: Pawn from e4 to e6.", fixed("play-not-played-yet")))
    );
    assert_eq!(labels(&preview), ["Play", "Change", "Cancel"]);
    assert_eq!(server.posts(thread).len(), 1, "nobody else has seen it");
    // J1.12 Again.
    server.kill_bot();
    server.start_bot().await;
    server
        .replaced("Bob", &preview, "Play", in_full("play-done", [("played", "**P e4-e6**")]))
        .await;
    let board = server.post(thread, "1. P e4-e6").await;
    let called = format!(
        "**1. P e4-e6** · Pawn from e4 to e6.\n{cid}, it's your move (Black). The deadline is <t:"
    );
    assert!(board.content.starts_with(&called), "{}", board.content);
    assert_eq!(board.mentions, [server.id("Cid")], "only the opponent is alerted");
    assert_eq!(labels(&board), ["Take back", "Moves", "Zoom", "Flip", "More"]);
    let moved = "White: Pawn from e4 to e6. Black to move. Terachess II, game 1, move 1. ";
    assert!(alt(&board).starts_with(moved), "{}", alt(&board));

    // J1.8 What cannot be is said to the one who tried it; nothing else happens, to the clock neither.
    let until = alone(server, "Cid", thread, "games", json!({})).await.content;
    let none = alone(server, "Cid", thread, "move", json!({"move": "h9"})).await.content;
    assert_eq!(
        none,
        "None of your pieces can go to h9. Nearest to it come the Pawn on h13 (“p h13-h11”), the \
         Pawn on g13 (“p g13-g11”) and the Pawn on i13 (“p i13-i11”). See where any piece can go \
         with `/moves`."
    );
    assert_eq!(alone(server, "Cid", thread, "games", json!({})).await.content, until);
    // J1.10 Neither does it out of turn.
    let early = alone(server, "Bob", thread, "move", json!({"move": "d6"})).await.content;
    let turn = format!(
        "{} The deadline is <t:",
        in_full("refused-not-your-turn", [("player", cid.as_str()), ("side", "Black")])
    );
    assert!(early.starts_with(&turn), "{early}");
    let meanwhile = "I'll tell you when it's your turn. You can plan your answer now with `/if`.";
    assert!(early.ends_with(meanwhile), "{early}");
    // J1.11 And others do not play.
    let other = alone(server, "Ann", thread, "move", json!({"move": "d6"})).await.content;
    let stranger = "You don't play in game 1, and only its two players can do that. Watch it with \
                    `/watch`, or start your own with `/challenge`.";
    assert_eq!(other, stranger);
    assert_eq!(server.posts(thread).len(), 2, "nothing of that is public");

    // J1.9 A square that is typed is asked about, if not only a Pawn can go there.
    let typed = server.say("Cid", thread, "c12");
    let asked = server.post(thread, "Did you mean `p c13-c12`, `e a14-c12` or `m b15-c12`?").await;
    assert_eq!(asked.reply.as_ref().and_then(|reply| reply.message), Some(typed));
    assert_eq!(labels(&asked), ["p c13-c12", "e a14-c12", "m b15-c12"]);
    assert!(asked.mentions.is_empty());
    server.press("Cid", &asked, "p c13-c12").await;
    let board = server.post(thread, "1… p c13-c12").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    let typed = json!({"move": "c5"});
    let choices = server.sandbox.autocomplete(server.id("Bob"), thread, "move", &typed, "move");
    let choices = choices.await.expect("it can be asked");
    let mut names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Camel b2→c5", "Elephant a3→c5", "Pawn c4→c5"]);
    for (typed, meant) in [("c5", "P c4-c5"), ("Ec5", "E a3-c5"), ("Mc5", "M b2-c5")] {
        let preview = alone(server, "Bob", thread, "move", json!({"move": typed})).await.content;
        let shown = format!("Not played yet: **2. {meant}** in game 1");
        assert!(preview.starts_with(&shown), "{typed}: {preview}");
    }
    let none = alone(server, "Bob", thread, "move", json!({"move": "Tz9"})).await.content;
    let outside = "z9 is not a square of this board, which goes from a1 to p16. ";
    assert!(none.starts_with(outside), "{none}");
    assert_eq!(server.posts(thread).len(), 4, "what is looked at beforehand is private");
}
