//! J1: somebody who has never played finds out how, challenges a friend and plays the first moves.
//! The bot is killed twice on the way (J1.12), and old buttons answer.
//!
//! Not walked: the invitation link and what Discord shows with it (J1.1), which are not the bot's;
//! buttons under `/help`, `/play` and a flag for good first games (J1.2), since there is no game
//! against the computer: the variants are chosen in `/challenge`, with the size of their boards; a
//! button to change a challenge (J1.5): it is declined, and another one is made; ratings (J1.5), which
//! there are none of; a thread for kibitzing (J1.6, J1.11), which is being made.

use super::{alone, alt, at, holds, thread};
use crate::play::looks;
use crate::play::private_boards::seen;
use crate::server::{Server, TIMEOUT, labels};
use crate::table::moved;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_out_how_to_play_and_begins_a_game_with_a_friend() {
    let mut server = Server::start_that(true).await;
    let (bob, cid, games) = (at(&server, "Bob"), at(&server, "Cid"), server.games);

    // J1.1 Nothing is posted unasked, and `/help` has examples.
    let help = alone(&server, "Bob", games, "help", json!({})).await.content;
    let ways = fixed_with("discord-ways-to-move", [("where", "elsewhere-hearing")]);
    for example in [
        format!("`/challenge opponent:… variant:Terachess II` {}", fixed("help-play")),
        first_words("help-type", [("canonical", "`P a4-a6`"), ("short", "`a6`")])
            .replacen("Move", "**Move**", 1)
            + ways,
        format!("`/rules variant:Terachess II`{}", last_words("help-see", NOTHING)),
    ] {
        assert!(help.contains(&example), "{example}: {help}");
    }
    let more = alone(&server, "Bob", games, "help", json!({"topic": "move"})).await.content;
    let example = first_words(
        "help-move",
        [
            ("coordinates", "`a4a6`"),
            ("canonical", "`P a4-a6`"),
            ("short", "`a6`"),
            ("on_board", "yes"),
            ("piece", "Pawn"),
        ],
    );
    let example = format!("{example}{ways}");
    assert!(more.replace("**", "").contains(&example), "{example}: {more}");
    assert_eq!(server.posts(games).len(), 0);
    let none = alone(&server, "Bob", games, "games", json!({})).await.content;
    assert_eq!(none, in_full("lists-own-none", NOTHING).replace("/challenge", "`/challenge`"));

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
    let words = format!(
        "{}{}, ",
        first_words(
            "alt-sheet",
            [
                ("variant", "Terran Chess"),
                ("provisional", "yes"),
                ("array", "fixed"),
                ("count", "11")
            ]
        ),
        in_full("alt-sheet-kind", [("label", "P"), ("piece", "Pawn")])
    );
    assert!(alt(&rules).starts_with(&words), "{}", alt(&rules));
    assert_eq!(labels(&rules), [fixed("action-whole-rules")]);
    alone(&server, "Bob", games, "rules", json!({"variant": "terran", "whole": true})).await;
    let last = seen(&server, "Bob", games, "**K King**").await;
    let credits =
        first_words("rules-credits", [("author", "the Terran Chess Galactic Federation")]);
    assert!(last.ephemeral_for.is_some() && last.content.contains(credits), "{}", last.content);

    // J1.4 A piece, in words and in a picture that says the same.
    let troll = json!({"piece": "troll", "variant": "terachess-2"});
    let card = alone(&server, "Bob", games, "piece", troll).await;
    let moves = "Leaps exactly three squares in any straight direction; also one step straight forward \
                 without capturing, and captures one step diagonally forward.";
    let told = in_full(
        "board-piece",
        [("piece", "Troll"), ("label", "T"), ("variant", "Terachess II"), ("moves", moves)],
    );
    assert!(card.content.replace("**", "").starts_with(told), "{}", card.content);
    assert!(card.content.contains(in_full(
        "board-piece-becomes",
        [
            ("place", "rank"),
            ("whose", "of-both"),
            ("becomes", "Queen"),
            ("by", "step"),
            ("may_stay", "no"),
            ("stays", "Troll")
        ]
    )));
    let goes = |does: &str, squares: &str| {
        let goes = in_full("alt-goes", [("does", does), ("when", "always")]);
        in_full("alt-card-line", [("what", goes), ("squares", squares)])
    };
    assert_eq!(
        alt(&card),
        [
            in_full(
                "alt-card",
                [("piece", "Troll"), ("square", "e5"), ("files", "9"), ("ranks", "9")]
            ),
            goes("both", "b2 e2 h2 b5 h5 b8 e8 h8"),
            goes("captures", "d6 f6"),
            goes("moves", "e6"),
        ]
        .join(" ")
    );

    // J1.5 A challenge says what is proposed, to whom, and until when; only that friend can accept.
    let opponent = server.id("Cid").to_string();
    let wish = json!({"opponent": opponent, "variant": "terachess-2", "colour": "first",
                      "clock": "days 3d"});
    let told = alone(&server, "Bob", games, "challenge", wish).await.content;
    let only = in_full("challenge-made-done", [("opponent", &cid)]).to_owned();
    assert_eq!(told, only);
    let challenge = server.post(games, "challenges").await;
    let clock = in_full("time-clock-days", [("each", "3 days")]);
    assert_eq!(
        challenge.content,
        format!(
            "{}\nChess on 256 squares with 64 pieces of 26 kinds on each side.\n{} {} {}",
            in_full(
                "challenge-made",
                [
                    ("challenger", bob.as_str()),
                    ("opponent", cid.as_str()),
                    ("variant", "**Terachess II**"),
                    ("files", "16"),
                    ("ranks", "16")
                ]
            ),
            in_full("challenge-side-chosen", [("player", bob.as_str()), ("side", "White")]),
            in_full(
                "time-clock",
                [("clock", clock), ("timeout", "lost"), ("runs_on", "never"), ("event", "no")]
            ),
            in_full("challenge-stands", [("days", 7)])
        )
    );
    assert_eq!(challenge.mentions, [server.id("Cid")], "only the friend is alerted");
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);
    // J1.12 The bot is killed and started meanwhile, and the button still answers.
    server.kill_bot();
    server.start_bot().await;
    assert_eq!(
        server.told("Ann", &challenge, "Accept").await,
        in_full("challenge-refused-not-invited", [("opponent", &cid)])
            .replace("/challenge", "`/challenge`")
    );

    // J1.6 The game has a thread with both in it, a board, and an example of a move.
    server.press("Cid", &challenge, "Accept").await;
    let own = thread(&server, games, 1).await;
    assert_eq!(own.name, "Terachess II 1: Bob v Cid");
    let first = server.post(own.id, fixed("play-invitation")).await;
    let both = [server.id("Bob"), server.id("Cid")];
    let joined = server.sandbox.wait(TIMEOUT, |sandbox| {
        let threads = sandbox.threads(games);
        both.iter().all(|who| threads[0].members.contains(who)).then_some(())
    });
    joined.await.unwrap_or_else(|_| panic!("both are added:\n{}", server.log()));
    let ways =
        in_full("discord-ways-to-move", [("where", "here-hearing")]).replace("/move", "`/move`");
    let more = in_full("challenge-game-more", NOTHING);
    let more = more.replace("/help", "`/help`").replace("/rules", "`/rules`");
    assert_eq!(
        first.content,
        format!(
            "{}\n{} {more}\n{}",
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
                [("player", bob.as_str()), ("example", "`a4a5`"), ("ways", &*ways)]
            ),
            in_full("time-clock-begins", [("clock", clock)])
        )
    );
    assert!(first.content.split_whitespace().count() <= 35, "{}", first.content);
    assert_eq!(first.mentions, [server.id("Bob")]);
    let lead = in_full(
        "picture-lead",
        [
            ("standing", in_full("picture-to-move", [("side", "White")])),
            ("title", in_full("picture-of-game", [("variant", "Terachess II"), ("game", "1")])),
            ("number", "1"),
        ],
    );
    assert!(alt(&first).starts_with(&format!("{lead} White: King h2;")), "{}", alt(&first));

    the_first_moves(&mut server, own.id).await;
    holds(&server);
}

/// Bob moves first against Cid, and both are new to this.
async fn the_first_moves(server: &mut Server, thread: u64) {
    let cid = at(server, "Cid");
    // J1.7 A move is shown before it is played, for the players who wish it; then all see it.
    let settings = alone(server, "Bob", thread, "settings", json!({"preview": "on"})).await;
    let changed = looks::changed("preview", "**on**", looks::word("preview", "off"));
    assert!(settings.content.contains(changed), "{}", settings.content);
    let preview = alone(server, "Bob", thread, "move", json!({"move": "e6"})).await;
    let goes = in_full("move-goes", [("piece", "Pawn"), ("from", "e4"), ("to", "e6")]);
    assert_eq!(
        preview.content,
        format!(
            "{}\n{}",
            in_full(
                "play-preview",
                [("chosen", "**1. P e4-e6**"), ("game", "1"), ("variant", "Terachess II")]
            ),
            in_full("play-preview-in-words", [("chosen", goes)])
        )
    );
    let moved_in_words =
        first_words("picture-lead-after-move", [("side", "White"), ("played", goes)]);
    let not_yet = format!("{} {moved_in_words}", fixed("play-not-played-yet"));
    assert!(alt(&preview).starts_with(&not_yet), "{}", alt(&preview));
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
        "{}\n{} {}<t:",
        moved("**1. P e4-e6**", "Pawn", "e4", "e6"),
        in_full("notice-your-move", [("player", cid.as_str()), ("side", "Black")]),
        first_words("time-until", NOTHING)
    );
    assert!(board.content.starts_with(&called), "{}", board.content);
    assert_eq!(board.mentions, [server.id("Cid")], "only the opponent is alerted");
    assert_eq!(labels(&board), [fixed("action-take-back"), "Moves", "Zoom", "Flip", "More"]);
    let lead = in_full(
        "picture-lead-after-move",
        [
            ("side", "White"),
            ("played", goes),
            ("standing", in_full("picture-to-move", [("side", "Black")])),
            ("title", in_full("picture-of-game", [("variant", "Terachess II"), ("game", "1")])),
            ("number", "1"),
        ],
    );
    assert!(alt(&board).starts_with(lead), "{}", alt(&board));

    // J1.8 What cannot be is said to the one who tried it; nothing else happens, to the clock neither.
    let until = alone(server, "Cid", thread, "games", json!({})).await.content;
    let none = alone(server, "Cid", thread, "move", json!({"move": "h9"})).await.content;
    let aimed = |square: &str, typed: &str| {
        in_full("move-advice-aimed", [("piece", "Pawn"), ("square", square), ("typed", typed)])
    };
    let two = [("items", aimed("h13", "p h13-h11")), ("next", aimed("g13", "p g13-g11"))];
    let all = [("items", in_full("list-comma", two)), ("last", aimed("i13", "p i13-i11"))];
    let advice = [
        ("reason", in_full("move-refused-nobody-reaches", [("square", "h9")])),
        ("advice", in_full("move-advice-aimed-near", [("moves", in_full("list-and", all))])),
    ];
    let why = in_full("move-refused-with-advice", advice);
    let refused = in_full("refused-nobody-reaches", [("why", why)]);
    assert_eq!(none, refused.replace("/moves", "`/moves`"));
    assert_eq!(alone(server, "Cid", thread, "games", json!({})).await.content, until);
    // J1.10 Neither does it out of turn.
    let early = alone(server, "Bob", thread, "move", json!({"move": "d6"})).await.content;
    let turn = format!(
        "{} {}<t:",
        in_full("refused-not-your-turn", [("player", cid.as_str()), ("side", "Black")]),
        first_words("time-until", NOTHING)
    );
    assert!(early.starts_with(&turn), "{early}");
    let meanwhile = in_full("refused-plan-answer", NOTHING).replace("/if", "`/if`");
    assert!(early.ends_with(&meanwhile), "{early}");
    // J1.11 And others do not play.
    let other = alone(server, "Ann", thread, "move", json!({"move": "d6"})).await.content;
    let stranger = in_full("refused-not-a-player", [("game", 1)]);
    let stranger = stranger.replace("/watch game:1", "`/watch game:1`");
    let stranger = stranger.replace("/challenge", "`/challenge`");
    assert_eq!(other, stranger);
    assert_eq!(server.posts(thread).len(), 2, "nothing of that is public");

    // J1.9 A square that is typed is asked about, if not only a Pawn can go there.
    let typed = server.say("Cid", thread, "c12");
    let meant = in_full(
        "talk-meant-one-of",
        [("moves", "`p c13-c12`, `e a14-c12`"), ("last", "`m b15-c12`")],
    );
    let asked = server.post(thread, meant).await;
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
        let meant = format!("**2. {meant}**");
        let shown = first_words("play-preview", [("chosen", &*meant), ("game", "1")]);
        assert!(preview.starts_with(shown), "{typed}: {preview}");
    }
    let none = alone(server, "Bob", thread, "move", json!({"move": "Tz9"})).await.content;
    let outside = in_full("move-refused-off-board", [("square", "z9"), ("corner", "p16")]);
    assert!(none.starts_with(outside), "{none}");
    assert_eq!(server.posts(thread).len(), 4, "what is looked at beforehand is private");
}
