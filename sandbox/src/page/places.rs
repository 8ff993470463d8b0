//! The page's list of places, with the news of each and whose turn it is.

use serde_json::{Value, json};

use crate::world::channel::Channel;
use crate::world::message::StoredMessage;
use crate::world::{BOT, World};

/// The bot's words for a call to move, and for a game's end.
const TURN: &str = ">, it's your move";
const ENDINGS: [&str; 5] =
    [" wins.", "Drawn", "is drawn", "The game has ended", "\nThat was game "];

impl World {
    /// A channel, direct message channel or thread in one person's list. `last` and `last_ping` are
    /// the newest messages of others, and those that ping the person.
    pub(super) fn place_json(&self, viewer: u64, place: &Channel) -> Value {
        let messages = self.messages.get(&place.id);
        let others = messages.into_iter().flat_map(|all| all.values().rev());
        let mut others = others.filter(|it| it.author != viewer && it.is_visible_to(viewer));
        let last = others.clone().next().map(|message| message.id.to_string());
        let pings = |it: &&StoredMessage| it.mention_everyone || it.mentions.contains(&viewer);
        let last_ping = others.find(pings).map(|message| message.id.to_string());
        let thread = place.thread.as_ref();
        let state = thread.and(messages).map_or(Game::None, |all| {
            all.values()
                .rev()
                .filter(|it| it.author == BOT)
                .find_map(game_state)
                .unwrap_or_default()
        });
        json!({
            "id": place.id.to_string(),
            "name": place.name,
            "topic": place.topic,
            "direct": place.is_direct(),
            "parent": place.parent.map(|id| id.to_string()),
            "archived": place.is_archived(),
            "locked": place.is_locked(),
            "private": place.is_private(),
            "last": last,
            "last_ping": last_ping,
            "turn": if let Game::Turn(id) = state { Some(id.to_string()) } else { None },
            "ended": state == Game::Ended,
        })
    }
}

/// The state of a thread's game, by the newest message that tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Game {
    #[default]
    None,
    Turn(u64),
    Ended,
}

fn game_state(message: &StoredMessage) -> Option<Game> {
    if message.only_for.is_some() {
        return None;
    }
    if let Some((before, _)) = message.content.rsplit_once(TURN) {
        let id = before.rsplit_once("<@")?.1.parse().ok()?;
        return Some(Game::Turn(id));
    }
    ENDINGS.iter().any(|words| message.content.contains(words)).then_some(Game::Ended)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draw offers, refusals and talk do not change whose turn it is.
    #[test]
    fn the_newest_telling_message_says_whose_turn_it_is() {
        let state = |content: &str| {
            let mut message = StoredMessage::new(1, 2, BOT, 0);
            content.clone_into(&mut message.content);
            game_state(&message)
        };
        assert_eq!(
            state("**1. T d2-g5** · it goes.\n<@12>, it's your move (Black)."),
            Some(Game::Turn(12))
        );
        assert_eq!(
            state("**1. T d2-g5** was taken back.\n<@12>, it's your move (White)."),
            Some(Game::Turn(12))
        );
        assert_eq!(state("<@12> has resigned. White wins."), Some(Game::Ended));
        assert_eq!(state("Drawn by agreement."), Some(Game::Ended));
        assert_eq!(
            state("<@12>: **Aborted before both had moved.** <@13> ended it.\nThat was game 4."),
            Some(Game::Ended)
        );
        assert_eq!(state("<@12> offers a draw."), None);
        assert_eq!(
            state("<@12> asks to end game 4 without a result: nobody wins, and it doesn't count."),
            None
        );
    }
}
