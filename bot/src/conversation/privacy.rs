//! What is stored about somebody, told to them alone and taken along as a file.

use super::{Answer, Question, Show};
use crate::game::{Refusal, Step, Text, Verb, kept_in_words};
use crate::record::{Form, Replayed, written};
use crate::store::{Along, StoreError};
use serde_json::{Value, json};

/// The name of the format, and its version: within one, nothing is left out or renamed.
const FORMAT: &str = "menagerie-member";
const VERSION: u32 = 1;
/// How many bytes of games one file holds at most, unless one game is larger: every network takes
/// that much.
const LARGEST: usize = 6 * 1024 * 1024;

impl Question<'_> {
    /// Whether it is about what is kept, and not about deleting it.
    pub(super) fn is_about_what_is_kept(&self) -> bool {
        self.options.text("what") != "delete"
    }

    /// What is stored about whoever asks, in words or as a file.
    pub(super) async fn privacy(&self) -> Result<Answer, StoreError> {
        if self.options.text("what") != "export" {
            return Ok(Answer::text(kept_in_words(&self.store.kept_of(&self.from).await?)));
        }
        let along = self.store.along(&self.from).await?;
        let games = self.games_along(&along).await?;
        let parts = parted(games);
        let part = self.options.number("part").unwrap_or(1);
        let count = parts.len();
        let Some(games) = part.checked_sub(1).and_then(|index| parts.into_iter().nth(index)) else {
            let known = (1..=count).map(|part| part.to_string()).collect();
            let (name, typed) = ("part".to_owned(), part.to_string());
            return Ok(Refusal::NoChoice { name, typed, known }.into());
        };
        let text = file(&along, games, part, count);
        let mut words = Text::from(
            "All that is stored about you is in this file, for nobody else to read. Its form is told in PRIVACY.md.",
        );
        if part < count {
            let next = Step::of(Verb::Privacy).with("what", "export").with("part", part + 1);
            words = Text::from(format!(
                "This is part {part} of {count} of all that is stored about you, for nobody else to read. The next one: "
            ))
            .step(next)
            .plain(". Their form is told in PRIVACY.md.");
        }
        let name = match count {
            1 => "menagerie-member.json".to_owned(),
            _ => format!("menagerie-member-{part}-of-{count}.json"),
        };
        Ok(Answer { file: Some(name), ..Answer::text(words).showing(Show::Document(text)) })
    }

    /// Their games, as each is exported by itself. One that cannot be replayed is named.
    async fn games_along(&self, along: &Along) -> Result<Vec<(Value, usize)>, StoreError> {
        let mut games = Vec::with_capacity(along.games.len());
        for id in &along.games {
            let record = match self.store.record(*id).await {
                Ok(Some(record)) => record,
                Ok(None) => continue,
                Err(StoreError::Unreadable(why)) => {
                    games.push((json!({"game": id, "unreadable": why}), why.len()));
                    continue;
                }
                Err(error) => return Err(error),
            };
            // Which takes a while, where nothing else waits for it.
            let work = move || written(&Replayed::of(record)?, Form::Json);
            let text = tokio::task::spawn_blocking(work).await;
            let text = text.map_err(|error| StoreError::Unreadable(error.to_string()))?;
            let read = text.map_err(|error| error.to_string()).and_then(|text| {
                let game = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                Ok((game, text.len()))
            });
            games.push(match read {
                Ok(game) => game,
                Err(why) => (json!({"game": id, "unreadable": why}), why.len()),
            });
        }
        Ok(games)
    }
}

/// Games in as many files as they need; one file, if there are none.
fn parted(games: Vec<(Value, usize)>) -> Vec<Vec<Value>> {
    let (mut parts, mut size) = (vec![Vec::new()], 0);
    for (game, length) in games {
        if size + length > LARGEST && size > 0 {
            parts.push(Vec::new());
            size = 0;
        }
        size += length;
        if let Some(part) = parts.last_mut() {
            part.push(game);
        }
    }
    parts
}

/// A file; what is no game is in the first one.
fn file(along: &Along, games: Vec<Value>, part: usize, parts: usize) -> String {
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
    // Spaces would make it twice as long.
    let mut text = whole.to_string();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_parted_where_a_file_would_be_too_large_and_none_is_lost() {
        let sizes = [LARGEST - 1, 1, 1, LARGEST + 5, 3];
        let games = sizes.iter().enumerate().map(|(number, size)| (json!(number), *size));
        let parts = parted(games.collect());
        assert_eq!(
            parts,
            [vec![json!(0), json!(1)], vec![json!(2)], vec![json!(3)], vec![json!(4)]]
        );
        assert_eq!(parted(Vec::new()), [Vec::<Value>::new()]);
    }
}
