//! Indexed PNG files.

use std::io::{self, BufWriter, Write as _};

use ::png::{BitDepth, ColorType, Encoder, EncodingError, Filter, chunk};
use flate2::{Compression, write::ZlibEncoder};

use crate::error::RenderError;
use crate::layout::Canvas;
use crate::look::Palette;

/// Level 3 takes half as long again for 5 % fewer bytes. `benches/README.md` has the figures.
const LEVEL: u32 = 2;
/// The level for a file that would have more than so many bytes. Few boards are: those with many large
/// pieces, as in Chu Shogi.
const LARGE: (usize, u32) = (95_000, 4);

/// The size of the pieces that are compressed, in bytes. flate2 clears 32 KiB for each.
const PIECE: usize = 1 << 16;

/// The canvas as a PNG file with a palette.
pub(crate) fn png_file(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let file = written(canvas, palette, LEVEL)?;
    let (most, level) = LARGE;
    if file.len() > most { written(canvas, palette, level) } else { Ok(file) }
}

fn written(canvas: &Canvas, palette: &Palette, level: u32) -> Result<Vec<u8>, RenderError> {
    let mut file = Vec::with_capacity(canvas.pixels.len() / 8);
    let mut encoder = Encoder::new(&mut file, canvas.width, canvas.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.colors().iter().flat_map(|color| color.0).collect::<Vec<u8>>());
    let mut writer = encoder.write_header()?;
    let data = deflated(canvas, level).map_err(EncodingError::from)?;
    writer.write_chunk(chunk::IDAT, &data)?;
    writer.finish()?;
    Ok(file)
}

/// The rows, each behind the number of its filter, compressed.
fn deflated(canvas: &Canvas, level: u32) -> io::Result<Vec<u8>> {
    let width = canvas.width as usize;
    let data = Vec::with_capacity(canvas.pixels.len() / 8);
    let zlib = ZlibEncoder::new(data, Compression::new(level));
    let mut pieces = BufWriter::with_capacity(PIECE, zlib);
    let no_difference = vec![0; width];
    let mut above: &[u8] = &[];
    for row in canvas.pixels.chunks_exact(width) {
        let filter = filter(row, above);
        pieces.write_all(&[filter as u8])?;
        pieces.write_all(if filter == Filter::Up { &no_difference } else { row })?;
        above = row;
    }
    pieces.into_inner().map_err(io::IntoInnerError::into_error)?.finish()
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
