//! The pen for letters and digits, and its glyphs.

use std::borrow::Cow;

/// The height of digits and ascenders, in the units of the strokes. The baseline is at this height,
/// and the top at zero.
pub(crate) const CAP: f32 = 20.0;
/// The width of the pen, which is round.
pub(crate) const PEN: f32 = 3.7;

/// A glyph: the middle of the pen's way, and the width of its ink.
pub(crate) struct Glyph {
    pub(crate) strokes: Cow<'static, str>,
    pub(crate) width: f32,
}
