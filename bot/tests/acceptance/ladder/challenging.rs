//! Challenges on a ladder: whom one may challenge, and the game that begins.

use super::{asked, challenge, challenged, due, ladder_of, lose, order, running, wish};
use crate::table::{CHANNEL, NOON, Table, done, lines, person, refused};
use menagerie_chat::conversation::command;
use menagerie_core::clock::{DAY, Kind};
use menagerie_core::model::request::{Authority, Command, Presence};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::vacation::types::VacationRequest;
use menagerie_words::{fixed, fixed_with};

#[tokio::test]
async fn a_challenge_begins_a_game_at_once_with_a_clock() {
    let mut table = ladder_of(3).await;
    let game = challenged(&mut table, "Cid", "Ann").await;
    let said = lines(&table.deliver().await);
    let open = format!("open game {}", game.id);
    assert_eq!(said.iter().filter(|it| it.starts_with(&open)).count(), 1, "{said:#?}");
    let place = fixed_with("ladder-game-of", [("place", 1)]);
    assert!(said.iter().any(|it| it.contains(place)), "{said:#?}");
    let control = game.timing.expect("it has a clock").control;
    assert_eq!((control.kind, control.event), (Kind::Days(3 * DAY), true));
    // Sides are drawn.
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let mut table = ladder_of(2).await;
        table.rng = rand::SeedableRng::seed_from_u64(seed);
        firsts.insert(challenged(&mut table, "Bob", "Ann").await.players[0].clone());
    }
    assert_eq!(firsts.len(), 2, "{firsts:?}");
}

#[tokio::test]
async fn one_may_challenge_up_to_three_places_above() {
    let mut table = ladder_of(6).await;
    for (who, whom, words) in [
        ("Fay", "Ann", "5 places above you"),
        ("Fay", "Bob", "4 places above you"),
        ("Ann", "Bob", "@Bob is below you"),
        ("Ann", "Ann", "yourself"),
        ("Gus", "Ann", "/ladder what:join variant:chess"),
        ("Ann", "Gus", "@Gus isn't on this ladder"),
    ] {
        let reply = challenge(&mut table, who, whom).await;
        assert!(refused(&reply).contains(words), "{who} {whom}: {reply:?}");
    }
    assert!(running(&table).await.is_empty());
    challenged(&mut table, "Fay", "Cid").await;
}

#[tokio::test]
async fn nobody_plays_two_challenges_of_one_kind_at_once() {
    let mut table = ladder_of(6).await;
    let game = challenged(&mut table, "Cid", "Bob").await;
    let second = challenge(&mut table, "Cid", "Ann").await;
    assert!(refused(&second).contains(&format!("#{}", game.id)), "{second:?}");
    let busy = challenge(&mut table, "Dan", "Bob").await;
    assert!(refused(&busy).contains("@Bob"), "{busy:?}");
    // A challenger can be challenged, and who is challenged can challenge.
    challenged(&mut table, "Dan", "Cid").await;
    challenged(&mut table, "Bob", "Ann").await;
    assert_eq!(running(&table).await.len(), 3);
}

#[tokio::test]
async fn the_same_member_has_a_week_of_rest_from_the_same_challenger() {
    let mut table = ladder_of(3).await;
    table.stop_at(NOON);
    let game = challenged(&mut table, "Cid", "Ann").await;
    lose(&mut table, game.id, "Cid").await;
    let ended = table.now();
    let again = challenge(&mut table, "Cid", "Ann").await;
    assert!(refused(&again).contains("@Ann"), "{again:?}");
    // Others may, and the same one may challenge others.
    challenged(&mut table, "Bob", "Ann").await;
    let game = challenged(&mut table, "Cid", "Bob").await;
    lose(&mut table, game.id, "Cid").await;
    table.stop_at(ended + 7 * DAY - 1);
    refused(&challenge(&mut table, "Cid", "Ann").await);
    table.stop_at(ended + 7 * DAY);
    let busy = refused(&challenge(&mut table, "Cid", "Ann").await);
    assert!(
        busy.contains(fixed("ladder-refused-challenged")),
        "only her game with Bob is against it: {busy}"
    );
}

#[tokio::test]
async fn on_vacation_nobody_is_challenged() {
    let mut table = ladder_of(2).await;
    let away = VacationRequest { until: "10d".to_owned(), ..VacationRequest::default() };
    done(&table.private("Ann", CHANNEL, Command::Vacation(away)).await);
    table.wait(60);
    let reply = challenge(&mut table, "Bob", "Ann").await;
    assert!(refused(&reply).contains(fixed("ladder-refused-on-vacation")), "{reply:?}");
    table.wait(11 * DAY);
    challenged(&mut table, "Bob", "Ann").await;
}

#[tokio::test]
async fn members_who_have_blocked_each_other_do_not_meet() {
    let mut table = ladder_of(2).await;
    let block = Command::Moderation(ModerationRequest::Block { whom: Some(person("Bob")) });
    done(&table.private("Ann", CHANNEL, block).await);
    let reply = challenge(&mut table, "Bob", "Ann").await;
    assert!(matches!(reply, Reply::Refused(_)), "{reply:?}");
    assert!(running(&table).await.is_empty());
}

#[tokio::test]
async fn what_cannot_begin_is_refused_and_changes_nothing() {
    let mut table = ladder_of(3).await;
    let nobody = wish(&mut table, "Bob", &[("what", "challenge")]).await;
    assert!(refused(&nobody).contains("/ladder variant:chess"), "{nobody:?}");
    let bot = asked(&[("what", "challenge"), ("member", "Ann")], Presence::Bot);
    refused(&table.private("Bob", CHANNEL, bot).await);
    let unseen = asked(&[("what", "challenge"), ("member", "Ann")], Presence::OutOfSight);
    refused(&table.private("Bob", CHANNEL, unseen).await);
    // All games of the community stand still.
    let freeze =
        Command::Moderation(ModerationRequest::FreezeAll { reason: "Repairs.".to_owned() });
    done(&table.by("Zoe", Authority::Manager, freeze).await);
    refused(&challenge(&mut table, "Bob", "Ann").await);
    due(&mut table).await;
    assert!(running(&table).await.is_empty());
    assert_eq!(order(&table).await, ["Ann", "Bob", "Cid"]);
}

#[tokio::test]
async fn the_usual_clock_of_a_community_holds_if_it_ends_a_game() {
    for (usual, kind) in [("days 7d", 7), ("days 7d soft", 3), ("none", 3)] {
        let mut table: Table = ladder_of(2).await;
        let options = [("clock".to_owned(), usual.to_owned())].into_iter().collect();
        let set = command(CommandName::Server, &options, None).expect("it is decided at the desk");
        let reply = table.by("Zoe", Authority::Manager, set).await;
        assert!(!matches!(reply, Reply::Refused(_)), "{reply:?}");
        let game = challenged(&mut table, "Bob", "Ann").await;
        let control = game.timing.expect("it has a clock").control;
        assert_eq!(control.kind, Kind::Days(kind * DAY), "{usual}");
    }
}

#[tokio::test]
async fn without_a_ladder_there_is_nobody_to_challenge() {
    let mut table = Table::new().await;
    let reply = challenge(&mut table, "Bob", "Ann").await;
    assert!(refused(&reply).contains(fixed("ladder-refused-no-variant")), "{reply:?}");
}
