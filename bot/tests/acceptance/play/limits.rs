//! Nobody can flood, starve or lock out anybody: challenges, games and answers in public.

use crate::table::{CHANNEL, Table, accept, done, line, refused};
use menagerie_core::ChallengeId;
use menagerie_core::challenge::types::{ChallengeRequest, SideRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::Effect;
use menagerie_core::model::request::Command;
use menagerie_words::{first_words, fixed, fixed_with, in_full};

#[tokio::test]
async fn one_person_cannot_take_all_the_places_for_challenges_to_another_one() {
    let mut table = Table::new().await;
    for _ in 0..3 {
        done(&table.challenge("Ann", "Bob", SideRequest::First).await);
    }
    // Hours later too: the others still wait for their answer.
    let reply = table.challenge("Ann", "Bob", SideRequest::First).await;
    assert!(
        refused(&reply).starts_with(fixed_with(
            "challenge-refused-other-has-not-answered-yet",
            [("player", "@Bob"), ("limit", "3")]
        )),
        "{reply:?}"
    );
    for name in ["Cid", "Dan", "Eve", "Fay", "Gil"] {
        done(&table.challenge(name, "Bob", SideRequest::First).await);
    }
    let reply = table.challenge("Hal", "Bob", SideRequest::First).await;
    assert!(
        refused(&reply).starts_with(fixed_with(
            "challenge-refused-other-has-too-many",
            [("player", "@Bob"), ("limit", "8")]
        )),
        "{reply:?}"
    );
    for name in ["Cid", "Dan", "Eve", "Fay", "Gil"] {
        done(&table.challenge("Ann", name, SideRequest::First).await);
    }
    let reply = table.challenge("Ann", "Hal", SideRequest::First).await;
    assert!(
        refused(&reply).starts_with(fixed_with("challenge-refused-too-many", [("limit", 8)])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn challenges_that_were_not_wanted_are_counted_and_those_that_were_are_not() {
    let mut table = Table::new().await;
    // Calls of this table are 400 seconds apart; the quarter of an hour holds two of them.
    table.pause = 1;
    for number in 1..=6 {
        done(&table.challenge("Ann", "Bob", SideRequest::First).await);
        done(&table.private("Bob", CHANNEL, accept(number)).await);
    }
    for number in 7..=9 {
        done(&table.challenge("Ann", "Bob", SideRequest::First).await);
        done(
            &table
                .private(
                    "Bob",
                    CHANNEL,
                    Command::Challenge(ChallengeRequest::Decline(ChallengeId(number))),
                )
                .await,
        );
    }
    let reply = table.challenge("Ann", "Bob", SideRequest::First).await;
    assert!(
        refused(&reply)
            .starts_with(fixed_with("challenge-refused-too-many-to-other", [("player", "@Bob")])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn a_challenge_ends_after_seven_days() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    let offer = line(&table.deliver().await[0]);
    assert!(offer.ends_with(in_full("challenge-stands", [("days", 7)])), "{offer}");
    let made = table.now();
    let week = 7 * 24 * 60 * 60;
    let overdue = |at| table.store.overdue_challenges(menagerie_core::Timestamp(at));
    assert_eq!(overdue(made + week - 1).await.expect("reads"), []);
    assert_eq!(overdue(made + week).await.expect("reads"), [ChallengeId(1)]);
    table.happen(EventKind::ChallengeExpired(ChallengeId(1))).await;
    let effects = table.deliver().await;
    assert_eq!(
        line(&effects[0]),
        &*format!(
            "settle challenge:1: {}",
            in_full(
                "challenge-expired",
                [("opponent", "@Bob"), ("challenger", "@Ann"), ("variant", "Terachess II")]
            )
        )
    );
    let reply = table.private("Bob", CHANNEL, accept(1)).await;
    let in_time = first_words("challenge-expired", [("opponent", "@Bob")]);
    assert!(refused(&reply).starts_with(in_time), "{reply:?}");
    // A second look finds nothing to do.
    table.happen(EventKind::ChallengeExpired(ChallengeId(1))).await;
    assert_eq!(table.deliver().await, []);
    // And it takes no place any more.
    for _ in 0..3 {
        done(&table.challenge("Ann", "Bob", SideRequest::First).await);
    }
}

#[tokio::test]
async fn public_answers_are_limited_for_each_person_and_their_moves_are_not() {
    let mut table = Table::with_game().await;
    table.pause = 1;
    let mut said = Vec::new();
    for _ in 0..20 {
        said.extend(table.say("Cid", "hello", true).await);
    }
    assert_eq!(said.len(), 12, "ten answers, one more by time, one last word: {said:#?}");
    let last_word =
        said.iter().position(|words| words.starts_with(fixed("notice-silent-for-a-minute")));
    assert_eq!(last_word, Some(11), "{said:#?}");
    assert!(table.say("Bob", "e13e11", false).await.is_some(), "others are answered");
    assert_eq!(table.say("Ann", "e4e6", false).await, None, "the board is the answer");
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn who_is_silenced_still_plays_and_is_answered_alone() {
    let mut table = Table::with_game().await;
    table.pause = 1;
    // One answer more comes with every ten seconds; the last word comes once.
    for _ in 0..13 {
        table.say("Ann", "e4e9", false).await;
    }
    assert_eq!(table.say("Ann", "e4e9", false).await, None);
    let reply = table.play("Ann", "e4e9").await;
    assert!(!refused(&reply).is_empty(), "a command is always answered");
    assert_eq!(table.say("Ann", "e4e6", false).await, None);
    assert_eq!(table.game().await.line.ply(), 1);
    let effects = table.waiting().await;
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Say { .. })), "{effects:?}");
}
