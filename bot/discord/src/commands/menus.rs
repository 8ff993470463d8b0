//! The commands in Discord's menus (“Apps”): on a member, and on a message with a board.
//!
//! A board says by its buttons which board it is. So a board can be copied that is long past, unless its move was taken
//! back since, and a message that only looks like a board is none.

use crate::bot::Bot;
use crate::commands::{options, slash_commands};
use crate::posting::markup;
use menagerie_chat::conversation::{Answer, Question};
use menagerie_core::model::{ActionKind, OnBoard};
use menagerie_core::{GameId, message};
use menagerie_words::{Language, without_links};
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
        let text = match self {
            Menu::Challenge => message!("discord-menu-challenge"),
            Menu::Rules => message!("discord-menu-rules"),
            Menu::AsFen => message!("discord-menu-fen"),
        };
        without_links(&text, markup::reader(language))
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

/// Answers what was chosen in a menu.
///
/// # Errors
/// The answer if it is refused.
pub async fn used(
    bot: &Bot,
    given: &CommandInteraction,
    menu: Menu,
    question: &Question<'_>,
) -> Result<Answer, Answer> {
    let no_board = || Answer::text(message!("discord-menu-no-board"));
    match given.data.target() {
        Some(ResolvedTarget::User(user, member)) if menu == Menu::Challenge => {
            let opponent = options::opponent(user, member, bot.user);
            question.games_against(&opponent, &user.id.to_string()).await
        }
        Some(ResolvedTarget::Message(message)) if message.author.id == bot.user => {
            let (game, shown) = board(message).ok_or_else(no_board)?;
            match menu {
                Menu::AsFen => question.position_on_board(game, shown).await,
                Menu::Rules | Menu::Challenge => question.rules_of(game).await,
            }
        }
        _ => Err(no_board()),
    }
}

/// The board that a message of ours shows, by its buttons.
fn board(message: &Message) -> Option<(GameId, OnBoard)> {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    let ids = buttons.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        _ => None,
    });
    let boards = ids.filter_map(|id| ActionKind::decode(id)?.board());
    // The button that says the most of it.
    boards.max_by_key(|(_, shown)| shown.taken_back.is_some())
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
