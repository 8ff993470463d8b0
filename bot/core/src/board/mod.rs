//! A position as it is shown or asked about: pictures, a piece's attacks.

pub(crate) mod below;
mod captured;
pub(crate) mod inspect;
pub(crate) mod picture;
pub(crate) mod shown_on;
pub mod types;
pub(crate) mod which_ply;

pub use below::{Seen, below_own, below_public, more, open_board, pick_moves};
pub use captured::{as_fen, lost, position_in_text};
pub use inspect::{find_piece, look, piece, piece_names, reach, region, variant_with};
pub use picture::{Mark, Picture, game_on_show, half, is_large, lead, part, position_on_show};
pub use which_ply::ply_named;
