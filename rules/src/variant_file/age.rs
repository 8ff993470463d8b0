//! That what was accepted once is read for ever, whatever is checked since.

/// Whether a file was accepted before, by this program or an earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Age {
    /// It is checked in every way.
    New,
    /// Games may have been begun with it: only that is refused of which no game could be made. A check
    /// that is new in the program is for new files alone.
    Kept,
}
