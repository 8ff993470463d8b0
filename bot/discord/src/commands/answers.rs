//! Messages that only the caller sees.

use crate::bot::Bot;
use crate::posting::markup;
use menagerie_core::model::Text;
use menagerie_words::Language;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateInteractionResponseFollowup,
    EditInteractionResponse,
};
use serenity::model::channel::{Message, MessageFlags};

/// An edit that alerts nobody. Serenity's default for that is not applied to edits of responses.
pub fn edit(content: String, rows: Vec<CreateActionRow>) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(content)
        .components(rows)
        .allowed_mentions(CreateAllowedMentions::new())
}

/// A further message that only the caller sees and that alerts nobody.
pub fn private(content: String) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(content)
        .ephemeral(true)
        .allowed_mentions(CreateAllowedMentions::new())
}

/// Whether only one person sees a message.
pub fn is_private(message: &Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// A text for the caller alone.
pub async fn private_text(
    bot: &Bot,
    text: &Text,
    language: Language,
) -> CreateInteractionResponseFollowup {
    private(markup::linked_content(&bot.services.store, text, language).await)
}
