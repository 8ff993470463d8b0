//! Conditional moves: written down beforehand, carried out when their condition comes true.

pub(in crate::game) mod firing;
pub(in crate::game) mod plan_words;
pub(in crate::game) mod planned_line;
pub(in crate::game) mod planning;
