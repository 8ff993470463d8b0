//! Reads how the array of a variant file is drawn at random or chosen.

use std::ops::Range;
use toml::Spanned;

use super::format::{GroupTable, ShuffleTable, SymmetryName};
use super::labels::role;
use super::problem::{Problem, problem};
use super::squares::rectangles;
use crate::squares::zone::squares_of;
use crate::{Label, Role, Shuffle, ShuffleGroup, Square, SquareSet, Symmetry};

/// The most orders. With more, the remainders of random numbers would not be equally likely any
/// more.
const MOST_ORDERS: u64 = 1_000_000_000_000_000;

/// The size of a board: files and ranks.
type Size = (u8, u8);

pub(super) fn shuffle(
    table: &Spanned<ShuffleTable>,
    all: &[Label],
    size: Size,
    holes: SquareSet,
) -> Result<Shuffle, Problem> {
    let ShuffleTable { symmetries, chosen, .. } = table.get_ref();
    let mut groups: Vec<ShuffleGroup> = Vec::new();
    for part in parts(table)? {
        let group = part.read(all, (size, holes))?;
        part.check(&group, &groups)?;
        groups.push(group);
    }
    if symmetries.is_empty() {
        return Err(problem(table, "there is at least one symmetry"));
    }
    let symmetry = |name: &SymmetryName| match name {
        SymmetryName::Asymmetric => Symmetry::Asymmetric,
        SymmetryName::Mirror => Symmetry::Mirror,
        SymmetryName::Central => Symmetry::Central,
    };
    let symmetries = symmetries.iter().map(symmetry).collect();
    let shuffle = Shuffle { groups, symmetries, is_chosen: *chosen };
    check_whole(table, &shuffle, size, holes)?;
    Ok(shuffle)
}

/// One group in the file: the only one, or one of a list.
struct Part<'a> {
    pieces: &'a Spanned<String>,
    squares: Option<&'a Spanned<Vec<String>>>,
    opposite_colors: Option<&'a Spanned<String>>,
    order: Option<&'a Spanned<String>>,
}

fn parts(table: &Spanned<ShuffleTable>) -> Result<Vec<Part<'_>>, Problem> {
    let ShuffleTable { pieces, squares, opposite_colors, order, groups, .. } = table.get_ref();
    let (squares, opposite_colors) = (squares.as_ref(), opposite_colors.as_ref());
    let order = order.as_ref();
    let is_bare = squares.is_none() && opposite_colors.is_none() && order.is_none();
    match (pieces, groups.is_empty()) {
        (Some(pieces), true) => Ok(vec![Part { pieces, squares, opposite_colors, order }]),
        (None, false) if is_bare => Ok(groups.iter().map(part).collect()),
        _ => {
            let text = "a shuffle has pieces, or groups each of which has pieces and squares";
            Err(problem(table, text))
        }
    }
}

fn part(group: &Spanned<GroupTable>) -> Part<'_> {
    let GroupTable { pieces, squares, opposite_colors, order } = group.get_ref();
    let (opposite_colors, order) = (opposite_colors.as_ref(), order.as_ref());
    Part { pieces, squares: Some(squares), opposite_colors, order }
}

impl Part<'_> {
    fn read(
        &self,
        all: &[Label],
        (size, holes): (Size, SquareSet),
    ) -> Result<ShuffleGroup, Problem> {
        let pieces = read_labels(self.pieces, all)?;
        let squares = match self.squares {
            Some(squares) => read_squares(squares, (size, holes))?,
            None => {
                let rank = (0..size.0).filter_map(|file| Square::new(file, 0));
                rank.filter(|square| !holes.contains(*square)).collect()
            }
        };
        if self.squares.is_none() && pieces.len() != squares.len() {
            return Err(problem(self.pieces, "the shuffled pieces fill the first rank"));
        }
        let several = |labels: Option<&Spanned<String>>| {
            labels.map_or(Ok(Vec::new()), |labels| read_labels(labels, all))
        };
        let (opposite_colors, order) = (several(self.opposite_colors)?, several(self.order)?);
        Ok(ShuffleGroup { pieces, squares, opposite_colors, order })
    }

    /// Refuses demands that no order can meet. Also refuses a group if the number of its orders
    /// would depend on the order drawn for earlier groups.
    fn check(&self, group: &ShuffleGroup, before: &[ShuffleGroup]) -> Result<(), Problem> {
        let has = |square: &Square| group.squares.contains(square);
        let inner = |other: &&ShuffleGroup| other.squares.iter().all(has);
        let is_apart = |other: &ShuffleGroup| !other.squares.iter().any(has);
        let place = self.squares.map_or(self.pieces.span(), Spanned::span);
        if !before.iter().all(|other| inner(&other) || is_apart(other)) {
            let text = "a group has all squares of an earlier one, or none of them";
            return Err(Problem(place, text.to_owned()));
        }
        let is_twice = |role: &Role| before.iter().any(|other| other.pieces.contains(role));
        if group.pieces.iter().any(is_twice) {
            return Err(problem(self.pieces, "the pieces of a label are in one group"));
        }
        let taken: usize = before.iter().filter(inner).map(|other| other.pieces.len()).sum();
        if group.pieces.len() + taken > group.squares.len() {
            return Err(Problem(place, "there are more pieces than squares for them".to_owned()));
        }
        let count = |roles: &[Role], role: &Role| roles.iter().filter(|it| *it == role).count();
        let is_all = |role: &Role| count(&group.order, role) == count(&group.pieces, role);
        let is_pair = |role: &Role| {
            count(&group.pieces, role) == 2
                && count(&group.opposite_colors, role) == 1
                && !group.order.contains(role)
        };
        match (self.order, self.opposite_colors) {
            (Some(place), _) if !group.order.iter().all(is_all) => {
                Err(problem(place, "order names all the shuffled pieces of each kind in it"))
            }
            (_, Some(place)) if !group.opposite_colors.iter().all(is_pair) => Err(problem(
                place,
                "opposite_colors names kinds of which two are shuffled and none is in order, each once",
            )),
            (_, Some(place)) if taken > 0 || group.orders(&group.squares) == 0 => Err(problem(
                place,
                "opposite_colors needs a light and a dark square for each pair, none of an earlier group",
            )),
            _ => Ok(()),
        }
    }
}

fn read_labels(labels: &Spanned<String>, all: &[Label]) -> Result<Vec<Role>, Problem> {
    let found = Label::split_all(labels.get_ref())
        .map_err(|sign| problem(labels, format!("no piece has the label {sign}")))?;
    found.into_iter().map(|(label, _)| role(label, labels.span(), all)).collect()
}

/// The named squares in their order, which may not be holes.
fn read_squares(
    names: &Spanned<Vec<String>>,
    (size, holes): (Size, SquareSet),
) -> Result<Vec<Square>, Problem> {
    let parts = rectangles(names.get_ref(), names.span(), size)?;
    let mut squares: Vec<Square> = parts.into_iter().flat_map(squares_of).collect();
    if let Some(hole) = squares.iter().find(|square| holes.contains(**square)) {
        return Err(problem(names, format!("{hole} is a hole, where nothing stands")));
    }
    squares.sort_unstable();
    Ok(squares)
}

/// Checks all groups together.
fn check_whole(
    table: &Spanned<ShuffleTable>,
    shuffle: &Shuffle,
    (files, ranks): Size,
    holes: SquareSet,
) -> Result<(), Problem> {
    let squares = shuffle.squares();
    let (count, pieces) = (squares.len(), shuffle.pieces().count());
    if pieces != count {
        let text =
            format!("the shuffled pieces fill their squares: {pieces} pieces, {count} squares");
        return Err(problem(table, text));
    }
    let faces = |symmetry: &Symmetry| {
        squares.iter().any(|square| squares.contains(&symmetry.image(*square, files, ranks)))
    };
    if shuffle.symmetries.iter().any(faces) {
        return Err(problem(table, "the squares are the first mover's, and the second has others"));
    }
    let is_hole = |symmetry: &Symmetry| {
        let second = |square: &Square| symmetry.image(*square, files, ranks);
        squares.iter().any(|square| holes.contains(*square) || holes.contains(second(square)))
    };
    if shuffle.symmetries.iter().any(is_hole) {
        return Err(problem(table, "nothing is drawn by lot for a hole"));
    }
    if shuffle.orders() > MOST_ORDERS {
        return Err(problem(table, "there are more than 10^15 orders"));
    }
    match shuffle.symmetries[..] {
        _ if !shuffle.is_chosen => Ok(()),
        [Symmetry::Mirror | Symmetry::Central] => Ok(()),
        _ => {
            Err(problem(table, "an order is chosen for both sides: by mirror or by central alone"))
        }
    }
}

impl ShuffleTable {
    /// The place in the file of the pieces of a group.
    pub(super) fn place_of(&self, group: usize) -> Range<usize> {
        let groups = self.groups.iter().map(|group| &group.get_ref().pieces);
        let place = self.pieces.iter().chain(groups).nth(group);
        place.map_or(0..0, Spanned::span)
    }
}
