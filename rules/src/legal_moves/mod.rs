//! Which moves are legal: generated, kept from leaving a King attacked, and counted.

pub(crate) mod attack;
pub(crate) mod blast;
mod blown_up;
pub(crate) mod boxed;
pub(crate) mod castling_moves;
pub(crate) mod castling_rules;
pub(crate) mod destinations;
pub(crate) mod dropping;
pub(crate) mod drops;
pub(crate) mod exchange;
pub(crate) mod gating;
pub(crate) mod king_moves;
pub(crate) mod lions;
pub(crate) mod locust_moves;
pub(crate) mod locusts;
pub(crate) mod movegen;
pub(crate) mod moves;
pub(crate) mod passed;
pub(crate) mod perft;
pub(crate) mod promotion;
pub(crate) mod restrained;
pub(crate) mod restraint;
pub(crate) mod visitor;
pub(crate) mod walling;
pub(crate) mod walls;
pub(crate) mod without_king;
