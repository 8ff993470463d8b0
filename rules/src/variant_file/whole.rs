//! Checks a variant whose parts are right, each by itself: whether they go together.

use super::age::Age;
use super::array::check_array;
use super::castling::check_castling;
use super::endings::check_one_sided;
use super::format::File;
use super::hands::check_rights;
use super::pieces::overlap;
use super::problem::{Problem, Problems, Unknown};
use super::territories::check_territories;
use crate::{Color, Passing, Royals, Royalty, Variant};

/// Refuses a variant whose parts do not go together.
pub(super) fn check_whole(
    variant: Variant,
    file: &File,
    age: Age,
) -> Result<Variant, Vec<Problem>> {
    let mut problems = Problems(Vec::new(), Unknown::default());
    let tables = variant.tables();
    check_rights(file, tables, &mut problems);
    check_locusts(&variant, file, &mut problems);
    for (piece, table) in variant.pieces.iter().zip(&file.pieces) {
        // The second mover's pieces are checked only in new files.
        let sides = if age == Age::New { &Color::BOTH[..] } else { &[Color::White] };
        let overlaps = |side: &Color| overlap(piece, *side, &variant.zones, tables);
        if let Some(square) = sides.iter().find_map(overlaps) {
            let text = format!(
                "a double step, a triple one or the King's initial leap leads from {square} to the same \
                 square as another movement"
            );
            problems.0.push(Problem(table.get_ref().betza.span(), text));
        }
    }
    let is_one_sided = variant.lacks_royals.contains(&true);
    check_one_sided(file, is_one_sided, &variant.endings, &mut problems);
    problems.keep(check_castling(&variant, &file.pieces));
    problems.keep(check_territories(&variant, &file.pieces, file.shuffle.as_ref()));
    let variant = problems.keep(check_array(variant, &file.start, file.shuffle.as_ref(), age));
    variant.filter(|_| problems.0.is_empty()).ok_or(problems.0)
}

/// Refuses captures on the way together with rules that exclude them.
fn check_locusts(variant: &Variant, file: &File, problems: &mut Problems) {
    if !variant.has_locusts() {
        return;
    }
    let mut refuse = |is_there: bool, text| problems.refuse(is_there, &file.endings, text);
    refuse(
        variant.passing != Passing::Never,
        "passing does not go with captures on the way, and pieces that stay where they are",
    );
    refuse(variant.walls.is_some(), "captures on the way do not go with [walls]");
    refuse(
        matches!(variant.royalty, Royalty::Several(Royals::Last | Royals::LastOfEach)),
        "captures on the way do not go with royals = \"last\" or \"last-of-each\", where one move could \
         take two",
    );
    refuse(variant.explosions.is_some(), "captures on the way do not go with [explosions]");
}
