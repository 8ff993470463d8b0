//! The command `privacy`: the caller's own data, as a text or as files to keep.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::searches::{Searched, own_turn, worked_out};
use crate::conversation::{Answer, Question, Show};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::Command;
use menagerie_core::privacy::types::kept_in_words;
use menagerie_core::record::{Form, Replayed, written};
use menagerie_core::{PlayerId, message};
use menagerie_metrics::metrics;
use menagerie_store::{DataExport, GameExport, Reader, StoreError};
use serde_json::{Value, json};

pub(super) const PRIVACY: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("what", choice("privacy-what", ["kept", "export", "delete"])),
            OptionSchema::of("part", Kind::Number(1)),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::CallOrLook(
        |options, _| {
            let is_final = options.text("what") == "delete";
            is_final.then_some(Command::Forget { confirmed: None })
        },
        |question| Box::pin(question.privacy()),
    ),
};

/// The name of the format, with its version. Within a version, nothing is left out or renamed.
const FORMAT: &str = "menagerie-member";
const VERSION: u32 = 1;
/// The most bytes of games in one file, roughly, unless one game is larger. Every network takes
/// that much and some more.
const LARGEST: usize = 6 * 1024 * 1024;
/// The bytes of a game without moves, roughly, and those of each move.
const GAME: usize = 4096;
const MOVE: usize = 300;

impl Question<'_> {
    /// The caller's data, in words or as a file.
    async fn privacy(&self) -> Result<Answer, Answer> {
        if self.options.text("what") != "export" {
            return Ok(Answer::text(kept_in_words(&self.store.kept_of(&self.from).await?)));
        }
        let part = self.options.number("part").unwrap_or(1);
        let MemberFile { count, name, text } =
            member_file(&self.store.reader(), &self.from, part).await??;
        let Some(text) = text else {
            let known = (1..=count).map(|part| part.to_string()).collect();
            let (name, typed) = ("part".to_owned(), part.to_string());
            return Err(Refusal::NoChoice { name, typed, known }.into());
        };
        let words = if part < count {
            message!("chat-privacy-part", part, parts = count, next = part + 1)
        } else {
            message!("chat-privacy-file")
        };
        Ok(Answer { file: Some(name), ..Answer::text(words).showing(Show::Document(text)) })
    }
}

/// One of the files with a member's data.
pub struct MemberFile {
    /// How many files there are.
    pub count: usize,
    /// Its name.
    pub name: String,
    /// Its content; `None` if there is no file of this number.
    pub text: Option<String>,
}

/// The file of this number, from 1, with a member's data. A member's repeated requests wait for
/// each other, and hold up nobody else.
///
/// # Errors
/// When the database cannot be read.
pub async fn member_file(store: &Reader, member: &PlayerId, part: usize) -> Searched<MemberFile> {
    let _own = match own_turn(member).await {
        Ok(own) => own,
        Err(busy) => {
            metrics().turned_away("file");
            return Ok(Err(busy.into()));
        }
    };
    let along = store.along(member).await?;
    let parts = parted(&along.games);
    let count = parts.len();
    let name = match count {
        1 => "menagerie-member.json".to_owned(),
        _ => format!("menagerie-member-{part}-of-{count}.json"),
    };
    let text = match part.checked_sub(1).and_then(|index| parts.get(index)) {
        None => None,
        Some(games) => match records(store, member, games).await? {
            Ok(games) => Some(file(&along, games, part, count)),
            Err(refusal) => return Ok(Err(refusal)),
        },
    };
    Ok(Ok(MemberFile { count, name, text }))
}

/// The records of games, each as `export` gives it. A game that cannot be replayed is named.
async fn records(store: &Reader, member: &PlayerId, games: &[GameExport]) -> Searched<Vec<Value>> {
    let mut records = Vec::with_capacity(games.len());
    for GameExport { id, .. } in games {
        let unreadable = |why: String| json!({"game": id, "unreadable": why});
        let record = match store.record(*id).await {
            Ok(Some(record)) => record,
            Ok(None) => continue,
            Err(StoreError::Unreadable(why)) => {
                records.push(unreadable(why));
                continue;
            }
            Err(error) => return Err(error),
        };
        let work = move || {
            let text = written(&Replayed::of(record)?, Form::Json);
            text.map(|text| serde_json::from_str(&text).map_err(|error| error.to_string()))
        };
        let read = match worked_out(member, work).await? {
            Ok(read) => read.map_err(|error| error.to_string()),
            Err(refusal) => return Ok(Err(refusal)),
        };
        records.push(read.flatten().unwrap_or_else(unreadable));
    }
    Ok(Ok(records))
}

/// Splits games into as many files as they need, by their size estimated before they are read.
/// Without games, there is one file.
fn parted(games: &[GameExport]) -> Vec<Vec<GameExport>> {
    let (mut parts, mut size) = (vec![Vec::new()], 0);
    for game in games {
        let length = GAME + MOVE * game.moves as usize;
        if size + length > LARGEST && size > 0 {
            parts.push(Vec::new());
            size = 0;
        }
        size += length;
        if let Some(part) = parts.last_mut() {
            part.push(*game);
        }
    }
    parts
}

/// One file. Everything but the games is in the first one.
fn file(along: &DataExport, games: Vec<Value>, part: usize, parts: usize) -> String {
    let mut whole = json!({
        "format": FORMAT,
        "version": VERSION,
        "part": part,
        "parts": parts,
        "accounts": along.accounts,
        "games": games,
    });
    if let (Value::Object(whole), true) = (&mut whole, part == 1) {
        whole.extend(along.sections.clone());
    }
    // Indented, it would be twice as long.
    let mut text = whole.to_string();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::GameId;

    #[test]
    fn games_are_parted_where_a_file_would_be_too_large_and_none_is_lost() {
        let full = u32::try_from((LARGEST - 2 * GAME) / MOVE).expect("it is small");
        let lengths = [full, 0, 0, full + 100, 3];
        let numbered = lengths.into_iter().zip(1..);
        let games: Vec<_> =
            numbered.map(|(moves, id)| GameExport { id: GameId(id), moves }).collect();
        let parts = [&games[..2], &games[2..3], &games[3..4], &games[4..]];
        assert_eq!(parted(&games), parts);
        assert_eq!(parted(&[]), [Vec::<GameExport>::new()]);
    }
}
