//! `menagerie bench`: the bot's speed and memory with many games. It fills a new database and plays
//! moves in it: first at the desk of this process, beside plain inserts, and then by the bot as a
//! process of its own with a loopback Discord.

mod bot_process;
mod durable;
mod figures;
mod filling;
mod load_error;
mod measuring;
mod moves_by_chance;
mod percentiles;
mod plan;
mod played_game;
mod process;
mod visible;

pub use durable::Durable;
pub use figures::Figures;
pub use load_error::LoadError;
pub use measuring::measure;
pub use percentiles::Percentiles;
pub use plan::Plan;
pub use visible::Shown;
