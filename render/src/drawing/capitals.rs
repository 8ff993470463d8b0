//! The capital letters of piece labels, as strokes drawn for this crate; the small letters and
//! digits of the coordinates are in [`super::small_letters`].

use menagerie_rules::Label;

use super::pen::{Glyph, PEN};

/// The label of a piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Capital(Label);

/// The prime behind a letter: its distance from the letter, and how far down it comes.
const PRIME: (f32, f32) = (5.0, 6.4);

/// From A to Z: the middle of the pen's way, and the width of the ink.
const CAPITALS: [(&str, f32); 26] = [
    ("M1.85 18.15L7.6 1.85L13.35 18.15M4 12.9H11.2", 15.2),
    (
        "M1.85 9.6H6.8C9.6 9.6 11.2 11.2 11.2 13.8C11.2 16.4 9.6 18.15 6.6 18.15H1.85V1.85H6.4C9 1.85 10.4 3.4 10.4 5.7C10.4 8 9 9.6 6.8 9.6",
        13.0,
    ),
    (
        "M12.9 5.1C11.8 3 10 1.85 7.8 1.85C4.2 1.85 1.85 5 1.85 10C1.85 15 4.2 18.15 7.8 18.15C10 18.15 11.8 17 12.9 14.9",
        14.7,
    ),
    ("M1.85 1.85V18.15H6C10.2 18.15 12.4 15 12.4 10C12.4 5 10.2 1.85 6 1.85Z", 14.2),
    ("M10.8 1.85H1.85V18.15H10.8M1.85 9.8H9.6", 12.6),
    ("M10.6 1.85H1.85V18.15M1.85 10H9.4", 12.4),
    (
        "M12.9 5.1C11.8 3 10 1.85 7.8 1.85C4.2 1.85 1.85 5 1.85 10C1.85 15 4.2 18.15 7.8 18.15C10.9 18.15 12.9 16.3 12.9 13V10.9H8.4",
        14.8,
    ),
    ("M1.85 1.85V18.15M12 1.85V18.15M1.85 9.8H12", 13.8),
    ("M1.85 1.85H8.4M5.1 1.85V18.15M1.85 18.15H8.4", 10.2),
    ("M5.2 1.85H9.4V13C9.4 16.5 8 18.15 5.5 18.15C3.6 18.15 2.3 17.2 1.85 15", 11.2),
    ("M1.85 1.85V18.15M11.8 1.85L2.2 11.8M5.6 8.6L12.2 18.15", 14.0),
    ("M1.85 1.85V18.15H10.6", 12.4),
    ("M1.85 18.15V1.85L8.4 12.4L14.95 1.85V18.15", 16.8),
    ("M1.85 18.15V1.85L12.2 18.15V1.85", 14.0),
    (
        "M8.2 1.85C4.4 1.85 1.85 5 1.85 10C1.85 15 4.4 18.15 8.2 18.15C12 18.15 14.55 15 14.55 10C14.55 5 12 1.85 8.2 1.85Z",
        16.4,
    ),
    ("M1.85 18.15V1.85H6.6C9.6 1.85 11.4 3.7 11.4 6.6C11.4 9.5 9.6 11.4 6.6 11.4H1.85", 13.2),
    (
        "M8.2 1.85C4.4 1.85 1.85 5 1.85 10C1.85 15 4.4 18.15 8.2 18.15C12 18.15 14.55 15 14.55 10C14.55 5 12 1.85 8.2 1.85ZM8.6 12L15.4 19.6",
        16.4,
    ),
    (
        "M1.85 18.15V1.85H6.6C9.6 1.85 11.4 3.6 11.4 6.4C11.4 9.2 9.6 11 6.6 11H1.85M6.8 11L11.9 18.15",
        13.8,
    ),
    (
        "M11 4.9C10.2 3 8.6 1.85 6.4 1.85C3.8 1.85 2.2 3.4 2.2 5.6C2.2 8.2 4.3 9.1 6.6 9.8C9.2 10.6 11.2 11.6 11.2 14.2C11.2 16.6 9.4 18.15 6.6 18.15C4.2 18.15 2.5 17 1.85 14.9",
        13.0,
    ),
    ("M1.85 1.85H12.6M7.2 1.85V18.15", 14.4),
    ("M1.85 1.85V12C1.85 16 3.7 18.15 6.9 18.15C10.1 18.15 12 16 12 12V1.85", 13.8),
    ("M1.85 1.85L7.4 18.15L12.95 1.85", 14.8),
    ("M1.85 1.85L5.6 18.15L9.9 4.6L14.2 18.15L17.95 1.85", 19.8),
    ("M1.85 1.85L12.4 18.15M12.4 1.85L1.85 18.15", 14.2),
    ("M1.85 1.85L7.1 10.4L12.4 1.85M7.1 10.4V18.15", 14.2),
    ("M1.85 1.85H11.8L1.85 18.15H12", 13.8),
];

impl Capital {
    pub(crate) const fn of(label: Label) -> Capital {
        Capital(label)
    }

    pub(crate) fn label(self) -> Label {
        self.0
    }

    /// Every letter there is, alone and primed.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Capital> {
        let labels = |prime| ('A'..='Z').map(move |letter| format!("{letter}{prime}"));
        labels("").chain(labels("'")).filter_map(|text| Label::read(&text)).map(Capital)
    }

    pub(crate) fn glyph(self) -> Glyph {
        let (strokes, width) = CAPITALS[usize::from(self.0.letter() as u8 - b'A')];
        if !self.0.is_primed() {
            return Glyph { strokes: strokes.into(), width };
        }
        let (gap, bottom) = PRIME;
        let x = width + gap - PEN / 2.0;
        let strokes = format!("{strokes}M{x} {}V{bottom}", PEN / 2.0);
        Glyph { strokes: strokes.into(), width: width + gap }
    }
}
