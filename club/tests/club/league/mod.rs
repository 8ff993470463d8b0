//! Leagues, from the first divisions to the last table.

mod divisions;
mod promotion;
mod scoring;
mod season;
