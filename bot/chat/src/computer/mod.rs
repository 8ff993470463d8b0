//! The computer as an opponent.
//!
//! It is a player like others (`PlayerId::computer`): it answers challenges and offers and makes
//! moves by calls, which the desk decides as it decides a member's. Nothing else in the program
//! plays for it.
//!
//! - **Queue** (`queue`, `worker`): what waits is asked of the store each time, after a decision and every
//!   few seconds. So it survives a restart, and of several processes only one plays: the one that
//!   holds the house. Communities take turns, so that one with many games keeps no other waiting.
//! - **Thinking** (`thinker`): one thread of the lowest priority, with one search. Boards, pictures
//!   and the database go first.
//! - **Acting** (`acting`): what to do in a game, from the game and a search alone.
//!
//! A move names the moment that it is for. If the move was stored and the program ended before it
//! knew, or the opponent took a move back meanwhile, the desk refuses it, and the queue tells what
//! waits now.

mod acting;
mod queue;
mod thinker;
mod worker;

pub(crate) use worker::Computer;
