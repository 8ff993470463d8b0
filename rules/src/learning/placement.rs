//! The pieces of a task: the learner's piece, the stars, and pieces in the way.

use crate::board::Board;
use crate::legal_moves::passed::Passed;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Color, Move, Piece, Position, Square, SquareSet};

use super::practice::Practice;

/// The most stars of a task.
pub(super) const MOST_STARS: usize = 4;

/// Where everything stands at the beginning of a task.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    /// The square of the learner's piece.
    pub at: Square,
    /// Whether it still has the right to a first move.
    pub is_unmoved: bool,
    /// The stars: enemies that never move, [`MOST_STARS`] at most.
    pub stars: Vec<Square>,
    /// Own pieces that never move. A piece hops over them, or they are in its way.
    pub blockers: Vec<Square>,
}

/// Where the learner's piece stands in the course of a task, and which stars are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub at: Square,
    pub is_unmoved: bool,
    /// A bit for each star, in their order.
    pub left: u8,
}

impl Standing {
    /// The number of keys for this many stars.
    pub const fn keys(stars: usize) -> usize {
        512 << stars
    }

    /// A number for each standing.
    pub const fn key(self) -> usize {
        (self.left as usize) << 9 | (self.is_unmoved as usize) << 8 | self.at.index()
    }
}

impl Placement {
    /// How a task begins.
    pub fn start(&self) -> Standing {
        let left = (1u8 << self.stars.len().min(MOST_STARS)) - 1;
        Standing { at: self.at, is_unmoved: self.is_unmoved, left }
    }

    /// The stars that are left.
    pub fn left(&self, standing: Standing) -> SquareSet {
        let left = self.stars.iter().enumerate();
        left.filter(|(bit, _)| standing.left >> bit & 1 == 1).map(|(_, star)| *star).collect()
    }

    /// The standing after a move of the learner's piece.
    pub fn after(&self, standing: Standing, mv: &Move) -> Standing {
        let taken = self.stars.iter().position(|star| *star == mv.to);
        let left = taken.map_or(standing.left, |bit| standing.left & !(1 << bit));
        Standing { at: mv.to, is_unmoved: false, left }
    }

    /// Whether somebody stands on a square at the beginning.
    pub fn has(&self, square: Square) -> bool {
        square == self.at || self.stars.contains(&square) || self.blockers.contains(&square)
    }

    /// The position of a standing, with the learner to move.
    pub fn position(&self, practice: &Practice, standing: Standing) -> Position {
        let tables = practice.variant.tables();
        let mut board = Board::EMPTY;
        let mut put = |square: Square, color, role| {
            let cell = Cell::of(Piece { color, role });
            if board.cell(square).is_empty() {
                board.put(square, cell, tables.kind(cell).walks);
            }
        };
        put(standing.at, Color::White, practice.role);
        let other = practice.other.unwrap_or(practice.role);
        self.left(standing).iter().for_each(|star| put(star, Color::Black, other));
        self.blockers.iter().for_each(|blocker| put(*blocker, Color::White, other));
        if standing.is_unmoved {
            board.set_unmoved([standing.at].into_iter().collect());
        }
        Position {
            variant: practice.variant.clone(),
            state: State {
                board,
                kings: [standing.at; 2],
                turn: Color::White,
                passed: None::<Passed>,
                lion_taken: None,
                passes: 0,
                checks: [0; 2],
                hands: Hands::EMPTY,
                half_moves: 0,
                full_moves: 1,
            },
            count: None,
        }
    }
}

/// The positions of a placement, for a search that looks at one standing after the other. Those with the
/// same stars differ only in where the piece stands, so one position for each set of stars is enough.
pub(super) struct Positions<'a> {
    practice: &'a Practice,
    placement: &'a Placement,
    by_stars: [Option<Position>; 1 << MOST_STARS],
}

impl<'a> Positions<'a> {
    pub fn new(practice: &'a Practice, placement: &'a Placement) -> Self {
        Positions { practice, placement, by_stars: [const { None }; 1 << MOST_STARS] }
    }

    /// The position of a standing, with the learner to move.
    pub fn of(&mut self, standing: Standing) -> &Position {
        let Positions { practice, placement, by_stars } = self;
        let known = &mut by_stars[usize::from(standing.left)];
        let position = known.get_or_insert_with(|| placement.position(practice, standing));
        let State { board, kings, .. } = &mut position.state;
        let cell = board.cell(kings[0]);
        board.take(kings[0]);
        board.put(standing.at, cell, practice.variant.tables().kind(cell).walks);
        let unmoved = Some(standing.at).filter(|_| standing.is_unmoved);
        board.set_unmoved(unmoved.into_iter().collect());
        *kings = [standing.at; 2];
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled;

    /// The standings that some moves lead to, each once.
    fn standings(practice: &Practice, placement: &Placement) -> Vec<Standing> {
        let mut found = vec![placement.start()];
        let mut looked_at = 0;
        while looked_at < found.len().min(30) {
            let from = found[looked_at];
            for mv in placement.position(practice, from).legal_moves() {
                let to = placement.after(from, &mv);
                if !found.contains(&to) {
                    found.push(to);
                }
            }
            looked_at += 1;
        }
        found
    }

    #[test]
    fn a_position_that_is_used_again_is_the_one_of_its_standing() {
        let mut seen = 0;
        for (variant, role) in
            bundled().iter().flat_map(|it| it.roles().map(move |role| (it, role)))
        {
            let practice = Practice::new(variant, role);
            let squares: Vec<Square> = practice.territory.iter().take(6).collect();
            let [at, blocker, .., star, other] = squares[..] else { continue };
            let (stars, blockers) = (vec![star, other], vec![blocker]);
            let placement = Placement { at, is_unmoved: true, stars, blockers };
            let mut positions = Positions::new(&practice, &placement);
            for standing in standings(&practice, &placement) {
                let position = placement.position(&practice, standing);
                let again = positions.of(standing);
                assert_eq!(*again, position, "{} {standing:?}", variant.id);
                assert_eq!(
                    again.legal_moves(),
                    position.legal_moves(),
                    "{} {standing:?}",
                    variant.id
                );
                seen += 1;
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
}
