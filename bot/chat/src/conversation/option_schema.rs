//! What can be asked for, and what is given for it: the parts of the catalogue.

use menagerie_core::model::CommandName;

/// One thing to ask for.
#[derive(Clone, Debug)]
pub struct Usage {
    /// What it is.
    pub verb: CommandName,
    /// What it does, in a line of at most 100 characters.
    pub words: &'static str,
    /// What is given; what must be comes first, and what is mostly named first of all.
    pub options: Vec<OptionSchema>,
}

/// One thing that is given.
#[derive(Clone, Debug)]
pub struct OptionSchema {
    /// Its name.
    pub name: &'static str,
    /// What it means, in a line of at most 100 characters.
    pub words: &'static str,
    /// What it can be.
    pub kind: Kind,
    /// Whether nothing can be done without it.
    pub required: bool,
}

/// What can be given.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Any text.
    Text,
    /// Any text of at most so many characters.
    Words(usize),
    /// Any text; while it is typed, what fits is suggested.
    Suggested,
    /// A person of the community.
    Member,
    /// A file.
    File,
    /// A whole number, at least this.
    Number(u64),
    /// Whether or not: `true` or `false`.
    Flag,
    /// One of these: how it is shown, and what it stands for.
    Choice(Vec<(String, String)>),
    /// The same of so many that they are searched: while it is typed, what fits is suggested.
    Search(Vec<(String, String)>),
}

impl OptionSchema {
    /// Something that can be left out.
    pub(super) fn of(name: &'static str, kind: Kind, words: &'static str) -> Self {
        Self { name, words, kind, required: false }
    }

    /// The same where nothing can be done without it.
    pub(super) fn required(self) -> Self {
        Self { required: true, ..self }
    }
}

/// One of these: how each is shown, and what it stands for.
pub(super) fn choice<S: Into<String>, V: Into<String>>(
    choices: impl IntoIterator<Item = (S, V)>,
) -> Kind {
    let choices = choices.into_iter().map(|(shown, value)| (shown.into(), value.into()));
    Kind::Choice(choices.collect())
}

/// One of these words, which are shown as they are.
pub(super) fn words<const N: usize>(words: [&str; N]) -> Kind {
    choice(words.map(|word| (word, word)))
}

/// What stands for an answer to an offer of a draw, where a game could be named: `draw no`.
pub const ANSWER: &str = "answer";
