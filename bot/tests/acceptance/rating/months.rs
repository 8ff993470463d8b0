//! The ratings of a month are computed once, when it is over, and always follow from the games.

use super::{DAY, FEBRUARY, For, MARCH, begin, end, played};
use crate::beside::pool;
use crate::people::links::{link, other};
use crate::table::{CHANNEL, NOON, Table, done, person};
use menagerie_club::ratings::{Calendar, Game, Outcome, Period, Record, RunningGame, Side};
use menagerie_core::model::request::Command;
use menagerie_core::rating::Rating;
use menagerie_core::{PlayerId, Timestamp};
use menagerie_store::Store;
use std::collections::BTreeMap;

/// January 2026, counted from January 1970.
const JANUARY: Period = Period(672);

/// Closes all months that are over.
async fn close(store: &Store, now: i64) -> Vec<i64> {
    let mut closed = Vec::new();
    while let Some(month) = store.close_month_of_ratings(Timestamp(now)).await.expect("works") {
        closed.push(month.0);
    }
    closed
}

/// The stored ratings of a player over all games, by months.
async fn stored(table: &Table, who: &PlayerId) -> Vec<(i64, Rating)> {
    let kept = table.store.ratings_of(who, Timestamp(table.now)).await.expect("reads");
    let months = kept.expect("no month is missing").months.into_iter();
    months.map(|(month, rating)| (month.0, rating)).collect()
}

async fn is_sound(table: &Table) -> Option<i64> {
    let check = table.store.check_ratings().await.expect("reads");
    check.differs.map(|month| month.0)
}

/// Ann beats Bob in January, draws with Cid in February, and a game of Bob's runs from January on.
async fn two_months() -> Table {
    let mut table = Table::new().await;
    played(&mut table, NOON, ["Ann", "Bob"], For::Won).await;
    begin(&mut table, NOON + DAY, ["Bob", "Dan"], "chess").await;
    played(&mut table, FEBRUARY + DAY, ["Cid", "Ann"], For::Drawn).await;
    table.stop_at(MARCH);
    table
}

#[tokio::test]
async fn the_ratings_of_each_month_are_those_of_its_games() {
    let table = two_months().await;
    assert_eq!(close(&table.store, MARCH - 1).await, [672], "February is not over");
    assert_eq!(close(&table.store, MARCH).await, [673]);
    assert_eq!(close(&table.store, MARCH).await, [0_i64; 0], "all is done");
    let [ann, bob, cid, dan] = ["Ann", "Bob", "Cid", "Dan"].map(person);
    let game = |id, ended, first: &PlayerId, second: &PlayerId, outcome| Game {
        id,
        ended,
        first: first.clone(),
        second: second.clone(),
        outcome,
    };
    let games = vec![
        game(1, NOON, &ann, &bob, Outcome::Won(Side::First)),
        game(3, FEBRUARY + DAY, &cid, &ann, Outcome::Drawn),
    ];
    let running = [&bob, &dan].map(|player| RunningGame {
        player: player.clone(),
        began: NOON + DAY,
        ended: None,
    });
    let record = Record::new(Calendar::Months, games, running.to_vec()).expect("it is one");
    let closed = record.ratings(Period(674), |_| true).expect("it is soon after").closed;
    for player in [&ann, &bob, &cid, &dan] {
        let expected: Vec<_> =
            closed.iter().filter_map(|(month, all)| Some((month.0, *all.get(player)?))).collect();
        assert_eq!(stored(&table, player).await, expected, "{player:?}");
    }
    let grown = |who: &PlayerId| closed[1].1[who].deviation > closed[0].1[who].deviation;
    assert!(!grown(&bob), "a rated game of his ran in February");
    assert_eq!(is_sound(&table).await, None);
}

#[tokio::test]
async fn of_two_that_would_compute_a_month_one_does() {
    let table = two_months().await;
    let close = || table.store.close_month_of_ratings(Timestamp(FEBRUARY));
    let (one, two) = tokio::join!(close(), close());
    let mut closed = [one, two].map(|month| month.expect("works").map(|it| it.0));
    closed.sort_unstable();
    assert_eq!(closed, [None, Some(672)]);
}

#[tokio::test]
async fn a_game_whose_end_is_stored_late_opens_its_month_again() {
    let mut table = two_months().await;
    assert_eq!(close(&table.store, MARCH).await, [672, 673]);
    let before = stored(&table, &person("Bob")).await;
    played(&mut table, FEBRUARY - 1, ["Bob", "Dan"], For::Won).await;
    table.stop_at(MARCH);
    let later = table.store.ratings_of(&person("Bob"), Timestamp(MARCH)).await.expect("reads");
    assert!(later.is_none(), "what is not known yet is not told");
    assert_eq!(close(&table.store, MARCH).await, [672, 673]);
    let after = stored(&table, &person("Bob")).await;
    assert!(after[0].1.rating > before[0].1.rating, "{after:?}");
    assert_eq!(is_sound(&table).await, None);
}

#[tokio::test]
async fn a_game_that_is_not_rated_opens_no_month() {
    let mut table = two_months().await;
    close(&table.store, MARCH).await;
    table.stop_at(FEBRUARY - 1);
    table.start_game().await;
    assert_eq!(close(&table.store, MARCH).await, [0_i64; 0]);
}

#[tokio::test]
async fn a_deleted_member_has_no_rating_and_those_of_others_keep_their_bits() {
    let mut table = two_months().await;
    close(&table.store, MARCH).await;
    let ann = stored(&table, &person("Ann")).await;
    let asked = Timestamp(table.now);
    let forget = Command::Forget { confirmed: Some(asked) };
    done(&table.private("Cid", CHANNEL, forget).await);
    assert_eq!(close(&table.store, MARCH).await, [673], "Cid first played in February");
    assert_eq!(stored(&table, &person("Cid")).await, []);
    assert_eq!(stored(&table, &person("Ann")).await, ann);
    assert_eq!(is_sound(&table).await, None);
}

#[tokio::test]
async fn linked_accounts_have_one_rating_from_the_games_of_both() {
    let of_one = async |second: &str| {
        let mut table = two_months().await;
        played(&mut table, FEBRUARY + 2 * DAY, ["Cid", second], For::Lost).await;
        table.stop_at(MARCH);
        table
    };
    let mut table = of_one("Eve").await;
    // It was the other account of Ann's that played there.
    let beside = pool(&table.folder.url()).await;
    let sat_down = sqlx::query("UPDATE games SET black = $1 WHERE black = $2");
    let sat_down = sat_down.bind(other().as_str().to_owned());
    let changed = sat_down.bind(person("Eve").as_str().to_owned()).execute(&beside).await;
    assert_eq!(changed.expect("it is there").rows_affected(), 1);
    beside.close().await;
    close(&table.store, MARCH).await;
    let apart = stored(&table, &person("Ann")).await;
    assert_eq!(stored(&table, &other()).await.len(), 1);
    done(&link(&mut table).await);
    assert_eq!(close(&table.store, MARCH).await, [673], "since the first of the account's games");
    assert_eq!(stored(&table, &other()).await, [], "the account is the member now");
    let together = stored(&table, &person("Ann")).await;
    assert_ne!(together, apart);
    let one = of_one("Ann").await;
    close(&one.store, MARCH).await;
    assert_eq!(together, stored(&one, &person("Ann")).await, "as if one had played all of it");
    assert_eq!(is_sound(&table).await, None);
}

#[tokio::test]
async fn a_link_of_an_account_without_rated_games_changes_nothing() {
    let mut table = two_months().await;
    close(&table.store, MARCH).await;
    done(&link(&mut table).await);
    assert_eq!(close(&table.store, MARCH).await, [0_i64; 0]);
}

#[tokio::test]
async fn a_changed_rating_is_found_and_forgotten_ratings_come_back() {
    let table = two_months().await;
    close(&table.store, MARCH).await;
    let ann = stored(&table, &person("Ann")).await;
    let beside = pool(&table.folder.url()).await;
    // One bit of a rating around 1,600.
    let nudge = "UPDATE ratings SET rating = rating + 2.3e-13 WHERE month = 673 AND player = $1";
    let nudged = sqlx::query(nudge).bind(person("Ann").as_str().to_owned()).execute(&beside).await;
    assert_eq!(nudged.expect("they are there").rows_affected(), 2, "in chess and over all");
    beside.close().await;
    assert_eq!(is_sound(&table).await, Some(673));
    table.store.forget_ratings().await.expect("works");
    assert_eq!(close(&table.store, MARCH).await, [672, 673]);
    assert_eq!(stored(&table, &person("Ann")).await, ann);
}

#[tokio::test]
async fn losses_on_time_in_a_row_count_once_across_months_and_twenty_cost_what_one_costs() {
    let mut rated = BTreeMap::new();
    for losses in [1, 20] {
        let mut table = Table::new().await;
        for number in 0..losses {
            let opponent = format!("Opponent{number}");
            let at = NOON + number * 2 * DAY;
            played(&mut table, at, ["Ann", &opponent], For::LostOnTime).await;
        }
        table.stop_at(MARCH);
        assert_eq!(close(&table.store, MARCH).await, [672, 673]);
        rated.insert(losses, stored(&table, &person("Ann")).await);
        assert_eq!(is_sound(&table).await, None);
    }
    assert_eq!(rated[&1][0], rated[&20][0]);
    assert_eq!(rated[&1][0].0, JANUARY.0);
    // In February games ran where there were twenty, so that less became uncertain.
    assert_eq!(rated[&1][1].1.rating.to_bits(), rated[&20][1].1.rating.to_bits());
}

#[tokio::test]
async fn a_running_game_keeps_a_rating_from_growing_uncertain() {
    let mut table = Table::new().await;
    played(&mut table, NOON, ["Ann", "Bob"], For::Won).await;
    let game = begin(&mut table, NOON, ["Ann", "Cid"], "chess").await;
    table.stop_at(MARCH + 40 * DAY);
    assert_eq!(close(&table.store, table.now).await, [672, 673, 674]);
    let ann = stored(&table, &person("Ann")).await;
    assert!(ann.windows(2).all(|two| two[0].1 == two[1].1), "{ann:?}");
    let bob = stored(&table, &person("Bob")).await;
    assert!(bob.windows(2).all(|two| two[0].1.deviation < two[1].1.deviation), "{bob:?}");
    end(&mut table, game, ["Ann", "Cid"], MARCH + 40 * DAY, For::Drawn).await;
}
