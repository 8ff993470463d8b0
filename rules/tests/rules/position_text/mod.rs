//! Positions as text.

mod fen;
mod fen_sentences;
mod foreign_fen;
mod impossible;
mod positions;
