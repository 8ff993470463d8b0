//! The settings of communities and members, the places in which a game is seen, and which players
//! have left them.

pub(crate) mod absences;
pub(crate) mod communities;
pub(crate) mod limits;
pub(crate) mod settings;
mod threads;
mod whereabouts;
pub(crate) mod windows;
