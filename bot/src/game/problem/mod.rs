//! Problems: made from games, solved, judged, listed.

pub(in crate::game) mod judgement;
pub(in crate::game) mod problem_draft;
pub(in crate::game) mod problem_words;
pub(in crate::game) mod problems;

pub use judgement::judge;
pub use problem_draft::{EFFORT, Origin, draft};
pub use problem_words::{Solvers, problem_list, problem_on_show, problem_shown};
