//! The commands `settings` (how a member sees boards) and `server`, `places`, `variants` (the
//! community's settings).

use super::registration::{Call, Concern, Registered};
use crate::conversation::Options;
use crate::conversation::common_options::{all_variants, setting, variants};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::preferences;
use menagerie_core::model::request::{Command, PlaceRequest, VariantRequest};
use menagerie_core::model::state::{Setting, SettingRequest};

pub(super) const SETTINGS: Registered = Registered {
    options: settings_options,
    concern: Concern::Caller,
    call: Call::Of(|options, _| Some(Command::Settings(wishes(&Setting::OF_A_PLAYER, options)))),
    look: None,
};

pub(super) const SERVER: Registered = Registered {
    options: server_options,
    concern: Concern::Order,
    call: Call::Of(|options, _| {
        Some(Command::ServerSettings(wishes(&Setting::OF_A_SERVER, options)))
    }),
    look: None,
};

pub(super) const PLACES: Registered = Registered {
    options: places_options,
    concern: Concern::Order,
    call: Call::Of(|options, _| {
        Some(Command::GamePlaces(PlaceRequest::parse(options.text("here"))))
    }),
    look: None,
};

pub(super) const VARIANTS: Registered = Registered {
    options: variants_options,
    concern: Concern::Order,
    call: Call::Of(|options, _| Some(Command::GameVariants(variant_wish(options)))),
    look: None,
};

fn settings_options() -> Vec<OptionSchema> {
    Setting::OF_A_PLAYER.map(setting).to_vec()
}

fn server_options() -> Vec<OptionSchema> {
    Setting::OF_A_SERVER.map(setting).to_vec()
}

fn places_options() -> Vec<OptionSchema> {
    vec![OptionSchema::of("here", choice("here", ["allow", "forbid", "everywhere"]))]
}

fn variants_options() -> Vec<OptionSchema> {
    vec![
        OptionSchema::of("allow", Kind::Search([vec![all_variants()], variants()].concat())),
        OptionSchema::of("forbid", Kind::Search(variants())),
    ]
}

/// The request about the variants that can be challenged.
fn variant_wish(options: &Options) -> VariantRequest {
    match (options.text("allow"), options.text("forbid")) {
        ("", "") => VariantRequest::Show,
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
