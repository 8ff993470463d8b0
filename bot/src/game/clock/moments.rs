//! Moments as people write them, in their own time zone.

use super::super::Timestamp;
use super::super::shortened::shortened;
use super::calendar::Zone;
use super::duration::duration;
use jiff::civil::{Date, Time};

/// A text that is no moment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{}” is no moment. Write 2026-12-24, 2026-12-24 18:00, or how long from now, like 10d.",
    shortened(.0)
)]
pub struct NoSuchMoment(String);

impl Zone {
    /// The moment of a text: a day as it begins there, a day and a time, or a length of time from
    /// now on.
    ///
    /// # Errors
    ///
    /// If it is none of these.
    pub fn moment(&self, text: &str, now: Timestamp) -> Result<Timestamp, NoSuchMoment> {
        let wrong = || NoSuchMoment(text.to_owned());
        if let Ok(length) = duration(text) {
            return Ok(Timestamp(now.0.saturating_add(length)));
        }
        let (date, time) = text.split_once(' ').unwrap_or((text, "00:00"));
        let date: Date = date.parse().map_err(|_| wrong())?;
        let time = Time::strptime("%H:%M", time).map_err(|_| wrong())?;
        Ok(self.at(date.to_datetime(time)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_what_the_clocks_say_where_one_lives() {
        let (berlin, now) = (Zone::named("Europe/Berlin").expect("it is a zone"), Timestamp(1_000));
        for (text, moment) in [
            ("2026-01-05", 1_767_567_600),
            ("2026-01-05 08:30", 1_767_598_200),
            // In the gap of spring the offset before it holds.
            ("2026-03-29 02:30", 1_774_747_800),
            ("2d", 1_000 + 172_800),
        ] {
            assert_eq!(berlin.moment(text, now), Ok(Timestamp(moment)), "{text}");
        }
        for wrong in ["", "tomorrow", "2026-13-01", "2026-01-05 25:00", "05.01.2026", "-2d", "2026"]
        {
            assert!(berlin.moment(wrong, now).is_err(), "{wrong}");
        }
    }
}
