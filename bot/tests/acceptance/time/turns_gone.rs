//! News that was due in a turn that is over is told to nobody.

use crate::table::{CHANNEL, THREAD, Table, accept, done, line, undo};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::model::request::Command;
use menagerie_core::offer::types::OfferRequest;
use menagerie_words::in_full;

#[tokio::test]
async fn nobody_is_told_to_claim_a_turn_that_was_taken_back() {
    for (clock, away) in [("days 3d soft", 3 * DAY + 2 * MINUTE), ("days 3d", 2 * DAY)] {
        let mut table = Table::new().await;
        table.stop_at(1_767_614_400);
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        done(&table.play("Ann", "e4e6").await);
        table.wait(2 * MINUTE);
        done(&table.private("Ann", THREAD, undo()).await);
        table.deliver().await;
        // Nobody has looked at the clock when Bob agrees.
        table.wait(away - 2 * MINUTE);
        let agree = Command::Offer(OfferRequest::AnswerProposal {
            game: GameId(1),
            number: 0,
            accept: true,
        });
        done(&table.private("Bob", THREAD, agree).await);
        let told: Vec<String> = table.deliver().await.iter().map(line).collect();
        assert!(told.iter().all(|told| !told.starts_with("tell")), "{clock}: {told:#?}");
        let gone = in_full("offer-taken-back-together", [("count", "1"), ("moves", "1. P e4-e6")]);
        assert!(told.iter().any(|told| told.contains(gone)), "{told:#?}");
    }
}
