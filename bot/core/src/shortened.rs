//! A typed text, cut short to be quoted back to the person who typed it.

/// The first characters of a typed text, without invisible ones, and without those that would count
/// as marks of code.
pub fn shortened(typed: &str) -> String {
    let seen = typed.chars().filter(|c| !c.is_control());
    let seen: String = seen.map(|c| if c == '`' { '\'' } else { c }).collect();
    let mut short: String = seen.chars().take(30).collect();
    if seen.chars().count() > 30 {
        short.push('…');
    }
    short
}
