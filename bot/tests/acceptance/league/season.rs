//! A season: it begins by itself, its games begin as earlier ones end, and it ends with a table.

use super::{
    NAMES, begun, due, joined, league, lose, named, played, posted, ranked, running, wish,
};
use crate::table::{NOON, Table, lines};
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::league::types::LeagueStage;
use menagerie_core::{LeagueId, PlayerId};
use menagerie_words::{fixed, in_full};
use std::collections::BTreeMap;

/// How many games of a season each member has with the first and with the second side.
async fn sides(table: &Table) -> BTreeMap<String, [usize; 2]> {
    let mut sides: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for begun in league(table, 1).await.games {
        let game = table.store.game(begun.game).await.expect("reads").expect("it is there");
        for (side, player) in game.players.iter().enumerate() {
            sides.entry(named(player).to_owned()).or_default()[side] += 1;
        }
    }
    sides
}

#[tokio::test]
async fn it_begins_at_its_date_when_four_are_in() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 4).await;
    table.deliver().await;
    table.stop_at(NOON + 7 * DAY - 1);
    due(&mut table).await;
    assert!(league(&table, 1).await.is_open(), "before its date");
    table.wait(1);
    due(&mut table).await;
    let began = menagerie_core::Timestamp(NOON + 7 * DAY);
    let league = league(&table, 1).await;
    // Seven games of each in a full division, at two a time, for six weeks and a bit each.
    let ends = menagerie_core::Timestamp(began.0 + 180 * DAY);
    assert_eq!(league.stage, LeagueStage::Running { began, ends });
    // Everybody has two games, and both are told.
    let games = running(&table, 1).await;
    assert_eq!(games.len(), 4);
    let said = lines(&table.deliver().await);
    for game in &games {
        let open = format!("open game {}", game.id);
        assert_eq!(said.iter().filter(|it| it.starts_with(&open)).count(), 1, "{said:#?}");
        let mover = named(game.player(game.turn()));
        let board = format!("board of game {} at ply 0 [wakes {mover}]", game.id);
        assert_eq!(said.iter().filter(|it| it.starts_with(&board)).count(), 1, "{said:#?}");
    }
}

#[tokio::test]
async fn it_waits_for_the_fourth_and_begins_as_they_join() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 3).await;
    table.stop_at(NOON + 8 * DAY);
    table.deliver().await;
    due(&mut table).await;
    let said = lines(&table.deliver().await);
    let waits = in_full("league-waits", [("missing", "1")]);
    assert!(said.iter().any(|it| it.contains(waits)), "{said:#?}");
    assert!(league(&table, 1).await.is_open());
    wish(&mut table, NAMES[3], &[("what", "join"), ("number", "1")]).await;
    due(&mut table).await;
    assert_eq!(running(&table, 1).await.len(), 4);
}

#[tokio::test]
async fn everybody_meets_everybody_once_with_fair_sides() {
    for count in 4..=8 {
        let mut table = begun(&[("games", "3")], count).await;
        played(&mut table, 1, &NAMES).await;
        assert!(league(&table, 1).await.is_over(), "{count}");
        let games = league(&table, 1).await.games.len();
        assert_eq!(games, count * (count - 1) / 2, "each pair of {count} once");
        for (player, [first, second]) in sides(&table).await {
            assert!(first.abs_diff(second) <= 1, "{player} of {count}: {first} and {second}");
        }
        let [table] = &ranked(&table, 1).await[..] else { panic!("there is one division") };
        let names: Vec<&str> = table.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, NAMES[..count], "the stronger one always wins");
        let points: Vec<u64> = table.iter().map(|(_, points)| *points).collect();
        assert_eq!(points, (0..count as u64).rev().map(|wins| 2 * wins).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn twice_means_both_sides_against_each() {
    let mut table = begun(&[("rounds", "double")], 4).await;
    played(&mut table, 1, &NAMES).await;
    assert_eq!(league(&table, 1).await.games.len(), 12);
    assert!(sides(&table).await.values().all(|sides| *sides == [3, 3]));
}

#[tokio::test]
async fn nobody_has_more_games_at_once_than_the_league_says() {
    let mut table = begun(&[("games", "1")], 6).await;
    for _ in 0..40 {
        let games = running(&table, 1).await;
        let mut busy: Vec<PlayerId> = games.iter().flat_map(|it| it.players.clone()).collect();
        busy.sort();
        let all = busy.len();
        busy.dedup();
        assert_eq!(all, busy.len(), "somebody has two games");
        let Some(game) = games.first() else { return };
        lose(&mut table, game.id, named(&game.players[0])).await;
        due(&mut table).await;
    }
    panic!("it does not end");
}

#[tokio::test]
async fn what_is_due_twice_is_done_once() {
    let mut table = begun(&[], 5).await;
    let games = league(&table, 1).await.games.len();
    for _ in 0..3 {
        table.happen(EventKind::LeagueDue(LeagueId(1))).await;
    }
    assert_eq!(league(&table, 1).await.games.len(), games, "no game begins twice");
    played(&mut table, 1, &NAMES).await;
    table.deliver().await;
    table.happen(EventKind::LeagueDue(LeagueId(1))).await;
    assert_eq!(lines(&table.deliver().await), [""; 0], "it is over once");
}

#[tokio::test]
async fn the_post_is_edited_and_the_end_is_told_once() {
    let mut table = begun(&[], 4).await;
    table.deliver().await;
    let game = running(&table, 1).await.remove(0);
    lose(&mut table, game.id, named(&game.players[0])).await;
    due(&mut table).await;
    let said = lines(&table.deliver().await);
    let posts = said.iter().filter(|it| it.starts_with("settle league:1")).count();
    assert_eq!(posts, 1, "one edit: {said:#?}");
    played(&mut table, 1, &NAMES).await;
    let said = lines(&table.deliver().await);
    let over = said.iter().filter(|it| it.starts_with("post in test:channel")).collect::<Vec<_>>();
    let [over] = over[..] else { panic!("one message for all: {said:#?}") };
    assert!(over.contains("@Ann") && over.contains('3'), "{over}");
    assert!(!said.last().expect("the post").contains(fixed("action-show-me")), "{said:#?}");
}

#[tokio::test]
async fn several_games_take_turns_by_rounds() {
    let terms = [("variant", "chess, shako , terachess 2"), ("games", "9")];
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let given = [&[("what", "create"), ("name", "Mixed")], &terms[..]].concat();
    super::managed(&mut table, &given).await;
    super::managed(&mut table, &[("what", "publish")]).await;
    joined(&mut table, "1", 4).await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    for game in running(&table, 1).await {
        *played.entry(game.variant().id.clone()).or_default() += 1;
    }
    let each = [("chess", 2), ("shako", 2), ("terachess-2", 2)];
    assert_eq!(played, each.map(|(id, count)| (id.to_owned(), count)).into());
}

#[tokio::test]
async fn games_wait_while_all_games_stand_still() {
    use menagerie_core::model::request::{Authority, Command};
    use menagerie_core::moderation::types::ModerationRequest;
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 4).await;
    let freeze =
        Command::Moderation(ModerationRequest::FreezeAll { reason: "a wedding".to_owned() });
    table.by("Zoe", Authority::Manager, freeze).await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    assert!(league(&table, 1).await.is_open());
    table.by("Zoe", Authority::Manager, Command::Moderation(ModerationRequest::ThawAll)).await;
    table.wait(3_600);
    due(&mut table).await;
    assert_eq!(running(&table, 1).await.len(), 4);
}
