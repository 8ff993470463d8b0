//! The commands in Discord's menus (“Apps”): on a member, and on a message with a board.
//!
//! A board says by its buttons which board it is. So a board can be copied that is long past, and a message that
//! only looks like a board is none.

use crate::bot::Bot;
use crate::commands::{as_command, slash_commands};
use crate::posting::markup;
use menagerie_chat::conversation::{Answer, Question};
use menagerie_core::model::request::ViewRequest;
use menagerie_core::model::{ActionKind, CommandName, CommandReference, Reply};
use menagerie_core::{GameId, message};
use menagerie_words::{Language, word};
use serenity::builder::CreateCommand;
use serenity::model::application::{
    ActionRowComponent, ButtonKind, CommandData, CommandInteraction, CommandType, ResolvedTarget,
};
use serenity::model::channel::Message;

/// A command in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// On a member: lists games to challenge them to.
    Challenge,
    /// On a board: the rules of its game.
    Rules,
    /// On a board: its position as a FEN.
    AsFen,
}

impl Menu {
    const ALL: [Menu; 3] = [Menu::Challenge, Menu::Rules, Menu::AsFen];

    /// The menu that was used, if this version has it.
    pub fn of(data: &CommandData) -> Option<Self> {
        let is_it =
            |menu: &Self| data.kind == menu.kind() && data.name == menu.name(Language::ENGLISH);
        Self::ALL.into_iter().find(is_it)
    }

    fn kind(self) -> CommandType {
        match self {
            Menu::Challenge => CommandType::User,
            Menu::Rules | Menu::AsFen => CommandType::Message,
        }
    }

    fn name(self, language: Language) -> String {
        let key = match self {
            Menu::Challenge => "discord-menu-challenge",
            Menu::Rules => "discord-menu-rules",
            Menu::AsFen => "discord-menu-fen",
        };
        word(key, [], markup::reader(language))
    }
}

/// The commands of all menus, as Discord registers them. A challenge is made on a server.
pub fn all(for_accounts: bool) -> impl Iterator<Item = CreateCommand> {
    Menu::ALL.into_iter().map(move |menu| {
        let (contexts, installs) = match menu {
            Menu::Challenge => slash_commands::on_servers(),
            _ => slash_commands::anywhere(for_accounts),
        };
        let command = CreateCommand::new(menu.name(Language::ENGLISH))
            .kind(menu.kind())
            .contexts(contexts)
            .integration_types(installs);
        slash_commands::translations().fold(command, |command, (language, locale)| {
            command.name_localized(locale, menu.name(language))
        })
    })
}

/// What comes of a menu: an answer, or a command that says the same.
pub enum Used {
    /// It is answered.
    Answered(Box<Answer>),
    /// It is this command.
    Command(Box<CommandInteraction>),
}

/// Answers what was chosen in a menu.
pub async fn used(
    bot: &Bot,
    given: &CommandInteraction,
    menu: Menu,
    question: &Question<'_>,
) -> Used {
    let answered = |answer| Used::Answered(Box::new(answer));
    let no_board = || answered(Answer::text(message!("discord-menu-no-board")));
    match given.data.target() {
        Some(ResolvedTarget::User(user, _)) if menu == Menu::Challenge => {
            let answer = question.games_against(&user.id.to_string(), user.id == bot.user).await;
            answered(answer.unwrap_or_else(|refused| refused))
        }
        Some(ResolvedTarget::Message(message)) if message.author.id == bot.user => {
            let Some((game, ply)) = board(message) else { return no_board() };
            if menu == Menu::AsFen {
                let view = ViewRequest::Position(game, ply);
                let seen = question.answered(Ok(Reply::Look(None, view))).await;
                return answered(seen);
            }
            let Ok(Some(game)) = bot.services.store.game(game).await else { return no_board() };
            let variant = &game.variant().id;
            let step = CommandReference::of(CommandName::Rules).with("variant", variant);
            let same = as_command::of_command(bot, given, &step).await;
            same.map_or_else(no_board, |same| Used::Command(Box::new(same)))
        }
        _ => no_board(),
    }
}

/// The board that a message of ours shows, by its buttons: the game, and the plies before it.
fn board(message: &Message) -> Option<(GameId, usize)> {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    let mut ids = buttons.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        _ => None,
    });
    ids.find_map(|id| ActionKind::decode(id)?.board())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_menus_are_as_long_as_discord_takes_them_in_every_language() {
        for command in all(true) {
            let command = serde_json::to_value(command).expect("it is JSON");
            let names = command["name_localizations"].as_object().expect("it has them").values();
            for name in names.chain([&command["name"]]) {
                let length = name.as_str().expect("it is text").chars().count();
                assert!((1..=32).contains(&length), "{name}");
            }
        }
    }
}
