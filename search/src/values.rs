//! The worth of the pieces of a variant: the author's values where the file has them, and else by
//! how far they go on boards filled by chance.
//!
//! Powers and exponentials are computed by the platform's library. Their last bit may differ between
//! platforms, and so may a value by a hundredth and a level's choice. On one machine they are always the
//! same.

use std::sync::Arc;

use menagerie_rules::{Color, Piece, Role, Variant};

use crate::mobility::Mobility;

/// The value of a Rook.
const ROOK: f64 = 500.0;
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
        let mobility = Mobility::of(variant, &|| false).expect("nobody says stop");
        Values::by_this(variant, &mobility)
    }

    /// The same as [`Values::of`] where the mobility is known.
    pub(crate) fn with(variant: &Variant, mobility: &Mobility) -> Values {
        let ours = Values::by_this(variant, mobility);
        ours.scaled_to_file(variant).unwrap_or(ours)
    }

    fn by_this(variant: &Variant, mobility: &Mobility) -> Values {
        let value = |role| {
            // In Horde one side has many more pieces to take than the other.
            let of = |color| mobility.average(Piece { color, role });
            let goes = f64::midpoint(of(Color::White), of(Color::Black));
            ROOK * (goes / mobility.rook().max(0.1)).powf(POWER)
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

/// The most that a piece is worth, even if a file says more: twenty Rooks. All of them together are
/// still less than a number can hold.
const MOST_WORTH: f64 = 20.0 * ROOK;
