//! Picking a move from lists: a piece, then a square, then what is left to say.

use menagerie_rules::{Label, Square};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The list that is picked from. A page is a part of a long list; the first one is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pick {
    /// The pieces that can move.
    Pieces(usize),
    /// The squares to which the piece on this square can go.
    Squares(Square, usize),
    /// The squares where a piece of this kind can be dropped.
    Drops(Label, usize),
    /// The moves from one square to another, if there are several.
    Moves(Square, Square, usize),
    /// One of those moves, to be looked at before it is played.
    Move(Square, Square, usize),
}

/// As it stands in an action's text: `pieces:0`, `squares:e2:0`, `drops:P:0`, `moves:e2:e4:0`, `move:e2:e4:0`.
impl fmt::Display for Pick {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Pieces(page) => write!(formatter, "pieces:{page}"),
            Pick::Squares(from, page) => write!(formatter, "squares:{from}:{page}"),
            Pick::Drops(label, page) => write!(formatter, "drops:{label}:{page}"),
            Pick::Moves(from, to, page) => write!(formatter, "moves:{from}:{to}:{page}"),
            Pick::Move(from, to, which) => write!(formatter, "move:{from}:{to}:{which}"),
        }
    }
}

/// The text stands for no pick.
#[derive(Debug, thiserror::Error)]
#[error("no pick is written like this")]
pub struct NoPick;

impl FromStr for Pick {
    type Err = NoPick;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let square = |text: &str| Square::parse(text).ok_or(NoPick);
        let number = |text: &str| text.parse().map_err(|_| NoPick);
        match text.split(':').collect::<Vec<_>>()[..] {
            ["pieces", page] => Ok(Pick::Pieces(number(page)?)),
            ["squares", from, page] => Ok(Pick::Squares(square(from)?, number(page)?)),
            ["drops", label, page] => {
                Ok(Pick::Drops(Label::read(label).ok_or(NoPick)?, number(page)?))
            }
            ["moves", from, to, page] => Ok(Pick::Moves(square(from)?, square(to)?, number(page)?)),
            ["move", from, to, which] => Ok(Pick::Move(square(from)?, square(to)?, number(which)?)),
            _ => Err(NoPick),
        }
    }
}

impl From<Pick> for String {
    fn from(pick: Pick) -> Self {
        pick.to_string()
    }
}

impl TryFrom<String> for Pick {
    type Error = NoPick;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
