//! Compiles where and how pieces are dropped, what a blast leaves, which pieces are Lions, and which walls.

use crate::compiled::compile::Extent;
use crate::compiled::tables::Tables;
use crate::legal_moves::destinations::ever;
use crate::legal_moves::dropping::{Drop, Dropping};
use crate::legal_moves::walls::{WallTable, Walls};
use crate::pieces::piece::Cell;
use crate::{Color, Explosions, HandRules, Lions, Piece, PieceType, Role, SquareSet};

/// The kinds that can be in a hand: pieces that are captured as their own kind. A royal piece is
/// one of them only if the file says where it is dropped.
pub(crate) fn held(pieces: &[PieceType]) -> Vec<Role> {
    let roles = pieces.iter().zip((0..=u8::MAX).map(Role));
    let is_held = |(piece, _): &(&PieceType, Role)| {
        let comes_there = !piece.royal || piece.in_hand.drops_in.is_some();
        comes_there && !piece.guest && piece.in_hand.captured_as.is_none()
    };
    roles.filter(is_held).map(|(_, role)| role).collect()
}

impl Tables {
    /// The same tables for a variant whose captures explode.
    pub fn with_explosions(mut self, explosions: &Explosions) -> Tables {
        for role in &explosions.fireproof {
            for color in Color::BOTH {
                self.kinds[Cell::of(Piece { color, role: *role }).index()].fireproof = true;
            }
        }
        for role in &explosions.immune {
            for color in Color::BOTH {
                self.kinds[Cell::of(Piece { color, role: *role }).index()].immune = true;
            }
        }
        Tables { explodes: true, ..self }
    }

    /// The same tables for a variant with Lions.
    pub fn with_lions(mut self, lions: &Lions) -> Tables {
        self.has_special_moves = true;
        for color in Color::BOTH {
            for role in &lions.pieces {
                self.kinds[Cell::of(Piece { color, role: *role }).index()].lion = true;
            }
            for role in &lions.minor {
                self.kinds[Cell::of(Piece { color, role: *role }).index()].minor = true;
            }
        }
        self
    }

    /// The same tables for a variant with walls.
    pub fn with_walls(mut self, extent: &Extent, walls: &Walls) -> Tables {
        // A leaper looks at what stands on each square, since it neither goes to a wall nor takes it.
        for kind in &mut self.kinds {
            kind.leaps_alike = false;
        }
        let cell = Cell::of(Piece { color: Color::White, role: walls.piece });
        let within = Color::BOTH.map(|color| extent.within(walls.zone, color));
        let walls = Some(WallTable { cell, rule: walls.rule, within });
        Tables { walls, has_special_moves: true, ..self }
    }

    /// The same tables for a variant with hands. The other tables must be compiled already.
    pub fn with_hands(mut self, extent: &Extent, pieces: &[PieceType], rules: HandRules) -> Tables {
        let held = held(pieces);
        let slot_of = |role: Role| {
            let role = pieces[role.index()].in_hand.captured_as.unwrap_or(role);
            held.iter().position(|other| *other == role).map(|slot| slot as u8)
        };
        for role in (0..pieces.len() as u8).map(Role).filter(|_| rules.captures) {
            for color in Color::BOTH {
                self.kinds[Cell::of(Piece { color, role }).index()].captured_as = slot_of(role);
            }
        }
        for (role, _) in (0..=u8::MAX).map(Role).zip(pieces).filter(|(_, it)| it.in_hand.gate) {
            for color in Color::BOTH {
                let kind = &mut self.kinds[Cell::of(Piece { color, role }).index()];
                kind.is_only_gate = !kind.has_right;
                (kind.gates, kind.has_right) = (true, true);
            }
            self.has_special_moves = true;
        }
        let of = Color::BOTH.map(|color| {
            let slots = held.iter().zip(0u8..);
            let drops = slots.flat_map(|(held, slot)| {
                let in_hand = &pieces[held.index()].in_hand;
                let as_it_is = std::slice::from_ref(held);
                let roles = if in_hand.drops_as.is_empty() { as_it_is } else { &in_hand.drops_as };
                roles.iter().map(move |role| (*role, *held, slot))
            });
            let drop = |(role, held, slot): (Role, Role, u8)| {
                let in_hand = &pieces[held.index()].in_hand;
                let cell = Cell::of(Piece { color, role });
                let zone = extent.within(in_hand.drops_in, color);
                let squares = self.kind(cell).territory & zone;
                let moves = |from: &crate::Square| {
                    rules.immobile || !ever(&self, *from, cell, SquareSet::EMPTY).is_empty()
                };
                Drop {
                    role,
                    held,
                    slot,
                    squares: squares.iter().filter(moves).collect(),
                    most_on_file: in_hand.most_on_file,
                    may_mate: !in_hand.no_drop_mate,
                    on_both_colors: in_hand.on_both_colors,
                    unmoved: in_hand.unmoved_in.map_or(SquareSet::EMPTY, |zone| {
                        squares & extent.within(Some(zone), color)
                    }),
                }
            };
            drops.map(drop).collect()
        });
        let may_check = !rules.no_checks;
        let uses_both_colors = pieces.iter().any(|piece| piece.in_hand.on_both_colors);
        Tables {
            dropping: Some(Dropping {
                held,
                of,
                drops: !rules.no_drops,
                may_check,
                uses_both_colors,
                captures: rules.captures,
                gates: pieces.iter().any(|piece| piece.in_hand.gate),
            }),
            ..self
        }
    }
}
