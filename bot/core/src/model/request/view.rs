//! View requests: actions that only show something. Nothing is decided, and nobody else sees the
//! answer.

use crate::model::{Moment, Text};
use crate::play::types::Pick;
use crate::{ChallengeId, GameId, ProblemId, message};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// A view request: a press that only shows something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewRequest {
    /// Another board of a game, after the board of this many plies, with this side at the bottom.
    Board(GameId, usize, Page, Color),
    /// The part of that board around the last move, larger.
    Part(GameId, usize, Page, Color),
    /// The moves of the player to move, picked from lists in the moment in which they were shown.
    Pick(GameId, Moment, Pick),
    /// The other actions in a game: actions for the commands that are wanted least often.
    More(GameId),
    /// The changes on a game's board by the last of this many plies, in words.
    Changes(GameId, usize),
    /// The present board of a game.
    Now(GameId),
    /// The position after this many plies as a FEN, with the captured pieces.
    Position(GameId, usize),
    /// One's own notes on a game that are older than the note of this number.
    Notes(GameId, usize),
    /// Another board of one's private line in a game, after the board of this many plies.
    Line(GameId, usize, Page),
    /// The position of that line after this many plies as a FEN, with the captured pieces.
    LinePosition(GameId, usize),
    /// How the array of a challenge is drawn: the promise before it is accepted, the proof after that.
    Array(ChallengeId),
    /// A problem, at the stage of one's own attempt.
    Problem(ProblemId),
    /// The board of the next game that waits for one's move, after this game; the most urgent game
    /// if none is named.
    Next(Option<GameId>),
}

/// Which of a row of boards to show next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Page {
    /// The start.
    First,
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// The end.
    Last,
    /// The same board, seen otherwise.
    Here,
}

impl Page {
    /// The pages that have an action of their own, in the order of these.
    pub const ALL: [Page; 4] = [Page::First, Page::Back, Page::Forward, Page::Last];

    /// Its word in an action's text.
    pub fn word(self) -> &'static str {
        match self {
            Page::First => "first",
            Page::Back => "back",
            Page::Forward => "forward",
            Page::Last => "last",
            Page::Here => "here",
        }
    }

    /// The inverse of [`Page::word`].
    pub fn of_word(word: &str) -> Option<Self> {
        Page::ALL.into_iter().chain([Page::Here]).find(|page| page.word() == word)
    }

    /// Its label, if it has an action of its own.
    pub fn label(self) -> Text {
        match self {
            Page::First => message!("action-page-first"),
            Page::Back => message!("action-page-back"),
            Page::Forward => message!("action-page-forward"),
            Page::Last => message!("action-page-last"),
            Page::Here => Text::new(),
        }
    }

    /// The plies of the next board, after the board of `ply` plies, of `plies` in all. It stays
    /// between the first board and the last.
    pub fn after(self, ply: usize, plies: usize) -> usize {
        match self {
            Page::First => 0,
            Page::Back => ply.saturating_sub(1).min(plies),
            Page::Forward => ply.saturating_add(1).min(plies),
            Page::Last => plies,
            Page::Here => ply.min(plies),
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
            // Some moves were taken back since.
            (9, 6, [0, 6, 6, 6]),
            (usize::MAX, 6, [0, 6, 6, 6]),
        ] {
            assert_eq!(Page::ALL.map(|page| page.after(ply, plies)), expected, "{ply} of {plies}");
        }
        assert_eq!(Page::Here.after(9, 6), 6);
        for page in Page::ALL.into_iter().chain([Page::Here]) {
            assert_eq!(Page::of_word(page.word()), Some(page));
        }
    }
}
