//! Options and choices that several commands share.

use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::preferences;
use menagerie_core::model::state::Setting;
use menagerie_rules::{Variant, offered};
use menagerie_words::Language;

/// The choices of `problem`: each as it is shown and as it is typed.
pub(super) const OF_PROBLEMS: [(&str, &str); 5] = [
    ("make a problem", "create"),
    ("solve one", "solve"),
    ("see one, and who has solved it", "show"),
    ("list those that there are", "list"),
    ("take one of yours away", "withdraw"),
];

/// The choices of `variant`: each as it is shown and as it is typed.
pub(super) const OF_SENT_GAMES: [(&str, &str); 5] = [
    ("see it, and play it", "try"),
    ("put it on the list; only for managers", "publish"),
    ("see what has changed in it", "diff"),
    ("take one off the list; only for managers", "withdraw"),
    ("see the list", "list"),
];

/// The mates that can be proven, in words, the shortest first.
pub(super) const MATES: [&str; 3] = ["mate in 1", "mate in 2", "mate in 3"];

/// The option that names a game.
pub(super) fn game() -> OptionSchema {
    OptionSchema::of(
        "game",
        Kind::Number(1),
        "The game's number, if it is not the one that is played here",
    )
}

/// The option that names a square.
pub(super) fn square() -> OptionSchema {
    OptionSchema::of("square", Kind::Text, "Its name, like e4").required()
}

/// The option that names a variant.
pub(super) fn variant() -> OptionSchema {
    OptionSchema::of(
        "variant",
        Kind::Search(variants()),
        "Which game, by its name, size or inventor",
    )
}

/// The choices among all variants.
pub(super) fn variants() -> Vec<(String, String)> {
    offered().iter().map(|variant| (variant_label(variant), variant.id.clone())).collect()
}

/// The choice of all variants at once.
pub(super) fn all_variants() -> (String, String) {
    ("all of them".to_owned(), "all".to_owned())
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
    let words = match setting {
        Setting::Language => "The language that you read, or that everyone reads",
        Setting::Theme => "The colors of the board",
        Setting::Pieces => "What stands for a piece",
        Setting::Coordinates => "Whether files and ranks are named",
        Setting::Scale => "How large pictures are",
        Setting::View | Setting::Below => "Which side is at the bottom",
        Setting::Clock => "The clock of challenges that name none",
        Setting::Kibitz => "Where those can talk who watch a game of others",
        Setting::Games => "How many games one member may have running here",
        Setting::Preview => {
            "Whether a move that you give by command is shown to you before it is played"
        }
        Setting::Changes => {
            "Whether each board of your games offers to tell what has changed on it"
        }
        Setting::Profile => "Who can ask what you have played: members, or nobody but you",
        Setting::Notices => "How you are told that it is your move",
        Setting::Digest => "When the list of a digest comes: the hour in your time zone",
    };
    let known = preferences::words(setting).0.into_iter();
    let choices = known.map(|word| (shown(setting, word), word));
    OptionSchema::of(setting.name(), choice(choices), words)
}

/// The label of a setting's word.
fn shown(setting: Setting, word: &str) -> String {
    let shown = match (setting, word) {
        (Setting::Language, tag) => match Language::of_tag(tag) {
            Some(language) => return language.name(),
            None => "as the app says",
        },
        (Setting::Below, "first") => "the first mover",
        (Setting::Below, "mover") => "the side to move",
        (Setting::Kibitz, "sealed") => "at once, sealed to the players until the end",
        (Setting::Kibitz, "after") => "with the players, when the game has ended",
        (Setting::Kibitz, "off") => "nowhere of their own",
        (Setting::Notices, "thread") => "the board alerts you where the game is played",
        (Setting::Notices, "direct") => "a message to you alone for each turn",
        (Setting::Notices, "quiet") => "no alerts, but the boards still come",
        (Setting::Notices, "digest") => "one list a day of the games that wait for you",
        _ => word,
    };
    shown.to_owned()
}
