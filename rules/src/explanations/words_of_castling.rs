//! The words of refusals on castling, and of the King's initial leap.

use crate::explanations::explain::way_attackers;
use crate::explanations::speaker::Speaker;
use crate::explanations::words_of_moves::line_of_facing;
use crate::told::{Join, list};
use crate::{CastlingProblem, LeapProblem, Square, Told, notation, told};

/// Why the King's leap is not possible.
pub(super) fn leap_reason(say: &Speaker, from: Square, to: Square, why: LeapProblem) -> Told {
    let king = say.on(from);
    match why {
        LeapProblem::HasMoved => told!("move-refused-leap-has-moved", king = king, square = to),
        LeapProblem::Lost => told!("move-refused-leap-lost", king = king, square = to),
        LeapProblem::Occupied => told!("move-refused-leap-occupied", king = king, square = to),
        LeapProblem::InCheck => match say.0.checkers().first() {
            Some(by) => {
                told!("move-refused-leap-in-check-by", king = king, attacker = say.there(*by))
            }
            None => told!("move-refused-leap-in-check", king = king),
        },
        LeapProblem::DestinationAttacked(by) => {
            let attacker = say.there(by);
            told!("move-refused-in-check-there", square = to, king = king, attacker = attacker)
        }
        LeapProblem::WayAttacked => match way_attackers(say.0, from, to)[..] {
            [(square, by), (other, other_by), ..] => told!(
                "move-refused-leap-both-ways-attacked",
                king = king,
                from = from,
                to = to,
                square = square,
                attacker = say.there(by),
                other = other,
                other_attacker = say.there(other_by)
            ),
            [(square, by)] => told!(
                "move-refused-leap-way-attacked",
                king = king,
                from = from,
                to = to,
                square = square,
                attacker = say.there(by)
            ),
            [] => told!("move-refused-cannot-go", piece = king, from = from, to = to),
        },
    }
}

/// Whether the King may stand on this square after castling.
fn is_castling_end(say: &Speaker, king: Square, long: bool, square: Square) -> bool {
    let rules = say.0.variant().castling.iter();
    let mut ends = rules.flat_map(|rules| rules.landings(say.0.turn(), king, long));
    ends.any(|landing| landing.king == square)
}

/// Why the King cannot castle, and what to do instead.
pub(super) fn castling_parts(
    say: &Speaker,
    king: Square,
    long: bool,
    why: CastlingProblem,
) -> (Told, Told) {
    let variant = say.0.variant();
    let name = say.on(king);
    let text = notation::castling_text(long);
    let reason = match why {
        CastlingProblem::HasMoved => told!("move-refused-castling-has-moved", king = name),
        CastlingProblem::NoPartner => {
            let partners = variant.castling.iter().flat_map(|castling| &castling.partners);
            let partner = list(partners.map(|role| say.name(*role)), Join::Or);
            told!(
                "move-refused-castling-no-partner",
                castling = text,
                partner = partner,
                side = if long { "left" } else { "right" },
                king = name
            )
        }
        CastlingProblem::Blocked(at) => told!(
            "move-refused-castling-blocked",
            king = name,
            castling = text,
            blocker = say.there(at)
        ),
        CastlingProblem::InCheck(by) => {
            told!("move-refused-castling-in-check", king = name, attacker = say.there(by))
        }
        CastlingProblem::Attacked { square, by } if is_castling_end(say, king, long, square) => {
            told!(
                "move-refused-castling-into-check",
                king = name,
                square = square,
                attacker = say.there(by)
            )
        }
        CastlingProblem::Attacked { square, by } => told!(
            "move-refused-castling-through-check",
            king = name,
            square = square,
            attacker = say.there(by)
        ),
        CastlingProblem::LeavesZone => {
            told!("move-refused-castling-leaves-zone", castling = text, king = name)
        }
        CastlingProblem::KingsFace => {
            let line = line_of_facing(variant);
            told!("move-refused-castling-kings-face", castling = text, line = line)
        }
    };
    (reason, say.moves_from(king))
}
