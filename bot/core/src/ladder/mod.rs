//! Ladders: members of a community stand in an order, and a game can be played for a place. The order
//! itself: the crate `club`; the choices behind it: `docs/internals/ladders.md`.

mod challenging;
mod find_ladder;
mod joining;
mod loaded;
mod settling;
mod shown;
pub mod types;

pub use challenging::{PAIR_RESTS, challenge};
pub use find_ladder::{called, find_ladder};
pub use joining::{join, leave, remove};
pub use loaded::{ToClimb, ToSettle};
pub use settling::settle;
pub use shown::{
    LadderInSight, OneLadder, ladder_actions, ladder_list, ladder_shown, may_challenge,
};
