//! Leagues, from the first divisions to the last table.

mod divisions;
mod promotion;
mod schedule;
mod scoring;
mod season;
