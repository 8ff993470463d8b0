//! Conditional moves: how they are written and carried out. Their type is in `model::state`.

pub(crate) mod execution;
pub(crate) mod plan_words;
pub(crate) mod planned_line;
pub(crate) mod planning;
