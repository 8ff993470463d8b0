//! How far each piece goes on boards filled by chance: what values and the worth of squares follow from.

use std::sync::Arc;

use menagerie_rules::{Color, Crowd, Piece, Position, Square, SquareSet, Variant};

use crate::dice::Dice;

/// The number of boards that are filled by chance.
const BOARDS: usize = 24;
/// The part of the array's pieces that stands on such a board, since a game has fewer and fewer.
const LEFT: f64 = 0.45;
/// A capture counts as so many moves to an empty square.
const CAPTURE: f64 = 1.5;
/// A move counts so much more for the square root of its length: going far at once is worth something,
/// and leapers that reach the same number of near squares are worth less than that number says.
const FAR: f64 = 0.3;

/// How far the pieces of a variant go.
#[derive(Debug)]
pub(crate) struct Mobility {
    /// For each kind and side, the squares it may stand on, and how many it goes to from there.
    goes: Vec<Vec<(Square, f64)>>,
    /// How many squares a Rook would go to on average.
    rook: f64,
}

impl Mobility {
    /// The mobility in a variant. It takes some tenths of a second for a large one, so it is given
    /// up when `is_stopped` says so; that is asked once for each kind and side.
    pub fn of(variant: &Arc<Variant>, is_stopped: &impl Fn() -> bool) -> Option<Mobility> {
        let crowds = crowds(variant);
        let rook = crowds.iter().map(|crowd| rook(variant, crowd)).sum::<f64>() / BOARDS as f64;
        let mut goes = Vec::new();
        for role in variant.roles() {
            for color in Color::BOTH {
                if is_stopped() {
                    return None;
                }
                goes.push(goes_on(&crowds, Piece { color, role }));
            }
        }
        Some(Mobility { goes, rook })
    }

    /// The squares on which a piece may stand, with the number of squares that it goes to from there.
    pub fn by_square(&self, piece: Piece) -> &[(Square, f64)] {
        &self.goes[piece_index(piece)]
    }

    /// How many squares a piece goes to on average.
    pub fn average(&self, piece: Piece) -> f64 {
        let squares = self.by_square(piece);
        squares.iter().map(|(_, goes)| goes).sum::<f64>() / squares.len().max(1) as f64
    }

    /// How many squares a Rook would go to on average. The variant need not have one.
    pub const fn rook(&self) -> f64 {
        self.rook
    }
}

/// The place of a kind and side in lists that have one for each.
pub(crate) const fn piece_index(piece: Piece) -> usize {
    2 * piece.role.index() + piece.color.index()
}

/// Boards on which some of the array's pieces stand anywhere, the same ones each time.
fn crowds(variant: &Arc<Variant>) -> Vec<Crowd> {
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

/// How many squares a piece goes to from each square where it may stand, on average over the boards.
fn goes_on(crowds: &[Crowd], piece: Piece) -> Vec<(Square, f64)> {
    let goes = |from: Square| {
        let on = |crowd: &Crowd| weighed(crowd, from, crowd.goes(piece, from));
        crowds.iter().map(on).sum::<f64>() / BOARDS as f64
    };
    let squares = crowds.first().map_or(SquareSet::EMPTY, |crowd| crowd.territory(piece));
    squares.iter().map(|from| (from, goes(from))).collect()
}

/// The number of squares to which a piece goes, with those counted more on which something is taken and
/// those that are far away.
fn weighed(crowd: &Crowd, from: Square, goes: SquareSet) -> f64 {
    let taken = crowd.occupied();
    let weight = |to: Square| if taken.contains(to) { CAPTURE } else { 1.0 } + far(from, to);
    goes.iter().map(weight).sum()
}

fn far(from: Square, to: Square) -> f64 {
    FAR * f64::from(from.distance(to)).sqrt()
}

/// The mobility of a Rook on a board.
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

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;

    #[test]
    fn a_rook_goes_as_far_as_one_would_and_a_knight_further_from_the_middle() {
        let chess = bundled_by_id("chess").expect("it is bundled");
        let mobility = Mobility::of(chess, &|| false).expect("nobody says stop");
        let piece = |name| Piece {
            color: Color::White,
            role: chess.role_by_name(name).expect("chess has it"),
        };
        let rook = mobility.average(piece("Rook"));
        assert!((rook / mobility.rook() - 1.0).abs() < 0.1, "{rook} {}", mobility.rook());
        let knight = mobility.by_square(piece("Knight"));
        let from = |name: &str| {
            let found = knight.iter().find(|(square, _)| square.to_string() == name);
            found.expect("it may stand there").1
        };
        assert!(from("d4") > 2.0 * from("a1"), "{} {}", from("d4"), from("a1"));
    }
}
