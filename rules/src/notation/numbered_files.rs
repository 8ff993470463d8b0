//! Moves as players of Xiangqi write them. They use the number of the file, which each side counts
//! from its own right: `C2=5`, `H2+3` or, for one of two on a file, `+R-1`. Also squares with ranks
//! from 0, as `h2e2`.

use super::part::{ByFile, Origin, Part, Readings, Way};
use crate::explanations::explain::explain;
use crate::{Color, Label, Move, Position, Refusal, Role, Square, Variant, ZoneLook};

/// Whether moves of a variant are written like this. Those of Xiangqi and variants on its board
/// are.
pub(super) fn has_numbered_files(variant: &Variant) -> bool {
    let has_palace = variant.zones.iter().any(|zone| zone.look == Some(ZoneLook::Palace));
    (variant.files, variant.ranks) == (9, 10) && has_palace
}

/// Adds the readings of a text by the numbers of files, and by ranks from 0.
pub(super) fn by_numbers(variant: &Variant, text: &str, readings: &mut Readings) {
    if !has_numbered_files(variant) {
        return;
    }
    let signs: Vec<char> = text.chars().filter(|sign| *sign != ' ').collect();
    let parts = match signs[..] {
        [first, second, way, number] => by_file(variant, [first, second], way, number),
        _ => Vec::new(),
    };
    let is_plain = text.len() == signs.len() && text.contains(|it: char| it.is_ascii_uppercase());
    let parts = parts.into_iter().map(|part| ByFile { is_plain, ..part });
    readings.parts.extend(parts.map(Part::ByFile));
    readings.parts.extend(from_zero(variant, &signs));
}

fn by_file(variant: &Variant, names: [char; 2], way: char, number: char) -> Vec<ByFile> {
    let digit = |sign: char| sign.to_digit(10).filter(|digit| (1..=9).contains(digit));
    let origin = |sign: char| match sign {
        '+' => Some(Origin::Front),
        '-' => Some(Origin::Rear),
        sign => digit(sign).map(|file| Origin::File(file as u8)),
    };
    let way = match way {
        '+' => Way::Forward,
        '-' => Way::Back,
        '=' | '.' => Way::Sideways,
        _ => return Vec::new(),
    };
    let [first, second] = names;
    // "+R-1" and "R+-1" are the same.
    let named = match (origin(first), origin(second)) {
        (Some(origin @ (Origin::Front | Origin::Rear)), None) => Some((second, origin)),
        (None, Some(origin)) => Some((first, origin)),
        _ => None,
    };
    let (Some((letter, origin)), Some(number)) = (named, digit(number)) else { return Vec::new() };
    let number = number as u8;
    let roles = roles(variant, letter).into_iter();
    roles.map(|role| ByFile { role, origin, way, number, is_plain: false }).collect()
}

/// The pieces that a letter stands for: by its label, or by the letter that other people use for
/// the piece.
fn roles(variant: &Variant, letter: char) -> Vec<Role> {
    const OTHERS: [(char, &str); 5] =
        [('N', "Horse"), ('B', "Elephant"), ('M', "Elephant"), ('S', "Soldier"), ('G', "Advisor")];
    let Some(label) = Label::plain(letter.to_ascii_uppercase()) else { return Vec::new() };
    let other = OTHERS.iter().find(|(other, _)| *other == letter.to_ascii_uppercase());
    let by_name = || other.and_then(|(_, name)| variant.role_by_name(name));
    variant.role_by_label(label).or_else(by_name).into_iter().collect()
}

/// Reads two squares with ranks counted from 0.
fn from_zero(variant: &Variant, signs: &[char]) -> Option<Part> {
    let (&[from_file, from_rank], to) = signs.split_first_chunk::<2>()?;
    let &[to_file, to_rank] = to.strip_prefix(&['-']).unwrap_or(to) else { return None };
    let square = |file: char, rank: char| {
        let file = (file.to_ascii_lowercase() as u32).checked_sub(u32::from('a'))?;
        let rank = rank.to_digit(10)?;
        let square = Square::new(u8::try_from(file).ok()?, rank as u8)?;
        variant.contains(square).then_some(square)
    };
    let is_certain = from_rank == '0' || to_rank == '0';
    let (from, to) = (square(from_file, from_rank)?, square(to_file, to_rank)?);
    Some(Part::FromZero { from, to, is_certain })
}

/// The number of a file as a side counts it.
fn number_of(file: u8, side: Color, variant: &Variant) -> u8 {
    match side {
        Color::White => variant.files - file,
        Color::Black => file + 1,
    }
}

/// The number of ranks that a square lies ahead of another one, as a side sees it.
fn ahead(from: Square, to: Square, side: Color) -> i8 {
    let ranks = to.rank() as i8 - from.rank() as i8;
    if side == Color::White { ranks } else { -ranks }
}

impl ByFile {
    /// The legal moves that the text means.
    pub fn find(&self, position: &Position, legal: &[Move]) -> Result<Vec<Move>, Refusal> {
        let origins = self.origins(position);
        let leads = |mv: &&Move| origins.contains(&mv.from) && self.leads(position, mv.from, mv.to);
        let moves: Vec<Move> = legal.iter().filter(leads).copied().collect();
        if !moves.is_empty() {
            return Ok(moves);
        }
        let (variant, side) = (position.variant(), position.turn());
        let Some(from) = origins.first().copied() else {
            if !matches!(self.origin, Origin::File(_)) {
                return Err(Refusal::NoPairOnFile(self.role));
            }
            let file = match self.origin {
                Origin::File(number) if side == Color::White => Some(variant.files - number),
                Origin::File(number) => Some(number - 1),
                Origin::Front | Origin::Rear => None,
            };
            return Err(Refusal::NobodyThere { role: self.role, file, rank: None });
        };
        // Only squares to which such a piece could go can be meant.
        let squares = variant.squares().filter(|to| self.leads(position, from, *to));
        let mut reasons = squares.map(|to| explain(position, from, to));
        let is_of_way = |why: &Refusal| !matches!(why, Refusal::DoesNotMoveThere { .. });
        let first = reasons.next();
        let better = first.clone().into_iter().chain(reasons).find(is_of_way);
        let goes_straight = |mv: &Move| {
            mv.from == from && mv.from.file() == mv.to.file() && self.way != Way::Sideways
        };
        let first = first.filter(|_| !legal.iter().any(goes_straight));
        Err(better.or(first).unwrap_or_else(|| self.off_board(position, from)))
    }

    /// The reason why the move leads to no square.
    fn off_board(&self, position: &Position, from: Square) -> Refusal {
        let ranks = match (self.way, position.turn()) {
            (Way::Sideways, _) => return explain(position, from, from),
            (Way::Forward, Color::White) | (Way::Back, Color::Black) => self.number as i8,
            _ => -(self.number as i8),
        };
        let file = char::from(b'a' + from.file());
        let rank = (from.rank() as i8 + 1 + ranks).max(0);
        Refusal::SquareOffBoard(format!("{file}{rank}"))
    }

    /// The squares where the piece that is meant can stand.
    fn origins(&self, position: &Position) -> Vec<Square> {
        let (variant, side) = (position.variant(), position.turn());
        let own =
            position.pieces().filter(|(_, piece)| piece.color == side && piece.role == self.role);
        let own: Vec<Square> = own.map(|(square, _)| square).collect();
        let on = |file: u8| own.iter().copied().filter(move |square| square.file() == file);
        let place = |square: &Square| ahead(Square(0), *square, side);
        match self.origin {
            Origin::File(number) => own
                .iter()
                .copied()
                .filter(|it| number_of(it.file(), side, variant) == number)
                .collect(),
            Origin::Front | Origin::Rear => (0..variant.files)
                .filter(|file| on(*file).count() > 1)
                .filter_map(|file| match self.origin {
                    Origin::Front => on(file).max_by_key(place),
                    _ => on(file).min_by_key(place),
                })
                .collect(),
        }
    }

    fn leads(&self, position: &Position, from: Square, to: Square) -> bool {
        let side = position.turn();
        let ranks = ahead(from, to, side);
        let is_way = match self.way {
            Way::Forward => ranks > 0,
            Way::Back => ranks < 0,
            Way::Sideways => ranks == 0 && from != to,
        };
        let number = if from.file() == to.file() {
            ranks.unsigned_abs()
        } else {
            number_of(to.file(), side, position.variant())
        };
        is_way && number == self.number
    }
}

/// A move by the numbers of files, `H2+3`, in variants that use them. For one of two pieces of a
/// kind on a file it is `+R-1` or `-R-1`. Of three on a file, the middle one is written as if it
/// were alone.
pub fn by_files(position: &Position, mv: &Move) -> Option<String> {
    let (variant, side) = (position.variant(), position.turn());
    let piece = position.piece_at(mv.from).filter(|_| has_numbered_files(variant))?;
    let alike = position.pieces().filter(|(square, other)| {
        *other == piece && square.file() == mv.from.file() && *square != mv.from
    });
    let others: Vec<i8> = alike.map(|(square, _)| ahead(mv.from, square, side)).collect();
    let label = variant.piece(piece.role).label;
    let number = number_of(mv.from.file(), side, variant);
    let name = if others.is_empty() {
        format!("{label}{number}")
    } else if others.iter().all(|ranks| *ranks < 0) {
        format!("+{label}")
    } else if others.iter().all(|ranks| *ranks > 0) {
        format!("-{label}")
    } else {
        format!("{label}{number}")
    };
    let ranks = ahead(mv.from, mv.to, side);
    let way = match ranks {
        0 => '=',
        1.. => '+',
        _ => '-',
    };
    let number = if mv.from.file() == mv.to.file() {
        ranks.unsigned_abs()
    } else {
        number_of(mv.to.file(), side, variant)
    };
    Some(format!("{name}{way}{number}"))
}
