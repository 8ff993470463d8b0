//! The words on games that stand still: nothing says that something is to be done in them, and each person who looks is
//! told.

use crate::asking::{asked, question, told};
use crate::notice::told_turns::{due, live, set};
use crate::table::{CHANNEL, NOON, Table, done, lines, person, place, refused};
use menagerie_core::GameId;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};

const DAY: i64 = 24 * 60 * 60;

/// The words on all games of the server.
fn all() -> &'static str {
    let stopped = [
        ("what", "community"),
        ("since", "2026-01-05 12:00 UTC"),
        ("by", "@Mia"),
        ("reason", "the cup"),
    ];
    in_full(
        "moderation-stopped-told",
        [("stopped", in_full("moderation-stopped-by-and-why", stopped))],
    )
}

async fn freeze_all(table: &mut Table) {
    let freeze = Command::Moderation(ModerationRequest::FreezeAll { reason: "the cup".to_owned() });
    done(&table.by("Mia", Authority::Manager, freeze).await);
    table.deliver().await;
}

async fn freeze(table: &mut Table) {
    let freeze = Command::Moderation(ModerationRequest::Freeze {
        which: Which::Number(GameId(1)),
        reason: String::new(),
    });
    done(&table.by("Cid", Authority::Moderator, freeze).await);
    table.deliver().await;
}

/// The words to somebody on their games, or on a member's games.
async fn listed(table: &Table, who: &str, given: &[(&str, &str)], member: Option<&str>) -> String {
    let mut question = question(table, who, given);
    question.options = question.options.naming(member.map(person));
    told(&question.answer(CommandName::Games).await.expect("it is a question"))
}

/// Every refusal says that the list shows whether games go on, also to a member who wanted to begin one.
#[tokio::test]
async fn every_list_of_a_community_that_stands_still_tells_it_once() {
    let mut table = Table::with_clocks(2, "days 3d").await;
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: "terachess-2".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::read("", "").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
    }));
    done(&table.private("Bob", CHANNEL, open).await);
    freeze_all(&mut table).await;
    for (who, given, member) in [
        ("Eve", &[][..], None),
        ("Eve", &[], Some("Ann")),
        ("Eve", &[("which", "open")], None),
        ("Ann", &[("which", "mine")], None),
        ("Ann", &[("variant", "chess")], None),
        ("Ann", &[], None),
    ] {
        let list = listed(&table, who, given, member).await;
        assert_eq!(list.matches(all()).count(), 1, "{who} {given:?}: {list}");
    }
    done(
        &table.by("Mia", Authority::Manager, Command::Moderation(ModerationRequest::ThawAll)).await,
    );
    let list = listed(&table, "Eve", &[], None).await;
    assert_eq!(list, in_full("lists-own-none", NOTHING));
}

#[tokio::test]
async fn a_game_that_stands_still_waits_for_nobody_and_cannot_be_claimed() {
    let mut table = Table::with_clocks(1, "days 3d soft").await;
    table.wait(4 * DAY);
    table.look().await;
    freeze(&mut table).await;
    for (who, member) in [("Ann", None), ("Bob", None), ("Eve", Some("Ann")), ("Eve", Some("Bob"))]
    {
        let list = listed(&table, who, &[], member).await;
        let key = if member.is_some() { "lists-member-game" } else { "lists-own-game" };
        let since = fixed_with(key, [("clock", "stopped"), ("time", "2026-01-09 12:00 UTC")]);
        assert!(list.contains(since), "{who}: {list}");
        let overdue = fixed_with(key, [("clock", "overdue")]);
        let (until, _) = fixed_with(key, [("clock", "runs"), ("time", "|")])
            .split_once('|')
            .expect("it has a time");
        for untrue in [overdue, until, "▶"] {
            assert!(!list.contains(untrue), "{who}: {list}");
        }
    }
    let list = listed(&table, "Ann", &[("which", "mine")], None).await;
    assert!(list.starts_with(fixed("notice-no-game-waits")), "{list}");
    let answer = asked(&table, "Ann", CommandName::Games, &[]).await;
    assert_eq!(answer.actions, [], "there is no next one");
}

#[tokio::test]
async fn the_daily_list_leaves_out_what_stands_still() {
    let mut table = Table::with_clocks(2, "days 3d").await;
    set(&mut table, "Ann", &[("notices", "digest")]).await;
    freeze(&mut table).await;
    table.stop_at(NOON + DAY);
    let list = due(&mut table).await;
    assert!(
        list[0]
            .contains(&format!("{}\n#2", fixed_with("notice-list", [("games", 1), ("urgent", 0)]))),
        "{list:?}"
    );
    freeze_all(&mut table).await;
    table.stop_at(NOON + 2 * DAY);
    assert_eq!(due(&mut table).await, [""; 0]);
}

/// Where there is no clock, none goes on, and a time that is up already does not come again.
#[tokio::test]
async fn a_game_that_goes_on_says_whose_move_it_is_and_until_when() {
    for (clock, until) in [
        ("none", None),
        ("days 1h soft", None),
        ("days 3d", Some("2026-01-09 12:00 UTC")),
        ("days 30d", Some("2026-02-05 12:00 UTC")),
    ] {
        let mut table = Table::with_clocks(1, clock).await;
        table.wait(2 * 60 * 60);
        table.look().await;
        freeze(&mut table).await;
        table.wait(DAY);
        let thaw = Command::Moderation(ModerationRequest::Thaw { which: Which::Number(GameId(1)) });
        done(&table.by("Cid", Authority::Moderator, thaw).await);
        let thawed = in_full(
            "moderation-thaw-told",
            [("first", "@Ann"), ("second", "@Bob"), ("moderator", "@Cid")],
        );
        let until = until.map(|at| format!(" {}", in_full("time-until", [("deadline", at)])));
        let called = format!(
            "{thawed}\n{}{}",
            in_full("notice-your-move", [("player", "@Ann"), ("side", "White")]),
            until.unwrap_or_default()
        );
        let told = lines(&table.deliver().await);
        assert!(told.len() == 1 && told[0].ends_with(&called), "{clock}: {told:?}");
    }
}

/// Their news is not lost: they hear at once that they have to wait.
#[tokio::test]
async fn who_is_called_to_a_game_that_stands_still_is_told_so() {
    for all in [false, true] {
        let mut table = Table::with_clocks(1, "days 3d").await;
        live(&mut table, "Bob", "UTC", "11:00-18:00").await;
        done(&table.play("Ann", "e4e6").await);
        table.deliver().await;
        let since = if all {
            freeze_all(&mut table).await;
            first_words("moderation-stopped", [("what", "community")])
        } else {
            freeze(&mut table).await;
            first_words("moderation-stopped", [("what", "game")])
        };
        table.stop_at(NOON + 6 * 60 * 60);
        let told = due(&mut table).await;
        let called = format!(
            "{} {since}",
            in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")])
        );
        assert!(told.len() == 1 && told[0].contains(&called), "{told:?}");
        // The same where the game is shown anew.
        for lost in ["thread", CHANNEL] {
            table.happen(EventKind::PlaceLost { place: place(lost), game: None }).await;
            let told = lines(&table.deliver().await);
            assert!(told.iter().any(|told| told.contains(since)), "{lost}: {told:?}");
        }
    }
}

#[tokio::test]
async fn a_move_in_a_game_that_stands_still_is_refused_before_it_is_shown_or_guessed() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    set(&mut table, "Ann", &[("preview", "on")]).await;
    freeze(&mut table).await;
    let given = [("move", "e4e6"), ("game", "1")];
    assert!(
        question(&table, "Ann", &given).answer(CommandName::Move).await.is_none(),
        "it is no preview"
    );
    for typed in ["e4e6", "e4e6?", "e4e9", "e4"] {
        let said = table.say("Ann", typed, false).await;
        let said = said.unwrap_or_else(|| panic!("{typed} is not answered"));
        assert!(
            said.starts_with(first_words("moderation-stopped", [("what", "game")])),
            "{typed}: {said}"
        );
    }
    assert_eq!(table.overheard("Ann", "when does it go on?").await, [], "talk is talk");
    let reply: Reply = table.play("Ann", "e4e6").await;
    assert!(
        refused(&reply).starts_with(first_words("moderation-stopped", [("what", "game")])),
        "{reply:?}"
    );
}

/// A reason that is given later is added, to one game and to all; the same one again changes nothing.
#[tokio::test]
async fn a_reason_that_is_given_later_is_told_and_kept() {
    let mut table = Table::with_clocks(1, "days 3d").await;
    freeze(&mut table).await;
    let again = |reason: &str| {
        Command::Moderation(ModerationRequest::Freeze {
            which: Which::Number(GameId(1)),
            reason: reason.to_owned(),
        })
    };
    let deadline = table.game().await.deadline();
    let reply = table.by("Mia", Authority::Moderator, again("")).await;
    assert!(
        refused(&reply).starts_with(first_words("moderation-stopped", [("what", "game")])),
        "{reply:?}"
    );
    for (reason, kept) in
        [("  a\nquarrel ", "a quarrel"), ("the clock was wrong", "a quarrel; the clock was wrong")]
    {
        done(&table.by("Mia", Authority::Moderator, again(reason)).await);
        let told = lines(&table.deliver().await);
        let words = in_full(
            "moderation-reason-told",
            [("first", "@Ann"), ("second", "@Bob"), ("moderator", "@Mia"), ("reason", kept)],
        );
        assert_eq!(told, [format!("tell [wakes ] []: {words}")]);
        let reply = table.play("Ann", "e4e6").await;
        let by = last_words(
            "moderation-stopped-by-and-why",
            [("what", "game"), ("by", "@Cid"), ("reason", kept)],
        );
        assert!(refused(&reply).contains(by), "who has stopped it stays: {reply:?}");
        let reply = table.by("Mia", Authority::Moderator, again(reason)).await;
        assert!(
            refused(&reply).starts_with(first_words("moderation-stopped", [("what", "game")])),
            "{reply:?}"
        );
    }
    let reply = table.by("Mia", Authority::Moderator, again(&"x".repeat(299))).await;
    assert!(
        refused(&reply).ends_with(last_words("ruling-refused-reason-too-long", [("most", "300")])),
        "{reply:?}"
    );
    assert_eq!(table.game().await.deadline(), deadline, "no time is lost by that");
    let thaw = Command::Moderation(ModerationRequest::Thaw { which: Which::Number(GameId(1)) });
    done(&table.by("Cid", Authority::Moderator, thaw).await);
    table.deliver().await;

    freeze_all(&mut table).await;
    let more =
        Command::Moderation(ModerationRequest::FreezeAll { reason: "it rains in".to_owned() });
    done(&table.by("Mia", Authority::Manager, more).await);
    let told = lines(&table.deliver().await);
    assert!(
        told.len() == 1
            && told[0].contains(fixed_with(
                "moderation-reason-for-all-told",
                [("reason", "the cup; it rains in")]
            )),
        "{told:?}"
    );
    let list = listed(&table, "Eve", &[], None).await;
    let why = last_words(
        "moderation-stopped-by-and-why",
        [("what", "community"), ("by", "@Mia"), ("reason", "the cup; it rains in")],
    );
    assert!(list.contains(why), "{list}");
}
