//! The side that a challenger names by its color, and whether that side moves first.

use super::courtesies::{bare, without_courtesies};
use menagerie_core::challenge::types::SideRequest;
use menagerie_rules::{Color, Position, Variant};
use std::sync::Arc;

/// The everyday names of the two sides of every game.
const COLOURS: [[&str; 2]; 2] = [["white", "w"], ["black", "b"]];

/// Whether a text is a color that every game has.
pub(super) fn is_colour(typed: &str) -> bool {
    COLOURS.concat().contains(&&*without_courtesy(typed))
}

/// Whether the side of this color moves first. In a position of the challenger's own, Black may.
/// `None` if the variant has no such side.
pub(super) fn side_named(variant: &Arc<Variant>, setup: &str, typed: &str) -> Option<SideRequest> {
    let wanted = without_courtesy(typed);
    // The names of the variant's own sides go first.
    let by_name = variant.side_names.iter().position(|name| bare(name) == wanted);
    let by_colour = || COLOURS.iter().position(|names| names.contains(&&*wanted));
    let side = by_name.or_else(by_colour)?;
    let read = Position::from_foreign_fen(variant, setup.trim());
    let first = read.map_or(Color::White, |read| read.position.turn());
    Some(if side == first.index() { SideRequest::First } else { SideRequest::Second })
}

fn without_courtesy(typed: &str) -> String {
    bare(without_courtesies(typed).as_deref().unwrap_or(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_named_by_its_colour_and_moves_first_if_the_position_says_so() {
        let black_moves = "4k3/8/8/8/8/8/8/R3K3 b - - 0 1";
        for (id, setup, typed, expected) in [
            ("chess", "", "White", Some(SideRequest::First)),
            ("chess", "", "b", Some(SideRequest::Second)),
            ("chess", black_moves, "white", Some(SideRequest::Second)),
            ("chess", black_moves, "BLACK", Some(SideRequest::First)),
            ("chess", black_moves, "black, please", Some(SideRequest::First)),
            ("chess", "no position", "black", Some(SideRequest::Second)),
            ("xiangqi", "", "red", Some(SideRequest::First)),
            ("xiangqi", "", "white", Some(SideRequest::First)),
            ("xiangqi", "", "black", Some(SideRequest::Second)),
            ("terran", "", "gold", Some(SideRequest::First)),
            ("terran", "", "red", Some(SideRequest::Second)),
            ("chess", "", "red", None),
            ("chess", "", "you white", None),
            ("chess", "", "thank you, white", Some(SideRequest::First)),
            ("chess", "", "", None),
        ] {
            let variant = menagerie_rules::bundled_by_id(id).expect("it is bundled");
            assert_eq!(side_named(variant, setup, typed), expected, "{id} {setup} {typed}");
        }
    }
}
