//! The divisions of the players next season.

use super::boundaries::sizes;
use super::division::{DivisionError, Largest, check};
use std::collections::BTreeSet;

/// The divisions of a next season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextSeason<P> {
    /// The players of each division, the strongest division first.
    pub divisions: Vec<Vec<P>>,
    /// The players who move two divisions or more. It is empty but where so many have left, or the
    /// largest size has changed so much, that no sizes which differ by one avoid it.
    pub far: Vec<P>,
}

/// The divisions after a season: of the last tables, the best ⌈n/6⌉ of each division move up and the
/// last ⌈n/6⌉ move down.
///
/// `tables` has the players of each division in the order of its last table, `left` the players who do
/// not go on, `newcomers` the players who were not there, the strongest first. They come after all
/// others.
///
/// Players who left are gone first, so n is the number of players who stay. Where neighbors have a
/// different ⌈n/6⌉, the smaller number changes places. Then as many of the next ones follow as the sizes
/// need: more move down where the division above is too large, more move up where it is too small.
/// Where a division has too few players for all this, fewer change places.
///
/// # Errors
/// If there are fewer than four players, or one is there twice.
pub fn next_divisions<P: Ord + Clone>(
    tables: &[Vec<P>],
    left: &BTreeSet<P>,
    newcomers: Vec<P>,
    largest: Largest,
) -> Result<NextSeason<P>, DivisionError> {
    let stays = |player: &&P| !left.contains(player);
    let rows = tables.iter().map(|table| table.iter().filter(stays).cloned().collect());
    let rows: Vec<Vec<P>> = rows.collect();
    let mut players = rows.concat();
    let old = players.len();
    players.extend(newcomers);
    check(players.iter())?;

    let stayed: Vec<usize> = rows.iter().map(Vec::len).collect();
    let sizes = sizes(&stayed, players.len() - old, largest);
    for boundary in boundaries(&stayed, &sizes) {
        if boundary.swapped > 0 {
            let (down, up) = (boundary.falling(), boundary.rising());
            players[boundary.end - down..boundary.end + up].rotate_left(down);
        }
    }
    let mut players = players.into_iter();
    let divisions: Vec<Vec<P>> =
        sizes.iter().map(|size| players.by_ref().take(*size).collect()).collect();

    let is_far = |(from, player): &(usize, &P)| {
        let to = divisions.iter().position(|division| division.contains(player));
        to.is_some_and(|to| to.abs_diff(*from) > 1)
    };
    let from = (0..).zip(&rows).flat_map(|(from, row)| row.iter().map(move |it| (from, it)));
    let far = from.filter(is_far).map(|(_, player)| player.clone()).collect();
    Ok(NextSeason { divisions, far })
}

/// The moves across the end of a division of the last season.
struct Boundary {
    /// How many players stay up to there.
    end: usize,
    /// How many change places.
    swapped: usize,
    /// How many move down besides.
    down: usize,
    /// How many move up besides.
    up: usize,
}

impl Boundary {
    fn falling(&self) -> usize {
        self.swapped + self.down
    }

    fn rising(&self) -> usize {
        self.swapped + self.up
    }
}

fn boundaries(stayed: &[usize], sizes: &[usize]) -> Vec<Boundary> {
    let (mut old, mut new) = (0, 0);
    let mut boundaries = Vec::with_capacity(stayed.len());
    for (at, number) in stayed.iter().enumerate() {
        old += number;
        new += sizes.get(at).copied().unwrap_or_default();
        let below = stayed.get(at + 1).copied().unwrap_or_default();
        let swapped = number.div_ceil(6).min(below.div_ceil(6));
        let (down, up) = (old.saturating_sub(new), new.saturating_sub(old));
        boundaries.push(Boundary { end: old, swapped, down, up });
    }
    fit(&mut boundaries, stayed);
    boundaries
}

/// Lets fewer change places, until no division loses more players than it has.
fn fit(boundaries: &mut [Boundary], stayed: &[usize]) {
    let mut at = 0;
    while at < stayed.len() {
        let above = at.checked_sub(1);
        let rising = above.map_or(0, |above| boundaries[above].rising());
        let swapped_above = above.map_or(0, |above| boundaries[above].swapped);
        let swapped = boundaries[at].swapped;
        if rising + boundaries[at].falling() <= stayed[at] || swapped.max(swapped_above) == 0 {
            at += 1;
        } else if swapped >= swapped_above {
            boundaries[at].swapped -= 1;
        } else {
            boundaries[at - 1].swapped -= 1;
        }
    }
}
