//! The games that are known: those that come with the program, and those that were added to it since it
//! has started.
//!
//! There is one library in a process. What has come into it stays: whoever asks for a game by its id and
//! revision is always told the same, or that it is not known yet. Only a revision with which nothing was
//! begun may be offered in other words.

use crate::bundled::{bundled, bundled_of};
use crate::{Variant, VariantFileError};
use std::sync::{Arc, PoisonError, RwLock};

/// What the ids of games begin with that did not come with the program.
const OWN: &str = "own-";

impl Variant {
    /// Reads the file of a game that did not come with the program. Its id is that of the file with `own-`
    /// before it, so that a game that comes with a later program never takes its place.
    ///
    /// # Errors
    /// As for [`Variant::from_toml`].
    pub fn from_owner(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        let variant = Variant::from_toml(file_name, text)?;
        Ok(Variant { id: format!("{OWN}{}", variant.id), ..variant })
    }

    /// The id as it stands in the file of the game.
    pub fn id_in_file(&self) -> &str {
        self.id.strip_prefix(OWN).unwrap_or(&self.id)
    }
}

/// A game that was added, until the process ends: games refer to it.
#[derive(Clone, Copy)]
struct Added {
    variant: &'static Arc<Variant>,
    /// Whether it can be begun.
    is_offered: bool,
}

static ADDED: RwLock<Vec<Added>> = RwLock::new(Vec::new());

/// Adds a game with which others are only replayed. One that is known stays as it is.
pub fn know(variant: Arc<Variant>) {
    add(variant, false);
}

/// Adds a game that can be begun from now on, in place of its other revisions and of this one as it was
/// known: whoever offers it answers for that nothing was begun with that.
pub fn offer(variant: Arc<Variant>) {
    add(variant, true);
}

fn add(variant: Arc<Variant>, is_offered: bool) {
    let id = (variant.id.clone(), variant.revision);
    let is_same = |other: &Added| (&other.variant.id, other.variant.revision) == (&id.0, id.1);
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if is_offered {
        for other in added.iter_mut().filter(|other| other.variant.id == variant.id) {
            other.is_offered = false;
        }
        added.retain(|other| !is_same(other));
    }
    if !added.iter().any(is_same) {
        let variant = Box::leak(Box::new(variant));
        added.push(Added { variant, is_offered });
    }
}

fn added() -> Vec<Added> {
    ADDED.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The games that can be begun, in the order shown to users: those that were added come last, by name.
pub fn offered() -> Vec<&'static Arc<Variant>> {
    let mut ours: Vec<_> =
        added().into_iter().filter(|added| added.is_offered).map(|added| added.variant).collect();
    ours.sort_by(|one, other| one.name.cmp(&other.name));
    bundled().iter().chain(ours).collect()
}

/// The game with this id that can be begun, be it as in its file.
pub fn offered_by_id(id: &str) -> Option<&'static Arc<Variant>> {
    let offered = offered();
    let found = offered.iter().find(|variant| variant.id == id);
    found.or_else(|| offered.iter().find(|variant| variant.id_in_file() == id)).copied()
}

/// The game with this id as it was in this revision, with which games are replayed.
///
/// ```
/// use menagerie_rules::variant_of;
/// assert_eq!(variant_of("terachess-2", 1).map(|variant| variant.revision), Some(1));
/// assert!(variant_of("terachess-2", 0).is_none());
/// ```
pub fn variant_of(id: &str, revision: u32) -> Option<&'static Arc<Variant>> {
    let fits = |added: &Added| added.variant.id == id && added.variant.revision == revision;
    bundled_of(id, revision).or_else(|| added().into_iter().find(fits).map(|added| added.variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: &str = include_str!("../variants/chess.toml");

    fn tiny(id: &str, revision: u32) -> Arc<Variant> {
        let own = TINY.replacen("id = \"chess\"", &format!("id = \"{id}\""), 1);
        let own = own.replacen("name = \"Chess\"", &format!("name = \"Tiny {revision}\""), 1);
        let (before, after) = own.split_once("revision = ").expect("it has one");
        let after = after.split_once('\n').expect("there is more").1;
        let text = format!("{before}revision = {revision}\n{after}");
        Arc::new(Variant::from_toml("tiny", &text).expect("it is one"))
    }

    /// A later version of the program may come with a game of the same id and revision.
    #[test]
    fn a_game_of_the_program_is_never_taken_for_one_of_somebody_s_own() {
        assert!(bundled().iter().all(|variant| !variant.id.starts_with(OWN)));
        let ours = bundled().iter().find(|variant| TINY.contains(&*variant.id)).expect("it is one");
        let own = Arc::new(Variant::from_owner("tiny", TINY).expect("it is one"));
        assert_eq!((own.revision, own.id_in_file()), (ours.revision, &*ours.id));
        know(Arc::clone(&own));
        let found = |id: &str| variant_of(id, own.revision).expect("it is known");
        assert!(Arc::ptr_eq(found(&own.id), &own) && Arc::ptr_eq(found(&ours.id), ours));
        assert!(offered_by_id(&own.id).is_none(), "it is only replayed");
    }

    #[test]
    fn what_was_added_is_found_and_stays_and_one_revision_can_be_begun() {
        let id = "of-this-test";
        assert!(variant_of(id, 1).is_none() && offered_by_id(id).is_none());
        know(tiny(id, 1));
        assert!(variant_of(id, 1).is_some() && offered_by_id(id).is_none());
        let first = variant_of(id, 1).expect("it is known");
        offer(tiny(id, 2));
        offer(tiny(id, 3));
        let begun: Vec<u32> =
            offered().iter().filter(|it| it.id == id).map(|it| it.revision).collect();
        assert_eq!((begun, offered().len()), (vec![3], bundled().len() + 1));
        know(tiny(id, 1));
        assert!(Arc::ptr_eq(first, variant_of(id, 1).expect("it is known")));
        // Without games it may be written anew.
        let before = variant_of(id, 2).expect("it is known");
        offer(tiny(id, 2));
        let again = variant_of(id, 2).expect("it is known");
        assert!(!Arc::ptr_eq(before, again));
        know(tiny(id, 2));
        assert!(Arc::ptr_eq(again, variant_of(id, 2).expect("it is known")));
        assert_eq!(offered_by_id(id).map(|it| it.revision), Some(2));
        assert_eq!(variant_of(id, 3).map(|it| it.revision), Some(3));
    }
}
