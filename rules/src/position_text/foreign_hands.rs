//! Hands and promoted pieces as other programs write them: `Q~` for a promoted Queen of Crazyhouse, and the
//! hands behind the first rank, `/Pp`, as Lichess does.

use crate::{Label, Told, Variant, told};

/// The placement in our form, with what was taken for what.
pub(super) fn in_our_form(variant: &Variant, placement: &str) -> (String, Vec<Told>) {
    let mut taken = Vec::new();
    let mut text = String::new();
    let mut letters = placement.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_promoted = letters.peek() == Some(&'~') && has_promoted(variant, letter);
        if is_promoted {
            letters.next();
            let (typed, read) = (format!("{letter}~"), format!("+{letter}"));
            text.push_str(&read);
            taken.push(told!("position-read-part", typed = typed, read = read));
        } else {
            text.push(letter);
        }
    }
    let is_beside = |(rows, _): &(&str, &str)| {
        variant.hands.is_some() && rows.split('/').count() == usize::from(variant.ranks)
    };
    if let Some((rows, hands)) = text.rsplit_once('/').filter(is_beside)
        && !hands.contains(['[', ']'])
    {
        let (typed, read) = (format!("/{hands}"), format!("[{hands}]"));
        let text = format!("{rows}{read}");
        taken.push(told!("position-read-part", typed = typed, read = read));
        return (text, taken);
    }
    (text, taken)
}

/// Whether a letter has a promoted kind beside its own.
fn has_promoted(variant: &Variant, letter: char) -> bool {
    let label = format!("+{}", letter.to_ascii_uppercase());
    letter.is_ascii_alphabetic()
        && Label::read(&label).is_some_and(|label| variant.role_by_label(label).is_some())
}
