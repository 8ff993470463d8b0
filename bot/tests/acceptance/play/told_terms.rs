//! Nobody accepts or joins a game without being told its terms: they stand wherever it can be
//! begun.

use crate::asking::{asked, told as listed};
use crate::table::{CHANNEL, THREAD, Table, accept, done, line};
use menagerie_core::GameId;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::model::CommandName;
use menagerie_core::model::request::Command;
use menagerie_words::{NOTHING, first_words, in_full};

/// The words on a clock with so much time for each move.
fn clock(each: &str, event: &str) -> &'static str {
    let clock = in_full("time-clock-days", [("each", each)]);
    in_full(
        "time-clock",
        [("clock", clock), ("timeout", "lost"), ("runs_on", "never"), ("event", event)],
    )
}

#[tokio::test]
async fn the_terms_of_an_event_are_told_with_the_challenge_and_with_the_first_board() {
    for (typed, told) in [
        ("days 3d event", clock("3 days", "yes")),
        ("none event", in_full("time-no-clock", [("event", "yes")])),
    ] {
        let mut table = Table::new().await;
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, typed).await);
        let challenge = line(&table.deliver().await[0]);
        assert!(challenge.contains(&format!(" {told}")), "{typed}: {challenge}");
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        table.open_thread(GameId(1), THREAD).await;
        let effects = table.deliver().await;
        let board = line(effects.last().expect("there is a board"));
        assert!(board.contains(told), "{typed}: {board}");
    }
}

#[tokio::test]
async fn whoever_joins_from_the_list_knows_the_clock_and_the_start() {
    let setup = "7k/8/8/8/8/8/Q1Q5/K7 w - - 0 1";
    for (typed, setup, side, told) in [
        ("", "", SideRequest::Random, None),
        ("days 1h event", "", SideRequest::Random, Some(clock("1 hour", "yes"))),
        ("", setup, SideRequest::First, Some(in_full("challenge-start-as-posted", NOTHING))),
        ("days 3d", "", SideRequest::Second, Some(clock("3 days", "no"))),
    ] {
        let mut table = Table::new().await;
        let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
            variant: "chess".to_owned(),
            side,
            start: StartRequest { setup: setup.to_owned(), ..StartRequest::default() },
            clock: typed.to_owned(),
            terms: Terms::read("", "").expect("there are such terms"),
            level: None,
            rated: None,
            opponent: None,
        }));
        done(&table.private("Ann", CHANNEL, open).await);
        let list = listed(&asked(&table, "Bob", CommandName::Games, &[("which", "open")]).await);
        let first = &*format!(
            "{} {}",
            in_full(
                "challenge-listed",
                [("number", "1"), ("challenger", "@Ann"), ("variant", "Chess")]
            ),
            in_full("challenge-may-join", [("games", 1)])
        );
        let told = told.unwrap_or(first_words("challenge-stands-until", NOTHING));
        assert!(list.contains(&format!("{first} {told}")), "{list}");
    }
}

#[tokio::test]
async fn whoever_accepts_from_the_list_knows_the_clock() {
    let mut table = Table::new().await;
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 1h").await);
    let list = listed(&asked(&table, "Bob", CommandName::Games, &[]).await);
    let challenge = in_full(
        "lists-own-challenge",
        [
            ("number", "1"),
            ("challenger", "@Ann"),
            ("opponent", "@Bob"),
            ("variant", "Terachess II"),
        ],
    );
    assert!(list.contains(&format!("{challenge} {}", clock("1 hour", "no"))), "{list}");
}
