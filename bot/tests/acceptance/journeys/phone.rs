//! J2: somebody who plays in the evening, on a phone, with days between moves.
//!
//! Not walked: quiet hours (J2.10), for which time must pass: `told_wire.rs` lets it pass; buttons *Move*, *Moves of…*, *Conditional* and
//! *More* under a board, and so the same buttons in a direct message (J2.1, J2.2): each is a command,
//! which also works where Discord refuses a press; quick zooms (J2.4): a part of the board is named by
//! its corners; events in which a vacation does not count (J2.7), since there are no events; that a
//! move ends a vacation, after asking (J2.7): it ends when that is said, and no earlier; hours of
//! vacation that are used at the deadline, and *Claim* and *Give* (J2.8), for which time must pass
//! while the bot is there: `members_time.rs` and `timed_games.rs` let it pass.

use super::{alone, alt, at, holds};
use crate::discord::timed_wire::pass;
use crate::discord::told_wire::lettered;
use crate::play::private_boards::seen;
use crate::server::{Server, labels};
use crate::table::{moved, your_move_in};
use menagerie_core::clock::{DAY, HOUR};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn somebody_on_a_phone_plays_with_days_between_moves() {
    let mut server = Server::start().await;
    let (ann, bob) = (at(&server, "Ann"), at(&server, "Bob"));
    let thread = server.new_game_with("Ann", "Bob", "days 3d soft").await;

    // J2.1 One alert, for one person: the move in words, a picture, how much time there is.
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "1. P e4-e6").await;
    let called = format!(
        "{}\n{} {}<t:",
        moved("**1. P e4-e6**", "Pawn", "e4", "e6"),
        in_full("notice-your-move", [("player", bob.as_str()), ("side", "Black")]),
        first_words("time-until", NOTHING)
    );
    assert!(board.content.starts_with(&called), "{}", board.content);
    assert_eq!((&board.mentions[..], board.silent), (&[server.id("Bob")][..], false));
    let goes = in_full("move-goes", [("piece", "Pawn"), ("from", "e4"), ("to", "e6")]);
    assert!(
        alt(&board).contains(first_words(
            "picture-lead-after-move",
            [("side", "White"), ("played", goes)]
        ))
    );

    // J2.1 Or a direct message, if that is how one likes to be told.
    alone(&server, "Ann", thread, "settings", json!({"notices": "direct"})).await;

    // J2.2 The thread sleeps: what Discord refuses there works from elsewhere, and wakes it.
    // J2.3 A square alone lists what can go there.
    assert!(server.sandbox.faults().archive_thread(thread, true));
    let typed = json!({"move": "g12"});
    assert!(server.sandbox.slash(server.id("Bob"), thread, "move", &typed).is_err());
    let choices =
        server.sandbox.autocomplete(server.id("Bob"), server.games, "move", &typed, "move");
    let choices = choices.await.expect("it can be asked");
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["Pawn g13→g12", "Troll d15→g12"]);
    let chosen = json!({"move": choices[1].value});
    let played = alone(&server, "Bob", server.games, "move", chosen).await.content;
    let done = in_full("play-done", [("played", "**t d15-g12**")]);
    assert_eq!(
        played,
        in_full(
            "dispatch-answer",
            [("number", "1"), ("variant", "Terachess II"), ("answer", done)]
        )
    );
    let board = server.post(thread, "1… t d15-g12").await;
    assert_eq!((&board.mentions[..], board.silent), (&[][..], true));
    let letter = lettered(&server, "Ann", 1).await.remove(0).content;
    let called = format!(
        "{}\n{}",
        moved("**1… t d15-g12**", "Troll", "d15", "g12"),
        in_full("notice-your-move", [("player", ann.as_str()), ("side", "White")])
    );
    assert!(letter.contains(&called), "{letter}");
    let how = fixed_with("notice-how-to-answer", [("game", format!("<#{thread}>"))]);
    assert!(letter.contains(&format!("{how} `/move game:1`")), "{letter}");
    alone(&server, "Ann", thread, "settings", json!({"notices": "thread"})).await;
    assert!(!super::thread(&server, server.games, 1).await.archived, "it is awake again");

    // J2.4 A part of the board, large enough to be read.
    let whole = alone(&server, "Bob", thread, "board", json!({})).await;
    let part = alone(&server, "Bob", thread, "board", json!({"zoom": "a9-h16"})).await;
    let width = |board: &menagerie_sandbox::Message| board.attachments[0].dimensions.map(|it| it.0);
    assert!(part.attachments[0].bytes.len() < 10 << 20);
    assert!(width(&part) >= width(&whole), "eight files have the room of sixteen");
    assert!(width(&part) >= Some(1_000), "{:?}", width(&part));

    conditional_moves(&server, thread).await;
    draw_and_resignation(&server, thread).await;
    vacation(&server, thread).await;
    time_runs_out(&mut server, thread).await;

    // J2.9 Games are listed by the time that is left, and the next one is a press away.
    let none = alone(&server, "Cid", server.games, "games", json!({})).await.content;
    assert_eq!(none, in_full("lists-own-none", NOTHING).replace("/challenge", "`/challenge`"));
    server.say("Ann", thread, "c4c6");
    server.post(thread, "c4-c6").await;
    let second = server.new_game_with("Cid", "Bob", "days 1d").await;
    server.say("Cid", second, "e4e6");
    server
        .post(second, in_full("notice-your-move", [("player", bob.as_str()), ("side", "Black")]))
        .await;
    let list = alone(&server, "Bob", server.games, "games", json!({})).await;
    let lines: Vec<&str> = list.content.lines().collect();
    let cid = at(&server, "Cid");
    assert_eq!(lines.len(), 2, "{lines:?}");
    let urgent = first_words(
        "lists-own-game",
        [
            ("turn", "own"),
            ("number", "2"),
            ("variant", "Terachess II"),
            ("opponent", cid.as_str()),
            ("move_number", "1"),
            ("clock", "runs"),
        ],
    );
    assert!(lines[0].replace("**", "").starts_with(&format!("▶ {urgent}<t:")), "{lines:?}");
    let other = first_words(
        "lists-own-game",
        [("turn", "own"), ("number", "1"), ("variant", "Terachess II"), ("opponent", ann.as_str())],
    );
    assert!(lines[1].replace("**", "").starts_with(&format!("▶ {other}")), "{lines:?}");
    let next_game = fixed("action-next-game");
    assert_eq!(labels(&list), [next_game]);
    server.press("Bob", &list, next_game).await;
    let next = seen(&server, "Bob", server.games, "**Terachess II, game 2**").await;
    assert!(
        next.ephemeral_for == Some(server.id("Bob"))
            && alt(&next).contains(fixed_with("board-lines-to-move", [("side", "Black")]))
    );
    holds(&server);
}

/// J2.5 and J2.6: it is Ann's move, and Bob expects it.
async fn conditional_moves(server: &Server, thread: u64) {
    let ann = at(server, "Ann");
    let posts = server.posts(thread).len();
    // J2.5 Each ply is looked at; one that cannot be is named, and nothing is settled.
    let wrong = json!({"line": "d4d6 d13d12 f4f9 a13a12"});
    let refused = alone(server, "Bob", thread, "if", wrong).await.content;
    let why = first_words(
        "move-refused-cannot-go-moves",
        [("piece", "Pawn"), ("from", "f4"), ("to", "f9")],
    );
    let theirs = fixed("plan-refused-speaks-to-opponent");
    let why = &*format!("{theirs} {why}");
    let third = in_full("plan-refused-move", [("place", "3"), ("typed", "f4f9"), ("why", why)]);
    assert!(refused.starts_with(third), "{refused}");
    let none = alone(server, "Bob", thread, "if", json!({})).await.content;
    assert!(none.starts_with(fixed("plan-none")), "{none}");
    let settled = alone(server, "Bob", thread, "if", json!({"when": "d4d6", "then": "d13d11"}));
    let how_to_drop = in_full("plan-how-to-drop", NOTHING).replace("/if drop:1", "`/if drop:1`");
    let how_to_drop = how_to_drop.replace("/if drop:all", "`/if drop:all`");
    assert_eq!(
        settled.await.content,
        format!(
            "{} {}\n`1` {}\n{how_to_drop}\n{}",
            in_full("plan-settled", NOTHING),
            fixed("plan-shown"),
            in_full("plan-reply", [("when", "2. P d4-d6"), ("reply", "**2… p d13-d11**")]),
            fixed("plan-settled-meaning")
        )
    );
    assert_eq!(server.posts(thread).len(), posts, "Ann sees nothing of it");
    // J2.6 One message shows both plies, and alerts the one who is to move.
    server.say("Ann", thread, "d4d6");
    let board = server.post(thread, "2… p d13-d11").await;
    let both = format!(
        "{}\n{}\n{}\n{} ",
        moved("**2. P d4-d6**", "Pawn", "d4", "d6"),
        in_full("plan-answered", NOTHING),
        moved("**2… p d13-d11**", "Pawn", "d13", "d11"),
        in_full("notice-your-move", [("player", ann.as_str()), ("side", "White")])
    );
    assert!(board.content.starts_with(&both), "{}", board.content);
    assert_eq!(board.mentions, [server.id("Ann")]);
    assert_eq!(server.posts(thread).len(), posts + 1);
}

/// J2.11: Ann is to move.
async fn draw_and_resignation(server: &Server, thread: u64) {
    let (ann, bob) = (at(server, "Ann"), at(server, "Bob"));
    // A draw is offered with a move, and declined by any move.
    let with_draw = json!({"move": "e6e7", "draw": true});
    let played = alone(server, "Ann", thread, "move", with_draw).await.content;
    assert_eq!(played, in_full("play-done", [("played", "**P e6-e7**")]));
    let words = in_full(
        "ending-draw-offered-with-move",
        [("player", ann.as_str()), ("opponent", bob.as_str())],
    );
    let offer = server.post(thread, words).await;
    assert_eq!(labels(&offer), [fixed("action-accept-draw"), "Decline"]);
    assert_eq!((&*offer.content, offer.mentions.len()), (words, 0), "the board has alerted him");
    server.say("Bob", thread, "f13f11");
    server.post(thread, "p f13-f11").await;
    let declined = server.post(thread, fixed("play-draw-declined-by-moving")).await;
    assert_eq!((declined.id, labels(&declined).len()), (offer.id, 0));
    // A pocket resigns no game.
    let ask = alone(server, "Bob", thread, "resign", json!({})).await;
    let question = in_full(
        "ending-resign-asked",
        [("game", "1"), ("variant", "Terachess II"), ("opponent", ann.as_str())],
    )
    .to_owned();
    let play_on = fixed("action-play-on");
    assert_eq!((&ask.content, labels(&ask)), (&question, vec!["Resign".into(), play_on.into()]));
    let goes_on = fixed("chat-played-on");
    server.replaced("Bob", &ask, play_on, goes_on).await;
}

/// J2.7: Ann is to move, and Bob goes away.
async fn vacation(server: &Server, thread: u64) {
    let bob = at(server, "Bob");
    let away = alone(server, "Bob", thread, "vacation", json!({"until": "10d"})).await.content;
    assert!(away.starts_with(&format!("{} <t:", fixed("time-vacation-runs"))), "{away}");
    let left = in_full("time-vacation-left-and-end", [("left", 720)]);
    let left = left.replace("/vacation end:now", "`/vacation end:now`");
    assert!(away.contains(&left), "{away}");
    assert!(away.ends_with(fixed_with("vacation-stops", [("games", 1), ("count", 1)])), "{away}");
    let told = server.post(thread, fixed("notice-vacation-begun")).await;
    assert!(
        told.content.starts_with(&format!(
            "{} <t:",
            fixed_with("notice-vacation-begun", [("player", &bob)])
        ))
    );
    assert!(told.silent && told.mentions.is_empty(), "nobody is alerted by it");
    // A move does not end it, and what ends it says so.
    server.say("Ann", thread, "e7e8");
    server.post(thread, "P e7-e8").await;
    server.say("Bob", thread, "c13c11");
    server.post(thread, "p c13-c11").await;
    let still = alone(server, "Bob", thread, "vacation", json!({})).await.content;
    assert!(still.starts_with(&format!("{} <t:", fixed("time-vacation-runs"))), "{still}");
    let ended = alone(server, "Bob", thread, "vacation", json!({"end": "now"})).await.content;
    assert!(ended.starts_with(fixed("time-no-vacation")), "{ended}");
    assert!(
        ended.ends_with(fixed_with("vacation-stops-no-more", [("games", 1), ("count", 1)])),
        "{ended}"
    );
    let back = server.post(thread, fixed("notice-vacation-ended")).await;
    assert_eq!(back.content, in_full("notice-vacation-ended", [("player", &bob)]).to_owned());
    assert!(back.silent && back.mentions.is_empty());
}

/// J2.8 and J2.10: Ann moves, and Bob forgets to.
async fn time_runs_out(server: &mut Server, thread: u64) {
    let bob = at(server, "Bob");
    server.say("Ann", thread, "f4f6");
    server.post(thread, "P f4-f6").await;
    // J2.8 There is a warning in time. J2.10 Quiet hours put it off; the time that is left is told as it is.
    let now = jiff::Zoned::now().with_time_zone(jiff::tz::TimeZone::UTC);
    let hour = |later: i64| {
        now.saturating_add(jiff::Span::new().hours(later)).strftime("%H:00").to_string()
    };
    let quiet = format!("{}-{}", hour(-1), hour(2));
    alone(server, "Bob", thread, "time", json!({"quiet": quiet})).await;
    pass(server, 2 * DAY + HOUR, 0).await;
    let list = alone(server, "Bob", thread, "games", json!({})).await.content;
    assert!(
        list.replace("**", "").starts_with(&format!("▶ {}", your_move_in(1)))
            && list.contains(", deadline <t:"),
        "{list}"
    );
    let warnings = |server: &Server| {
        let posts = server.posts(thread).into_iter();
        posts.filter(|post| post.content.contains(fixed("time-warning"))).count()
    };
    assert_eq!(warnings(server), 0, "not now");
    alone(server, "Bob", thread, "time", json!({"quiet": "none"})).await;
    let warning = server.post(thread, fixed("time-warning")).await;
    let words = first_words("time-warning", [("player", &bob)]);
    assert!(warning.content.starts_with(&format!("{words}<t:")), "{}", warning.content);
    assert_eq!((warning.mentions, warning.silent), (vec![server.id("Bob")], false));
    // A start repeats nothing.
    pass(server, HOUR, 0).await;
    server.say("Bob", thread, "h13h11");
    server.post(thread, "p h13-h11").await;
    assert_eq!(warnings(server), 1);
}
