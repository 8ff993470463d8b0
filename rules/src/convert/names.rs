//! Well-known pieces: their names, their moves where the text gives none, and their drawings.

use super::draft::PieceDraft;

/// A well-known name, the drawing, and the moves of the piece.
pub(super) struct Known {
    pub name: &'static str,
    pub drawing: &'static str,
    pub betza: &'static str,
}

const fn known(name: &'static str, drawing: &'static str, betza: &'static str) -> Known {
    Known { name, drawing, betza }
}

/// Where a movement has several names, the most common one comes first.
#[rustfmt::skip]
const KNOWN: &[Known] = &[
    known("Pawn", "pawn", "fmWfceF"), known("Knight", "knight", "N"),
    known("Bishop", "bishop", "B"), known("Rook", "rook", "R"), known("Queen", "queen", "Q"),
    known("King", "king", "K"), known("Archbishop", "archbishop", "BN"),
    known("Chancellor", "marshal", "RN"), known("Amazon", "amazon", "QN"),
    known("Ferz", "guard", "F"), known("Wazir", "trooper", "W"), known("Alfil", "elephant", "A"),
    known("Dabbaba", "war_machine", "D"), known("Commoner", "prince", "K"),
    known("Centaur", "centaur", "KN"), known("Elephant", "elephant", "FA"),
    known("Silver", "missionary", "FfW"), known("Gold", "guard", "WfF"),
    known("Cannon", "cannon", "mRcpR"), known("Camel", "camel", "C"),
    known("Zebra", "buffalo", "Z"), known("Nightrider", "dragoon", "NN"),
    known("Champion", "lion", "WAD"), known("Wizard", "sorceress", "FC"),
    known("Lance", "chariot", "fR"), known("Soldier", "trooper", "fsW"),
    known("Horse", "knight", "nN"), known("Grasshopper", "cheetah", "gQ"),
    known("Dragon Horse", "dragonhorse", "BW"), known("Dragon King", "crocodile", "RF"),
    known("Man", "prince", "K"), known("Guard", "guard", "K"), known("Prince", "prince", "K"),
    known("Cardinal", "cardinal", "BN"), known("Princess", "archbishop", "BN"),
    known("Marshall", "marshal", "RN"), known("Marshal", "marshal", "RN"),
    known("Empress", "marshal", "RN"), known("Ferfil", "elephant", "FA"),
    known("Modern Elephant", "elephant", "FA"), known("Machine", "war_machine", "WD"),
    known("War Machine", "war_machine", "WD"), known("Woody Rook", "war_machine", "WD"),
    known("Squirrel", "squirrel", "NAD"),
    known("Kirin", "lion", "FD"), known("Phoenix", "hawk", "WA"),
    known("Griffon", "eagle", "FyafsF"), known("Aanca", "rhinoceros", "WyafsW"),
    known("Lion", "lion", "KNAD"), known("General", "guard", "K"), known("Bers", "admiral", "RF"),
    known("Dragon", "crocodile", "RF"), known("Crowned Rook", "admiral", "RF"),
    known("Missionary", "missionary", "BW"), known("Admiral", "admiral", "RF"),
];

/// Drawings for pieces that have none of their own, the plainest first.
#[rustfmt::skip]
const DRAWINGS: &[&str] = &[
    "hawk", "huntress", "duchess", "archer", "snake", "troll", "rhinoceros", "buffalo", "mammoth",
    "direwolf", "giraffe", "squirrel", "marauder", "sissa", "ship", "eagle", "lion", "cheetah",
    "crocodile", "chariot", "war_machine", "camel", "trooper", "guard", "missionary", "sorceress",
    "dragoon", "dragonhorse", "cardinal", "archbishop", "marshal", "centaur", "elephant", "admiral",
    "prince", "cannon", "amazon", "knight", "bishop", "rook", "queen", "pawn", "king",
];

/// The piece of this name, in any case.
pub(super) fn by_name(name: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.name.eq_ignore_ascii_case(name))
}

/// The piece with these moves. The order of the terms does not matter.
pub(super) fn by_betza(betza: &str) -> Option<&'static Known> {
    let wanted = terms(betza);
    KNOWN.iter().find(|known| terms(known.betza) == wanted)
}

fn terms(betza: &str) -> Vec<&str> {
    let is_end = |letter: char| letter.is_ascii_uppercase();
    let mut terms: Vec<&str> = betza.split_inclusive(is_end).collect();
    terms.sort_unstable();
    terms
}

/// Gives each piece a drawing of its own: the one for its name or its movement, or else a free one.
pub(super) fn choose_drawings(pieces: &mut [PieceDraft]) {
    let mut taken: Vec<&str> = Vec::new();
    for named in [true, false] {
        for piece in pieces.iter_mut().filter(|piece| piece.drawing.is_empty()) {
            let own =
                by_name(&piece.name).or_else(|| by_betza(&piece.betza)).map(|own| own.drawing);
            let own = own.filter(|own| !taken.contains(own));
            let left = || DRAWINGS.iter().copied().find(|other| !taken.contains(other));
            let drawing = if named { own } else { own.or_else(left).or(Some("guard")) };
            if let Some(drawing) = drawing {
                taken.push(drawing);
                drawing.clone_into(&mut piece.drawing);
            }
        }
    }
}

/// The sentence about the moves of a piece. It says no more than the variant file does.
pub(super) fn sentence(piece: &PieceDraft) -> String {
    let plain = match piece.betza.as_str() {
        "N" => "Leaps two squares along a line and one aside.",
        "B" => "Any distance diagonally.",
        "R" => "Any distance along a rank or file.",
        "Q" => "Any distance in any straight direction.",
        "K" => "One step in any direction.",
        _ => "",
    };
    if !plain.is_empty() && piece.within.is_empty() {
        return plain.to_owned();
    }
    let mut text = format!("In XBetza: {}", piece.betza);
    for (zone, betza) in &piece.within {
        text += &format!(", and {betza} in {}", zone.replace('-', " "));
    }
    text + "."
}
