//! The colors of the board: squares, margin, labels and marks.

use super::choice::BoardTheme;
use super::color::Rgb;
use super::inks::Style;

/// All colors of a picture that are not those of pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) light: Shade,
    pub(crate) dark: Shade,
    pub(crate) margin: Rgb,
    pub(crate) label: Rgb,
    /// Corner brackets of the last move, and the frame of a selected square.
    pub(crate) bracket: Rgb,
    /// Frame around a king in check.
    pub(crate) frame: Rgb,
    /// Middle of the glow under a king in check.
    pub(crate) glow: Rgb,
    /// Where a piece can go.
    pub(crate) hint: Rgb,
    /// What a piece can capture.
    pub(crate) capture: Rgb,
    /// An arrow, and the line around it that keeps it apart from dark pieces.
    pub(crate) arrow: Rgb,
    pub(crate) casing: Rgb,
    /// A river between two ranks.
    pub(crate) water: Rgb,
    /// The wall of a palace.
    pub(crate) wall: Rgb,
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
    /// The square that is asked about.
    pub(crate) selected: Rgb,
    /// In a palace.
    pub(crate) palace: Rgb,
    /// In a river that covers squares.
    pub(crate) river: Rgb,
}

impl Shade {
    /// From plain, guide, from, to, selected, palace and river.
    fn hex(values: [u32; 7]) -> Shade {
        let [plain, guide, from, to, selected, palace, river] = values.map(Rgb::hex);
        Shade { plain, guide, from, to, selected, palace, river }
    }

    /// Every color of a square, in no order.
    pub(crate) fn all(self) -> [Rgb; 7] {
        let Shade { plain, guide, from, to, selected, palace, river } = self;
        [plain, guide, from, to, selected, palace, river]
    }
}

impl Theme {
    /// The colors for a theme and two sides. The last move is yellow-green, but blue under gold
    /// pieces, which would drown in a golden square.
    pub(crate) fn of(theme: BoardTheme, sides: [Style; 2]) -> Theme {
        let mut colors = match theme {
            BoardTheme::Brown => brown(),
            BoardTheme::Slate => slate(),
            BoardTheme::Green => green(),
            BoardTheme::HighContrast => high_contrast(),
        };
        if sides.contains(&Style::Gold) {
            (colors.light.from, colors.light.to) = (Rgb::hex(0xc9dbe3), Rgb::hex(0xa9cbe0));
            (colors.dark.from, colors.dark.to) = (Rgb::hex(0x9db4c0), Rgb::hex(0x7ea6bf));
            colors.bracket = Rgb::hex(0x0c2740);
        }
        colors
    }

    /// The CSS that colors the classes of marks: `h` solid, `o` outlined, `c` capture, which
    /// has a light rim as it lies over pieces.
    pub(crate) fn sheet(&self) -> String {
        let Theme { hint, capture, casing, .. } = self;
        format!(
            ".h{{fill:{hint}}}.c{{fill:{capture};stroke:{casing};stroke-width:3.2}}\
             .o{{fill:none;stroke:{hint};stroke-width:4.4;stroke-linejoin:round;stroke-linecap:round}}"
        )
    }
}

fn brown() -> Theme {
    Theme {
        light: Shade::hex([0xf0d9b5, 0xc3a27a, 0xe3dc8c, 0xd2d45e, 0xaed9cc, 0xd9d6d0, 0xc4d9df]),
        dark: Shade::hex([0xb58863, 0x8a613f, 0xbba358, 0xb5b036, 0x7db3a2, 0xa29c95, 0x8aa6b0]),
        margin: Rgb::hex(0x262421),
        label: Rgb::hex(0xd8d2c8),
        bracket: Rgb::hex(0x2e2a08),
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
        light: Shade::hex([0xd9e0e6, 0xa9b6c1, 0xe0dc94, 0xcfd25c, 0xa8dcc4, 0xe9dec6, 0xb9d8ea]),
        dark: Shade::hex([0x8795a3, 0x66727e, 0xb0aa66, 0xb2ae38, 0x74b296, 0xa6997f, 0x7ba5c0]),
        margin: Rgb::hex(0x20252a),
        label: Rgb::hex(0xd3d8dc),
        ..brown()
    }
}

fn green() -> Theme {
    Theme {
        light: Shade::hex([0xeeeed2, 0xbfc49c, 0xf0e48a, 0xe2d64a, 0xb4dcea, 0xdcdad6, 0xc4e0ea]),
        dark: Shade::hex([0x7f9f5e, 0x5d783f, 0xb4ac50, 0xbfb428, 0x76b0c2, 0x9c9a94, 0x7fa9b4]),
        margin: Rgb::hex(0x22271e),
        label: Rgb::hex(0xd5d8cb),
        ..brown()
    }
}

fn high_contrast() -> Theme {
    Theme {
        light: Shade::hex([0xe6e6e6, 0xadadad, 0xffeb8f, 0xffd83a, 0xa6e8ff, 0xeadbb8, 0xbfe2ff]),
        dark: Shade::hex([0x888888, 0x686868, 0xcbb052, 0xd6b100, 0x4fb4d4, 0xa08f6c, 0x7fa6c4]),
        margin: Rgb::hex(0x000000),
        label: Rgb::hex(0xffffff),
        bracket: Rgb::hex(0x000000),
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

    /// What can lie under a piece or a mark.
    fn grounds(theme: &Theme) -> impl Iterator<Item = Rgb> {
        [theme.light, theme.dark].into_iter().flat_map(|Shade { guide, plain, .. }| {
            let shade = if plain == theme.light.plain { theme.light } else { theme.dark };
            shade.all().into_iter().filter(move |color| *color != guide)
        })
    }

    #[test]
    fn labels_and_squares_contrast() {
        for (name, _, theme) in themes() {
            assert!(theme.label.contrast(theme.margin) >= 10.0, "{name:?}");
            let ratio = theme.light.plain.contrast(theme.dark.plain);
            assert!(ratio >= 2.2, "{name:?}: squares at {ratio:.2}");
        }
        let [brown, _, _, strong] =
            BoardTheme::ALL.map(|name| Theme::of(name, [Style::White, Style::Black]));
        let ratio = |theme: Theme| theme.light.plain.contrast(theme.dark.plain);
        assert!(ratio(strong) > ratio(brown) + 0.5);
    }

    /// What falls short among things that shall stand out, in every sight, as no mark may need hue.
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
                for Rgb([red, _, blue]) in [shade.from, shade.to] {
                    assert!(blue > red, "{sides:?}");
                }
            }
        }
    }
}
