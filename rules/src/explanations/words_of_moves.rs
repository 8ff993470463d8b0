//! The words of refusals on a move from one square to another.

use crate::explanations::speaker::Speaker;
use crate::legal_moves::destinations::captures_in_passing;
use crate::told::{Join, list};
use crate::{About, Facing, Refusal, Role, Royalty, Square, Told, Variant, told};

/// The reason and the advice, where a move was understood.
pub(super) fn of_move(refusal: &Refusal, say: &Speaker) -> Option<(Told, Told)> {
    Some(match refusal {
        Refusal::EmptyOrigin(square) => {
            (told!("move-refused-empty-square", square = *square), say.nearest(*square))
        }
        Refusal::NotYourPiece(square) => {
            let variant = say.0.variant();
            let side = About::Side(variant.side_names[say.0.turn().index()].clone());
            let piece = say.on(*square);
            let reason =
                told!("move-refused-not-yours", piece = piece, square = *square, side = side);
            (reason, say.example())
        }
        Refusal::WrongLabel { square, named } => {
            let (there, named) = (say.one(say.role(*square)), say.one(Some(*named)));
            let reason =
                told!("move-refused-other-piece", there = there, named = named, square = *square);
            (reason, say.moves_from(*square))
        }
        Refusal::NothingToCapture { from, to } => (
            told!("move-refused-nothing-to-capture", piece = say.on(*from), square = *to),
            told!("move-advice-without-cross", typed = say.typed(*from, *to, "")),
        ),
        Refusal::MustCapture { from, .. } | Refusal::KingsFace { from, .. } => {
            (of_squares(refusal, say, *from)?, say.example())
        }
        Refusal::LeavesKingAttacked { from, to, royal, at, attacker } => {
            let reason = in_check(say, [*from, *to], *royal, *at, *attacker);
            let example = say.example();
            let is_check = say.0.is_check();
            let advice =
                if is_check { told!("move-advice-in-check", advice = example) } else { example };
            (reason, advice)
        }
        Refusal::OwnPieceThere { from, .. }
        | Refusal::DoesNotMoveThere { from, .. }
        | Refusal::Blocked { from, .. }
        | Refusal::HoleBetween { from, .. }
        | Refusal::EveryWayBlocked { from, .. }
        | Refusal::OutsideZone { from, .. }
        | Refusal::OnlyWithinZone { from, .. }
        | Refusal::NeverHopsOver { from, .. }
        | Refusal::NeverCaptures { from, .. }
        | Refusal::FirstMoveOnly { from, .. }
        | Refusal::NeedsCapture { from, .. }
        | Refusal::TooLateInPassing { from, .. }
        | Refusal::MustNotCapture { from, .. }
        | Refusal::NeedsOneScreen { from, .. }
        | Refusal::NeedsSomebody { from, .. }
        | Refusal::GivesCheck { from, .. }
        | Refusal::MustDrop { from, .. }
        | Refusal::BlowsUpOwnKing { from, .. }
        | Refusal::OnlyOnTheWay { from, .. }
        | Refusal::NotOver { from, .. }
        | Refusal::ProtectedLion { from, .. }
        | Refusal::LionJustTaken { from, .. }
        | Refusal::NothingToBecome { from, .. } => {
            (of_squares(refusal, say, *from)?, say.moves_from(*from))
        }
        Refusal::GameOver
        | Refusal::TooLong
        | Refusal::Unreadable(_)
        | Refusal::OddCharacter { .. }
        | Refusal::ForeignLetter(_)
        | Refusal::SquareOffBoard(_)
        | Refusal::UnknownLabel(_)
        | Refusal::SmallLetter(_)
        | Refusal::RanksFromZero(_)
        | Refusal::NoPairOnFile(_)
        | Refusal::NoCastling
        | Refusal::NoCastler(_)
        | Refusal::CannotPass { .. }
        | Refusal::CannotBecomeThere { .. }
        | Refusal::SeveralMoves
        | Refusal::RemovesPiece(_)
        | Refusal::DropsPiece(_)
        | Refusal::CannotDrop { .. }
        | Refusal::CannotEnter { .. }
        | Refusal::NeedsWall { .. }
        | Refusal::NoRoomForWall { .. }
        | Refusal::CannotWall { .. }
        | Refusal::WallThere(_)
        | Refusal::RemovesSquare(_)
        | Refusal::CannotLeap { .. }
        | Refusal::CannotCastle { .. }
        | Refusal::PromotionNotAllowed { .. }
        | Refusal::NobodyThere { .. }
        | Refusal::NoPawnTakes { .. }
        | Refusal::NobodyTakes { .. }
        | Refusal::NobodyReaches { .. } => return None,
    })
}

/// Why the piece on a square cannot go where it was told to.
fn of_squares(refusal: &Refusal, say: &Speaker, origin: Square) -> Option<Told> {
    let piece = say.on(origin);
    Some(match refusal {
        Refusal::OwnPieceThere { from, to } if from == to => {
            told!("move-refused-already-there", piece = piece, square = *to)
        }
        Refusal::OwnPieceThere { to, .. } => {
            told!("move-refused-own-piece", piece = say.on(*to), square = *to)
        }
        Refusal::DoesNotMoveThere { from, to } => {
            match say.role(*from).and_then(|role| say.moves_like(role)) {
                Some(moves) => told!(
                    "move-refused-cannot-go-moves",
                    piece = piece,
                    from = *from,
                    to = *to,
                    moves = moves
                ),
                None => told!("move-refused-cannot-go", piece = piece, from = *from, to = *to),
            }
        }
        Refusal::Blocked { from, to, at } => told!(
            "move-refused-blocked",
            piece = piece,
            from = *from,
            to = *to,
            whose = if say.is_own(*at) { "own" } else { "other" },
            blocker = say.on(*at),
            at = *at
        ),
        Refusal::HoleBetween { from, to, at } => {
            told!("move-refused-hole-between", piece = piece, from = *from, to = *to, hole = *at)
        }
        Refusal::EveryWayBlocked { from, to, at } => {
            let pieces = list(at.iter().map(|at| say.there(*at)), Join::And);
            told!(
                "move-refused-every-way-blocked",
                piece = piece,
                from = *from,
                to = *to,
                pieces = pieces
            )
        }
        Refusal::OutsideZone { from, to, zone } => {
            let zone = say.zone(*zone);
            told!("move-refused-outside-zone", piece = piece, from = *from, to = *to, zone = zone)
        }
        Refusal::OnlyWithinZone { zone, .. } => {
            told!("move-refused-only-within-zone", piece = piece, zone = say.zone(*zone))
        }
        Refusal::NeverHopsOver { at, .. } => {
            told!("move-refused-never-hops", piece = piece, other = say.on(*at), square = *at)
        }
        Refusal::NeverCaptures { to, .. } => {
            told!("move-refused-never-captures", piece = piece, other = say.on(*to), square = *to)
        }
        Refusal::FirstMoveOnly { from, to } => {
            told!("move-refused-first-move-only", piece = piece, from = *from, to = *to)
        }
        Refusal::KingsFace { .. } => {
            let variant = say.0.variant();
            let king = match variant.royal() {
                Some(royal) => say.name(royal),
                None => About::Piece("King".to_owned()),
            };
            told!("move-refused-kings-face", king = king, line = line_of_facing(variant))
        }
        Refusal::GivesCheck { from, to } => {
            told!("move-refused-gives-check", piece = piece, from = *from, to = *to)
        }
        Refusal::BlowsUpOwnKing { to, .. } => {
            let royal = say.0.royals(say.0.turn()).iter().next();
            let king = royal.map_or_else(|| piece.clone(), |square| say.on(square));
            told!("move-refused-blows-up-king", piece = piece, to = *to, king = king)
        }
        Refusal::ProtectedLion { to, protector, .. } => told!(
            "move-refused-lion-protected",
            piece = piece,
            other = say.on(*to),
            square = *to,
            protector = say.on(*protector),
            by = *protector
        ),
        Refusal::LionJustTaken { victim, at, .. } => told!(
            "move-refused-lion-just-taken",
            piece = piece,
            other = say.on(*victim),
            square = *victim,
            at = *at
        ),
        Refusal::NotOver { over, to, .. } => told!(
            "move-refused-not-over",
            piece = piece,
            other = say.on(*over),
            over = *over,
            to = *to
        ),
        Refusal::OnlyOnTheWay { from, to } => {
            told!("move-refused-only-on-the-way", piece = piece, from = *from, to = *to)
        }
        Refusal::MustDrop { from, .. } => {
            told!("move-refused-must-drop", piece = piece, from = *from)
        }
        Refusal::MustCapture { from, to } => {
            told!("move-refused-must-capture", piece = piece, from = *from, to = *to)
        }
        Refusal::NeedsCapture { from, to } => {
            told!("move-refused-only-to-capture", piece = piece, from = *from, to = *to)
        }
        Refusal::TooLateInPassing { from, to, victim, squares } => told!(
            "move-refused-too-late-in-passing",
            piece = piece,
            from = *from,
            to = *to,
            victim = say.on(*victim),
            at = *victim,
            squares = *squares
        ),
        Refusal::MustNotCapture { to, .. } => {
            told!("move-refused-must-not-capture", piece = piece, other = say.on(*to), square = *to)
        }
        Refusal::NeedsOneScreen { from, to, screens } => {
            let does = if say.0.piece_at(*to).is_some() { "captures" } else { "goes" };
            if screens.is_empty() {
                told!("move-refused-no-screen", piece = piece, does = does, from = *from, to = *to)
            } else {
                let pieces = list(screens.iter().map(|at| say.there(*at)), Join::And);
                told!(
                    "move-refused-too-many-screens",
                    piece = piece,
                    does = does,
                    from = *from,
                    to = *to,
                    count = screens.len(),
                    pieces = pieces
                )
            }
        }
        Refusal::NeedsSomebody { from, to, at } => {
            let squares = list(at.iter().copied(), Join::Or);
            told!(
                "move-refused-needs-somebody",
                piece = piece,
                from = *from,
                to = *to,
                squares = squares
            )
        }
        Refusal::NothingToBecome { from, to } => {
            let becomes = list(say.becomes(*from, *to), Join::Or);
            told!("move-refused-nothing-to-become", piece = piece, square = *to, becomes = becomes)
        }
        _ => return None,
    })
}

fn in_check(
    say: &Speaker,
    [from, to]: [Square; 2],
    royal: Role,
    at: Square,
    attacker: Square,
) -> Told {
    let king = say.name(royal);
    let by = say.there(attacker);
    if at == to {
        return told!("move-refused-in-check-there", square = to, king = king, attacker = by);
    }
    // A piece that captures in passing may also be able to step there, and that may be safe.
    let passing = captures_in_passing(say.0.tables(), &say.0.state, from, to);
    let passing = if passing { "yes" } else { "no" };
    match say.0.variant().royalty {
        Royalty::Several(_) => told!(
            "move-refused-leaves-one-in-check",
            in_passing = passing,
            king = king,
            square = at,
            attacker = by
        ),
        Royalty::One(_) | Royalty::Nobody => {
            told!("move-refused-leaves-in-check", in_passing = passing, king = king, attacker = by)
        }
    }
}

/// The kind of line on which the Kings may not look at each other: `file`, or `any` for a file or a
/// rank.
pub(super) fn line_of_facing(variant: &Variant) -> &'static str {
    if variant.facing == Facing::NotOnLines { "any" } else { "file" }
}
