//! The games of a community: who hears of which games.

use crate::asking::{question, told};
use crate::beside::pool;
use crate::people::profiles::with_a_past;
use crate::play::lists::moved_elsewhere;
use crate::table::{CHANNEL, Table, place};
use menagerie_chat::conversation::Question;
use menagerie_core::model::CommandName;
use menagerie_core::model::state::{Ending, Visibility};
use menagerie_words::{NOTHING, fixed_with, in_full};

async fn stats(question: Question<'_>) -> String {
    told(&question.answer(CommandName::Stats).await.expect("it is a question"))
}

async fn stats_of(table: &Table) -> String {
    stats(question(table, "Dan", &[])).await
}

#[tokio::test]
async fn each_game_is_counted_the_most_played_first_but_not_what_had_no_result() {
    let table = with_a_past().await;
    let expected = format!(
        "{}\n{}\n{}\n{}\n{}",
        in_full("stats-all", [("games", 4), ("running", 1)]),
        in_full("stats-variant", [("variant", "Chess"), ("games", "2"), ("running", "0")]),
        in_full("stats-variant", [("variant", "Shako"), ("games", "1"), ("running", "1")]),
        in_full("stats-variant", [("variant", "Terachess II"), ("games", "1"), ("running", "0")]),
        in_full("stats-start", NOTHING)
    );
    assert_eq!(stats_of(&table).await, expected, "game 4 ended before it began");
}

#[tokio::test]
async fn what_is_played_elsewhere_or_out_of_sight_is_not_told() {
    let table = with_a_past().await;
    moved_elsewhere(&table, 5).await;
    let told = stats_of(&table).await;
    assert!(
        told.starts_with(&format!("{}\n", in_full("stats-all", [("games", 3), ("running", 0)])))
            && !told.contains("Shako"),
        "{told}"
    );
    for (visibility, begins) in [
        (
            Visibility::Only(vec![place(CHANNEL)]),
            in_full("stats-all", [("games", 3), ("running", 0)]),
        ),
        (Visibility::Only(Vec::new()), in_full("stats-none", NOTHING)),
    ] {
        let asked = Question { lookup: &visibility, ..question(&table, "Dan", &[]) };
        let told = stats(asked).await;
        assert!(told.starts_with(begins), "{told}");
    }
}

#[tokio::test]
async fn outside_of_a_server_it_is_said_where_to_ask() {
    let table = with_a_past().await;
    let asked = Question { server: None, ..question(&table, "Ann", &[]) };
    assert_eq!(stats(asked).await, in_full("stats-of-nowhere", NOTHING));
}

/// Each ending without a result, as the core names them, is left out wherever games are counted.
#[tokio::test]
async fn no_count_of_games_forgets_an_ending_without_a_result() {
    let table = with_a_past().await;
    let pool = pool(&table.folder.url()).await;
    for ending in Ending::PLAIN.iter().filter(|(ending, _)| ending.is_void()) {
        sqlx::query("UPDATE games SET ending = $1, winner = NULL WHERE id = 2")
            .bind(ending.1)
            .execute(&pool)
            .await
            .expect("the game is there");
        let told = stats_of(&table).await;
        assert!(
            told.contains(&format!(
                "{}\n",
                fixed_with(
                    "stats-variant",
                    [("variant", "Chess"), ("games", "1"), ("running", "0")]
                )
            )),
            "{}: {told}",
            ending.1
        );
    }
    pool.close().await;
    let void = Ending::PLAIN.into_iter().filter(|(ending, _)| ending.is_void());
    let words: Vec<&str> = void.map(|(_, word)| word).collect();
    for statement in crate::store::on_a_file::plans::statements() {
        let counts = statement.contains("'not-begun'") && statement.contains("'annulled'");
        let left_out = |word: &&&str| !statement.contains(&format!("'{word}'"));
        let forgotten: Vec<_> = words.iter().filter(left_out).collect();
        assert!(!counts || forgotten.is_empty(), "{forgotten:?} counts in {statement}");
    }
}
