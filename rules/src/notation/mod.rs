//! Moves as text: reading the text that players type, and writing the forms that are shown and
//! stored.

mod among_talk;
mod another_alphabet;
mod cursor;
mod dress;
mod figurine;
mod gating;
mod japanese;
mod legible;
mod letters;
mod numbered_files;
mod order;
mod parse;
mod parsed;
mod part;
mod promotion;
mod read;
mod shogi_squares;
mod short_form;
mod squareless;
mod suggest;
mod told_move;
mod typed;
mod walls;
mod write;

pub(crate) use legible::is_unseen;
pub use legible::{looks_like, uniform};
pub use letters::Letters;
pub use numbered_files::by_files;
pub(crate) use order::oddity;
pub use order::{example, offered};
pub use read::{Reading, read};
pub use shogi_squares::named_square;
pub use suggest::{Suggestion, suggest};
pub use told_move::told;
pub use typed::{Script, Typed};
pub use walls::joined_walls;
pub(crate) use write::castling_text;
pub use write::{canonical, coordinates, from_coordinates, short};
