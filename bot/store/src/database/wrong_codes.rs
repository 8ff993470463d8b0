//! The limit on wrong codes. A person who types many wrong codes has to pause, longer each time. So
//! does a member who has typed some in a community in which many were typed: many accounts together
//! find no more than one. A member who has typed none or few never has to wait, however many codes
//! others type.
//!
//! Wrong codes are stored nowhere. Only this process knows their number, until it stops or they are
//! a day old.

use menagerie_core::{PlayerId, Server};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How many wrong codes one person, and how many the people of a community together, may type
/// without a pause.
const FREE: u32 = 10;
const FREE_OF_COMMUNITY: u32 = 30;
/// From how many wrong codes of their own on a member is held up by those of their community.
const SOME: u32 = 3;
/// The first pause, which each wrong code doubles, and the longest pause of each kind.
const PAUSE: Duration = Duration::from_secs(30);
const LONGEST: Duration = Duration::from_hours(1);
const LONGEST_OF_COMMUNITY: Duration = Duration::from_mins(5);
/// How long after the last wrong code the count starts again.
const FORGOTTEN: Duration = Duration::from_hours(24);
/// The most people, and the most communities, that are remembered.
const MOST_REMEMBERED: usize = 10_000;

/// The number of wrong codes, by person and community.
#[derive(Default)]
pub struct WrongCodes {
    people: BTreeMap<PlayerId, Tally>,
    communities: BTreeMap<Server, Tally>,
}

#[derive(Clone, Copy)]
struct Tally {
    wrong: u32,
    last: Instant,
}

impl WrongCodes {
    /// Counts a code as wrong before it is looked up: so many codes at once all count.
    ///
    /// # Errors
    /// How long the person has to wait.
    pub fn try_one(
        &mut self,
        who: &PlayerId,
        community: Option<&Server>,
        now: Instant,
    ) -> Result<(), Duration> {
        let own = self.people.get(who).copied();
        let own_pause = own.map_or(Duration::ZERO, |own| own.pause(FREE, LONGEST, now));
        let others = community.filter(|_| own.is_some_and(|own| own.counts(now) >= SOME));
        let others = others.and_then(|community| self.communities.get(community));
        let others = others.map_or(Duration::ZERO, |others| {
            others.pause(FREE_OF_COMMUNITY, LONGEST_OF_COMMUNITY, now)
        });
        let pause = own_pause.max(others);
        if !pause.is_zero() {
            return Err(pause);
        }
        count(&mut self.people, who, now);
        if let Some(community) = community {
            count(&mut self.communities, community, now);
        }
        Ok(())
    }

    /// Takes back the count of a code that was right.
    pub fn was_right(&mut self, who: &PlayerId, community: Option<&Server>) {
        let own = self.people.get_mut(who);
        let others = community.and_then(|community| self.communities.get_mut(community));
        for tally in own.into_iter().chain(others) {
            tally.wrong = tally.wrong.saturating_sub(1);
        }
    }
}

impl Tally {
    fn counts(self, now: Instant) -> u32 {
        if now.saturating_duration_since(self.last) < FORGOTTEN { self.wrong } else { 0 }
    }

    /// The rest of the pause after this many wrong codes.
    fn pause(self, free: u32, longest: Duration, now: Instant) -> Duration {
        let Some(over) = self.counts(now).checked_sub(free) else { return Duration::ZERO };
        let doubled = 1_u32.checked_shl(over).unwrap_or(u32::MAX);
        let pause = PAUSE.saturating_mul(doubled).min(longest);
        pause.saturating_sub(now.saturating_duration_since(self.last))
    }
}

fn count<K: Clone + Ord>(tallies: &mut BTreeMap<K, Tally>, key: &K, now: Instant) {
    if let Some(tally) = tallies.get_mut(key) {
        let wrong = tally.counts(now).saturating_add(1);
        *tally = Tally { wrong, last: now };
        return;
    }
    if tallies.len() >= MOST_REMEMBERED {
        tallies.retain(|_, tally| tally.counts(now) > 0);
        let oldest = tallies.iter().min_by_key(|(_, tally)| tally.last);
        if let Some(oldest) = oldest.map(|(key, _)| key.clone())
            && tallies.len() >= MOST_REMEMBERED
        {
            tallies.remove(&oldest);
        }
    }
    tallies.insert(key.clone(), Tally { wrong: 1, last: now });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: impl std::fmt::Display) -> PlayerId {
        PlayerId::new("test", name)
    }

    fn here() -> Server {
        Server::new("test", "here")
    }

    /// How many codes are read for a person who types a wrong one each second, for this many
    /// seconds.
    fn read(wrong: &mut WrongCodes, who: &PlayerId, from: Instant, seconds: u64) -> usize {
        let tries = (0..seconds).map(|second| from + Duration::from_secs(second));
        tries.filter(|at| wrong.try_one(who, Some(&here()), *at).is_ok()).count()
    }

    #[test]
    fn after_ten_wrong_codes_there_is_a_pause_that_doubles_up_to_an_hour() {
        let (mut wrong, start) = (WrongCodes::default(), Instant::now());
        let who = person("Eve");
        let mut now = start;
        let mut pauses = Vec::new();
        for _ in 0..20 {
            let pause = wrong.try_one(&who, None, now).err().unwrap_or_default();
            pauses.push(pause.as_secs());
            now += pause;
            if !pause.is_zero() {
                wrong.try_one(&who, None, now).expect("the pause is over");
            }
        }
        assert!(pauses[..10].iter().all(|pause| *pause == 0), "{pauses:?}");
        assert_eq!(pauses[10..], [30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
        let day = now + FORGOTTEN;
        assert_eq!(read(&mut wrong, &who, day, 10), 10, "after a day there was none");
    }

    #[test]
    fn a_code_that_is_typed_in_the_pause_makes_it_no_longer() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        let who = person("Eve");
        assert_eq!(read(&mut wrong, &who, now, 10), 10);
        let last = now + Duration::from_secs(9);
        for second in 0..30 {
            let left = Duration::from_secs(30 - second);
            assert_eq!(wrong.try_one(&who, None, last + Duration::from_secs(second)), Err(left));
        }
        assert_eq!(wrong.try_one(&who, None, last + PAUSE), Ok(()));
    }

    #[test]
    fn twenty_accounts_of_a_community_find_hardly_more_than_three_each() {
        let (mut wrong, start) = (WrongCodes::default(), Instant::now());
        let accounts: Vec<PlayerId> = (0..20).map(person).collect();
        let mut tries = 0;
        for second in 0..3_600 {
            let now = start + Duration::from_secs(second);
            let read = |who: &&PlayerId| wrong.try_one(who, Some(&here()), now).is_ok();
            tries += accounts.iter().filter(read).count();
        }
        assert!(tries <= 20 * 3 + 20, "{tries} codes were read in an hour");
    }

    #[test]
    fn whoever_has_typed_few_wrong_codes_is_kept_by_nobody() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        for account in 0..500 {
            for _ in 0..20 {
                let _ = wrong.try_one(&person(account), Some(&here()), now);
            }
        }
        let honest = person("Ann");
        for _ in 0..100 {
            assert_eq!(wrong.try_one(&honest, Some(&here()), now), Ok(()));
            wrong.was_right(&honest, Some(&here()));
        }
        assert_eq!(read(&mut wrong, &honest, now, 3), 3, "and may mistype");
        let pause = wrong.try_one(&honest, Some(&here()), now).expect_err("many were wrong");
        assert!(pause <= LONGEST_OF_COMMUNITY, "{pause:?}");
        let there = Server::new("test", "there");
        assert_eq!(wrong.try_one(&honest, Some(&there), now), Ok(()), "elsewhere nobody has");
    }

    #[test]
    fn many_at_once_are_no_fewer_and_only_so_many_people_are_remembered() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        // The next code comes before any of them is known to be wrong.
        let read = (0..100).filter(|_| wrong.try_one(&person("Eve"), None, now).is_ok());
        assert_eq!(read.count(), 10);
        for account in 0..MOST_REMEMBERED + 500 {
            let _ = wrong.try_one(&person(account), None, now + Duration::from_secs(1));
        }
        assert_eq!(wrong.people.len(), MOST_REMEMBERED);
    }
}
