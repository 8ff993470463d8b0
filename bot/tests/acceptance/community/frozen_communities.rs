//! The managers of a community stop all its games for a while: nothing is played or begun and no
//! time passes until they go on. It is told once, and by every game to each person who looks.

use crate::asking::{asked, told as told_privately};
use crate::table::{
    CHANNEL, Folder, NOON, THREAD, Table, abort, accept, answer, done, draw, lines, move_of,
    person, place, refused, server, undo, words,
};
use menagerie_core::browse::board_line;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::Ending;
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::{CauseId, ChallengeId, GameId, Timestamp};
use menagerie_store::Store;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use rand::SeedableRng;
use rand::rngs::StdRng;

const DAY: i64 = 24 * 60 * 60;
const REASON: &str = "the cup is decided first";

/// How everything begins that is refused meanwhile.
fn since() -> &'static str {
    in_full(
        "moderation-stopped-by-and-why",
        [
            ("what", "community"),
            ("since", "2026-01-06 12:00 UTC"),
            ("by", "@Mia"),
            ("reason", REASON),
        ],
    )
}

fn freeze_all() -> Command {
    Command::Moderation(ModerationRequest::FreezeAll { reason: REASON.to_owned() })
}

fn game_of(number: i64) -> Which {
    Which::Number(GameId(number))
}

async fn manager(table: &mut Table, command: Command) -> Reply {
    table.by("Mia", Authority::Manager, command).await
}

/// Two games with a clock, a day after they have begun, which is when all of them are stopped.
async fn stopped() -> Table {
    let mut table = Table::with_clocks(2, "days 3d").await;
    table.wait(DAY);
    done(&manager(&mut table, freeze_all()).await);
    table
}

async fn deadline(table: &Table, game: i64) -> Option<i64> {
    let game = table.store.game(GameId(game)).await.expect("it replays").expect("it is there");
    game.deadline().map(|at| at.0 - NOON)
}

#[tokio::test]
async fn it_is_told_once_where_it_was_said_and_never_game_by_game() {
    let mut table = stopped().await;
    let told = format!(
        "post in test:channel: {}",
        in_full("moderation-freeze-all-told", [("manager", "@Mia"), ("reason", REASON)])
    );
    assert_eq!(lines(&table.deliver().await), [told]);
    table.wait(30 * DAY);
    assert_eq!(lines(&table.look().await), [""; 0], "no warning and no flag");
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    let told = &*format!(
        "post in test:channel: {}",
        in_full("moderation-thaw-all-told", [("manager", "@Mia")])
    );
    assert_eq!(lines(&table.deliver().await), [told]);
    assert_eq!(lines(&table.look().await), [""; 0], "each goes on without a word");
}

#[tokio::test]
async fn clocks_stand_from_the_freeze_to_the_thaw_exactly() {
    let mut table = stopped().await;
    table.deliver().await;
    assert_eq!([deadline(&table, 1).await, deadline(&table, 2).await], [None; 2]);
    table.wait(10 * DAY + 7);
    table.look().await;
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    for game in [1, 2] {
        assert_eq!(deadline(&table, game).await, Some(13 * DAY + 7), "game {game}");
    }
    table.deliver().await;
    // The clocks are looked at again when they are due, not when they were before.
    let due = async |table: &Table, at| {
        table.store.due_clocks("test", Timestamp(NOON + at)).await.expect("reads").len()
    };
    table.look().await;
    assert_eq!(due(&table, 12 * DAY + 6).await, 0);
    assert_eq!(due(&table, 12 * DAY + 7).await, 2, "a day before the end there is a warning");
    table.wait(3 * DAY);
    let told = lines(&table.look().await);
    assert_eq!(told.len(), 2, "two flags fall: {told:?}");
}

#[tokio::test]
async fn what_was_due_before_is_done_first() {
    let mut table = Table::with_clocks(2, "days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    table.deliver().await;
    table.wait(3 * DAY + 120);
    done(&manager(&mut table, freeze_all()).await);
    let told = lines(&table.deliver().await);
    assert!(
        told[0]
            .contains(fixed_with("ending-time", [("loser", "@Ann"), ("winner", "@Bob (Black)")])),
        "{told:?}"
    );
    assert!(told[1].contains(fixed("ending-not-begun")), "{told:?}");
    assert!(
        told[2].starts_with(&format!(
            "post in test:channel: {}",
            fixed_with("moderation-freeze-all-told", [("manager", "@Mia")])
        )),
        "{told:?}"
    );
    let end = table.game().await.end.map(|end| end.ending);
    assert_eq!(end, Some(Ending::Time), "the flag had fallen");
}

#[tokio::test]
async fn nothing_is_done_in_any_game_meanwhile() {
    let mut table = Table::with_clocks(2, "days 3d soft").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    done(&table.private("Ann", THREAD, abort()).await);
    table.wait(DAY);
    done(&manager(&mut table, freeze_all()).await);
    table.deliver().await;
    let give = Command::Offer(OfferRequest::Give {
        which: game_of(1),
        length: "3d".to_owned(),
        shown: None,
    });
    for (who, command) in [
        ("Ann", move_of("d4d6")),
        ("Bob", move_of("d13d11")),
        ("Ann", draw()),
        ("Bob", undo()),
        ("Bob", answer(0, true)),
        ("Bob", answer(0, false)),
        ("Ann", Command::Ending(EndingRequest::Resign { which: game_of(1), confirmed: false })),
        ("Ann", Command::Ending(EndingRequest::Resign { which: game_of(1), confirmed: true })),
        ("Bob", Command::Offer(OfferRequest::Claim { which: game_of(1) })),
        ("Bob", give),
        ("Ann", Command::Offer(OfferRequest::Abort { which: game_of(2), confirmed: true })),
    ] {
        let reply = table.private(who, THREAD, command.clone()).await;
        let expected = in_full("moderation-stopped-refused-all", [("stopped", since())]);
        assert_eq!(refused(&reply), expected, "{who}: {command:?}");
    }
    assert_eq!(table.deliver().await, []);
    assert_eq!(table.overheard("Bob", "good luck to all of you").await, [], "talk is talk");
    let said = table.say("Ann", "d4d6", false).await.expect("a move that is typed is answered");
    assert!(said.starts_with(since()), "{said}");
}

#[tokio::test]
async fn games_without_a_clock_stand_still_too() {
    let mut table = Table::with_game().await;
    table.stop_at(NOON + DAY);
    done(&manager(&mut table, freeze_all()).await);
    let reply = table.play("Ann", "e4e6").await;
    assert!(refused(&reply).starts_with(since()), "{reply:?}");
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    done(&table.play("Ann", "e4e6").await);
}

#[tokio::test]
async fn conditional_moves_wait_and_are_played_when_games_go_on() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    table.wait(DAY);
    let add = |line: &str| {
        Command::Plan(PlanRequest {
            which: Which::Here,
            deed: PlanDeed::Add { line: line.to_owned(), confirmed: None },
        })
    };
    done(&table.private("Bob", THREAD, add("e4e6 e13e11")).await);
    done(&manager(&mut table, freeze_all()).await);
    done(&table.private("Bob", THREAD, add("d4d6 d13d11")).await);
    assert!(matches!(table.play("Ann", "e4e6").await, Reply::Refused(_)));
    assert_eq!(table.game().await.line.ply(), 0);
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    done(&table.play("Ann", "e4e6").await);
    assert_eq!(table.game().await.line.ply(), 2, "the answer was played at once");
}

/// A new game would only wait; a standing challenge can be answered when games go on.
#[tokio::test]
async fn no_game_begins_meanwhile_but_challenges_can_be_declined_and_withdrawn() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    let fresh = |whom: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person(whom), presence: Presence::Member }),
            variant: "terachess-2".to_owned(),
            side: SideRequest::First,
            start: StartRequest::default(),
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: "terachess-2".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::read("2", "30d").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
    }));
    for whom in ["Cid", "Dan", "Eva"] {
        done(&table.private("Ann", CHANNEL, fresh(whom)).await);
    }
    done(&table.private("Ann", CHANNEL, open.clone()).await);
    table.wait(DAY);
    done(&manager(&mut table, freeze_all()).await);
    for (who, command) in
        [("Ann", fresh("Fay")), ("Bob", open), ("Cid", accept(2)), ("Fay", accept(5))]
    {
        let reply = table.private(who, CHANNEL, command).await;
        assert!(refused(&reply).starts_with(since()), "{who}: {reply:?}");
    }
    done(
        &table
            .private("Dan", CHANNEL, Command::Challenge(ChallengeRequest::Decline(ChallengeId(3))))
            .await,
    );
    done(
        &table
            .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(4))))
            .await,
    );
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    done(&table.private("Cid", CHANNEL, accept(2)).await);
    done(&table.private("Fay", CHANNEL, accept(5)).await);
}

#[tokio::test]
async fn no_rematch_is_asked_for_meanwhile() {
    let mut table = Table::with_game().await;
    done(&table.private("Ann", THREAD, abort()).await);
    table.stop_at(NOON + DAY);
    done(&manager(&mut table, freeze_all()).await);
    let reply = table
        .private("Ann", THREAD, Command::Challenge(ChallengeRequest::Rematch { which: game_of(1) }))
        .await;
    assert!(refused(&reply).starts_with(since()), "{reply:?}");
}

#[tokio::test]
async fn only_those_who_manage_the_community_stop_all_its_games_and_with_a_reason() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    table.wait(DAY);
    let manager_needed = in_full("freeze-refused-not-a-manager", NOTHING);
    for authority in [Authority::Player, Authority::LocalModerator, Authority::Moderator] {
        for command in [freeze_all(), Command::Moderation(ModerationRequest::ThawAll)] {
            let reply = table.by("Mia", authority, command).await;
            assert!(refused(&reply).starts_with(manager_needed), "{authority:?}: {reply:?}");
        }
    }
    let reply = manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await;
    assert!(
        refused(&reply).starts_with(in_full("freeze-refused-none-frozen", NOTHING)),
        "{reply:?}"
    );
    for (reason, why) in [
        (" \u{200b}", in_full("freeze-refused-no-reason", NOTHING)),
        (
            &*"x".repeat(301),
            fixed_with("ruling-refused-reason-too-long", [("length", 301), ("most", 300)]),
        ),
    ] {
        let command =
            Command::Moderation(ModerationRequest::FreezeAll { reason: reason.to_owned() });
        let reply = manager(&mut table, command).await;
        assert!(refused(&reply).starts_with(why), "{reply:?}");
    }
    assert!(deadline(&table, 1).await.is_some(), "nothing was stopped");
    // A member who plays there may, too: it is no decision about their own game.
    done(&table.by("Ann", Authority::Manager, freeze_all()).await);
    let reply = manager(&mut table, freeze_all()).await;
    let already = refused(&reply);
    assert!(
        already.starts_with(first_words("moderation-stopped", [("what", "community")])),
        "{already}"
    );
    assert!(
        already.ends_with(last_words("freeze-refused-already", [("what", "all")])),
        "{already}"
    );
}

#[tokio::test]
async fn whoever_looks_at_a_game_or_at_their_games_is_told() {
    let table = stopped().await;
    let told = in_full("moderation-stopped-told", [("stopped", since())]);
    let line = words(&board_line(&table.game().await, 0));
    let to_move = in_full("lists-board-to-move", [("side", "White")]);
    assert!(line.ends_with(&format!("{to_move} {told}")), "{line}");
    let list = told_privately(&asked(&table, "Ann", CommandName::Games, &[]).await);
    let lines: Vec<&str> = list.lines().collect();
    let since =
        fixed_with("lists-own-game", [("clock", "stopped"), ("time", "2026-01-06 12:00 UTC")]);
    assert_eq!(lines.len(), 3, "the reason is told once: {list}");
    assert!(lines[0].contains(since) && lines[1].contains(since), "{list}");
    assert_eq!(lines[2], told);
}

#[tokio::test]
async fn one_game_is_stopped_and_goes_on_by_itself_inside_it() {
    let mut table = stopped().await;
    let freeze =
        Command::Moderation(ModerationRequest::Freeze { which: game_of(1), reason: String::new() });
    table.wait(DAY);
    done(&table.by("Cid", Authority::Moderator, freeze).await);
    table.wait(DAY);
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    // Two days each until here; game 1 stands for another one.
    assert_eq!([deadline(&table, 1).await, deadline(&table, 2).await], [None, Some(5 * DAY)]);
    let reply = table.play("Ann", "e4e6").await;
    assert!(
        refused(&reply).starts_with(first_words("moderation-stopped", [("what", "game")])),
        "{reply:?}"
    );
    table.wait(DAY);
    done(
        &table
            .by(
                "Cid",
                Authority::Moderator,
                Command::Moderation(ModerationRequest::Thaw { which: game_of(1) }),
            )
            .await,
    );
    assert_eq!(deadline(&table, 1).await, Some(6 * DAY), "what overlaps counts once");
    done(&table.play("Ann", "e4e6").await);
}

#[tokio::test]
async fn a_game_that_goes_on_by_itself_still_stands_with_all_of_them() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    let freeze =
        Command::Moderation(ModerationRequest::Freeze { which: game_of(1), reason: String::new() });
    done(&table.by("Cid", Authority::Moderator, freeze).await);
    table.wait(DAY);
    done(&manager(&mut table, freeze_all()).await);
    table.wait(DAY);
    table.deliver().await;
    let thaw = || Command::Moderation(ModerationRequest::Thaw { which: game_of(1) });
    let reply = table.by("Cid", Authority::Moderator, thaw()).await;
    assert!(done(&reply).ends_with(fixed("moderation-thaw-done-stopped-with-all")), "{reply:?}");
    let told = lines(&table.deliver().await);
    let still = in_full(
        "moderation-thaw-told-stopped-with-all",
        [("first", "@Ann"), ("second", "@Bob"), ("moderator", "@Cid")],
    );
    assert!(told[0].contains(&format!("{still} {}", since())), "{told:?}");
    let reply = table.by("Cid", Authority::Moderator, thaw()).await;
    assert!(refused(&reply).starts_with(fixed("freeze-refused-not-frozen")), "{reply:?}");
    assert_eq!(deadline(&table, 1).await, None);
    table.wait(DAY);
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    assert_eq!(deadline(&table, 1).await, Some(6 * DAY));
}

#[tokio::test]
async fn games_that_stand_still_can_be_decided() {
    let mut table = stopped().await;
    let decide = Command::Moderation(ModerationRequest::Adjudicate {
        which: game_of(1),
        verdict: Some(Verdict::Draw),
        reason: "Enough.".to_owned(),
        is_rated: false,
    });
    done(&table.by("Cid", Authority::Moderator, decide).await);
    assert_eq!(table.game().await.end.map(|end| end.ending), Some(Ending::Adjudicated));
    let line = words(&board_line(&table.game().await, 0));
    for what in ["game", "community"] {
        let stopped = first_words("moderation-stopped", [("what", what)]);
        assert!(!line.contains(stopped), "it has ended: {line}");
    }
}

#[tokio::test]
async fn games_of_other_communities_go_on() {
    let mut table = stopped().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query("UPDATE games SET server = 'test:far' WHERE id = 1")
        .execute(&pool)
        .await
        .expect("it is there");
    pool.close().await;
    assert_ne!(server().as_str(), "test:far");
    assert_eq!(deadline(&table, 1).await, Some(3 * DAY));
    done(&table.play("Ann", "e4e6").await);
}

#[tokio::test]
async fn a_start_of_the_program_in_between_changes_nothing() {
    let mut table = stopped().await;
    table.wait(5 * DAY);
    let (mut rng, aside) = (StdRng::seed_from_u64(2), Folder::new());
    let other = Store::open(&aside.url(), &mut rng).await.expect("a new database opens");
    let before = std::mem::replace(&mut table.store, other);
    before.close().await.expect("it is closed");
    drop(before);
    table.store = Store::open(&table.folder.url(), &mut rng).await.expect("it opens again");
    let told = lines(&table.deliver().await);
    assert!(
        told[0].starts_with(&format!(
            "post in test:channel: {}",
            fixed_with("moderation-freeze-all-told", [("manager", "@Mia")])
        )),
        "it was to be told"
    );
    assert_eq!(lines(&table.look().await), [""; 0]);
    let reply = table.play("Ann", "e4e6").await;
    assert!(refused(&reply).starts_with(since()), "{reply:?}");
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    assert_eq!(deadline(&table, 1).await, Some(8 * DAY));
}

#[tokio::test]
async fn all_games_can_be_stopped_again_in_the_same_second() {
    let mut table = stopped().await;
    for _ in 0..2 {
        done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
        done(&manager(&mut table, freeze_all()).await);
    }
    table.wait(DAY);
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    assert_eq!(deadline(&table, 1).await, Some(4 * DAY));
}

#[tokio::test]
async fn a_game_whose_first_board_is_seen_meanwhile_begins_with_all_its_time() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    done(&manager(&mut table, freeze_all()).await);
    table.wait(DAY);
    table.deliver().await;
    table.look().await;
    table.wait(DAY);
    done(&manager(&mut table, Command::Moderation(ModerationRequest::ThawAll)).await);
    table.look().await;
    assert_eq!(deadline(&table, 2).await, Some(5 * DAY));
}

#[tokio::test]
async fn in_a_private_conversation_there_are_no_games_to_stop() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Mia"),
        place: place("letters"),
        server: None,
        authority: Authority::Manager,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "private"),
        at: Timestamp(NOON),
        seen: Timestamp(NOON),
        via: Via::Private,
        letters: menagerie_rules::notation::Letters::default(),
        command: freeze_all(),
    };
    let reply = table.ask(&call).await;
    assert!(
        refused(&reply).starts_with(in_full("freeze-refused-no-community", NOTHING)),
        "{reply:?}"
    );
}
