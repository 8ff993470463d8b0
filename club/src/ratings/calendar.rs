//! How time is cut into periods.

use std::num::NonZeroU32;

const SECONDS_OF_A_DAY: i64 = 86_400;

/// The number of a period. The next one has the next number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Period(pub i64);

impl Period {
    /// The year and the month (from 1) of a period of [`Calendar::Months`].
    pub const fn month(self) -> (i64, u8) {
        (1970 + self.0.div_euclid(12), self.0.rem_euclid(12) as u8 + 1)
    }
}

/// How time is cut into periods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calendar {
    /// The calendar's months in UTC. Times are seconds since 1970, and January 1970 has the number 0.
    Months,
    /// Periods of one length, the first from time 0. Times have the unit of the length.
    Every(NonZeroU32),
}

impl Calendar {
    /// The period in which a time lies.
    pub const fn period(self, time: i64) -> Period {
        match self {
            Calendar::Months => Period(month(time.div_euclid(SECONDS_OF_A_DAY))),
            Calendar::Every(length) => Period(time.div_euclid(length.get() as i64)),
        }
    }

    /// The time at which a period begins. A month may be a thousand years away.
    pub const fn first(self, period: Period) -> i64 {
        match self {
            Calendar::Months => first_day(period.0) * SECONDS_OF_A_DAY,
            Calendar::Every(length) => period.0 * length.get() as i64,
        }
    }
}

/// The months from January 1970 to a day, which is counted from 1 January 1970.
///
/// Years begin with March here, so that the day that not every year has is their last one. Then the
/// lengths of the months before a day repeat every five months, and those of years every 400.
const fn month(day: i64) -> i64 {
    let from_march_of_year_0 = day + 719_468;
    let four_centuries = from_march_of_year_0.div_euclid(146_097);
    let day = from_march_of_year_0.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    (400 * four_centuries + year - 1970) * 12 + month_from_march + 2
}

/// The inverse of [`month`]: the day on which a month begins.
const fn first_day(month: i64) -> i64 {
    let from_march_of_year_0 = month + 1970 * 12 - 2;
    let year = from_march_of_year_0.div_euclid(12);
    let month_from_march = from_march_of_year_0.rem_euclid(12);
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    365 * year + leap_days + (153 * month_from_march + 2) / 5 - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_begins_at_midnight_in_utc() {
        for (second, expected) in [
            (0, (1970, 1)),
            (-1, (1969, 12)),
            (951_782_399, (2000, 2)),
            (951_868_799, (2000, 2)), // 29 February
            (951_868_800, (2000, 3)),
            (1_772_323_199, (2026, 2)),
            (1_772_323_200, (2026, 3)),
            (4_107_542_399, (2100, 2)), // 28 February, the last day
            (4_107_542_400, (2100, 3)),
        ] {
            assert_eq!(Calendar::Months.period(second).month(), expected, "{second}");
        }
    }

    #[test]
    fn months_follow_each_other_for_a_thousand_years() {
        let day_of = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let mut day = 0;
        for number in 0..12_000 {
            let (year, month) = Period(number).month();
            let days = match month {
                2 => 28 + i64::from(day_of(year)),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            let first = day * SECONDS_OF_A_DAY;
            day += days;
            let last = day * SECONDS_OF_A_DAY - 1;
            assert_eq!([first, last].map(|it| Calendar::Months.period(it).0), [number; 2]);
            assert_eq!(Calendar::Months.first(Period(number)), first);
        }
    }

    #[test]
    fn periods_of_one_length_begin_at_zero_and_no_time_is_too_far() {
        let every = Calendar::Every(NonZeroU32::new(30).expect("it is above 0"));
        let periods = [-31, -1, 0, 29, 30, 359].map(|day| every.period(day).0);
        assert_eq!(periods, [-2, -1, 0, 0, 1, 11]);
        assert_eq!([-2, 0, 11].map(|it| every.first(Period(it))), [-60, 0, 330]);
        assert_eq!(Calendar::Months.first(Period(-1)), -31 * SECONDS_OF_A_DAY);
        for calendar in [every, Calendar::Months] {
            assert!(calendar.period(i64::MIN) < calendar.period(i64::MAX));
        }
    }
}
