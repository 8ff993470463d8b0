//! Any text may be meant as another program's description of a variant. A text that is converted
//! becomes a variant file.

use menagerie_rules::Variant;
use menagerie_rules::convert::{from_diagram, from_ini};

/// Takes settings, and converts their first variant, or takes a diagram. The result is true if the
/// text is one of them.
pub fn convert(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let name = text.split(['[', ']', ':']).nth(1).unwrap_or("");
    let both = [from_ini(&text, name), from_diagram(&text, "fuzz")];
    both.into_iter().fold(false, |understood, read| match read {
        Ok(conversion) => {
            assert!(Variant::from_toml("fuzz.toml", &conversion.file).is_ok());
            true
        }
        Err(error) => {
            assert!(error.line > 0 && error.column > 0 && !error.problem.is_empty());
            understood
        }
    })
}
