//! Calls from one network while another one is not heard on which the game is seen or was begun: who
//! plays there may have moved, so nobody's time is judged by the clock alone.

use crate::community::windows::{asked, joined, room};
use crate::people::links::{bea, begin_elsewhere, link};
use crate::table::{CHANNEL, Folder, NOON, Table, done, line, refused};
use menagerie_core::clock::{DAY, HOUR, MINUTE, Span};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::Effect;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::{Store, Work};
use menagerie_words::{NOTHING, first_words};
use rand::SeedableRng;
use rand::rngs::StdRng;

const GAME: GameId = GameId(1);

fn claim() -> Command {
    Command::Offer(OfferRequest::Claim { which: Which::Number(GAME) })
}

/// We were last on these networks then.
async fn attend(table: &Table, networks: &[&str], at: i64) {
    let networks: Vec<_> = networks.iter().map(|network| (*network, Timestamp(at))).collect();
    table.store.attend(&networks).await.expect("the store works");
}

/// Ann's move is awaited in a game with a day for each, that Eve plays on a network of hers.
async fn begun() -> Table {
    let mut table = joined("days 1d").await;
    table.stop_at(NOON);
    table.deliver().await;
    table.look().await;
    table.deliver().await;
    table
}

#[tokio::test]
async fn nobody_claims_a_game_while_the_network_of_the_other_side_is_not_heard() {
    let mut table = begun().await;
    attend(&table, &["test"], NOON + 20 * HOUR).await;
    table.stop_at(NOON + DAY + 5 * MINUTE);
    attend(&table, &["other"], table.now()).await;
    // Ann may have moved where nobody listens.
    let call = asked(&table, "claim", room("hall"), claim());
    let told = refused(&table.ask(&call).await);
    assert!(table.game().await.end.is_none(), "{told}");
    let told = first_words("time-outage", NOTHING);
    let away = |news: &[Effect]| news.iter().any(|effect| line(effect).contains(told));
    assert!(!away(&table.deliver().await), "until when is not known yet");
    // We are back: the four hours, and the hour of rest after them, are nobody's.
    table.wait(MINUTE);
    let now = Timestamp(table.now());
    let outage = Span::new(Timestamp(NOON + 20 * HOUR), now);
    table.happen(EventKind::WasAway { network: "test".to_owned(), outage }).await;
    attend(&table, &["test"], table.now()).await;
    assert_eq!(table.game().await.deadline(), Some(Timestamp(now.0 + 5 * HOUR)));
    assert!(away(&table.look().await), "now it is");
    table.stop_at(now.0 + 5 * HOUR + 3 * MINUTE);
    attend(&table, &["test", "other"], table.now()).await;
    let call = asked(&table, "again", room("hall"), claim());
    table.ask(&call).await;
    assert!(table.game().await.end.is_some(), "it is the claim of somebody who is heard");
}

#[tokio::test]
async fn nobody_claims_a_game_from_their_own_network_while_a_shard_of_that_is_not_heard() {
    for (shards, is_claimed) in [(1, true), (2, false)] {
        let mut table = begun().await;
        let (url, work) = (table.folder.url(), Work { shards, networks: None });
        let empty = Folder::new();
        let mut dice = StdRng::seed_from_u64(1);
        let scratch = Store::open(&empty.url(), &mut dice).await.expect("it opens");
        drop(std::mem::replace(&mut table.store, scratch));
        table.store = Store::open_shared(&url, &mut dice, work).await.expect("it opens again");
        // The caller is heard; Ann may be in a part of the same network that nobody hears.
        attend(&table, &["other"], NOON + 20 * HOUR).await;
        table.stop_at(NOON + DAY + 5 * MINUTE);
        attend(&table, &["test"], table.now()).await;
        let call = asked(&table, "claim", room("hall"), claim());
        table.ask(&call).await;
        assert_eq!(table.game().await.end.is_some(), is_claimed, "{shards} shards");
    }
}

#[tokio::test]
async fn what_is_shorter_than_a_sign_of_life_is_no_absence() {
    let mut table = begun().await;
    table.stop_at(NOON + DAY + 3 * MINUTE);
    attend(&table, &["test", "other"], table.now() - 100).await;
    let call = asked(&table, "claim", room("hall"), claim());
    table.ask(&call).await;
    assert!(table.game().await.end.is_some());
}

#[tokio::test]
async fn nor_with_an_account_of_a_network_on_which_the_game_is_not_seen() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    begin_elsewhere(&mut table, 1).await;
    table.deliver().await;
    for (game, _) in table.store.due_clocks("matrix", Timestamp(NOON)).await.expect("it reads") {
        table.happen(EventKind::ClockDue(game)).await;
    }
    table.deliver().await;
    done(&link(&mut table).await);
    let played = Command::Play(PlayRequest::Move {
        which: Which::Number(GAME),
        text: "e4e6".to_owned(),
        shown: None,
    });
    table.private("Ann", CHANNEL, played).await;
    assert_eq!(table.game().await.line.ply(), 1, "it is the turn of {:?}", bea());
    attend(&table, &["matrix"], NOON + 2 * DAY).await;
    table.stop_at(NOON + 4 * DAY);
    attend(&table, &["test"], table.now()).await;
    refused(&table.private("Ann", CHANNEL, claim()).await);
    assert!(table.game().await.end.is_none(), "Bea may have moved where nobody listens");
}
