//! The reasons why a move is not possible.

use crate::compiled::obstacle::{hole_between, obstacle};
use crate::compiled::paths::Paths;
use crate::compiled::tables::{Kind, MultiStep};
use crate::explanations::refusal::LeapProblem;
use crate::legal_moves::attack::{attackers, face_illegally, is_attacked};
use crate::legal_moves::castling_moves::{castling, is_partner, partner};
use crate::legal_moves::destinations::{captures_in_passing, ever, multi_steps, reach};
use crate::legal_moves::king_moves::halfway;
use crate::legal_moves::lions::{LionRule, lion_rule};
use crate::legal_moves::locusts::each_locust;
use crate::legal_moves::passed::{Passed, beyond};
use crate::legal_moves::restrained::gives_check;
use crate::legal_moves::without_king::WithoutKing;
use crate::pieces::royals::in_check;
use crate::{
    CastlingProblem, Color, Landing, Move, MoveKind, Piece, Position, PromotingMoves, Refusal,
    Role, Royalty, Square,
};

/// The reason why no legal move leads from one square to the other.
pub(crate) fn explain(position: &Position, from: Square, to: Square) -> Refusal {
    let (tables, state) = (position.tables(), &position.state);
    if let Some(wall) = [from, to].into_iter().find(|square| position.is_wall(*square)) {
        return Refusal::WallThere(wall);
    }
    match position.piece_at(from) {
        None => return Refusal::EmptyOrigin(from),
        Some(piece) if piece.color != position.turn() => return Refusal::NotYourPiece(from),
        Some(_) => {}
    }
    let kind = tables.kind(state.board.cell(from));
    if position.castler(position.turn()) == Some(from)
        && let Some(refusal) = explain_castling_to(position, from, to)
        && !is_far_from_home(position, from, &refusal)
    {
        return refusal;
    }
    if state.board.side(position.turn()).contains(to) {
        let own = position.legal_moves_from(from);
        let can_become = || own.iter().any(|mv| mv.to == to && mv.promotion.is_some());
        if let Some(becomes) = stands_to_become(kind).filter(|_| from == to && !can_become()) {
            return Refusal::CannotBecomeThere { from, becomes };
        }
        return if from == to || could_ever_go(position, from, to, kind) {
            Refusal::OwnPieceThere { from, to }
        } else {
            hole_between(position, from, to, kind).unwrap_or(Refusal::DoesNotMoveThere { from, to })
        };
    }
    if !kind.captures(state.board.cell(to)) && could_ever_go(position, from, to, kind) {
        return Refusal::NeverCaptures { from, to };
    }
    let special = [
        captures_in_passing(tables, state, from, to).then_some(MoveKind::EnPassant),
        multi_steps(state, from, kind).contains(to).then_some(MoveKind::MultiStep),
        reach(tables, state, from, kind).contains(to).then_some(MoveKind::Normal),
        may_leap(position, from, to, kind).then_some(MoveKind::KingLeap),
    ];
    if let Some(what) = special.into_iter().flatten().next() {
        // The piece it promotes to may be royal itself.
        let promotion = match kind.promoting(&state.board, from, to, what).map(|mut it| it.next()) {
            None => None,
            Some(None) => return Refusal::NothingToBecome { from, to },
            Some(becomes) => becomes,
        };
        return exposed(position, Move { from, to, promotion, kind: what, placed: None });
    }
    leap_problem(position, from, to, kind)
        .map(|why| Refusal::CannotLeap { from, to, why })
        .or_else(|| leaper_problem(position, from, to, kind))
        .or_else(|| zone_problem(position, from, to))
        .or_else(|| obstacle(position, from, to, kind))
        .or_else(|| hole_between(position, from, to, kind))
        .or_else(|| {
            let is_there = |ways: &Paths| ways.ends(&tables.geometry, from).contains(to);
            let only = kind.locusts.iter().any(is_there);
            only.then_some(Refusal::OnlyOnTheWay { from, to })
        })
        .unwrap_or(Refusal::DoesNotMoveThere { from, to })
}

/// The kind that a piece of this kind becomes by a move of its own.
pub(crate) fn stands_to_become(kind: &Kind) -> Option<Role> {
    let promotion = kind.promotion.as_ref();
    let promotion = promotion.filter(|it| it.by == PromotingMoves::Standing)?;
    promotion.choices.first().map(|choice| choice.role)
}

/// The reason why no legal move leads from one square to another with a capture on the one between.
pub(crate) fn explain_on_the_way(
    position: &Position,
    from: Square,
    over: Square,
    to: Square,
) -> Refusal {
    let (tables, board) = (position.tables(), &position.state.board);
    let own = position.piece_at(from).filter(|piece| piece.color == position.turn());
    let mut is_possible = false;
    if own.is_some() {
        each_locust(tables, board, from, tables.kind(board.cell(from)), |end, what| {
            is_possible |= (end, what) == (to, MoveKind::Locust { taken: over });
        });
    }
    if is_possible {
        let kind = MoveKind::Locust { taken: over };
        return exposed(position, Move { from, to, promotion: None, kind, placed: None });
    }
    let first = explain(position, from, over);
    let is_legal = position.legal_moves_from(from).iter().any(|mv| mv.to == over);
    if is_legal { Refusal::NotOver { from, over, to } } else { first }
}

/// Whether the piece has a movement that leads from one square to the other, with any pieces on the
/// board.
fn could_ever_go(position: &Position, from: Square, to: Square, kind: &Kind) -> bool {
    let board = &position.state.board;
    let leaps = kind.initial_leaps.as_ref().map(|leaps| leaps[from.index()]);
    ever(position.tables(), from, board.cell(from), *board.unmoved()).contains(to)
        || leaps.is_some_and(|leaps| leaps.contains(to))
        || zone_problem(position, from, to).is_some()
}

/// The squares over which the King would leap, all attacked, and the attacker of each.
pub(crate) fn way_attackers(
    position: &Position,
    from: Square,
    to: Square,
) -> Vec<(Square, Square)> {
    let lifted = WithoutKing::new(position.tables(), &position.state, from);
    let mut way: Vec<Square> = halfway(from, to).into();
    way.dedup();
    way.into_iter()
        .filter_map(|square| Some((square, lifted.attackers(square).iter().next()?)))
        .collect()
}

/// The reason why the King cannot castle towards the higher files, or the lower ones.
pub(crate) fn explain_castling(position: &Position, long: bool) -> Refusal {
    let Some(king) = position.castler(position.turn()) else {
        let castling = position.variant().castling.as_ref();
        let color = position.turn();
        let in_hand = |role: &Role| position.in_hand(Piece { color, role: *role }) > 0;
        let castler = castling.map(|castling| castling.king).filter(in_hand);
        return castler.map_or(Refusal::NoCastling, Refusal::NoCastler);
    };
    let landings = landings(position, king, long);
    why_not(position, king, long, landings.first().copied())
}

/// The reason why the King cannot castle, if `to` is one of the squares of that castling. There is
/// none if the King could make another move to `to`.
fn explain_castling_to(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let variant = position.variant();
    let rules = variant.castling.as_ref()?;
    [false, true].into_iter().find_map(|long| {
        let landing = landings(position, from, long).into_iter().find(|landing| {
            let is_partner_there = || {
                (to.rank(), to < from) == (from.rank(), long)
                    && is_partner(rules, &position.state, to)
            };
            if variant.castler_goes(from, landing.king) {
                is_partner_there()
            } else {
                landing.king == to || is_partner_there()
            }
        });
        Some(why_not(position, from, long, Some(landing?)))
    })
}

/// Whether a moved King is no longer on his first square. Castling is not meant then.
fn is_far_from_home(position: &Position, king: Square, refusal: &Refusal) -> bool {
    let has_moved = matches!(refusal, Refusal::CannotCastle { why: CastlingProblem::HasMoved, .. });
    let start = Position::start(&position.variant);
    has_moved && start.castler(position.turn()) != Some(king)
}

/// The squares to which King and partner may go when the King on this square castles.
fn landings(position: &Position, king: Square, long: bool) -> Vec<Landing> {
    let rules = position.tables().castling.iter();
    rules.flat_map(|rules| rules.landings(position.turn(), king, long)).collect()
}

fn why_not(position: &Position, king: Square, long: bool, landing: Option<Landing>) -> Refusal {
    let (tables, state) = (position.tables(), &position.state);
    let castled = partner(tables, state, king, long).and_then(|partner| {
        // Without such squares the King is on another rank, or too near to the edge.
        let is_elsewhere = position.variant().castles_from_anywhere();
        let why = if is_elsewhere { CastlingProblem::HasMoved } else { CastlingProblem::NoPartner };
        let landing = landing.ok_or(why)?;
        castling(tables, state, king, partner, landing)
    });
    match castled {
        Err(why) => Refusal::CannotCastle { king, long, why },
        Ok(mv) => exposed(position, mv),
    }
}

/// The piece could go there, so the reason is the King's safety, or a restraint on all pieces.
fn exposed(position: &Position, mv: Move) -> Refusal {
    if position.tables().walls.is_some() {
        return Refusal::NoRoomForWall { from: mv.from, to: mv.to };
    }
    let mut after = position.state.clone();
    after.play(position.tables(), &mv);
    let turn = position.turn();
    let royals = match position.tables().royalty {
        Royalty::Several(royals) => in_check(position.tables(), &after.board, turn, royals),
        Royalty::One(_) | Royalty::Nobody => [after.king(turn)].into_iter().collect(),
    };
    let left = crate::pieces::royals::royals(position.tables(), &after.board, turn);
    match lion_rule(position.tables(), &position.state, &mv) {
        Some(LionRule::Protected(to, protector)) => {
            return Refusal::ProtectedLion { from: mv.from, to, protector };
        }
        Some(LionRule::JustTaken(victim, at)) => {
            return Refusal::LionJustTaken { from: mv.from, victim, at };
        }
        None => {}
    }
    let is_blown_up = position.tables().explodes && left.len() < position.royals(turn).len();
    if is_blown_up {
        return Refusal::BlowsUpOwnKing { from: mv.from, to: mv.to };
    }
    let mut attacked = royals.iter().flat_map(|at| {
        let by = attackers(position.tables(), &after.board, at, !turn);
        by.iter().map(move |attacker| (at, attacker))
    });
    let Move { from, to, .. } = mv;
    let restraints = position.variant().restraints;
    match attacked.next() {
        Some((at, attacker)) => {
            let royal = after.board.cell(at).piece().map_or(Role(0), |piece| piece.role);
            Refusal::LeavesKingAttacked { from, to, royal, at, attacker }
        }
        None if face_illegally(position.tables(), &position.state, &after.board, after.kings) => {
            Refusal::KingsFace { from, to }
        }
        None if restraints.no_checks && gives_check(position.tables(), &position.state, &mv) => {
            Refusal::GivesCheck { from, to }
        }
        None if restraints.must_drop && position.legal_moves().iter().any(Move::is_drop) => {
            Refusal::MustDrop { from, to }
        }
        None if position.captured(&mv).is_none() && restraints.must_capture => {
            Refusal::MustCapture { from, to }
        }
        None => Refusal::DoesNotMoveThere { from, to },
    }
}

/// Whether the King's initial leap could be made if no restraint on all pieces forbade it.
fn may_leap(position: &Position, from: Square, to: Square, kind: &Kind) -> bool {
    let leaps = kind.initial_leaps.as_ref().map(|leaps| leaps[from.index()]);
    leaps.is_some_and(|leaps| leaps.contains(to))
        && leap_problem(position, from, to, kind).is_none()
}

fn leap_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<LeapProblem> {
    let (tables, state) = (position.tables(), &position.state);
    if !kind.initial_leaps.as_ref()?[from.index()].contains(to) {
        return None;
    }
    let enemy = !position.turn();
    let lifted = WithoutKing::new(tables, state, from);
    let is_losable = || {
        let king = position.piece_at(from).map(|piece| position.variant().piece(piece.role));
        king.is_some_and(|king| !king.first_leap_lost_to.is_empty())
    };
    Some(if !state.board.unmoved().contains(from) {
        if is_losable() { LeapProblem::Lost } else { LeapProblem::HasMoved }
    } else if !state.board.cell(to).is_empty() {
        LeapProblem::Occupied
    } else if is_attacked(tables, &state.board, from, enemy) {
        LeapProblem::InCheck
    } else if let Some(by) = lifted.attackers(to).iter().next() {
        LeapProblem::DestinationAttacked(by)
    } else if !kind.leaps_over_attacks
        && halfway(from, to).into_iter().all(|square| !lifted.is_free_from_check(square))
    {
        LeapProblem::WayAttacked
    } else {
        return None;
    })
}

fn leaper_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let empty = position.piece_at(to).is_none();
    if empty && kind.capture_leaps[from.index()].contains(to) {
        Some(
            in_passing_problem(position, from, to, kind)
                .unwrap_or(Refusal::NeedsCapture { from, to }),
        )
    } else if !empty && kind.quiet_leaps[from.index()].contains(to) {
        Some(Refusal::MustNotCapture { from, to })
    } else {
        None
    }
}

/// The refusal of a move that would be a capture in passing if the other piece had just made its
/// multi-step.
fn in_passing_problem(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let enemy = !position.turn();
    let tables = position.tables();
    let captures = kind.en_passant.as_ref().is_some_and(|table| table[from.index()].contains(to));
    if !tables.en_passant || !captures {
        return None;
    }
    // The piece that has passed the square stands beyond it with no piece between, and its step
    // began before it.
    let came_over = |victim: Square, step: &MultiStep| {
        let origin = beyond(victim, step.heading, 0u8.wrapping_sub(step.squares));
        let Some(passed) = Passed::between(origin, victim) else { return false };
        let mut since = passed.squares().skip_while(|square| *square != to).peekable();
        step.from.contains(origin)
            && since.peek().is_some()
            && since.all(|square| position.piece_at(square).is_none())
    };
    let enemies = position.pieces().filter(|(_, piece)| piece.color == enemy);
    let steps = enemies.flat_map(|(victim, piece)| {
        let steps = tables.kind_of(piece).multi_steps.iter();
        steps.filter(move |step| came_over(victim, step)).map(move |step| (victim, step.squares))
    });
    let (victim, squares) = steps.min_by_key(|(victim, _)| to.distance(*victim))?;
    Some(Refusal::TooLateInPassing { from, to, victim, squares })
}

/// The refusal of a move that would be possible elsewhere on the board, or as a first move.
fn zone_problem(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let variant = position.variant();
    let color = position.turn();
    let piece = variant.piece(position.piece_at(from)?.role);
    let forward = if color == Color::White { 1 } else { -1 };
    let files = to.file() as i8 - from.file() as i8;
    let ranks = (to.rank() as i8 - from.rank() as i8) * forward;
    let inside = |zone: usize, square| variant.zones[zone].contains(color, variant.ranks, square);
    // The vectors of a movement are unfolded only where they matter: that takes the longest.
    piece.movements.iter().find_map(|movement| {
        let problem = match (piece.stays_in, movement.zone) {
            (Some(zone), _) if !inside(zone, to) => Refusal::OutsideZone { from, to, zone },
            (_, Some(zone)) if !inside(zone, from) || movement.along && !inside(zone, to) => {
                Refusal::OnlyWithinZone { from, to, zone }
            }
            _ if movement.initial && !position.is_unmoved(from) => {
                Refusal::FirstMoveOnly { from, to }
            }
            _ => return None,
        };
        movement.of_side(color).shape.leads_to((files, ranks)).then_some(problem)
    })
}
