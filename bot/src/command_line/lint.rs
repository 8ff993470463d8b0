//! `menagerie lint`: checks a variant file, and plays random games of it.

use super::arguments::LintOptions;
use super::exit::Failure;
use crate::drawing::{Style, draw_card};
use menagerie_rules::{Variant, lint};
use std::io::Read;

/// The longest file that is read, in bytes; the longest of ours has about 10,000.
const LONGEST: u64 = 4 * 1024 * 1024;

/// Checks and prints.
pub fn run(options: &LintOptions) -> Result<(), Failure> {
    let name = options.file.display().to_string();
    let unreadable =
        |error: std::io::Error| Failure::input(format!("{name} cannot be read: {error}"));
    let mut text = String::new();
    let file = std::fs::File::open(&options.file).map_err(unreadable)?;
    file.take(LONGEST + 1).read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > LONGEST {
        return Err(Failure::input(format!("{name} is longer than {LONGEST} bytes")));
    }
    let report = lint(&name, &text, options.seed);
    super::board::print(report.to_string().trim_end())?;
    if report.error.is_some() {
        return Err(Failure::input(format!("{name} cannot be used")));
    }
    let variant = Variant::from_toml(&name, &text).map_err(Failure::input)?;
    for role in variant.roles() {
        draw_card(&variant, role, Style::default()).map_err(|error| {
            let piece = &variant.piece(role).name;
            Failure::input(format!("{name}: the {piece} cannot be drawn: {error}"))
        })?;
    }
    Ok(())
}
