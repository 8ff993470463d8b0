//! Reads what captures blow up.

use super::format::File;
use super::labels::roles_named;
use super::problem::{Problems, problem};
use crate::{Counted, Endings, Explosions, Label, Role, Royals, Royalty};

/// The explosions of a file, if it has any. `labels` are those of the pieces in their order.
pub(super) fn explosions(
    file: &File,
    (labels, royalty): (&[Label], Option<Royalty>),
    endings: Option<&Endings>,
    problems: &mut Problems,
) -> Option<Explosions> {
    let table = file.explosions.as_ref()?;
    let mut named = |list| problems.keep_unless(problems.1.labels, roles_named(list, labels));
    let immune = named(&table.get_ref().immune);
    let fireproof = named(&table.get_ref().fireproof);
    if let (Some(immune), Some(fireproof)) = (&immune, &fireproof) {
        let is_idle = !fireproof.iter().all(|role| immune.contains(role));
        problems.refuse(is_idle, table, "what is fireproof is also immune");
    }
    if let (Some(royalty), Some(endings)) = (royalty, endings) {
        let royal = file.pieces.iter().enumerate().filter(|(_, piece)| piece.get_ref().royal);
        let royal: Vec<Role> = royal.map(|(place, _)| Role(place as u8)).collect();
        let lost = endings.extinction.as_ref().filter(|it| !it.wins);
        let counts = lost.filter(|it| it.counted == Counted::Each && it.left == 0);
        let is_lost = |role: &Role| counts.is_some_and(|it| it.pieces.contains(role));
        let fits = match royalty {
            Royalty::Nobody => true,
            Royalty::Several(Royals::All) => matches!(&royal[..], [one] if is_lost(one)),
            Royalty::One(_)
            | Royalty::Several(Royals::Last | Royals::LastOfEach | Royals::Duple) => false,
        };
        let text = "where captures explode one piece is royal, and [endings] says royals = \"all\" and that a side \
                    without it loses: extinction = { pieces = [\"K\"] }";
        if !fits {
            problems.0.push(problem(table, text));
        }
        let is_spared = immune.iter().flatten().any(|role| royal.contains(role));
        problems.refuse(is_spared, table, "a royal piece is not immune to explosions");
    }
    Some(Explosions { immune: immune?, fireproof: fireproof? })
}
