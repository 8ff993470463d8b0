//! A moment as part of a file's name.

use menagerie_core::Timestamp;

/// A moment for a file's name, so that later names sort behind earlier ones: `20261122T181500Z`.
pub(super) fn in_a_name(at: Timestamp) -> String {
    let moment = jiff::Timestamp::from_second(at.0).unwrap_or_default();
    moment.strftime("%Y%m%dT%H%M%SZ").to_string()
}
