//! Pictures compared, as pixels, with the pictures in `tests/golden`, which a person has looked at.
//!
//! `UPDATE=1 cargo test -p menagerie-render` writes them anew. If one differs, the new picture and
//! a picture of the differences are left in the target directory.

use std::env;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use menagerie_render::Picture;
use png::{ColorType, Decoder, Encoder, Transformations};

pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub rgb: Vec<u8>,
}

pub fn decode(file: &[u8]) -> Pixels {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("the file is a PNG");
    let mut rgb = vec![0; reader.output_buffer_size().expect("the picture is small")];
    let info = reader.next_frame(&mut rgb).expect("the file is whole");
    assert_eq!(info.color_type, ColorType::Rgb, "opaque, and expanded from a palette");
    Pixels { width: info.width, height: info.height, rgb }
}

fn encode(pixels: &Pixels) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_color(ColorType::Rgb);
    let mut writer = encoder.write_header().expect("memory can be written");
    writer.write_image_data(&pixels.rgb).expect("the buffer has the right length");
    writer.finish().expect("memory can be written");
    file
}

/// Compares a picture with the golden one of this name.
pub fn check(name: &str, picture: &Picture) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.png"));
    if env::var_os("UPDATE").is_some() {
        fs::write(&golden, &picture.png).expect("the golden picture can be written");
        return;
    }
    let found = decode(&picture.png);
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let new = target.join(format!("{name}.png"));
    let Ok(file) = fs::read(&golden) else {
        fs::write(&new, &picture.png).expect("the target directory can be written");
        panic!("{name} has no golden picture yet: look at {}, then use UPDATE=1", new.display());
    };
    let wanted = decode(&file);
    assert_eq!((picture.width, picture.height), (found.width, found.height));
    assert_eq!((found.width, found.height), (wanted.width, wanted.height), "{name}: size");
    if found.rgb == wanted.rgb {
        return;
    }
    fs::write(&new, &picture.png).expect("the target directory can be written");
    let difference = target.join(format!("{name}.diff.png"));
    let rgb: Vec<u8> =
        found.rgb.iter().zip(&wanted.rgb).map(|(a, b)| 255 - a.abs_diff(*b)).collect();
    let changed = rgb.chunks_exact(3).filter(|pixel| *pixel != [255; 3]).count();
    fs::write(&difference, encode(&Pixels { rgb, ..found })).expect("the target can be written");
    panic!("{name}: {changed} pixels differ, see {}", difference.display());
}
