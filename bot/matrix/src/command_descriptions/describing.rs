//! Sends descriptions of the commands to rooms, for clients that show forms. No other work depends
//! on them: a member without forms types commands.

use crate::bot::Bot;
use crate::command_descriptions::descriptions::{DESCRIPTION, descriptions, fingerprint};
use crate::homeserver::fault::Fault;
use crate::names;
use menagerie_chat::rate_limiter::RateLimiter;
use ruma::RoomId;
use ruma::api::client::membership::joined_rooms;
use ruma::api::client::state::{get_state_events, send_state_event};
use ruma::events::{AnyStateEventContent, StateEventType};
use ruma::serde::Raw;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// How often a description is sent. Homeservers count each as a message and allow one in five
/// seconds, and boards are more urgent.
const EVERY: Duration = Duration::from_secs(12);
/// How many descriptions may come at once after a rest.
const AHEAD: u32 = 2;

/// Describes the commands in every room where the bot may, now and after changes, until it is
/// dropped.
pub async fn describe_everywhere(bot: &Bot) {
    if let Ok(known) = bot.front.client.ask(joined_rooms::v3::Request::new()).await {
        for room in &known.joined_rooms {
            bot.undescribed.add(room);
        }
    }
    let described = descriptions(&bot.front.me);
    let print = fingerprint(&described);
    let pace = RateLimiter::every(EVERY, AHEAD);
    loop {
        let room = bot.undescribed.next().await;
        let name = format!("described {room}");
        let known = bot.services.store.remembered(names::NETWORK, &name).await;
        if !matches!(&known, Ok(known) if known.as_ref() != Some(&print)) {
            continue;
        }
        match describe(bot, &room, &described, &pace).await {
            Ok(true) => {
                let noted = bot.services.store.remember(names::NETWORK, &name, &print).await;
                if let Err(error) = noted {
                    tracing::debug!(%error, "where commands are described is looked at again");
                }
            }
            Ok(false) => {}
            Err(fault) => tracing::debug!(%fault, "commands are not described in a room"),
        }
    }
}

/// Sends the changed descriptions to a room, if the bot may.
async fn describe(
    bot: &Bot,
    room: &RoomId,
    described: &BTreeMap<String, Value>,
    pace: &RateLimiter,
) -> Result<bool, Fault> {
    let front = &bot.front;
    let kind = StateEventType::from(DESCRIPTION);
    // In rooms of two and in spectators' rooms, descriptions are not worth so many messages.
    if !front.may_set(room, kind.clone()).await? || front.is_made_by_us(room).await? {
        return Ok(false);
    }
    // The bot is about to leave it.
    if front.is_closed_to_us(room).await? {
        return Ok(false);
    }
    let state = get_state_events::v3::Request::new(room.to_owned());
    let state = front.client.ask(state).await?.room_state;
    let known = state.iter().map(|event| {
        // The homeserver has parsed it before, so this cannot fail. If it did, nothing would be in
        // it.
        serde_json::from_str::<Value>(event.json().get()).unwrap_or_default()
    });
    let ours = known.filter(|it| it["type"] == DESCRIPTION && it["sender"] == front.me.as_str());
    let ours: BTreeMap<String, Value> = ours
        .filter_map(|mut it| Some((it["state_key"].as_str()?.to_owned(), it["content"].take())))
        .collect();
    for (key, content) in changes(described, &ours) {
        loop {
            pace.turn().await;
            // If the homeserver allows little, boards need all of it.
            while front.is_sparing() {
                tokio::time::sleep(EVERY).await;
            }
            tokio::time::sleep(front.until_taken()).await;
            let content = Raw::new(&content);
            let content = content.map_err(|error| Fault::Senseless(error.to_string()))?;
            let content = content.cast_unchecked::<AnyStateEventContent>();
            let request = send_state_event::v3::Request::new_raw(
                room.to_owned(),
                kind.clone(),
                key.clone(),
                content,
            );
            match bot.undescribed.unless_given_up(room, front.client.ask(request)).await {
                None => return Ok(false),
                Some(Ok(_)) => break,
                Some(Err(Fault::Limited(wait))) => {
                    let _ = front.heed(Err::<(), _>(Fault::Limited(wait)));
                    tokio::time::sleep(wait).await;
                }
                Some(Err(fault)) => return Err(fault),
            }
        }
    }
    Ok(true)
}

/// The descriptions to send to a room that has these already. A command that does not exist any
/// more gets an empty one.
fn changes(
    described: &BTreeMap<String, Value>,
    known: &BTreeMap<String, Value>,
) -> Vec<(String, Value)> {
    let gone = known
        .iter()
        .filter(|(key, content)| !described.contains_key(*key) && **content != json!({}));
    let gone = gone.map(|(key, _)| (key.clone(), json!({})));
    let new = described.iter().filter(|(key, content)| known.get(*key) != Some(*content));
    gone.chain(new.map(|(key, content)| (key.clone(), content.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_or_gone_is_put_into_a_room() {
        let all = |known: &[(&str, Value)]| -> BTreeMap<String, Value> {
            known.iter().map(|(key, content)| ((*key).to_owned(), content.clone())).collect()
        };
        let [a, b, c] = ["a", "b", "c"].map(|command| json!({"command": command}));
        let described = all(&[("1", a.clone()), ("2", b.clone())]);
        assert_eq!(changes(&described, &described), []);
        assert_eq!(changes(&described, &all(&[])).len(), 2);
        let known = all(&[("1", a.clone()), ("2", c.clone()), ("3", c), ("4", json!({}))]);
        let expected = [("3".to_owned(), json!({})), ("2".to_owned(), b)];
        assert_eq!(changes(&described, &known), expected);
    }
}
