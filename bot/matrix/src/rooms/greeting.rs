//! The greeting on the first arrival in a room: two lines about what the bot does, and how to go
//! on.

use crate::bot::Bot;
use crate::homeserver::fault::Fault;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::Letter;
use menagerie_core::message;
use ruma::RoomId;

/// Sends the greeting, unless the room has had it. No other work depends on it.
pub async fn greet(bot: &Bot, room: &RoomId) {
    let name = format!("greeted {room}");
    let store = &bot.services.store;
    if !matches!(store.remembered(names::NETWORK, &name).await, Ok(None)) {
        return;
    }
    // An encrypted room that the bot cannot read is told that it leaves.
    if bot.front.is_closed_to_us(room).await.unwrap_or(true) {
        return;
    }
    let language = bot.front.language(Some(&bot.community(room))).await;
    let text = message!("matrix-hello").line().then(message!("matrix-hello-next"));
    let words = bot.front.words(&text, language).await;
    let letter = Letter { words, quiet: true, ..Letter::default() };
    let key = format!("{}-hello-{room}", bot.front.store.instance);
    let (bot, room) = (bot.clone(), room.to_owned());
    tokio::spawn(async move {
        let said = match bot.front.send(&Spot::room(&room), &key, &letter).await {
            Err(Fault::Limited(wait)) => {
                tokio::time::sleep(wait).await;
                bot.front.send(&Spot::room(&room), &key, &letter).await
            }
            said => said,
        };
        match said {
            Ok(_) => {
                if let Err(error) = bot.services.store.remember(names::NETWORK, &name, "yes").await
                {
                    tracing::debug!(%error, "that a room was greeted is not noted");
                }
            }
            Err(fault) => tracing::debug!(%fault, "a room was not greeted"),
        }
    });
}
