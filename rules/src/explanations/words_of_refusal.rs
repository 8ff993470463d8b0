//! The words of refusals, in the variant's own names: the fault, and what to do instead.

use crate::explanations::speaker::Speaker;
use crate::explanations::words_of_castling::{castling_parts, leap_reason};
use crate::explanations::words_of_drops::{drop_parts, enter_parts};
use crate::explanations::words_of_moves::of_move;
use crate::explanations::words_of_walls::wall_parts;
use crate::told::{Join, list, one_piece};
use crate::{PassProblem, Position, Refusal, Role, Square, Told, begins, told};

impl Refusal {
    /// Says in one sentence why the text is refused, and in another what to do instead. The
    /// position is the one for which the text was read.
    pub fn sentence(&self, position: &Position) -> Told {
        match parts(self, &Speaker(position)) {
            (reason, None) => reason,
            (reason, Some(advice)) => {
                told!("move-refused-with-advice", reason = reason, advice = advice)
            }
        }
    }

    /// Says in one sentence why the text is refused, and names no possible move.
    pub fn reason(&self, position: &Position) -> Told {
        parts(self, &Speaker(position)).0
    }
}

/// The reason, and the advice.
fn parts(refusal: &Refusal, say: &Speaker) -> (Told, Option<Told>) {
    let (reason, advice) = match refusal {
        Refusal::GameOver => return (say.game_over(), None),
        Refusal::CannotLeap { from, to, why } => {
            (leap_reason(say, *from, *to, *why), say.moves_from(*from))
        }
        Refusal::CannotDrop { role, to, why } => drop_parts(say, *role, *to, *why),
        Refusal::CannotEnter { role, from, to, on, why } => {
            enter_parts(say, *role, [*from, *to, *on], *why)
        }
        Refusal::CannotCastle { king, long, why } => castling_parts(say, *king, *long, *why),
        Refusal::PromotionNotAllowed { from, to, allowed } => {
            promotion_parts(say, *from, *to, allowed)
        }
        other => wall_parts(other, say)
            .or_else(|| of_text(other, say))
            .or_else(|| of_kind(other, say))
            .or_else(|| of_move(other, say))
            .unwrap_or_else(|| (told!("move-refused-nothing-typed"), say.example())),
    };
    (reason, Some(advice))
}

/// Refusals of the typed text itself.
fn of_text(refusal: &Refusal, say: &Speaker) -> Option<(Told, Told)> {
    let variant = say.0.variant();
    Some(match refusal {
        Refusal::TooLong => (told!("move-refused-too-long"), say.example()),
        Refusal::Unreadable(text) if text.is_empty() => {
            (told!("move-refused-nothing-typed"), say.example())
        }
        Refusal::Unreadable(text) => {
            (told!("move-refused-unreadable", typed = text), say.example())
        }
        Refusal::OddCharacter { typed, odd } => {
            let code = format!("{:04X}", u32::from(*odd));
            let reason = told!("move-refused-odd-character", typed = typed, code = code);
            (reason, told!("move-advice-without-it"))
        }
        Refusal::ForeignLetter(letter) => {
            let advice = say.example_typed().map_or_else(
                || say.game_over(),
                |typed| told!("move-advice-both-squares", typed = typed),
            );
            (told!("move-refused-foreign-letter", letter = letter), advice)
        }
        Refusal::SquareOffBoard(text) => {
            let is_hole =
                |square: Square| square.file() < variant.files && square.rank() < variant.ranks;
            let reason = if Square::parse(text).is_some_and(is_hole) {
                told!("move-refused-hole", square = text)
            } else {
                let corner = Square(((variant.ranks - 1) << 4) | (variant.files - 1));
                told!("move-refused-off-board", square = text, corner = corner)
            };
            (reason, say.example())
        }
        Refusal::UnknownLabel(letter) => {
            let name = &variant.name;
            (told!("move-refused-unknown-label", variant = name, letter = letter), say.example())
        }
        Refusal::RanksFromZero(moves) => {
            let typed = moves.first().map(|mv| say.typed(mv.from, mv.to, ""));
            let advice = told!("move-advice-if-meant", typed = typed.unwrap_or_default());
            (told!("move-refused-ranks-from-zero"), advice)
        }
        Refusal::SmallLetter(moves) => {
            let advice = moves.first().map_or_else(|| say.example(), |mv| say.exactly(mv));
            (told!("move-refused-small-letter"), advice)
        }
        Refusal::NoCastling => {
            (told!("move-refused-no-castling", variant = &variant.name), say.example())
        }
        Refusal::NoCastler(role) => {
            (told!("move-refused-no-castler", piece = say.name(*role)), say.example())
        }
        Refusal::CannotPass { why } => {
            let why = match why {
                PassProblem::InCheck => "check",
                PassProblem::HasMoves => "moves",
                PassProblem::NobodyThere => "nobody",
            };
            (told!("move-refused-cannot-pass", why = why), say.example())
        }
        Refusal::CannotBecomeThere { from, becomes } => {
            let reason = told!(
                "move-refused-cannot-become-there",
                piece = say.on(*from),
                square = *from,
                becomes = one_piece(&variant.piece(*becomes).name)
            );
            (reason, say.example())
        }
        Refusal::SeveralMoves => {
            (told!("move-refused-several-moves"), told!("move-advice-first-alone"))
        }
        Refusal::RemovesPiece(square) => {
            let advice = told!("move-advice-move-itself", square = *square);
            (told!("move-refused-removes-piece"), advice)
        }
        Refusal::DropsPiece(square) => {
            let advice = say.example_typed().map_or_else(
                || say.game_over(),
                |typed| told!("move-advice-with-origin", square = *square, typed = typed),
            );
            (told!("move-refused-drops-piece"), advice)
        }
        Refusal::RemovesSquare(square) => {
            (told!("move-refused-removes-square", square = *square), say.example())
        }
        _ => return None,
    })
}

/// About a kind of piece, of which no move was found.
fn of_kind(refusal: &Refusal, say: &Speaker) -> Option<(Told, Told)> {
    let file = |file: u8| char::from(b'a' + file);
    Some(match refusal {
        Refusal::NoPairOnFile(role) => {
            (told!("move-refused-no-pair-on-file", piece = say.name(*role)), say.example())
        }
        Refusal::NobodyThere { role, file: named, rank } => {
            let piece = say.name(*role);
            let reason = match (named, rank) {
                (Some(named), _) => {
                    told!("move-refused-nobody-on-file", piece = piece, file = file(*named))
                }
                (None, Some(rank)) => {
                    told!("move-refused-nobody-on-rank", piece = piece, rank = rank + 1)
                }
                (None, None) => told!("move-refused-nobody", piece = piece),
            };
            (reason, say.of_role(*role))
        }
        Refusal::NoPawnTakes { pawn, from, to } => {
            let reason = told!(
                "move-refused-no-pawn-takes",
                pawn = say.name(*pawn),
                from = file(*from),
                to = file(*to)
            );
            (reason, say.example())
        }
        Refusal::NobodyTakes { taker, victim } => {
            let victim = say.one(Some(*victim));
            let reason =
                told!("move-refused-nobody-takes", taker = say.name(*taker), victim = victim);
            (reason, say.of_role(*taker))
        }
        Refusal::NobodyReaches { role, to } => {
            let advice = match role {
                Some(role) => say.of_role(*role),
                None if say.is_own(*to) => say.example(),
                None => say.aimed_near(*to),
            };
            (nobody_reaches(say, *role, *to), advice)
        }
        _ => return None,
    })
}

fn nobody_reaches(say: &Speaker, role: Option<Role>, to: Square) -> Told {
    let Some(role) = role.filter(|_| !say.is_own(to)) else {
        return if say.is_own(to) {
            told!("move-refused-own-piece", piece = say.on(to), square = to)
        } else {
            told!("move-refused-nobody-reaches", square = to)
        };
    };
    let piece = say.name(role);
    match say.moves_like(role) {
        Some(moves) => told!(
            "move-refused-none-of-kind-reaches-moves",
            piece = piece,
            square = to,
            moves = moves
        ),
        None => told!("move-refused-none-of-kind-reaches", piece = piece, square = to),
    }
}

fn promotion_parts(say: &Speaker, from: Square, to: Square, allowed: &[Role]) -> (Told, Told) {
    if allowed.is_empty() {
        let reason = told!("move-refused-no-promotion", piece = say.on(from));
        return (reason, told!("move-advice-type", typed = say.typed(from, to, "")));
    }
    let (names, label) = say.promotions(from, allowed);
    let own = say.role(from);
    let piece = say.on(from);
    let article = own.map_or("consonant", |role| begins(&say.0.variant().piece(role).name));
    let may_stay = own.is_some_and(|own| allowed.contains(&own));
    let reason = if names.is_empty() {
        told!("move-refused-only-stays", piece = piece, begins = article)
    } else {
        let becomes = list(names, Join::Or);
        let stays = if may_stay { "yes" } else { "no" };
        told!(
            "move-refused-becomes",
            piece = piece,
            begins = article,
            becomes = becomes,
            may_stay = stays
        )
    };
    (reason, told!("move-advice-type", typed = say.typed(from, to, &format!("={label}"))))
}
