//! The limits that `go` sets a search: positions, depth and time.

use std::time::Duration;

use menagerie_rules::Color;
use menagerie_search::Budget;

use crate::problem::{Problem, echo};
use crate::running::Ends;

/// The moves for which a clock has to last where nobody says how many come.
const MOVES: u64 = 30;
/// The most moves for which it has to last: a plan for more would play too fast.
const MOST_MOVES: u64 = 40;

/// All words that `go` knows. Behind `searchmoves` come moves up to one of them.
const WORDS: [&str; 12] = [
    "infinite",
    "ponder",
    "nodes",
    "depth",
    "mate",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "searchmoves",
];

/// The words behind `go`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Limits {
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    /// In milliseconds, as all times here.
    pub move_time: Option<u64>,
    /// The time left on the clock of each side.
    pub clock: [Option<u64>; 2],
    /// The time that each side gets for a move.
    pub increment: [u64; 2],
    /// The moves until the clocks get more time.
    pub moves_to_go: Option<u64>,
    /// The first moves to choose from, as they are written. Without one it is from all.
    pub among: Vec<String>,
    /// Words that are left out, as they stand behind `go`.
    pub unknown: Vec<String>,
    /// Whether the answer has to wait for `stop`, also where the search ends before.
    is_endless: bool,
}

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Time {
    /// After this time no further depth is begun.
    pub soft: Duration,
    /// After this time it is stopped.
    pub hard: Duration,
}

impl Limits {
    /// Reads the words behind `go`. Words that it does not know are left out.
    pub fn read(words: &str) -> Result<Limits, Problem> {
        let mut limits = Limits::default();
        let mut words = words.split_whitespace().peekable();
        while let Some(what) = words.next() {
            let side = usize::from(what.starts_with('b'));
            let mut number = || number(what, words.next());
            match what {
                "infinite" | "ponder" => limits.is_endless = true,
                "nodes" => limits.nodes = Some(number()?),
                "depth" => limits.depth = Some(in_plies(number()?)),
                "mate" => limits.depth = Some(in_plies(to_mate(number()?))),
                "movetime" => limits.move_time = Some(number()?),
                "wtime" | "btime" => limits.clock[side] = Some(number()?),
                "winc" | "binc" => limits.increment[side] = number()?,
                "movestogo" => limits.moves_to_go = Some(number()?),
                "searchmoves" => {
                    while let Some(word) = words.next_if(|word| !WORDS.contains(word)) {
                        limits.among.push(word.to_owned());
                    }
                }
                _ => limits.unknown.push(what.to_owned()),
            }
        }
        Ok(limits)
    }

    /// How a search for this side ends, if nobody stops it. Where nothing limits it, only `stop` does,
    /// and the answer waits for that. The clock of the other side limits nothing.
    pub fn ends(&self, side: Color) -> Ends {
        if self.is_endless {
            Ends::Never
        } else if self.move_time.or(self.clock[side.index()]).is_some() {
            Ends::InTime
        } else if self.nodes.is_some() || self.depth.is_some() {
            Ends::Sometime
        } else {
            Ends::Never
        }
    }

    /// The budget of the search.
    pub fn budget(&self) -> Budget {
        Budget {
            nodes: self.nodes.unwrap_or(u64::MAX),
            depth: self.depth.unwrap_or(u32::MAX).max(1),
        }
    }

    /// How long a search for this side may take. `overhead` is what goes by between the two programs,
    /// in milliseconds.
    pub fn time(&self, side: Color, overhead: u64) -> Option<Time> {
        if self.ends(side) != Ends::InTime {
            return None;
        }
        let by_clock = self.clock[side.index()].map(|left| self.share(left, side, overhead));
        let fixed = self.move_time.map(Duration::from_millis).map(|it| Time { soft: it, hard: it });
        match (by_clock, fixed) {
            (Some(one), Some(other)) if other.hard < one.hard => Some(other),
            (one, other) => one.or(other),
        }
    }

    fn share(&self, left: u64, side: Color, overhead: u64) -> Time {
        let left = left.saturating_sub(overhead);
        let moves = self.moves_to_go.unwrap_or(MOVES).clamp(1, MOST_MOVES);
        let usual = (left / moves).saturating_add(self.increment[side.index()] / 4 * 3);
        // The last move before more time comes may use nearly all of it.
        let most = if moves == 1 { left / 10 * 9 } else { left / 3 };
        let hard = usual.saturating_mul(2).min(most).max(1);
        // A depth takes about three times as long as the one before.
        let soft = usual.min(hard) / 2;
        Time { soft: Duration::from_millis(soft), hard: Duration::from_millis(hard) }
    }
}

/// The plies in which a mate in so many moves is found. The last moves before it are quiet at times, and
/// looked at less far.
const fn to_mate(moves: u64) -> u64 {
    moves.saturating_mul(2).saturating_add(6)
}

/// A number of plies. More than fit are as many as there can be.
fn in_plies(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The number behind a word. A clock that has run out is written below zero by some programs.
fn number(what: &str, word: Option<&str>) -> Result<u64, Problem> {
    let word = word.unwrap_or_default();
    let refused = || Problem::Number { what: what.to_owned(), word: echo(word) };
    match word.strip_prefix('-') {
        Some(below) => below.parse::<u64>().map(|_| 0),
        None => word.parse(),
    }
    .map_err(|_| refused())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_behind_go_limits_the_search() {
        let read = |words| Limits::read(words).expect(words);
        for (words, nodes, depth) in [
            ("nodes 2000", 2_000, u32::MAX),
            ("depth 6", u64::MAX, 6),
            ("depth 0", u64::MAX, 1),
            ("depth 99999999999", u64::MAX, u32::MAX),
            ("mate 3", u64::MAX, 12),
            ("nodes 5 depth 7", 5, 7),
            ("movetime 50", u64::MAX, u32::MAX),
        ] {
            let budget = read(words).budget();
            assert_eq!((budget.nodes, budget.depth), (nodes, depth), "{words}");
            assert_ne!(read(words).ends(Color::White), Ends::Never, "{words}");
        }
        for words in ["", "infinite", "ponder wtime 1000 btime 1000", "winc 5", "infinite depth 3"]
        {
            assert_eq!(read(words).ends(Color::White), Ends::Never, "{words}");
            assert_eq!(read(words).time(Color::White, 0), None, "{words}");
        }
    }

    #[test]
    fn the_clock_of_the_other_side_ends_no_search() {
        for (words, white, black) in [
            ("wtime 1000", Ends::InTime, Ends::Never),
            ("btime 1000 winc 5", Ends::Never, Ends::InTime),
            ("btime 1000 depth 3", Ends::Sometime, Ends::InTime),
            ("wtime 1 btime 1", Ends::InTime, Ends::InTime),
            ("movetime 1 nodes 5", Ends::InTime, Ends::InTime),
            ("nodes 5", Ends::Sometime, Ends::Sometime),
            ("movetime 5 infinite", Ends::Never, Ends::Never),
        ] {
            let limits = Limits::read(words).expect(words);
            for (side, ends) in [(Color::White, white), (Color::Black, black)] {
                assert_eq!(limits.ends(side), ends, "{words}");
                assert_eq!(limits.time(side, 0).is_some(), ends == Ends::InTime, "{words}");
            }
        }
    }

    #[test]
    fn moves_stand_behind_searchmoves_and_unknown_words_are_left_out() {
        for (words, among, unknown) in [
            ("searchmoves e2e4 d2d4", &["e2e4", "d2d4"][..], &[][..]),
            ("searchmoves e2e4 depth 2", &["e2e4"], &[]),
            ("depth 2 searchmoves e2e4 infinite", &["e2e4"], &[]),
            ("searchmoves depth 2", &[], &[]),
            ("depth 2 foo", &[], &["foo"]),
            ("foo 5 depth 2", &[], &["foo", "5"]),
        ] {
            let limits = Limits::read(words).expect(words);
            assert_eq!(
                (&limits.among[..], &limits.unknown[..]),
                (&owned(among)[..], &owned(unknown)[..])
            );
            assert_eq!(limits.depth, words.contains("depth").then_some(2), "{words}");
        }
        for word in WORDS {
            let limits = Limits::read(&format!("searchmoves {word} 1")).expect("it is known");
            assert!(!limits.among.contains(&word.to_owned()), "{word}");
            assert!(!limits.unknown.contains(&word.to_owned()), "{word}");
        }
    }

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn a_move_gets_a_share_of_the_clock_and_never_more_than_is_left() {
        for (words, overhead, soft, hard) in [
            ("movetime 700", 30, 700, 700),
            ("wtime 60000 btime 9", 0, 1_000, 4_000),
            ("wtime 60000 btime 9", 30, 999, 3_998),
            ("wtime 60000 winc 4000", 0, 2_500, 10_000),
            ("wtime 60000 movestogo 10", 0, 3_000, 12_000),
            ("wtime 60000 movestogo 1", 0, 27_000, 54_000),
            ("wtime 60000 movestogo 0", 0, 27_000, 54_000),
            ("wtime 60000 movestogo 99999", 0, 750, 3_000),
            ("wtime 300 winc 4000", 30, 45, 90),
            ("wtime 20", 30, 0, 1),
            ("wtime 0", 30, 0, 1),
            ("wtime -500", 30, 0, 1),
            ("wtime 60000 movetime 700", 0, 700, 700),
            ("wtime 600 movetime 700", 0, 10, 40),
        ] {
            let time = Limits::read(words).expect(words).time(Color::White, overhead);
            let [soft, hard] = [soft, hard].map(Duration::from_millis);
            assert_eq!(time, Some(Time { soft, hard }), "{words}");
        }
        let other = Limits::read("wtime 9 btime 60000").expect("it can be read");
        assert!(other.time(Color::Black, 0).expect("it has a clock").hard.as_secs() > 1);
        let most = Limits::read(&format!("wtime {0} winc {0} movestogo 1", u64::MAX))
            .expect("it can be read");
        assert!(
            most.time(Color::White, u64::MAX).is_some() && most.time(Color::White, 0).is_some()
        );
        assert_eq!(Limits::read("btime 9").expect("it can be read").time(Color::White, 0), None);
    }

    #[test]
    fn what_is_no_number_is_told() {
        for (words, sentence) in [
            ("nodes", "behind nodes comes a number, not “”"),
            ("depth six", "behind depth comes a number, not “six”"),
            ("wtime 1.5", "behind wtime comes a number, not “1.5”"),
            ("wtime --1", "behind wtime comes a number, not “--1”"),
            (
                "nodes 99999999999999999999",
                "behind nodes comes a number, not “99999999999999999999”",
            ),
        ] {
            let problem = Limits::read(words).expect_err(words).to_string();
            assert!(problem.starts_with(sentence), "{problem}");
        }
    }
}
