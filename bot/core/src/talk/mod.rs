//! Whether a text is a move or talk, and what may stand beside a move.

pub(crate) mod around;
pub(crate) mod border;
pub(crate) mod courtesy;
pub(crate) mod draw_word;
pub(crate) mod lone_word;
pub(crate) mod ornament;
pub(crate) mod talk_words;
pub(crate) mod typed_line;
pub(crate) mod which_move;

pub use border::{Manner, Taken, may_be_move, taken};
pub use draw_word::{with_offer, without_offer};
pub use lone_word::meant_by;
pub use talk_words::are_companions;
