//! A limit for a person who comes back right after they had all their data deleted.

use crate::Timestamp;
use crate::challenge::types::ChallengeRefusal;
use crate::clock::DAY;
use crate::model::Snapshot;
use crate::model::refusal::Refusal;
use crate::model::request::Call;

/// Refuses a way round the limits to a person who has just had all their data deleted.
///
/// # Errors
/// For a day after the deletion.
pub fn may_begin_anew(snapshot: &Snapshot, call: &Call) -> Result<(), Refusal> {
    let from = snapshot.departed.map(|left| Timestamp(left.0.saturating_add(DAY)));
    from.filter(|from| *from > call.seen)
        .map_or(Ok(()), |from| Err(ChallengeRefusal::CameBack(from).into()))
}
