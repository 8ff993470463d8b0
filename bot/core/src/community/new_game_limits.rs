//! The checks of every new game against the limits: its variant, its place, the number of running
//! games.

use super::also_called::also_called;
use super::capacity::{ToBegin, may_begin};
use crate::bare_name::bare_name;
use crate::challenge::types::StartRefusal;
use crate::community::types::{LimitRefusal, Limits};
use crate::message;
use crate::model::Text;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::moderation::types::{FreezeRefusal, Frozen};
use crate::upload::types::ServerVariant;
use crate::upload::types::uploaded_variant::published;
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
    exactly.or_else(|| spelled_otherwise(wanted)).ok_or_else(|| {
        Refusal::Start(StartRefusal::UnknownVariant {
            typed: wanted.to_owned(),
            known: Limits::default().allowed_names(),
        })
    })
}

/// The only variant with this name, apart from its spelling.
fn spelled_otherwise(typed: &str) -> Option<&'static Arc<Variant>> {
    let wanted = bare_name(typed);
    // Many say “chess” behind the name of any such game.
    let without_that = typed.to_lowercase().strip_suffix(" chess").map(bare_name);
    let is_it = |variant: &&Arc<Variant>| {
        let Variant { id, name, files, ranks, .. } = &***variant;
        let sized = format!("{name} {files}x{ranks}");
        let arrayed = format!("{sized} provisional array");
        let is_wanted = |called: &str| {
            let bare = bare_name(called);
            bare == wanted || without_that.as_ref() == Some(&bare)
        };
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
    begin: &ToBegin,
    call: &Call,
    typed: &str,
) -> Result<Arc<Variant>, Refusal> {
    place_to_begin(begin, call)?;
    let limits = &begin.limits;
    let own = |own: &ServerVariant| own.known().ok_or_else(|| unknown(typed, limits));
    if let Some(published) = published(&limits.own, typed) {
        return own(published);
    }
    if let Some(tried) = limits.own.iter().find(|own| own.variant == typed.trim()) {
        let tried = own(tried)?;
        may_be_tried(limits, &tried)?;
        return Ok(tried);
    }
    match find_variant(typed) {
        Ok(found) if limits.allowed_of_offered().iter().any(|it| it.id == found.id) => {
            Ok(Arc::clone(found))
        }
        Ok(found) => {
            let (name, allowed) = (found.name.clone(), limits.allowed_names());
            Err(LimitRefusal::Variant { name, allowed }.into())
        }
        Err(_) => Err(unknown(typed, limits)),
    }
}

/// The refusal of a name that no variant has which can be begun there.
fn unknown(typed: &str, limits: &Limits) -> Refusal {
    Refusal::Start(StartRefusal::UnknownVariant {
        typed: typed.trim().to_owned(),
        known: limits.allowed_names(),
    })
}

/// Where to read the rules of an uploaded variant, which a player may not know. Nothing for other
/// variants.
pub fn own_rules(variant: &Variant) -> Text {
    if find_variant(&variant.id).is_ok() {
        return Text::new();
    }
    Text::from(" ").then(message!("community-own-rules", variant = &variant.id))
}

/// Whether a variant can be begun there that is not on a list of the community.
///
/// # Errors
/// When the managers have limited the variants.
pub fn may_be_tried(limits: &Limits, variant: &Variant) -> Result<(), Refusal> {
    let is_published = |own: &ServerVariant| own.number.is_some() && own.variant == variant.id;
    if limits.variants.is_empty() || limits.own.iter().any(is_published) {
        return Ok(());
    }
    let (name, allowed) = (variant.name.clone(), limits.allowed_names());
    Err(LimitRefusal::Variant { name, allowed }.into())
}

/// Whether games are begun there now.
///
/// # Errors
/// When they are begun elsewhere, or not now.
pub fn place_to_begin(begin: &ToBegin, call: &Call) -> Result<(), Refusal> {
    may_begin(&begin.capacity)?;
    allowed_place(&begin.limits, call)
}

fn allowed_place(limits: &Limits, call: &Call) -> Result<(), Refusal> {
    if limits.allows_place(&call.place) {
        return Ok(());
    }
    Err(LimitRefusal::NotHere(limits.places_told(call)).into())
}

/// Whether a game that was proposed in another community may be joined where the caller is.
///
/// # Errors
/// When its variant is not begun there; the refusal lists the possible ones.
pub fn may_begin_at(
    (limits, frozen): (&Limits, Option<&Frozen>),
    call: &Call,
    variant: &Variant,
) -> Result<(), Refusal> {
    if let Some(frozen) = frozen {
        return Err(FreezeRefusal::Stands(frozen.clone()).into());
    }
    allowed_place(limits, call)?;
    let allowed = limits.allowed_names();
    // A variant uploaded elsewhere is on no list here. It is allowed where no list forbids it.
    let is_sent = find_variant(&variant.id).is_err() && limits.variants.is_empty();
    if is_sent || allowed.iter().any(|(id, _)| *id == variant.id) {
        return Ok(());
    }
    Err(LimitRefusal::Variant { name: variant.name.clone(), allowed }.into())
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
            ("Horde Chess", "horde"),
            ("shogi chess", "shogi"),
            ("koth chess", "king-of-the-hill"),
            ("Korean chess", "janggi"),
            ("将棋", "shogi"),
            ("Шахматы", "chess"),
        ] {
            assert_eq!(find_variant(typed).map(|it| it.id.as_str()).ok(), Some(id), "{typed}");
        }
        for typed in [
            "",
            "tera",
            "chess chess chess",
            "chess (9×9)",
            "chess 2",
            "8x8",
            "()",
            "х".repeat(999).as_str(),
        ] {
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
