//! Positions as other programs and people write them, where they differ from ours. Letters of
//! pieces and castling differ, parts are missing, counted otherwise, or too many. A text with one
//! possible meaning is read, and the answer says what was taken for what.

use std::sync::Arc;

use crate::pieces::piece::Cell;
use crate::position_text::castling_letters;
use crate::position_text::fen::rights;
use crate::position_text::fen_dress::{is_array, undressed};
use crate::position_text::{foreign_hands, placement};
use crate::told::{Join, list};
use crate::{About, Color, FenError, Label, Piece, Position, Role, SquareSet, Told, Variant, told};

/// The letters of other programs, with the moves of the pieces that they stand for.
const LETTERS: &[(char, &[&str])] = &[
    ('A', &["BN"]),
    ('B', &["B", "A", "nA", "FfW"]),
    ('C', &["RN"]),
    ('E', &["A", "nA"]),
    ('F', &["F"]),
    ('H', &["N", "nN"]),
    ('M', &["RN", "F"]),
    ('N', &["N", "nN"]),
    ('Q', &["Q", "F"]),
    ('S', &["FfW"]),
];
/// The most parts that are looked at.
const MOST_PARTS: usize = 200;

/// A position that was read, with what was taken for what.
#[derive(Clone, Debug)]
pub struct ReadFen {
    /// The position.
    pub position: Position,
    /// Each part that was not written as we do, and how it was read: `N as H (Horse)`.
    pub taken: Vec<Told>,
}

impl ReadFen {
    /// A sentence about what was taken for what. There is none where the text is as we write it.
    pub fn sentence(&self) -> Option<Told> {
        let what = || list(self.taken.iter().cloned(), Join::And);
        (!self.taken.is_empty())
            .then(|| told!("position-read-as", fen = self.position.fen(), taken = what()))
    }
}

impl Position {
    /// Reads a position that a person has typed or copied from another program. `startpos` and the
    /// like are the variant's own array.
    ///
    /// ```
    /// use menagerie_rules::{Position, bundled_by_id};
    /// let chess = bundled_by_id("chess").expect("it is bundled");
    /// let fen = "4k3/8/8/8/8/8/8/R3K2R w HA - 0 0";
    /// let read = Position::from_foreign_fen(chess, fen).expect("it can be read");
    /// assert_eq!(read.position.fen(), "4k3/8/8/8/8/8/8/R3K2R w a1,e1,h1 - 0 1");
    /// let taken: Vec<&str> = read.taken.iter().map(|told| told.key).collect();
    /// assert_eq!(taken, ["position-read-part", "position-read-move-zero"]);
    /// ```
    ///
    /// # Errors
    /// As for [`Position::from_fen`], where a foreign text has no possible meaning or several.
    pub fn from_foreign_fen(variant: &Arc<Variant>, text: &str) -> Result<ReadFen, FenError> {
        if let Ok(position) = Position::from_fen(variant, text) {
            return Ok(ReadFen { position, taken: Vec::new() });
        }
        let (text, mut taken) = undressed(text);
        if is_array(text) {
            taken.push(told!("position-read-typed-array", typed = text));
            return Ok(ReadFen { position: Position::start(variant), taken });
        }
        let own = match Position::from_fen(variant, text) {
            Ok(position) => return Ok(ReadFen { position, taken }),
            Err(error) => error,
        };
        let parts = text.split_ascii_whitespace().take(MOST_PARTS).map(str::to_owned);
        let mut foreign = Foreign { variant, parts: parts.collect(), taken: Vec::new() };
        if foreign.parts.is_empty() {
            return Err(own);
        }
        let (placement, of_hands) = foreign_hands::in_our_form(variant, &foreign.parts[0]);
        foreign.parts[0] = placement;
        foreign.taken.extend(of_hands);
        foreign.side_in_words();
        foreign.letters();
        foreign.operations();
        foreign.checks_left();
        foreign.missing()?;
        foreign.rights();
        foreign.first_move();
        if foreign.taken.is_empty() {
            return Err(own);
        }
        let position = Position::from_fen(variant, &foreign.parts.join(" "))?;
        taken.append(&mut foreign.taken);
        Ok(ReadFen { position, taken })
    }
}

/// A text on its way to our form.
struct Foreign<'a> {
    variant: &'a Arc<Variant>,
    parts: Vec<String>,
    taken: Vec<Told>,
}

impl Foreign<'_> {
    /// The side to move by its name in the variant, by its colour or as a capital.
    fn side_in_words(&mut self) {
        let Some(word) = self.parts.get(1).filter(|part| !matches!(part.as_str(), "w" | "b"))
        else {
            return;
        };
        let [first, second] = &self.variant.side_names;
        // The names come first, because a side may have the name of the other side's colour.
        let words = [
            (first.as_str(), "w"),
            (second, "b"),
            ("white", "w"),
            ("black", "b"),
            ("w", "w"),
            ("b", "b"),
            // Red as r, as programs for Xiangqi write it.
            (first.get(..1).unwrap_or_default(), "w"),
            (second.get(..1).unwrap_or_default(), "b"),
        ];
        let Some((_, side)) = words.into_iter().find(|(it, _)| word.eq_ignore_ascii_case(it))
        else {
            return;
        };
        self.taken.push(told!("position-read-part", typed = word, read = side));
        side.clone_into(&mut self.parts[1]);
    }

    /// Letters that the variant lacks stand for the only kind that moves as other programs' piece
    /// of that letter. The own letter of that kind is then free, and may stand for another kind.
    fn letters(&mut self) {
        let placement = &self.parts[0];
        let letters = placement.chars().filter(char::is_ascii_alphabetic);
        let mut used: Vec<char> = letters.map(|letter| letter.to_ascii_uppercase()).collect();
        used.sort_unstable();
        used.dedup();
        let role =
            |letter: char| Label::plain(letter).and_then(|it| self.variant.role_by_label(it));
        let mut meant: Vec<(char, Role)> = Vec::new();
        let mut open: Vec<char> = used.iter().copied().filter(|it| role(*it).is_none()).collect();
        while let Some(letter) = open.pop() {
            let is_free = |role: &Role| meant.iter().all(|(_, other)| other != role);
            let mut kinds = self.kinds_of(letter).into_iter().filter(is_free);
            let (Some(kind), None) = (kinds.next(), kinds.next()) else { return };
            let label = self.variant.piece(kind).label;
            meant.push((letter, kind));
            // The kind's own letter must now stand for another kind.
            let own = used.iter().copied().find(|it| Label::plain(*it) == Some(label));
            if let Some(own) = own {
                if meant.iter().any(|(letter, _)| *letter == own) {
                    return;
                }
                open.push(own);
            }
        }
        let ours = |letter: char| {
            let (_, kind) = meant.iter().find(|(it, _)| *it == letter.to_ascii_uppercase())?;
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            Some(self.variant.piece(*kind).label.of(color))
        };
        let text = placement.chars().map(|it| ours(it).unwrap_or_else(|| it.to_string())).collect();
        meant.sort_unstable();
        for (letter, kind) in meant {
            let kind = self.variant.piece(kind);
            self.taken.push(told!(
                "position-read-piece",
                letter = letter,
                label = kind.label.to_string(),
                piece = About::Piece(kind.name.clone())
            ));
        }
        self.parts[0] = text;
    }

    /// The kinds of the variant that move as the piece of that letter in other programs.
    fn kinds_of(&self, letter: char) -> Vec<Role> {
        let moves = LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, moves)| *moves);
        let is_it = |role: &Role| {
            let kind = self.variant.piece(*role);
            moves.is_some_and(|moves| moves.contains(&kind.betza.as_str())) && !kind.guest
        };
        self.variant.roles().filter(is_it).collect()
    }

    /// The operations of EPD. The counters among them are read.
    fn operations(&mut self) {
        let is_word = |part: &String| part.starts_with(|sign: char| sign.is_ascii_alphabetic());
        let Some(first) = self.parts.iter().skip(4).position(is_word).map(|at| at + 4) else {
            return;
        };
        // Moves behind a position lead to another position.
        if self.parts[first].eq_ignore_ascii_case("moves") {
            return;
        }
        let operations = self.parts.split_off(first).join(" ");
        let operand = |name: &str| {
            let mut all = operations.split(';').map(str::trim);
            all.find_map(|it| Some(it.strip_prefix(name)?.trim().to_owned()))
        };
        if first == 4 {
            let half = operand("hmvc ").unwrap_or_else(|| "0".to_owned());
            let full = operand("fmvn ").unwrap_or_else(|| "1".to_owned());
            self.parts.extend([half, full]);
        }
        self.taken.push(told!("position-read-without-operations", operations = operations));
    }

    /// The number of checks that each side still has to give, as in Fairy-Stockfish.
    fn checks_left(&mut self) {
        let Some(limit) = self.variant.endings.checks else { return };
        let given = |part: &String| {
            let (first, second) = part.split_once('+')?;
            let left = [first.parse::<u8>().ok()?, second.parse::<u8>().ok()?];
            let [first, second] = left.map(|left| limit.checked_sub(left));
            Some(format!("+{}+{}", first?, second?))
        };
        let Some(at) = self.parts.iter().skip(4).position(|it| given(it).is_some()) else { return };
        let left = self.parts.remove(at + 4);
        let Some(given) = given(&left) else { return };
        let counters = ["0".to_owned(), "1".to_owned()];
        self.parts.extend(counters.into_iter().skip(self.parts.len().saturating_sub(4)));
        self.taken.push(told!("position-read-checks-left", left = left, given = &given));
        self.parts.push(given);
    }

    /// Adds missing parts.
    fn missing(&mut self) -> Result<(), FenError> {
        let dash = || "-".to_owned();
        match self.parts.len() {
            1 => return self.side(),
            2 | 3 => {
                while self.parts.len() < 4 {
                    self.parts.push(dash());
                }
                self.taken.push(told!("position-read-missing"));
            }
            5 if self.parts[4].parse::<u32>().is_ok() => {
                self.parts.push("1".to_owned());
                self.taken.push(told!("position-read-first-move"));
            }
            _ => {}
        }
        Ok(())
    }

    /// The side to move in a placement with nothing behind it. It is known for the array, and
    /// elsewhere where only one side can be to move.
    fn side(&mut self) -> Result<(), FenError> {
        let array = &self.variant.start_fen;
        if array.split(' ').next() == Some(&self.parts[0]) {
            self.parts = array.split(' ').map(str::to_owned).collect();
            self.taken.push(told!("position-read-array"));
            return Ok(());
        }
        let with = |side: &str| format!("{} {side} - - 0 1", self.parts[0]);
        let mut read = ["w", "b"].map(|side| Position::from_fen(self.variant, &with(side)));
        let side = match &mut read {
            [Ok(_), Ok(_)] => return Err(FenError::WhoMoves([with("w"), with("b")])),
            [Ok(_), Err(_)] => "w",
            [Err(_), Ok(_)] => "b",
            // The error is about the placement itself, not about the side.
            [Err(error), Err(_)] => return Err(error.clone()),
        };
        self.parts.extend([side, "-", "-", "0", "1"].map(str::to_owned));
        self.taken.push(told!("position-read-side", side = side));
        Ok(())
    }

    /// Castling by the file of the partner, and letters of castling for Kings that have a first
    /// move of their own.
    fn rights(&mut self) {
        let Some(text) = self.parts.get(2).cloned() else { return };
        let Ok(board) = placement::read(self.variant, placement::without_hands(&self.parts[0]).0)
        else {
            return;
        };
        let is_letters = !text.is_empty() && text.bytes().all(|it| it.is_ascii_alphabetic());
        if !is_letters || castling_letters::read(self.variant, &board, &text).is_some() {
            return;
        }
        let squares = if self.variant.castling.is_some() {
            castling_letters::read_files(self.variant, &board, &text)
        } else if text.bytes().all(|letter| b"KQkq".contains(&letter)) {
            let kings = |color: Color| {
                let king = self.variant.royal().map(|role| Cell::of(Piece { color, role }));
                let king = king.filter(|king| self.variant.tables().kind(*king).has_right);
                let letter = if color == Color::White { 'K' } else { 'k' };
                let mut squares = *board.side(color);
                for square in *board.side(color) {
                    if Some(board.cell(square)) != king || !text.contains(letter) {
                        squares.remove(square);
                    }
                }
                squares
            };
            let [white, black]: [SquareSet; 2] = Color::BOTH.map(kings);
            Some(white | black)
        } else {
            None
        };
        if let Some(squares) = squares {
            self.parts[2] = rights(squares);
            self.taken.push(told!("position-read-part", typed = text, read = &self.parts[2]));
        }
    }

    /// Moves that are counted from 0.
    fn first_move(&mut self) {
        if let Some(number) = self.parts.get_mut(5).filter(|number| *number == "0") {
            "1".clone_into(number);
            self.taken.push(told!("position-read-move-zero"));
        }
    }
}
