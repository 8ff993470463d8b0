//! Leagues, from the first divisions to the last table.

mod common;
mod divisions;
mod final_standings;
mod leaving;
mod outlook;
mod promotion;
mod schedule;
mod scoring;
mod season;
mod seed;
mod standings;
