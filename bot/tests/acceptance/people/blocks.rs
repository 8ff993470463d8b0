//! Two people of whom one has blocked the other: no challenge between them is made or answered, in
//! either direction, nobody is told who has blocked whom, and what runs goes on.

use crate::server::{Server, challenge_of};
use crate::table::{CHANNEL, THREAD, Table, accept, done, person, refused};
use crate::wire;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::{ChallengeId, GameId};
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use serde_json::json;

fn block(whom: &str) -> Command {
    Command::Moderation(ModerationRequest::Block { whom: Some(person(whom)) })
}

fn unblock(whom: &str) -> Command {
    Command::Moderation(ModerationRequest::Unblock { whom: Some(person(whom)) })
}

fn open() -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        terms: Terms::read("standing", "").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
        clock: String::new(),
    }))
}

fn do_not_play(other: &str) -> String {
    in_full("offer-refused-do-not-play", [("player", &*format!("@{other}"))]).to_owned()
}

#[tokio::test]
async fn who_is_blocked_is_told_the_same_as_who_has_blocked() {
    let mut table = Table::new().await;
    let reply = table.private("Ann", CHANNEL, block("Bob")).await;
    assert_eq!(done(&reply), in_full("moderation-blocked", [("player", "@Bob")]));
    assert_eq!(table.deliver().await, [], "nobody else sees anything");
    for (from, to) in [("Ann", "Bob"), ("Bob", "Ann")] {
        let reply = table.challenge(from, to, SideRequest::First).await;
        assert_eq!(refused(&reply), do_not_play(to));
    }
    for (from, to) in [("Ann", "Cid"), ("Cid", "Bob")] {
        done(&table.challenge(from, to, SideRequest::First).await);
    }
    done(&table.private("Ann", CHANNEL, unblock("Bob")).await);
    done(&table.challenge("Bob", "Ann", SideRequest::First).await);
}

#[tokio::test]
async fn what_was_asked_before_is_not_answered_and_can_be_taken_away() {
    let mut table = Table::new().await;
    done(&table.challenge("Bob", "Ann", SideRequest::First).await);
    done(&table.challenge("Ann", "Bob", SideRequest::First).await);
    done(&table.private("Ann", CHANNEL, block("Bob")).await);
    for (who, id, other) in [("Ann", 1, "Bob"), ("Bob", 2, "Ann")] {
        let reply = table.private(who, CHANNEL, accept(id)).await;
        assert_eq!(refused(&reply), do_not_play(other));
    }
    done(
        &table
            .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Decline(ChallengeId(1))))
            .await,
    );
    done(
        &table
            .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(2))))
            .await,
    );
}

#[tokio::test]
async fn neither_joins_the_challenges_of_the_other_and_others_do() {
    let mut table = Table::new().await;
    done(&table.private("Ann", CHANNEL, open()).await);
    done(&table.private("Bob", CHANNEL, open()).await);
    done(&table.private("Ann", CHANNEL, block("Bob")).await);
    for (who, id, other) in [("Bob", 1, "Ann"), ("Ann", 2, "Bob")] {
        let reply = table.private(who, CHANNEL, accept(id)).await;
        assert_eq!(refused(&reply), do_not_play(other));
    }
    for id in [1, 2] {
        done(&table.private("Cid", CHANNEL, accept(id)).await);
    }
}

#[tokio::test]
async fn games_that_run_go_on_and_have_no_rematch() {
    let mut table = Table::with_game().await;
    done(&table.private("Bob", THREAD, block("Ann")).await);
    done(&table.play("Ann", "e4e6 draw").await);
    done(&table.play("Bob", "e13e11").await);
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Ann", THREAD, resign).await);
    for (who, other) in [("Ann", "Bob"), ("Bob", "Ann")] {
        let which = Which::Number(GameId(1));
        let reply = table
            .private(who, THREAD, Command::Challenge(ChallengeRequest::Rematch { which }))
            .await;
        assert_eq!(refused(&reply), do_not_play(other));
    }
}

#[tokio::test]
async fn a_list_is_ones_own_and_has_an_end() {
    let mut table = Table::new().await;
    let list = Command::Moderation(ModerationRequest::Block { whom: None });
    assert_eq!(
        done(&table.private("Ann", CHANNEL, list.clone()).await),
        in_full("moderation-blocks-nobody", NOTHING)
    );
    for (command, refusal) in [
        (block("Ann"), in_full("offer-refused-oneself-to-block", NOTHING)),
        (unblock("Bob"), in_full("offer-refused-not-blocked", [("player", "@Bob")])),
        (
            Command::Moderation(ModerationRequest::Unblock { whom: None }),
            in_full("offer-refused-nobody-to-unblock", NOTHING),
        ),
    ] {
        assert_eq!(refused(&table.private("Ann", CHANNEL, command).await), refusal);
    }
    for whom in ["Dan", "Bob"] {
        done(&table.private("Ann", CHANNEL, block(whom)).await);
    }
    let again = table.private("Ann", CHANNEL, block("Bob")).await;
    assert_eq!(refused(&again), in_full("offer-refused-blocked-already", [("player", "@Bob")]));
    let told = done(&table.private("Ann", CHANNEL, list.clone()).await);
    assert_eq!(told, in_full("moderation-blocks", [("players", "@Bob, @Dan")]));
    let told = done(&table.private("Bob", CHANNEL, list).await);
    assert!(
        told.starts_with(fixed("moderation-blocks-nobody")),
        "who is blocked does not see it: {told}"
    );
    for number in 2..50 {
        done(&table.private("Ann", CHANNEL, block(&format!("P{number}"))).await);
    }
    let more = table.private("Ann", CHANNEL, block("Eve")).await;
    assert_eq!(refused(&more), in_full("offer-refused-too-many-blocked", [("limit", 50)]));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_blocked_alone_is_told_and_a_challenge_is_refused_to_the_caller_alone() {
    let server = Server::start().await;
    let bob = json!({"member": server.id("Bob").to_string()});
    let answer = server.slash("Ann", server.games, "block", bob.clone()).await;
    assert!(answer.is_ephemeral() && answer.text().contains(fixed("moderation-blocked")));
    assert!(answer.messages[0].mentions.is_empty());
    let ann = challenge_of(server.id("Ann"));
    let answer = server.slash("Bob", server.games, "challenge", ann).await;
    assert!(answer.is_ephemeral() && answer.text().contains(fixed("offer-refused-do-not-play")));
    assert_eq!(server.posts(server.games).len(), 0);
    let answer = server.slash("Ann", server.games, "block", json!({})).await;
    let blocked = fixed_with("moderation-blocks", [("players", server.mention("Bob"))]);
    assert!(answer.text().starts_with(blocked), "{}", answer.text());
    let answer = server.slash("Ann", server.games, "unblock", bob).await;
    assert!(answer.text().starts_with(fixed("moderation-unblocked")), "{}", answer.text());
    server.new_game().await;
    wire::is_valid(&server);
}
