//! What ends a game and with which result: resigning, draws offered or claimed, the rules, the clock.

pub(crate) mod endings;
pub(crate) mod offer_state;
pub(crate) mod proof;
