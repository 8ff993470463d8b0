//! The commands `places` and `variants`: managers limit where games are begun, and which. Everyone
//! is told.

use super::find_variant;
use crate::model::refusal::limit_refusal::place_list;
use crate::model::refusal::{LimitRefusal, Refusal, UploadRefusal};
use crate::model::request::{Authority, Call, PlaceRequest, VariantRequest};
use crate::model::state::limits::MOST_GAME_PLACES;
use crate::model::state::{LimitChange, Limits, published};
use crate::model::{
    CommandName, CommandReference, CommunityFact, Decision, Fact, Reply, Term, Text,
};
use crate::{Place, Server};
use menagerie_rules::{Variant, offered};
use std::sync::Arc;

/// Sets where games are begun, or answers where.
pub fn places(limits: &Limits, call: &Call, wish: PlaceRequest) -> Result<Decision, Refusal> {
    let server = community(call, wish != PlaceRequest::Show)?;
    let (here, old) = (&call.place, &limits.places);
    let mut new = old.clone();
    match wish {
        PlaceRequest::Show => {}
        PlaceRequest::Allow if old.contains(here) => {}
        PlaceRequest::Allow if old.len() >= MOST_GAME_PLACES => {
            return Err(LimitRefusal::TooManyPlaces(MOST_GAME_PLACES).into());
        }
        PlaceRequest::Allow => new.push(here.clone()),
        PlaceRequest::Forbid if old.is_empty() => return Err(LimitRefusal::NoPlaceListed.into()),
        PlaceRequest::Forbid if old == std::slice::from_ref(here) => {
            return Err(LimitRefusal::LastPlace.into());
        }
        PlaceRequest::Forbid => new.retain(|place| place != here),
        PlaceRequest::Everywhere => new.clear(),
    }
    let listed = added(old, &new);
    let listed = listed.map(|place| LimitChange::PlaceListed { server: server.clone(), place });
    let changes = listed.chain(added(&new, old).map(LimitChange::PlaceUnlisted));
    let facts = changes.map(|it| Fact::Community(CommunityFact::LimitChanged(it))).collect();
    let heading = Text::from("Where games are begun in this ").term(Term::Community);
    let is_wished = wish != PlaceRequest::Show;
    let text = match old.as_slice() {
        [_, ..] if !is_wished => {
            told(heading, false, Text::new(), place_list(&limits.places_told(call)))
        }
        _ => told(heading, is_wished, all_places(old), all_places(&new)),
    };
    let text = match wish {
        PlaceRequest::Show if call.authority >= Authority::Manager => text
            .plain(" Where they shall be begun, use ")
            .step(CommandReference::of(CommandName::Places).with("here", "allow"))
            .plain("."),
        _ => text,
    };
    Ok(Decision { facts, reply: Reply::Done(text), ..Decision::default() })
}

/// Sets which variants can be challenged, or answers which.
pub fn variants(limits: &Limits, call: &Call, wish: &VariantRequest) -> Result<Decision, Refusal> {
    let server = community(call, *wish != VariantRequest::Show)?;
    let old = &limits.variants;
    let is_all = |ids: &[String]| offered().iter().all(|variant| ids.contains(&variant.id));
    let mut new = old.clone();
    match wish {
        VariantRequest::Show => {}
        VariantRequest::Both => return Err(LimitRefusal::AllowAndForbid.into()),
        VariantRequest::All => new.clear(),
        VariantRequest::Allow(typed) => {
            let id = &offered_variant(limits, typed)?.id;
            if !old.contains(id) {
                new.push(id.clone());
            }
        }
        VariantRequest::Forbid(typed) => {
            let variant = offered_variant(limits, typed)?;
            let allowed = limits.allowed_of_offered();
            // A list of all variants so far, since none was written down.
            new = allowed.iter().map(|variant| variant.id.clone()).collect();
            new.retain(|id| *id != variant.id);
            if new.is_empty() {
                return Err(LimitRefusal::LastVariant(variant.name.clone()).into());
            }
        }
    }
    if is_all(&new) {
        new.clear();
    }
    let of = |variant: String| (server.clone(), variant);
    let listed = added(old, &new).map(of);
    let listed = listed.map(|(server, variant)| LimitChange::VariantListed { server, variant });
    let unlisted = added(&new, old).map(of);
    let unlisted =
        unlisted.map(|(server, variant)| LimitChange::VariantUnlisted { server, variant });
    let facts =
        listed.chain(unlisted).map(|it| Fact::Community(CommunityFact::LimitChanged(it))).collect();
    let heading = Text::from("Variants that can be challenged in this ").term(Term::Community);
    let text = told(heading, *wish != VariantRequest::Show, all_variants(old), all_variants(&new));
    let text = match wish {
        // The word "all" alone would not tell which variants there are.
        VariantRequest::Show if new.is_empty() => {
            let names: Vec<&str> = offered().iter().map(|variant| &*variant.name).collect();
            text.plain(format!(" They are {}.", names.join(", ")))
        }
        _ => text,
    };
    let own: Vec<&str> = limits.own.iter().map(|own| &*own.name).collect();
    let text = match wish {
        VariantRequest::Show if !own.is_empty() => {
            text.plain(format!(" Besides them, of its own: {}.", own.join(", ")))
        }
        _ => text,
    };
    let text = match wish {
        VariantRequest::Show if call.authority >= Authority::Manager => text
            .plain(" Settle it with ")
            .step(CommandReference::of(CommandName::Variants).with("allow", ""))
            .plain(" or ")
            .step(CommandReference::of(CommandName::Variants).with("forbid", ""))
            .plain("."),
        _ => text,
    };
    Ok(Decision { facts, reply: Reply::Done(text), ..Decision::default() })
}

/// The variant to allow or forbid. A variant of the community's own is neither.
fn offered_variant(limits: &Limits, typed: &str) -> Result<&'static Arc<Variant>, Refusal> {
    match published(&limits.own, typed) {
        Some(own) => Err(UploadRefusal::OnTheList(own.name.clone()).into()),
        None => find_variant(typed),
    }
}

/// The community of the call, if the caller may do there what they ask.
fn community(call: &Call, is_changed: bool) -> Result<Server, Refusal> {
    let server = call.server.clone().ok_or(LimitRefusal::NoServer)?;
    if is_changed && call.authority < Authority::Manager {
        return Err(LimitRefusal::NotAManager.into());
    }
    Ok(server)
}

/// The entries of `new` that are not in `old`.
fn added<'a, T: Clone + PartialEq>(old: &'a [T], new: &'a [T]) -> impl Iterator<Item = T> + 'a {
    new.iter().filter(|one| !old.contains(one)).cloned()
}

/// The limits as they are, and as they were before a change.
fn told(heading: Text, is_wished: bool, old: Text, new: Text) -> Text {
    let is_same = old == new;
    let text = heading.plain(": ").then(new);
    match (is_wished, is_same) {
        (false, _) => text.plain("."),
        (true, true) => text.plain(". Nothing has changed."),
        (true, false) => text.plain(" (before: ").then(old).plain(
            "). Games that run go on, and challenges that are posted can still be accepted.",
        ),
    }
}

fn all_places(places: &[Place]) -> Text {
    match places {
        [] => Text::from("every ").term(Term::Place),
        listed => place_list(listed),
    }
}

fn all_variants(ids: &[String]) -> Text {
    if ids.is_empty() {
        return "all".into();
    }
    let limits = Limits { variants: ids.to_vec(), ..Limits::default() };
    let names: Vec<&str> = limits.allowed_of_offered().iter().map(|it| it.name.as_str()).collect();
    names.join(", ").into()
}
