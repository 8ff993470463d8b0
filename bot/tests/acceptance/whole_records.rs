//! Everything that has happened in a game is in its record, and is the same after it was exported,
//! verified and imported elsewhere: what was agreed and proposed, and who has decided what.

use crate::exports::{another_store, exported, record, without_origin};
use crate::records::Records;
use crate::table::{Folder, THREAD, Table, done};
use menagerie::game::{Command, GameId, Which};
use menagerie::record::{Form, Replayed, What, read, written};
use menagerie::store::Store;
use menagerie_rules::Color;

fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

fn answer(number: usize, accept: bool) -> Command {
    Command::AnswerProposal { game: GameId(1), number, accept }
}

/// Game 1 after these moves.
async fn after(moves: &[&str]) -> Table {
    let mut table = Table::with_game().await;
    for (ply, text) in moves.iter().enumerate() {
        done(&table.play(["Ann", "Bob"][ply % 2], text).await);
    }
    table
}

/// Takes the game of a table over into another database, from its export; says the same there.
async fn moved(table: &Table) -> (Folder, Store) {
    let text = exported(table, Form::Json).await;
    let (replayed, _) = read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let (folder, store) = another_store().await;
    store.import(&replayed.record).await.expect("it is stored");
    let again = Replayed::of(record(&store, 1).await).expect("its moves are legal");
    let again = written(&again, Form::Json).expect("its times are times");
    assert_eq!(without_origin(&again), without_origin(&text));
    (folder, store)
}

#[tokio::test]
async fn moves_that_went_by_one_answer_are_kept_with_who_has_agreed() {
    let mut table = after(&["e4e6", "e13e11", "d4d6", "d13d11"]).await;
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    let known = record(&table.store, 1).await;
    let agreed = What::TakenBack { agreed_by: Some(Color::Black) };
    let last = &known.events[4..];
    assert!(last.len() == 2 && last.iter().all(|event| event.what == agreed), "{last:?}");
    assert_eq!(last[0].cause, last[1].cause, "one answer has caused both");
    let (folder, store) = moved(&table).await;
    let there = store.game(GameId(1)).await.expect("it replays").expect("it is there");
    assert_eq!(there.taken_back, table.game().await.taken_back);
    assert_eq!(Records::of(&folder.url()).await.count("moves_taken_back"), 2);
}
