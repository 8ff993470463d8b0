//! Terachess II once more, as plainly as possible: the piece list of the author's page with walks over
//! the board, every move tried and the King looked at. It shares nothing with the crate but FEN.

type Piece = (bool, char);

/// A position as the reference sees it: squares are (file, rank) from 0.
#[derive(Clone)]
pub struct Reference {
    board: [[Option<Piece>; 16]; 16],
    white_moves: bool,
    unmoved: Vec<(i8, i8)>,
    passed: Option<(i8, i8)>,
}

const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn name((file, rank): (i8, i8)) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn square(text: &str) -> (i8, i8) {
    ((text.as_bytes()[0] - b'a') as i8, text[1..].parse::<i8>().expect(text) - 1)
}

/// Whether the vector is one of the piece's leaps, for moves and captures alike.
fn leaps(label: char, (x, y): (i8, i8)) -> bool {
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let is = |names: &str| {
        names.chars().any(|leap| {
            (near, far)
                == match leap {
                    'W' => (0, 1),
                    'F' => (1, 1),
                    'D' => (0, 2),
                    'N' => (1, 2),
                    'A' => (2, 2),
                    'H' => (0, 3),
                    'C' => (1, 3),
                    'Z' => (2, 3),
                    _ => (3, 3),
                }
        })
    };
    is(match label {
        'I' | 'K' => "WF",
        'T' => "GH",
        'N' | 'X' | 'H' | 'A' => "N",
        'M' => "C",
        'Z' => "Z",
        'E' => "FA",
        'W' => "WD",
        'J' => "WFN",
        'Y' | 'U' => "W",
        'S' | 'G' => "F",
        'F' => "NCZ",
        'D' => "WFADGH",
        'L' => "WFNAD",
        _ => "",
    })
}

fn is_line(label: char, (x, y): (i8, i8)) -> bool {
    let diagonal = x != 0 && y != 0;
    match label {
        'B' | 'Y' | 'X' | 'V' => diagonal,
        'R' | 'S' | 'H' | 'C' => !diagonal,
        'Q' | 'A' | 'O' => true,
        _ => false,
    }
}

impl Reference {
    pub fn from_fen(fen: &str) -> Reference {
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
                board[file][15 - row] =
                    Some((letter.is_ascii_uppercase(), letter.to_ascii_uppercase()));
                file += 1;
            }
        }
        let list = |text: &str| match text {
            "-" => Vec::new(),
            text => text.split(',').map(square).collect(),
        };
        let passed = list(parts[3]).pop();
        Reference { board, white_moves: parts[1] == "w", unmoved: list(parts[2]), passed }
    }

    fn at(&self, (file, rank): (i8, i8)) -> Option<Piece> {
        self.board[file as usize][rank as usize]
    }

    fn set(&mut self, (file, rank): (i8, i8), piece: Option<Piece>) {
        self.board[file as usize][rank as usize] = piece;
    }

    fn squares() -> impl Iterator<Item = (i8, i8)> {
        (0..256).map(|number| ((number % 16) as i8, (number / 16) as i8))
    }

    /// How many pieces stand between two squares in this direction; nothing if it does not lead there.
    fn between(&self, from: (i8, i8), to: (i8, i8), direction: (i8, i8)) -> Option<usize> {
        let mut count = 0;
        let mut here = from;
        loop {
            here = (here.0 + direction.0, here.1 + direction.1);
            if !(0..16).contains(&here.0) || !(0..16).contains(&here.1) {
                return None;
            }
            if here == to {
                return Some(count);
            }
            count += usize::from(self.at(here).is_some());
        }
    }

    fn goes(&self, from: (i8, i8), to: (i8, i8), captures: bool) -> bool {
        let Some((white, label)) = self.at(from) else { return false };
        let vector = (to.0 - from.0, to.1 - from.1);
        let forward = if white { 1 } else { -1 };
        if leaps(label, vector) {
            return true;
        }
        if matches!(label, 'P' | 'T') && vector.1 == forward {
            return if captures { vector.0.abs() == 1 } else { vector.0 == 0 };
        }
        let wanted = usize::from(captures && matches!(label, 'C' | 'V' | 'O'));
        let straight = |direction: &(i8, i8)| {
            is_line(label, *direction) && self.between(from, to, *direction) == Some(wanted)
        };
        DIRECTIONS.iter().any(straight)
            || (matches!(label, 'U' | 'G') && self.bends(label, from, to))
    }

    fn bends(&self, label: char, from: (i8, i8), to: (i8, i8)) -> bool {
        (0..8).filter(|first| (first % 2 == 1) == (label == 'G')).any(|first| {
            let bend = (from.0 + DIRECTIONS[first].0, from.1 + DIRECTIONS[first].1);
            (0..16).contains(&bend.0)
                && (0..16).contains(&bend.1)
                && self.at(bend).is_none()
                && [(first + 1) % 8, (first + 7) % 8]
                    .iter()
                    .any(|second| self.between(bend, to, DIRECTIONS[*second]) == Some(0))
        })
    }

    fn is_attacked(&self, target: (i8, i8), by_white: bool) -> bool {
        Reference::squares().any(|from| {
            self.at(from).is_some_and(|piece| piece.0 == by_white) && self.goes(from, target, true)
        })
    }

    fn king(&self, white: bool) -> (i8, i8) {
        let king = Some((white, 'K'));
        Reference::squares().find(|square| self.at(*square) == king).expect("both have a King")
    }

    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.white_moves), !self.white_moves)
    }

    /// Whether the side that has just moved could lose its King.
    pub fn is_impossible(&self) -> bool {
        self.is_attacked(self.king(!self.white_moves), self.white_moves)
    }

    /// All legal moves by their coordinates, with the position after each.
    pub fn legal(&self) -> Vec<(String, Reference)> {
        let white = self.white_moves;
        let mut found = Vec::new();
        for from in Reference::squares() {
            let Some((owner, label)) = self.at(from) else { continue };
            if owner != white {
                continue;
            }
            for to in Reference::squares() {
                if let Some((promotion, after)) = self.attempt(from, to, label)
                    && !after.is_attacked(after.king(white), !white)
                {
                    let promotion = promotion.map_or(String::new(), |label| format!("={label}"));
                    found.push((format!("{}{}{promotion}", name(from), name(to)), after));
                }
            }
        }
        found.sort_by(|a, b| a.0.cmp(&b.0));
        found
    }

    /// The position after a move, the King's safety aside, and what the piece became.
    fn attempt(
        &self,
        from: (i8, i8),
        to: (i8, i8),
        label: char,
    ) -> Option<(Option<char>, Reference)> {
        let white = self.white_moves;
        let forward = if white { 1 } else { -1 };
        let victim = self.at(to);
        if from == to || victim.is_some_and(|(owner, _)| owner == white) {
            return None;
        }
        let middle = (from.0, from.1 + forward);
        let mut after = self.clone();
        after.passed = None;
        let double = matches!(label, 'P' | 'I')
            && to == (from.0, from.1 + 2 * forward)
            && self.at(middle).is_none()
            && victim.is_none();
        if double {
            after.passed = Some(middle);
        } else if label == 'P' && self.passed == Some(to) && self.goes(from, to, true) {
            after.set((to.0, to.1 - forward), None);
        } else if label == 'K' && self.leaps_initially(from, to) {
        } else if !self.goes(from, to, victim.is_some()) {
            return None;
        }
        let single = (to.0 - from.0).abs().max((to.1 - from.1).abs()) == 1;
        let promotion = match label {
            _ if to.1 != if white { 15 } else { 0 } => None,
            'P' => Some('Q'),
            'T' if single => Some('Q'),
            'I' => Some('A'),
            'N' | 'M' | 'Z' => Some('F'),
            'E' | 'W' | 'J' => Some('L'),
            _ => None,
        };
        after.set(from, None);
        after.set(to, Some((white, promotion.unwrap_or(label))));
        after.unmoved.retain(|square| *square != from && *square != to);
        after.white_moves = !white;
        Some((promotion, after))
    }

    fn leaps_initially(&self, from: (i8, i8), to: (i8, i8)) -> bool {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        if !self.unmoved.contains(&from) || x.abs().max(y.abs()) != 2 || self.at(to).is_some() {
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
}
