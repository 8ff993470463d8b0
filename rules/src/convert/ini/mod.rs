//! Reads Fairy-Stockfish's settings, the `variants.ini` that its users write.
//!
//! A section is a variant. It inherits from an earlier section or from a built-in variant. The
//! comments of the `variants.ini` that comes with Fairy-Stockfish explain the keys.

mod array;
mod castling;
mod counting;
mod endings;
mod fairy_betza;
mod first_moves;
mod gating;
mod hands;
mod keys;
mod movements;
mod parents;
mod passing;
mod pieces;
mod points;
mod promotion;
mod royals;
mod sections;
mod settings;
mod shuffle;
mod slots;
mod walls;

use self::array::Array;
use self::royals::Royals;
use self::sections::Section;
use self::settings::Settings;
use self::slots::{PAWN, Slot};
use super::draft::{Draft, PieceDraft};
use super::error::ConversionError;
use super::names::choose_drawings;
use super::title::{id, title};
use crate::{Facing, SquareSet};

/// The draft of one variant of the text.
pub(super) fn convert(text: &str, name: &str) -> Result<Draft, ConversionError> {
    let (section, settings) = resolve(text, name)?;
    let (files, ranks) = settings.size()?;
    let mut draft = Draft {
        id: id(name),
        name: title(name),
        files,
        ranks,
        placement: String::new(),
        hands: None,
        immune: None,
        fireproof: Vec::new(),
        walls: None,
        in_hand: String::new(),
        holes: SquareSet::EMPTY,
        rights: Vec::new(),
        source: "Fairy-Stockfish's settings",
        url: "https://fairy-stockfish.github.io/",
        kings_may_not_face: Facing::Allowed,
        passing: None,
        must_capture: settings.is("mustCapture"),
        no_checks: false,
        shuffle: None,
        endings: Vec::new(),
        zones: Vec::new(),
        pieces: Vec::new(),
        remarks: settings.remarks.clone(),
        line: section.line,
    };
    settings.unsaid(&mut draft);
    let array = Array::read(&settings, &mut draft)?;
    draft.placement.clone_from(&array.placement);
    let royals = royals::read(&settings, &array, &draft)?;
    draft.kings_may_not_face = royals::facing(&settings, royals, &mut draft)?;
    pieces::add(&settings, &array, royals, &mut draft)?;
    if settings.is("blastOnCapture") {
        let is_immune =
            |slot: &Slot| *slot == PAWN || settings.set_of("blastImmuneTypes").contains(*slot);
        let kinds = settings.labels.iter().filter(|(slot, _)| is_immune(slot));
        let kinds = kinds.map(|(_, label)| *label);
        let is_there = |label: &char| draft.pieces.iter().any(|piece| piece.label == *label);
        let pawn = settings.labels.get(&PAWN).copied();
        draft.fireproof =
            kinds.clone().filter(|label| is_there(label) && Some(*label) != pawn).collect();
        draft.immune = Some(kinds.filter(is_there).collect());
    }
    hands::add(&settings, (&array, royals), &mut draft)?;
    add_hoppers(&mut draft);
    castling::add(&settings, &array, royals, &mut draft);
    first_moves::add(&settings, &array, royals, &mut draft);
    passing::add(&settings, &mut draft);
    gating::add(&settings, &array, &mut draft);
    walls::add(&settings, royals, &mut draft)?;
    draft.no_checks = !settings.is("checking") && royals != Royals::Nobody;
    shuffle::add(&settings, &array, &mut draft);
    endings::add(&settings, &array, royals, &mut draft)?;
    choose_drawings(&mut draft.pieces);
    Ok(draft)
}

/// Notes hoppers. In Fairy-Stockfish they hop over a hole as over a piece.
fn add_hoppers(draft: &mut Draft) {
    let hops = |piece: &&PieceDraft| piece.betza.contains(['p', 'g']);
    let hopper = draft.pieces.iter().find(hops).filter(|_| !draft.holes.is_empty());
    if let Some(name) = hopper.map(|piece| piece.name.clone()) {
        draft.remark(None, format!("{name}: it does not hop over holes"));
    }
}

/// The most variants that may inherit in a row, each from the next.
const LONGEST_LINE: usize = 100;

/// The section of a variant, and its settings with all that it inherits.
fn resolve<'a>(text: &'a str, name: &str) -> Result<(Section<'a>, Settings), ConversionError> {
    let known = sections::read(text)?;
    let found = known.iter().position(|section| section.name == name);
    let mut place = found.ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|section| section.name).take(20).collect();
        let problem = match known.len() {
            0 => "there is no [game] in the text".to_owned(),
            more => {
                format!("there is no such game; the {more} in it begin with {}", names.join(", "))
            }
        };
        ConversionError::at((1, 1), problem)
    })?;
    let mut line = vec![place];
    let mut settings = loop {
        let section = &known[place];
        let Some(parent) = section.parent else { break Settings::default() };
        // A variant inherits only from sections above it, so that none inherits from itself.
        match known[..place].iter().position(|other| other.name == parent) {
            Some(above) if line.len() < LONGEST_LINE => place = above,
            Some(_) => {
                let problem = format!("at most {LONGEST_LINE} games inherit from each other");
                return Err(ConversionError::at((section.line, 1), problem));
            }
            None => match parents::settings(parent) {
                Some(settings) => break settings,
                None => {
                    let problem = parents::unknown(parent);
                    return Err(ConversionError::at(
                        (section.line, section.parent_column),
                        problem,
                    ));
                }
            },
        }
        line.push(place);
    };
    for place in line.iter().rev() {
        settings.apply(&known[*place])?;
    }
    Ok((known[line[0]].clone(), settings))
}
