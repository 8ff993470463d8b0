//! Problems: made from games, solved, judged, listed.

pub(crate) mod daily;
pub(crate) mod judgement;
pub(crate) mod problem_draft;
pub(crate) mod problem_words;
pub(crate) mod problems;
pub mod types;

pub use daily::{Found, pick};
pub use judgement::judge;
pub use problem_draft::{EFFORT, Origin, draft};
pub use problem_words::{Solvers, problem_list, problem_on_show, problem_shown};
pub use problems::{Made, Posed};
