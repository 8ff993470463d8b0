//! The catalogue of commands in the form in which Discord registers slash commands.

use menagerie_chat::conversation::{
    Kind, Offered, OptionSchema, Rights, Usage, catalogue, offered, rights,
};
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

/// Every slash command. `for_accounts` says whether people can add the bot to
/// their account; if not, nothing is registered for accounts.
pub fn all(for_accounts: bool) -> Vec<CreateCommand> {
    catalogue().into_iter().map(|usage| command(usage, for_accounts)).collect()
}

/// The contexts and installations of a command that is of use everywhere.
pub(super) fn anywhere(for_accounts: bool) -> (Vec<InteractionContext>, Vec<InstallationContext>) {
    let mut contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
    contexts.extend(for_accounts.then_some(InteractionContext::PrivateChannel));
    let mut installs = vec![InstallationContext::Guild];
    installs.extend(for_accounts.then_some(InstallationContext::User));
    (contexts, installs)
}

/// The same of a command that is a matter of a server.
pub(super) fn on_servers() -> (Vec<InteractionContext>, Vec<InstallationContext>) {
    (vec![InteractionContext::Guild], vec![InstallationContext::Guild])
}

/// One command. What is no matter of a server is offered wherever a person talks to the bot, and where a person
/// has brought it along.
fn command(usage: Usage, for_accounts: bool) -> CreateCommand {
    let (contexts, installs) = match offered(usage.verb) {
        Offered::Anywhere => anywhere(for_accounts),
        Offered::InCommunities => on_servers(),
    };
    let options = usage.options.iter().map(|given| option(&usage, given));
    let mut command = CreateCommand::new(usage.verb.name())
        .description(usage.words(Language::ENGLISH))
        .contexts(contexts)
        .integration_types(installs)
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
pub(super) fn translations() -> impl Iterator<Item = (Language, &'static str)> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The names of the commands with a context or an installation.
    fn named(for_accounts: bool, key: &str, value: u8) -> Vec<String> {
        let all = all(for_accounts).into_iter();
        let all = all.map(|command| serde_json::to_value(command).expect("it is JSON"));
        let has = |it: &Value| it[key].as_array().is_some_and(|all| all.contains(&json!(value)));
        let name = |it: Value| it["name"].as_str().expect("it has one").to_owned();
        all.filter(has).map(name).collect()
    }

    #[test]
    fn what_is_no_matter_of_a_server_goes_with_an_account_if_the_bot_can_be_added_to_one() {
        let anywhere = named(true, "contexts", 1);
        assert!(anywhere.contains(&"move".to_owned()) && !anywhere.contains(&"server".to_owned()));
        assert_eq!(named(true, "integration_types", 1), anywhere);
        assert_eq!(named(true, "contexts", 2), anywhere);
        assert_eq!(named(false, "contexts", 1), anywhere, "alone with the bot in any case");
        assert_eq!(named(false, "integration_types", 1), [""; 0]);
        assert_eq!(named(false, "contexts", 2), [""; 0]);
        let everything = named(true, "contexts", 0);
        assert_eq!(named(true, "integration_types", 0), everything);
    }
}
