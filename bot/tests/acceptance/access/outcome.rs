//! The outcome of giving a command or pressing something.

use super::column::Column;
use super::row::{Row, What};
use super::state;
use crate::asking::{question_to, told};
use crate::operation::operator_variants::REED_LAKE;
use crate::table::{Table, person, words};
use menagerie_chat::conversation::{Answer, Attached, Instead, Options, Question, pressed};
use menagerie_chat::desk::decide;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::dispatch::Input;
use menagerie_core::model::request::{Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::model::{Effect, Reply};
use menagerie_core::play::types::{Before, Correction, PlayRequest};
use menagerie_core::{CauseId, MessageId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{first_words, fixed};
use std::sync::atomic::{AtomicU64, Ordering};

/// It is done, or answered.
pub const DONE: &str = "✓";
/// It is asked about first.
pub const ASKED: &str = "?";
/// Nothing is done and nothing is decided.
pub const NOTHING: &str = "·";
/// The same as for a number that there is not.
pub const HIDDEN: &str = "–";
/// It is refused.
pub const REFUSED: &str = "refused";

/// The outcome.
pub struct Outcome {
    pub mark: &'static str,
    /// The words that the caller was told.
    pub words: String,
    /// Whether anything may be otherwise than before.
    pub has_changed: bool,
    /// The name of the command that reached the core.
    pub command: Option<String>,
}

impl Outcome {
    pub fn is_done(&self) -> bool {
        matches!(self.mark, DONE | ASKED)
    }

    fn told(mark: &'static str, words: String) -> Self {
        Self { mark, words, has_changed: false, command: None }
    }
}

pub fn question<'a>(
    table: &'a Table,
    column: &Column,
    visibility: &'a Visibility,
    options: Options,
) -> Question<'a> {
    let (from, place, server) = (column.from(), column.place(), column.server());
    Question {
        from,
        place,
        server,
        lookup: visibility,
        options,
        ..question_to(&table.store, "", &[])
    }
}

/// Tries a row in a column.
pub async fn of(table: &mut Table, row: &Row, column: &Column) -> Outcome {
    let outcome = match &row.what {
        What::Ask { verb, .. } => {
            let code = state::code(table).await;
            let given = row.given(column, &code).into_iter().collect::<Options>();
            // The page has a short text in place of a file.
            let file = (!given.text("file").is_empty()).then(reed_lake);
            let options = given.naming(row.member.map(person)).carrying(file);
            let visibility = column.visibility();
            let question = question(table, column, &visibility, options);
            let member = |name| Opponent { player: person(name), presence: Presence::Member };
            let found = match question.answer(*verb).await {
                Some(answer) => Err(answer),
                None => question.command(*verb, row.member.map(member)).await,
            };
            match found {
                Ok(Some(command)) => decided(table, column, Via::Private, command).await,
                Ok(None) => panic!("{}: nothing comes of it", row.name),
                Err(answer) => seen(row.shows, &answer),
            }
        }
        What::Press(press) => match pressed(press(row.number)) {
            Ok(command) => decided(table, column, Via::Private, command).await,
            Err(Instead::Say(text)) => Outcome::told(NOTHING, words(&text)),
            Err(Instead::Do(step)) => {
                let (visibility, options) = (column.visibility(), step.with.into_iter().collect());
                let question = question(table, column, &visibility, options);
                seen(row.shows, &question.answer(step.verb).await.expect("it is a question"))
            }
            Err(Instead::Look(view)) => {
                let visibility = column.visibility();
                let question = question(table, column, &visibility, Options::default());
                seen(row.shows, &question.view(view).await)
            }
        },
        What::Typed(text, via) => {
            let text = (*text).to_owned();
            let command =
                Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None });
            decided(table, column, via(MessageId::new("test", next())), command).await
        }
        What::Edited(text, via) => {
            let original = CauseId::new("test", format_args!("edited-{}", next()));
            let correction = Correction { original, before: Before::Unread };
            let text = (*text).to_owned();
            let command =
                Command::Play(PlayRequest::Correct { which: Which::Here, text, correction });
            decided(table, column, via(MessageId::new("test", next())), command).await
        }
    };
    let normal = outcome.words.replace(&super::ABSENT.to_string(), &row.known.to_string());
    Outcome { words: normal, ..outcome }
}

/// The file of a game that somebody has written.
pub fn reed_lake() -> Attached {
    Attached { name: "reed-lake.toml".to_owned(), content: Ok(REED_LAKE.as_bytes().to_vec()) }
}

fn next() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// An answer that stores nothing. A text that shows the thing asked for has these words in it.
pub fn seen(shows: Option<&str>, answer: &Answer) -> Outcome {
    let said = told(answer);
    let shows = answer.show.is_some() || shows.is_none_or(|words| said.contains(words));
    let begins = |key| first_words(key, menagerie_words::NOTHING);
    let refusals = [
        begins("refused-no-such-game"),
        begins("problem-refused-no-such-problem"),
        fixed("problem-none"),
        begins("chat-no-such-variant"),
        begins("refused-no-choice"),
        fixed("challenge-refused-no-such-challenge"),
        fixed("offer-refused-no-such-code"),
        begins("problem-refused-needs-community"),
        begins("upload-refused-not-on-the-list"),
        fixed("upload-refused-no-community"),
        begins("ladder-refused-needs-community"),
        begins("league-refused-needs-community"),
        begins("leaders-of-nowhere"),
    ];
    let is_refused = !shows || refusals.iter().any(|begins| said.starts_with(begins));
    Outcome::told(if is_refused { REFUSED } else { DONE }, said)
}

/// The outcome of a command that the core decides.
pub async fn decided(table: &mut Table, column: &Column, via: Via, command: Command) -> Outcome {
    let name = Some(command.name());
    let now = Timestamp(table.now());
    let is_typed = via != Via::Private;
    let call = Call {
        from: column.from(),
        speaker: Speaker::default(),
        place: column.place(),
        server: column.server(),
        visibility: column.visibility(),
        authority: column.authority,
        hears_talk: true,
        cause: CauseId::new("test", format_args!("cell-{}", next())),
        at: now,
        seen: now,
        via,
        command,
        letters: Letters::default(),
    };
    let input = Input::of(call);
    let before = table.waiting().await.len();
    let stored = decide(&table.store, &input, &mut table.allowances, &mut table.rng).await;
    let stored = stored.expect("the store works");
    let effects = table.waiting().await.split_off(before);
    let said = effects.iter().find_map(|effect| match effect {
        Effect::Say { text, .. } => Some(words(text)),
        _ => None,
    });
    let (mark, words) = match stored.reply {
        Reply::Refused(text) => (REFUSED, words(&text)),
        Reply::Ask(text, _) => (ASKED, words(&text)),
        Reply::Nothing if is_typed => match said {
            Some(said) => (REFUSED, said),
            None if effects.is_empty() => (NOTHING, String::new()),
            None => (DONE, String::new()),
        },
        Reply::Nothing | Reply::Look(None, _) | Reply::Unplayed(..) => (DONE, String::new()),
        Reply::Done(text) | Reply::Look(Some(text), _) => (DONE, words(&text)),
    };
    let has_changed = mark == DONE || !effects.is_empty();
    Outcome { mark, words, has_changed, command: name }
}
