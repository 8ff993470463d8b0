//! The sentence for each reason why a game does not count for ratings.

use super::Text;
use crate::message;
use menagerie_club::ratings::NotCounted;

/// Why it does not count, as a sentence.
pub fn not_counted(why: NotCounted) -> Text {
    match why {
        NotCounted::NotAgreed => message!("not-counted-not-agreed"),
        NotCounted::Computer => message!("not-counted-computer"),
        NotCounted::SameMember => message!("not-counted-same-member"),
        NotCounted::SetUp => message!("not-counted-set-up"),
        NotCounted::NoClock => message!("not-counted-no-clock"),
        NotCounted::Unlisted => message!("not-counted-unlisted"),
        NotCounted::Aborted => message!("not-counted-aborted"),
        NotCounted::Adjudicated => message!("not-counted-adjudicated"),
        NotCounted::Frozen => message!("not-counted-frozen"),
        NotCounted::TooShort => message!("not-counted-too-short"),
        NotCounted::BeyondFour => message!("not-counted-beyond-four"),
        NotCounted::SeriesOnTime => message!("not-counted-series-on-time"),
    }
}
