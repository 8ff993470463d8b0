//! The name and the id of a converted variant.

/// An id of ours, made from a name.
pub(super) fn id(name: &str) -> String {
    let letters = name.chars().map(|letter| match letter.to_ascii_lowercase() {
        letter @ ('a'..='z' | '0'..='9') => letter,
        _ => '-',
    });
    let id: String = letters.take(30).collect();
    if id.is_empty() { "converted".to_owned() } else { id }
}

/// A name for players, made from a name for programs.
pub(super) fn title(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { ' ' };
    let name: String = name.chars().map(plain).take(60).collect();
    let mut letters = name.chars();
    letters.next().map_or_else(
        || "Converted".to_owned(),
        |first| first.to_ascii_uppercase().to_string() + letters.as_str(),
    )
}
