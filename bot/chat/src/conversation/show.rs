//! The picture or file of an answer, before it is drawn.

use crate::description::Description;
use crate::drawing::{Drawn, ReplayRequest, Style, draw_board, draw_card, draw_replay, draw_sheet};
use crate::game_chart::GameChart;
use crate::league_table::LeagueTable;
use crate::rating_chart::RatingChart;
use crate::task_drawing::draw_task;
use menagerie_core::PlayerId;
use menagerie_core::board::{Picture, game_on_show};
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_render::{BoardTheme, Look, RenderError};
use menagerie_rules::learning::Task;
use menagerie_rules::{Position, Role, Square, SquareSet, Variant};
use std::sync::Arc;

/// A picture or file. Each network shows it as it can.
#[derive(Clone, Debug)]
pub enum Show {
    /// A board.
    Board {
        /// The position and its marks.
        picture: Box<Picture>,
        /// How it looks.
        style: Style,
        /// The only part that is shown, by two corners. `None` is the whole board.
        crop: Option<(Square, Square)>,
    },
    /// The moves of a game, one after the other.
    Replay {
        /// The game.
        game: Box<Game>,
        /// Which moves, and their look.
        wish: ReplayRequest,
    },
    /// How a piece moves.
    Card {
        /// The variant of the piece.
        variant: Arc<Variant>,
        /// The piece.
        role: Role,
        /// How it looks.
        style: Style,
    },
    /// A task for a newcomer to a piece.
    Task {
        /// The task.
        task: Box<Task>,
        /// The position now.
        position: Box<Position>,
        /// The stars that are left.
        stars: SquareSet,
        /// How it looks.
        style: Style,
        /// The board in words.
        told: Text,
    },
    /// A variant on one page.
    Sheet {
        /// The game.
        variant: Arc<Variant>,
        /// How it looks.
        look: Look,
    },
    /// A chart of the side that was ahead in a game.
    Chart {
        /// The line and its marks.
        chart: Box<GameChart>,
        /// How it looks.
        theme: BoardTheme,
    },
    /// A member's ratings, month by month.
    Ratings {
        /// The line.
        chart: Box<RatingChart>,
        /// How it looks.
        theme: BoardTheme,
    },
    /// The results of a league's division.
    Results {
        /// The table. The network adds names.
        table: Box<LeagueTable>,
        /// How it looks.
        theme: BoardTheme,
    },
    /// A text file, letter by letter.
    Document(String),
    /// A game in PGN, with the names of its players.
    Pgn {
        /// The text, without names.
        text: String,
        /// The players, the first mover first.
        players: [PlayerId; 2],
    },
}

impl Show {
    /// The name of the file, unless the caller wants another one.
    pub fn name(&self) -> &'static str {
        match self {
            Show::Board { .. } => "board.png",
            Show::Replay { .. } => "replay.gif",
            Show::Card { .. } => "piece.png",
            Show::Task { .. } => "task.png",
            Show::Sheet { .. } => "rules.png",
            Show::Chart { .. } | Show::Ratings { .. } => "chart.png",
            Show::Results { .. } => "table.png",
            Show::Document(_) | Show::Pgn { .. } => "game.txt",
        }
    }

    /// The same board at `size` pixels, if it has more than `large`.
    pub fn smaller(&self, large: u32, size: u32) -> Option<Self> {
        match self {
            Show::Board { picture, style, crop } if style.size > large => {
                let style = Style { size, ..*style };
                Some(Show::Board { picture: picture.clone(), style, crop: *crop })
            }
            _ => None,
        }
    }

    /// Draws the file, with its description. `progress` is told how many boards of how many are
    /// drawn, if there are many.
    ///
    /// # Errors
    /// When a variant names a drawing that does not exist.
    pub fn draw(self, progress: &mut dyn FnMut(usize, usize)) -> Result<Drawn, RenderError> {
        match self {
            Show::Board { picture, style, crop } => draw_board(&picture, style, crop),
            Show::Card { variant, role, style } => draw_card(&variant, role, style),
            Show::Task { task, position, stars, style, told } => {
                draw_task(&task, &position, stars, style, told)
            }
            Show::Chart { chart, theme } => chart.draw(theme),
            Show::Ratings { chart, theme } => chart.draw(theme),
            Show::Results { table, theme } => table.draw(theme),
            Show::Sheet { variant, look } => draw_sheet(&variant, look),
            Show::Replay { game, wish } => {
                let lead = game_on_show(&game, game.line.ply(), wish.bottom);
                let lead = lead.map_or_else(Text::new, |picture| picture.lead);
                draw_replay(&game.line, wish, &lead, progress)
            }
            Show::Document(text) | Show::Pgn { text, .. } => {
                Ok(Drawn { file: text.into_bytes(), alt: Description::default() })
            }
        }
    }
}
