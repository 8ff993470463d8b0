//! Why a game does not count.

/// Why a game does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NotCounted {
    /// It was not agreed that it would be rated.
    NotAgreed,
    /// A side was played by a computer.
    Computer,
    /// One member played both sides.
    SameMember,
    /// It began from a position that somebody set up.
    SetUp,
    /// It had no clock.
    NoClock,
    /// The game is not one of the program's, nor on the server's list.
    Unlisted,
    /// It was ended without a result.
    Aborted,
    /// A moderator decided it and did not say that it counts.
    Adjudicated,
    /// It ended while it was frozen.
    Frozen,
    /// A side made fewer than two moves.
    TooShort,
    /// Four games of the two had counted in the period.
    BeyondFour,
    /// The loser had lost on time in the game before, too.
    SeriesOnTime,
}
