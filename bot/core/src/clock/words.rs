//! Time controls as words: the stored form, which a member may also type.

use super::control::{BadControl, Control, Kind, Numbers, Pace, Timeout};
use super::duration::{NoDuration, duration, in_words};
use crate::shortened::shortened;
use std::fmt;
use std::str::FromStr;

const SOFT: &str = "soft";
const NO_VACATION: &str = "no-vacation";
const NO_DAYS_OFF: &str = "no-days-off";
const EVENT: &str = "event";

/// Why words are not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoControl {
    /// The first word is not a kind, or a later word does not belong to it.
    #[error("no clock is written with “{}”", shortened(.0))]
    Unknown(String),
    /// A length of time is missing.
    #[error("a length of time is missing")]
    Missing,
    /// A word is not a length of time.
    #[error(transparent)]
    Duration(#[from] NoDuration),
    /// The numbers are not allowed.
    #[error(transparent)]
    Bad(#[from] BadControl),
}

impl fmt::Display for Control {
    /// Words that [`Control::from_str`] reads as the same control: the kind with its numbers, and
    /// the terms that are not the usual ones.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Days(per_move) => write!(formatter, "days {}", in_words(per_move))?,
            Kind::Fischer { bank, increment, cap } => {
                let [bank, increment, cap] = [bank, increment, cap].map(in_words);
                write!(formatter, "fischer {bank} {increment} {cap}")?;
            }
            Kind::GameCourier(numbers) => {
                let preset = Kind::PRESETS.into_iter().find(|(_, preset)| *preset == numbers);
                match preset {
                    Some((name, _)) => write!(formatter, "{name}")?,
                    None => write_numbers(&numbers, formatter)?,
                }
            }
            Kind::None => write!(formatter, "none")?,
        }
        let terms = [
            (self.timeout == Timeout::Soft, SOFT),
            (!self.vacation, NO_VACATION),
            (!self.days_off, NO_DAYS_OFF),
            (self.event, EVENT),
        ];
        terms
            .into_iter()
            .filter(|(is_so, _)| *is_so)
            .try_for_each(|(_, word)| write!(formatter, " {word}"))
    }
}

fn write_numbers(numbers: &Numbers, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Numbers { spare, grace, extra, bonus, window, min, max, pace } = *numbers;
    let [spare, grace, extra] = [spare, grace, extra].map(in_words);
    let [bonus, window, min] = [bonus, window, min].map(in_words);
    write!(formatter, "gc spare={spare} grace={grace} extra={extra} bonus={bonus}")?;
    write!(formatter, " window={window} min={min}")?;
    if let Some(max) = max {
        write!(formatter, " max={}", in_words(max))?;
    }
    match pace {
        Some(pace) => write!(formatter, " pace={}/{}", pace.moves, in_words(pace.period)),
        None => Ok(()),
    }
}

impl FromStr for Control {
    type Err = NoControl;

    fn from_str(text: &str) -> Result<Self, NoControl> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or_default();
        let mut length = || Ok::<_, NoControl>(duration(words.next().ok_or(NoControl::Missing)?)?);
        let preset = Kind::PRESETS.into_iter().find(|(name, _)| *name == first);
        let kind = match first {
            "days" => Kind::Days(length()?),
            "fischer" => Kind::Fischer { bank: length()?, increment: length()?, cap: length()? },
            "gc" => Kind::GameCourier(Numbers::default()),
            "none" => Kind::None,
            _ => Kind::GameCourier(preset.ok_or_else(|| unknown(first))?.1),
        };
        let mut control = Control { kind, ..Control::NONE };
        words.try_for_each(|word| control.amend(word))?;
        control.check()?;
        Ok(control)
    }
}

impl Control {
    /// Changes one value by a word such as `soft` or `spare=27d`.
    fn amend(&mut self, word: &str) -> Result<(), NoControl> {
        match (word.split_once('='), &mut self.kind) {
            (Some((name, value)), Kind::GameCourier(numbers)) => numbers.amend(name, value),
            (Some(_), _) => Err(unknown(word)),
            (None, _) => {
                match word {
                    SOFT => self.timeout = Timeout::Soft,
                    NO_VACATION => self.vacation = false,
                    NO_DAYS_OFF => self.days_off = false,
                    EVENT => self.event = true,
                    _ => return Err(unknown(word)),
                }
                Ok(())
            }
        }
    }
}

impl Numbers {
    fn amend(&mut self, name: &str, value: &str) -> Result<(), NoControl> {
        match name {
            "spare" => self.spare = duration(value)?,
            "grace" => self.grace = duration(value)?,
            "extra" => self.extra = duration(value)?,
            "bonus" => self.bonus = duration(value)?,
            "window" => self.window = duration(value)?,
            "min" => self.min = duration(value)?,
            "max" => self.max = Some(duration(value)?),
            "pace" => {
                let (moves, period) = value.split_once('/').ok_or(BadControl::Pace)?;
                let moves = moves.parse().map_err(|_| BadControl::Pace)?;
                self.pace = Some(Pace { moves, period: duration(period)? });
            }
            _ => return Err(unknown(name)),
        }
        Ok(())
    }
}

fn unknown(word: &str) -> NoControl {
    NoControl::Unknown(word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_is_what_its_words_say() {
        for words in [
            "days 3d",
            "fischer 10d 1d 20d soft",
            "gc-2004",
            "gc-2009 no-vacation no-days-off",
            "gc-2019 event",
            "gc spare=27d grace=1d extra=8h bonus=6h window=1d min=0h max=28d pace=4/7d",
            "none",
        ] {
            let control: Control = words.parse().expect("it is a control");
            assert_eq!(control.to_string(), words);
        }
        let amended: Control = "gc-2019 spare=27d".parse().expect("it is a control");
        assert_eq!(amended.kind.numbers().map(|numbers| numbers.max), Some(Some(28 * 86_400)));
    }

    #[test]
    fn bad_numbers_and_bad_words_are_refused() {
        for (words, why) in [
            ("fischer 366d 1d 366d", BadControl::TooLong),
            ("fischer 20d 1d 10d", BadControl::MaxTooLow),
            ("gc spare=1d min=5d max=2d", BadControl::MaxTooLow),
            ("days 59m", BadControl::TooShort),
            ("days 0h", BadControl::TooShort),
            ("gc-2019 pace=0/7d", BadControl::Pace),
            ("gc-2019 pace=101/7d", BadControl::Pace),
            ("gc-2019 pace=4/1h", BadControl::Pace),
            ("gc-2019 pace=-4/7d", BadControl::Pace),
        ] {
            assert_eq!(words.parse::<Control>(), Err(NoControl::Bad(why)), "{words}");
        }
        for words in ["", "days", "days 3", "days 3d spare=2d", "blitz", "gc-2019 fast", "days -3d"]
        {
            assert!(words.parse::<Control>().is_err(), "{words}");
        }
        assert_eq!(Control::new(Kind::Days(-1)), Err(BadControl::Negative));
        assert_eq!(Control::new(Kind::Days(i64::MAX)), Err(BadControl::TooLong));
    }
}
