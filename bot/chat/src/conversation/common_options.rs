//! Options and choices that several commands share.

use crate::conversation::option_schema::{Kind, OptionSchema, choice, shown};
use crate::preferences;
use menagerie_core::community::types::Setting;
use menagerie_core::model::state::ComputerLevel;
use menagerie_rules::{Variant, offered};
use menagerie_words::Language;

/// The choices of `problem`.
pub(super) const OF_PROBLEMS: [&str; 5] = ["create", "solve", "show", "list", "withdraw"];

/// The choices of `variant`.
pub(super) const OF_SENT_GAMES: [&str; 5] = ["try", "publish", "diff", "withdraw", "list"];

/// The mates that can be proven, in words, the shortest first.
pub(super) const MATES: [&str; 3] = ["mate in 1", "mate in 2", "mate in 3"];

/// The option that names a game.
pub(super) fn game() -> OptionSchema {
    OptionSchema::of("game", Kind::Number(1))
}

/// The option that names a square.
pub(super) fn square() -> OptionSchema {
    OptionSchema::of("square", Kind::Text).required()
}

/// The option that names a level of the computer.
pub(super) fn level() -> OptionSchema {
    OptionSchema::of("level", choice("level", ComputerLevel::all().map(|it| it.to_string())))
}

/// The option that names a variant.
pub(super) fn variant() -> OptionSchema {
    OptionSchema::of("variant", Kind::Search(variants()))
}

/// The choices among all variants.
pub(super) fn variants() -> Vec<(String, String)> {
    offered().iter().map(|variant| (variant_label(variant), variant.id.clone())).collect()
}

/// The choice of all variants at once.
pub(super) fn all_variants() -> (String, String) {
    (shown("allow", "all", Language::ENGLISH), "all".to_owned())
}

/// The label of a variant in a choice.
pub(super) fn variant_label(variant: &Variant) -> String {
    let array = if variant.provisional.is_some() { ", provisional array" } else { "" };
    format!("{} ({}×{}{array})", variant.name, variant.files, variant.ranks)
}

/// The options for the look of boards. `settings` keeps them.
pub(super) fn looks() -> Vec<OptionSchema> {
    Setting::LOOKS.map(setting).to_vec()
}

/// The option with the words of a setting.
pub(super) fn setting(setting: Setting) -> OptionSchema {
    let name = setting.name();
    let known = preferences::words(setting).0;
    let kind = match setting {
        // Languages name themselves.
        Setting::Language => Kind::Choice(known.into_iter().map(language).collect()),
        _ => choice(name, known),
    };
    OptionSchema::of(name, kind)
}

/// The choice of a language.
fn language(tag: &str) -> (String, String) {
    let named = Language::of_tag(tag).map(Language::name);
    (named.unwrap_or_else(|| shown("language", tag, Language::ENGLISH)), tag.to_owned())
}
