//! The part of a board that a task shows. Beyond ten files or ranks a beginner would see more board
//! than piece, and a chat would show squares too small for stars.

use crate::squares::zone::{Rectangle, squares_of};
use crate::{Color, Role, Square, SquareSet, Variant};

/// The most files and ranks of a task's board.
const LARGEST: u8 = 10;

/// The part of the board for a kind of piece of the first mover, as its two corners. It has as many
/// squares as possible of those where a game can bring the piece, of the zones where it has moves of
/// its own, and of those where it has its right to a first move. Of several, it is the one nearest to the first rank, and then to the middle.
pub(super) fn window(
    variant: &Variant,
    role: Role,
    places: SquareSet,
    origins: SquareSet,
) -> Rectangle {
    let piece = variant.piece(role);
    let board: SquareSet = variant.squares().collect();
    let zone = |zone: usize| match variant.zones.get(zone) {
        Some(zone) => zone.squares(Color::White, variant.ranks) & board,
        None => SquareSet::EMPTY,
    };
    let mut wanted = vec![piece.stays_in.map_or(board, zone) & places, origins];
    wanted.extend(piece.movements.iter().filter_map(|movement| movement.zone).map(zone));
    let [files, ranks] = [variant.files, variant.ranks].map(|all| all.clamp(1, LARGEST));
    let firsts = |all: u8, seen: u8| 0..=all.saturating_sub(seen);
    let corners = |file: u8, rank: u8| {
        Some([Square::new(file, rank)?, Square::new(file + files - 1, rank + ranks - 1)?])
    };
    let places = firsts(variant.ranks, ranks)
        .flat_map(|rank| firsts(variant.files, files).map(move |file| (file, rank)));
    let loss = |(file, rank): (u8, u8), part: Rectangle| {
        let part: SquareSet = squares_of(part).collect();
        let seen: u32 = wanted.iter().map(|squares| (*squares & part).len()).sum();
        let off_middle = (2 * file + files).abs_diff(variant.files);
        (u32::MAX - seen, rank, off_middle)
    };
    places
        .filter_map(|place| Some((place, corners(place.0, place.1)?)))
        .min_by_key(|(place, part)| loss(*place, *part))
        .map_or([Square(0), Square(0)], |(_, part)| part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_by_id;

    fn part(id: &str, piece: &str, places: &[&str]) -> String {
        let variant = bundled_by_id(id).expect("it is bundled");
        let role = variant.role_by_name(piece).expect("it has the piece");
        let places: SquareSet = places.iter().filter_map(|text| Square::parse(text)).collect();
        let places = if places.is_empty() { !SquareSet::EMPTY } else { places };
        let [first, last] = window(variant, role, places, SquareSet::EMPTY);
        format!("{first}-{last}")
    }

    #[test]
    fn a_small_board_is_shown_whole_and_a_large_one_in_part() {
        for (id, piece, places, shown) in [
            ("chess", "Rook", &[][..], "a1-h8"),
            ("xiangqi", "General", &[], "a1-i10"),
            ("terachess-2", "Troll", &[], "d1-m10"),
            ("terachess-2", "Knight", &["a12"], "a3-j12"),
            ("metamachy", "Pawn", &[], "b1-k10"),
        ] {
            assert_eq!(part(id, piece, places), shown, "{id} {piece}");
        }
    }
}
