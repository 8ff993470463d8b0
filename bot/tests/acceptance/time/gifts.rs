//! A gift of time alerts the player who needs it, and can be no way to alert somebody for ever.

use crate::table::{CHANNEL, THREAD, Table, accept, done, line};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_words::first_words;

#[tokio::test]
async fn only_the_gift_that_saves_somebody_alerts_them() {
    let mut table = Table::new().await;
    table.stop_at(1_767_614_400);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d soft").await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    table.look().await;
    let give = Command::Offer(OfferRequest::Give {
        which: Which::Here,
        length: "1h".to_owned(),
        shown: None,
    });
    let given =
        first_words("time-given", [("giver", "@Bob"), ("player", "@Ann"), ("length", "1 hour")]);
    for (wait, how) in [
        (DAY, "tell silently [wakes ] []: "),
        (3 * DAY, "tell [wakes Ann] []: "),
        (MINUTE, "tell silently [wakes ] []: "),
    ] {
        table.wait(wait);
        table.look().await;
        done(&table.private("Bob", THREAD, give.clone()).await);
        let told: Vec<String> = table.deliver().await.iter().map(line).collect();
        assert!(told.len() == 1 && told[0].starts_with(&format!("{how}{given}")), "{told:#?}");
    }
}
