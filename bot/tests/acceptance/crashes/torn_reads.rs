//! A game is read as it was at one instant, also while it is played.

use crate::table::{THREAD, Table, call, person, place};
use menagerie_chat::desk::Desk;
use menagerie_core::GameId;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Call, Command, Which};
use menagerie_core::play::types::PlayRequest;
use menagerie_rules::{Line, Position, bundled_by_id, notation};
use menagerie_store::Store;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn command(number: usize, from: &str, command: Command) -> Call {
    let at = 10_000 + i64::try_from(number).expect("it is small");
    call(from, format_args!("racing {number}"), at, command)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_while_somebody_plays_sees_the_game_before_or_after_the_move() {
    let Table { store, folder: _folder, .. } = Table::with_game().await;
    let store: Arc<Store> = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let is_over = Arc::new(AtomicBool::new(false));
    let looks = |number: usize| {
        let (store, is_over) = (Arc::clone(&store), Arc::clone(&is_over));
        tokio::spawn(async move {
            while !is_over.load(Ordering::Relaxed) {
                if number == 0 {
                    let game = store.game(GameId(1)).await.expect("it can be read");
                    assert!(game.is_some());
                } else {
                    let mine = store.running_games_of(&person("Ann")).await;
                    assert_eq!(mine.expect("they can be read").len(), 1, "it is not left out");
                    let here = store.candidates(&person("Ann"), &place(THREAD), Which::Here).await;
                    assert_eq!(here.expect("they can be read").here.len(), 1, "it is there");
                }
            }
        })
    };
    let lookers = [looks(0), looks(1)];
    let variant = bundled_by_id("terachess-2").expect("it is there");
    let mut line = Line::new(Position::start(variant));
    let mut dice = StdRng::seed_from_u64(5);
    for number in 0..150 {
        let moves = line.position().legal_moves();
        let chosen = moves[dice.random_range(0..moves.len())];
        line.play(&chosen).expect("it is legal");
        let text = notation::coordinates(variant, &chosen);
        let play = Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None });
        let who = ["Ann", "Bob"][number % 2];
        let reply = desk.ask(command(number, who, play)).await.expect("it is decided");
        assert!(matches!(reply, Reply::Done(_)), "{number}: {reply:?}");
        if line.outcome().is_some() {
            break;
        }
    }
    is_over.store(true, Ordering::Relaxed);
    for looker in lookers {
        looker.await.expect("whoever looks sees the game");
    }
}
