//! Reads a move that a player has typed. Every text gets an answer: a legal move, a choice between
//! legal moves, or the reason why it is none.

use super::gating::with_entering;
use super::legible::shown;
use super::order::offered;
use super::parsed::Parsed;
use super::part::{Part, Readings};
use super::promotion::with_promotion;
use super::short_form::find_short;
use super::walls::with_wall;
use super::write::{goes_to, is_long, is_over, partner};
use crate::explanations::explain::{explain, explain_castling, explain_on_the_way};
use crate::explanations::explain_drop::explain_drop;
use crate::{Gating, Move, MoveKind, PassProblem, Passing, Position, Refusal, Role, Square};

/// The meaning of a text in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// One legal move.
    Move(Move),
    /// Several legal moves, at least two. The text is ambiguous, or leaves a promotion open. The
    /// strongest promotion comes first.
    Choices(Vec<Move>),
    /// No legal move.
    Refused(Refusal),
}

/// Reads a typed move: Game Courier's full form (`P e4-e6`, `P a15-a16; Q-a16`), coordinates
/// (`e4e6`), names (`Troll d2-g5`, `Troll to g5`), the short form (`Te7`, `exd5`, `a16=Q`), and
/// captures that name no square (`exd`, `NxP`). The text behind `//` is a comment. A move number in
/// front is skipped, and so are remarks behind the move (`+`, `mate`, `e.p.`).
///
/// A promotion without choice need not be named. An unlabelled `e6` is a Pawn's move if a Pawn can go
/// there, and otherwise that of the only piece that can.
pub fn read(position: &Position, text: &str) -> Reading {
    Parsed::parse(position.variant(), text).read(position)
}

impl Parsed {
    /// Its move in a position of the variant that it was parsed for, by the rules of [`read`].
    pub fn read(&self, position: &Position) -> Reading {
        let reading = self.read_as_it_is(position);
        let (Reading::Refused(_), Some(other)) = (&reading, &self.with_wall) else {
            return reading;
        };
        match other.read_as_it_is(position) {
            Reading::Refused(_) => reading,
            found => found,
        }
    }

    fn read_as_it_is(&self, position: &Position) -> Reading {
        let Some(parts) = self.parts() else { return Reading::Refused(Refusal::TooLong) };
        let legal = position.legal_moves();
        if legal.is_empty() {
            return Reading::Refused(Refusal::GameOver);
        }
        if let Some(odd) = self.odd() {
            return Reading::Refused(Refusal::OddCharacter { typed: shown(self.quote()), odd });
        }
        if let Some(stranger) = self.stranger().filter(|it| it.is_foreign) {
            let mut fitting = legal.iter().filter(|mv| stranger.fits(mv));
            return match fitting.next() {
                Some(mv) if stranger.is_settled(position) => Reading::Move(*mv),
                _ => Reading::Refused(Refusal::ForeignLetter(shown(&stranger.letters))),
            };
        }
        if self.is_line(position) {
            return Reading::Refused(Refusal::SeveralMoves);
        }
        let found = read_parts(position, &legal, parts, self.quote());
        let found = found.and_then(|moves| self.by_sign(position, moves));
        let found = found.and_then(|moves| with_entering(position, moves, self.entering));
        match found.and_then(|moves| with_wall(position, moves, self.wall)) {
            Err(refusal) => Reading::Refused(refusal),
            Ok(moves) => match moves[..] {
                [] => Reading::Refused(Refusal::Unreadable(shown(self.quote()))),
                [mv] => Reading::Move(mv),
                ref several => Reading::Choices(several.to_vec()),
            },
        }
    }

    /// Of moves that promote or do not, those that the sign behind the text means. Where a `+` can only
    /// mean check, it says nothing. In games as Shogi it is no check unless it is one.
    fn by_sign(&self, position: &Position, moves: Vec<Move>) -> Result<Vec<Move>, Refusal> {
        let Some(promotes) = self.promotes else { return Ok(moves) };
        let is_promoting = |mv: &&Move| {
            let own = position.piece_at(mv.from).map(|piece| piece.role);
            mv.promotion.is_some() && mv.promotion != own
        };
        let meant: Vec<Move> =
            moves.iter().filter(|mv| is_promoting(mv) == promotes).copied().collect();
        // Without royal pieces a threat to what must be kept is as good as a check.
        let is_check = |mv: &Move| {
            let next = position.play(mv);
            next.is_check() || !next.in_danger().is_empty()
        };
        match moves.first() {
            Some(mv)
                if meant.is_empty()
                    && promotes
                    && position.variant().promotes_with_plus()
                    && !moves.iter().any(is_check) =>
            {
                Err(Refusal::PromotionNotAllowed { from: mv.from, to: mv.to, allowed: Vec::new() })
            }
            // "=" says that it stays what it is, where it must not.
            Some(mv)
                if meant.is_empty() && !promotes && moves.iter().all(|mv| is_promoting(&mv)) =>
            {
                let allowed = moves.iter().filter_map(|mv| mv.promotion).collect();
                Err(Refusal::PromotionNotAllowed { from: mv.from, to: mv.to, allowed })
            }
            _ => Ok(if meant.is_empty() { moves } else { meant }),
        }
    }

    /// Whether the text is a move only if ranks are counted from 0, in a variant that counts from
    /// 1.
    pub fn counts_from_zero(&self, position: &Position) -> bool {
        matches!(self.read(position), Reading::Refused(Refusal::RanksFromZero(_)))
    }
}

fn read_parts(
    position: &Position,
    legal: &[Move],
    parts: &[Readings],
    typed: &str,
) -> Result<Vec<Move>, Refusal> {
    // The first part with an origin and a destination is the move. The other parts say what it
    // does.
    let is_move = |part: &Readings| part.several || part.parts.iter().any(Part::is_move);
    // "Q-a16" is a Pawn's promotion, and the Queen's move only if it stands alone.
    let place = parts.iter().position(|part| is_move(part) && !part.is_drop());
    let place = place.or_else(|| parts.iter().position(is_move)).unwrap_or(0);
    let main = parts.get(place).ok_or_else(|| Refusal::Unreadable(shown(typed)))?;
    let mut found: Vec<Move> = Vec::new();
    let (mut refusal, mut of_drop) = (None, None);
    let is_uncertain = |part: &Part| matches!(part, Part::FromZero { is_certain: false, .. });
    for part in &main.parts {
        match find(position, legal, part) {
            // Counted from 1, the text would be a mistake.
            Ok(moves) if found.is_empty() && is_uncertain(part) => {
                refusal = Some(Refusal::RanksFromZero(moves));
            }
            // Counted from 1, as the board does, the text is a move already.
            Ok(_) if is_uncertain(part) => {}
            Ok(moves) => found.extend(moves),
            // Where pieces are dropped, "K-5c" is the way to write a move, and no drop.
            Err(why)
                if position.has_hands() && matches!(part, Part::Drop { is_move: false, .. }) =>
            {
                of_drop.get_or_insert(why);
            }
            Err(why) => {
                refusal.get_or_insert(why);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found.sort_by_key(|mv| offered(position, mv));
    if found.is_empty() {
        return Err(refusal.or(of_drop).unwrap_or_else(|| unreadable(main, typed)));
    }
    for (_, part) in parts.iter().enumerate().filter(|(other, _)| *other != place) {
        check_assertion(position, &mut found, part, typed)?;
    }
    prefer_steps(&mut found);
    prefer_single_steps(&mut found);
    Ok(found)
}

/// Leaves out captures on the way where the move can also be made without one, since their square
/// has not been named.
fn prefer_single_steps(found: &mut Vec<Move>) {
    let is_single = |mv: &Move| mv.taken_on_the_way().is_none();
    let single: Vec<Move> = found.iter().filter(|mv| is_single(mv)).copied().collect();
    let is_like = |mv: &Move, other: &Move| {
        (mv.from, mv.to, mv.promotion) == (other.from, other.to, other.promotion)
    };
    found.retain(|mv| is_single(mv) || !single.iter().any(|other| is_like(mv, other)));
}

/// The refusal of a text that is no move in any reading.
fn unreadable(readings: &Readings, typed: &str) -> Refusal {
    if readings.several {
        return Refusal::SeveralMoves;
    }
    if let Some(label) = &readings.unknown_promotion {
        return Refusal::UnknownLabel(label.clone());
    }
    match (&readings.off_board, &readings.unknown_label) {
        (Some(square), _) => Refusal::SquareOffBoard(shown(square)),
        (None, Some(label)) if typed.bytes().any(|byte| byte.is_ascii_digit()) => {
            Refusal::UnknownLabel(label.clone())
        }
        _ => Refusal::Unreadable(shown(typed)),
    }
}

/// The legal moves that fit one reading.
fn find(position: &Position, legal: &[Move], part: &Part) -> Result<Vec<Move>, Refusal> {
    match *part {
        Part::Full { role, from, over, to, promotion, cross } => {
            let moves = find_full(position, legal, role, from, (over, to), promotion)?;
            if cross { captures(position, moves) } else { Ok(moves) }
        }
        Part::Short(ref short) => {
            let moves = find_short(position, legal, short)?;
            if short.cross { captures(position, moves) } else { Ok(moves) }
        }
        Part::Castling { long, .. } => find_castling(position, legal, long),
        Part::Pass => find_pass(position, legal),
        Part::ByFile(ref by_file) => by_file.find(position, legal),
        Part::Squareless(ref capture) => capture.find(position, legal),
        Part::FromZero { from, to, .. } => find_full(position, legal, None, from, (None, to), None),
        Part::Drop { role, to, .. } => find_drop(position, legal, role, to),
        Part::Remove(square) => Err(Refusal::RemovesPiece(square)),
        Part::RemoveSquare(square) => Err(Refusal::RemovesSquare(square)),
    }
}

/// The moves that capture, because a cross says so.
fn captures(position: &Position, moves: Vec<Move>) -> Result<Vec<Move>, Refusal> {
    let (captures, others): (Vec<Move>, Vec<Move>) =
        moves.into_iter().partition(|mv| position.captured(mv).is_some());
    match others.first() {
        Some(mv) if captures.is_empty() => {
            Err(Refusal::NothingToCapture { from: mv.from, to: mv.to })
        }
        _ => Ok(captures),
    }
}

fn find_full(
    position: &Position,
    legal: &[Move],
    role: Option<Role>,
    from: Square,
    (over, to): (Option<Square>, Square),
    promotion: Option<Role>,
) -> Result<Vec<Move>, Refusal> {
    let own = position.piece_at(from).filter(|piece| piece.color == position.turn());
    if let (Some(named), Some(piece)) = (role, own)
        && named != piece.role
    {
        return Err(Refusal::WrongLabel { square: from, named });
    }
    let variant = position.variant();
    let of = |leads: &dyn Fn(&Move) -> bool| {
        let is_of = |mv: &&Move| mv.from == from && !mv.is_drop() && leads(mv);
        legal.iter().filter(is_of).copied().collect::<Vec<Move>>()
    };
    let mut moves = of(&|mv| goes_to(variant, mv, to) && is_over(position, mv, over));
    // A plain move that a rule forbids is not another one that takes something on the way.
    let is_on_the_way = |mv: &Move| mv.taken_on_the_way().is_some();
    if over.is_none() && !moves.is_empty() && moves.iter().all(is_on_the_way) {
        let plain = explain(position, from, to);
        if matches!(plain, Refusal::ProtectedLion { .. } | Refusal::LionJustTaken { .. }) {
            return Err(plain);
        }
    }
    if moves.is_empty() {
        // Only castling leads to the square of the King's partner.
        moves = of(&|mv| partner(mv) == Some(to));
    }
    if moves.is_empty() {
        return Err(match over {
            Some(over) if position.piece_at(over).is_some() => {
                explain_on_the_way(position, from, over, to)
            }
            _ => explain(position, from, to),
        });
    }
    with_promotion(position.variant(), moves, promotion)
}

/// The drop of a kind of piece, in a game with drops.
fn find_drop(
    position: &Position,
    legal: &[Move],
    role: Role,
    to: Square,
) -> Result<Vec<Move>, Refusal> {
    let is_it = |mv: &&Move| mv.dropped() == Some(role) && mv.to == to;
    let moves: Vec<Move> = legal.iter().filter(is_it).copied().collect();
    if moves.is_empty() { Err(explain_drop(position, role, to)) } else { Ok(moves) }
}

fn find_pass(position: &Position, legal: &[Move]) -> Result<Vec<Move>, Refusal> {
    let moves: Vec<Move> = legal.iter().filter(|mv| mv.is_pass()).copied().collect();
    if !moves.is_empty() {
        return Ok(moves);
    }
    let why = match position.variant().passing {
        Passing::Never => PassProblem::NobodyThere,
        Passing::Always | Passing::Stuck if position.is_check() => PassProblem::InCheck,
        Passing::Always | Passing::Stuck => PassProblem::HasMoves,
    };
    Err(Refusal::CannotPass { why })
}

fn find_castling(position: &Position, legal: &[Move], long: bool) -> Result<Vec<Move>, Refusal> {
    let castles = |mv: &&Move| matches!(mv.kind, MoveKind::Castling { .. }) && is_long(mv) == long;
    let moves: Vec<Move> = legal.iter().filter(castles).copied().collect();
    if moves.is_empty() { Err(explain_castling(position, long)) } else { Ok(moves) }
}

/// Leaves out castlings to squares to which the King can also step, if the step was found too.
fn prefer_steps(found: &mut Vec<Move>) {
    let is_castling = |mv: &Move| matches!(mv.kind, MoveKind::Castling { .. });
    let steps: Vec<Move> = found.iter().filter(|mv| !is_castling(mv)).copied().collect();
    found.retain(|mv| {
        !is_castling(mv) || steps.iter().all(|step| (step.from, step.to) != (mv.from, mv.to))
    });
}

/// Compares the moves found with another part of the text, which says what a move does.
fn check_assertion(
    position: &Position,
    found: &mut Vec<Move>,
    part: &Readings,
    typed: &str,
) -> Result<(), Refusal> {
    let way_of_partner = |mv: &Move| match mv.kind {
        MoveKind::Castling { rook_from, rook_to } => Some((rook_from, rook_to)),
        _ => None,
    };
    // "R j1-g1" after "K f1-h1" is part of castling, in either case of the label.
    let is_partner = |mv: &Move| {
        part.parts.iter().any(|part| match part {
            Part::Full { role, from, to, promotion: None, .. } => {
                let role_fits = role
                    .is_none_or(|role| position.piece_at(*from).is_some_and(|p| p.role == role));
                way_of_partner(mv) == Some((*from, *to)) && role_fits
            }
            _ => false,
        })
    };
    if found.iter().any(is_partner) {
        found.retain(is_partner);
        return Ok(());
    }
    // Of several readings of such a part, only a drop or a removal can be meant here.
    let rank = |part: &&Part| match part {
        Part::Drop { .. } => 0,
        Part::Remove(_) | Part::RemoveSquare(_) => 1,
        _ => 2,
    };
    match part.parts.iter().min_by_key(rank) {
        Some(&Part::Drop { role, to, .. }) => {
            let enters = |mv: &Move| {
                mv.gating() == Some(Gating { on: to, role })
                    || position.variant().named_wall(mv) == Some((role, to))
            };
            if found.iter().any(enters) {
                found.retain(enters);
                return Ok(());
            }
            found.retain(|mv| !mv.is_drop());
            if found.is_empty() {
                return Err(Refusal::SeveralMoves);
            }
            if found.iter().all(|mv| mv.to != to) {
                return Err(Refusal::DropsPiece(to));
            }
            *found = with_promotion(position.variant(), std::mem::take(found), Some(role))?;
            Ok(())
        }
        Some(&Part::Remove(square)) => {
            let removes = |mv: &Move| {
                matches!(mv.kind, MoveKind::EnPassant | MoveKind::Locust { .. })
                    && position.captured(mv).is_some_and(|(victim, _)| victim == square)
            };
            found.retain(removes);
            if found.is_empty() { Err(Refusal::RemovesPiece(square)) } else { Ok(()) }
        }
        Some(&Part::RemoveSquare(square)) => Err(Refusal::RemovesSquare(square)),
        Some(_) => Err(Refusal::SeveralMoves),
        None => Err(unreadable(part, typed)),
    }
}
