//! Moves that are taken back while a draw is offered: which offers go with them, and which stay.

use crate::play::take_back::{asked, game_with_pause, presses};
use crate::table::{THREAD, done, draw, lines, refused, undo};
use menagerie_core::GameId;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::OfferId;
use menagerie_core::model::request::Command;
use menagerie_rules::Color;
use menagerie_words::{fixed, in_full};

#[tokio::test]
async fn a_draw_that_the_opponent_offers_or_declines_lets_the_move_stand() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.private("Bob", THREAD, draw()).await;
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), asked());

    let mut table = game_with_pause(5).await;
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    let decline = Command::Ending(EndingRequest::AnswerDraw {
        game: GameId(1),
        ply: 0,
        by: None,
        accept: false,
    });
    done(&table.private("Bob", THREAD, decline).await);
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), asked());
}

#[tokio::test]
async fn an_offer_that_the_move_has_declined_stays_declined() {
    let mut table = game_with_pause(5).await;
    table.private("Bob", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.draw_offer, None);
    let effects = lines(&table.deliver().await);
    assert_eq!(effects.len(), 1, "nothing is said of the offer: {effects:?}");
}

#[tokio::test]
async fn an_offer_goes_with_the_move_after_which_it_was_made_and_no_other() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.private("Ann", THREAD, draw()).await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.draw_offer, None);
    assert_eq!(
        lines(&table.deliver().await)[0],
        &*format!(
            "settle draw:1:1:white: {}",
            in_full("offer-taken-back-with-draw", [("player", "@Ann")])
        )
    );
    // An offer alerts somebody: there is no second one at once.
    let reply = table.private("Ann", THREAD, draw()).await;
    assert_eq!(refused(&reply), in_full("draw-refused-offered-lately", [("moves", 2)]));

    let mut table = game_with_pause(5).await;
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert!(table.game().await.draw_offer.is_some(), "it was made before the move");
}

#[tokio::test]
async fn an_old_draw_offer_is_not_that_of_the_other_side_at_the_same_ply() {
    // Bob declines an offer and makes one himself; or Ann takes it back with her move.
    for is_taken_back in [false, true] {
        let mut table = game_with_pause(5).await;
        if is_taken_back {
            table.play("Ann", "e4e6").await;
            table.deliver().await;
        }
        table.private("Ann", THREAD, draw()).await;
        let old = presses(table.deliver().await);
        if is_taken_back {
            done(&table.private("Ann", THREAD, undo()).await);
            table.play("Ann", "d4d6").await;
        } else {
            done(&table.private("Bob", THREAD, old[1].clone()).await);
        }
        assert_eq!(table.game().await.draw_offer, None);
        table.deliver().await;
        table.private("Bob", THREAD, draw()).await;
        let standing = table.game().await.draw_offer.expect("Bob has offered");
        // To settle the one does not wait for the other, which waits behind it.
        let key = |by| OfferId::Draw(GameId(1), standing.ply, by);
        for (by, waits) in [(None, false), (Some(Color::White), false), (Some(Color::Black), true)]
        {
            assert_eq!(
                table.store.offer_waits(key(by), "test").await.expect("reads"),
                waits,
                "{by:?}"
            );
            assert_eq!(table.store.is_open(key(by)).await.expect("reads"), waits, "{by:?}");
        }
        let new = presses(table.deliver().await);
        let unsaid = Command::Ending(EndingRequest::AnswerDraw {
            game: GameId(1),
            ply: standing.ply,
            by: None,
            accept: true,
        });
        for command in old.iter().chain([&unsaid]) {
            for who in ["Ann", "Bob"] {
                let reply = table.private(who, THREAD, command.clone()).await;
                assert!(refused(&reply).starts_with(fixed("draw-refused-no-offer")), "{reply:?}");
            }
        }
        assert_eq!(table.game().await.draw_offer, Some(standing));
        done(&table.private("Ann", THREAD, new[0].clone()).await);
        assert!(table.game().await.end.is_some(), "the draw is agreed");
    }
}
