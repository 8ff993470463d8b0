//! What one player asks of the other, or claims: a draw, a move taken back, an end without a result.

pub(in crate::game) mod abort;
pub(in crate::game) mod absence;
pub(in crate::game) mod consent;
pub(in crate::game) mod overtime;
pub(in crate::game) mod propose;
pub(in crate::game) mod take_back;
