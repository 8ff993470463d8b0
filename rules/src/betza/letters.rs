//! The modifiers of one leg.

use super::directions::collapsed;
use super::edition::Edition;
use super::problem::Term;
use crate::movement::Mode;

/// Lower-case letters, sorted by their meaning.
#[derive(Clone, Default)]
pub(super) struct Letters {
    /// `f b l r v s h`, and `q`, which is our own, in the order in which they are written.
    pub directions: String,
    pub quiet: bool,
    pub capture: bool,
    pub en_passant: bool,
    pub initial: bool,
    /// `p`: over a piece.
    pub over: bool,
    /// `g`: over a piece, and on from there with the other range.
    pub onto: bool,
    /// `y`: from an empty square on with the other range.
    pub other_range: bool,
    /// How often `n` and `j` are written.
    pub lame: u8,
    pub jumps: u8,
}

impl Letters {
    pub fn read(text: &str, edition: Edition) -> Term<Letters> {
        let mut letters = Letters::default();
        for letter in text.chars() {
            match letter {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' => letters.directions.push(letter),
                'm' => letters.quiet = true,
                'c' => letters.capture = true,
                'e' => letters.en_passant = true,
                'i' if letters.initial => {
                    return Err("write the zone with betza_within instead of ii".into());
                }
                'i' => letters.initial = true,
                'p' => letters.over = true,
                'g' => letters.onto = true,
                'y' => letters.other_range = true,
                'n' => letters.lame += 1,
                'j' => letters.jumps += 1,
                'd' => return Err("d (taking one's own piece) is not supported".into()),
                't' => return Err("t is not supported".into()),
                'o' => {
                    let why = "o (a cylinder board) is not supported: a board has edges";
                    return Err(why.into());
                }
                'z' => return Err("crooked moves (z) are not supported".into()),
                'x' | 'u' | 'q' | 'k' => return Err("this modifier is not supported".into()),
                _ => return Err(format!("the letter {letter} is unknown")),
            }
        }
        if edition == Edition::First {
            letters.directions = collapsed(&letters.directions);
        }
        Ok(letters)
    }

    /// How the movement may end if this is its last leg.
    pub const fn mode(&self) -> Mode {
        match (self.quiet, self.capture) {
            (true, false) => Mode::Quiet,
            (false, true) => Mode::Capture,
            _ => Mode::Both,
        }
    }
}
