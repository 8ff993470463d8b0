//! Indexed PNG files.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, Writer};

use crate::error::RenderError;
use crate::mosaic::Canvas;
use crate::palette::Palette;

/// Higher levels take twice the time for 2 % of the bytes.
const LEVEL: u8 = 6;

/// The canvas as a PNG file with a palette.
pub(crate) fn png(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let mut file = Vec::with_capacity(canvas.pixels.len() / 8);
    let mut writer = writer(&mut file, canvas.width, canvas.height, palette)?;
    writer.write_image_data(&canvas.pixels)?;
    writer.finish()?;
    Ok(file)
}

/// Pixels that have been compressed already, as a PNG file.
pub(crate) fn wrapped(
    stream: &[u8],
    width: u32,
    height: u32,
    palette: &Palette,
) -> Result<Vec<u8>, RenderError> {
    let mut file = Vec::with_capacity(stream.len() + 1_000);
    let mut writer = writer(&mut file, width, height, palette)?;
    writer.write_chunk(png::chunk::IDAT, stream)?;
    writer.finish()?;
    Ok(file)
}

fn writer<'a>(
    file: &'a mut Vec<u8>,
    width: u32,
    height: u32,
    palette: &Palette,
) -> Result<Writer<&'a mut Vec<u8>>, RenderError> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.colors().iter().flat_map(|color| color.0).collect::<Vec<u8>>());
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    // Neighboring indexes are unrelated numbers, so differences between them only cost.
    encoder.set_filter(Filter::NoFilter);
    Ok(encoder.write_header()?)
}
