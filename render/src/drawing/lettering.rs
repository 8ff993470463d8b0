//! Sets a line of text from its own glyphs, so that no font is ever needed.

use super::capitals::Capital;
use super::pen::{CAP, Glyph, PEN};
use super::raster::rasterize;
use super::small_letters::small_letter;
use crate::error::RenderError;
use menagerie_rules::Label;

/// Space between two glyphs of one label.
const GAP: f32 = 2.2;

/// The glyph of a character that can be drawn.
fn glyph(character: char) -> Option<Glyph> {
    let capital = || Label::plain(character).filter(|_| character.is_ascii_uppercase());
    small_letter(character).or_else(|| capital().map(|label| Capital::of(label).glyph()))
}

/// The most characters of a text that are looked at. No picture has room for more.
const LONGEST: usize = 200;

/// Whether a picture can have a text: there is a letter for each character. There are the letters A to
/// Z, large and small, digits, a space, and the signs `.`, `-`, `_`, `'`, `=`, `+` and `…`. A text with any other
/// one is left out of a chart as a whole, since a part of a name is another name.
pub fn has_letters_for(text: &str) -> bool {
    text.chars().take(LONGEST).all(|character| glyph(character).is_some())
        && !text.trim().is_empty()
}

/// A text that is at most so many pixels wide. What is cut off is told by an ellipsis.
pub(crate) fn fitted(text: &str, cap: u32, most: u32) -> String {
    let text: String = text.trim().chars().take(LONGEST).collect();
    let beginnings =
        text.char_indices().rev().map(|(end, _)| text[..end].trim_end().to_owned() + "…");
    let mut all = [text.clone()].into_iter().chain(beginnings);
    all.find(|it| width_of(it, cap) <= most).unwrap_or_default()
}

/// The width in pixels of a text with capitals `cap` pixels high.
pub(crate) fn width_of(text: &str, cap: u32) -> u32 {
    (ink(text) * cap as f32 / CAP).ceil() as u32
}

/// The width of a text in the units that its glyphs are drawn in.
fn ink(text: &str) -> f32 {
    let widths = text.chars().filter_map(glyph).map(|glyph| glyph.width + GAP);
    (widths.sum::<f32>() - GAP).max(0.0)
}

/// How much of each pixel of a `width` x `height` box the centered text covers, 0 to 255.
///
/// Characters without a glyph are left out. The text is `cap` pixels high. Its baseline and its
/// left edge lie on whole pixels, to keep stems crisp.
pub(crate) fn coverage(
    text: &str,
    width: u32,
    height: u32,
    cap: u32,
) -> Result<Vec<u8>, RenderError> {
    let glyphs: Vec<Glyph> = text.chars().filter_map(glyph).collect();
    let scale = cap as f32 / CAP;
    let mut x = ((width as f32 - ink(text) * scale) / 2.0).round() / scale;
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

/// How far above the middle a line of letters sits, so that letters with a tail stay inside the
/// margin.
fn descent(text: &str) -> f32 {
    if text.chars().any(|character| character.is_ascii_lowercase()) { 1.6 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_has_ink_and_keeps_inside_its_box() {
        let files = ('a'..='z').map(String::from);
        let ranks = (1..=16).map(|rank: u32| rank.to_string());
        let letters = files.chain(ranks).map(|text| (text, 0.03));
        let signs = [".", "-", "_", "…"].map(|text| (text.to_owned(), 0.005));
        for (text, least) in letters.chain(signs) {
            for (side, cap) in [(14, 9), (26, 17), (30, 20), (61, 40)] {
                let pixels = coverage(&text, side, side, cap).expect("labels can be drawn");
                let inked = pixels.iter().filter(|&&alpha| alpha > 127).count();
                let share = inked as f32 / pixels.len() as f32;
                assert!((least..0.5).contains(&share), "{text} at {side}: {share}");
                let rows: Vec<&[u8]> = pixels.chunks_exact(side as usize).collect();
                let edge = rows.iter().any(|row| row[0] > 99 || row[row.len() - 1] > 99);
                let ends = rows[0].iter().chain(rows[rows.len() - 1]).any(|&alpha| alpha > 99);
                assert!(!edge && !ends, "{text} at {side} is cut off");
            }
        }
    }

    #[test]
    fn all_labels_look_different() {
        let texts: Vec<String> = ('a'..='z')
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
    fn what_has_no_letter_is_known() {
        for (text, has) in [
            ("Ann", true),
            ("ann_b.c-9", true),
            ("O'Neill", true),
            ("Zoë", false),
            ("Анна", false),
            ("דנה", false),
            ("", false),
            ("  ", false),
        ] {
            assert_eq!(has_letters_for(text), has, "{text}");
        }
    }

    #[test]
    fn a_long_text_is_cut_off_where_there_is_no_room_for_it() {
        assert_eq!(fitted("Ann", 22, 400), "Ann");
        let long = "abcdefghij".repeat(10_000);
        let cut = fitted(&long, 22, 400);
        assert!(cut.starts_with("abcdefghij") && cut.ends_with('…'), "{cut}");
        assert!((360..=400).contains(&width_of(&cut, 22)));
        assert_eq!(fitted("ab cdef", 22, width_of("ab c", 22) + 14), "ab…", "no space before it");
        assert_eq!(fitted("Ann", 22, 3), "");
    }

    #[test]
    fn unknown_characters_draw_nothing() {
        let pixels = coverage("<?>", 20, 20, 12).expect("nothing can be drawn");
        assert!(pixels.iter().all(|&alpha| alpha == 0));
    }
}
