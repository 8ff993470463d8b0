//! The cost of losing a piece, by the endings that the variant declares: a piece whose loss ends
//! the game costs everything, and one of several that may be lost costs what it does on the board.

use menagerie_rules::{
    Counted, Extinction, Piece, Position, Role, Royals, Royalty, Square, Variant,
};

use crate::aims::{burden, is_burden};
use crate::score::MOST;
use crate::values::Values;

/// The costs of the pieces of a variant.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    /// The worth of each kind on the board: the gain of a promotion.
    worth: Vec<i32>,
    /// The cost of losing a piece of each kind that is not the last one.
    one: Vec<i32>,
    /// Whether no cost depends on what else is on the board, as in most games.
    is_fixed: bool,
    /// The kinds of which a side may lose all but one.
    spare: Vec<bool>,
    extinction: Option<Extinction>,
    bare_king_loses: bool,
}

impl Costs {
    pub fn of(variant: &Variant, values: &Values) -> Costs {
        let worth = |role| if is_burden(variant, role) { burden() } else { values.worth(role) };
        let is_spare = matches!(
            variant.royalty,
            Royalty::Several(Royals::Last | Royals::LastOfEach | Royals::Duple)
        );
        let is_kept = |role| variant.piece(role).royal && !is_spare;
        // Where captured pieces change sides, who loses one has one more against him.
        let gained = |role: Role| variant.captured_to(role).map_or(0, worth);
        let one = |role| if is_kept(role) { MOST } else { worth(role) + gained(role) };
        let extinction = variant.endings.extinction.clone();
        let bare_king_loses = variant.endings.bare_king_loses;
        Costs {
            worth: variant.roles().map(worth).collect(),
            one: variant.roles().map(one).collect(),
            is_fixed: !is_spare && extinction.is_none() && !bare_king_loses,
            spare: variant.roles().map(|it| is_spare && variant.piece(it).royal).collect(),
            extinction,
            bare_king_loses,
        }
    }

    /// The worth of a kind of piece on the board, whether or not it can be done without.
    pub fn worth(&self, role: Role) -> i32 {
        self.worth[role.index()]
    }

    /// The cost for a side of losing this piece in this position.
    #[inline]
    pub fn losing(&self, position: &Position, piece: Piece) -> i32 {
        let one = self.one[piece.role.index()];
        if self.is_fixed { one } else { self.losing_here(position, piece, one) }
    }

    #[inline(never)]
    fn losing_here(&self, position: &Position, piece: Piece, one: i32) -> i32 {
        if self.spare[piece.role.index()] {
            let royals = position.royals(piece.color);
            let is_alike = |square: &Square| position.piece_at(*square) == Some(piece);
            let left = match position.variant().royalty {
                Royalty::Several(Royals::LastOfEach) => royals.iter().filter(is_alike).count(),
                _ => royals.len() as usize,
            };
            if left == 1 {
                return MOST;
            }
        }
        match &self.extinction {
            Some(extinction) if is_last(extinction, position, piece) => {
                // Where that wins, the piece is better lost than kept.
                return if extinction.wins { -MOST } else { MOST };
            }
            _ => {}
        }
        let pieces = position.count_pieces(piece.color) + position.count_in_hand(piece.color);
        if self.bare_king_loses && pieces <= 2 { MOST } else { one }
    }
}

/// Whether the loss of a piece leaves too few of the kinds that must not, or must, become extinct.
fn is_last(extinction: &Extinction, position: &Position, piece: Piece) -> bool {
    if !extinction.pieces.contains(&piece.role) {
        return false;
    }
    let is_counted = |other: Role| match extinction.counted {
        Counted::Each => other == piece.role,
        Counted::Together => extinction.pieces.contains(&other),
    };
    let on_board =
        position.pieces().filter(|(_, it)| it.color == piece.color && is_counted(it.role));
    let in_hand = position.hand(piece.color).filter(|(role, _)| is_counted(*role));
    let left = on_board.count() + in_hand.map(|(_, count)| usize::from(count)).sum::<usize>();
    left <= extinction.left as usize + 1
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use menagerie_rules::{Color, bundled, bundled_by_id};

    use super::*;

    fn position(id: &str, fen: &str) -> (Arc<Variant>, Position) {
        let variant = bundled_by_id(id).unwrap_or_else(|| panic!("there is no variant {id}"));
        let position = Position::from_fen(variant, fen);
        (Arc::clone(variant), position.unwrap_or_else(|error| panic!("{id} {fen}: {error}")))
    }

    /// The cost of losing the piece on a square.
    fn cost(id: &str, fen: &str, at: &str) -> i32 {
        let (variant, position) = position(id, fen);
        let costs = Costs::of(&variant, &Values::of(&variant));
        let named = |square: &Square| square.to_string() == at;
        let square = variant.squares().find(named).expect("it is on the board");
        costs.losing(&position, position.piece_at(square).expect("a piece stands there"))
    }

    #[test]
    fn a_piece_that_a_side_cannot_do_without_costs_everything_and_another_its_value() {
        for (id, fen, at, is_all) in [
            ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1", true),
            ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", false),
            // One of the two Spartan Kings, the last one, and the only Persian one.
            ("spartan", "2k2k2/8/8/8/8/8/8/4K3 w - - 0 1", "c8", false),
            ("spartan", "5k2/8/8/8/8/8/8/4K3 w - - 0 1", "f8", true),
            ("spartan", "2k2k2/8/8/8/8/8/8/4K3 w - - 0 1", "e1", true),
            // No royal piece may be left attacked.
            ("coregal", "4k3/3q4/8/8/8/8/8/4K2Q w - - 0 1", "h1", true),
            ("coregal", "4k3/3q4/8/8/8/8/8/4K2Q w - - 0 1", "e1", true),
            // The last piece of a kind.
            ("extinction-chess", "k1qrbnn1/7p/8/8/8/8/6P1/KQRBN3 w - - 0 1", "b1", true),
            ("extinction-chess", "k1qrbnn1/7p/8/8/8/8/6P1/KQRBN3 w - - 0 1", "f8", false),
            ("extinction-chess", "k1qrbnn1/7p/8/8/8/8/6P1/KQRBN3 w - - 0 1", "a8", true),
            ("kinglet", "4k3/3p4/8/8/8/8/P6P/K2R4 w - - 0 1", "d7", true),
            ("kinglet", "4k3/3p4/8/8/8/8/P6P/K2R4 w - - 0 1", "a2", false),
            ("kinglet", "4k3/3p4/8/8/8/8/P6P/K2R4 w - - 0 1", "a1", false),
            // The last piece beside a King.
            ("shatranj", "4k3/4r3/8/8/8/8/4R3/R3K3 w - - 0 1", "e7", true),
            ("shatranj", "4k3/4r3/8/8/8/8/4R3/R3K3 w - - 0 1", "e2", false),
        ] {
            let cost = cost(id, fen, at);
            assert_eq!(cost == MOST, is_all, "{id} {fen} {at}: {cost}");
            assert!(cost > 0 && cost <= MOST, "{id} {fen} {at}: {cost}");
        }
    }

    #[test]
    fn where_pieces_are_to_be_lost_the_last_one_is_the_best_to_lose() {
        let two = "8/8/8/3p4/8/8/4P3/R7 w - - 0 1";
        assert!((-MOST + 1..0).contains(&cost("antichess", two, "a1")));
        assert_eq!(cost("antichess", two, "d5"), -MOST);
    }

    /// A piece worth nothing on the board would be promoted to, or from, for nothing.
    #[test]
    fn on_the_board_no_piece_is_worth_everything() {
        for variant in bundled() {
            let costs = Costs::of(variant, &Values::of(variant));
            let start = Position::start(variant);
            for role in variant.roles() {
                assert!(costs.worth(role).abs() < MOST / 2, "{}", variant.id);
                for color in Color::BOTH {
                    let cost = costs.losing(&start, Piece { color, role });
                    let is_kept = variant.piece(role).royal
                        && !matches!(
                            variant.royalty,
                            Royalty::Several(Royals::Duple | Royals::Last | Royals::LastOfEach)
                        );
                    assert!(!is_kept || cost == MOST, "{}", variant.id);
                }
            }
        }
    }
}
