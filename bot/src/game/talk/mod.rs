//! Whether a text is a move or talk, and what may stand beside a move.

pub(in crate::game) mod around;
pub(in crate::game) mod border;
pub(in crate::game) mod courtesy;
pub(in crate::game) mod draw_word;
pub(in crate::game) mod lone_word;
pub(in crate::game) mod ornament;
pub(in crate::game) mod talk_words;
pub(in crate::game) mod typed_line;
pub(in crate::game) mod which_move;

pub use border::{Manner, Taken, may_be_move, taken};
pub use draw_word::{with_offer, without_offer};
pub use lone_word::meant_by;
pub(crate) use talk_words::are_companions;
