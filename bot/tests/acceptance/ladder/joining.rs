//! The players on a ladder, and the actions that they are shown.

use super::{NAMES, asked, challenged, ladder_of, managed, order, shown, wish};
use crate::asking::{offered, told};
use crate::table::{CHANNEL, Table, done, refused};
use menagerie_core::model::Effect;
use menagerie_core::model::request::Presence;
use menagerie_words::{fixed, fixed_with, in_full};

#[tokio::test]
async fn who_joins_stands_behind_all_others() {
    let mut table = ladder_of(4).await;
    assert_eq!(order(&table).await, NAMES[..4]);
    let again = wish(&mut table, "Bob", &[("what", "join"), ("variant", "Chess")]).await;
    let place = fixed_with("ladder-refused-already-on", [("place", 2)]);
    assert!(refused(&again).contains(place), "{again:?}");
    done(&wish(&mut table, "Bob", &[("what", "leave")]).await);
    assert_eq!(order(&table).await, ["Ann", "Cid", "Dan"]);
    let twice = wish(&mut table, "Bob", &[("what", "leave")]).await;
    assert!(refused(&twice).contains("/ladder what:join variant:chess"), "{twice:?}");
    done(&wish(&mut table, "Bob", &[("what", "join")]).await);
    assert_eq!(order(&table).await, ["Ann", "Cid", "Dan", "Bob"]);
}

#[tokio::test]
async fn each_game_of_a_community_has_its_own_ladder() {
    let mut table = Table::new().await;
    let none = wish(&mut table, "Ann", &[("what", "join")]).await;
    assert!(refused(&none).contains(fixed("ladder-refused-no-variant")), "{none:?}");
    for variant in ["chess", "terachess-2"] {
        done(&wish(&mut table, "Ann", &[("what", "join"), ("variant", variant)]).await);
    }
    done(&wish(&mut table, "Bob", &[("what", "join"), ("variant", "chess")]).await);
    // With several the game has to be named.
    let several = refused(&wish(&mut table, "Ann", &[("what", "leave")]).await);
    assert!(several.contains("chess") && several.contains("terachess-2"), "{several}");
    let list = told(&shown(&table, "Bob", &[]).await);
    let chess = in_full(
        "ladder-list-line",
        [("name", "Chess"), ("members", "2"), ("place", "2"), ("show", "/ladder variant:chess")],
    );
    let other = in_full(
        "ladder-list-line",
        [
            ("name", "Terachess II"),
            ("members", "1"),
            ("place", "0"),
            ("show", "/ladder variant:terachess-2"),
        ],
    );
    assert!(list.contains(chess) && list.contains(other), "{list}");
    let unknown = wish(&mut table, "Ann", &[("what", "join"), ("variant", "nonsense")]).await;
    assert!(refused(&unknown).contains("nonsense"), "{unknown:?}");
}

#[tokio::test]
async fn everyone_is_shown_their_own_next_step() {
    let mut table = ladder_of(6).await;
    let first = shown(&table, "Ann", &[]).await;
    assert!(told(&first).contains(fixed("ladder-own-first")), "{}", told(&first));
    assert_eq!(offered(&first), ["Leave"]);
    let last = shown(&table, "Fay", &[("variant", "chess")]).await;
    assert_eq!(
        offered(&last),
        ["Challenge place 5", "Challenge place 4", "Challenge place 3", "Leave"]
    );
    let stranger = shown(&table, "Gus", &[]).await;
    assert_eq!(offered(&stranger), ["Join"]);
    // A player who already defends a place is not offered, and a challenger has to play first.
    challenged(&mut table, "Dan", "Cid").await;
    let last = shown(&table, "Fay", &[]).await;
    assert_eq!(offered(&last), ["Challenge place 5", "Challenge place 4", "Leave"]);
    let busy = shown(&table, "Dan", &[]).await;
    assert_eq!(offered(&busy), ["Leave"]);
    let running =
        in_full("ladder-running", [("challenger", "@Dan"), ("challenged", "@Cid"), ("game", "#1")]);
    assert!(told(&busy).contains(running), "{}", told(&busy));
}

#[tokio::test]
async fn a_long_ladder_shows_its_first_places_and_those_around_ones_own() {
    let mut table = Table::new().await;
    for number in 1..=40 {
        let joins = [("what", "join"), ("variant", "chess")];
        done(&wish(&mut table, &format!("P{number}"), &joins).await);
    }
    let said = told(&shown(&table, "P31", &[]).await);
    for (place, is_shown) in
        [(1, true), (20, true), (21, false), (26, false), (27, true), (32, true), (33, false)]
    {
        assert_eq!(said.contains(&format!("\n{place}. @P{place}")), is_shown, "{place}: {said}");
    }
    assert_eq!(said.matches("\n…").count(), 2, "{said}");
}

#[tokio::test]
async fn managers_remove_a_member_who_is_told() {
    let mut table = ladder_of(3).await;
    let not_a_manager = wish(&mut table, "Ann", &[("what", "remove"), ("member", "Bob")]).await;
    let rule = fixed("ladder-refused-not-a-manager");
    assert!(refused(&not_a_manager).contains(rule), "{not_a_manager:?}");
    done(&managed(&mut table, &[("what", "remove"), ("member", "Bob")]).await);
    assert_eq!(order(&table).await, ["Ann", "Cid"]);
    let letters = table.deliver().await;
    let is_told =
        |effect: &Effect| matches!(effect, Effect::Letter { to, .. } if super::named(to) == "Bob");
    assert!(letters.iter().any(is_told), "{letters:?}");
    let twice = managed(&mut table, &[("what", "remove"), ("member", "Bob")]).await;
    assert!(refused(&twice).contains("@Bob"), "{twice:?}");
}

#[tokio::test]
async fn who_has_left_the_community_is_in_nobodys_way() {
    let mut table = ladder_of(3).await;
    let asked = asked(&[("what", "challenge"), ("member", "Bob")], Presence::Absent);
    let reply = table.private("Cid", CHANNEL, asked).await;
    assert!(done(&reply).contains("@Bob"), "{reply:?}");
    assert_eq!(order(&table).await, ["Ann", "Cid"]);
    assert!(super::running(&table).await.is_empty());
}
