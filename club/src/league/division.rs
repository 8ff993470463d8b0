//! How many divisions a league has, and how large they are.

use std::collections::BTreeSet;
use thiserror::Error;

/// The fewest players of a league. A division has so many too, where the largest size allows it.
pub const FEWEST: usize = 4;

/// How many players the largest division may have: 4 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Largest(usize);

/// A division cannot have this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the largest division has 4 to 10 players, not {0}")]
pub struct NoSize(pub usize);

/// Why these players make no divisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DivisionError {
    /// There are fewer than four players.
    #[error("a league needs four players, and there are {0}")]
    NotEnough(usize),
    /// A player is there twice. The second place counts from 1, through all lists.
    #[error("player {0} is there twice")]
    Twice(usize),
}

impl Largest {
    /// How many players it is.
    pub const fn players(self) -> usize {
        self.0
    }

    /// The fewest divisions that hold so many players.
    pub(super) const fn divisions(self, players: usize) -> usize {
        // Five would be three and two, and two players have no round robin.
        if self.0 == 4 && players == 5 { 1 } else { players.div_ceil(self.0) }
    }
}

impl TryFrom<usize> for Largest {
    type Error = NoSize;

    fn try_from(players: usize) -> Result<Largest, NoSize> {
        if (FEWEST..=10).contains(&players) { Ok(Largest(players)) } else { Err(NoSize(players)) }
    }
}

/// The divisions of a first season, the strongest first: the rated players in the order of their
/// ratings, then the others in the order that was drawn.
///
/// There are as few divisions as the largest size allows. Their sizes differ by one at most, and the
/// first ones are the larger ones. With a largest size of 4, 5 or 6, some numbers of players leave
/// divisions of three. Five players with a largest size of four are one division.
///
/// # Errors
/// If there are fewer than four players, or one is there twice.
pub fn first_divisions<P: Ord>(
    rated: Vec<P>,
    unrated: Vec<P>,
    largest: Largest,
) -> Result<Vec<Vec<P>>, DivisionError> {
    let players: Vec<P> = rated.into_iter().chain(unrated).collect();
    check(players.iter())?;
    let (number, divisions) = (players.len(), largest.divisions(players.len()));
    let mut players = players.into_iter();
    let size = |division| number / divisions + usize::from(division < number % divisions);
    Ok((0..divisions).map(|division| players.by_ref().take(size(division)).collect()).collect())
}

/// That there are enough players, and nobody is there twice.
pub(super) fn check<'a, P: Ord + 'a>(
    players: impl ExactSizeIterator<Item = &'a P>,
) -> Result<(), DivisionError> {
    let number = players.len();
    let mut known = BTreeSet::new();
    for (place, player) in (1..).zip(players) {
        if !known.insert(player) {
            return Err(DivisionError::Twice(place));
        }
    }
    if number < FEWEST { Err(DivisionError::NotEnough(number)) } else { Ok(()) }
}
