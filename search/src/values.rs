//! What the pieces of a variant are worth: the author's values where the file has them, and else by how
//! far they go on boards filled by chance.

use std::sync::Arc;

use menagerie_rules::{Color, Crowd, Piece, Position, Role, Square, SquareSet, Variant};

use crate::dice::Dice;

/// The value of a Rook.
const ROOK: f64 = 500.0;
/// The number of boards that are filled by chance.
const BOARDS: usize = 24;
/// The part of the array's pieces that stands on such a board, since a game has fewer and fewer.
const LEFT: f64 = 0.45;
/// A capture counts as so many moves to an empty square.
const CAPTURE: f64 = 1.5;
/// A move counts so much more for the square root of its length: going far at once is worth something,
/// and leapers that reach the same number of near squares are worth less than that number says.
const FAR: f64 = 0.3;
/// A piece that goes twice as far is worth more than twice as much.
const POWER: f64 = 1.15;

/// The values of a variant's pieces, in hundredths of a Pawn where a Rook is five.
#[derive(Clone, PartialEq, Debug)]
pub struct Values(Vec<i32>);

impl Values {
    /// The values of the file where it has one for each piece but the royal ones, scaled so that
    /// a Rook is five; else those by mobility.
    pub fn of(variant: &Arc<Variant>) -> Values {
        let ours = Values::by_mobility(variant);
        ours.scaled_to_file(variant).unwrap_or(ours)
    }

    /// The values by mobility alone.
    pub fn by_mobility(variant: &Arc<Variant>) -> Values {
        let crowds = crowds(variant);
        let rook = crowds.iter().map(|crowd| rook(variant, crowd)).sum::<f64>() / BOARDS as f64;
        let value = |role| {
            let goes: f64 = crowds.iter().map(|crowd| mobility(crowd, role)).sum();
            ROOK * (goes / BOARDS as f64 / rook.max(0.1)).powf(POWER)
        };
        let plain: Vec<f64> = variant.roles().map(value).collect();
        let with_promotion = variant.roles().map(|role| {
            let own = plain[role.index()];
            let becomes = variant.piece(role).promotions(Color::White).iter();
            let best = becomes.map(|to| plain[to.index()]).fold(own, f64::max);
            // Few of them get there, and fewer on a higher board.
            let value = own + (best - own) * 0.4 / f64::from(variant.ranks);
            value.round().max(10.0) as i32
        });
        Values(with_promotion.collect())
    }

    /// The value of a kind of piece. A royal piece has one, too: what it is worth by its moves.
    pub fn worth(&self, role: Role) -> i32 {
        self.0.get(role.index()).copied().unwrap_or(0)
    }

    /// The values in the order of the file.
    pub fn all(&self) -> &[i32] {
        &self.0
    }

    fn scaled_to_file(&self, variant: &Variant) -> Option<Values> {
        let named = |role: Role| variant.piece(role).value.map(f64::from);
        let plain = || variant.roles().filter(|role| !variant.piece(*role).royal);
        let valued = || plain().filter(|role| !variant.piece(*role).guest);
        if !valued().all(|role| named(role).is_some_and(|value| value > 0.0)) {
            return None;
        }
        let is_rook = |role: &Role| variant.piece(*role).betza == "R";
        let scale = match valued().find(is_rook).and_then(named) {
            Some(rook) => ROOK / rook,
            None => {
                let ours: i32 = valued().map(|role| self.worth(role)).sum();
                f64::from(ours) / valued().filter_map(named).sum::<f64>()
            }
        };
        let value = |role: Role| match named(role) {
            Some(value) if !variant.piece(role).royal => {
                (value * scale).round().min(MOST_WORTH) as i32
            }
            _ => self.worth(role),
        };
        Some(Values(variant.roles().map(value).collect()))
    }
}

/// The most that a piece is worth, whatever a file says: twenty Rooks. All of them together are still less
/// than a number can hold.
const MOST_WORTH: f64 = 20.0 * ROOK;

/// Boards on which some of the array's pieces stand anywhere, the same ones each time.
pub(crate) fn crowds(variant: &Arc<Variant>) -> Vec<Crowd> {
    let array: Vec<Piece> = Position::start(variant).pieces().map(|(_, piece)| piece).collect();
    let squares: Vec<Square> = variant.squares().collect();
    let density = LEFT * array.len() as f64 / squares.len() as f64;
    let mut dice = Dice(17);
    let mut board = || {
        let mut chosen = Vec::new();
        for square in &squares {
            let piece = array[dice.below(array.len())];
            if dice.fraction() < density {
                chosen.push((*square, piece));
            }
        }
        Crowd::new(variant, chosen)
    };
    (0..BOARDS).map(|_| board()).collect()
}

/// How many squares a piece goes to from each square where it may stand, on average.
fn mobility(crowd: &Crowd, role: Role) -> f64 {
    let piece = Piece { color: Color::White, role };
    let squares = crowd.territory(piece);
    let goes = squares.iter().map(|from| weighed(crowd, from, crowd.goes(piece, from)));
    goes.sum::<f64>() / f64::from(squares.len().max(1))
}

/// The number of squares to which a piece goes, with those counted more on which something is taken and
/// those that are far away.
pub(crate) fn weighed(crowd: &Crowd, from: Square, goes: SquareSet) -> f64 {
    let taken = crowd.occupied();
    let weight = |to: Square| if taken.contains(to) { CAPTURE } else { 1.0 } + far(from, to);
    goes.iter().map(weight).sum()
}

fn far(from: Square, to: Square) -> f64 {
    FAR * f64::from(from.distance(to)).sqrt()
}

/// The mobility of a Rook, which the variant need not have.
fn rook(variant: &Variant, crowd: &Crowd) -> f64 {
    let squares: Vec<Square> = variant.squares().collect();
    let mut goes = 0.0;
    for from in &squares {
        for (file, rank) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let mut here = *from;
            while let Some(next) = here.offset(file, rank).filter(|it| variant.contains(*it)) {
                if crowd.occupied().contains(next) {
                    // Half of the pieces are the other side's.
                    goes += 0.5 * (CAPTURE + far(*from, next));
                    break;
                }
                goes += 1.0 + far(*from, next);
                here = next;
            }
        }
    }
    goes / squares.len() as f64
}
