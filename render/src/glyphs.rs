//! The letters and digits of the coordinates, as strokes drawn for this crate, so that no font is
//! ever needed.

use crate::error::RenderError;
use crate::letters::Letter;
use crate::pen::{CAP, Glyph, PEN};
use crate::pieces::rasterize;

/// Space between two glyphs of one label.
const GAP: f32 = 2.2;

const ZERO: &str = "M6.3 1.85C9.6 1.85 10.8 5 10.8 10C10.8 15 9.6 18.15 6.3 18.15C3 18.15 1.8 15 1.8 10C1.8 5 3 1.85 6.3 1.85Z";
const ONE: &str = "M1.85 5.6L6.6 1.85V18.15";
const TWO: &str = "M1.9 6C2 3.3 3.8 1.85 6.2 1.85C8.8 1.85 10.5 3.4 10.5 5.9C10.5 8.3 9 10 6.6 12.7L1.85 18.15H11";
const THREE: &str = "M2 4.7C2.6 2.9 4 1.85 6 1.85C8.6 1.85 10.2 3.3 10.2 5.5C10.2 8 8.4 9.4 5.4 9.4C8.8 9.4 10.7 11 10.7 13.7C10.7 16.4 8.8 18.15 6 18.15C3.8 18.15 2.3 17.2 1.7 15.2";
const FOUR: &str = "M8.8 18.15V1.85L1.85 13.6H11.8";
const FIVE: &str = "M10 1.85H3.2L2.6 9C3.6 8.1 4.8 7.7 6.1 7.7C8.9 7.7 10.8 9.8 10.8 12.8C10.8 16 8.9 18.15 6 18.15C4 18.15 2.5 17.2 1.8 15.6";
const SIX: &str = "M9.9 3.6C9.1 2.4 7.9 1.85 6.6 1.85C3.4 1.85 1.8 5 1.8 10.6C1.8 15.4 3.2 18.15 6.3 18.15C9 18.15 10.8 16.3 10.8 13.3C10.8 10.4 9 8.6 6.4 8.6C4 8.6 2.2 10.2 1.9 12.4";
const SEVEN: &str = "M1.85 1.85H10.8L5 18.15";
const EIGHT: &str = "M6.3 9.4C3.9 9.4 2.3 7.9 2.3 5.6C2.3 3.3 3.9 1.85 6.3 1.85C8.7 1.85 10.3 3.3 10.3 5.6C10.3 7.9 8.7 9.4 6.3 9.4C3.5 9.4 1.8 11.2 1.8 13.8C1.8 16.5 3.5 18.15 6.3 18.15C9.1 18.15 10.8 16.5 10.8 13.8C10.8 11.2 9.1 9.4 6.3 9.4Z";
const NINE: &str = "M2.7 16.4C3.5 17.6 4.7 18.15 6 18.15C9.2 18.15 10.8 15 10.8 9.4C10.8 4.6 9.4 1.85 6.3 1.85C3.6 1.85 1.8 3.7 1.8 6.7C1.8 9.6 3.6 11.4 6.2 11.4C8.6 11.4 10.4 9.8 10.7 7.6";
const A: &str = "M2.5 9.2C3.2 8 4.5 7.3 6 7.3C8.6 7.3 9.9 8.7 9.9 11.2V18.15M9.9 12.7H6.2C3.4 12.7 1.85 13.7 1.85 15.5C1.85 17.2 3.1 18.15 5 18.15C7.4 18.15 9.9 16.8 9.9 14.2";
const B: &str = "M6 7.3C8.6 7.3 10.2 9.5 10.2 12.75C10.2 16 8.6 18.15 6 18.15C3.4 18.15 1.8 16 1.8 12.75C1.8 9.5 3.4 7.3 6 7.3ZM1.85 1.85V18.15";
const C: &str = "M9.7 9.4C9 8.1 7.8 7.3 6.2 7.3C3.5 7.3 1.8 9.5 1.8 12.75C1.8 16 3.5 18.15 6.2 18.15C7.8 18.15 9 17.4 9.7 16.1";
const D: &str = "M6 7.3C8.6 7.3 10.2 9.5 10.2 12.75C10.2 16 8.6 18.15 6 18.15C3.4 18.15 1.8 16 1.8 12.75C1.8 9.5 3.4 7.3 6 7.3ZM10.4 1.85V18.15";
const E: &str = "M2 12.9H10.3C10.3 9.4 8.8 7.3 6.1 7.3C3.4 7.3 1.8 9.4 1.8 12.75C1.8 16 3.5 18.15 6.3 18.15C7.9 18.15 9.1 17.6 9.9 16.5";
const F: &str = "M8.6 2.2C8.1 2 7.5 1.85 6.9 1.85C5.1 1.85 4.2 3 4.2 5V18.15M1.85 7.7H8.2";
const G: &str = "M6 7.3C8.6 7.3 10.2 9.5 10.2 12.5C10.2 15.5 8.6 17.6 6 17.6C3.4 17.6 1.8 15.5 1.8 12.5C1.8 9.5 3.4 7.3 6 7.3ZM10.4 7.3V18.8C10.4 21.7 8.8 23.2 6 23.2C4.4 23.2 3.2 22.8 2.3 22";
const H: &str = "M1.85 1.85V18.15M1.85 12C1.85 9 3.6 7.3 6 7.3C8.6 7.3 9.8 8.9 9.8 11.6V18.15";
const I: &str = "M2.2 7.5V18.15M2.2 2.1H2.21";
const J: &str = "M5 7.5V19.6C5 22.1 4 23.2 1.85 23.2M5 2.1H5.01";
const K: &str = "M1.85 1.85V18.15M9.4 7.5L2.4 13.6M5.2 11.5L9.9 18.15";
const L: &str = "M1.85 1.85V15C1.85 17.2 2.8 18.15 4.8 18.15";
const M: &str = "M1.85 7.5V18.15M1.85 11.6C1.85 8.8 3 7.3 5 7.3C7.1 7.3 8.1 8.8 8.1 11V18.15M8.1 11.6C8.1 8.8 9.4 7.3 11.3 7.3C13.4 7.3 14.4 8.8 14.4 11V18.15";
const N: &str = "M1.85 7.5V18.15M1.85 12C1.85 9 3.6 7.3 6 7.3C8.6 7.3 9.8 8.9 9.8 11.6V18.15";
const O: &str = "M6.1 7.3C8.7 7.3 10.4 9.5 10.4 12.75C10.4 16 8.7 18.15 6.1 18.15C3.5 18.15 1.8 16 1.8 12.75C1.8 9.5 3.5 7.3 6.1 7.3Z";
const P: &str = "M6 7.3C8.6 7.3 10.2 9.5 10.2 12.75C10.2 16 8.6 18.15 6 18.15C3.4 18.15 1.8 16 1.8 12.75C1.8 9.5 3.4 7.3 6 7.3ZM1.85 7.5V23.2";

/// The glyph of a digit, a file letter or a capital.
fn glyph(character: char) -> Option<Glyph> {
    let (strokes, width) = match character {
        '0' => (ZERO, 12.6),
        '1' => (ONE, 8.5),
        '2' => (TWO, 12.8),
        '3' => (THREE, 12.5),
        '4' => (FOUR, 13.6),
        '5' => (FIVE, 12.6),
        '6' => (SIX, 12.6),
        '7' => (SEVEN, 12.6),
        '8' => (EIGHT, 12.6),
        '9' => (NINE, 12.6),
        ' ' => ("", 4.0),
        'a' => (A, 11.8),
        'b' => (B, 12.0),
        'c' => (C, 11.5),
        'd' => (D, 12.2),
        'e' => (E, 12.1),
        'f' => (F, 10.4),
        'g' => (G, 12.2),
        'h' => (H, 11.6),
        'i' => (I, 4.4),
        'j' => (J, 6.9),
        'k' => (K, 11.7),
        'l' => (L, 6.6),
        'm' => (M, 16.2),
        'n' => (N, 11.6),
        'o' => (O, 12.2),
        'p' => (P, 12.0),
        _ => return Letter::of(character).map(Letter::glyph),
    };
    Some(Glyph { strokes, width })
}

/// How much of each pixel of a `width` x `height` box the centered text covers, 0 to 255.
///
/// Characters that are not drawn here are left out. The text is `cap` pixels high;
/// its baseline and its left edge lie on whole pixels, to keep stems crisp.
pub(crate) fn coverage(
    text: &str,
    width: u32,
    height: u32,
    cap: u32,
) -> Result<Vec<u8>, RenderError> {
    let glyphs: Vec<Glyph> = text.chars().filter_map(glyph).collect();
    let ink = glyphs.iter().map(|glyph| glyph.width + GAP).sum::<f32>() - GAP;
    let scale = cap as f32 / CAP;
    let mut x = ((width as f32 - ink * scale) / 2.0).round() / scale;
    let y = ((height as f32 - cap as f32) / 2.0 - descent(text) * scale).round() / scale;
    let mut strokes = String::new();
    for Glyph { strokes: path, width } in glyphs {
        strokes += &format!(r#"<path transform="translate({x} {y})" d="{path}"/>"#);
        x += width + GAP;
    }
    let (wide, high) = (width as f32 / scale, height as f32 / scale);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><g fill="none" stroke="white" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round">{strokes}</g></svg>"#
    );
    let pixels = rasterize(&svg, String::new(), width, height)
        .map_err(|source| RenderError::BrokenDrawing { name: text.to_owned(), source })?;
    Ok(pixels.chunks_exact(4).map(|pixel| pixel[3]).collect())
}

/// How far above the middle a line of letters sits, so that those with a tail keep it inside the
/// margin.
fn descent(text: &str) -> f32 {
    if text.chars().any(|character| character.is_ascii_lowercase()) { 1.6 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_has_ink_and_keeps_inside_its_box() {
        let files = ('a'..='p').map(String::from);
        let ranks = (1..=16).map(|rank: u32| rank.to_string());
        for text in files.chain(ranks) {
            for (side, cap) in [(14, 9), (32, 20), (61, 38)] {
                let pixels = coverage(&text, side, side, cap).expect("labels can be drawn");
                let inked = pixels.iter().filter(|&&alpha| alpha > 127).count();
                let share = inked as f32 / pixels.len() as f32;
                assert!((0.03..0.5).contains(&share), "{text} at {side}: {share}");
                let rows: Vec<&[u8]> = pixels.chunks_exact(side as usize).collect();
                let edge = rows.iter().any(|row| row[0] > 99 || row[row.len() - 1] > 99);
                let ends = rows[0].iter().chain(rows[rows.len() - 1]).any(|&alpha| alpha > 99);
                assert!(!edge && !ends, "{text} at {side} is cut off");
            }
        }
    }

    #[test]
    fn all_labels_look_different() {
        let texts: Vec<String> = ('a'..='p')
            .map(String::from)
            .chain((1..=16).map(|rank: u32| rank.to_string()))
            .collect();
        let pictures: Vec<Vec<u8>> = texts
            .iter()
            .map(|text| coverage(text, 14, 14, 9).expect("labels can be drawn"))
            .collect();
        for (i, first) in pictures.iter().enumerate() {
            for (j, second) in pictures.iter().enumerate().skip(i + 1) {
                let apart: u32 =
                    first.iter().zip(second).map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
                assert!(apart > 255 * 3, "{} and {} differ by {apart}", texts[i], texts[j]);
            }
        }
    }

    #[test]
    fn unknown_characters_draw_nothing() {
        let pixels = coverage("<?>", 20, 20, 12).expect("nothing can be drawn");
        assert!(pixels.iter().all(|&alpha| alpha == 0));
    }
}
