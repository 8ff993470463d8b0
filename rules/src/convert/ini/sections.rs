//! Splits the text into sections of keys and values.

use crate::convert::error::{ConversionError, echo};

/// `[name:parent]` and the lines below it.
#[derive(Clone, Debug)]
pub(super) struct Section<'a> {
    pub name: &'a str,
    pub parent: Option<&'a str>,
    pub line: usize,
    pub parent_column: usize,
    pub entries: Vec<Entry<'a>>,
}

/// `key = value`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub key: &'a str,
    pub value: &'a str,
    pub line: usize,
    /// The column of the value, counted from 1.
    pub column: usize,
}

/// The sections in the order of the text. Of two with the same name, the first one counts.
pub(super) fn read(text: &str) -> Result<Vec<Section<'_>>, ConversionError> {
    let mut sections: Vec<Section> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let number = number + 1;
        let line = line.trim_start_matches('\u{FEFF}');
        if line.trim().is_empty() || line.starts_with([';', '#']) {
            continue;
        }
        if let Some(head) = line.strip_prefix('[') {
            let Some((head, _)) = head.split_once(']') else {
                return Err(ConversionError::at(
                    (number, 1),
                    "the bracket of a game is not closed",
                ));
            };
            let (name, parent) = head.split_once(':').map_or((head, None), |(a, b)| (a, Some(b)));
            sections.push(Section {
                name: name.trim(),
                parent: parent.map(str::trim),
                line: number,
                parent_column: name.chars().count() + 3,
                entries: Vec::new(),
            });
            continue;
        }
        // Lines above the first section belong to no variant.
        let Some(section) = sections.last_mut() else { continue };
        let Some((key, value)) = line.split_once('=') else {
            let problem = format!("“{}” is no key = value", echo(line.trim()));
            return Err(ConversionError::at((number, 1), problem));
        };
        let before = key.chars().count() + 1;
        let blanks = value.chars().take_while(|letter| letter.is_whitespace()).count();
        section.entries.push(Entry {
            key: key.trim(),
            value: value.trim(),
            line: number,
            column: before + blanks + 1,
        });
    }
    Ok(sections)
}
