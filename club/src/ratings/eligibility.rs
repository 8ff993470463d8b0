//! Whether a game may count at all, by how it was agreed, begun, played and ended.

use super::not_counted::NotCounted;

/// The fewest moves of each side.
const FEWEST_MOVES: u32 = 2;

/// How a game began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the game's own array: fixed, drawn at random, or arranged under its rules.
    Array,
    /// From a position that somebody set up.
    SetUp,
}

/// The end of a game, as far as it matters for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The players, the rules or the clock; also a member who left or was deleted.
    Played,
    /// A moderator or manager, who says whether it counts.
    Adjudicated {
        /// Whether it counts.
        counts: bool,
    },
    /// The players agreed on no result, or it was ended before it had one.
    Aborted,
    /// It was frozen, and ended so.
    Frozen,
}

/// The facts that decide whether a game may count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circumstances {
    /// Whether the challenge said that the game would be rated.
    pub is_agreed: bool,
    /// Whether a computer played a side.
    pub has_computer: bool,
    /// Whether one member played both sides, with one account or two.
    pub is_one_member: bool,
    /// How it began.
    pub start: Start,
    /// Whether it had a clock.
    pub has_clock: bool,
    /// Whether the program has the game, or the server's list of published games.
    pub is_listed: bool,
    /// How many moves each side made.
    pub moves: [u32; 2],
    /// The way it ended.
    pub end: End,
}

/// Whether a game may count. If it may, it belongs in a [`super::Record`], which looks at the games
/// around it.
///
/// # Errors
/// The first reason why it may not, in the order in which a reader would ask.
pub fn eligible(game: &Circumstances) -> Result<(), NotCounted> {
    let reasons = [
        (!game.is_agreed, NotCounted::NotAgreed),
        (game.has_computer, NotCounted::Computer),
        (game.is_one_member, NotCounted::SameMember),
        (game.start == Start::SetUp, NotCounted::SetUp),
        (!game.has_clock, NotCounted::NoClock),
        (!game.is_listed, NotCounted::Unlisted),
        (game.end == End::Aborted, NotCounted::Aborted),
        (game.end == End::Adjudicated { counts: false }, NotCounted::Adjudicated),
        (game.end == End::Frozen, NotCounted::Frozen),
        (game.moves.iter().any(|moves| *moves < FEWEST_MOVES), NotCounted::TooShort),
    ];
    match reasons.into_iter().find(|(holds, _)| *holds) {
        Some((_, reason)) => Err(reason),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Circumstances = Circumstances {
        is_agreed: true,
        has_computer: false,
        is_one_member: false,
        start: Start::Array,
        has_clock: true,
        is_listed: true,
        moves: [2, 2],
        end: End::Played,
    };

    #[test]
    fn a_game_counts_if_nothing_speaks_against_it() {
        let decided = Circumstances { end: End::Adjudicated { counts: true }, ..GAME };
        assert_eq!([GAME, decided].map(|game| eligible(&game)), [Ok(()), Ok(())]);
    }

    #[test]
    fn each_circumstance_is_a_reason_by_itself() {
        for (game, reason) in [
            (Circumstances { is_agreed: false, ..GAME }, NotCounted::NotAgreed),
            (Circumstances { has_computer: true, ..GAME }, NotCounted::Computer),
            (Circumstances { is_one_member: true, ..GAME }, NotCounted::SameMember),
            (Circumstances { start: Start::SetUp, ..GAME }, NotCounted::SetUp),
            (Circumstances { has_clock: false, ..GAME }, NotCounted::NoClock),
            (Circumstances { is_listed: false, ..GAME }, NotCounted::Unlisted),
            (Circumstances { end: End::Aborted, ..GAME }, NotCounted::Aborted),
            (Circumstances { end: End::Frozen, ..GAME }, NotCounted::Frozen),
            (
                Circumstances { end: End::Adjudicated { counts: false }, ..GAME },
                NotCounted::Adjudicated,
            ),
            (Circumstances { moves: [2, 1], ..GAME }, NotCounted::TooShort),
            (Circumstances { moves: [1, 40], ..GAME }, NotCounted::TooShort),
            // Nobody asks how many moves there were where the game was not to be rated.
            (Circumstances { is_agreed: false, moves: [0, 0], ..GAME }, NotCounted::NotAgreed),
        ] {
            assert_eq!(eligible(&game), Err(reason));
        }
    }
}
