//! Reads the files on which a piece may promote to each kind.

use toml::Spanned;

use super::format::PieceTable;
use super::problem::{Problem, Problems, problem};
use crate::{Label, PieceType, Role};

/// Gives the pieces their `promotes_on`, on a board of `files` files.
pub(super) fn promotes_on(
    tables: &[Spanned<PieceTable>],
    pieces: &mut [PieceType],
    files: u8,
    problems: &mut Problems,
) {
    let labels: Vec<Label> = pieces.iter().map(|piece| piece.label).collect();
    for (table, piece) in tables.iter().map(Spanned::get_ref).zip(pieces) {
        for (name, letters) in &table.promotes_on {
            let label = Label::read(name);
            let role = labels.iter().position(|other| Some(*other) == label);
            let role = role
                .map(|role| Role(role as u8))
                .filter(|role| piece.promotions.iter().any(|promotions| promotions.contains(role)));
            let Some(role) = role else {
                let text = format!("{name} is not among what promotes_to says");
                problems.0.push(problem(letters, text));
                continue;
            };
            let on = problems.keep(numbers(letters, files));
            piece.promotes_on.extend(on.map(|on| (role, on)));
        }
    }
}

/// Letters of files as their numbers.
fn numbers(letters: &Spanned<String>, files: u8) -> Result<Vec<u8>, Problem> {
    let mut numbers = Vec::new();
    for letter in letters.get_ref().bytes() {
        let number = letter.wrapping_sub(b'a');
        if number >= files || numbers.contains(&number) {
            numbers.clear();
            break;
        }
        numbers.push(number);
    }
    if numbers.is_empty() {
        return Err(problem(letters, "these are letters of files, each once, as in \"al\""));
    }
    Ok(numbers)
}
