//! The evaluation: what each piece is worth on each square, early and late in a game. All of it is
//! computed from the variant when a search begins, and a sum of it changes with each move.

use std::sync::Arc;

use menagerie_rules::{
    Checkmate, Color, Gating, Move, MoveKind, Piece, Position, Role, Royalty, Square, Variant,
};

use crate::aims::{Aims, burden, distances, goal_bonus, is_burden, more};
use crate::costs::Costs;
use crate::mobility::{Mobility, piece_index};
use crate::score::MOST;
use crate::values::Values;

/// The worth of the right to move.
const TEMPO: i32 = 12;
/// The part of a piece's value that its square can add or take.
const SQUARE: f64 = 0.22;
/// The worth of an own piece beside the King while the other side has all its pieces.
const GUARD: i32 = 9;
/// The cost of a step of the King towards the other side then.
const EXPOSED: i32 = 14;
/// The worth of a step towards the middle for the King late in a game.
const CENTRAL: i32 = 7;
/// The part of the gain by promotion that a Pawn one step before it has already.
const PROMISE: f64 = 0.3;

/// The evaluation of a variant.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    pub variant: Arc<Variant>,
    pub aims: Aims,
    pub costs: Costs,
    /// For each kind and side, what it adds for White on each square: early and late.
    squares: Vec<[(i16, i16); 256]>,
    /// How much of the game's beginning each kind of piece stands for.
    phase: Vec<i32>,
    whole: i32,
    /// The only royal kind, whose pieces are guarded.
    king: Option<Role>,
}

/// The parts of an evaluation that change with the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    early: i32,
    late: i32,
    /// For each side, the pieces it has beside Pawns and royal pieces.
    phase: [i32; 2],
    kings: [Option<Square>; 2],
}

impl Weights {
    /// The evaluation of a variant, unless `is_stopped` says to give it up.
    pub fn new(variant: &Arc<Variant>, is_stopped: &impl Fn() -> bool) -> Option<Weights> {
        let mobility = Mobility::of(variant, is_stopped)?;
        let values = Values::with(variant, &mobility);
        let phase: Vec<i32> = variant.roles().map(|it| phase(variant, &values, it)).collect();
        let start = Position::start(variant);
        let standing = start.pieces().map(|(_, piece)| phase[piece.role.index()]);
        let held = Color::BOTH.into_iter().flat_map(|color| start.hand(color));
        let held = held.map(|(role, count)| phase[role.index()] * i32::from(count));
        let whole = standing.chain(held).sum::<i32>().max(1);
        let pieces =
            variant.roles().flat_map(|role| Color::BOTH.map(|color| Piece { color, role }));
        let squares = pieces.map(|piece| on_squares(variant, &values, &mobility, piece)).collect();
        let costs = Costs::of(variant, &values);
        let king = match variant.royalty {
            Royalty::One(role) if variant.endings.checkmate == Checkmate::Loss => Some(role),
            _ => None,
        };
        let king = king.filter(|_| variant.endings.goal.is_none());
        let aims = Aims::of(variant);
        let variant = Arc::clone(variant);
        Some(Weights { variant, aims, costs, squares, phase, whole, king })
    }

    /// The sum for a position, computed from nothing.
    pub fn sum(&self, position: &Position) -> Sum {
        let mut sum = Sum::default();
        for (square, piece) in position.pieces() {
            self.add(&mut sum, square, piece);
        }
        for color in Color::BOTH {
            for (role, count) in position.hand(color) {
                self.hold(&mut sum, Piece { color, role }, i32::from(count));
            }
        }
        sum
    }

    /// Adds so many pieces in hand, or takes them away. A piece in hand can go anywhere, and counts as
    /// one that stands well.
    fn hold(&self, sum: &mut Sum, piece: Piece, count: i32) {
        let worth = self.costs.worth(piece.role) * count;
        let value = if piece.color == Color::White { worth } else { -worth };
        sum.early += value;
        sum.late += value;
        sum.phase[piece.color.index()] += self.phase[piece.role.index()] * count;
    }

    fn add(&self, sum: &mut Sum, square: Square, piece: Piece) {
        let (early, late) = self.squares[piece_index(piece)][square.index()];
        sum.early += i32::from(early);
        sum.late += i32::from(late);
        sum.phase[piece.color.index()] += self.phase[piece.role.index()];
        if self.king == Some(piece.role) {
            sum.kings[piece.color.index()] = Some(square);
        }
    }

    fn take(&self, sum: &mut Sum, square: Square, piece: Piece) {
        let (early, late) = self.squares[piece_index(piece)][square.index()];
        sum.early -= i32::from(early);
        sum.late -= i32::from(late);
        sum.phase[piece.color.index()] -= self.phase[piece.role.index()];
    }

    /// The sum after a legal move.
    pub fn after(&self, position: &Position, sum: &Sum, mv: &Move) -> Sum {
        let mut sum = *sum;
        let Some(piece) = position.mover(mv) else { return sum };
        if let Some(role) = mv.dropped() {
            let held = self.variant.dropped_from(role);
            self.hold(&mut sum, Piece { role: held, ..piece }, -1);
            self.add(&mut sum, mv.to(), piece);
            return sum;
        }
        for (square, victim) in position.all_captured(mv) {
            if self.variant.explosions.is_some() {
                return self.sum(&position.play(mv));
            }
            self.take(&mut sum, square, victim);
            if let Some(role) = self.variant.captured_to(victim.role) {
                self.hold(&mut sum, Piece { role, ..piece }, 1);
            }
        }
        self.take(&mut sum, mv.from(), piece);
        if let MoveKind::Castling { rook_from, rook_to } = mv.kind()
            && let Some(partner) = position.piece_at(rook_from)
        {
            self.take(&mut sum, rook_from, partner);
            self.add(&mut sum, rook_to, partner);
        }
        let role = mv.promotion().unwrap_or(piece.role);
        self.add(&mut sum, mv.to(), Piece { role, ..piece });
        if let Some(Gating { on, role }) = mv.gating() {
            let held = self.variant.dropped_from(role);
            self.hold(&mut sum, Piece { role: held, ..piece }, -1);
            self.add(&mut sum, on, Piece { role, ..piece });
        }
        sum
    }

    /// The worth of the position for the side to move.
    pub fn evaluate(&self, position: &Position, sum: &Sum) -> i32 {
        let [white, black] = sum.phase;
        let early = (white + black).clamp(0, self.whole);
        let mut score = (i64::from(sum.early) * i64::from(early)
            + i64::from(sum.late) * i64::from(self.whole - early))
            / i64::from(self.whole);
        if self.king.is_some() {
            for color in Color::BOTH {
                let danger = sum.phase[color.other().index()];
                let guards =
                    sum.kings[color.index()].map_or(0, |king| guards(position, king, color));
                let safe =
                    i64::from(GUARD * guards) * i64::from(danger) * 2 / i64::from(self.whole);
                score += if color == Color::White { safe } else { -safe };
            }
        }
        let mut score = score.clamp(i64::from(-MOST), i64::from(MOST)) as i32;
        if self.aims.has_more {
            score += more(position);
        }
        let own = if position.turn() == Color::White { score } else { -score };
        (own + TEMPO).clamp(1 - MOST, MOST - 1)
    }

    /// Whether a side has so few pieces that being forced to move may be what loses.
    pub fn is_thin(&self, sum: &Sum, color: Color) -> bool {
        sum.phase[color.index()] < 800
    }
}

/// The own pieces on the squares beside the King.
fn guards(position: &Position, king: Square, color: Color) -> i32 {
    const BESIDE: [(i8, i8); 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let beside = BESIDE.iter().filter_map(|(file, rank)| king.offset(*file, *rank));
    let guards = beside
        .filter(|square| position.piece_at(*square).is_some_and(|piece| piece.color == color));
    // More than a few do not make a King safer.
    guards.count().min(5) as i32
}

fn phase(variant: &Variant, values: &Values, role: Role) -> i32 {
    let piece = variant.piece(role);
    if piece.royal || piece.pawn { 0 } else { values.worth(role) }
}

/// The worth that a piece adds for White on each square, early and late in a game.
fn on_squares(
    variant: &Arc<Variant>,
    values: &Values,
    mobility: &Mobility,
    piece: Piece,
) -> [(i16, i16); 256] {
    let kind = variant.piece(piece.role);
    let value = f64::from(values.worth(piece.role));
    let is_burden = is_burden(variant, piece.role);
    let is_several = matches!(variant.royalty, Royalty::Several(_));
    let average = mobility.average(piece);
    let to_goal = goal_bonus(variant, piece);
    let promise = (kind.is_promoted() && !kind.royal && !is_burden)
        .then(|| promise(variant, values, piece))
        .flatten();
    let mut table = [(0, 0); 256];
    for &(square, goes) in mobility.by_square(piece) {
        let (mut early, mut late) = match kind.royal {
            true if is_several => (value, value),
            true => (0.0, 0.0),
            false if is_burden => (f64::from(burden()), f64::from(burden())),
            false => (value, value),
        };
        if kind.royal {
            let (exposed, central) = standing(variant, square, piece.color);
            early -= f64::from(EXPOSED * exposed);
            late += f64::from(CENTRAL * central);
        } else if !is_burden && average > 0.0 {
            // A piece that could go on is worth more where it goes further.
            let better = (goes / average - 1.0).clamp(-1.0, 1.0) * value * SQUARE;
            let share = if kind.pawn { 0.3 } else { 1.0 };
            early += better * share;
            late += better * share;
        }
        if let Some(promise) = &promise {
            early += promise[square.index()] / 2.0;
            late += promise[square.index()];
        }
        if let Some(bonus) = &to_goal {
            early = f64::from(bonus[square.index()]);
            late = early;
        }
        let sign = if piece.color == Color::White { 1.0 } else { -1.0 };
        table[square.index()] = ((sign * early).round() as i16, (sign * late).round() as i16);
    }
    table
}

/// How many ranks a piece has left its side's first one, and how near it is to the middle.
fn standing(variant: &Variant, square: Square, color: Color) -> (i32, i32) {
    let rank = match color {
        Color::White => square.rank(),
        Color::Black => variant.ranks - 1 - square.rank(),
    };
    let edge = |at: u8, all: u8| i32::from(at.min(all - 1 - at));
    let central =
        edge(square.file(), variant.files).min(4) + edge(square.rank(), variant.ranks).min(4);
    (i32::from(rank).min(5), central)
}

/// The worth of the hope of a promotion on each square.
fn promise(variant: &Arc<Variant>, values: &Values, piece: Piece) -> Option<Vec<f64>> {
    let kind = variant.piece(piece.role);
    let becomes = kind.promotions(piece.color).iter().map(|role| values.worth(*role)).max()?;
    let gain = f64::from(becomes - values.worth(piece.role));
    let zone = match kind.promotes_in.and_then(|zone| variant.zones.get(zone)) {
        Some(zone) => zone.squares(piece.color, variant.ranks),
        None => {
            let last = if piece.color == Color::White { variant.ranks - 1 } else { 0 };
            variant.squares().filter(|square| square.rank() == last).collect()
        }
    };
    let far = distances(variant, piece, zone);
    let hope = |steps: Option<u8>| match steps {
        Some(steps) if gain > 0.0 => gain * PROMISE / f64::from(steps.max(1)).powf(1.3),
        _ => 0.0,
    };
    Some(far.into_iter().map(hope).collect())
}
