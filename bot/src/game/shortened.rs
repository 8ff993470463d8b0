//! What somebody has typed, as it is repeated to them.

/// The first characters of something typed, without what cannot be seen.
pub fn shortened(typed: &str) -> String {
    let seen: String = typed.chars().filter(|c| !c.is_control()).collect();
    let mut short: String = seen.chars().take(30).collect();
    if seen.chars().count() > 30 {
        short.push('…');
    }
    short
}
