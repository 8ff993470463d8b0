//! The book of the conditional moves of one game: lines of moves as their owners settled them, each of
//! which gets shorter as the game follows it.

use menagerie_rules::Color;
use std::collections::BTreeSet;

/// The plan that gives the game up, at the end of a line.
pub const RESIGN: &str = "resign";

/// The moves of a line, both sides' by turns, from where the game stands.
pub type Words = Vec<String>;

/// The conditional moves of one game.
#[derive(Debug, Default)]
pub struct Plans {
    lines: [Vec<Words>; 2],
    /// Whether the lines of a side are over, and it was not told so yet.
    over: [bool; 2],
    /// How many lines the game has left before they were at their end.
    pub dropped: usize,
}

impl Plans {
    /// The lines of a side.
    pub fn of(&self, side: Color) -> &[Words] {
        &self.lines[side.index()]
    }

    /// A side settles a line; says whether others go because of it.
    pub fn settle(&mut self, side: Color, turn: Color, line: Words) -> bool {
        let lines = &mut self.lines[side.index()];
        let is_own = |place: usize| place.is_multiple_of(2) == (side == turn);
        let (mut at, mut is_known, mut goes) = (lines.len(), false, false);
        let mut kept = Vec::new();
        for (index, known) in lines.drain(..).enumerate() {
            let alike = known.iter().zip(&line).take_while(|(known, new)| known == new).count();
            let is_other = alike < known.len() && alike < line.len() && is_own(alike);
            goes |= is_other;
            is_known |= alike == line.len();
            if is_other || alike == known.len() && alike < line.len() {
                at = at.min(index);
            } else {
                kept.push(known);
            }
        }
        if !is_known {
            kept.insert(at.min(kept.len()), line);
        }
        *lines = kept;
        self.over[side.index()] = false;
        goes
    }

    /// A side drops the first of its replies with all that follows upon it; says whether any stay.
    pub fn drop_first(&mut self, side: Color, turn: Color) -> bool {
        let (lines, place) = (&mut self.lines[side.index()], usize::from(side == turn));
        let first = lines[0][place].clone();
        lines.retain(|line| line[place] != first);
        !lines.is_empty()
    }

    /// A side drops all of them.
    pub fn drop_all(&mut self, side: Color) {
        self.lines[side.index()].clear();
    }

    /// They are over.
    pub fn end(&mut self) {
        self.dropped += self.lines.iter().map(Vec::len).sum::<usize>();
        for side in [0, 1] {
            self.over[side] |= !self.lines[side].is_empty();
        }
        self.lines = Default::default();
    }

    /// A side was told that its lines are over.
    pub fn tell(&mut self, side: Color) {
        self.over[side.index()] = false;
    }

    /// A side's answer to the move that was just played.
    pub fn answer(&self, side: Color) -> Option<&str> {
        Some(self.of(side).first()?.first()?)
    }

    /// The game follows those lines that go on with a move, and leaves the others. Says whether the
    /// mover's own are over, now or since before, and it is to be told so.
    pub fn follow(&mut self, mover: Color, word: &str) -> bool {
        for (side, lines) in self.lines.iter_mut().enumerate() {
            let all = lines.len();
            lines.retain(|line| line[0] == word);
            self.dropped += all - lines.len();
            self.over[side] |= lines.is_empty() && all > 0;
            for line in lines.iter_mut() {
                line.remove(0);
            }
            lines.retain(|line| !line.is_empty());
        }
        self.over[mover.index()]
    }

    /// Every reply of a side, as the moves that lead to it and itself.
    pub fn replies(&self, side: Color, turn: Color) -> BTreeSet<Words> {
        let first = if side == turn { 3 } else { 2 };
        let to = |line: &Words| {
            let ends = (first..=line.len()).step_by(2);
            ends.map(|end| line[..end].to_vec()).collect::<Vec<_>>()
        };
        self.of(side).iter().flat_map(to).collect()
    }
}
