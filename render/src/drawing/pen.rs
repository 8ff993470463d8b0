//! The pen that letters and digits are drawn with, and what it draws.

use std::borrow::Cow;

/// Height of digits and ascenders, in the units the strokes are drawn in; the baseline is there,
/// the top at zero.
pub(crate) const CAP: f32 = 20.0;
/// Width of the pen, which is round.
pub(crate) const PEN: f32 = 3.7;

/// A glyph: the middle of the pen's way, and the width of its ink.
pub(crate) struct Glyph {
    pub(crate) strokes: Cow<'static, str>,
    pub(crate) width: f32,
}
