//! The making of all palettes, by k-means over the colors of soft edges.
//! `UPDATE=1 cargo test -p menagerie-render palettes` writes them anew.

use super::super::inks::Inks;
use super::super::theme::Shade;
use super::*;

/// The number of points between two colors that meet at a soft edge.
const RAMP: u32 = 16;
/// After each new color, the soft colors move this many times to the middle of the colors that they
/// stand for.
const ROUNDS: usize = 2;

/// A color at soft edges, and how often it occurs, relative to the others.
struct Sample {
    color: Rgb,
    weight: i64,
}

/// The samples, each with the flat color nearest to it. Flat colors stay, so only the others are searched again
/// when one is added or moved.
struct EdgeSamples<'a> {
    samples: Vec<(&'a Sample, Nearness)>,
    /// The number of flat colors.
    pinned: usize,
}

/// The palette for a theme and the styles of the two sides.
fn made(theme: &Theme, sides: [Style; 2]) -> Palette {
    let mut colors = flat_colors(theme, sides);
    let pinned = colors.len();
    let samples = edge_samples(theme, sides);
    let edges = EdgeSamples::new(&colors, &samples);
    while colors.len() < SIZE {
        colors.push(edges.worst_served(&colors));
        for _ in 0..ROUNDS {
            edges.move_to_means(&mut colors);
        }
    }
    Palette { colors, flat: pinned }
}

impl<'a> EdgeSamples<'a> {
    fn new(flat: &[Rgb], samples: &'a [Sample]) -> EdgeSamples<'a> {
        let of = |sample: &'a Sample| (sample, nearness(flat, 0, sample.color).unwrap_or(i32::MAX));
        EdgeSamples { samples: samples.iter().map(of).collect(), pinned: flat.len() }
    }

    /// Each sample with the index of its color.
    fn each(&self, colors: &[Rgb]) -> impl Iterator<Item = (&'a Sample, usize)> {
        let (pinned, soft) = (self.pinned as i32, &colors[self.pinned..]);
        self.samples.iter().map(move |(sample, flat)| {
            let soft = nearness(soft, pinned, sample.color).unwrap_or(i32::MAX);
            (*sample, usize::from(index_of(soft.min(*flat))))
        })
    }

    /// The sample farthest from its palette color, among those of the palette color with the largest
    /// sum of errors.
    fn worst_served(&self, colors: &[Rgb]) -> Rgb {
        let mut worst = vec![(0, 0, Rgb::hex(0)); colors.len()];
        for (Sample { color, weight }, index) in self.each(colors) {
            let error = i64::from(color.distance(colors[index])) * weight;
            let (sum, largest, farthest) = &mut worst[index];
            *sum += error;
            if error > *largest {
                (*largest, *farthest) = (error, *color);
            }
        }
        worst.into_iter().max().map_or(Rgb::hex(0), |(_, _, farthest)| farthest)
    }

    /// One round of k-means in which the flat colors stay.
    fn move_to_means(&self, colors: &mut [Rgb]) {
        let mut sums = vec![([0i64; 3], 0i64); colors.len()];
        for (Sample { color, weight }, index) in self.each(colors) {
            let (sum, total) = &mut sums[index];
            for (sum, channel) in sum.iter_mut().zip(color.0) {
                *sum += i64::from(channel) * weight;
            }
            *total += weight;
        }
        for (color, (sum, total)) in colors.iter_mut().zip(sums).skip(self.pinned) {
            if total > 0 {
                let mean = |sum: i64| u8::try_from((sum + total / 2) / total);
                *color = Rgb(sum.map(|sum| mean(sum).expect("a mean of bytes is a byte")));
            }
        }
    }
}

/// Every color that fills an area, once.
fn flat_colors(theme: &Theme, sides: [Style; 2]) -> Vec<Rgb> {
    let Theme { light, dark, margin, label, bracket, frame, .. } = *theme;
    let Theme { hint, capture, arrow, casing, water, wall, .. } = *theme;
    let mut colors = vec![margin, label, bracket, frame, hint, capture, arrow, casing, water, wall];
    for shade in [light, dark] {
        colors.extend(shade.all());
        colors.extend((1..=GLOW_STEPS).map(|step| glow(theme, shade.plain, step)));
    }
    for Inks { fill, outline, detail } in sides.map(Style::inks) {
        colors.extend([fill, outline, detail]);
    }
    let mut seen = Vec::new();
    colors.retain(|color| {
        let new = !seen.contains(color);
        seen.push(*color);
        new
    });
    colors
}

/// Mixes of every two colors that touch. A board consists of flat areas and the soft edges between
/// them.
fn edge_samples(theme: &Theme, sides: [Style; 2]) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut ramp = |one: Rgb, other: Rgb, weight: i64| {
        samples
            .extend((1..RAMP).map(|i| Sample { color: one.mixed(other, i * 256 / RAMP), weight }));
    };
    ramp(theme.margin, theme.label, 4);
    ramp(theme.arrow, theme.casing, 6);
    ramp(theme.capture, theme.casing, 6);
    for shade in [theme.light, theme.dark] {
        ramp(theme.hint, shade.plain, 1);
        ramp(theme.capture, shade.plain, 1);
        ramp(theme.arrow, shade.plain, 1);
        ramp(theme.casing, shade.plain, 1);
    }
    for Inks { fill, outline, detail } in sides.map(Style::inks) {
        ramp(outline, fill, 64);
        ramp(outline, detail, 32);
        ramp(fill, detail, 32);
        for Shade { plain, last, selected, palace, .. } in [theme.light, theme.dark] {
            ramp(outline, plain, 64);
            ramp(outline, last, 2);
            ramp(outline, selected, 1);
            ramp(outline, palace, 1);
            for step in [GLOW_STEPS / 3, GLOW_STEPS * 2 / 3, GLOW_STEPS] {
                ramp(outline, glow(theme, plain, step), 1);
            }
        }
    }
    samples
}

const SIDES: [Style; 2] = [Style::White, Style::Black];

#[test]
fn flat_colors_are_exact_and_edges_close() {
    let pairs = [SIDES, [Style::Gold, Style::Red], [Style::White, Style::Blue]];
    let all = pairs.into_iter().flat_map(|sides| BoardTheme::ALL.map(|name| (name, sides)));
    for (name, sides) in all {
        let theme = Theme::of(name, sides);
        let palette = Palette::of(name, sides);
        assert!(palette.colors().len() <= SIZE);
        for color in flat_colors(&theme, sides) {
            assert_eq!(palette.colors()[usize::from(palette.nearest(color))], color);
        }
        let mut sum = 0.0;
        let samples = edge_samples(&theme, sides);
        for Sample { color, .. } in &samples {
            let found = palette.colors()[usize::from(palette.nearest(*color))];
            let apart = (0..3).map(|i| color.0[i].abs_diff(found.0[i])).max();
            assert!(apart <= Some(64), "{name:?} {sides:?}: {color} became {found}");
            sum += f64::from(color.distance(found)) / 9.0;
        }
        let rms = (sum / samples.len() as f64).sqrt();
        assert!(rms < 12.0, "{name:?} {sides:?}: edges are {rms:.1} levels off on average");
    }
}

#[test]
fn all_palettes_in_the_file_are_what_their_themes_make() {
    let sides = || Style::ALL.into_iter().flat_map(|white| Style::ALL.map(|black| [white, black]));
    let each = BoardTheme::ALL.into_iter().flat_map(|theme| sides().map(move |it| (theme, it)));
    let made: Vec<_> =
        each.map(|(theme, sides)| (theme, sides, made(&Theme::of(theme, sides), sides))).collect();
    let mut all = Vec::new();
    for (_, _, palette) in &made {
        all.push(u8::try_from(palette.flat).expect("they are a part of the colors"));
        all.extend(palette.colors.iter().flat_map(|color| color.0));
    }
    if std::env::var_os("UPDATE").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/look/palettes.bin");
        std::fs::write(file, &all).expect("it can be written");
        return;
    }
    assert!(MADE[..] == all[..], "UPDATE=1 cargo test -p menagerie-render palettes");
    for (theme, sides, palette) in made {
        assert_eq!(Palette::of(theme, sides), palette);
    }
}
