//! The known variants: those that come with the program, and those added since it was started.
//!
//! A process has one library. Every request for a variant by its id and revision gets the same
//! answer, or none if it is not known. A revision may be offered with another text only if no game
//! has begun with it. Of the variants that only serve to replay games, those that were asked for
//! lately stay.

use crate::variants::bundled::{bundled, bundled_of};
use crate::{Variant, VariantFileError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

/// The beginning of the ids of variants that did not come with the program.
const OWN: &str = "own-";

impl Variant {
    /// Reads the file of a variant that did not come with the program. Its id is that of the file
    /// with `own-` in front, so that a variant of a later program never takes its place.
    ///
    /// # Errors
    /// As for [`Variant::from_toml`].
    pub fn from_owner(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        let variant = Variant::from_toml(file_name, text)?;
        Ok(Variant { id: format!("{OWN}{}", variant.id), ..variant })
    }

    /// Reads the file of a variant that a member has sent. Its id ends in a digest of the text. So
    /// the same text has the same id wherever it was sent, and no other text is taken for it.
    ///
    /// # Errors
    /// As for [`Variant::from_toml`].
    pub fn from_member(
        file_name: &str,
        text: &str,
        digest: &str,
    ) -> Result<Variant, VariantFileError> {
        let variant = Variant::from_toml(file_name, text)?;
        Ok(Variant { id: format!("{OWN}{}-{digest}", variant.id), ..variant })
    }

    /// Reads such a file as it was kept, under the id that the variant has had since. It was
    /// accepted once, so later checks do not apply.
    ///
    /// # Errors
    /// No variant can be made of it.
    pub fn kept(id: &str, text: &str) -> Result<Variant, VariantFileError> {
        Ok(Variant { id: id.to_owned(), ..Variant::from_kept_toml(id, text)? })
    }

    /// The id in the file of the variant.
    pub fn id_in_file(&self) -> &str {
        self.id.strip_prefix(OWN).unwrap_or(&self.id)
    }
}

/// The most variants that are known only to replay games, and that nothing holds. They have some
/// hundred kilobytes each, or 20 megabytes for the largest possible variant.
const MOST_KNOWN: usize = 32;

/// The variants with which games can be begun, until the process ends.
static OFFERED: RwLock<Vec<&'static Arc<Variant>>> = RwLock::new(Vec::new());

/// The variants that only serve to replay games, in the order of the last request for them.
static KNOWN: Mutex<Vec<Arc<Variant>>> = Mutex::new(Vec::new());

/// Adds a variant that only serves to replay games. A known one stays as it is. The variant is
/// forgotten once many others were asked for since, and nothing holds it.
pub fn know(variant: Arc<Variant>) {
    if variant_of(&variant.id, variant.revision).is_some() {
        return;
    }
    let mut known = known();
    known.push(variant);
    let idle = known.iter().filter(|known| Arc::strong_count(known) == 1).count();
    let mut leaving = idle.saturating_sub(MOST_KNOWN);
    known.retain(|known| {
        let leaves = leaving > 0 && Arc::strong_count(known) == 1;
        leaving -= usize::from(leaves);
        !leaves
    });
}

/// Adds a variant with which games can be begun from now on. It replaces its other revisions, and
/// any known text of this revision. The caller must make sure that no game was begun with that
/// text.
pub fn offer(variant: Arc<Variant>) {
    known().retain(|known| !is(known, &variant.id, variant.revision));
    let mut offered = OFFERED.write().unwrap_or_else(PoisonError::into_inner);
    if let Some(place) = offered.iter().position(|other| other.id == variant.id) {
        let before = offered.remove(place);
        if before.revision != variant.revision {
            known().push(Arc::clone(before));
        }
    }
    offered.push(Box::leak(Box::new(variant)));
}

fn is(variant: &Variant, id: &str, revision: u32) -> bool {
    variant.id == id && variant.revision == revision
}

fn known() -> MutexGuard<'static, Vec<Arc<Variant>>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn added() -> Vec<&'static Arc<Variant>> {
    OFFERED.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The variants with which games can be begun, in the order shown to users. Added ones come last,
/// by name.
pub fn offered() -> Vec<&'static Arc<Variant>> {
    let mut ours = added();
    ours.sort_by(|one, other| one.name.cmp(&other.name));
    bundled().iter().chain(ours).collect()
}

/// The variant with this id with which games can be begun. The id may also be that in its file.
pub fn offered_by_id(id: &str) -> Option<&'static Arc<Variant>> {
    let offered = offered();
    let found = offered.iter().find(|variant| variant.id == id);
    found.or_else(|| offered.iter().find(|variant| variant.id_in_file() == id)).copied()
}

/// The variant with this id in this revision, which serves to replay games.
///
/// ```
/// use menagerie_rules::variant_of;
/// assert_eq!(variant_of("terachess-2", 1).map(|variant| variant.revision), Some(1));
/// assert!(variant_of("terachess-2", 0).is_none());
/// ```
pub fn variant_of(id: &str, revision: u32) -> Option<Arc<Variant>> {
    let offered = added().into_iter().find(|offered| is(offered, id, revision));
    if let Some(found) = bundled_of(id, revision).or(offered) {
        return Some(Arc::clone(found));
    }
    let mut known = known();
    let place = known.iter().position(|known| is(known, id, revision))?;
    let found = known.remove(place);
    known.push(Arc::clone(&found));
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: &str = include_str!("../../variants/chess.toml");

    fn tiny(id: &str, revision: u32) -> Arc<Variant> {
        let own = TINY.replacen("id = \"chess\"", &format!("id = \"{id}\""), 1);
        let own = own.replacen("name = \"Chess\"", &format!("name = \"Tiny {revision}\""), 1);
        let (before, after) = own.split_once("revision = ").expect("it has one");
        let after = after.split_once('\n').expect("there is more").1;
        let text = format!("{before}revision = {revision}\n{after}");
        Arc::new(Variant::from_toml("tiny", &text).expect("it is one"))
    }

    /// A later version of the program may come with a variant of the same id and revision.
    #[test]
    fn a_game_of_the_program_is_never_taken_for_one_of_somebody_s_own() {
        assert!(bundled().iter().all(|variant| !variant.id.starts_with(OWN)));
        let ours = bundled().iter().find(|variant| TINY.contains(&*variant.id)).expect("it is one");
        let own = Arc::new(Variant::from_owner("tiny", TINY).expect("it is one"));
        assert_eq!((own.revision, own.id_in_file()), (ours.revision, &*ours.id));
        know(Arc::clone(&own));
        let found = |id: &str| variant_of(id, own.revision).expect("it is known");
        assert!(Arc::ptr_eq(&found(&own.id), &own) && Arc::ptr_eq(&found(&ours.id), ours));
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
        assert!(Arc::ptr_eq(&first, &variant_of(id, 1).expect("it is known")));
        // As no game has begun with it, it may be offered with a new text.
        let before = variant_of(id, 2).expect("it is known");
        offer(tiny(id, 2));
        let again = variant_of(id, 2).expect("it is known");
        assert!(!Arc::ptr_eq(&before, &again));
        know(tiny(id, 2));
        assert!(Arc::ptr_eq(&again, &variant_of(id, 2).expect("it is known")));
        assert_eq!(offered_by_id(id).map(|it| it.revision), Some(2));
        assert_eq!(variant_of(id, 3).map(|it| it.revision), Some(3));
    }

    /// A member who sends one variant after another does not fill the memory.
    #[test]
    fn of_the_games_that_are_only_replayed_those_stay_that_are_held_or_asked_for() {
        let known = |revision| variant_of("of-many", revision).is_some();
        let held = tiny("of-many", 1);
        know(Arc::clone(&held));
        let last = u32::try_from(MOST_KNOWN).expect("it is small") + 4;
        for revision in 2..=last {
            know(tiny("of-many", revision));
            assert!(known(2), "asked for each time");
        }
        assert!(known(1) && known(last) && !known(3), "{}", held.name);
    }
}
