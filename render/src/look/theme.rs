//! The colors of the board: squares, margin, labels and marks.

use super::choice::BoardTheme;
use super::color::Rgb;
use super::inks::Style;
use crate::error::RenderError;

/// All colors of a picture except those of pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) light: Shade,
    pub(crate) dark: Shade,
    pub(crate) margin: Rgb,
    pub(crate) label: Rgb,
    /// The frame of a selected square, and the brackets of the last move.
    pub(crate) bracket: Rgb,
    /// Whether the squares of the last move have brackets beside their tint.
    pub(crate) has_brackets: bool,
    /// The frame around a royal piece in check.
    pub(crate) frame: Rgb,
    /// The middle of the glow under a royal piece in check.
    pub(crate) glow: Rgb,
    /// The marks of squares to which a piece can go.
    pub(crate) hint: Rgb,
    /// The marks of pieces that can be captured.
    pub(crate) capture: Rgb,
    /// An arrow, and the line around it that keeps it apart from dark pieces.
    pub(crate) arrow: Rgb,
    pub(crate) casing: Rgb,
    /// A river between two ranks.
    pub(crate) water: Rgb,
    /// The wall of a palace.
    pub(crate) wall: Rgb,
}

/// The colors of one kind of square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shade {
    pub(crate) plain: Rgb,
    /// The guide line after every fourth file and rank of large boards.
    pub(crate) guide: Rgb,
    /// The squares where the last move started and ended.
    pub(crate) last: Rgb,
    /// The square that the viewer asks about.
    pub(crate) selected: Rgb,
    /// A square of a palace.
    pub(crate) palace: Rgb,
    /// A square of a river that covers squares.
    pub(crate) river: Rgb,
}

impl Shade {
    /// The shade of these colors: plain, guide, last, selected, palace and river.
    fn hex(values: [u32; 6]) -> Shade {
        let [plain, guide, last, selected, palace, river] = values.map(Rgb::hex);
        Shade { plain, guide, last, selected, palace, river }
    }

    /// Every color of a square, in any order.
    #[cfg(test)]
    pub(crate) fn all(self) -> [Rgb; 6] {
        let Shade { plain, guide, last, selected, palace, river } = self;
        [plain, guide, last, selected, palace, river]
    }
}

/// The colors of a board for another renderer, as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardColors {
    /// The plain squares: a light one, a dark one.
    pub plain: [String; 2],
    /// The squares where the last move started and ended.
    pub last: [String; 2],
    /// The square that the viewer asks about.
    pub selected: [String; 2],
    /// The squares of a palace.
    pub palace: [String; 2],
    /// The squares of a river that covers them.
    pub river: [String; 2],
    /// A river between two ranks.
    pub water: String,
    /// The margin, and the labels on it.
    pub margin: [String; 2],
    /// The marks of squares to which a piece can go, and of pieces that can be captured.
    pub marks: [String; 2],
    /// The frame around a royal piece in check.
    pub check: String,
}

/// The colors of a board under pieces of these two styles.
///
/// # Errors
/// When a style is not known.
pub fn board_colors(theme: BoardTheme, styles: [&str; 2]) -> Result<BoardColors, RenderError> {
    let [first, second] = styles.map(Style::named);
    let Theme { light, dark, margin, label, frame, hint, capture, water, .. } =
        Theme::of(theme, [first?, second?]);
    let both = |of: fn(&Shade) -> Rgb| [&light, &dark].map(|shade| of(shade).to_string());
    Ok(BoardColors {
        plain: both(|shade| shade.plain),
        last: both(|shade| shade.last),
        selected: both(|shade| shade.selected),
        palace: both(|shade| shade.palace),
        river: both(|shade| shade.river),
        water: water.to_string(),
        margin: [margin.to_string(), label.to_string()],
        marks: [hint.to_string(), capture.to_string()],
        check: frame.to_string(),
    })
}

impl Theme {
    /// The colors for a theme and two sides. The mark of the last move is yellow-green. Under gold
    /// pieces it is blue, because they would be lost on a golden square.
    pub(crate) fn of(theme: BoardTheme, sides: [Style; 2]) -> Theme {
        let mut colors = match theme {
            BoardTheme::Brown => brown(),
            BoardTheme::Slate => slate(),
            BoardTheme::Green => green(),
            BoardTheme::HighContrast => high_contrast(),
        };
        if sides.contains(&Style::Gold) {
            (colors.light.last, colors.dark.last) = (Rgb::hex(0xb9d3e0), Rgb::hex(0x8fb0c2));
            colors.bracket = Rgb::hex(0x0c2740);
        }
        colors
    }

    /// The CSS that colors the classes of marks: `h` solid, `o` outlined, `c` the ring of a
    /// capture, `r` its light rim, because it lies over pieces. `s` is a star with such a rim, in
    /// the color of an arrow: first movers are white, gold or red.
    pub(crate) fn sheet(&self) -> String {
        let Theme { hint, capture, casing, arrow, .. } = self;
        format!(
            ".h{{fill:{hint}}}.c{{fill:none;stroke:{capture};stroke-width:4}}\
             .r{{fill:none;stroke:{casing};stroke-width:6.4}}\
             .s{{fill:{arrow};stroke:{casing};stroke-width:4;stroke-linejoin:round}}\
             .o{{fill:none;stroke:{hint};stroke-width:4.4;stroke-linejoin:round;stroke-linecap:round}}"
        )
    }
}

fn brown() -> Theme {
    Theme {
        light: Shade::hex([0xf0d9b5, 0x8a603d, 0xd3d268, 0xaed9cc, 0xf0c9a6, 0xc4d9df]),
        dark: Shade::hex([0xb58863, 0x8a603d, 0xb6ab41, 0x7db3a2, 0xc68a6c, 0x8aa6b0]),
        margin: Rgb::hex(0xf7eee0),
        label: Rgb::hex(0x54402f),
        bracket: Rgb::hex(0x2e2a08),
        has_brackets: false,
        frame: Rgb::hex(0x7a000c),
        glow: Rgb::hex(0xff6a55),
        hint: Rgb::hex(0x173f2c),
        capture: Rgb::hex(0x820008),
        arrow: Rgb::hex(0x163f7a),
        casing: Rgb::hex(0xf4efe6),
        water: Rgb::hex(0x174a6b),
        wall: Rgb::hex(0x5a3328),
    }
}

fn slate() -> Theme {
    Theme {
        light: Shade::hex([0xd9e0e6, 0x616d79, 0xd8d688, 0xa8dcc4, 0xccd1ea, 0xb9d8ea]),
        dark: Shade::hex([0x8795a3, 0x616d79, 0xb3ae55, 0x74b296, 0x8f98bf, 0x7ba5c0]),
        margin: Rgb::hex(0xf1f4f6),
        label: Rgb::hex(0x3c4852),
        ..brown()
    }
}

fn green() -> Theme {
    Theme {
        light: Shade::hex([0xeeeed2, 0x587239, 0xe9de72, 0xb4dcea, 0xd9eeb4, 0xc4e0ea]),
        dark: Shade::hex([0x7f9f5e, 0x587239, 0xbbb03c, 0x76b0c2, 0x86b063, 0x7fa9b4]),
        margin: Rgb::hex(0xf7f7ea),
        label: Rgb::hex(0x3f4f30),
        ..brown()
    }
}

fn high_contrast() -> Theme {
    Theme {
        light: Shade::hex([0xe6e6e6, 0x666666, 0xffd83a, 0xa6e8ff, 0xeadbb8, 0xbfe2ff]),
        dark: Shade::hex([0x888888, 0x666666, 0xd6b100, 0x4fb4d4, 0xa08f6c, 0x7fa6c4]),
        margin: Rgb::hex(0x000000),
        label: Rgb::hex(0xffffff),
        bracket: Rgb::hex(0x000000),
        has_brackets: true,
        frame: Rgb::hex(0x700000),
        hint: Rgb::hex(0x0a2a18),
        capture: Rgb::hex(0x730008),
        arrow: Rgb::hex(0x0b2f66),
        casing: Rgb::hex(0xffffff),
        water: Rgb::hex(0x00335c),
        wall: Rgb::hex(0x2a1038),
        ..brown()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::color::Sight;

    /// Every theme for every pair of styles a variant may ask for.
    fn themes() -> impl Iterator<Item = (BoardTheme, [Style; 2], Theme)> {
        let pairs = Style::ALL.into_iter().flat_map(|a| Style::ALL.map(|b| [a, b]));
        pairs
            .filter(|[a, b]| a != b)
            .flat_map(|sides| BoardTheme::ALL.map(|theme| (theme, sides, Theme::of(theme, sides))))
    }

    /// The colors that can lie under a piece or a mark.
    fn grounds(theme: &Theme) -> impl Iterator<Item = Rgb> {
        [theme.light, theme.dark].into_iter().flat_map(|Shade { guide, plain, .. }| {
            let shade = if plain == theme.light.plain { theme.light } else { theme.dark };
            shade.all().into_iter().filter(move |color| *color != guide)
        })
    }

    #[test]
    fn labels_and_squares_contrast() {
        for (name, _, theme) in themes() {
            assert!(theme.label.contrast(theme.margin) >= 7.0, "{name:?}");
            let ratio = theme.light.plain.contrast(theme.dark.plain);
            assert!(ratio >= 2.2, "{name:?}: squares at {ratio:.2}");
        }
        let [brown, _, _, strong] =
            BoardTheme::ALL.map(|name| Theme::of(name, [Style::White, Style::Black]));
        let ratio = |theme: Theme| theme.light.plain.contrast(theme.dark.plain);
        assert!(ratio(strong) > ratio(brown) + 0.5);
    }

    /// The things that have too little contrast for some eyes. No mark may depend on hue.
    fn too_faint(
        things: impl Fn(&Theme, [Style; 2]) -> Vec<(String, Rgb, Rgb, f64)>,
    ) -> Vec<String> {
        let mut faint = Vec::new();
        for (name, sides, theme) in themes() {
            for (what, color, ground, least) in things(&theme, sides) {
                for sight in Sight::ALL {
                    let ratio = sight.contrast(color, ground);
                    if ratio < least {
                        faint.push(format!("{name:?} {sight:?}: {what} on {ground}: {ratio:.2}"));
                    }
                }
            }
        }
        faint.sort();
        faint.dedup();
        faint
    }

    #[test]
    fn marks_are_visible_in_every_sight() {
        let faint = too_faint(|theme, _| {
            let thing = |what: &str, color, ground, least| (what.to_owned(), color, ground, least);
            let mut things = vec![
                thing("casing", theme.casing, theme.arrow, 4.5),
                thing("rim of a capture", theme.casing, theme.capture, 4.5),
                thing("rim on a bracket", theme.casing, theme.bracket, 4.5),
            ];
            for ground in grounds(theme) {
                things.push(thing("bracket", theme.bracket, ground, 4.0));
                things.push(thing("dot", theme.hint, ground, 3.0));
                things.push(thing("capture", theme.capture, ground, 3.0));
                things.push(thing("arrow", theme.arrow, ground, 2.5));
            }
            for ground in [theme.light.plain, theme.dark.plain] {
                things.push(thing("check frame", theme.frame, ground, 3.0));
                things.push(thing("water", theme.water, ground, 2.4));
                things.push(thing("wall", theme.wall, ground, 2.4));
            }
            things
        });
        assert!(faint.is_empty(), "{faint:#?}");
    }

    #[test]
    fn outlines_stand_out_from_every_square_in_every_sight() {
        let faint = too_faint(|theme, sides| {
            let mut things = Vec::new();
            for side in sides {
                let outline = side.inks().outline;
                let thing = |ground, least| (format!("{side:?}"), outline, ground, least);
                things.extend(grounds(theme).map(|ground| thing(ground, 4.5)));
                let thin = [theme.light.guide, theme.dark.guide, theme.glow];
                things.extend(thin.map(|ground| thing(ground, 2.8)));
            }
            things
        });
        assert!(faint.is_empty(), "{faint:#?}");
    }

    #[test]
    fn no_golden_square_under_gold_pieces() {
        for (_, sides, theme) in themes().filter(|(_, sides, _)| sides.contains(&Style::Gold)) {
            for shade in [theme.light, theme.dark] {
                let Rgb([red, _, blue]) = shade.last;
                assert!(blue > red, "{sides:?}");
            }
        }
    }
}
