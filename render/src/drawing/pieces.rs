//! The drawings: one SVG for each kind of piece, embedded. They carry classes and no colors.

use crate::error::RenderError;

/// One of the embedded drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Drawing(u8);

/// Names, each with the text of its file.
macro_rules! drawings {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../pieces/", $name, ".svg")))),*]
    };
}

/// Every file of `pieces/`, in alphabetical order.
const DRAWINGS: [(&str, &str); 77] = drawings![
    "admiral"
    "amazon"
    "archbishop"
    "archer"
    "bishop"
    "boar"
    "buffalo"
    "camel"
    "cannon"
    "cardinal"
    "catsword"
    "centaur"
    "chariot"
    "cheetah"
    "chick"
    "copper"
    "crane"
    "crocodile"
    "crow"
    "direwolf"
    "dog"
    "dragon"
    "dragonhorse"
    "dragoon"
    "duchess"
    "duck"
    "eagle"
    "elephant"
    "falcon"
    "flyingdragon"
    "fool"
    "fox"
    "giraffe"
    "gobetween"
    "gold"
    "goose"
    "guard"
    "hawk"
    "hen"
    "huntress"
    "iron"
    "king"
    "kirin"
    "knight"
    "lance"
    "lion"
    "mammoth"
    "marauder"
    "marshal"
    "missionary"
    "monkey"
    "owl"
    "pawn"
    "pheasant"
    "phoenix"
    "prince"
    "quail"
    "queen"
    "rabbit"
    "rhinoceros"
    "rook"
    "ship"
    "sidemover"
    "silver"
    "sissa"
    "snake"
    "soldier"
    "sorceress"
    "squirrel"
    "stag"
    "stone"
    "swallow"
    "tiger"
    "troll"
    "trooper"
    "verticalmover"
    "war_machine"
];

/// The names of all drawings, as variant files use them.
pub fn drawings() -> impl Iterator<Item = &'static str> {
    DRAWINGS.iter().map(|(name, _)| *name)
}

impl Drawing {
    /// The drawing that a variant file calls `name`.
    pub(crate) fn named(name: &str) -> Result<Drawing, RenderError> {
        DRAWINGS
            .binary_search_by_key(&name, |(known, _)| known)
            .ok()
            .and_then(|index| u8::try_from(index).ok())
            .map(Drawing)
            .ok_or_else(|| RenderError::UnknownDrawing(name.to_owned()))
    }

    /// Every drawing there is.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Drawing> {
        (0..).map(Drawing).take(DRAWINGS.len())
    }

    pub(crate) fn name(self) -> &'static str {
        DRAWINGS[usize::from(self.0)].0
    }

    pub(crate) fn svg(self) -> &'static str {
        DRAWINGS[usize::from(self.0)].1
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_in_the_table() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pieces");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder of drawings exists")
            .map(|entry| entry.expect("the folder can be listed").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        files.sort();
        let table: Vec<String> = DRAWINGS.iter().map(|(name, _)| format!("{name}.svg")).collect();
        assert_eq!(files, table);
        for (index, (name, _)) in DRAWINGS.iter().enumerate() {
            let drawing = Drawing::named(name).expect("the table is sorted");
            assert_eq!(usize::from(drawing.0), index);
        }
    }

    #[test]
    fn drawings_are_small_and_plain() {
        let forbidden =
            ["<text", "<style", "<image", "<filter", "<script", "href", "fill=", "stroke=\""];
        for (name, svg) in DRAWINGS {
            assert!(svg.len() <= 2_048, "{name} has {} bytes", svg.len());
            for word in forbidden {
                assert!(!svg.contains(word), "{name} contains {word}");
            }
        }
    }

    #[test]
    fn unknown_drawings_are_named() {
        let error = Drawing::named("unicorn").expect_err("not drawn");
        assert_eq!(error.to_string(), "there is no drawing named \"unicorn\"");
    }
}
