//! A first idea of a task. The piece walks over the board, and a star is put where it can capture
//! next. Whether fewer moves would do is found out later.

use crate::legal_moves::destinations::ever;
use crate::mate::{Budget, Effort, TooLarge};
use crate::pieces::piece::Cell;
use crate::squares::zone::squares_of;
use crate::{Color, Move, Piece, Square, SquareSet};

use super::placement::{MOST_STARS, Placement, Standing};
use super::practice::Practice;
use super::random::Random;

/// How often another square is tried, for a star and for a piece to hop over.
const TRIES: usize = 5;

/// The contents of a task.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    /// The number of stars.
    pub stars: usize,
    /// The most moves between two captures.
    pub pauses: usize,
    /// The most pieces in the way.
    pub blockers: usize,
    /// Whether pieces are put in the way that no hop needs.
    pub obstructs: bool,
    /// How far a star may be, in King's steps.
    pub reach: u8,
}

/// A placement by this wish. It may have fewer stars, and none where the piece cannot capture from
/// where it happens to stand.
///
/// # Errors
/// The effort is not enough. Each position that is looked at costs one.
pub(super) fn propose(
    practice: &Practice,
    wish: &Wish,
    random: &mut Random,
    effort: &mut Effort,
) -> Result<Option<Placement>, TooLarge> {
    let origins: Vec<Square> = practice.origins.iter().collect();
    let is_unmoved = !origins.is_empty() && random.below(2) == 0;
    let squares = if is_unmoved { origins } else { practice.starts.iter().collect() };
    let Some(at) = random.one_of(&squares) else { return Ok(None) };
    let placement = Placement { at, is_unmoved, stars: Vec::new(), blockers: Vec::new() };
    let walker = Standing { left: 0, ..placement.start() };
    let mut walk = Walk { practice, wish, random, effort, placement, walker };
    for _ in 0..wish.stars.min(MOST_STARS) {
        for _ in 0..walk.random.below(wish.pauses + 1) {
            walk.pause()?;
        }
        if !walk.capture()? {
            break;
        }
    }
    if wish.obstructs {
        walk.obstruct();
    }
    Ok(Some(walk.placement).filter(|placement| !placement.stars.is_empty()))
}

/// The placement with one star more, if it has too few, or with one piece on another square.
pub(super) fn changed(
    practice: &Practice,
    wish: &Wish,
    placement: &Placement,
    random: &mut Random,
) -> Placement {
    let mut changed = placement.clone();
    let is_free = |square: &Square| !placement.has(*square);
    let free = |among: SquareSet| among.iter().filter(is_free).collect::<Vec<Square>>();
    let for_stars = || free(practice.territory & !practice.promotes_on);
    let stars = changed.stars.len();
    if stars < wish.stars.min(MOST_STARS) && random.below(2) == 0 {
        changed.stars.extend(random.one_of(&for_stars()));
        return changed;
    }
    let (list, place, free) = match random.below(stars + changed.blockers.len() + 1) {
        place if place < stars => (&mut changed.stars, place, for_stars()),
        place if place < stars + changed.blockers.len() => {
            let around = box_of(&[changed.stars.clone(), vec![changed.at]].concat());
            let around = around.into_iter().filter(|square| practice.variant.contains(*square));
            (&mut changed.blockers, place - stars, free(around.collect()))
        }
        _ => {
            if let Some(at) = random.one_of(&free(practice.starts)) {
                (changed.at, changed.is_unmoved) = (at, false);
            }
            return changed;
        }
    };
    if let Some(square) = random.one_of(&free) {
        list[place] = square;
    }
    changed
}

struct Walk<'a> {
    practice: &'a Practice,
    wish: &'a Wish,
    random: &'a mut Random,
    effort: &'a mut Effort,
    placement: Placement,
    walker: Standing,
}

impl Walk<'_> {
    /// The moves of the piece where it stands. Stars are not captured twice.
    fn moves(&mut self, placement: &Placement, standing: Standing) -> Result<Vec<Move>, TooLarge> {
        self.effort.spend(1)?;
        Ok(placement.position(self.practice, standing).legal_moves())
    }

    /// Goes on without a capture, if that is possible.
    fn pause(&mut self) -> Result<(), TooLarge> {
        let moves = self.moves(&self.placement.clone(), self.walker)?;
        let free: Vec<Square> =
            moves.iter().map(|mv| mv.to).filter(|to| !self.placement.has(*to)).collect();
        if let Some(at) = self.random.one_of(&free) {
            self.walker = Standing { at, is_unmoved: false, left: 0 };
        }
        Ok(())
    }

    /// Puts a star where the piece captures it, perhaps over another piece, and captures it.
    fn capture(&mut self) -> Result<bool, TooLarge> {
        let Standing { at, is_unmoved, .. } = self.walker;
        let cell = Cell::of(Piece { color: Color::White, role: self.practice.role });
        let unmoved = if is_unmoved { [at].into_iter().collect() } else { SquareSet::EMPTY };
        let wanted = ever(self.practice.variant.tables(), at, cell, unmoved);
        let wanted = wanted & self.practice.territory & !self.practice.promotes_on;
        let far = |square: &Square| at.distance(*square) <= self.wish.reach;
        let wanted: Vec<Square> =
            wanted.iter().filter(|square| !self.placement.has(*square)).filter(far).collect();
        for _ in 0..TRIES {
            let Some(star) = self.random.one_of(&wanted) else { break };
            let mut with_star = self.placement.clone();
            with_star.stars.push(star);
            if self.captures(&with_star, star)? || self.captures_over(&mut with_star, star)? {
                self.placement = with_star;
                self.walker = Standing { at: star, is_unmoved: false, left: 0 };
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the piece captures the last star.
    fn captures(&mut self, placement: &Placement, star: Square) -> Result<bool, TooLarge> {
        let last = 1 << (placement.stars.len() - 1);
        let moves = self.moves(placement, Standing { left: last, ..self.walker })?;
        Ok(moves.iter().any(|mv| mv.to == star))
    }

    /// Whether it does so with one piece more on the board, which is put there.
    fn captures_over(&mut self, placement: &mut Placement, star: Square) -> Result<bool, TooLarge> {
        let between = box_of(&[self.walker.at, star]);
        let free: Vec<Square> = self.free(placement, between);
        for _ in 0..TRIES {
            if self.is_full(placement) {
                break;
            }
            let Some(screen) = self.random.one_of(&free) else { break };
            placement.blockers.push(screen);
            if self.captures(placement, star)? {
                return Ok(true);
            }
            placement.blockers.pop();
        }
        Ok(false)
    }

    /// Puts pieces in the way until there are as many as wished.
    fn obstruct(&mut self) {
        let mut corners = self.placement.stars.clone();
        corners.push(self.placement.at);
        let free = self.free(&self.placement, box_of(&corners));
        for _ in 0..self.wish.blockers {
            let blocker = self.random.one_of(&free).filter(|it| !self.placement.has(*it));
            if let Some(blocker) = blocker.filter(|_| !self.is_full(&self.placement)) {
                self.placement.blockers.push(blocker);
            }
        }
    }

    fn is_full(&self, placement: &Placement) -> bool {
        self.practice.other.is_none() || placement.blockers.len() >= self.wish.blockers
    }

    fn free(&self, placement: &Placement, among: Vec<Square>) -> Vec<Square> {
        let is_free = |square: &Square| {
            self.practice.variant.contains(*square)
                && !placement.has(*square)
                && *square != self.walker.at
        };
        among.into_iter().filter(is_free).collect()
    }
}

/// The squares of the smallest rectangle around some squares.
fn box_of(squares: &[Square]) -> Vec<Square> {
    let span = |part: fn(Square) -> u8| {
        let parts = squares.iter().map(|square| part(*square));
        (parts.clone().min().unwrap_or(0), parts.max().unwrap_or(0))
    };
    let (files, ranks) = (span(Square::file), span(Square::rank));
    let corner = |file, rank| Square::new(file, rank).unwrap_or(Square(0));
    squares_of([corner(files.0, ranks.0), corner(files.1, ranks.1)]).collect()
}
