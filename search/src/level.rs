//! How well the computer plays: six levels, each a number of positions and a chance to choose less
//! than the best.

/// The positions that a level may look at for a move, and how far, in hundredths of a Pawn, a move may
/// be behind the best one to be chosen a third as often as it is (exactly: once in e times).
const TABLE: [(u64, i32); 6] =
    [(60, 250), (600, 90), (4_000, 40), (25_000, 18), (250_000, 8), (3_000_000, 0)];

/// A level, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const WEAKEST: Level = Level(1);
    /// The strongest level.
    pub const STRONGEST: Level = Level(6);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=6).map(Level)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of positions that it looks at for a move.
    pub const fn nodes(self) -> u64 {
        TABLE[self.0 as usize - 1].0
    }

    /// How much worse a move may be to be chosen once in e times as often as the best one, in
    /// hundredths of a Pawn. At zero the best move is always chosen.
    pub const fn softness(self) -> i32 {
        TABLE[self.0 as usize - 1].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_six_levels_and_each_looks_at_more_and_errs_less() {
        assert_eq!([0, 7, 255].map(Level::new), [None; 3]);
        let all: Vec<Level> = Level::all().collect();
        assert_eq!((all.first(), all.last()), (Some(&Level::WEAKEST), Some(&Level::STRONGEST)));
        assert!(all.windows(2).all(|pair| pair[0].nodes() < pair[1].nodes()));
        assert!(all.windows(2).all(|pair| pair[0].softness() > pair[1].softness()));
        assert_eq!(all.iter().map(|it| it.number()).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    }
}
