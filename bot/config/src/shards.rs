//! Which of Discord's shards this process hears.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// The most shards of a bot: Discord gives each thousands of servers.
const MOST: u32 = 1_024;

/// A range of Discord's shards, out of all that there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shards {
    ours: RangeInclusive<u32>,
    total: u32,
}

impl Default for Shards {
    /// The only shard.
    fn default() -> Self {
        Self { ours: 0..=0, total: 1 }
    }
}

impl Shards {
    /// The number of shards of all processes together.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The numbers of this process's shards, from 0.
    pub fn each(&self) -> impl Iterator<Item = u32> + use<> {
        self.ours.clone()
    }

    /// Whether this process has all shards.
    pub fn are_all(&self) -> bool {
        self.ours == (0..=self.total - 1)
    }
}

/// Like `0-3/8`: the first four of eight; or `3/8`.
impl FromStr for Shards {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| {
            let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| is_number).ok_or(())
        };
        let (ours, total) = text.split_once('/').ok_or(())?;
        let (first, last) = ours.split_once('-').unwrap_or((ours, ours));
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        let is_some = first <= last && last < total && total <= MOST;
        is_some.then_some(Self { ours: first..=last, total }).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_its_end_in_it() {
        for (text, ours, total) in [
            ("0-3/8", vec![0, 1, 2, 3], 8),
            ("4-7/8", vec![4, 5, 6, 7], 8),
            ("2/3", vec![2], 3),
            ("0/1", vec![0], 1),
        ] {
            let shards: Shards = text.parse().expect("it is one");
            assert_eq!((shards.each().collect(), shards.total()), (ours, total), "{text}");
        }
        assert_eq!("0/1".parse(), Ok(Shards::default()));
        assert!("0-7/8".parse::<Shards>().is_ok_and(|all| all.are_all()));
        assert!("0-6/8".parse::<Shards>().is_ok_and(|some| !some.are_all()));
    }

    #[test]
    fn what_is_no_range_of_shards_is_refused() {
        for text in [
            "",
            "/",
            "8",
            "0-3",
            "4-3/8",
            "0-8/8",
            "8/8",
            "-1/8",
            "0--1/8",
            "+1/8",
            "0-3/",
            "0-3/0",
            "0/1025",
            "a-b/c",
            "0 - 3 / 8",
            "99999999999/99999999999",
        ] {
            assert_eq!(text.parse::<Shards>(), Err(()), "{text}");
        }
    }
}
