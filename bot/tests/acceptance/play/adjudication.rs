//! The people who keep order decide games of others: with a reason that both players read and that
//! is kept, and never a game of their own.

use crate::server::Server;
use crate::table::{CHANNEL, THREAD, Table, done, line, person, refused, server, undo, words};
use crate::wire;
use menagerie_core::GameId;
use menagerie_core::board::game_on_show;
use menagerie_core::browse::{board_line, finished_list};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::{End, Ending, Ruling};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_rules::Color;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use serde_json::json;

const REASON: &str = "@everyone: Bob has left, `see` <@7> **there**.";

fn decide(verdict: Verdict, reason: &str) -> Command {
    let which = Which::Number(GameId(1));
    Command::Moderation(ModerationRequest::Adjudicate {
        which,
        verdict: Some(verdict),
        reason: reason.to_owned(),
        is_rated: false,
    })
}

#[tokio::test]
async fn a_game_of_others_is_decided_with_a_reason_for_both() {
    let (won, drawn) = (Ending::Adjudicated, Ending::Annulled);
    for (verdict, end, told) in [
        (
            Verdict::Win(Color::White),
            End { winner: Some(Color::White), ending: won },
            in_full("ending-adjudicated-won", [("winner", "@Ann (White)")]),
        ),
        (
            Verdict::Win(Color::Black),
            End { winner: Some(Color::Black), ending: won },
            in_full("ending-adjudicated-won", [("winner", "@Bob (Black)")]),
        ),
        (Verdict::Draw, End { winner: None, ending: won }, fixed("ending-adjudicated-drawn")),
        (Verdict::NoResult, End { winner: None, ending: drawn }, fixed("ending-annulled")),
    ] {
        let mut table = Table::with_game().await;
        table.play("Ann", "e4e6").await;
        table.deliver().await;
        let reply = table.by("Mod", Authority::Moderator, decide(verdict, REASON)).await;
        assert_eq!(
            done(&reply),
            in_full(
                "dispatch-answer",
                [
                    ("number", "1"),
                    ("variant", "Terachess II"),
                    ("answer", &*format!("{} {told}", fixed("moderation-decided-done")))
                ]
            )
        );
        assert_eq!(
            table.deliver().await.iter().map(line).collect::<Vec<_>>(),
            [format!(
                "board of game 1 at ply 1 [wakes Ann,Bob]: {} {told} {}",
                in_full(
                    "moderation-decided",
                    [("first", "@Ann"), ("second", "@Bob"), ("game", "1")]
                ),
                in_full("ending-ruling", [("by", "@Mod"), ("reason", REASON)])
            )]
        );
        let game = table.game().await;
        let ruling = Ruling { by: person("Mod"), reason: REASON.to_owned(), is_rated: false };
        assert_eq!((game.end, &game.ruling), (Some(end), &Some(ruling)), "it is kept");
        let line = words(&board_line(&game, 1));
        assert!(line.ends_with(&format!(
            "{told} {}",
            in_full("ending-ruling", [("by", "@Mod"), ("reason", REASON)])
        )));
        let shown = game_on_show(&game, 1, Color::White).expect("there is a board");
        let heard = told.replace("@Ann (White)", "White").replace("@Bob (Black)", "Black");
        assert!(words(&shown.lead).contains(&heard), "{:?}", shown.lead);
        let list = words(&finished_list(&person("Bob"), &[game]));
        assert_eq!(
            list,
            format!(
                "{} {told} /replay game:1",
                in_full(
                    "lists-finished-game",
                    [("number", "1"), ("variant", "Terachess II"), ("opponent", "@Ann")]
                )
            )
        );
    }
}

#[tokio::test]
async fn what_waits_for_an_answer_ends_with_the_game() {
    let mut table = Table::with_game().await;
    table.play("Ann", "e4e6").await;
    table.private("Ann", THREAD, Command::Ending(EndingRequest::Draw { which: Which::Here })).await;
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    done(&table.by("Mod", Authority::Manager, decide(Verdict::Draw, "Enough.")).await);
    let effects: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert_eq!(
        effects[..2],
        [
            &*format!("settle draw:1:1:white: {}", fixed("ending-draw-unanswered")),
            &*format!("settle proposal:1:0: {}", fixed("ending-proposal-unanswered"))
        ]
    );
    assert_eq!(table.game().await.draw_offer, None);
    let again = table.by("Mod", Authority::Manager, decide(Verdict::NoResult, "No.")).await;
    let again = refused(&again);
    assert!(
        again.starts_with(fixed_with(
            "refused-game-over",
            [("result", fixed("ending-adjudicated-drawn"))]
        )),
        "{again}"
    );
}

#[tokio::test]
async fn nobody_decides_without_the_right_or_a_game_of_their_own_or_without_a_reason() {
    let mut table = Table::with_game().await;
    let draw = |reason: &str| decide(Verdict::Draw, reason);
    let unsaid = Command::Moderation(ModerationRequest::Adjudicate {
        which: Which::Number(GameId(1)),
        verdict: None,
        reason: "So.".to_owned(),
        is_rated: false,
    });
    for (who, authority, command, refusal) in [
        ("Cid", Authority::Player, draw("So."), in_full("ruling-refused-not-a-moderator", NOTHING)),
        ("Ann", Authority::Player, draw("So."), in_full("ruling-refused-not-a-moderator", NOTHING)),
        ("Ann", Authority::Manager, draw("So."), in_full("ruling-refused-own-game", [("game", 1)])),
        (
            "Mod",
            Authority::Moderator,
            draw(" \u{200b}\n"),
            in_full("ruling-refused-no-reason", NOTHING),
        ),
        (
            "Mod",
            Authority::Moderator,
            draw(&"so ".repeat(134)),
            in_full("ruling-refused-reason-too-long", [("length", 401), ("most", 300)]),
        ),
        (
            "Mod",
            Authority::Moderator,
            unsaid,
            in_full(
                "ruling-refused-no-verdict",
                [("choices", "result:first, result:second, result:draw, result:none")],
            ),
        ),
    ] {
        let reply = refused(&table.by(who, authority, command).await);
        assert!(reply.starts_with(refusal), "{who}: {reply}");
    }
    assert_eq!(table.game().await.end, None);
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn who_keeps_order_elsewhere_does_not_see_the_game() {
    let mut table = Table::with_game().await;
    table.play_at(1, "test:far").await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query("UPDATE games SET server = 'test:far'").execute(&pool).await.expect("it is there");
    assert_ne!(server().as_str(), "test:far");
    let reply = table.by("Mod", Authority::Manager, decide(Verdict::Draw, "So.")).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-no-such-game", [("game", 1)])),
        "{reply:?}"
    );
    let reply = table.private("Mod", CHANNEL, decide(Verdict::Draw, "So.")).await;
    assert_eq!(refused(&reply), in_full("ruling-refused-not-a-moderator", NOTHING));
}

#[tokio::test]
async fn the_right_to_keep_order_in_one_place_counts_for_games_that_are_seen_there() {
    let which = Which::Number(GameId(1));
    let freeze = Command::Moderation(ModerationRequest::Freeze { which, reason: String::new() });
    let (local, anywhere) = (Authority::LocalModerator, Authority::Moderator);
    for (authority, at, may) in [
        (local, "elsewhere", false),
        (local, CHANNEL, true),
        (local, THREAD, true),
        (anywhere, "elsewhere", true),
    ] {
        let mut table = Table::with_clock("days 3d").await;
        for command in [freeze.clone(), decide(Verdict::Draw, "So.")] {
            let reply = table.by_at("Mod", authority, at, command).await;
            if may {
                done(&reply);
            } else {
                assert_eq!(
                    refused(&reply),
                    in_full("ruling-refused-moderator-elsewhere", [("game", "#1")])
                );
            }
        }
        assert_eq!(table.game().await.end.is_some(), may, "{authority:?} in {at}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_decides_and_what_they_write_stays_letters() {
    let mut server = Server::start().await;
    let thread = server.new_game_of("Bob", "Cid").await;
    let options = json!({"result": "second", "reason": REASON});
    // Ann owns the server. The command is not offered to others; where it is, they are refused.
    let bob = server.id("Bob");
    assert!(server.sandbox.slash(bob, thread, "adjudicate", &options).is_err());
    server.sandbox.faults().offer_to_all("adjudicate");
    let answer = server.slash("Bob", thread, "adjudicate", options.clone()).await;
    assert!(answer.text().contains(fixed("ruling-refused-not-a-moderator")), "{}", answer.text());
    let answer = server.slash("Ann", thread, "adjudicate", options).await;
    assert!(answer.text().starts_with(fixed("moderation-decided-done")), "{}", answer.text());
    let board = server.post(thread, fixed("moderation-decided")).await;
    assert!(!board.mention_everyone);
    let mut woken = board.mentions.clone();
    woken.sort_unstable();
    let mut players = [server.id("Bob"), server.id("Cid")];
    players.sort_unstable();
    assert_eq!(woken, players);
    assert!(!board.content.contains("<@7>") && !board.content.contains(" **there**"));
    wire::is_valid(&server);
    server.stop_bot().await;
}
