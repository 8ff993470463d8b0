//! Requests about the link of two accounts.

use strum::{IntoStaticStr, VariantNames};

/// A request about links.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum LinkRequest {
    /// For a code, to type it with the other account.
    Code,
    /// For a link with the account that has made this code, as typed.
    Typed(String),
    /// For the same link, confirmed, by the number of the code.
    Confirmed(i64),
    /// For the end of the link; asks for confirmation first.
    Unlink {
        /// The number of the link, if the caller has confirmed.
        confirmed: Option<i64>,
    },
}
