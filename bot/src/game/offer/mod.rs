//! What a player asks of the other and how that is answered: take-back, ending without a result; a
//! claim when the other's time is up.

pub(in crate::game) mod abort;
pub(in crate::game) mod absence;
pub(in crate::game) mod consent;
pub(in crate::game) mod overtime;
pub(in crate::game) mod propose;
pub(in crate::game) mod take_back;
