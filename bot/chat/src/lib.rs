//! Everything that the chat networks share: commands and answers (`conversation`), and the workers
//! between the core and the networks. `desk` decides and stores calls, and `deliver` shows their
//! effects.

pub mod account_limits;
pub mod calendar;
pub mod clock;
mod computer;
pub mod conversation;
pub mod daily_problems;
pub mod deliver;
pub mod description;
pub mod desk;
pub mod drawing;
pub mod engine;
pub mod fair_turns;
pub mod game_chart;
pub mod languages;
pub mod last_games;
pub mod league_table;
pub mod move_results;
pub mod network;
pub mod pages;
pub mod preferences;
pub mod presence;
mod priority;
pub mod rate_limiter;
pub mod rating_chart;
pub mod ratings;
pub mod render_pool;
pub mod scheduler;
mod solvers;
pub mod task_drawing;
pub mod traces;
pub mod variant_file;
pub mod version;
