//! Pictures and words of positions, games and pieces of large chess variants.
//!
//! - [`board`] draws a position as an indexed PNG: themes, sets of pieces, marks, arrows, regions,
//!   and any part of it.
//! - [`replay`] draws a game as an animated GIF.
//! - [`card`] draws how a piece moves, [`sheet`] a whole game on one page.
//! - [`alt_text`] and its kin tell a picture in at most 1,024 characters, [`text_board`] tells a
//!   position line by line.
//!
//! All are pure: nothing here opens a file or a socket, and no font is needed, so a picture is the
//! same on every machine. A board is a mosaic of tiles (a square, what is marked on it, the piece
//! on it) that are made once for each size and kept in a bounded store; a second picture copies
//! them, and compressing it is what takes the time.
//!
//! ```
//! use menagerie_render::{BoardView, alt_text, board};
//! use menagerie_rules::{Color, Position, bundled};
//!
//! let position = Position::start(&bundled()[0]);
//! assert!(board(&BoardView { bottom: Color::Black, ..BoardView::new(&position) }).is_ok());
//! assert!(alt_text(&position, "A new game.").starts_with("A new game. White: King"));
//! ```

mod cache;
mod card;
mod color;
mod composing;
mod encode;
mod error;
mod figures;
mod glyphs;
mod grid;
mod ground;
#[cfg(test)]
mod legibility;
mod letters;
#[cfg(test)]
mod likeness;
mod look;
mod marks;
mod mosaic;
mod overlay;
mod palette;
mod pen;
mod pieces;
mod replay;
mod scene;
mod sheet;
mod stone;
mod style;
mod text;
mod theme;
mod tiles;
mod view;
mod words;

pub use card::{CardOptions, Diagram, card};
pub use error::RenderError;
pub use grid::text_grid;
pub use look::{BoardTheme, Look, PieceSet};
pub use marks::{Arrow, MarkKind, Region, RegionKind, Weight};
pub use mosaic::DEFAULT_SIZE;
pub use replay::{LARGEST_REPLAY, Replay, ReplayOptions, replay};
pub use sheet::sheet;
pub use text::{Form, text_board};
pub use view::{BoardView, Picture, board};
pub use words::{alt_text, card_alt_text, legend, replay_alt_text, sheet_alt_text};
