//! The new things since 0018 stand as they stood in 0021, and go on: games that are seen on two
//! networks, members with two accounts, and vacations that were planned.

use super::OF_0021;
use super::opened::{Opened, move_in};
use crate::table::{NOON, done, line};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::request::{Authority, Command};
use menagerie_core::model::{ActionKind, Code, Reply};
use menagerie_core::{Place, PlayerId, Server, Timestamp};
use menagerie_words::fixed_with;

/// The last that the program of that time has noted: half past twelve.
const LAST: i64 = NOON + 1_800;
/// The code of the challenge that waits.
const CODE: &str = "AKCNG7";
const ANN: (&str, &str) = ("test", "Ann");
const ANN_ELSEWHERE: (&str, &str) = ("matrix", "@ann:hs.test");
const BEA: (&str, &str) = ("matrix", "@bea:hs.test");
const EVE: (&str, &str) = ("other", "Eve");

fn person((network, name): (&str, &str)) -> PlayerId {
    PlayerId::new(network, name)
}

async fn opened() -> Opened {
    Opened::of(OF_0021, LAST).await
}

impl Opened {
    /// The answer to somebody who asks in some place of their network.
    async fn on(&mut self, who: (&str, &str), at: [&str; 2], command: Command) -> Reply {
        let [place, server] = at;
        let at = (Place::new(who.0, place), Server::new(who.0, server));
        self.by_at(person(who), at, Authority::Player, command).await
    }
}

#[tokio::test]
async fn a_game_that_is_seen_in_two_places_goes_on_in_both() {
    let mut opened = opened().await;
    let game = opened.game(1).await;
    assert_eq!(game.players, [ANN, EVE].map(person));
    let [window] = &game.windows[..] else { panic!("{:?}", game.windows) };
    assert_eq!(window.own_place, Some(Place::new("other", "hall/1")));
    let reply = opened.on(EVE, ["hall/1", "hall"], move_in(1, "b8c6")).await;
    done(&reply);
    assert_eq!(opened.played(1).await, ["e2e4", "e7e5", "g1f3", "b8c6"]);
    let rows = opened.store.waiting(0).await.expect("reads");
    let boards =
        |lane: &str| rows.iter().filter(|row| row.lane == lane && row.kind == "announce").count();
    // The one that waited, and the one that was just made.
    assert_eq!((boards("game:1"), boards("game:1@other")), (2, 2), "{rows:?}");
}

#[tokio::test]
async fn what_is_left_of_a_challenge_is_joined_by_its_code() {
    let mut opened = opened().await;
    let code = Code::read(CODE).expect("it is one");
    let told = opened
        .on(BEA, ["!room", "!room"], Command::Challenge(ChallengeRequest::Join(Ok(code))))
        .await;
    assert!(
        done(&told).starts_with(fixed_with("challenge-joined-done", [("game", "#4")])),
        "{told:?}"
    );
    assert_eq!(opened.game(4).await.players, [ANN, BEA].map(person));
}

#[tokio::test]
async fn a_member_with_two_accounts_is_one_until_they_are_parted() {
    let mut opened = opened().await;
    let game = opened.game(2).await;
    assert_eq!(game.players, [ANN, BEA].map(person), "they are one member");
    assert_eq!(game.accounts, [ANN_ELSEWHERE, BEA].map(person), "who has sat down");
    done(&opened.on(ANN_ELSEWHERE, ["!room", "!room"], move_in(2, "e4e6")).await);
    let part = |confirmed| Command::Link(LinkRequest::Unlink { confirmed });
    let asked = opened.on(ANN, ["channel", "server"], part(None)).await;
    let refused = match &asked {
        Reply::Ask(_, actions) => {
            let ActionKind::Unlink(number) = actions[0].kind else { panic!("{actions:?}") };
            opened.on(ANN, ["channel", "server"], part(Some(number))).await
        }
        _ => asked,
    };
    let said = crate::table::refused(&refused);
    assert!(said.contains("vacation"), "a vacation that is planned is for all games: {said}");
    assert_eq!(opened.game(3).await.players[1], person(ANN));
}

#[tokio::test]
async fn a_vacation_that_was_planned_begins_and_is_told() {
    let mut opened = opened().await;
    opened.now = NOON + 5 * DAY + 1_220;
    let now = Timestamp(opened.now);
    let due = opened.store.due_members("test", now, None).await.expect("reads");
    let who: Vec<PlayerId> = due.into_iter().map(|(player, _)| player).collect();
    assert_eq!(who, [person(ANN)]);
    let told = opened.happen(EventKind::MemberDue(person(ANN))).await;
    let told: Vec<String> = told.iter().map(line).collect();
    let begun = |told: &&String| {
        told.contains(&format!(
            "{} 2026-01-14",
            fixed_with("notice-vacation-begun", [("player", "@Ann")])
        ))
    };
    assert!(told.iter().filter(begun).count() >= 2, "in each of her games: {told:#?}");
}
