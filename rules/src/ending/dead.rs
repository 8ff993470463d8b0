//! Dead positions: neither side can win any more by any moves. The variant file says with which
//! pieces, and `lint/dead.rs` checks that.

use crate::{Color, Piece, Position, Role, Square};

impl Position {
    /// Whether neither side can win any more with the pieces left, by the variant's own list. Bare
    /// Kings are another ending.
    pub fn is_dead(&self) -> bool {
        let Some(dead) = &self.variant.endings.dead else { return false };
        if !self.are_hands_empty() {
            return false;
        }
        let royal = self.variant.royal();
        let mut others: Vec<(Square, Piece)> = Vec::new();
        for (square, piece) in self.pieces().filter(|(_, piece)| Some(piece.role) != royal) {
            let may_be = |of: &[Role]| of.contains(&piece.role);
            // Most positions have another piece, and are decided at once.
            if !may_be(&dead.alone) && !may_be(&dead.one_color) && !may_be(&dead.apart) {
                return false;
            }
            others.push((square, piece));
        }
        let are = |of: &[Role]| others.iter().all(|(_, piece)| of.contains(&piece.role));
        let shades = |color: Color| {
            let of = others.iter().filter(move |(_, piece)| piece.color == color);
            of.map(|(square, _)| square.is_light()).collect::<Vec<bool>>()
        };
        let [white, black] = Color::BOTH.map(shades);
        let is_one = |shades: &[bool]| shades.windows(2).all(|pair| pair[0] == pair[1]);
        match others[..] {
            [] => false,
            [(_, piece)] if dead.alone.contains(&piece.role) => true,
            _ if is_one(&[&white[..], &black[..]].concat()) => are(&dead.one_color),
            _ => {
                let is_each_one = is_one(&white) && is_one(&black);
                is_each_one && !white.is_empty() && !black.is_empty() && are(&dead.apart)
            }
        }
    }
}
