//! `menagerie lint`: checks a variant file, plays random games of it, and draws it on one page.

use super::arguments::LintOptions;
use super::board::{print, write};
use super::exit::Failure;
use crate::operator_variants::unlike_bundled;
use menagerie_chat::drawing::{Style, draw_card, draw_sheet};
use menagerie_chat::variant_file::{VariantFile, called, text};
use menagerie_rules::{check, lint};

/// Checks, prints, and draws where that is asked for.
pub fn run(options: &LintOptions) -> Result<(), Failure> {
    let name = called(&options.file);
    let text = text(&options.file).map_err(Failure::input)?;
    // Errors of the file are printed before random games are played.
    let file = VariantFile::of(name.clone(), text.clone());
    let report = match &file {
        Ok(_) => lint(&name, &text, options.seed),
        Err(_) => check(&name, &text).1,
    };
    print(report.to_string().trim_end())?;
    if !report.errors.is_empty() {
        return Err(Failure::input(format!("{name} cannot be used")));
    }
    let file = file.map_err(Failure::input)?;
    for warning in file.undrawn() {
        print(&format!("warning: {}: {warning}", file.name))?;
    }
    let taken = unlike_bundled(&file);
    if let Err(taken) = &taken {
        print(&format!("warning: {taken}"))?;
    }
    let variant = &file.variant;
    for role in variant.roles() {
        draw_card(variant, role, Style::default()).map_err(|error| {
            let piece = &variant.piece(role).name;
            Failure::input(format!("{}: the {piece} cannot be drawn: {error}", file.name))
        })?;
    }
    if let Some(output) = &options.output {
        let sheet = draw_sheet(variant, Style::default().look).map_err(Failure::other)?;
        write(output, &sheet.file)?;
    }
    if report.is_clean() && taken.is_ok() && file.undrawn().next().is_none() {
        print(&format!("{}: no mistakes", file.name))?;
    }
    Ok(())
}
