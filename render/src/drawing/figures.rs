//! The look of a piece: a drawing, a letter on a disc, or both.

use menagerie_rules::Label;

use super::capitals::Capital;
use super::pen::{CAP, Glyph, PEN};
use super::pieces::Drawing;
use super::raster::rasterize;
use crate::error::RenderError;
use crate::look::{PieceSet, Style};

/// The letter of a piece without a drawing, on the grid of 64 units.
const DISC: Plate = Plate { middle: 32.0, radius: 27.5, cap: 29.0, outline: 2.75 };
/// The label of a labeled drawing. On a board of 16 ranks, which chats show with 22 pixels per square,
/// it has 7 pixels.
const CORNER: Corner = Corner { cap: 22.0, broadest: 23.0, halo: 3.0, margin: 1.5 };

/// The plus of a promoted piece, at the top right. Its halo has the color of the piece, as a letter's.
const PLUS: &str = "M53 5V21M45 13H61";

/// The scale of a drawing with a label. It lies at the top left.
const LABELED: f32 = 0.88;

/// A piece as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Figure {
    pub(crate) art: Art,
    pub(crate) style: Style,
    /// Whether it has the plus of a promoted piece.
    pub(crate) plus: bool,
}

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Art {
    Drawn(Drawing),
    Letter(Capital),
    Labeled(Drawing, Capital),
}

/// A disc with a letter on it.
struct Plate {
    middle: f32,
    radius: f32,
    cap: f32,
    outline: f32,
}

/// A letter at the bottom right. Instead of a disc, which would cover the drawing, it has a halo in the
/// color of its piece.
struct Corner {
    /// How high it is.
    cap: f32,
    /// How broad it may be, without its strokes.
    broadest: f32,
    /// How far the halo reaches beyond the strokes.
    halo: f32,
    /// The distance from the edges of the square.
    margin: f32,
}

impl Art {
    /// The look of a piece in a set. A piece without a drawing is always its letter.
    pub(crate) fn of(set: PieceSet, drawing: &str, label: Label) -> Art {
        let letter = Capital::of(label);
        match (set, Drawing::named(drawing)) {
            (PieceSet::Letters, _) | (_, Err(_)) => Art::Letter(letter),
            (PieceSet::Drawn, Ok(drawing)) => Art::Drawn(drawing),
            (PieceSet::Labeled, Ok(drawing)) => Art::Labeled(drawing, letter),
        }
    }
}

impl Figure {
    /// The figure as `side` x `side` pixels, premultiplied RGBA, row by row.
    pub(crate) fn pixels(self, side: u32) -> Result<Vec<u8>, RenderError> {
        let (name, svg) = match self.art {
            Art::Drawn(drawing) => (drawing.name(), drawing.svg().to_owned()),
            Art::Letter(letter) => (
                "letter",
                format!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{}</svg>"#,
                    DISC.svg(letter)
                ),
            ),
            Art::Labeled(drawing, letter) => {
                let (open, drawn) = drawing.svg().split_once('>').unwrap_or_default();
                let drawn = drawn.trim_end().trim_end_matches("</svg>");
                let label = CORNER.svg(letter);
                let svg =
                    format!(r#"{open}><g transform="scale({LABELED})">{drawn}</g>{label}</svg>"#);
                (drawing.name(), svg)
            }
        };
        let svg = if self.plus { with_plus(&svg) } else { svg };
        let sheet = self.style.sheet() + &letter_rule(self.style);
        rasterize(&svg, sheet, side, side)
            .map_err(|source| RenderError::BrokenDrawing { name: name.to_owned(), source })
    }
}

/// A drawing with the colors of a side, as a whole SVG of 64 units a side. `is_promoted` puts the plus of a
/// promoted piece on it.
///
/// # Errors
/// When the drawing or the style is not known.
pub fn piece_svg(drawing: &str, style: &str, is_promoted: bool) -> Result<String, RenderError> {
    let svg = Drawing::named(drawing)?.svg();
    let svg = if is_promoted { with_plus(svg) } else { svg.to_owned() };
    let style = Style::named(style)?;
    let sheet = style.sheet() + &letter_rule(style);
    let (head, body) = svg.split_once('>').unwrap_or((&svg, ""));
    Ok(format!("{head}><style>{sheet}</style>{body}"))
}

/// A document with a plus over everything else.
fn with_plus(svg: &str) -> String {
    let drawn = svg.trim_end().trim_end_matches("</svg>");
    format!(
        r#"{drawn}<path class="h" style="stroke-width:10.5" d="{PLUS}"/><path class="l" style="stroke-width:4.6" d="{PLUS}"/></svg>"#
    )
}

/// The class `l`: the strokes of a letter, as broad as they were drawn.
fn letter_rule(style: Style) -> String {
    let detail = style.inks().detail;
    let fill = style.inks().fill;
    format!(
        ".l,.h{{fill:none;stroke:{detail};stroke-width:{PEN};stroke-linecap:round;stroke-linejoin:round}}\
         .h{{stroke:{fill}}}"
    )
}

impl Corner {
    /// The scale of a glyph. Broad ones shrink.
    fn scale(&self, glyph: &Glyph) -> f32 {
        (self.cap / CAP).min(self.broadest / glyph.width)
    }

    fn svg(&self, letter: Capital) -> String {
        let glyph = letter.glyph();
        let scale = self.scale(&glyph);
        let edge = 64.0 - self.margin - self.halo - PEN * scale / 2.0;
        let (x, y) = (edge - glyph.width * scale, edge - CAP * scale);
        let halo = PEN + 2.0 * self.halo / scale;
        let strokes = glyph.strokes;
        format!(
            r#"<g transform="translate({x} {y}) scale({scale})"><path class="h" style="stroke-width:{halo}" d="{strokes}"/><path class="l" d="{strokes}"/></g>"#
        )
    }
}

impl Plate {
    /// The scale of a glyph. Broad ones shrink so that they do not touch the rim.
    fn scale(&self, glyph: &Glyph) -> f32 {
        (self.cap / CAP).min(self.radius * 1.35 / glyph.width)
    }

    fn svg(&self, letter: Capital) -> String {
        let Plate { middle, radius, outline, .. } = self;
        let glyph = letter.glyph();
        let scale = self.scale(&glyph);
        let (x, y) = (middle - glyph.width * scale / 2.0, middle - CAP * scale / 2.0);
        format!(
            r#"<circle class="f" style="stroke-width:{outline}" cx="{middle}" cy="{middle}" r="{radius}"/><path class="l" transform="translate({x} {y}) scale({scale})" d="{}"/>"#,
            glyph.strokes
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawings;

    #[test]
    fn all_letters_look_different_and_stay_on_their_disc() {
        let pictures: Vec<Vec<u8>> = Capital::all()
            .map(|letter| {
                let figure = Figure { art: Art::Letter(letter), style: Style::Black, plus: false };
                figure.pixels(24).expect("letters can be drawn")
            })
            .collect();
        for (i, first) in pictures.iter().enumerate() {
            for (j, second) in pictures.iter().enumerate().skip(i + 1) {
                let apart: u32 =
                    first.iter().zip(second).map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
                assert!(apart > 255 * 20, "letters {i} and {j} differ by {apart}");
            }
            for pixel in [0, 23, 24 * 23, 24 * 24 - 1] {
                assert_eq!(first[pixel * 4 + 3], 0, "the corners are clear");
            }
        }
    }

    /// Squares of a board of 16 ranks have this size in a chat.
    #[test]
    fn labels_can_be_read_on_squares_of_22_pixels() {
        let king = Drawing::named("king").expect("there is a king");
        let draw = |art| {
            Figure { art, style: Style::White, plus: false }.pixels(22).expect("it can be drawn")
        };
        let discs: Vec<Vec<u8>> = Capital::all()
            .map(|letter| {
                let glyph = letter.glyph();
                // W' is the broadest.
                let least = if letter.label().is_primed() { 6.3 } else { 7.0 };
                let high = CORNER.scale(&glyph) * CAP * 22.0 / 64.0;
                assert!(high >= least, "{}: {high}", letter.label());
                draw(Art::Labeled(king, letter))
            })
            .collect();
        for (i, first) in discs.iter().enumerate() {
            for second in &discs[i + 1..] {
                let apart: u32 =
                    first.iter().zip(second).map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
                assert!(apart > 255 * 8, "labels differ by {apart}");
            }
        }
    }

    #[test]
    fn a_label_hides_little_of_its_drawing() {
        for letter in Capital::all() {
            let label = CORNER.svg(letter);
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{label}</svg>"#
            );
            let sheet = letter_rule(Style::White);
            let pixels = rasterize(&svg, sheet, 64, 64).expect("it can be drawn");
            let hidden = pixels.chunks_exact(4).filter(|pixel| pixel[3] > 127).count();
            // The disc that was there before hid 22 in a hundred.
            assert!(hidden * 100 < 16 * 64 * 64, "{}: {hidden} of 4096", letter.label());
            let edge = |pixel: &usize| pixel % 64 == 63 || *pixel >= 64 * 63;
            let reaches = (0..64 * 64).filter(edge).any(|pixel| pixels[pixel * 4 + 3] > 0);
            assert!(!reaches, "{} is cut off", letter.label());
        }
    }

    #[test]
    fn pieces_without_a_drawing_are_their_letters() {
        let label = Label::read("U'").expect("it is a label");
        assert!(matches!(Art::of(PieceSet::Letters, "king", label), Art::Letter(_)));
        assert!(matches!(Art::of(PieceSet::Drawn, "king", label), Art::Drawn(_)));
        assert!(matches!(Art::of(PieceSet::Labeled, "king", label), Art::Labeled(..)));
        for set in PieceSet::ALL {
            assert!(matches!(Art::of(set, "unicorn", label), Art::Letter(_)));
        }
    }

    #[test]
    fn a_drawing_alone_has_the_colors_of_its_side() {
        for name in drawings() {
            for style in crate::side_styles() {
                let svg = piece_svg(name, style, name == "king").expect("both are known");
                assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{name}");
                assert_eq!(svg.matches("<style>").count(), 1, "{name}");
            }
        }
        assert!(
            piece_svg("nonsense", "white", false).is_err()
                && piece_svg("king", "mauve", false).is_err()
        );
    }
}
