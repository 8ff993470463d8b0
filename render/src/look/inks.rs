//! The colors of the two sides: one style sheet for each name a variant file may use.

use super::color::Rgb;
use crate::error::RenderError;

/// How the pieces of one side look.
///
/// Sides differ in polarity: a light body with dark lines, or a dark body with light lines. So hue
/// is never needed to tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    White,
    Black,
    Gold,
    Red,
    Blue,
}

/// The three colors of a drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inks {
    pub(crate) fill: Rgb,
    pub(crate) outline: Rgb,
    pub(crate) detail: Rgb,
}

/// Widths in units of the pieces' 64-unit grid.
const OUTLINE_WIDTH: &str = "3.25";
const DETAIL_WIDTH: &str = "2.6";
const JOINT_WIDTH: &str = "1.7";

/// The names of all styles, as variant files use them.
pub fn side_styles() -> impl Iterator<Item = &'static str> {
    Style::ALL.into_iter().map(Style::name)
}

impl Style {
    pub(crate) const ALL: [Style; 5] =
        [Style::White, Style::Black, Style::Gold, Style::Red, Style::Blue];

    /// The style that a variant file calls `name`.
    pub(crate) fn named(name: &str) -> Result<Style, RenderError> {
        Style::ALL
            .into_iter()
            .find(|style| style.name() == name)
            .ok_or_else(|| RenderError::UnknownStyle(name.to_owned()))
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Style::White => "white",
            Style::Black => "black",
            Style::Gold => "gold",
            Style::Red => "red",
            Style::Blue => "blue",
        }
    }

    pub(crate) const fn inks(self) -> Inks {
        let (fill, outline, detail) = match self {
            Style::White => (0xfffdf7, 0x1d1a17, 0x1d1a17),
            Style::Black => (0x35312e, 0x0c0b0a, 0xf4efe6),
            Style::Gold => (0xf6c945, 0x2a1c05, 0x2a1c05),
            Style::Red => (0xa3161f, 0x22060a, 0xffe9df),
            Style::Blue => (0x1f4fa3, 0x081633, 0xe8f1ff),
        };
        Inks { fill: Rgb::hex(fill), outline: Rgb::hex(outline), detail: Rgb::hex(detail) }
    }

    /// Whether the body is dark and the lines on it light.
    pub(crate) const fn is_dark(self) -> bool {
        matches!(self, Style::Black | Style::Red | Style::Blue)
    }

    /// The CSS that colors the classes of a drawing: `f` body, `d` detail stroke, `e` solid detail,
    /// `j` joint line (dark sides only), `k` jewel (body color on light sides, light on dark ones).
    pub(crate) fn sheet(self) -> String {
        let Inks { fill, outline, detail } = self.inks();
        let (joint, jewel) = if self.is_dark() { (JOINT_WIDTH, detail) } else { ("0", fill) };
        format!(
            ".f{{fill:{fill};stroke:{outline};stroke-width:{OUTLINE_WIDTH}}}\
             .d{{fill:none;stroke:{detail};stroke-width:{DETAIL_WIDTH}}}\
             .e{{fill:{detail};stroke:none}}\
             .j{{fill:none;stroke:{detail};stroke-width:{joint}}}\
             .k{{fill:{jewel};stroke:{outline};stroke-width:{OUTLINE_WIDTH}}}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::color::Sight;

    #[test]
    fn names_are_read_back() {
        for style in Style::ALL {
            assert_eq!(Style::named(style.name()).ok(), Some(style));
        }
        let error = Style::named("mauve").expect_err("not a style");
        assert_eq!(error.to_string(), "there is no style of pieces named \"mauve\"");
    }

    #[test]
    fn light_and_dark_sides_contrast() {
        for light in Style::ALL.into_iter().filter(|style| !style.is_dark()) {
            for dark in Style::ALL.into_iter().filter(|style| style.is_dark()) {
                for sight in Sight::ALL {
                    let ratio = sight.contrast(light.inks().fill, dark.inks().fill);
                    assert!(ratio >= 4.0, "{light:?} and {dark:?}, {sight:?}: {ratio:.1}");
                }
            }
        }
    }
}
