//! A second implementation of the rules, as plain as possible. It walks over the board by the piece
//! lists of the specification, tries every move, and then looks at the King. It shares nothing with
//! the crate but FEN.

use crate::movers::{is_leap, is_line, mover, name_of, promotions};
use menagerie_rules::{Variant, bundled};
use std::sync::Arc;

type Piece = (bool, char);

pub type Place = (i8, i8);

/// A position as the reference sees it: squares are (file, rank) from 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference {
    game: &'static str,
    files: i8,
    ranks: i8,
    board: [[Option<Piece>; 16]; 16],
    white_moves: bool,
    unmoved: Vec<Place>,
    passed: Option<Place>,
}

const DIRECTIONS: [Place; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const GAMES: [&str; 12] = [
    "terachess-2",
    "teramachy",
    "fantastic-13",
    "terran",
    "cetran-2",
    "chess",
    "shako",
    "capablanca",
    "gigachess-2",
    "metamachy",
    "pemba",
    "zanzibar-s",
];

fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn square(text: &str) -> Place {
    ((text.as_bytes()[0] - b'a') as i8, text[1..].parse::<i8>().expect(text) - 1)
}

/// The bundled variants that the reference knows. A new variant need not be among them.
pub fn known() -> Vec<&'static Arc<Variant>> {
    let known = bundled().iter().filter(|variant| GAMES.contains(&variant.id.as_str()));
    known.collect()
}

impl Reference {
    pub fn from_fen(game: &str, fen: &str) -> Reference {
        let game = GAMES.into_iter().find(|known| *known == game).expect(game);
        let (files, ranks) = match game {
            "terachess-2" => (16, 16),
            "teramachy" => (16, 12),
            "fantastic-13" => (13, 13),
            "gigachess-2" => (14, 14),
            "metamachy" | "zanzibar-s" => (12, 12),
            "terran" | "shako" | "pemba" => (10, 10),
            "capablanca" => (10, 8),
            _ => (8, 8),
        };
        let parts: Vec<&str> = fen.split(' ').collect();
        let mut board = [[None; 16]; 16];
        for (row, text) in parts[0].split('/').enumerate() {
            let (mut file, mut run) = (0, 0);
            for letter in text.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit as usize;
                    continue;
                }
                file += run;
                run = 0;
                board[file][ranks as usize - 1 - row] =
                    Some((letter.is_ascii_uppercase(), letter.to_ascii_uppercase()));
                file += 1;
            }
        }
        let list = |text: &str| match text {
            "-" => Vec::new(),
            text => text.split(',').map(square).collect(),
        };
        let passed = list(parts[3]).pop();
        let mut unmoved = list(parts[2]);
        unmoved.sort_unstable();
        Reference { game, files, ranks, board, white_moves: parts[1] == "w", unmoved, passed }
    }

    fn at(&self, (file, rank): Place) -> Option<Piece> {
        self.board[file as usize][rank as usize]
    }

    fn set(&mut self, (file, rank): Place, piece: Option<Piece>) {
        self.board[file as usize][rank as usize] = piece;
    }

    fn on_board(&self, (file, rank): Place) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    fn empty(&self, place: Place) -> bool {
        self.on_board(place) && self.at(place).is_none()
    }

    fn squares(&self) -> impl Iterator<Item = Place> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
    }

    /// The number of pieces between two squares in this direction. There is none if it does not
    /// lead there.
    fn between(&self, from: Place, to: Place, direction: Place) -> Option<usize> {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        if x * direction.1 != y * direction.0 || x * direction.0 + y * direction.1 <= 0 {
            return None;
        }
        let mut count = 0;
        let mut here = from;
        loop {
            here = (here.0 + direction.0, here.1 + direction.1);
            if !self.on_board(here) {
                return None;
            }
            if here == to {
                return Some(count);
            }
            count += usize::from(self.at(here).is_some());
        }
    }

    /// The rank counted from the side's own.
    fn own_rank(&self, white: bool, rank: i8) -> i8 {
        if white { rank } else { self.ranks - 1 - rank }
    }

    fn goes(&self, from: Place, to: Place, captures: bool) -> bool {
        let Some((white, label)) = self.at(from) else { return false };
        let name = name_of(self.game, label);
        let vector = (to.0 - from.0, to.1 - from.1);
        let forward = if white { 1 } else { -1 };
        let rank = self.own_rank(white, to.1);
        match (self.game, name) {
            ("terran", "king" | "guard") if !(2..=7).contains(&to.0) || rank > 2 => return false,
            ("terran", "dragoon") => {
                return rank <= 4 && is_leap(if captures { "WF" } else { "N" }, vector);
            }
            ("terran", "pawn")
                if vector.1 == 0 && vector.0.abs() == 1 && self.own_rank(white, from.1) > 4 =>
            {
                return !captures;
            }
            _ => {}
        }
        let mover = mover(name);
        if is_leap(mover.leaps, vector) {
            return true;
        }
        if matches!(name, "pawn" | "troll") && vector.1 == forward {
            return if captures { vector.0.abs() == 1 } else { vector.0 == 0 };
        }
        let screens = usize::from(captures);
        DIRECTIONS.iter().any(|direction| {
            is_line(mover.lines, *direction) && self.between(from, to, *direction) == Some(0)
                || is_line(mover.hops, *direction)
                    && self.between(from, to, *direction) == Some(screens)
        }) || self.bends(mover.bends, from, to)
            || (mover.sissa && self.has_equal_legs(from, to))
            || (mover.moo && self.rides(from, to))
    }

    fn bends(&self, name: &str, from: Place, to: Place) -> bool {
        if name == "snake" && to.0 == from.0 && (to.1 - from.1).abs() == 1 {
            return true;
        }
        let first_fits = |(x, y): &Place| match name {
            "rhinoceros" => *x == 0 || *y == 0,
            "snake" => *x == 0,
            "eagle" | "ship" => *x != 0 && *y != 0,
            _ => false,
        };
        !name.is_empty()
            && DIRECTIONS.iter().filter(|first| first_fits(first)).any(|first| {
                let bend = (from.0 + first.0, from.1 + first.1);
                // Outward: the second direction shares a part with the first.
                let outward = |second: &&Place| {
                    let dot = first.0 * second.0 + first.1 * second.1;
                    let diagonal = second.0 != 0 && second.1 != 0;
                    dot > 0
                        && *second != first
                        && diagonal == matches!(name, "rhinoceros" | "snake")
                        && (name != "ship" || second.0 == 0)
                };
                self.empty(bend)
                    && DIRECTIONS
                        .iter()
                        .filter(outward)
                        .any(|second| self.between(bend, to, *second) == Some(0))
            })
    }

    fn has_equal_legs(&self, from: Place, to: Place) -> bool {
        DIRECTIONS.iter().any(|first| {
            (1..16).any(|length| {
                let turn = (from.0 + first.0 * length, from.1 + first.1 * length);
                let straight = |(x, y): &Place| *x == 0 || *y == 0;
                self.empty(turn)
                    && self.between(from, turn, *first) == Some(0)
                    && DIRECTIONS.iter().any(|second| {
                        straight(first) != straight(second)
                            && (turn.0 + second.0 * length, turn.1 + second.1 * length) == to
                            && self.between(turn, to, *second) == Some(0)
                    })
            })
        })
    }

    fn rides(&self, from: Place, to: Place) -> bool {
        let steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        steps.iter().any(|&(x, y): &Place| {
            let mut here = from;
            loop {
                let straight = if x.abs() == 2 { (x / 2, 0) } else { (0, y / 2) };
                let orthogonal = (here.0 + straight.0, here.1 + straight.1);
                let diagonal = (here.0 + x.signum(), here.1 + y.signum());
                let next = (here.0 + x, here.1 + y);
                if !self.on_board(next) || !(self.empty(orthogonal) || self.empty(diagonal)) {
                    return false;
                }
                if next == to {
                    return true;
                }
                if !self.empty(next) {
                    return false;
                }
                here = next;
            }
        })
    }

    fn is_attacked(&self, target: Place, by_white: bool) -> bool {
        self.squares().any(|from| {
            self.at(from).is_some_and(|piece| piece.0 == by_white) && self.goes(from, target, true)
        })
    }

    fn king(&self, white: bool) -> Place {
        let king = Some((white, 'K'));
        self.squares().find(|square| self.at(*square) == king).expect("both have a King")
    }

    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.white_moves), !self.white_moves)
    }

    /// Whether the side that has just moved could lose its King, or has left the Kings face to
    /// face.
    pub fn is_impossible(&self) -> bool {
        self.is_attacked(self.king(!self.white_moves), self.white_moves) || self.faces()
    }

    /// Whether the Kings look at each other where that is forbidden.
    fn faces(&self) -> bool {
        let (white, black) = (self.king(true), self.king(false));
        self.game == "terran"
            && [(0, 1), (0, -1)].iter().any(|way| self.between(white, black, *way) == Some(0))
    }

    /// All legal moves by their coordinates, with the position after each.
    pub fn legal(&self) -> Vec<(String, Reference)> {
        let white = self.white_moves;
        let mut found = Vec::new();
        for from in self.squares() {
            let Some((owner, label)) = self.at(from) else { continue };
            if owner != white {
                continue;
            }
            for to in self.squares() {
                for (promotion, after) in self.attempt(from, to, label) {
                    if !after.is_attacked(after.king(white), !white) && !after.faces() {
                        let promotion =
                            promotion.map_or(String::new(), |label| format!("={label}"));
                        found.push((format!("{}{}{promotion}", name(from), name(to)), after));
                    }
                }
            }
        }
        found.sort_by(|a, b| a.0.cmp(&b.0));
        found
    }

    fn may_step_twice(&self, from: Place, piece: &str) -> bool {
        let rank = self.own_rank(self.white_moves, from.1);
        match (self.game, piece) {
            ("terran", "pawn") => self.unmoved.contains(&from),
            ("cetran-2" | "chess" | "capablanca", "pawn") => rank == 1,
            ("shako" | "pemba", "pawn") => rank == 2,
            (_, "pawn" | "prince") => true,
            _ => false,
        }
    }

    /// The positions after a move, each with the piece's promotion. The safety of the King is left
    /// aside.
    fn attempt(&self, from: Place, to: Place, label: char) -> Vec<(Option<char>, Reference)> {
        let white = self.white_moves;
        let forward = if white { 1 } else { -1 };
        let victim = self.at(to);
        let piece = name_of(self.game, label);
        if from == to || victim.is_some_and(|(owner, _)| owner == white) {
            return Vec::new();
        }
        let middle = (from.0, from.1 + forward);
        let mut after = self.clone();
        after.passed = None;
        let double = self.may_step_twice(from, piece)
            && to == (from.0, from.1 + 2 * forward)
            && self.at(middle).is_none()
            && victim.is_none();
        if double {
            after.passed = (self.game != "terran").then_some(middle);
        } else if piece == "pawn" && self.passed == Some(to) && self.goes(from, to, true) {
            after.set((to.0, to.1 - forward), None);
        } else if piece == "king" && self.leaps_initially(from, to) {
        } else if let (true, Some(rook)) = (piece == "king", self.castles(from, to)) {
            after.set(rook, None);
            after.set((to.0 - (to.0 - from.0).signum(), to.1), Some((white, 'R')));
            after.unmoved.retain(|square| *square != rook);
        } else if !self.goes(from, to, victim.is_some()) {
            return Vec::new();
        }
        let single = (to.0 - from.0).abs().max((to.1 - from.1).abs()) == 1;
        let last = self.own_rank(white, to.1) == self.ranks - 1;
        let becomes = if last { promotions(self.game, piece, single) } else { "" };
        after.set(from, None);
        after.unmoved.retain(|square| *square != from && *square != to);
        after.white_moves = !white;
        let mut end = |becomes: Option<char>| {
            after.set(to, Some((white, becomes.unwrap_or(label))));
            (becomes, after.clone())
        };
        if becomes.is_empty() {
            vec![end(None)]
        } else {
            becomes.chars().map(|label| end(Some(label))).collect()
        }
    }

    fn leaps_initially(&self, from: Place, to: Place) -> bool {
        let family =
            ["terachess-2", "teramachy", "fantastic-13", "gigachess-2", "metamachy", "zanzibar-s"];
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        if !family.contains(&self.game)
            || !self.unmoved.contains(&from)
            || x.abs().max(y.abs()) != 2
            || self.at(to).is_some()
        {
            return false;
        }
        let white = self.white_moves;
        let mut lifted = self.clone();
        lifted.set(from, None);
        let between = match (x.abs(), y.abs()) {
            (2, 1) => vec![(x / 2, 0), (x / 2, y)],
            (1, 2) => vec![(0, y / 2), (x, y / 2)],
            _ => vec![(x / 2, y / 2)],
        };
        !self.is_check()
            && between.iter().any(|(x, y)| !lifted.is_attacked((from.0 + x, from.1 + y), !white))
    }

    /// The partner's square when the King may castle there. His safety at the end is left aside.
    fn castles(&self, from: Place, to: Place) -> Option<Place> {
        let steps = match self.game {
            "terran" | "chess" | "shako" | "pemba" => 2,
            "capablanca" => 3,
            _ => return None,
        };
        let white = self.white_moves;
        let way = (to.0 - from.0).signum();
        if to.1 != from.1 || (to.0 - from.0).abs() != steps || !self.unmoved.contains(&from) {
            return None;
        }
        let outside = !(2..=7).contains(&to.0) || self.own_rank(white, to.1) > 2;
        if self.game == "terran" && outside {
            return None;
        }
        let mut rook = (from.0 + way, from.1);
        while self.empty(rook) {
            rook.0 += way;
        }
        let is_rook = self.on_board(rook)
            && self.at(rook) == Some((white, 'R'))
            && self.unmoved.contains(&rook)
            && (rook.0 - from.0).abs() > steps;
        let mut lifted = self.clone();
        lifted.set(from, None);
        let safe =
            (0..=steps).all(|step| !lifted.is_attacked((from.0 + way * step, from.1), !white));
        (is_rook && safe && !self.is_check()).then_some(rook)
    }
}
