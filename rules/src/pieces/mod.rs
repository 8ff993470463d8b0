//! Kinds of pieces: what each can do, which are royal, and the letters that stand for them.

pub(crate) mod also_known_as;
pub(crate) mod card;
pub(crate) mod cells;
pub(crate) mod hand_rules;
pub(crate) mod hands;
mod held;
pub(crate) mod label;
pub(crate) mod piece;
pub(crate) mod piece_type;
pub(crate) mod royals;
pub(crate) mod royalty;
