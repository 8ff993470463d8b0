//! View requests: buttons that only show something. Nothing is decided, and nobody else sees the
//! answer.

use crate::{GameId, ProblemId};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// Something that is looked at by a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewRequest {
    /// Another board of a game, after the one of so many plies, with this side at the bottom.
    Board(GameId, usize, Page, Color),
    /// The half of that board where its last move was.
    Half(GameId, usize, Color),
    /// What has changed on the board of a game after so many plies, in words.
    Changes(GameId, usize),
    /// The board of a game as it stands.
    Now(GameId),
    /// The position after so many plies as a FEN, and what was captured until then.
    Position(GameId, usize),
    /// One's own notes on a game that are older than the one of this number.
    Notes(GameId, usize),
    /// Another board of the line that one has tried in a game, after the one of so many plies.
    Line(GameId, usize, Page),
    /// The position of that line after so many plies as a FEN, and what was captured until then.
    LinePosition(GameId, usize),
    /// A problem, as far as one has come with it.
    Problem(ProblemId),
    /// The board of the game that waits for one's move and comes after this one; of the most urgent
    /// one if none is named.
    Next(Option<GameId>),
}

/// Which of many boards in a row comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Page {
    /// The one before every move.
    First,
    /// The one a ply before.
    Back,
    /// The one a ply later.
    Forward,
    /// The one after every move.
    Last,
}

impl Page {
    /// All of them, as they stand side by side.
    pub const ALL: [Page; 4] = [Page::First, Page::Back, Page::Forward, Page::Last];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Page::First => "first",
            Page::Back => "back",
            Page::Forward => "forward",
            Page::Last => "last",
        }
    }

    /// The inverse of [`Page::word`].
    pub fn of_word(word: &str) -> Option<Self> {
        Page::ALL.into_iter().find(|page| page.word() == word)
    }

    /// What stands on it.
    pub fn label(self) -> &'static str {
        match self {
            Page::First => "First",
            Page::Back => "Back",
            Page::Forward => "Forward",
            Page::Last => "Last",
        }
    }

    /// How many plies are played on the board that comes after the one of `ply` plies, of `plies`
    /// in all. There is nothing before the first one and nothing after the last one.
    pub fn after(self, ply: usize, plies: usize) -> usize {
        match self {
            Page::First => 0,
            Page::Back => ply.saturating_sub(1).min(plies),
            Page::Forward => ply.saturating_add(1).min(plies),
            Page::Last => plies,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_leads_beyond_the_ends() {
        for (ply, plies, expected) in [
            (0, 0, [0, 0, 0, 0]),
            (0, 9, [0, 0, 1, 9]),
            (5, 9, [0, 4, 6, 9]),
            (9, 9, [0, 8, 9, 9]),
            // Moves were taken back since.
            (9, 6, [0, 6, 6, 6]),
            (usize::MAX, 6, [0, 6, 6, 6]),
        ] {
            assert_eq!(Page::ALL.map(|page| page.after(ply, plies)), expected, "{ply} of {plies}");
        }
        for page in Page::ALL {
            assert_eq!(Page::of_word(page.word()), Some(page));
        }
    }
}
