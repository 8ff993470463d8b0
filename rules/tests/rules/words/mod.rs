//! Moves as text, and why a move is not possible.

mod explanations;
mod labels;
mod notation;
mod notation_in_talk;
mod notation_suggestions;
pub(crate) mod refusals;
mod refusals_of_paths;
mod told;
mod untold;
mod xiangqi_notation;
