//! How a game ends, and with which result.

use menagerie_rules::{Color, DrawClaim, Termination};

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The winner; `None` for a draw, and if there is no result.
    pub winner: Option<Color>,
    /// The ending.
    pub ending: Ending,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the position on the board.
    Board(Termination),
    /// A player gave up.
    Resignation,
    /// Both players agreed to a draw.
    Agreement,
    /// A player claimed a draw that the rules grant.
    Claim(DrawClaim),
    /// A player was out of time.
    Time,
    /// A player was out of time before both had moved; there is no result.
    NotBegun,
    /// Nobody moved for so long that the game was closed; there is no result.
    Unfinished,
    /// A player ended it before both had moved; there is no result.
    Aborted,
    /// Both players agreed to end it; there is no result.
    Cancelled,
    /// A player ended it because the opponent had left the community; there is no result.
    Deserted,
    /// A moderator decided it.
    Adjudicated,
    /// A moderator decided that there is no result.
    Annulled,
}

impl Ending {
    /// The endings whose word has no number in it.
    pub const PLAIN: [(Ending, &str); 27] = [
        (Ending::Board(Termination::Checkmate), "checkmate"),
        (Ending::Board(Termination::Stalemate), "stalemate"),
        (Ending::Board(Termination::Restricted), "restricted"),
        (Ending::Board(Termination::Repetition), "repetition"),
        (Ending::Board(Termination::Checks), "checks"),
        (Ending::Board(Termination::Goal), "goal"),
        (Ending::Board(Termination::Extinction), "extinction"),
        (Ending::Board(Termination::PerpetualCheck), "perpetual-check"),
        (Ending::Board(Termination::BareKing), "bare-king"),
        (Ending::Board(Termination::Counting), "counting"),
        (Ending::Board(Termination::Row), "row"),
        (Ending::Board(Termination::Passes), "passes"),
        (Ending::Board(Termination::Points), "points"),
        (Ending::Resignation, "resignation"),
        (Ending::Agreement, "agreement"),
        (Ending::Claim(DrawClaim::ThreefoldRepetition), "claim-repetition"),
        (Ending::Board(Termination::BareKings), "claim-bare-kings"),
        (Ending::Board(Termination::Dead), "dead"),
        (Ending::Board(Termination::MoveRule), "move-rule"),
        (Ending::Time, "time"),
        (Ending::NotBegun, "not-begun"),
        (Ending::Unfinished, "unfinished"),
        (Ending::Aborted, "aborted"),
        (Ending::Cancelled, "cancelled"),
        (Ending::Deserted, "deserted"),
        (Ending::Adjudicated, "adjudicated"),
        (Ending::Annulled, "annulled"),
    ];
    /// The word for a draw claimed by the move rule, before the number of moves.
    const MOVE_RULE: &str = "claim-move-rule:";

    /// Whether there is no result. That is not a draw: the game does not count.
    pub fn is_void(self) -> bool {
        use Ending::{Aborted, Annulled, Cancelled, Deserted, NotBegun, Unfinished};
        matches!(self, Aborted | Cancelled | Deserted | Annulled | NotBegun | Unfinished)
    }

    /// The word for it in the store.
    pub fn word(self) -> String {
        if let Ending::Claim(DrawClaim::MoveRule { moves }) = self {
            return format!("{}{moves}", Ending::MOVE_RULE);
        }
        Ending::PLAIN
            .iter()
            .find(|(ending, _)| *ending == self)
            .map(|(_, word)| (*word).to_owned())
            .expect("the table names every ending without a number")
    }

    /// The inverse of [`Ending::word`].
    pub fn parse(word: &str) -> Option<Self> {
        if let Some(moves) = word.strip_prefix(Ending::MOVE_RULE) {
            return Some(Ending::Claim(DrawClaim::MoveRule { moves: moves.parse().ok()? }));
        }
        Ending::PLAIN.iter().find(|(_, known)| *known == word).map(|(ending, _)| *ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_survives_the_store() {
        let mut endings: Vec<Ending> = Ending::PLAIN.iter().map(|(ending, _)| *ending).collect();
        endings.push(Ending::Claim(DrawClaim::MoveRule { moves: 100 }));
        for ending in endings {
            assert_eq!(Ending::parse(&ending.word()), Some(ending));
        }
        assert_eq!(Ending::parse("won"), None);
    }
}
