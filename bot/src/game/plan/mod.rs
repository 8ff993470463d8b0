//! Conditional moves: how they are written, and how they are carried out. Their type is in
//! `model::state`.

pub(in crate::game) mod firing;
pub(in crate::game) mod plan_words;
pub(in crate::game) mod planned_line;
pub(in crate::game) mod planning;
