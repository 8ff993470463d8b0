//! Pictures and words of positions, games and pieces of large chess variants.
//!
//! - [`board`] draws a position as an indexed PNG: themes, sets of pieces, marks, arrows, regions,
//!   and any part of it.
//! - [`task_view`] shows a learning task, with stars in place of pieces.
//! - [`replay`] draws a game as an animated GIF.
//! - [`card`] draws how a piece moves, [`sheet`] a whole variant on one page.
//! - [`chart`] draws values from left to right: who stood better in a game, or a rating. [`crosstable`]
//!   draws the results of a league.
//! - [`alt_text`] and similar functions describe a picture in at most 1,024 characters, and
//!   [`text_board`] describes a position line by line.
//!
//! All these functions are pure: none opens a file or a socket. No font is needed, so a picture is
//! the same on every machine. A board is a mosaic of tiles: a square with its marks and its piece.
//! Each tile is made once for each size, and kept in a bounded store. A second picture copies the
//! tiles, and most of its time is compression.
//!
//! ```
//! use menagerie_render::{BoardView, alt_text, board};
//! use menagerie_rules::{Color, Position, bundled};
//!
//! let position = Position::start(&bundled()[0]);
//! assert!(board(&BoardView { bottom: Color::Black, ..BoardView::new(&position) }).is_ok());
//! assert_eq!(alt_text(&position).last().map(|told| told.key), Some("alt-fen"));
//! ```

mod chart;
mod drawing;
mod encode;
mod error;
mod layout;
#[cfg(test)]
mod legibility;
#[cfg(test)]
mod likeness;
mod look;
mod picture;
mod replay;
mod scene;
mod sheet;
mod words;

pub use chart::{
    Chart, ChartMark, Crosstable, CrosstableRow, MOST_ROWS, Shape, Tick, chart, crosstable,
};
pub use drawing::{MarkKind, drawings, has_letters_for, piece_svg};
pub use error::RenderError;
pub use look::{BoardColors, BoardTheme, Look, PieceSet, board_colors, side_styles};
pub use picture::{CardOptions, Picture, board, card};
pub use replay::{LARGEST_REPLAY, Replay, ReplayOptions, replay};
pub use scene::{
    Arrow, BoardView, DEFAULT_SIZE, Diagram, Region, RegionKind, Weight, star_marks, task_view,
};
pub use sheet::sheet;
pub use words::{
    Form, alt_text, card_alt_text, fitting, legend, replay_alt_text, sheet_alt_text, stopped,
    text_board, text_grid,
};
