//! Discord's time: snowflakes with the millisecond of their making, and ISO 8601 texts.

use std::time::{SystemTime, UNIX_EPOCH};

/// The first millisecond of 2015, from which snowflakes count.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// Milliseconds since 1970, UTC.
pub(crate) fn now_ms() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// A source of ids that never repeats and never goes back.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    pub fn next(&mut self) -> u64 {
        let id = snowflake_at(now_ms());
        self.last = if id > self.last { id } else { self.last + 1 };
        self.last
    }

    /// Lets no further id be lower than `taken`.
    pub fn skip_to(&mut self, taken: u64) {
        self.last = self.last.max(taken);
    }
}

/// The first snowflake of a millisecond.
pub(crate) fn snowflake_at(ms: u64) -> u64 {
    ms.saturating_sub(EPOCH_MS) << 22
}

/// The millisecond in which a snowflake was made.
pub(crate) fn snowflake_ms(id: u64) -> u64 {
    (id >> 22) + EPOCH_MS
}

/// "2026-11-20T10:20:47.123000+00:00", as Discord writes it.
pub(crate) fn iso(ms: u64) -> String {
    let (seconds, milliseconds) = (ms / 1000, ms % 1000);
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil_from_days(days);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milliseconds:03}000+00:00"
    )
}

/// Milliseconds since 1970 of an ISO 8601 text with a zone, as [`iso`] writes it or shorter.
pub(crate) fn read_iso(text: &str) -> Option<u64> {
    let (date, time) = text.split_once('T')?;
    let mut date = date.splitn(3, '-').map(|part| part.parse::<u64>().ok());
    let (year, month, day) = (date.next()??, date.next()??, date.next()??);
    let zone = time.find(['Z', '+', '-'])?;
    let offset_minutes = match &time[zone..] {
        "Z" => 0,
        offset => {
            let (hours, minutes) = offset[1..].split_once(':')?;
            let minutes = hours.parse::<i64>().ok()? * 60 + minutes.parse::<i64>().ok()?;
            if offset.starts_with('-') { -minutes } else { minutes }
        }
    };
    let (clock, fraction) = time[..zone].split_once('.').unwrap_or((&time[..zone], "0"));
    let mut clock = clock.splitn(3, ':').map(|part| part.parse::<u64>().ok());
    let (hour, minute, second) = (clock.next()??, clock.next()??, clock.next()??);
    let is_written =
        (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    if !is_written || hour > 23 || minute > 59 || second > 60 {
        return None;
    }
    let milliseconds: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    let seconds = days_from_civil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
    (seconds * 1000 + milliseconds).checked_add_signed(-offset_minutes * 60_000)
}

/// The reverse of [`civil_from_days`], from 1970 on.
fn days_from_civil(year: u64, month: u64, day: u64) -> u64 {
    let year = year - u64::from(month <= 2);
    let (era, year_of_era) = (year / 400, year % 400);
    let month_index = (month + 9) % 12;
    let day_of_year = (153 * month_index + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

/// Days since 1970 to year, month and day, by the era arithmetic of Howard Hinnant's
/// `civil_from_days`.
fn civil_from_days(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_index = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_index + 2) / 5 + 1;
    let month = if month_index < 10 { month_index + 3 } else { month_index - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iso_writes_known_instants() {
        for (ms, text) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_827_696_789, "2000-02-29T12:34:56.789000+00:00"),
            (1_795_170_047_123, "2026-11-20T10:20:47.123000+00:00"),
        ] {
            assert_eq!(iso(ms), text);
            assert_eq!(read_iso(text), Some(ms));
        }
    }

    #[test]
    fn other_forms_of_iso_8601_are_read() {
        for (text, ms) in [
            ("2000-02-29T12:34:56Z", Some(951_827_696_000)),
            ("2000-02-29T12:34:56.7Z", Some(951_827_696_700)),
            ("2000-02-29T14:34:56.789+02:00", Some(951_827_696_789)),
            // A plus sign that was not encoded arrives as a space.
            ("2000-02-29T12:34:56.789000 00:00", None),
            ("951827696789", None),
            ("2000-13-29T12:34:56Z", None),
            ("2000-02-29", None),
        ] {
            assert_eq!(read_iso(text), ms, "{text}");
        }
    }

    #[test]
    fn snowflakes_rise_and_carry_their_time() {
        let mut snowflakes = Snowflakes::default();
        let before = now_ms();
        let ids: Vec<u64> = (0..10_000).map(|_| snowflakes.next()).collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(snowflake_ms(ids[0]) >= before);
    }
}
