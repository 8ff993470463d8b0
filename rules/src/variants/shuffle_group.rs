//! Pieces of one side that are arranged on some squares, and the numbers of their orders.

use crate::{Role, Square};

/// Pieces that stand on some squares in any order, or in any order that meets its demands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShuffleGroup {
    /// The pieces.
    pub pieces: Vec<Role>,
    /// The squares where the first mover's pieces may stand, from the first rank on, and there from
    /// the first file on. Earlier groups may have taken some of them, and later ones fill those
    /// that are left.
    pub squares: Vec<Square>,
    /// The kinds with two pieces that stand on squares of different colors.
    pub opposite_colors: Vec<Role>,
    /// All pieces of some kinds, in the order in which they stand on the squares.
    pub order: Vec<Role>,
}

/// One of the choices by which an order is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The subject of the choice.
    pub what: Picked,
    /// The number of possible choices.
    pub ways: u64,
}

/// The subject of a choice in drawing an order. Each choice is made from the pieces or squares that
/// are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The piece on a square.
    Piece(Square),
    /// The light square for one of two pieces.
    LightSquare(Role),
    /// The dark square for the other of the two pieces.
    DarkSquare(Role),
    /// The squares for some pieces, which stand on them in the listed order.
    Squares(Vec<Role>),
}

impl ShuffleGroup {
    /// The choices by which an order on the free squares is drawn. If the group makes no demands
    /// and fills the squares, there is a choice of a piece for each square. Otherwise the choices
    /// give Scharnagl's numbers of Chess960. They are first the squares of the pieces on different
    /// colors, then those of the other kinds as listed, and last those of the pieces in a fixed
    /// order.
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

    /// The number of orders on the free squares. If the group makes no demands and fills the
    /// squares, it is the factorial of the number of pieces. Otherwise it is the number of orders
    /// that look different.
    pub(crate) fn orders(&self, free: &[Square]) -> u64 {
        self.picks(free).iter().map(|pick| pick.ways).fold(1, u64::saturating_mul)
    }

    /// The pieces on the free squares in the order with this number, which is below
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

    /// The kind whose two pieces stand on squares of one color, though they must not.
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

    /// Whether the group makes no demands and fills the free squares, so that each square can be
    /// given a piece.
    fn is_free(&self, free: &[Square]) -> bool {
        let fills = self.pieces.len() == free.len();
        fills && self.opposite_colors.is_empty() && self.order.is_empty()
    }

    /// The pieces that are put on the squares left, from the first square on. Each kind is a list
    /// by itself, and the pieces in a fixed order are the last list.
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

/// Puts pieces on some of these squares, by the choice with this number.
fn chosen(squares: &[Square], pieces: &[Role], mut number: u64) -> Vec<(Square, Role)> {
    let mut pieces = pieces.iter().copied();
    let mut order = Vec::new();
    for (passed, square) in squares.iter().enumerate() {
        // This square is in as many choices as there are ways to put the other pieces behind it.
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

/// The number of ways to choose some of all. If a `u64` cannot hold it, the result is a number
/// above the most orders that are drawn.
fn combinations(all: u64, chosen: u64) -> u64 {
    let Some(others) = all.checked_sub(chosen) else { return 0 };
    // The smaller part is counted, so that the numbers only grow and every division is exact.
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
