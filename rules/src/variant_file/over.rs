//! Refuses variants whose games are over before they begin.

use toml::Spanned;

use super::problem::{Problem, problem};
use crate::{Color, Line, Outcome, Position, Termination};

/// Refuses an array in which the game has already ended by itself, and says how to change it. Where
/// the first rank is drawn at random, it is refused only for a reason that all arrays share: the
/// pieces that are there.
pub(super) fn check_begins(start: &Spanned<String>, position: &Position) -> Result<(), Problem> {
    let variant = position.variant();
    let Some(Outcome { winner, termination }) = Line::new(position.clone()).outcome() else {
        return Ok(());
    };
    let is_of_this_order =
        matches!(termination, Termination::Checkmate | Termination::Stalemate | Termination::Goal);
    if variant.shuffle.is_some() && is_of_this_order {
        return Ok(());
    }
    let name = |side: Color| &variant.side_names[side.index()];
    let mover = name(position.turn());
    // The side that has lost, if there is one.
    let loser = winner.map_or(mover, |side| name(!side));
    let text = match termination {
        Termination::Checkmate => {
            format!("{mover} is checkmated; give {mover} a move out of check")
        }
        Termination::Stalemate => format!("{mover} has no move; leave one of its pieces room"),
        Termination::Goal => {
            let there = winner.map_or(mover, name);
            format!("{there} stands on its goal; put that piece or the zone elsewhere")
        }
        Termination::Extinction
            if variant.endings.extinction.as_ref().is_some_and(|it| it.wins) =>
        {
            let rid = winner.map_or(mover, name);
            format!("{rid} has won by extinction; give {rid} more of what it must get rid of")
        }
        Termination::Extinction => {
            format!("{loser} has lost by extinction; give {loser} more of what it must keep")
        }
        Termination::BareKing => {
            format!("{loser} has only its King; give it another piece, or leave out bare_king")
        }
        Termination::BareKings => {
            "only the Kings are there; add other pieces, or leave out bare_kings".to_owned()
        }
        Termination::Checks => {
            format!("{loser} has been checked as often as loses; leave out the checks")
        }
        Termination::Dead => {
            "nobody can win with what is there; add other pieces, or leave out dead".to_owned()
        }
        Termination::MoveRule => "the move rule is over; begin with a count of 0".to_owned(),
        Termination::Counting => "the count is over; leave it out".to_owned(),
        Termination::Row => format!("{loser} has lost by a row; take it apart"),
        Termination::Passes => "both sides have passed; leave that out".to_owned(),
        Termination::Points => {
            "it would be drawn, and points decide it; begin with a position that is not drawn"
                .to_owned()
        }
        Termination::Restricted | Termination::Repetition | Termination::PerpetualCheck => {
            "a game ends like this only after moves".to_owned()
        }
    };
    Err(problem(start, format!("the game is over in its array: {text}")))
}
