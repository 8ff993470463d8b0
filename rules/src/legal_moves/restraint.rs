//! Rules of a variant for all pieces that forbid moves, even though no royal piece is left
//! attacked.

/// The moves a variant forbids besides those that leave a royal piece attacked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Restraints {
    /// Whether a move that captures nothing is illegal where one that captures something is legal.
    pub must_capture: bool,
    /// Whether a move that gives check is illegal.
    pub no_checks: bool,
    /// Whether a move that drops nothing is illegal where one that drops something is legal.
    pub must_drop: bool,
    /// Whether Lions are protected from each other, as in Chu Shogi.
    pub lions: bool,
}

impl Restraints {
    /// Whether a move may be forbidden because of another one. The rule of Lions looks at one move alone.
    pub(crate) const fn depend_on_others(self) -> bool {
        self.must_capture || self.must_drop
    }

    /// Whether anything is forbidden.
    pub(crate) const fn are_any(self) -> bool {
        self.must_capture || self.no_checks || self.must_drop || self.lions
    }
}
