//! A limit on public answers: enough for every player, and no flood that one person can cause.

use crate::{PlayerId, Server, Timestamp};
use std::collections::HashMap;

/// How many answers a person gets at once, and after how many seconds one more.
const PERSON: Measure = Measure { most: 10, seconds_each: 10 };
/// How many answers a community gets at once, and after how many seconds one more.
const COMMUNITY: Measure = Measure { most: 30, seconds_each: 2 };
/// How many people and communities are remembered before those with a full measure are forgotten.
const REMEMBERED: usize = 1_000;

/// The bot's allowance to speak in public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// The answer.
    Answer,
    /// A message that there will be no more answers for a while.
    LastWord,
    /// Nothing.
    Silence,
}

/// The measures of all people and communities.
#[derive(Debug, Default)]
pub struct Allowances {
    people: HashMap<PlayerId, Bucket>,
    communities: HashMap<Server, Bucket>,
}

#[derive(Clone, Copy, Debug)]
struct Measure {
    most: i64,
    seconds_each: i64,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: i64,
    since: i64,
    /// Whether the last word was said since the measure was last full.
    said: bool,
}

impl Allowances {
    /// Takes an answer out of a person's measure and their community's.
    pub fn take(
        &mut self,
        person: &PlayerId,
        community: Option<&Server>,
        at: Timestamp,
    ) -> Allowance {
        forget_full(&mut self.people, PERSON, at);
        forget_full(&mut self.communities, COMMUNITY, at);
        let person = self.people.entry(person.clone()).or_insert_with(|| PERSON.full(at));
        let own = PERSON.take(person, at);
        if own != Allowance::Answer {
            return own;
        }
        let Some(community) = community else { return own };
        let bucket = self.communities.entry(community.clone());
        COMMUNITY.take(bucket.or_insert_with(|| COMMUNITY.full(at)), at)
    }
}

impl Measure {
    fn full(self, at: Timestamp) -> Bucket {
        Bucket { left: self.most, since: at.0, said: false }
    }

    fn refill(self, bucket: &mut Bucket, at: Timestamp) {
        let more = (at.0 - bucket.since).max(0) / self.seconds_each;
        if bucket.left + more >= self.most {
            *bucket = self.full(at);
        } else {
            bucket.left += more;
            bucket.since += more * self.seconds_each;
        }
    }

    fn take(self, bucket: &mut Bucket, at: Timestamp) -> Allowance {
        self.refill(bucket, at);
        if bucket.left > 0 {
            bucket.left -= 1;
            Allowance::Answer
        } else if bucket.said {
            Allowance::Silence
        } else {
            bucket.said = true;
            Allowance::LastWord
        }
    }
}

fn forget_full<K>(buckets: &mut HashMap<K, Bucket>, measure: Measure, at: Timestamp) {
    if buckets.len() >= REMEMBERED {
        buckets.retain(|_, bucket| {
            measure.refill(bucket, at);
            bucket.left < measure.most
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: impl std::fmt::Display) -> PlayerId {
        PlayerId::new("test", name)
    }

    #[test]
    fn a_person_is_refused_once_and_then_in_silence_until_time_has_passed() {
        let mut allowances = Allowances::default();
        let mut take = |at| allowances.take(&person("Ann"), None, Timestamp(at));
        for _ in 0..10 {
            assert_eq!(take(0), Allowance::Answer);
        }
        assert_eq!(take(1), Allowance::LastWord);
        assert_eq!([take(1), take(9)], [Allowance::Silence; 2]);
        assert_eq!([take(10), take(11)], [Allowance::Answer, Allowance::Silence]);
        assert_eq!(take(10 + 10 * 10), Allowance::Answer, "the measure is full again");
    }

    #[test]
    fn one_person_leaves_others_their_answers_and_a_crowd_leaves_other_servers_theirs() {
        let mut allowances = Allowances::default();
        let (here, there) = (Server::new("test", "here"), Server::new("test", "there"));
        let at = Timestamp(0);
        for _ in 0..500 {
            allowances.take(&person("Ann"), Some(&here), at);
        }
        assert_eq!(allowances.take(&person("Bob"), Some(&here), at), Allowance::Answer);
        let crowd: Vec<Allowance> =
            (0..40).map(|n| allowances.take(&person(n), Some(&here), at)).collect();
        let count = |what| crowd.iter().filter(|said| **said == what).count();
        assert_eq!((count(Allowance::Answer), count(Allowance::LastWord)), (19, 1));
        assert_eq!(allowances.take(&person("Cid"), Some(&there), at), Allowance::Answer);
    }

    #[test]
    fn a_clock_that_goes_back_takes_nothing_away_and_gives_nothing() {
        let mut allowances = Allowances::default();
        for at in [100, 50, 0] {
            assert_eq!(allowances.take(&person("Ann"), None, Timestamp(at)), Allowance::Answer);
        }
    }

    #[test]
    fn only_so_many_are_remembered() {
        let mut allowances = Allowances::default();
        for n in 0..50_000_i64 {
            allowances.take(&person(n), None, Timestamp(n));
        }
        assert!(allowances.people.len() <= REMEMBERED, "{}", allowances.people.len());
    }
}
