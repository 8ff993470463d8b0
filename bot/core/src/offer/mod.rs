//! What a player asks of the other and how that is answered: take-back, ending without a result; a
//! claim when the other's time is up.

pub(crate) mod abort;
pub(crate) mod absence;
pub(crate) mod consent;
pub(crate) mod overtime;
pub(crate) mod propose;
pub(crate) mod take_back;
