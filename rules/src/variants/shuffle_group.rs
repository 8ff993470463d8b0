//! Pieces of one side that are arranged on some squares, and the numbers of their orders.

use crate::{Role, Square};

/// Pieces that stand on some squares in any order, or in any that fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShuffleGroup {
    /// The pieces.
    pub pieces: Vec<Role>,
    /// Where those of the first mover may stand, from the first rank on, and there from the first file
    /// on. Earlier groups may have taken some of them, and later ones fill those that are left.
    pub squares: Vec<Square>,
    /// The kinds of which two stand on squares of different colors.
    pub opposite_colors: Vec<Role>,
    /// All pieces of some kinds, in the order in which they stand on the squares.
    pub order: Vec<Role>,
}

/// One of the choices by which an order is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// What is chosen.
    pub what: Picked,
    /// Among how many.
    pub ways: u64,
}

/// What is chosen in drawing an order, each time of what is left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The piece on a square.
    Piece(Square),
    /// The light square for one of two pieces.
    LightSquare(Role),
    /// The dark square for the other one.
    DarkSquare(Role),
    /// The squares for some pieces, which stand on them in this order.
    Squares(Vec<Role>),
}

impl ShuffleGroup {
    /// The choices by which an order on the squares that are free is drawn. Where everything goes and fills
    /// them, they are of a piece for each square. Else they give Scharnagl's numbers of Chess960: first the
    /// squares of the pieces on different colors, then those of the other kinds as they are listed, and of
    /// those that have an order.
    pub fn picks(&self, free: &[Square]) -> Vec<Pick> {
        if self.is_free(free) {
            let pick = |(square, ways)| Pick { what: Picked::Piece(square), ways };
            return free.iter().copied().zip((1..=free.len() as u64).rev()).map(pick).collect();
        }
        let mut light = free.iter().filter(|square| square.is_light()).count() as u64;
        let mut dark = free.len() as u64 - light;
        let mut picks = Vec::new();
        for role in &self.opposite_colors {
            picks.push(Pick { what: Picked::LightSquare(*role), ways: light });
            picks.push(Pick { what: Picked::DarkSquare(*role), ways: dark });
            (light, dark) = (light.saturating_sub(1), dark.saturating_sub(1));
        }
        let mut left = light + dark;
        for kind in self.kinds() {
            let count = kind.len() as u64;
            picks.push(Pick { what: Picked::Squares(kind), ways: combinations(left, count) });
            left = left.saturating_sub(count);
        }
        picks
    }

    /// How many orders there are on the squares that are free: where everything goes and fills them, the
    /// factorial of the number of pieces; else as many as look different.
    pub(crate) fn orders(&self, free: &[Square]) -> u64 {
        self.picks(free).iter().map(|pick| pick.ways).fold(1, u64::saturating_mul)
    }

    /// What stands on the free squares in the order with this number, which is below
    /// [`ShuffleGroup::orders`].
    pub(crate) fn order(&self, free: &[Square], mut number: u64) -> Vec<(Square, Role)> {
        let (mut left, mut pieces) = (free.to_vec(), self.pieces.clone());
        let mut order = Vec::new();
        for Pick { what, ways } in self.picks(free) {
            let digit = number % ways.max(1);
            number /= ways.max(1);
            let of_color = |light: bool| {
                let mut squares = left.iter().copied().filter(|square| square.is_light() == light);
                squares.nth(digit as usize)
            };
            let found: Vec<(Square, Role)> = match what {
                Picked::Piece(square) => vec![(square, pieces.remove(digit as usize))],
                Picked::LightSquare(role) => {
                    of_color(true).map(|it| (it, role)).into_iter().collect()
                }
                Picked::DarkSquare(role) => {
                    of_color(false).map(|it| (it, role)).into_iter().collect()
                }
                Picked::Squares(kind) => chosen(&left, &kind, digit),
            };
            left.retain(|square| found.iter().all(|(taken, _)| taken != square));
            order.extend(found);
        }
        order
    }

    /// The kind of which two pieces stand on squares of one color where that may not be.
    pub(crate) fn on_one_color(&self, order: &[(Square, Role)]) -> Option<Role> {
        let is_split = |role: &Role| {
            let of = order.iter().filter(|(_, it)| it == role);
            of.filter(|(square, _)| square.is_light()).count() == 1
        };
        self.opposite_colors.iter().copied().find(|role| !is_split(role))
    }

    /// Whether the pieces that have an order stand in it.
    pub(crate) fn is_in_order(&self, order: &[(Square, Role)]) -> bool {
        let ordered = order.iter().map(|(_, role)| role).filter(|role| self.order.contains(role));
        ordered.eq(&self.order)
    }

    /// Whether everything goes and nothing stays free, so that each square can be given a piece.
    fn is_free(&self, free: &[Square]) -> bool {
        let fills = self.pieces.len() == free.len();
        fills && self.opposite_colors.is_empty() && self.order.is_empty()
    }

    /// What is put on the squares that are left, those pieces of each kind from the first square on: each
    /// kind by itself, and then those that have an order.
    fn kinds(&self) -> Vec<Vec<Role>> {
        let mut kinds: Vec<Vec<Role>> = Vec::new();
        let is_left =
            |role: &&Role| !self.opposite_colors.contains(role) && !self.order.contains(role);
        for role in self.pieces.iter().filter(is_left) {
            match kinds.iter_mut().find(|kind| kind.contains(role)) {
                Some(kind) => kind.push(*role),
                None => kinds.push(vec![*role]),
            }
        }
        kinds.extend((!self.order.is_empty()).then(|| self.order.clone()));
        kinds
    }
}

/// Pieces on some of these squares, in the choice with this number.
fn chosen(squares: &[Square], pieces: &[Role], mut number: u64) -> Vec<(Square, Role)> {
    let mut pieces = pieces.iter().copied();
    let mut order = Vec::new();
    for (passed, square) in squares.iter().enumerate() {
        // As many choices have this square as there are ways to put the others behind it.
        let (behind, others) = ((squares.len() - passed - 1) as u64, pieces.len() as u64);
        let with = if others == 0 { 0 } else { combinations(behind, others - 1) };
        if number < with {
            order.extend(pieces.next().map(|role| (*square, role)));
        } else {
            number -= with;
        }
    }
    order
}

/// In how many ways some of these many can be chosen; of more than a number holds, some number that is
/// larger than any of orders that are drawn.
fn combinations(all: u64, chosen: u64) -> u64 {
    let Some(others) = all.checked_sub(chosen) else { return 0 };
    // Of the smaller part, so that the numbers only grow and none is lost by the division.
    let grown = |ways: u64, taken| ways.saturating_mul(all - taken) / (taken + 1);
    (0..chosen.min(others)).fold(1, grown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_those_of_pascals_triangle_or_too_many_to_be_drawn() {
        let mut row = vec![1_u128];
        for all in 0..=128 {
            for (chosen, ways) in row.iter().enumerate() {
                let found = u128::from(combinations(all, chosen as u64));
                let are_too_many = found.min(*ways) > 10_u128.pow(15);
                assert!(found == *ways || are_too_many, "{chosen} of {all}: {found}, not {ways}");
            }
            assert_eq!(combinations(all, all + 1), 0);
            let sums = row.windows(2).map(|pair| pair[0] + pair[1]);
            row = [1].into_iter().chain(sums).chain([1]).collect();
        }
    }
}
