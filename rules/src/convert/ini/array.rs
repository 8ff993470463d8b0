//! Reads the array, a FEN.

use std::collections::{BTreeMap, BTreeSet};

use super::settings::Settings;
use super::slots::{KING, Slot};
use crate::convert::draft::Draft;
use crate::convert::error::{ConversionError, echo};
use crate::{Color, Square};

/// The pieces on their squares, and the parts that follow the board.
pub(super) struct Array {
    pub board: BTreeMap<Square, (Slot, Color)>,
    pub placement: String,
    /// The kinds that promoted pieces of the array were before.
    pub bases: BTreeSet<Slot>,
    /// The pieces in hand, as labels.
    pub in_hand: String,
    /// The number of Kings that each side has in hand.
    pub kings_in_hand: [usize; 2],
    /// The letters of castling, and `3+3`.
    pub rights: String,
    pub checks: Option<String>,
    pub line: Option<usize>,
}

impl Array {
    pub fn read(settings: &Settings, draft: &mut Draft) -> Result<Array, ConversionError> {
        let place = settings.place("startFen").unwrap_or((draft.line, 1));
        let refuse = |problem: String| ConversionError::at(place, problem);
        let mut parts = settings.get("startFen").split_whitespace();
        let placement = parts.next().unwrap_or("");
        let (placement, held) = placement.split_once('[').unwrap_or((placement, ""));
        if parts.next().unwrap_or("w") != "w" {
            return Err(refuse("the first mover is w".to_owned()));
        }
        // The rights may be left out, so that the checks follow.
        let mut parts = parts.peekable();
        let rights = parts.next_if(|part| !part.contains('+')).unwrap_or("-");
        let mut array = Array {
            board: BTreeMap::new(),
            placement: String::new(),
            bases: BTreeSet::new(),
            in_hand: String::new(),
            kings_in_hand: [0; 2],
            rights: rights.to_owned(),
            checks: parts.find(|part| part.contains('+')).map(str::to_owned),
            line: settings.line("startFen"),
        };
        let rows: Vec<&str> = placement.split('/').collect();
        if rows.len() != usize::from(draft.ranks) {
            let problem =
                format!("the array has {} ranks, the board has {}", rows.len(), draft.ranks);
            return Err(refuse(problem));
        }
        for (down, row) in rows.iter().enumerate() {
            let rank = draft.ranks - 1 - down as u8;
            array.read_row(row, rank, settings, draft).map_err(refuse)?;
        }
        if settings.is("pieceDrops") || settings.is("seirawanGating") {
            array.read_hands(held, settings).map_err(refuse)?;
        }
        if array.board.is_empty() {
            return Err(refuse("nobody is on the board".to_owned()));
        }
        Ok(array)
    }

    fn read_row(
        &mut self,
        row: &str,
        rank: u8,
        settings: &Settings,
        draft: &mut Draft,
    ) -> Result<(), String> {
        let files = draft.files;
        let too_long = || format!("rank {} of the array is not {files} files long", rank + 1);
        if !self.placement.is_empty() {
            self.placement.push('/');
        }
        let mut file: usize = 0;
        let mut letters = row.chars().peekable();
        let mut promoted = false;
        while let Some(letter) = letters.next() {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            match letter {
                '0'..='9' => {
                    let mut run = letter.to_string();
                    while let Some(digit) = letters.next_if(char::is_ascii_digit) {
                        run.push(digit);
                    }
                    file += run.parse::<u8>().map_err(|_| too_long())? as usize;
                    self.placement += &run;
                }
                '+' => promoted = true,
                '~' => {}
                '*' => {
                    let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank));
                    draft.holes.insert(square.ok_or_else(too_long)?);
                    self.placement.push('*');
                    file += 1;
                }
                _ => {
                    let unknown =
                        || format!("no piece has the letter {}", echo(&letter.to_string()));
                    let mut slot =
                        settings.slot(letter.to_ascii_uppercase()).ok_or_else(unknown)?;
                    let mut label = letter.to_ascii_uppercase();
                    if std::mem::take(&mut promoted) {
                        self.bases.insert(slot);
                        slot = settings.promoted.get(&slot).copied().unwrap_or(slot);
                        if settings.marks_promoted() {
                            self.placement.push('+');
                        } else {
                            label = settings.labels.get(&slot).copied().unwrap_or('?');
                        }
                    }
                    let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank));
                    let square = square.filter(|square| square.file() < files);
                    self.board.insert(square.ok_or_else(too_long)?, (slot, color));
                    self.placement.push(match color {
                        Color::White => label,
                        Color::Black => label.to_ascii_lowercase(),
                    });
                    file += 1;
                }
            }
        }
        if file == usize::from(files) { Ok(()) } else { Err(too_long()) }
    }

    fn read_hands(&mut self, text: &str, settings: &Settings) -> Result<(), String> {
        for letter in text.chars().filter(|letter| !matches!(letter, ']' | '-')) {
            let slot = settings.slot(letter.to_ascii_uppercase());
            let slot = slot
                .ok_or_else(|| format!("no piece has the letter {}", echo(&letter.to_string())))?;
            if slot == KING {
                self.kings_in_hand[usize::from(letter.is_ascii_lowercase())] += 1;
            }
            self.bases.insert(slot);
            self.in_hand.push(letter);
        }
        Ok(())
    }

    /// Whether a kind is in the array, on the board or in hand.
    pub fn has(&self, slot: Slot) -> bool {
        self.bases.contains(&slot) || self.board.values().any(|(other, _)| *other == slot)
    }

    /// The number of a side's pieces of a kind.
    pub fn count(&self, slot: Slot, color: Color) -> usize {
        self.board.values().filter(|piece| **piece == (slot, color)).count()
    }
}
