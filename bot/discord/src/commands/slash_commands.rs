//! The catalogue of commands in the form in which Discord registers slash commands.

use menagerie_chat::conversation::{Kind, OptionSchema, Rights, Usage, catalogue, rights};
use menagerie_core::model::CommandName;
use menagerie_words::Language;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};
use serenity::model::permissions::Permissions;
use std::sync::LazyLock;

/// Discord's locales besides English, which is the default.
const LOCALES: [&str; 30] = [
    "id", "da", "de", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

/// Every command. Discord replaces its list with this one.
pub fn all() -> Vec<CreateCommand> {
    catalogue().into_iter().map(command).collect()
}

/// One command, for servers that have the bot as a member. `privacy` is also offered wherever a
/// person talks to the bot.
fn command(usage: Usage) -> CreateCommand {
    // A person who shares no server with the bot any more still decides about their data.
    let contexts = match usage.verb {
        CommandName::Privacy => vec![InteractionContext::Guild, InteractionContext::BotDm],
        _ => vec![InteractionContext::Guild],
    };
    let options = usage.options.iter().map(|given| option(&usage, given));
    let mut command = CreateCommand::new(usage.verb.name())
        .description(usage.words(Language::ENGLISH))
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild])
        .set_options(options.collect());
    for (language, locale) in translations() {
        command = command.description_localized(locale, usage.words(language));
        if let Some(name) = usage.name(language) {
            command = command.name_localized(locale, name);
        }
    }
    // It is not offered to others. Servers can change that, so the core checks it again.
    match rights(usage.verb) {
        Rights::Managers => command.default_member_permissions(Permissions::MANAGE_GUILD),
        Rights::Moderators => command.default_member_permissions(Permissions::MODERATE_MEMBERS),
        Rights::Everyone | Rights::Partly => command,
    }
}

/// The languages besides English in which Discord shows its commands, each with Discord's locales.
fn translations() -> impl Iterator<Item = (Language, &'static str)> {
    static TRANSLATIONS: LazyLock<Vec<(Language, &'static str)>> = LazyLock::new(|| {
        let of = |locale| Some((Language::of_locale(locale)?, locale));
        LOCALES.into_iter().filter_map(of).collect()
    });
    TRANSLATIONS.iter().copied()
}

fn option(usage: &Usage, given: &OptionSchema) -> CreateCommandOption {
    let kind = match given.kind {
        Kind::Text | Kind::Words(_) | Kind::Suggested | Kind::Choice(_) | Kind::Search(_) => {
            CommandOptionType::String
        }
        Kind::Member => CommandOptionType::User,
        Kind::Number(_) => CommandOptionType::Integer,
        Kind::Flag => CommandOptionType::Boolean,
        Kind::File => CommandOptionType::Attachment,
    };
    let words = usage.words_of(given, Language::ENGLISH);
    let mut option = CreateCommandOption::new(kind, given.name, words).required(given.required);
    for (language, locale) in translations() {
        option = option.description_localized(locale, usage.words_of(given, language));
        if let Some(name) = usage.name_of(given, language) {
            option = option.name_localized(locale, name);
        }
    }
    match &given.kind {
        Kind::Text | Kind::Member | Kind::Flag | Kind::File => option,
        // Discord refuses to send a longer text, so no part of it is lost.
        Kind::Words(most) => option.max_length((*most).try_into().unwrap_or(u16::MAX)),
        Kind::Suggested | Kind::Search(_) => option.set_autocomplete(true),
        Kind::Number(least) => option.min_int_value(*least),
        Kind::Choice(choices) => choices.iter().fold(option, |option, (shown, value)| {
            let localized = translations()
                .map(|(language, locale)| (locale, usage.shown(given, value, language)));
            let localized: Vec<(&str, String)> = localized.filter(|(_, it)| it != shown).collect();
            option.add_string_choice_localized(shown, value, localized)
        }),
    }
}
