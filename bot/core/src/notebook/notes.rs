//! The command `note`: private notes about games. Nobody else is ever shown them.

use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, ViewRequest, Which};
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Decision, Fact, Reply, Snapshot, Text, visible};
use crate::notebook::types::{NotKept, Note, Private};

/// The most characters of a note. A note can be shown whole on every network, even if each
/// character must be escaped.
pub const LONGEST_NOTE: usize = 900;
/// The most notes of a person on a game.
pub const MOST_NOTES: usize = 100;
/// How many characters of notes are listed at once; a note is never cut.
const LISTED: usize = 1_400;

/// Adds a note about a game as it stands now. `numbers` are those of the caller's notes on it, in
/// order.
pub(crate) fn add(
    snapshot: &Snapshot,
    numbers: &[usize],
    call: &Call,
    which: Which,
    words: &str,
) -> Result<Decision, Refusal> {
    let game = snapshot.game(call, which)?;
    let words = visible(words);
    let words = words.trim();
    let length = words.chars().count();
    if words.is_empty() {
        return Err(NotKept::EmptyNote.into());
    }
    if length > LONGEST_NOTE {
        return Err(NotKept::LongNote { length, most: LONGEST_NOTE }.into());
    }
    if numbers.len() >= MOST_NOTES {
        let oldest = numbers.first().copied().unwrap_or(1);
        let (game, words) = (game.id, words.to_owned());
        return Err(NotKept::TooManyNotes { game, most: MOST_NOTES, oldest, words }.into());
    }
    let number = numbers.last().map_or(1, |last| last.saturating_add(1));
    let note = Note { number, ply: game.line.ply(), at: call.at, words: words.to_owned() };
    let (game_number, plies) = (game.id.0, note.ply);
    let done = message!("notebook-noted", number, plies, game = game_number);
    Ok(Decision {
        facts: vec![Fact::Private {
            by: call.from.clone(),
            game: game.id,
            what: Private::NoteMade(note),
        }],
        reply: Reply::Done(done),
        ..Decision::default()
    })
}

/// Removes a note.
pub(crate) fn remove(
    snapshot: &Snapshot,
    numbers: &[usize],
    call: &Call,
    which: Which,
    number: usize,
) -> Result<Decision, Refusal> {
    let game = snapshot.game(call, which)?;
    if !numbers.contains(&number) {
        let (game, known) = (game.id, numbers.to_vec());
        return Err(NotKept::NoSuchNote { game, number, known }.into());
    }
    let by = call.from.clone();
    Ok(Decision {
        facts: vec![Fact::Private { by, game: game.id, what: Private::NoteRemoved(number) }],
        reply: Reply::Done(message!("notebook-removed", number)),
        ..Decision::default()
    })
}

/// A person's notes on a game, given oldest first, from the newest on. With `before`, only those
/// with a smaller number. As many as fit, and the action for the others.
pub fn note_list(game: &Game, notes: &[Note], before: Option<usize>) -> (Text, Vec<Action>) {
    let (number, variant) = (game.id.0, &game.variant().name);
    let older = notes.iter().rev().filter(|note| before.is_none_or(|before| note.number < before));
    let older: Vec<&Note> = older.collect();
    let Some(newest) = older.first() else {
        let text = match before {
            Some(before) => message!("notebook-no-older-notes", before, game = number, variant),
            None => message!("notebook-no-notes", game = number, variant),
        };
        return (text, Vec::new());
    };
    let mut length = 0;
    let fits = |note: &&&Note| {
        length += note.words.chars().count() + 60;
        length <= LISTED || note.number == newest.number
    };
    let shown: Vec<&Note> = older.iter().take_while(fits).copied().collect();
    let text = message!("notebook-notes", game = number, variant);
    let text = shown.iter().fold(text, |text, note| {
        let Note { number, ply, at, words } = note;
        let head = message!("notebook-note", number, plies = *ply, at);
        text.line().then(head).line().plain(words.clone())
    });
    let remove = message!("notebook-how-to-remove", number = newest.number, game = number);
    let text = text.line().then(remove);
    let rest = older.len() - shown.len();
    let Some(last) = shown.last().filter(|_| rest > 0) else { return (text, Vec::new()) };
    let older = message!("notebook-older-notes", count = rest, game = number, before = last.number);
    let text = text.plain(" ").then(older);
    let kind = ActionKind::Look(ViewRequest::Notes(game.id, last.number));
    (text, vec![Action::new(message!("action-older-notes", count = rest), kind)])
}
