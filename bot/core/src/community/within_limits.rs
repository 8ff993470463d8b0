//! The checks of every new game against the limits: its variant, its place, the number of running
//! games.

use super::also_called::also_called;
use crate::PlayerId;
use crate::bare_name::bare_name;
use crate::model::refusal::{BusyRefusal, FreezeRefusal, LimitRefusal, Refusal};
use crate::model::request::Call;
use crate::model::state::limits::{MOST_RUNNING_GAMES, most_games_here};
use crate::model::state::uploaded_variant::published;
use crate::model::state::{Limits, ServerVariant};
use crate::model::{CommandName, CommandReference, Snapshot, Text};
use menagerie_rules::{Variant, offered, offered_by_id};
use std::sync::Arc;

/// The variant of this id or name, however it is spelled: in any case, with or without spaces,
/// dashes and its size, and with its number in either kind of numerals.
///
/// # Errors
/// When there is no such variant; the refusal lists the known ones.
pub fn find_variant(typed: &str) -> Result<&'static Arc<Variant>, Refusal> {
    let wanted = typed.trim();
    let exactly = offered_by_id(wanted)
        .or_else(|| offered().into_iter().find(|it| it.name.eq_ignore_ascii_case(wanted)));
    exactly.or_else(|| spelled_otherwise(wanted)).ok_or_else(|| Refusal::UnknownVariant {
        typed: wanted.to_owned(),
        known: Limits::default().allowed_names(),
    })
}

/// The only variant with this name, apart from its spelling.
fn spelled_otherwise(typed: &str) -> Option<&'static Arc<Variant>> {
    let wanted = bare_name(typed);
    let is_it = |variant: &&Arc<Variant>| {
        let Variant { id, name, files, ranks, .. } = &***variant;
        let sized = format!("{name} {files}x{ranks}");
        let arrayed = format!("{sized} provisional array");
        let is_wanted = |called: &str| bare_name(called) == wanted;
        [id.as_str(), name, &sized, &arrayed].into_iter().any(is_wanted)
            || also_called(id).any(is_wanted)
    };
    let mut found = offered().into_iter().filter(is_it);
    found.next().filter(|_| found.next().is_none() && !wanted.is_empty())
}

/// The variant that a challenger names.
///
/// # Errors
/// When it is not begun there, or there is no such variant; the refusal lists the possible ones.
pub fn variant_to_begin(
    snapshot: &Snapshot,
    call: &Call,
    typed: &str,
) -> Result<Arc<Variant>, Refusal> {
    place_to_begin(snapshot, call)?;
    let limits = &snapshot.limits;
    let own = |own: &ServerVariant| own.known().ok_or_else(|| unknown(typed, limits));
    if let Some(published) = published(&limits.own, typed) {
        return own(published);
    }
    if let Some(tried) = limits.own.iter().find(|own| own.variant == typed.trim()) {
        let tried = own(tried)?;
        may_be_tried(snapshot, &tried)?;
        return Ok(tried);
    }
    match find_variant(typed) {
        Ok(found) if limits.allowed_of_offered().iter().any(|it| it.id == found.id) => {
            Ok(Arc::clone(found))
        }
        Ok(found) => {
            let (name, allowed) = (found.name.clone(), limits.allowed_names());
            Err(Refusal::Limit(LimitRefusal::Variant { name, allowed }))
        }
        Err(_) => Err(unknown(typed, limits)),
    }
}

/// The refusal of a name that no variant has which can be begun there.
fn unknown(typed: &str, limits: &Limits) -> Refusal {
    Refusal::UnknownVariant { typed: typed.trim().to_owned(), known: limits.allowed_names() }
}

/// Where to read the rules of an uploaded variant, which a player may not know. Nothing for other
/// variants.
pub fn own_rules(variant: &Variant) -> Text {
    if find_variant(&variant.id).is_ok() {
        return Text::new();
    }
    Text::from(" It is a game that was sent here as a file; its rules are told by ")
        .step(CommandReference::of(CommandName::Rules).with("variant", &variant.id))
        .plain(".")
}

/// Whether a variant can be begun there that is not on a list of the community.
///
/// # Errors
/// When the managers have limited the variants.
pub fn may_be_tried(snapshot: &Snapshot, variant: &Variant) -> Result<(), Refusal> {
    let is_published = |own: &ServerVariant| own.number.is_some() && own.variant == variant.id;
    if snapshot.limits.variants.is_empty() || snapshot.limits.own.iter().any(is_published) {
        return Ok(());
    }
    let (name, allowed) = (variant.name.clone(), snapshot.limits.allowed_names());
    Err(Refusal::Limit(LimitRefusal::Variant { name, allowed }))
}

/// Whether games are begun there now.
///
/// # Errors
/// When they are begun elsewhere, or not now.
pub fn place_to_begin(snapshot: &Snapshot, call: &Call) -> Result<(), Refusal> {
    may_begin(snapshot)?;
    allowed_place(snapshot, call)
}

fn allowed_place(snapshot: &Snapshot, call: &Call) -> Result<(), Refusal> {
    if snapshot.limits.allows_place(&call.place) {
        return Ok(());
    }
    Err(Refusal::Limit(LimitRefusal::NotHere(snapshot.limits.places_told(call))))
}

/// Whether a game that was proposed in another community may be joined where the caller is.
///
/// # Errors
/// When its variant is not begun there; the refusal lists the possible ones.
pub fn may_begin_at(snapshot: &Snapshot, call: &Call, variant: &Variant) -> Result<(), Refusal> {
    if let Some(frozen) = &snapshot.frozen_here {
        return Err(FreezeRefusal::Stands(frozen.clone()).into());
    }
    allowed_place(snapshot, call)?;
    let allowed = snapshot.limits.allowed_names();
    // A variant uploaded elsewhere is on no list here. It is allowed where no list forbids it.
    let is_sent = find_variant(&variant.id).is_err() && snapshot.limits.variants.is_empty();
    if is_sent || allowed.iter().any(|(id, _)| *id == variant.id) {
        return Ok(());
    }
    Err(Refusal::Limit(LimitRefusal::Variant { name: variant.name.clone(), allowed }))
}

/// Whether games are begun at all in the community now.
///
/// # Errors
/// When all its games are stopped: a new game would have to wait.
pub fn may_begin(snapshot: &Snapshot) -> Result<(), Refusal> {
    snapshot
        .frozen
        .as_ref()
        .map_or(Ok(()), |frozen| Err(FreezeRefusal::Stands(frozen.clone()).into()))
}

/// How many messages may wait to be shown in a place, before members with a waiting message there
/// must wait, too. Twice as many, before every member must wait.
const MOST_OFFERS_WAITING: usize = 200;
/// From how many waiting messages on the caller is told that theirs is not shown at once.
const OFFERS_TOLD: usize = 4;

/// Whether a challenge is shown in the place of the call within minutes. Returns what else its
/// challenger should be told.
///
/// # Errors
/// When too many messages wait there.
pub fn room_to_show(snapshot: &Snapshot) -> Result<Text, Refusal> {
    let (waiting, own) = (snapshot.counts.offers_waiting, snapshot.counts.own_offers_waiting);
    if waiting >= 2 * MOST_OFFERS_WAITING || waiting >= MOST_OFFERS_WAITING && own > 0 {
        return Err(BusyRefusal::ManyChallenges.into());
    }
    if waiting < OFFERS_TOLD {
        return Ok(Text::new());
    }
    Ok(Text::from(" Others wait to be shown here, too: it appears when its turn comes."))
}

/// Whether the caller may play another game, there and at all.
///
/// # Errors
/// When they have the most games already.
pub fn room_for_caller(snapshot: &Snapshot) -> Result<(), Refusal> {
    let most_here = most_games_here(&snapshot.settings);
    if snapshot.counts.running_games >= MOST_RUNNING_GAMES {
        return Err(Refusal::TooManyGames(MOST_RUNNING_GAMES));
    }
    if snapshot.counts.running_games_here >= most_here {
        return Err(Refusal::Limit(LimitRefusal::TooManyGames(most_here)));
    }
    Ok(())
}

/// Whether the caller and another player may play another game.
///
/// # Errors
/// When one of them has the most games already.
pub fn room_for_both(snapshot: &Snapshot, other: &PlayerId) -> Result<(), Refusal> {
    room_for_caller(snapshot)?;
    let most_here = most_games_here(&snapshot.settings);
    if snapshot.counts.running_games_of_other >= MOST_RUNNING_GAMES {
        return Err(Refusal::OtherHasTooManyGames(other.clone(), MOST_RUNNING_GAMES));
    }
    if snapshot.counts.running_games_of_other_here >= most_here {
        let other = other.clone();
        return Err(Refusal::Limit(LimitRefusal::OtherHasTooManyGames(other, most_here)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_found_however_its_name_is_spelled() {
        for (typed, id) in [
            ("terachess 2", "terachess-2"),
            ("Terachess2", "terachess-2"),
            ("TERACHESS II", "terachess-2"),
            ("tera\u{200b}chess\u{a0}ii", "terachess-2"),
            ("fantastic 13", "fantastic-13"),
            ("Fantastic XIII", "fantastic-13"),
            ("Chess (8×8)", "chess"),
            ("chess 8x8", "chess"),
            ("ｃｈｅｓｓ", "chess"),
            ("Xiangqi (9×10)", "xiangqi"),
            ("grand‑chess", "grand"),
        ] {
            assert_eq!(find_variant(typed).map(|it| it.id.as_str()).ok(), Some(id), "{typed}");
        }
        for typed in ["", "tera", "chess (9×9)", "chess 2", "8x8", "()", "х".repeat(999).as_str()]
        {
            assert!(find_variant(typed).is_err(), "{typed}");
        }
        for variant in offered() {
            let Variant { id, name, files, ranks, .. } = variant.as_ref();
            for typed in [id, name, &name.to_uppercase(), &format!("{name} ({files}×{ranks})")] {
                assert_eq!(find_variant(typed).map(|it| &it.id).ok(), Some(id), "{typed}");
            }
        }
    }
}
