//! Handing in a call: after what it waits for, and with an ear for what becomes of its effects.

use crate::bot::Bot;
use crate::catching_up::before_call;
use menagerie_chat::conversation::afterwards;
use menagerie_chat::desk::DeskError;
use menagerie_core::model::request::Call;
use menagerie_core::model::{Reply, Text};
use serenity::model::id::ChannelId;
use std::time::Duration;

/// How long a command waits for a place in which something was missed to be read.
const UNTIL_READ: Duration = Duration::from_secs(10);
/// How long it is waited for what becomes of the effects of a command.
const UNTIL_SHOWN: Duration = Duration::from_secs(20);

/// Hands in a call when everything that was written before has been looked at, here and where its
/// game is played. The second part says later what else the caller is to be told, like what stands in
/// the way of showing what follows.
pub async fn ask(
    bot: &Bot,
    channel: ChannelId,
    call: Call,
) -> (Result<Reply, DeskError>, impl Future<Output = Option<Text>>) {
    // Who waits longer is answered by what is known.
    let _ = tokio::time::timeout(UNTIL_READ, before_call::with_call(bot, channel, &call)).await;
    let listener = bot.services.outcomes.listen();
    let (reply, rows) = match bot.services.ask_for_all(call).await {
        Ok(stored) => (Ok(stored.reply), stored.rows),
        Err(error) => (Err(error), Vec::new()),
    };
    let shown = async move {
        let told = listener.worth_telling(&rows, UNTIL_SHOWN).await;
        told.as_ref().and_then(afterwards)
    };
    (reply, shown)
}
