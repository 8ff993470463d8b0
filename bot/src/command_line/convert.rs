//! `menagerie convert`: makes a variant file from another program's description of a game.

use super::convert_options::{ConvertOptions, From};
use super::exit::Failure;
use menagerie_rules::convert::{Conversion, ConversionError, from_diagram, from_ini};
use menagerie_rules::{PieceType, Variant};
use std::io::{Read, Write};
use std::path::Path;

/// The longest file that is read, in bytes. More than that is never converted.
const LONGEST: u64 = 2 * 1024 * 1024;

/// Converts, and prints or writes the result. Parts that could not be converted are named on
/// standard error, and the exit status is 1 then.
pub fn run(options: &ConvertOptions) -> Result<(), Failure> {
    let (file, conversion) = match &options.from {
        From::Ini { file, name } => (file, from_ini(&read(file)?, name)),
        From::Diagram { file } => {
            let name = file.file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
            (file, from_diagram(&read(file)?, &name))
        }
    };
    let refused = |error: ConversionError| Failure::input(format!("{}, {error}", file.display()));
    let Conversion { file: text, remarks } = conversion.map_err(refused)?;
    match &options.output {
        Some(path) => super::board::write(path, text.as_bytes())?,
        None => std::io::stdout().lock().write_all(text.as_bytes()).map_err(Failure::printing)?,
    }
    let mut errors = std::io::stderr().lock();
    if matches!(options.from, From::Diagram { .. }) {
        write!(errors, "{}", letters(&text)).map_err(Failure::other)?;
    }
    for remark in &remarks {
        writeln!(errors, "{remark}").map_err(Failure::other)?;
    }
    match remarks.len() {
        0 => Ok(()),
        1 => Err(Failure::other("one thing was not carried over")),
        several => Err(Failure::other(format!("{several} things were not carried over"))),
    }
}

/// A line for each piece: its letter, its name and its move. A diagram need not give letters.
fn letters(text: &str) -> String {
    let Ok(variant) = Variant::from_toml("", text) else { return String::new() };
    let longest = variant.pieces.iter().map(|piece| piece.name.chars().count()).max().unwrap_or(0);
    let row = |piece: &PieceType| {
        format!("{} is the {:longest$}  {}\n", piece.label, piece.name, piece.betza)
    };
    variant.pieces.iter().map(row).collect()
}

/// The text of a file. Bytes that are no UTF-8 are replaced, because comments may have any
/// encoding.
fn read(path: &Path) -> Result<String, Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::input(format!("{} cannot be read: {error}", path.display()))
    };
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(unreadable)?;
    file.take(LONGEST).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
