//! `menagerie variants`: prints one line for each variant.

use super::exit::Failure;
use menagerie_rules::bundled;
use std::io::Write;

/// Prints id, name, board and sides, between tabs.
pub fn run() -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    for variant in bundled() {
        let note = if variant.provisional.is_some() { "\tprovisional array" } else { "" };
        writeln!(
            output,
            "{}\t{}\t{}x{}\t{}/{}{note}",
            variant.id,
            variant.name,
            variant.files,
            variant.ranks,
            variant.side_names[0],
            variant.side_names[1]
        )
        .map_err(Failure::printing)?;
    }
    Ok(())
}
