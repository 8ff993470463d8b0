//! Steps that take both players: one asks, the other agrees or does not, and all can see it. Nobody is asked twice in
//! one position, and a press that is too late is told the outcome of the proposal.

use crate::table::{THREAD, Table, abort, answer, done, draw, lines, person, refused, undo, words};
use menagerie_chat::conversation::pressed;
use menagerie_core::browse::game_list;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::TakenBack;
use menagerie_core::offer::types::ProposalState;
use menagerie_rules::{Color, Line, notation};
use menagerie_words::{NOTHING, fixed, fixed_with, in_full, last_words};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The moves that were taken back and who has agreed, as the record has them.
async fn record(table: &Table) -> Vec<(i64, String, Option<String>)> {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let rows =
        sqlx::query_as("SELECT ply, coordinates, agreed_by FROM moves_taken_back ORDER BY number");
    rows.fetch_all(&pool).await.expect("it can be read")
}

#[tokio::test]
async fn a_move_that_the_opponent_has_answered_goes_with_the_answer_if_they_agree() {
    let mut table = Table::after(&["e4e6", "e13e11", "d4d6", "d13d11"]).await;
    let reply = table.private("Ann", THREAD, undo()).await;
    assert!(done(&reply).ends_with(fixed_with("offer-done", [("opponent", "@Bob")])), "{reply:?}");
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "offer proposal:1:0 in game 1 [wakes Bob] [{}, Decline]: {} {}",
            fixed("action-accept-take-back"),
            in_full(
                "offer-take-back",
                [
                    ("player", "@Ann"),
                    ("moves", "2. P d4-d6 and 2… p d13-d11"),
                    ("last", "1… p e13-e11"),
                    ("side", "White"),
                    ("game", "1"),
                    ("ply", "2")
                ]
            ),
            in_full("offer-answer-while-they-move", [("player", "@Ann"), ("opponent", "@Bob")])
        )]
    );
    assert_eq!(table.game().await.line.ply(), 4, "nothing has gone yet");
    for (who, refusal) in [
        ("Ann", fixed("offer-refused-own-proposal")),
        ("Cid", fixed_with("refused-not-a-player", [("game", "1")])),
    ] {
        let reply = table.private(who, THREAD, answer(0, true)).await;
        assert!(refused(&reply).starts_with(refusal), "{who}: {reply:?}");
    }
    let reply = table.private("Bob", THREAD, answer(0, true)).await;
    assert_eq!(
        done(&reply),
        fixed_with(
            "offer-taken-back-by-agreement-done",
            [("moves", "2. P d4-d6 and 2… p d13-d11")]
        )
    );
    assert_eq!(
        lines(&table.deliver().await),
        [
            &*format!(
                "settle proposal:1:0: {}",
                in_full("offer-take-back-agreed", [("player", "@Bob")])
            ),
            &*format!(
                "board of game 1 at ply 2 [wakes Ann]: {}\n{}",
                in_full(
                    "offer-taken-back-together",
                    [("moves", "2. P d4-d6 and 2… p d13-d11"), ("count", "2")]
                ),
                in_full("notice-your-move", [("player", "@Ann"), ("side", "White")])
            )
        ]
    );
    // The branch is kept, with who has agreed.
    let black = Some("black".to_owned());
    assert_eq!(
        record(&table).await,
        [(3, "d13d11".to_owned(), black.clone()), (2, "d4d6".to_owned(), black)]
    );
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.proposals[0].state), (2, ProposalState::Accepted));
    assert!(matches!(
        game.taken_back[..],
        [_, TakenBack { ply: 2, agreed_by: Some(Color::Black), .. }]
    ));
    // A player who has agreed is called by the next move all the same.
    table.pause = 1;
    done(&table.play("Ann", "d4d5").await);
    assert!(lines(&table.deliver().await)[0].contains("[wakes Bob]"));
    let reply = table.private("Bob", THREAD, answer(0, true)).await;
    assert!(refused(&reply).starts_with(fixed("offer-refused-no-proposal")), "{reply:?}");
}

#[tokio::test]
async fn ones_own_last_move_goes_alone_when_its_minute_is_over() {
    let mut table = Table::after(&["e4e6"]).await;
    table.private("Ann", THREAD, undo()).await;
    let asked = lines(&table.deliver().await);
    assert!(
        asked[0].contains(fixed_with(
            "offer-take-back-to-start",
            [("moves", "1. P e4-e6"), ("side", "White")]
        )),
        "{asked:?}"
    );
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    assert_eq!(table.game().await.line.ply(), 0);
    assert!(lines(&table.deliver().await)[1].starts_with(&format!(
        "board of game 1 at ply 0 [wakes Ann]: {}\n",
        in_full("offer-taken-back-together", [("moves", "1. P e4-e6"), ("count", "1")])
    )));
}

#[tokio::test]
async fn a_refusal_holds_for_the_position_and_no_longer() {
    let mut table = Table::after(&["e4e6"]).await;
    table.private("Ann", THREAD, undo()).await;
    let again = table.private("Ann", THREAD, undo()).await;
    assert_eq!(refused(&again), in_full("offer-refused-already-proposed", [("player", "@Bob")]));
    table.deliver().await;
    assert_eq!(done(&table.private("Bob", THREAD, answer(0, false)).await), "Declined.");
    assert_eq!(
        lines(&table.deliver().await),
        [
            &*format!(
                "settle proposal:1:0: {}",
                in_full("offer-take-back-was-asked", [("player", "@Ann"), ("moves", "1. P e4-e6")])
            ),
            &*format!(
                "tell silently [wakes Ann] []: {}",
                in_full("offer-take-back-declined", [("player", "@Bob")])
            )
        ]
    );
    let again = table.private("Ann", THREAD, undo()).await;
    assert_eq!(refused(&again), in_full("offer-refused-proposal-declined", [("player", "@Bob")]));
    assert_eq!(table.deliver().await, []);
    done(&table.play("Bob", "e13e11").await);
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.proposals.len(), 2);
}

#[tokio::test]
async fn a_move_a_result_or_another_take_back_settles_what_was_asked() {
    // The opponent moves: who comes first at the desk is what counts.
    let mut table = Table::after(&["e4e6"]).await;
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    done(&table.play("Bob", "e13e11").await);
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[0],
        &*format!(
            "settle proposal:1:0: {}",
            in_full("ending-proposal-declined-by-moving", [("player", "@Bob")])
        )
    );
    assert!(effects[1].starts_with("board of game 1 at ply 2"), "{effects:?}");
    let late = table.private("Bob", THREAD, answer(0, true)).await;
    assert_eq!(refused(&late), in_full("offer-refused-no-proposal", NOTHING));
    assert_eq!(table.game().await.proposals[0].state, ProposalState::Declined);

    // The proposer moves.
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(
        lines(&table.deliver().await)[0],
        &*format!(
            "settle proposal:1:1: {}",
            in_full("ending-proposal-lapsed-by-moving", [("player", "@Ann")])
        )
    );
    assert_eq!(table.game().await.proposals[1].state, ProposalState::Lapsed);

    // Somebody resigns.
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[0],
        &*format!("settle proposal:1:2: {}", fixed("ending-proposal-unanswered"))
    );
    let late = table.private("Bob", THREAD, answer(2, true)).await;
    assert!(
        refused(&late).starts_with(fixed_with(
            "refused-game-over",
            [(
                "result",
                in_full("ending-resignation", [("loser", "@Bob"), ("winner", "@Ann (White)")])
            )]
        )),
        "{late:?}"
    );
    let late = table.private("Ann", THREAD, undo()).await;
    assert!(refused(&late).starts_with(fixed("take-back-refused-game-is-over")), "{late:?}");
}

#[tokio::test]
async fn whoever_is_asked_and_asks_themselves_is_shown_what_waits() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    table.pause = 1;
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    // Bob's own minute is not over, but Ann has done something since.
    let Reply::Ask(text, actions) = table.private("Bob", THREAD, undo()).await else {
        panic!("Bob is not asked")
    };
    let told = words(&text);
    assert!(
        told.starts_with(&format!(
            "{} 1. P e4-e6 and 1… p e13-e11",
            fixed_with("offer-asks-take-back", [("player", "@Ann")])
        )),
        "{told}"
    );
    assert!(told.ends_with(fixed("offer-waits-for-answer")), "{told}");
    assert_eq!(table.deliver().await, [], "nobody else is told");
    let accept = pressed(actions[0].kind.clone()).expect("it is decided");
    done(&table.private("Bob", THREAD, accept).await);
    assert_eq!(table.game().await.line.ply(), 0);
}

#[tokio::test]
async fn a_draw_that_was_offered_since_goes_with_the_moves() {
    let mut table = Table::after(&["e4e6", "e13e11", "d4d6"]).await;
    table.private("Bob", THREAD, draw()).await;
    table.private("Bob", THREAD, undo()).await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, answer(0, true)).await);
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.draw_offer), (1, None));
    assert_eq!(
        lines(&table.deliver().await)[1],
        &*format!("settle draw:1:3:black: {}", fixed("offer-taken-back-draw-gone"))
    );
    assert_eq!(game.player(game.turn()), &person("Bob"));
}

#[tokio::test]
async fn who_has_not_moved_has_nothing_to_ask_for() {
    let mut table = Table::after(&["e4e6"]).await;
    let reply = table.private("Bob", THREAD, undo()).await;
    assert!(
        refused(&reply)
            .starts_with(fixed_with("take-back-refused-not-your-last-move", [("player", "@Ann")])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn what_waits_for_an_answer_stands_in_the_list_of_whoever_is_asked() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    for command in [abort(), draw()] {
        let mut table = Table::after(&["e4e6", "e13e11"]).await;
        done(&table.private("Ann", THREAD, command).await);
        for (who, waits) in [("Ann", false), ("Bob", true)] {
            let games = table.store.running_games_of(&person(who)).await.expect("reads");
            let list = words(&game_list(&person(who), &games, &[]));
            let asks = last_words("lists-own-game", [("offer", "yes")]);
            assert_eq!(list.ends_with(&format!("#1{asks}")), waits, "{list}");
        }
    }
    table.private("Ann", THREAD, abort()).await;
    done(&table.private("Bob", THREAD, answer(0, false)).await);
    let games = table.store.running_games_of(&person("Bob")).await.expect("reads");
    let list = words(&game_list(&person("Bob"), &games, &[]));
    assert!(list.ends_with("move 2: #1"), "it was answered: {list}");
}

/// Two players ask things of each other and answer, in any order: one proposal waits at most, the game that is left is
/// the one that would have been played, and nothing of the record is lost.
#[tokio::test]
async fn whatever_is_asked_and_answered_the_game_is_what_was_left_of_it() {
    let mut table = Table::after(&[]).await;
    table.pause = 100;
    let mut dice = StdRng::seed_from_u64(5);
    let (mut moves, mut gone, mut agreed) = (Vec::<String>::new(), 0, 0);
    for step in 0..240 {
        let game = table.game().await;
        if game.end.is_some() {
            break;
        }
        let [next, other] =
            if game.turn() == Color::White { ["Ann", "Bob"] } else { ["Bob", "Ann"] };
        let who = if dice.random_range(0..2) == 0 { next } else { other };
        let asked = game.standing_proposal().copied();
        match dice.random_range(0..8) {
            0 | 1 => {
                let legal = game.line.position().legal_moves();
                let chosen = &legal[dice.random_range(0..legal.len())];
                let text = notation::coordinates(game.variant(), chosen);
                done(&table.play(next, &text).await);
                moves.push(text);
            }
            2 | 3 => {
                let reply = table.private(who, THREAD, undo()).await;
                assert!(asked.is_none() || !matches!(reply, Reply::Done(_)), "step {step}");
            }
            kind => {
                let number = asked.map_or(0, |proposal| proposal.number);
                let reply = table.private(who, THREAD, answer(number, kind > 4)).await;
                let asker = asked.map(|proposal| ["Ann", "Bob"][proposal.by.index()]);
                let may = asker.is_some_and(|asker| asker != who);
                assert_eq!(matches!(reply, Reply::Done(_)), may, "step {step}: {reply:?}");
                if let Some(proposal) = asked.filter(|_| may && kind > 4) {
                    agreed += 1;
                    gone += proposal.aim.plies();
                    moves.truncate(moves.len() - proposal.aim.plies());
                }
            }
        }
        table.deliver().await;
        let stored = table.game().await;
        let open = stored.proposals.iter().filter(|it| it.state == ProposalState::Open).count();
        assert!(open <= 1, "step {step}");
        let mut line = Line::new(stored.line.start().clone());
        for text in &moves {
            let chosen = notation::from_coordinates(line.position(), text).expect("it was legal");
            line.play(&chosen).expect("it is legal");
        }
        assert_eq!(stored.line.position().fen(), line.position().fen(), "step {step}");
        assert_eq!(
            (stored.line.ply(), stored.taken_back.len()),
            (moves.len(), gone),
            "step {step}"
        );
    }
    assert_eq!(record(&table).await.len(), gone);
    assert!(agreed > 10, "{agreed}");
}
