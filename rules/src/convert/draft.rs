//! A variant file before it is written. Each reader fills one in.

use super::region::{board, full_ranks, mirrored, rectangles};
use super::remark::Remark;
use crate::{Facing, Square, SquareSet};

/// The whole file.
pub(super) struct Draft {
    pub id: String,
    pub name: String,
    pub files: u8,
    pub ranks: u8,
    /// The board of the array. `rights` has the squares of the pieces that have rights because they
    /// have never moved.
    pub placement: String,
    /// The keys of `[hands]` that are true, where the game has hands.
    pub hands: Option<Vec<&'static str>>,
    /// The kinds that a blast leaves, where captures explode.
    pub immune: Option<Vec<char>>,
    /// The letters among them that also stay where they capture.
    pub fireproof: Vec<char>,
    /// The label of the wall, the rule that puts it up, and its zone, where moves close squares.
    pub walls: Option<(char, &'static str, Option<String>)>,
    /// The pieces in hand in the array, as labels.
    pub in_hand: String,
    /// The squares of the rectangle that are not squares of the board.
    pub holes: SquareSet,
    pub rights: Vec<String>,
    pub source: &'static str,
    pub url: &'static str,
    pub kings_may_not_face: Facing,
    /// The value of `passing`.
    pub passing: Option<&'static str>,
    pub must_capture: bool,
    pub no_checks: bool,
    pub shuffle: Option<ShuffleDraft>,
    /// The keys of `[endings]` with their values as TOML.
    pub endings: Vec<(&'static str, String)>,
    pub zones: Vec<ZoneDraft>,
    pub pieces: Vec<PieceDraft>,
    pub remarks: Vec<Remark>,
    /// The line of the text where the variant begins.
    pub line: usize,
}

/// How the first rank is drawn at random.
pub(super) struct ShuffleDraft {
    pub pieces: String,
    /// The kinds with two pieces that stand on squares of different colors.
    pub opposite_colors: String,
    pub order: String,
}

/// A zone: rectangles as the first mover sees them, and the second mover's if they are not the
/// mirror image.
pub(super) struct ZoneDraft {
    pub key: String,
    pub name: String,
    pub squares: Vec<String>,
    pub second_squares: Vec<String>,
}

/// One kind of piece.
#[derive(Default)]
pub(super) struct PieceDraft {
    pub label: char,
    /// Whether a plus stands before the letter.
    pub plus: bool,
    pub name: String,
    pub drawing: String,
    pub betza: String,
    /// Movements that the piece has only within a zone.
    pub within: Vec<(String, String)>,
    /// Movements that the piece has only along a zone.
    pub along: Vec<(String, String)>,
    pub never_hops_over: Vec<char>,
    pub never_captures: Vec<char>,
    /// Whether its first leap minds no attacks, and the kinds that take it from a King.
    pub leaps_over_attacks: bool,
    pub first_leap_lost_to: Vec<char>,
    pub stays_in: Option<String>,
    pub castles_with: Vec<char>,
    /// The table of the squares to which the King castles, as TOML.
    pub castles_to: Option<String>,
    pub royal: bool,
    pub pawn: bool,
    /// The kinds to which the first mover's piece and the second mover's promote.
    pub promotes_to: [Vec<String>; 2],
    pub promotes_in: Option<String>,
    pub promotes_by_capture: bool,
    pub promotes_standing: bool,
    pub keeps_in_passing: bool,
    pub promotes_on_leaving: bool,
    pub may_be_immobile: bool,
    /// The kind as which it is captured, if that is another one.
    pub captured_as: Option<char>,
    /// The kinds as which it is dropped, if not only as it is.
    pub drops_as: Vec<String>,
    pub drops_in: Option<String>,
    pub most_on_file: Option<u32>,
    pub no_drop_mate: bool,
    pub gate: bool,
    pub drops_on_both_colors: bool,
    pub drops_unmoved_in: Option<String>,
    pub at_most: Option<u32>,
    pub counts_with: Vec<String>,
}

impl Draft {
    /// Notes what could not be carried over.
    pub fn remark(&mut self, line: Option<usize>, text: impl Into<String>) {
        self.remarks.push(Remark { line, text: text.into() });
    }

    /// All squares of the board.
    pub fn squares(&self) -> SquareSet {
        board(self.files, self.ranks) & !self.holes
    }

    /// The last square of each file, as the first mover sees it.
    pub fn last_squares(&self) -> SquareSet {
        let all = self.squares();
        let ahead = |square: &Square| {
            std::iter::successors(square.offset(0, 1), |square| square.offset(0, 1))
        };
        all.iter().filter(|square| !ahead(square).any(|other| all.contains(other))).collect()
    }

    /// The key of the zone of these squares and their mirror image. There is none without squares.
    pub fn zone_of(&mut self, squares: SquareSet) -> Option<String> {
        let mirror = mirrored(squares, self.ranks);
        self.zone_of_sides([squares, mirror])
    }

    /// The key of the zone of these squares for both sides. An equal zone that is already there is
    /// used again. There is no zone if the first mover has no squares.
    pub fn zone_of_sides(&mut self, [first, second]: [SquareSet; 2]) -> Option<String> {
        if first.is_empty() {
            return None;
        }
        let is_mirrored = second == mirrored(first, self.ranks);
        let zone = match &self.rectangles(first)[..] {
            [corners] if is_mirrored => zone(*corners, self.files),
            several => {
                let of_second = if is_mirrored { Vec::new() } else { self.rectangles(second) };
                let number = self.zones.len() + 1;
                ZoneDraft {
                    key: format!("area-{number}"),
                    name: format!("area {number}"),
                    squares: several.iter().map(part).collect(),
                    second_squares: of_second.iter().map(part).collect(),
                }
            }
        };
        let is_it = |other: &&ZoneDraft| {
            (&other.squares, &other.second_squares) == (&zone.squares, &zone.second_squares)
        };
        if let Some(other) = self.zones.iter().find(is_it) {
            return Some(other.key.clone());
        }
        let key = zone.key.clone();
        self.zones.push(zone);
        Some(key)
    }

    /// Rectangles of these squares. One is enough if only holes are missing in it.
    fn rectangles(&self, squares: SquareSet) -> Vec<(Square, Square)> {
        let sides = |side: fn(Square) -> u8| {
            let low = squares.iter().map(side).min().unwrap_or(0);
            (low, squares.iter().map(side).max().unwrap_or(0))
        };
        let ((left, right), (low, high)) = (sides(Square::file), sides(Square::rank));
        let within = |square: &Square| {
            (left..=right).contains(&square.file()) && (low..=high).contains(&square.rank())
        };
        let whole = self.squares().iter().filter(within).all(|square| squares.contains(square));
        match Square::new(left, low).zip(Square::new(right, high)) {
            Some(corners) if whole && !squares.is_empty() => vec![corners],
            _ => rectangles(squares),
        }
    }
}

/// A rectangle as a variant file writes it, or a square.
fn part((first, last): &(Square, Square)) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// A rectangle as a zone, named by its ranks if it is whole ranks.
fn zone(corners: (Square, Square), files: u8) -> ZoneDraft {
    let (first, last) = corners;
    let squares = part(&corners);
    let (key, name) = match full_ranks(corners, files) {
        Some((low, high)) if low == high => (format!("rank-{low}"), format!("rank {low}")),
        Some((low, high)) => (format!("ranks-{low}-{high}"), format!("ranks {low} to {high}")),
        None if first == last => (squares.clone(), squares.clone()),
        None => (squares.clone(), format!("{first} to {last}")),
    };
    ZoneDraft { key, name, squares: vec![squares], second_squares: Vec::new() }
}
