//! Moves that are taken back end conditional moves, and can be conditional moves.

use crate::plan::conditional_moves::{settle, show};
use crate::table::{THREAD, Table, done, lines, moved};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

#[tokio::test]
async fn a_plan_does_not_answer_a_move_that_was_tried_before_and_its_owner_is_told() {
    let undo = || Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11").await;
    // Else Ann could try one move after the other and see what Bob would answer.
    done(&table.play("Ann", "d4d6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(
        done(&table.play("Ann", "e4e6").await),
        in_full("play-done", [("played", "P e4-e6")])
    );
    let told = done(&table.private("Bob", THREAD, show()).await);
    assert!(told.contains(fixed("plan-gone-by-take-back")), "{told}");
    assert_eq!(
        done(&table.play("Bob", "e13e11").await),
        &*format!(
            "{} {}",
            in_full("play-done", [("played", "p e13-e11")]),
            fixed("plan-left-by-take-back")
        )
    );
    // Once.
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(
        done(&table.play("Bob", "d13d11").await),
        in_full("play-done", [("played", "p d13-d11")])
    );
}

#[tokio::test]
async fn that_a_plan_is_gone_is_told_once_however_often_moves_are_taken_back() {
    let undo = || Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11").await;
    done(&table.play("Ann", "d4d6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.play("Ann", "e4e6").await);
    let told = done(&table.play("Bob", "e13e11").await);
    assert!(told.contains(in_full("plan-left-by-take-back", NOTHING)), "{told}");
    // Back to where it was made, once more.
    done(&table.private("Ann", THREAD, undo()).await);
    let answer = Command::Offer(OfferRequest::AnswerProposal {
        game: menagerie_core::GameId(1),
        number: 0,
        accept: true,
    });
    done(&table.private("Bob", THREAD, answer).await);
    assert_eq!(table.game().await.line.ply(), 0);
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(
        done(&table.play("Bob", "e13e11").await),
        in_full("play-done", [("played", "p e13-e11")])
    );
}

#[tokio::test]
async fn a_reply_that_is_taken_back_leaves_the_words_of_what_it_answered() {
    let undo = || Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11 d4d6 d13d11").await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    done(&table.play("Ann", "e4e6").await);
    table.deliver().await;
    assert_eq!(table.game().await.line.ply(), 4);
    // One board has told of four moves. The one taken back goes, and the rest is told still.
    let reply = done(&table.private("Bob", THREAD, undo()).await);
    assert_eq!(reply, in_full("offer-taken-back-done", [("moves", "2… p d13-d11")]));
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "board of game 1 revised to ply 3: {} {}\n{}\n{}\n{}\n{}\n{}",
            in_full("offer-taken-back", [("moves", "2… p d13-d11")]),
            in_full("offer-taken-back-rest", NOTHING),
            moved("1. P e4-e6", "Pawn", "e4", "e6"),
            in_full("plan-answered", NOTHING),
            moved("1… p e13-e11", "Pawn", "e13", "e11"),
            moved("2. P d4-d6", "Pawn", "d4", "d6"),
            in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")])
        )]
    );
    // A move that has a board of its own was told there alone.
    done(&table.play("Bob", "f13f11").await);
    table.deliver().await;
    done(&table.play("Ann", "f4f6").await);
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "board of game 1 revised to ply 4: {}\n{}",
            in_full("offer-taken-back", [("moves", "3. P f4-f6")]),
            in_full("notice-your-move", [("player", "@Ann"), ("side", "White")])
        )]
    );
}

#[tokio::test]
async fn what_is_taken_back_takes_the_plan_with_it_and_leaves_one_record() {
    let undo = || Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    let mut table = Table::after(&["e4e6"]).await;
    table.pause = 1;
    done(&table.play("Bob", "d13d11").await);
    table.deliver().await;
    settle(&mut table, "Bob", "d4d6 e13e11").await;
    let reply = table.private("Bob", THREAD, undo()).await;
    let at_once = fixed("offer-taken-back-dropped-plan");
    assert!(done(&reply).contains(at_once), "who drops them is told at once: {reply:?}");
    let told = done(&table.private("Bob", THREAD, show()).await);
    assert!(told.contains(fixed("plan-gone-by-take-back")), "{told}");
    done(&table.play("Bob", "d13d11").await);
    done(&table.play("Ann", "d4d6").await);
    table.deliver().await;
    assert_eq!(table.game().await.line.ply(), 3, "the same moves again are another position");
    // A conditional move is its owner's own: the opponent must agree to have it gone.
    settle(&mut table, "Ann", "e13e11 f4f6").await;
    done(&table.play("Bob", "e13e11").await);
    let reply = table.private("Bob", THREAD, undo()).await;
    assert!(done(&reply).ends_with(fixed_with("offer-done", [("opponent", "@Ann")])), "{reply:?}");
    let answer = Command::Offer(OfferRequest::AnswerProposal {
        game: menagerie_core::GameId(1),
        number: 0,
        accept: true,
    });
    let reply = table.private("Ann", THREAD, answer).await;
    assert!(!done(&reply).contains(at_once), "they had been played: {reply:?}");
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.taken_back.len()), (3, 3));
}

/// The player who agrees is told, and so is the asker. Neither is told of the other's plans.
#[tokio::test]
async fn whoever_brings_a_take_back_about_is_told_that_their_own_plan_goes_with_it() {
    let undo = || Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    let answer = || {
        Command::Offer(OfferRequest::AnswerProposal {
            game: menagerie_core::GameId(1),
            number: 0,
            accept: true,
        })
    };
    for (owners, asker_is_told, answerer_is_told) in [
        (&["Ann", "Bob"][..], true, true),
        (&["Ann"], true, false),
        (&["Bob"], false, true),
        (&[], false, false),
    ] {
        let mut table = Table::after(&["e4e6"]).await;
        // Too late to do it alone.
        table.wait(200);
        for owner in owners {
            let line = if *owner == "Ann" { "e13e11 d4d6" } else { "e13e11 d4d6 d13d11" };
            settle(&mut table, owner, line).await;
        }
        let asked = table.private("Ann", THREAD, undo()).await;
        let told = done(&asked).contains(fixed("offer-drops-plan"));
        assert_eq!(told, asker_is_told, "{owners:?}: {asked:?}");
        let agreed = table.private("Bob", THREAD, answer()).await;
        let told = done(&agreed).contains(fixed("offer-taken-back-dropped-plan"));
        assert_eq!(told, answerer_is_told, "{owners:?}: {agreed:?}");
    }
}
