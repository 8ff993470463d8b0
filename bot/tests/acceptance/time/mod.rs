//! Clocks, vacations, deadlines, and years of chance.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod clock_case;
pub mod clock_watch;
pub mod clock_years;
pub mod clocks;
pub mod gifts;
pub mod members_time;
pub mod moving_members;
pub mod planned_vacations;
pub mod scheduler;
pub mod shared_hours;
pub mod standstills;
pub mod time_up;
pub mod timed_games;
pub mod timed_records;
pub mod turns_gone;
pub mod unreadable_clocks;
pub mod untimely_records;
pub mod vacation_news;
