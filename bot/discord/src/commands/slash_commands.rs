//! The catalogue of commands in the form in which Discord registers slash commands.

use menagerie_chat::conversation::{Kind, OptionSchema, Usage, catalogue};
use menagerie_core::model::CommandName;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};
use serenity::model::permissions::Permissions;

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
    let command = CreateCommand::new(usage.verb.name())
        .description(usage.words)
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild])
        .set_options(usage.options.into_iter().map(option).collect());
    match usage.verb {
        // It is not offered to others. Servers can change that, so the core checks it again.
        CommandName::Server => command.default_member_permissions(Permissions::MANAGE_GUILD),
        CommandName::Adjudicate | CommandName::Freeze | CommandName::Thaw => {
            command.default_member_permissions(Permissions::MODERATE_MEMBERS)
        }
        _ => command,
    }
}

fn option(given: OptionSchema) -> CreateCommandOption {
    let kind = match given.kind {
        Kind::Text | Kind::Words(_) | Kind::Suggested | Kind::Choice(_) | Kind::Search(_) => {
            CommandOptionType::String
        }
        Kind::Member => CommandOptionType::User,
        Kind::Number(_) => CommandOptionType::Integer,
        Kind::Flag => CommandOptionType::Boolean,
        Kind::File => CommandOptionType::Attachment,
    };
    let option = CreateCommandOption::new(kind, given.name, given.words).required(given.required);
    match given.kind {
        Kind::Text | Kind::Member | Kind::Flag | Kind::File => option,
        // Discord refuses to send a longer text, so no part of it is lost.
        Kind::Words(most) => option.max_length(most.try_into().unwrap_or(u16::MAX)),
        Kind::Suggested | Kind::Search(_) => option.set_autocomplete(true),
        Kind::Number(least) => option.min_int_value(least),
        Kind::Choice(choices) => choices
            .into_iter()
            .fold(option, |option, (shown, value)| option.add_string_choice(shown, value)),
    }
}
