//! A league is meant by its name, and no two have the same one.

use super::{begun, joined, league, managed, posted, wish};
use crate::asking::{asked, told};
use crate::table::refused;
use menagerie_core::model::{CommandName, Reply};
use menagerie_words::{fixed, in_full};

const AUTUMN: [(&str, &str); 3] = [("what", "create"), ("name", "Autumn"), ("variant", "chess")];

#[tokio::test]
async fn who_joins_by_a_name_is_in_the_league_of_that_name_and_in_no_other() {
    let mut table = posted(&[]).await;
    managed(&mut table, &AUTUMN).await;
    managed(&mut table, &[("what", "publish"), ("name", "Autumn")]).await;
    let unknown = refused(&wish(&mut table, "Ann", &[("what", "join"), ("name", "Sprnig")]).await);
    let none = in_full("league-refused-none-called", [("name", "Sprnig")]);
    assert_eq!(unknown, *none);
    for (name, number) in [(" autumn", 2), ("SPRING ", 1)] {
        let reply = wish(&mut table, "Ann", &[("what", "join"), ("name", name)]).await;
        assert!(matches!(reply, Reply::Done(_)), "{name}: {reply:?}");
        assert_eq!(league(&table, number).await.players.len(), 1, "{name}");
    }
    let again = refused(&wish(&mut table, "Ann", &[("what", "join"), ("name", "Spring")]).await);
    assert_eq!(again, *in_full("league-refused-already-in", [("league", "1")]));
}

#[tokio::test]
async fn who_joins_one_that_has_begun_is_told_so_and_is_in_no_other() {
    let mut table = begun(&[], 4).await;
    managed(&mut table, &AUTUMN).await;
    managed(&mut table, &[("what", "publish"), ("name", "Autumn")]).await;
    let late = refused(&wish(&mut table, "Eve", &[("what", "join"), ("name", "Spring")]).await);
    assert_eq!(late, *in_full("league-refused-has-begun", [("league", "1")]));
    let own = refused(&wish(&mut table, "Ann", &[("what", "join"), ("number", "1")]).await);
    assert_eq!(own, *in_full("league-refused-already-in", [("league", "1")]), "she plays in it");
    assert_eq!(league(&table, 2).await.players, []);
}

#[tokio::test]
async fn two_leagues_that_have_not_ended_have_two_names() {
    let mut table = posted(&[]).await;
    let spring = [("what", "create"), ("name", "spring"), ("variant", "chess")];
    let taken = refused(&managed(&mut table, &spring).await);
    assert_eq!(taken, *in_full("league-refused-name-taken", [("name", "spring"), ("league", "1")]));
    managed(&mut table, &[("what", "end"), ("number", "1"), ("confirm", "true")]).await;
    let reply = managed(&mut table, &spring).await;
    assert!(matches!(reply, Reply::Ask(..)), "the name is free again: {reply:?}");
}

#[tokio::test]
async fn one_is_shown_by_its_name_and_beside_ones_own_the_others_are_told() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 2).await;
    managed(&mut table, &AUTUMN).await;
    let own = told(&asked(&table, "Ann", CommandName::League, &[]).await);
    let others = fixed("league-list-more");
    assert!(own.contains("Spring") && !own.contains("Autumn") && !own.contains(others), "{own}");
    managed(&mut table, &[("what", "publish"), ("name", "Autumn")]).await;
    let own = told(&asked(&table, "Ann", CommandName::League, &[]).await);
    assert!(own.contains("Spring") && own.contains("what:list"), "{own}");
    let other = told(&asked(&table, "Ann", CommandName::League, &[("name", "autumn")]).await);
    assert!(other.contains("Autumn") && !other.contains("Spring"), "{other}");
}
