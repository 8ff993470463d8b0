//! The catalogue's types: a command with its options, and the kinds of values.

use menagerie_core::model::CommandName;

/// A command of the catalogue.
#[derive(Clone, Debug)]
pub struct Usage {
    /// Its name.
    pub verb: CommandName,
    /// What it does, in a line of at most 100 characters.
    pub words: &'static str,
    /// The options. Required ones come first, and the one that is mostly named stands first of all.
    pub options: Vec<OptionSchema>,
}

/// An option of a command.
#[derive(Clone, Debug)]
pub struct OptionSchema {
    /// Its name.
    pub name: &'static str,
    /// What it means, in a line of at most 100 characters.
    pub words: &'static str,
    /// The kind of its values.
    pub kind: Kind,
    /// Whether the command needs it.
    pub required: bool,
}

/// The kind of an option's values.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Any text.
    Text,
    /// Any text of at most this many characters.
    Words(usize),
    /// Any text, with suggestions while it is typed.
    Suggested,
    /// A member of the community.
    Member,
    /// A file.
    File,
    /// A whole number, at least this.
    Number(u64),
    /// A switch: `true` or `false`.
    Flag,
    /// A choice: each value as it is shown, and as it is given.
    Choice(Vec<(String, String)>),
    /// The same with so many values that they are searched, with suggestions while one is typed.
    Search(Vec<(String, String)>),
}

impl OptionSchema {
    /// An option that can be left out.
    pub(super) fn of(name: &'static str, kind: Kind, words: &'static str) -> Self {
        Self { name, words, kind, required: false }
    }

    /// The same option, required.
    pub(super) fn required(self) -> Self {
        Self { required: true, ..self }
    }
}

/// A choice: each value as it is shown, and as it is given.
pub(super) fn choice<S: Into<String>, V: Into<String>>(
    choices: impl IntoIterator<Item = (S, V)>,
) -> Kind {
    let choices = choices.into_iter().map(|(shown, value)| (shown.into(), value.into()));
    Kind::Choice(choices.collect())
}

/// A choice of words that are shown as they are.
pub(super) fn words<const N: usize>(words: [&str; N]) -> Kind {
    choice(words.map(|word| (word, word)))
}

/// The option that holds an answer to an offer of a draw, typed in place of a game: `draw no`.
pub const ANSWER: &str = "answer";
