//! Questions of people at a table, and what they are answered. Nothing is decided by them.

use crate::table::{NOON, THREAD, Table, label, person, place, server, words};
use menagerie_chat::conversation::{Answer, Options, Question, Show};
use menagerie_core::Timestamp;
use menagerie_core::board::Picture;
use menagerie_core::model::CommandName;
use menagerie_core::model::state::Visibility;
use menagerie_rules::notation::Letters;
use menagerie_store::Store;

/// The question of somebody in the thread of game 1.
pub fn question<'a>(table: &'a Table, who: &str, given: &[(&str, &str)]) -> Question<'a> {
    question_to(&table.store, who, given)
}

/// The same to a store that is not the table's own.
pub fn question_to<'a>(store: &'a Store, who: &str, given: &[(&str, &str)]) -> Question<'a> {
    let given = given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Question {
        store,
        from: person(who),
        place: place(THREAD),
        server: Some(server()),
        hears_talk: true,
        now: Timestamp(NOON),
        lookup: &Visibility::All,
        options: given.collect::<Options>(),
        letters: Letters::default(),
    }
}

/// The answer to somebody in the thread of game 1.
pub async fn asked(table: &Table, who: &str, verb: CommandName, given: &[(&str, &str)]) -> Answer {
    question(table, who, given).answer(verb).await.expect("it is a question")
}

/// The texts of an answer.
pub fn told(answer: &Answer) -> String {
    answer.texts.iter().map(words).collect::<Vec<_>>().join("\n--\n")
}

/// The board of an answer.
pub fn picture(answer: &Answer) -> &Picture {
    match &answer.show {
        Some(Show::Board { picture, .. }) => picture,
        other => panic!("no board: {other:?}: {}", told(answer)),
    }
}

/// The labels of an answer's actions.
pub fn offered(answer: &Answer) -> Vec<String> {
    answer.actions.iter().map(label).collect()
}
