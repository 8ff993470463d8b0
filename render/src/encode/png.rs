//! Indexed PNG files.

use std::io::Write as _;

use ::png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::error::RenderError;
use crate::layout::Canvas;
use crate::look::Palette;

/// Level 3 takes half as long again for 5 % fewer bytes. `benches/README.md` has the figures.
const LEVEL: u8 = 2;
/// The level for a file that would have more than so many bytes. Few boards are: those with many large
/// pieces, as in Chu Shogi.
const LARGE: (usize, u8) = (95_000, 4);
/// The size of a chunk, which holds a whole board.
const CHUNK: usize = 1 << 18;

/// The canvas as a PNG file with a palette.
pub(crate) fn png_file(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let file = written(canvas, palette, LEVEL)?;
    let (most, level) = LARGE;
    if file.len() > most { written(canvas, palette, level) } else { Ok(file) }
}

fn written(canvas: &Canvas, palette: &Palette, level: u8) -> Result<Vec<u8>, RenderError> {
    let mut file = Vec::with_capacity(canvas.pixels.len() / 8);
    let mut encoder = Encoder::new(&mut file, canvas.width, canvas.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.colors().iter().flat_map(|color| color.0).collect::<Vec<u8>>());
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    let mut writer = encoder.write_header()?;
    let mut rows = writer.stream_writer_with_size(CHUNK)?;
    let mut above: &[u8] = &[];
    for row in canvas.pixels.chunks_exact(canvas.width as usize) {
        rows.set_filter(filter(row, above));
        rows.write_all(row).map_err(EncodingError::from)?;
        above = row;
    }
    rows.finish()?;
    writer.finish()?;
    Ok(file)
}

/// Many rows of a board are the same as the row above them. As differences they are one run of
/// zeros, which is quicker to write than the same pixels again, and shorter. Elsewhere differences
/// only cost, because the indexes are unrelated numbers.
fn filter(row: &[u8], above: &[u8]) -> Filter {
    if row == above { Filter::Up } else { Filter::NoFilter }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;
    use crate::layout::{Scheme, TileSet};
    use crate::look::{BoardTheme, Style};

    fn indexes(file: &[u8]) -> Vec<u8> {
        // The decoder checks both checksums.
        let mut reader = ::png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("the picture is small")];
        reader.next_frame(&mut pixels).expect("the file is whole");
        pixels
    }

    proptest! {
        /// Rows that are new, the same as the row above, or nearly the same.
        #[test]
        fn any_pixels_are_read_back(
            width in 1usize..80,
            rows in prop::collection::vec((any::<u64>(), 0u8..3), 1..40),
        ) {
            let sides = [Style::White, Style::Black];
            let set = TileSet::of(Scheme { theme: BoardTheme::Brown, sides });
            let mut pixels: Vec<u8> = Vec::new();
            for (seed, kind) in &rows {
                let above = pixels.len().checked_sub(width);
                for x in 0..width {
                    let new = (seed.rotate_left(x as u32) % 72) as u8;
                    let copied = above.filter(|_| *kind == 1 || *kind == 2 && x % 25 != 3);
                    pixels.push(copied.map_or(new, |above| pixels[above + x]));
                }
            }
            let canvas = Canvas { width: width as u32, height: rows.len() as u32, pixels };
            let file = png_file(&canvas, &set.palette).expect("it can be written");
            prop_assert!(indexes(&file) == canvas.pixels);
        }
    }

    #[test]
    fn only_rows_like_the_one_above_are_written_as_differences() {
        assert_eq!(filter(&[7; 40], &[]), Filter::NoFilter, "nothing is above the first row");
        assert_eq!(filter(&[7; 40], &[7; 40]), Filter::Up);
        assert_eq!(filter(&[7, 7, 8], &[7, 7, 7]), Filter::NoFilter);
    }
}
