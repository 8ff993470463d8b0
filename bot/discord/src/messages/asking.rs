//! The way of a call to the desk: it waits for missed messages first, and afterwards for the
//! outcome of its effects.

use crate::bot::Bot;
use crate::catching_up::before_call;
use menagerie_chat::desk::DeskError;
use menagerie_core::model::request::Call;
use menagerie_core::model::{Reply, Text};
use serenity::model::id::ChannelId;
use std::time::Duration;

/// How long a command waits until the missed messages of its place are read.
const UNTIL_READ: Duration = Duration::from_secs(10);
/// How long a command waits for the outcome of its effects.
const UNTIL_SHOWN: Duration = Duration::from_secs(20);

/// Hands in a call once every earlier message has been looked at, here and in its game's place. The
/// second result comes later and tells the caller more, such as an obstacle to showing the effects.
pub async fn ask(
    bot: &Bot,
    channel: ChannelId,
    call: Call,
) -> (Result<Reply, DeskError>, impl Future<Output = Option<Text>>) {
    // After that time, the call is answered with what is known.
    let _ = tokio::time::timeout(UNTIL_READ, before_call::with_call(bot, channel, &call)).await;
    let (reply, shown) = bot.services.ask_and_listen(call).await;
    (reply, shown.afterwards(UNTIL_SHOWN))
}
