//! The commands `places` and `variants`: managers limit where games are begun, and which. Everyone
//! is told.

use super::find_variant;
use super::game_kinds::{by_shelf, how, of_kind};
use crate::community::types::limit_refusal::place_list;
use crate::community::types::limits::MOST_GAME_PLACES;
use crate::community::types::{
    CommunityFact, LimitChange, LimitRefusal, Limits, PlaceRequest, VariantRequest,
};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::{Decision, Fact, Reply, Text};
use crate::upload::types::{UploadRefusal, published};
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
    let is_wished = wish != PlaceRequest::Show;
    let (before, now) = match old.as_slice() {
        [_, ..] if !is_wished => (Text::new(), place_list(&limits.places_told(call))),
        _ => (all_places(old), all_places(&new)),
    };
    let text = match change(is_wished, &before, &now) {
        Change::Unasked => message!("community-places", new = now),
        Change::Nothing => message!("community-places-same", new = now),
        Change::Something => message!("community-places-changed", new = now, old = before),
    };
    let text = match wish {
        PlaceRequest::Show if call.authority >= Authority::Manager => {
            text.plain(" ").then(message!("community-places-how"))
        }
        _ => text,
    };
    Ok(Decision { facts, reply: Reply::Done(text), ..Decision::default() })
}

/// Sets which variants can be challenged, or answers which.
pub fn variants(limits: &Limits, call: &Call, wish: &VariantRequest) -> Result<Decision, Refusal> {
    if let VariantRequest::List(kind) = wish {
        return Ok(Decision { reply: Reply::Done(of_kind(limits, *kind)), ..Decision::default() });
    }
    let server = community(call, *wish != VariantRequest::Show)?;
    let old = &limits.variants;
    let is_all = |ids: &[String]| offered().iter().all(|variant| ids.contains(&variant.id));
    let mut new = old.clone();
    match wish {
        VariantRequest::Show | VariantRequest::List(_) => {}
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
    let (before, now) = (all_variants(old), all_variants(&new));
    let mut text = match change(*wish != VariantRequest::Show, &before, &now) {
        Change::Unasked => message!("community-variants", new = now),
        Change::Nothing => message!("community-variants-same", new = now),
        Change::Something => message!("community-variants-changed", new = now, old = before),
    };
    if *wish == VariantRequest::Show {
        // The word "all" alone would not tell which variants there are.
        if new.is_empty() {
            text = by_shelf(limits).into_iter().fold(text, |text, shelf| text.line().then(shelf));
            text = text.line().then(how());
        }
        let own: Vec<&str> = limits.own.iter().map(|own| &*own.name).collect();
        if !own.is_empty() {
            text = text.plain(" ").then(message!("community-variants-own", names = own.join(", ")));
        }
        if call.authority >= Authority::Manager {
            text = text.plain(" ").then(message!("community-variants-how"));
        }
    }
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

/// The change that a request makes.
enum Change {
    /// None was asked for.
    Unasked,
    /// All is as it was.
    Nothing,
    /// The limits are others.
    Something,
}

/// The change that a request makes, by the limits before and now.
fn change(is_wished: bool, before: &Text, now: &Text) -> Change {
    match (is_wished, before == now) {
        (false, _) => Change::Unasked,
        (true, true) => Change::Nothing,
        (true, false) => Change::Something,
    }
}

fn all_places(places: &[Place]) -> Text {
    match places {
        [] => message!("community-every-place"),
        listed => place_list(listed),
    }
}

fn all_variants(ids: &[String]) -> Text {
    if ids.is_empty() {
        return message!("community-all-variants");
    }
    let limits = Limits { variants: ids.to_vec(), ..Limits::default() };
    let names: Vec<&str> = limits.allowed_of_offered().iter().map(|it| it.name.as_str()).collect();
    names.join(", ").into()
}
