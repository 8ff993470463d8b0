//! Draws: offered with a move, and claimed with the moves that prove the claim.

use crate::asking::{asked, told};
use crate::server::{Server, TIMEOUT, labels};
use crate::table::{THREAD, Table, done, draw, lines, refused};
use crate::wire;
use menagerie_chat::conversation::pressed;
use menagerie_core::GameId;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::Command;
use menagerie_core::model::state::Ending;
use menagerie_core::model::{CommandName, Reply};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

fn answer(ply: usize, by: Color, accept: bool) -> Command {
    Command::Ending(EndingRequest::AnswerDraw { game: GameId(1), ply, by: Some(by), accept })
}

#[tokio::test]
async fn a_draw_is_offered_with_a_move_and_stands_until_the_opponent_moves() {
    let mut table = Table::with_game().await;
    assert_eq!(
        done(&table.play("Ann", "e4e6 draw?").await),
        in_full("play-done", [("played", "P e4-e6")])
    );
    let effects = lines(&table.deliver().await);
    assert!(effects[0].starts_with("board of game 1 at ply 1 [wakes Bob]: 1. P e4-e6"));
    assert_eq!(
        effects[1],
        &*format!(
            "offer draw:1:1:white in game 1 [wakes ] [Accept draw, Decline]: {}",
            in_full("ending-draw-offered-with-move", [("player", "@Ann"), ("opponent", "@Bob")])
        )
    );
    let own = table.private("Ann", THREAD, answer(1, Color::White, true)).await;
    assert!(refused(&own).starts_with(fixed("draw-refused-own-offer")), "{own:?}");
    // An answer to it is no offer of one's own.
    let both = table.play("Bob", "e13e11, draw").await;
    assert_eq!(refused(&both), in_full("offer-refused-draw-is-offered", [("player", "@Ann")]));
    assert_eq!(table.game().await.line.ply(), 1);
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(
        lines(&table.deliver().await)[0],
        &*format!(
            "settle draw:1:1:white: {}",
            in_full("play-draw-declined-by-moving", [("player", "@Bob")])
        )
    );
    assert_eq!(table.game().await.draw_offer, None);
    // One for each move of one's own.
    done(&table.play("Ann", "d4d6 (=)").await);
    assert_eq!(table.game().await.draw_offer.map(|offer| offer.ply), Some(3));
    done(&table.private("Bob", THREAD, answer(3, Color::White, true)).await);
    assert_eq!(table.game().await.end.map(|end| end.ending), Some(Ending::Agreement));
}

#[tokio::test]
async fn an_offer_that_waits_is_told_with_the_board() {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6 draw?").await);
    let board =
        async |table: &Table, given| told(&asked(table, "Bob", CommandName::Board, given).await);
    let words = board(&table, &[]).await;
    let waits = format!(
        "{} {}",
        in_full("lists-board-to-move", [("side", "Black")]),
        in_full("lists-board-offers-draw", [("player", "@Ann")])
    );
    assert!(words.contains(&waits), "{words}");
    // Not with an earlier one, and not when it is answered.
    let earlier = board(&table, &[("at", "0")]).await;
    assert!(!earlier.contains(fixed("lists-board-offers-draw")), "{earlier}");
    done(&table.private("Bob", THREAD, answer(1, Color::White, false)).await);
    let words = board(&table, &[]).await;
    assert!(!words.contains(fixed("lists-board-offers-draw")), "{words}");
}

#[tokio::test]
async fn who_has_just_offered_one_does_not_offer_another_with_the_move() {
    let mut table = Table::with_game().await;
    done(&table.private("Ann", THREAD, draw()).await);
    done(&table.private("Bob", THREAD, answer(0, Color::White, false)).await);
    table.deliver().await;
    let again = table.play("Ann", "e4e6 draw").await;
    assert_eq!(refused(&again), fixed("offer-refused-draw-before-move"));
    assert_eq!((table.game().await.line.ply(), table.deliver().await), (0, Vec::new()));
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d4d6 draw")] {
        done(&table.play(who, text).await);
    }
    assert!(table.game().await.draw_offer.is_some(), "with the next one, as it was told");

    // One that stands already stands behind the move.
    let mut table = Table::with_game().await;
    done(&table.private("Ann", THREAD, draw()).await);
    done(&table.play("Ann", "e4e6 draw").await);
    assert_eq!(table.game().await.draw_offer.map(|offer| offer.ply), Some(0));
}

/// The time that is told is the right one: refused until then, and taken then.
#[tokio::test]
async fn who_may_offer_no_other_one_yet_is_told_with_which_move_they_may() {
    let moves = [("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d4d6"), ("Bob", "d13d11")];
    // Ann offers after so many plies, Bob declines, and so many plies later she asks again.
    for (offered, later, next) in [(0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 1)] {
        let mut table = Table::with_game().await;
        for (who, text) in &moves[..offered] {
            done(&table.play(who, text).await);
        }
        done(&table.private("Ann", THREAD, draw()).await);
        done(&table.private("Bob", THREAD, answer(offered, Color::White, false)).await);
        for (who, text) in &moves[offered..offered + later] {
            done(&table.play(who, text).await);
        }
        let again = table.private("Ann", THREAD, draw()).await;
        assert_eq!(refused(&again), in_full("draw-refused-offered-lately", [("moves", next)]));
        // With that move of hers it is offered, and with none before.
        let mut own = 0;
        let is_second = next == 2;
        for (who, text) in &moves[offered + later..] {
            let text = if *who == "Ann" { format!("{text} draw") } else { (*text).to_owned() };
            let reply = table.play(who, &text).await;
            own += usize::from(*who == "Ann");
            if *who == "Ann" && is_second && own == 1 {
                refused(&reply);
                done(&table.play("Ann", &text.replace(" draw", "")).await);
            } else {
                done(&reply);
            }
            if table.game().await.draw_offer.is_some() {
                break;
            }
        }
        assert_eq!(own, if is_second { 2 } else { 1 }, "{offered}, {later}");
        assert!(table.game().await.draw_offer.is_some(), "{offered}, {later}");
    }
}

#[tokio::test]
async fn talk_of_a_draw_offers_none() {
    let mut table = Table::with_game().await;
    for talk in ["nice draw", "I would take a draw", "e4 is a draw?", "e6 draw?", "T draw"] {
        table.overheard("Ann", talk).await;
        let game = table.game().await;
        assert_eq!((game.line.ply(), game.draw_offer), (0, None), "{talk}");
    }
    let told = table.say("Ann", "draw?", false).await.expect("it is answered");
    assert!(told.starts_with(in_full("refused-by-command", [("command", "draw")])), "{told}");
    let effects = lines(&table.overheard("Ann", "e4e6 draw?").await);
    assert!(effects[0].starts_with("board of game 1 at ply 1"), "{effects:?}");
    assert!(effects[1].contains(fixed("ending-draw-offered-with-move")), "{effects:?}");
    // The text after `//` is a comment.
    done(&table.play("Bob", "e13e11 // no draw").await);
    assert_eq!(table.game().await.draw_offer, None);
}

#[tokio::test]
async fn a_move_that_is_asked_about_is_played_with_its_offer() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1").await;
    let Reply::Ask(_, actions) = table.play("Ann", "Rc2 draw").await else { panic!("not asked") };
    assert_eq!(table.game().await.draw_offer, None);
    let press = pressed(actions[0].kind.clone()).expect("it is decided");
    done(&table.private("Ann", THREAD, press).await);
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.draw_offer.map(|offer| offer.ply)), (1, Some(1)));
}

#[tokio::test]
async fn a_move_that_ends_the_game_offers_nothing() {
    let mate = "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1";
    let mut table = Table::at(mate).await;
    table.deliver().await;
    done(&table.play("Ann", "d2b2 draw").await);
    assert_eq!(table.deliver().await.len(), 1);
    assert_eq!(table.game().await.draw_offer, None);
}

#[tokio::test]
async fn a_claim_names_the_moves_that_prove_it() {
    let start = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 0 1";
    let moves = ["b1b2", "p16p15", "b2b1", "p15p16"];
    let mut table = Table::at(start).await;
    for ply in 0..8 {
        done(&table.play(["Ann", "Bob"][ply % 2], moves[ply % 4]).await);
    }
    table.deliver().await;
    done(&table.private("Ann", THREAD, draw()).await);
    let told = lines(&table.deliver().await).remove(0);
    assert!(
        told.contains(&format!(
            "{} {}",
            fixed_with("ending-repeated", [("times", 3)]),
            fixed_with(
                "ending-proof-repeated",
                [("moves", "at the start, after 2… k p15-p16 and after 4… k p15-p16")]
            )
        )),
        "{told}"
    );
}

#[tokio::test]
async fn a_claim_by_the_move_rule_says_since_when() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200").await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, draw()).await);
    let told = lines(&table.deliver().await).remove(0);
    assert!(
        told.contains(&format!(
            "{} {}",
            fixed_with("ending-quiet", [("moves", 100)]),
            fixed("ending-proof-quiet-always")
        )),
        "{told}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_with_the_move_command_and_by_typing() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.slash("Ann", thread, "move", json!({"move": "e4e6", "draw": true})).await;
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    let by_ann = format!("<@{}>", server.id("Ann"));
    let offered = fixed_with("ending-draw-offered-with-move", [("player", by_ann)]);
    let offer = server.post(thread, offered).await;
    assert_eq!(labels(&offer), [fixed("action-accept-draw"), "Decline"]);
    assert_eq!(offer.mentions, Vec::<u64>::new(), "Bob is called once");
    server.press("Bob", &offer, "Decline").await;
    server.post(thread, fixed("ending-draw-declined")).await;
    server.say("Bob", thread, "e13e11 draw?");
    server.post(thread, "p e13-e11").await;
    let offer = server.sandbox.wait(TIMEOUT, |_| {
        let posts = server.posts(thread).into_iter();
        posts.rev().find(|post| post.content.contains(fixed("ending-draw-offered-with-move")))
    });
    let offer = offer.await.expect("Bob offers one, too");
    server.press("Ann", &offer, fixed("action-accept-draw")).await;
    server.post(thread, fixed("ending-agreement")).await;
    wire::is_valid(&server);
}
