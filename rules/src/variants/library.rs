//! The games that are known: those that come with the program, and those that were added to it since it
//! has started.
//!
//! There is one library in a process. Whoever asks for a game by its id and revision is always told the
//! same, or that it is not known. Only a revision with which nothing was begun may be offered in other
//! words. Of those with which games are only replayed, the ones that were asked for lately stay.

use crate::variants::bundled::{bundled, bundled_of};
use crate::{Variant, VariantFileError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

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

    /// Reads the file of a game that a member has sent. Its id ends in what tells the text from all
    /// others, so that it is the same wherever it was sent, and no other one is taken for it.
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

    /// Reads such a file as it was kept, under the id that the game has had since. It was accepted once, so
    /// checks that came later do not count.
    ///
    /// # Errors
    /// No game can be made of it.
    pub fn kept(id: &str, text: &str) -> Result<Variant, VariantFileError> {
        Ok(Variant { id: id.to_owned(), ..Variant::from_kept_toml(id, text)? })
    }

    /// The id as it stands in the file of the game.
    pub fn id_in_file(&self) -> &str {
        self.id.strip_prefix(OWN).unwrap_or(&self.id)
    }
}

/// How many games are known at most that are only replayed and that nobody holds: some hundred
/// kilobytes each, and 20 megabytes if somebody makes the largest one that there can be.
const MOST_KNOWN: usize = 32;

/// The games that can be begun, until the process ends.
static OFFERED: RwLock<Vec<&'static Arc<Variant>>> = RwLock::new(Vec::new());

/// Those with which others are replayed; the one that was asked for last comes last.
static KNOWN: Mutex<Vec<Arc<Variant>>> = Mutex::new(Vec::new());

/// Adds a game with which others are only replayed. One that is known stays as it is. It is forgotten
/// when many others were asked for since, and nothing holds it.
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

/// Adds a game that can be begun from now on, in place of its other revisions and of this one as it was
/// known: whoever offers it answers for that nothing was begun with that.
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

/// The games that can be begun, in the order shown to users: those that were added come last, by name.
pub fn offered() -> Vec<&'static Arc<Variant>> {
    let mut ours = added();
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

    /// A later version of the program may come with a game of the same id and revision.
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
        // Without games it may be written anew.
        let before = variant_of(id, 2).expect("it is known");
        offer(tiny(id, 2));
        let again = variant_of(id, 2).expect("it is known");
        assert!(!Arc::ptr_eq(&before, &again));
        know(tiny(id, 2));
        assert!(Arc::ptr_eq(&again, &variant_of(id, 2).expect("it is known")));
        assert_eq!(offered_by_id(id).map(|it| it.revision), Some(2));
        assert_eq!(variant_of(id, 3).map(|it| it.revision), Some(3));
    }

    /// Whoever sends one game after the other does not fill the memory.
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
