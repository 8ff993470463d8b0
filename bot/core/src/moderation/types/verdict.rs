//! The verdicts by which a moderator can end a game of others.

use menagerie_rules::Color;

/// A verdict on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This side wins.
    Win(Color),
    /// A draw.
    Draw,
    /// The game counts for nothing.
    NoResult,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Verdict; 4] =
        [Verdict::Win(Color::White), Verdict::Win(Color::Black), Verdict::Draw, Verdict::NoResult];

    /// Its word in options.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Win(Color::White) => "first",
            Verdict::Win(Color::Black) => "second",
            Verdict::Draw => "draw",
            Verdict::NoResult => "none",
        }
    }

    /// The inverse of [`Verdict::word`].
    pub fn parse(word: &str) -> Option<Self> {
        Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
    }
}
