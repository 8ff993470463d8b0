//! The settings of a variant with all that it inherits.

use std::collections::BTreeMap;

use super::keys::{self, Key, Use};
use super::sections::{Entry, Section};
use super::slots::{self, KING, PAWN, Slot, Slots, is_custom};
use crate::convert::draft::Draft;
use crate::convert::error::{ConversionError, echo};
use crate::convert::region;
use crate::convert::remark::Remark;
use crate::{Color, Square, SquareSet};

/// A value and its place, if it comes from the text.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub text: String,
    pub place: Option<(usize, usize)>,
}

/// The settings of a variant.
#[derive(Clone, Default, Debug)]
pub(super) struct Settings {
    /// The pieces of the variant, with their letters as capitals.
    pub labels: BTreeMap<Slot, char>,
    /// The moves of custom pieces and of the King.
    betza: BTreeMap<Slot, Setting>,
    plain: BTreeMap<&'static str, Setting>,
    sets: BTreeMap<&'static str, Slots>,
    mobility: BTreeMap<(Slot, usize), Setting>,
    /// The most pieces of a kind that there may be after a promotion to it.
    pub limits: BTreeMap<Slot, u32>,
    /// The kinds that pieces become by promotion as in Shogi.
    pub promoted: BTreeMap<Slot, Slot>,
    pub remarks: Vec<Remark>,
}

impl Settings {
    /// Applies a section on top of these settings.
    pub fn apply(&mut self, section: &Section) -> Result<(), ConversionError> {
        let entries: BTreeMap<&str, Entry> =
            section.entries.iter().map(|entry| (entry.key, *entry)).collect();
        for slot in slots::all() {
            if let Some(entry) = entries.get(slots::key(slot).as_str()) {
                self.set_piece(slot, entry);
            }
        }
        self.apply_old_keys(&entries)?;
        // A key that sets several others comes before a key that sets one of them.
        let width = |entry: &Entry| keys::aliases(entry.key).map_or(0, |keys| keys.len());
        let mut ordered: Vec<&Entry> = entries.values().collect();
        ordered.sort_by_key(|entry| (std::cmp::Reverse(width(entry)), entry.line));
        for entry in ordered {
            self.set(entry)?;
        }
        Ok(())
    }

    fn set_piece(&mut self, slot: Slot, entry: &Entry) {
        let mut letters = entry.value.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic);
        let Some(label) = letter.map(|letter| letter.to_ascii_uppercase()) else {
            return self.remove(slot);
        };
        if let Some(other) = self.slot(label).filter(|other| *other != slot) {
            self.remove(other);
        }
        self.labels.insert(slot, label);
        let betza = entry.value.get(2..).unwrap_or("");
        if slot == KING && betza.is_empty() {
            self.betza.remove(&KING);
        } else if slot == KING || is_custom(slot) {
            let column = entry.column + 2;
            self.betza.insert(
                slot,
                Setting { text: betza.to_owned(), place: Some((entry.line, column)) },
            );
        }
        if is_custom(slot) && betza.contains('e') {
            for name in ["enPassantTypesWhite", "enPassantTypesBlack"] {
                let mut set = self.set_of(name);
                set.insert(slot);
                self.sets.insert(name, set);
            }
        }
    }

    fn remove(&mut self, slot: Slot) {
        self.labels.remove(&slot);
        for name in ["promotionPieceTypesWhite", "promotionPieceTypesBlack"] {
            let mut set = self.set_of(name);
            set.remove(slot);
            self.sets.insert(name, set);
        }
    }

    /// Keys that Fairy-Stockfish has replaced, but still reads.
    fn apply_old_keys(&mut self, entries: &BTreeMap<&str, Entry>) -> Result<(), ConversionError> {
        let height = entries.get("maxRank").and_then(|entry| entry.value.parse::<u8>().ok());
        let ranks = height.unwrap_or(self.get("maxRank").parse().unwrap_or(8)).min(16);
        let rank = |name: &str| {
            let Some(entry) = entries.get(name).copied() else { return Ok(None) };
            match entry.value.parse::<u8>() {
                Ok(rank) => Ok(Some((entry, rank))),
                Err(_) => Err(number_wanted(&entry)),
            }
        };
        let list = |ranks: std::ops::RangeInclusive<u8>| {
            ranks.map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" ")
        };
        let mut zones = Vec::new();
        let mirror = |rank: u8| (ranks + 1).saturating_sub(rank);
        if let Some((entry, low)) = rank("promotionRank")? {
            zones.push(("promotionRegionWhite", entry, list(low..=ranks)));
            zones.push(("promotionRegionBlack", entry, list(1..=mirror(low))));
        }
        let least = rank("doubleStepRankMin")?;
        if let Some((entry, high)) = rank("doubleStepRank")?.or(least) {
            let low = least.map_or(2, |(_, low)| low);
            let high = high.max(low).min(16);
            zones.push(("doubleStepRegionWhite", entry, list(low..=high)));
            zones.push(("doubleStepRegionBlack", entry, list(mirror(high)..=mirror(low))));
        }
        for (name, entry, text) in zones {
            self.plain.insert(name, Setting { text, place: Some((entry.line, entry.column)) });
        }
        Ok(())
    }

    fn set(&mut self, entry: &Entry) -> Result<(), ConversionError> {
        let place = Some((entry.line, entry.column));
        if slots::all().any(|slot| slots::key(slot) == entry.key)
            || ["promotionRank", "doubleStepRank", "doubleStepRankMin", "dropOnTop"]
                .contains(&entry.key)
        {
            return Ok(());
        }
        if let Some(rest) = entry.key.strip_prefix("mobilityRegion") {
            return self.set_mobility(rest, entry);
        }
        let Some(keys) = keys::aliases(entry.key) else {
            let text = format!("{}: Fairy-Stockfish knows no such key", echo(entry.key));
            self.remarks.push(Remark { line: Some(entry.line), text });
            return Ok(());
        };
        for Key(name, _, of) in keys {
            match of {
                Use::Pieces | Use::Piece => {
                    let most = if matches!(of, Use::Piece) { 1 } else { usize::MAX };
                    let set = self.read_set(entry, most);
                    self.sets.insert(name, set);
                }
                _ => {
                    let setting = Setting { text: entry.value.to_owned(), place };
                    self.plain.insert(name, setting);
                }
            }
        }
        match entry.key {
            "promotionLimit" => self.limits = self.read_limits(entry)?,
            "promotedPieceType" => self.set_promoted(entry),
            _ => {}
        }
        Ok(())
    }

    fn set_mobility(&mut self, rest: &str, entry: &Entry) -> Result<(), ConversionError> {
        let sides = [("White", 0), ("Black", 1)];
        let found = sides.iter().find_map(|(side, number)| {
            let name = rest.strip_prefix(side)?;
            let slot = slots::all().find(|slot| slots::key(*slot).eq_ignore_ascii_case(name))?;
            Some((slot, *number))
        });
        let place = (entry.line, entry.column);
        let Some(key) = found else {
            return Err(ConversionError::at((entry.line, 1), "it ends with a side and a piece"));
        };
        self.mobility.insert(key, Setting { text: entry.value.to_owned(), place: Some(place) });
        Ok(())
    }

    /// The pieces of a list of letters, up to `most` letters, or up to one that no piece has.
    fn read_set(&mut self, entry: &Entry, most: usize) -> Slots {
        let mut set = Slots::default();
        for letter in entry.value.chars().filter(|letter| !letter.is_whitespace()).take(most) {
            match self.slot(letter.to_ascii_uppercase()) {
                _ if letter == '*' => return Slots::ALL,
                Some(slot) => set.insert(slot),
                None => {
                    if letter != '-' {
                        let key = echo(entry.key);
                        let text =
                            format!("{key}: no piece has the letter {}", echo(&letter.to_string()));
                        self.remarks.push(Remark { line: Some(entry.line), text });
                    }
                    break;
                }
            }
        }
        set
    }

    fn read_limits(&self, entry: &Entry) -> Result<BTreeMap<Slot, u32>, ConversionError> {
        let mut limits = self.limits.clone();
        for (letter, value) in pairs(entry.value) {
            let (Some(slot), Ok(limit)) = (self.slot(letter), value.parse()) else {
                let problem = "limits are written as q:1 r:2";
                return Err(ConversionError::at((entry.line, entry.column), problem));
            };
            limits.insert(slot, limit);
        }
        Ok(limits)
    }

    fn set_promoted(&mut self, entry: &Entry) {
        for (letter, value) in pairs(entry.value) {
            let Some(slot) = self.slot(letter) else { break };
            let to = value.chars().next().unwrap_or('-').to_ascii_uppercase();
            match self.slot(to) {
                Some(to) => {
                    self.promoted.insert(slot, to);
                }
                None if to == '-' => {
                    self.promoted.remove(&slot);
                }
                None => break,
            }
        }
    }

    /// Forgets the places of the settings, because those of a built-in variant are not in the text.
    pub fn without_places(mut self) -> Settings {
        let settings = self.betza.values_mut().chain(self.plain.values_mut());
        settings.chain(self.mobility.values_mut()).for_each(|setting| setting.place = None);
        self.remarks.clear();
        self
    }

    /// The kind of piece that has a letter.
    pub fn slot(&self, label: char) -> Option<Slot> {
        self.labels.iter().find(|(_, other)| **other == label).map(|(slot, _)| *slot)
    }

    /// The moves of a piece, and their place in the text.
    pub fn betza(&self, slot: Slot) -> (&str, Option<(usize, usize)>) {
        let custom = self.betza.get(&slot);
        custom.map_or((slots::betza(slot), None), |setting| (&setting.text, setting.place))
    }

    /// The value of a key.
    pub fn get(&self, name: &str) -> &str {
        let default = || keys::key(name).map_or("", |key| key.1);
        self.plain.get(name).map_or_else(default, |setting| &setting.text)
    }

    /// The line of a key.
    pub fn line(&self, name: &str) -> Option<usize> {
        self.place(name).map(|(line, _)| line)
    }

    pub fn place(&self, name: &str) -> Option<(usize, usize)> {
        self.plain.get(name).and_then(|setting| setting.place)
    }

    pub fn is(&self, name: &str) -> bool {
        self.get(name) == "true"
    }

    /// Whether promoted pieces are kinds of their own: they go back to what they were.
    pub fn marks_promoted(&self) -> bool {
        self.is("pieceDemotion") || self.is("dropPromoted") || self.returns_promoted()
    }

    /// Whether a promoted piece is captured as what it was before.
    pub fn returns_promoted(&self) -> bool {
        self.is("pieceDrops") && self.is("capturesToHand") && !self.is("dropLoop")
    }

    /// The number of a key, or 0 if its value is not a number.
    pub fn number(&self, name: &str) -> u32 {
        let digits: String = self.get(name).chars().take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or(0)
    }

    /// The file of a key, a letter or a number, counted from 0.
    pub fn file(&self, name: &str) -> u8 {
        let text = self.get(name);
        match text.bytes().next() {
            Some(letter @ b'a'..=b'z') => letter - b'a',
            _ => u8::try_from(self.number(name)).unwrap_or(0).saturating_sub(1),
        }
    }

    /// The pieces of a key.
    pub fn set_of(&self, name: &str) -> Slots {
        self.sets.get(name).copied().unwrap_or_else(|| {
            let mut set = Slots::default();
            match keys::key(name).map_or("", |key| key.1) {
                "p" => set.insert(PAWN),
                "r" => set.insert(3),
                "k" => set.insert(KING),
                "*" => return Slots::ALL,
                _ => {}
            }
            set
        })
    }

    /// The size of the board.
    pub fn size(&self) -> Result<(u8, u8), ConversionError> {
        let side = |name: &str, size: u32| {
            u8::try_from(size).ok().filter(|size| (2..=16).contains(size)).ok_or_else(|| {
                let place = self.place(name).unwrap_or((1, 1));
                ConversionError::at(place, "a board has 2 to 16 files and ranks")
            })
        };
        let files = u32::from(self.file("maxFile")) + 1;
        Ok((side("maxFile", files)?, side("maxRank", self.number("maxRank"))?))
    }

    /// The squares of a key on the board.
    pub fn region(&self, name: &str) -> Result<SquareSet, ConversionError> {
        let place = self.place(name).unwrap_or((1, 1));
        self.squares(self.get(name), place)
    }

    /// The squares where a kind of piece may be, if not everywhere.
    pub fn mobility(&self, slot: Slot, side: Color) -> Result<Option<SquareSet>, ConversionError> {
        let setting = self.mobility.get(&(slot, side.index()));
        let read = |setting: &Setting| self.squares(&setting.text, setting.place.unwrap_or((1, 1)));
        Ok(setting.map(read).transpose()?.filter(|squares| !squares.is_empty()))
    }

    fn squares(&self, text: &str, place: (usize, usize)) -> Result<SquareSet, ConversionError> {
        let (files, ranks) = self.size()?;
        let board = region::board(files, ranks);
        let mut squares = SquareSet::EMPTY;
        for word in text.split_whitespace().take_while(|word| *word != "-") {
            let (file, rank) = word.split_at_checked(1).unwrap_or(("", ""));
            let file = file.bytes().next().unwrap_or(0).to_ascii_lowercase();
            let number: Option<u8> = rank.parse().ok().filter(|rank| *rank > 0);
            match (file, rank, number) {
                _ if word == "all" => squares = board,
                (b'*', _, Some(rank)) => squares |= region::ranks_of(board, rank, rank),
                (b'a'..=b'z', "*", _) => {
                    let column = board.iter().filter(|square| square.file() == file - b'a');
                    column.for_each(|square| squares.insert(square));
                }
                (b'a'..=b'z', _, Some(rank)) => {
                    // Squares beside the board are ignored.
                    let square = Square::new(file - b'a', rank - 1);
                    if let Some(square) = square.filter(|square| board.contains(*square)) {
                        squares.insert(square);
                    }
                }
                _ => {
                    let problem = format!("“{}” is no square, no *8 and no a*", echo(word));
                    return Err(ConversionError::at(place, problem));
                }
            }
        }
        Ok(squares)
    }

    /// Notes the rules of the variant that no variant file can express.
    pub fn unsaid(&self, draft: &mut Draft) {
        for (name, setting) in &self.plain {
            let Some(Key(_, default, Use::Unsaid(why))) = keys::key(name) else { continue };
            if setting.text != *default {
                let line = setting.place.map(|(line, _)| line);
                draft.remark(line, format!("{name} = {}: {why}", echo(&setting.text)));
            }
        }
    }
}

/// `q:1 r:2`, also with blanks around the colons.
fn pairs(text: &str) -> Vec<(char, String)> {
    let joined = text.split(':').map(str::trim).collect::<Vec<_>>().join(":");
    let pair = |word: &str| {
        let (letter, value) = word.split_once(':').unwrap_or((word, ""));
        (letter.chars().next().unwrap_or('-').to_ascii_uppercase(), value.to_owned())
    };
    joined.split_whitespace().map(pair).collect()
}

fn number_wanted(entry: &Entry) -> ConversionError {
    ConversionError::at((entry.line, entry.column), "a number is wanted")
}
