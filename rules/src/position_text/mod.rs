//! Positions as text: FEN, and other ways in which programs and people write them.

pub(crate) mod castling_letters;
pub(crate) mod fen;
pub(crate) mod fen_dress;
pub(crate) mod fen_error;
pub(crate) mod fen_passed;
pub(crate) mod foreign_fen;
mod foreign_hands;
mod gating_letters;
pub(crate) mod hands_text;
pub(crate) mod impossible;
pub(crate) mod placement;
pub(crate) mod told_fen;
