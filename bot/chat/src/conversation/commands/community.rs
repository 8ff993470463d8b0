//! The commands `settings` (how a member sees boards) and `server`, `places`, `variants` (the
//! community's settings).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::common_options::{all_variants, setting, variants};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::preferences;
use menagerie_core::community::types::{
    CommunityRequest, GameKind, PlaceRequest, Setting, SettingRequest, VariantRequest,
};
use menagerie_core::model::request::Command;

pub(super) const SETTINGS: Registered = Registered {
    options: || Setting::OF_A_PLAYER.map(setting).to_vec(),
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Community(CommunityRequest::Settings(wishes(&Setting::OF_A_PLAYER, options))))
    }),
};

pub(super) const SERVER: Registered = Registered {
    options: || Setting::OF_A_SERVER.map(setting).to_vec(),
    concern: Concern::Order,
    rights: Rights::Managers,
    offered: Offered::InCommunities,
    does: Does::Call(|options, _| {
        Some(Command::Community(CommunityRequest::ServerSettings(wishes(
            &Setting::OF_A_SERVER,
            options,
        ))))
    }),
};

pub(super) const PLACES: Registered = Registered {
    options: || vec![OptionSchema::of("here", choice("here", ["allow", "forbid", "everywhere"]))],
    concern: Concern::Order,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::Call(|options, _| {
        Some(Command::Community(CommunityRequest::GamePlaces(PlaceRequest::parse(
            options.text("here"),
        ))))
    }),
};

pub(super) const VARIANTS: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("allow", Kind::Search([vec![all_variants()], variants()].concat())),
            OptionSchema::of("forbid", Kind::Search(variants())),
            OptionSchema::of("kind", choice("kind", GameKind::ALL.map(GameKind::word))),
        ]
    },
    concern: Concern::Order,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::Call(|options, _| {
        Some(Command::Community(CommunityRequest::GameVariants(variant_wish(options))))
    }),
};

/// The request about the variants that can be challenged.
fn variant_wish(options: &Options) -> VariantRequest {
    let kind = GameKind::ALL.into_iter().find(|kind| kind.word() == options.text("kind"));
    match (options.text("allow"), options.text("forbid")) {
        ("", "") => kind.map_or(VariantRequest::Show, VariantRequest::List),
        ("all", "") => VariantRequest::All,
        (allowed, "") => VariantRequest::Allow(allowed.to_owned()),
        ("", forbidden) => VariantRequest::Forbid(forbidden.to_owned()),
        _ => VariantRequest::Both,
    }
}

/// The request for each setting.
fn wishes(settings: &[Setting], options: &Options) -> Vec<SettingRequest> {
    let wish = |setting: &Setting| {
        let (known, usual) = preferences::words(*setting);
        let word = Some(options.text(setting.name())).filter(|word| !word.is_empty());
        SettingRequest { setting: *setting, known, usual, word: word.map(str::to_owned) }
    };
    settings.iter().map(wish).collect()
}
