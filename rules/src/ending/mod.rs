//! How games end, and the score of each result.

mod by_points;
pub(crate) mod counted;
pub(crate) mod counting;
pub(crate) mod dead;
pub(crate) mod endings;
pub(crate) mod extinction;
pub(crate) mod goal;
pub(crate) mod judgement;
mod lined_up;
pub(crate) mod outcome;
pub(crate) mod past;
pub(crate) mod points;
pub(crate) mod row;
pub(crate) mod scores;
