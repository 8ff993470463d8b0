//! The lines of a diagram.

use crate::convert::error::{ConversionError, echo};

/// The settings and pieces of a diagram, in order.
pub(super) struct Lines<'a> {
    pub settings: Vec<Setting<'a>>,
    pub pieces: Vec<Piece<'a>>,
    /// Lines for holes, which are not pieces, with their place in the list of both.
    pub holes: Vec<(usize, Piece<'a>)>,
}

/// `key=value`.
pub(super) struct Setting<'a> {
    pub key: &'a str,
    pub value: &'a str,
    pub line: usize,
}

/// `name:ID:move:image:squares`.
pub(super) struct Piece<'a> {
    pub name: &'a str,
    pub id: &'a str,
    pub betza: &'a str,
    pub squares: &'a str,
    pub line: usize,
    /// The columns of the move and of the squares, counted from 1.
    pub betza_column: usize,
    pub squares_column: usize,
    /// The number of pieces in the hand.
    pub hand: &'a str,
}

/// There are no labels for more kinds.
const MOST: usize = 26;

impl<'a> Lines<'a> {
    pub fn read(text: &'a str) -> Result<Lines<'a>, ConversionError> {
        let mut lines = Lines { settings: Vec::new(), pieces: Vec::new(), holes: Vec::new() };
        for (number, line) in text.lines().enumerate() {
            let (number, indent) =
                (number + 1, line.chars().take_while(|c| c.is_whitespace()).count());
            let line = line.trim().trim_end_matches("<br>").trim_end();
            // Such lines belong to the page around the diagram, or are its remarks.
            if line.is_empty() || line.starts_with(['<', '#']) {
                continue;
            }
            let sign = line.find(['=', ':']);
            match sign.and_then(|at| line.get(at..=at)) {
                Some("=") => {
                    let (key, value) = line.split_once('=').unwrap_or((line, ""));
                    lines.settings.push(Setting {
                        key: key.trim(),
                        value: value.trim(),
                        line: number,
                    });
                }
                Some(_) if lines.pieces.len() == MOST => {
                    let problem = format!("at most {MOST} kinds of pieces have labels");
                    return Err(ConversionError::at((number, 1), problem));
                }
                Some(_) => lines.add(piece(line, number, indent)),
                None => {
                    let problem = format!(
                        "“{}” is neither key=value nor name:ID:move:image:squares",
                        echo(line)
                    );
                    return Err(ConversionError::at((number, indent + 1), problem));
                }
            }
        }
        if lines.pieces.is_empty() {
            return Err(ConversionError::at((1, 1), "there is no piece, as Knight:N:::b1,g1"));
        }
        Ok(lines)
    }

    fn add(&mut self, piece: Piece<'a>) {
        if piece.name.eq_ignore_ascii_case("hole") {
            self.holes.push((self.pieces.len() + self.holes.len(), piece));
        } else {
            self.pieces.push(piece);
        }
    }

    /// The number of pieces among the first lines of the list, in which holes count.
    pub fn pieces_among(&self, first: usize) -> usize {
        first - self.holes.iter().filter(|(place, _)| *place < first).count()
    }

    /// The last value of a key.
    pub fn get(&self, key: &str) -> Option<&Setting<'a>> {
        self.settings.iter().rev().find(|setting| setting.key.eq_ignore_ascii_case(key))
    }
}

fn piece(line: &str, number: usize, indent: usize) -> Piece<'_> {
    let parts: Vec<&str> = line.split(':').collect();
    let part = |at: usize| parts.get(at).copied().unwrap_or("");
    let column = |at: usize| {
        let before = parts.iter().take(at).map(|part| part.chars().count() + 1);
        indent + before.sum::<usize>() + 1
    };
    Piece {
        name: part(0).trim(),
        id: part(1).trim(),
        betza: part(2).trim(),
        squares: part(4).trim(),
        line: number,
        betza_column: column(2),
        squares_column: column(4),
        hand: part(5).trim(),
    }
}
