//! What is shown with an answer, and how it becomes a file.

use crate::drawing::{Drawn, ReplayRequest, Style, draw_board, draw_card, draw_replay, draw_sheet};
use menagerie_core::PlayerId;
use menagerie_core::board::{Picture, game_on_show};
use menagerie_core::model::state::Game;
use menagerie_render::{Look, RenderError};
use menagerie_rules::{Role, Square, Variant};
use std::sync::Arc;

/// Something to be seen; each network shows it as it can.
#[derive(Clone, Debug)]
pub enum Show {
    /// A board.
    Board {
        /// What is on it.
        picture: Box<Picture>,
        /// How it looks.
        style: Style,
        /// The only part that is shown, by two corners.
        crop: Option<(Square, Square)>,
    },
    /// The moves of a game, one after the other.
    Replay {
        /// The game.
        game: Box<Game>,
        /// Which of them, and how they look.
        wish: ReplayRequest,
    },
    /// How a piece moves.
    Card {
        /// The game of the piece.
        variant: Arc<Variant>,
        /// The piece.
        role: Role,
        /// How it looks.
        style: Style,
    },
    /// A game on one page.
    Sheet {
        /// The game.
        variant: Arc<Variant>,
        /// How it looks.
        look: Look,
    },
    /// A text of its own, letter by letter.
    Document(String),
    /// The same with a game as PGN has it, which says who plays it.
    Pgn {
        /// The text, without names.
        text: String,
        /// The players, the first mover first.
        players: [PlayerId; 2],
    },
}

impl Show {
    /// The name of its file, unless the caller wants another one.
    pub fn name(&self) -> &'static str {
        match self {
            Show::Board { .. } => "board.png",
            Show::Replay { .. } => "replay.gif",
            Show::Card { .. } => "piece.png",
            Show::Sheet { .. } => "rules.png",
            Show::Document(_) | Show::Pgn { .. } => "game.txt",
        }
    }

    /// The same board with `size` pixels, if it is one with more than `large`.
    pub fn smaller(&self, large: u32, size: u32) -> Option<Self> {
        match self {
            Show::Board { picture, style, crop } if style.size > large => {
                let style = Style { size, ..*style };
                Some(Show::Board { picture: picture.clone(), style, crop: *crop })
            }
            _ => None,
        }
    }

    /// Its file, with its description. `progress` is told how many boards of how many are drawn,
    /// where there are many.
    ///
    /// # Errors
    /// When a variant names a drawing that does not exist.
    pub fn draw(self, progress: &mut dyn FnMut(usize, usize)) -> Result<Drawn, RenderError> {
        match self {
            Show::Board { picture, style, crop } => draw_board(&picture, style, crop),
            Show::Card { variant, role, style } => draw_card(&variant, role, style),
            Show::Sheet { variant, look } => draw_sheet(&variant, look),
            Show::Replay { game, wish } => {
                let lead = game_on_show(&game, game.line.ply(), wish.bottom);
                let lead = lead.map_or_else(String::new, |picture| picture.lead);
                draw_replay(&game.line, wish, &lead, progress)
            }
            Show::Document(text) | Show::Pgn { text, .. } => {
                Ok(Drawn { file: text.into_bytes(), alt: String::new() })
            }
        }
    }
}
