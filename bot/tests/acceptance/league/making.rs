//! A league is made: seen before it is posted, posted, posted elsewhere, and refused where it cannot be.

use super::{count, joined, league, managed, posted, wish};
use crate::table::{NOON, Table, lines, refused, words};
use menagerie_core::LeagueId;
use menagerie_core::clock::DAY;
use menagerie_core::league::types::LeagueStage;
use menagerie_core::model::request::Authority;
use menagerie_core::model::{CommandName, OfferId, Reply};
use menagerie_words::{NOTHING, first_words, fixed, in_full, last_words};

const CREATE: [(&str, &str); 3] = [("what", "create"), ("name", "Spring"), ("variant", "chess")];

/// The options for a new league with this name.
fn named(name: &str) -> [(&str, &str); 3] {
    [CREATE[0], ("name", name), CREATE[2]]
}

#[tokio::test]
async fn a_manager_sees_it_before_anybody_else_does() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let Reply::Ask(text, actions) = managed(&mut table, &CREATE).await else {
        panic!("no question")
    };
    let text = words(&text);
    for part in [
        in_full("league-preview-size", [("size", "8"), ("games", "28"), ("each", "7")]),
        fixed("league-preview"),
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(actions.len(), 1, "post it");
    assert_eq!(lines(&table.deliver().await), [""; 0], "nobody is told");
    let unseen = refused(&wish(&mut table, "Ann", &[("what", "join"), ("number", "1")]).await);
    assert_eq!(unseen, in_full("league-refused-no-such-league", [("league", "1")]));
    // Made again, it takes the place of the draft.
    managed(&mut table, &CREATE).await;
    assert_eq!(count(&table).await, 1);
    let posted = managed(&mut table, &[("what", "publish")]).await;
    assert!(matches!(posted, Reply::Done(_)), "{posted:?}");
    let said = lines(&table.deliver().await);
    let [post, date] = &said[..] else { panic!("one post: {said:#?}") };
    assert!(post.starts_with("offer league:2 in test:channel [wakes ]"), "{post}");
    assert!(date.starts_with("date for league 2 at "), "{date}");
}

#[tokio::test]
async fn the_post_counts_who_is_in() {
    let mut table = posted(&[]).await;
    table.deliver().await;
    joined(&mut table, "1", 2).await;
    let said = lines(&table.deliver().await);
    let last = said.last().expect("it is edited");
    assert!(last.contains("@Ann") && last.contains("@Bob"), "{last}");
    wish(&mut table, "Ann", &[("what", "leave")]).await;
    let said = lines(&table.deliver().await);
    let last = said.last().expect("it is edited");
    assert!(!last.contains("@Ann") && last.contains("@Bob"), "{last}");
}

#[tokio::test]
async fn what_it_is_drawn_from_is_promised_and_shown_when_it_begins() {
    let mut table = posted(&[]).await;
    let post = lines(&table.deliver().await).remove(0);
    let seed = league(&table, 1).await.seed;
    assert!(post.contains(&seed.hash()) && !post.contains(&seed.reveal()), "{post}");
    joined(&mut table, "1", 4).await;
    table.stop_at(NOON + 7 * DAY);
    super::due(&mut table).await;
    let league = league(&table, 1).await;
    let shown = menagerie_core::league::league_shown(
        &league,
        &crate::table::person("Ann"),
        None,
        menagerie_core::Timestamp(NOON),
    );
    assert!(words(&shown).contains(&seed.reveal()), "{}", words(&shown));
    assert_eq!(league.seed.reveal(), seed.reveal());
}

#[tokio::test]
async fn bad_terms_are_refused_and_nothing_is_made() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let long = "n".repeat(61);
    for (changed, value, key) in [
        ("name", "", "league-refused-no-name"),
        ("name", "\u{200b} ", "league-refused-no-name"),
        ("name", long.as_str(), "league-refused-long-name"),
        ("variant", " , ", "league-refused-no-variant"),
        ("clock", "none", "league-refused-no-clock"),
        ("clock", "days 3d soft", "league-refused-soft-clock"),
        ("start", "2025-12-01", "league-refused-in-the-past"),
        ("start", "2028-01-01", "league-refused-too-late"),
        ("days", "6", "league-refused-days"),
        ("days", "731", "league-refused-days"),
    ] {
        let mut given: Vec<(&str, &str)> = CREATE.to_vec();
        given.retain(|(name, _)| *name != changed);
        given.push((changed, value));
        let told = refused(&managed(&mut table, &given).await);
        let least_and_most = [("least", "7"), ("most", "730")];
        let ends = match key {
            "league-refused-days" => last_words(key, least_and_most),
            _ => last_words(key, NOTHING),
        };
        assert!(told.ends_with(ends), "{changed}:{value}: {told}");
    }
    for (changed, value) in [("clock", "perhaps"), ("start", "some day"), ("variant", "x")] {
        let mut given: Vec<(&str, &str)> = CREATE.to_vec();
        given.retain(|(name, _)| *name != changed);
        given.push((changed, value));
        let told = refused(&managed(&mut table, &given).await);
        assert!(told.contains(value), "it is quoted: {told}");
    }
    assert_eq!(count(&table).await, 0);
}

#[tokio::test]
async fn only_managers_make_and_change_leagues() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 4).await;
    for given in [
        &CREATE[..],
        &[("what", "publish"), ("number", "1")],
        &[("what", "extend"), ("number", "1"), ("days", "7")],
        &[("what", "end"), ("number", "1")],
        &[("what", "remove"), ("number", "1"), ("member", "Ann")],
    ] {
        let call = super::asked(given);
        let reply = table.by("Bob", Authority::Moderator, call).await;
        let told = refused(&reply);
        assert!(told.starts_with(first_words("league-refused-not-a-manager", NOTHING)), "{told}");
    }
    assert!(league(&table, 1).await.is_open());
}

#[tokio::test]
async fn a_league_that_is_posted_elsewhere_goes_on_there() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 4).await;
    table.deliver().await;
    let call = super::asked(&[("what", "publish"), ("number", "1")]);
    table.by_at("Zoe", Authority::Manager, "hall", call).await;
    let said = lines(&table.deliver().await);
    assert!(said[0].starts_with("settle league:1:"), "the old post says so: {said:#?}");
    assert!(said[1].starts_with("offer league:1 in test:hall"), "{said:#?}");
    table.stop_at(NOON + 7 * DAY);
    super::due(&mut table).await;
    let game = super::running(&table, 1).await.remove(0);
    assert_eq!(game.place.as_str(), "test:hall");
}

#[tokio::test]
async fn a_draft_is_dropped_and_the_next_season_leaves_drafts_alone() {
    let mut table = posted(&[("repeats", "true")]).await;
    joined(&mut table, "1", 4).await;
    managed(&mut table, &named("Autumn")).await;
    table.stop_at(NOON + 7 * DAY);
    super::due(&mut table).await;
    assert_eq!(count(&table).await, 3, "the season, the next one, and the draft");
    let leagues = table.store.leagues_of(&crate::table::server()).await.expect("reads");
    let draft = leagues.iter().find(|it| it.stage == LeagueStage::Draft).expect("it is there");
    let draft = draft.id.to_string();
    let dropped = managed(&mut table, &[("what", "end"), ("number", &draft)]).await;
    assert!(matches!(dropped, Reply::Done(_)), "{dropped:?}");
    assert_eq!(count(&table).await, 2);
}

#[tokio::test]
async fn several_games_are_typed_with_commas_and_each_is_checked() {
    let mut table = Table::new().await;
    for typed in ["chess, shako", "Terachess II,chess", "chess, nonsense"] {
        let given = [("what", "create"), ("name", "Mixed"), ("variant", typed)];
        let mut question = crate::asking::question(&table, "Zoe", &given);
        assert_eq!(question.not_understood(CommandName::League), None, "{typed}");
        let meant = question.meant(CommandName::League).await.expect("reads");
        assert_eq!(meant, None, "{typed}");
        assert_eq!(question.options.text("variant"), typed);
    }
    table.stop_at(NOON);
    let wrong = [("what", "create"), ("name", "Mixed"), ("variant", "chess, nonsense")];
    let told = refused(&managed(&mut table, &wrong).await);
    assert!(told.contains("nonsense"), "{told}");
}

#[tokio::test]
async fn a_post_that_was_never_shown_keeps_no_new_one_from_being_shown() {
    let mut table = posted(&[]).await;
    let waits = table.store.waiting(0).await.expect("reads").remove(0).id;
    let call = super::asked(&[("what", "publish"), ("number", "1")]);
    table.by_at("Zoe", Authority::Manager, "hall", call).await;
    let rows = table.store.waiting(0).await.expect("reads");
    let offer = OfferId::League(LeagueId(1));
    let of_posts = rows.iter().filter(|row| row.lane.starts_with("place:")).map(|row| row.id);
    let settle = of_posts.filter(|id| *id > waits).min().expect("it waits");
    let before = |row| table.store.offer_waits_before(offer, "test", row);
    assert!(before(settle).await.expect("reads"), "the first post waits");
    let seen = menagerie_store::Delivery::default();
    table.store.delivered(waits, &seen).await.expect("it is noted");
    assert!(!before(settle).await.expect("reads"), "the new one is behind it");
    assert!(table.store.offer_waits(offer, "test").await.expect("reads"));
}

#[tokio::test]
async fn there_are_twenty_leagues_at_most() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 0..20 {
        managed(&mut table, &named(&format!("League {number}"))).await;
        managed(&mut table, &[("what", "publish")]).await;
    }
    let told = refused(&managed(&mut table, &CREATE).await);
    assert!(told.contains("20"), "{told}");
    // Without a number it cannot be told which one is meant.
    let several = refused(&wish(&mut table, "Ann", &[("what", "join")]).await);
    assert!(several.starts_with(first_words("league-refused-several", NOTHING)), "{several}");
    assert_eq!(several.lines().count(), 21, "{several}");
}
