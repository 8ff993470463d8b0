//! The colors of the board: squares, margin, labels and marks.

use crate::color::Rgb;
use crate::style::Style;

/// All colors of a picture that are not those of pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) light: Shade,
    pub(crate) dark: Shade,
    pub(crate) margin: Rgb,
    pub(crate) label: Rgb,
    /// Corner brackets of the last move.
    pub(crate) bracket: Rgb,
    /// Frame around a king in check.
    pub(crate) frame: Rgb,
    /// Middle of the glow under a king in check.
    pub(crate) glow: Rgb,
}

/// The colors one kind of square can take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shade {
    pub(crate) plain: Rgb,
    /// The guide line after every fourth file and rank of large boards.
    pub(crate) guide: Rgb,
    /// Where the last move started.
    pub(crate) from: Rgb,
    /// Where the last move ended.
    pub(crate) to: Rgb,
}

/// The brown board. The last move is yellow-green, but blue under gold pieces, which would drown in
/// a golden square.
pub(crate) fn brown(sides: [Style; 2]) -> Theme {
    let gold = sides.contains(&Style::Gold);
    let [light_from, light_to, dark_from, dark_to, bracket] = if gold {
        [0xc9dbe3, 0xa9cbe0, 0x9db4c0, 0x7ea6bf, 0x0c2740]
    } else {
        [0xe3dc8c, 0xd2d45e, 0xbba358, 0xb5b036, 0x35300a]
    };
    Theme {
        light: Shade {
            plain: Rgb::hex(0xf0d9b5),
            guide: Rgb::hex(0xc3a27a),
            from: Rgb::hex(light_from),
            to: Rgb::hex(light_to),
        },
        dark: Shade {
            plain: Rgb::hex(0xb58863),
            guide: Rgb::hex(0x8a613f),
            from: Rgb::hex(dark_from),
            to: Rgb::hex(dark_to),
        },
        margin: Rgb::hex(0x262421),
        label: Rgb::hex(0xd8d2c8),
        bracket: Rgb::hex(bracket),
        frame: Rgb::hex(0x8c0010),
        glow: Rgb::hex(0xff6a55),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of styles a variant may ask for.
    fn themes() -> impl Iterator<Item = ([Style; 2], Theme)> {
        let pairs = Style::ALL.into_iter().flat_map(|a| Style::ALL.map(|b| [a, b]));
        pairs.filter(|[a, b]| a != b).map(|sides| (sides, brown(sides)))
    }

    #[test]
    fn labels_and_squares_contrast() {
        let (_, theme) = themes().next().expect("there are styles");
        assert!(theme.label.contrast(theme.margin) >= 10.0);
        assert!(theme.light.plain.contrast(theme.dark.plain) >= 2.2);
    }

    #[test]
    fn marks_are_visible_without_hue() {
        for (sides, theme) in themes() {
            for shade in [theme.light, theme.dark] {
                for ground in [shade.plain, shade.from, shade.to] {
                    let ratio = theme.bracket.contrast(ground);
                    assert!(ratio >= 4.0, "{sides:?}: brackets at {ratio:.2}");
                }
                let ratio = theme.frame.contrast(shade.plain);
                assert!(ratio >= 3.0, "{sides:?}: check frame at {ratio:.2}");
            }
        }
    }

    #[test]
    fn outlines_stand_out_from_every_square() {
        for (sides, theme) in themes() {
            for shade in [theme.light, theme.dark] {
                for ground in [shade.plain, shade.guide, shade.from, shade.to, theme.glow] {
                    for side in sides {
                        let ratio = side.inks().outline.contrast(ground);
                        let least = if ground == shade.guide { 3.0 } else { 4.5 };
                        assert!(ratio >= least, "{side:?} on {ground}: {ratio:.2}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_golden_square_under_gold_pieces() {
        for (sides, theme) in themes().filter(|(sides, _)| sides.contains(&Style::Gold)) {
            for shade in [theme.light, theme.dark] {
                for Rgb([red, _, blue]) in [shade.from, shade.to] {
                    assert!(blue > red, "{sides:?}");
                }
            }
        }
    }
}
