//! Nobody accepts or joins what they were not told: the terms of a game stand wherever it can be
//! begun.

use crate::play::private_boards::{asked, told as listed};
use crate::table::{CHANNEL, THREAD, Table, done, line};
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{ChallengeRequest, Command, SideRequest, Terms};
use menagerie_core::model::state::StartRequest;
use menagerie_core::{ChallengeId, GameId};
use menagerie_words::in_full;

/// What both must know who begin a game of an event.
const EVENT: &str = "As in an event, there are no take-backs and no extra time. A player who doesn't \
                     start in time loses.";

#[tokio::test]
async fn the_terms_of_an_event_are_told_with_the_challenge_and_with_the_first_board() {
    for (clock, told) in [
        (
            "days 3d event",
            format!(" Clock: 3 days for each move. A player who runs out of time loses. {EVENT}"),
        ),
        ("none event", " Clock: no deadline. As in an event, there are no take-backs.".to_owned()),
    ] {
        let mut table = Table::new().await;
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        let challenge = line(&table.deliver().await[0]);
        assert!(challenge.contains(&told), "{clock}: {challenge}");
        done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
        table.open_thread(GameId(1), THREAD).await;
        let effects = table.deliver().await;
        let board = line(effects.last().expect("there is a board"));
        assert!(board.contains(told.trim_start()), "{clock}: {board}");
    }
}

#[tokio::test]
async fn whoever_joins_from_the_list_knows_the_clock_and_the_start() {
    let setup = "7k/8/8/8/8/8/Q1Q5/K7 w - - 0 1";
    for (clock, setup, side, told) in [
        ("", "", SideRequest::Random, ""),
        (
            "days 1h event",
            "",
            SideRequest::Random,
            " Clock: 1 hour for each move. A player who runs out of time loses. As in an event,",
        ),
        ("", setup, SideRequest::First, " The start position is in the challenge."),
        ("days 3d", "", SideRequest::Second, " Clock: 3 days for each move."),
    ] {
        let mut table = Table::new().await;
        let open = Command::Challenge(ChallengeRequest {
            variant: "chess".to_owned(),
            side,
            start: StartRequest { setup: setup.to_owned(), ..StartRequest::default() },
            clock: clock.to_owned(),
            terms: Terms::read("", "").expect("there are such terms"),
            level: None,
            opponent: None,
        });
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
        assert!(list.contains(&format!("{first}{told}")), "{list}");
        assert!(!told.is_empty() || list.contains(&format!("{first} Open until ")), "{list}");
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
    assert!(list.contains(&format!("{challenge} Clock: 1 hour for each move.")), "{list}");
}
