//! Typed messages set aside until a look-up at Discord has ended, so that no other messages wait
//! behind them. Later messages of the same author wait too, because they may depend on it.

use serenity::model::channel::Message;
use serenity::model::id::{MessageId, UserId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;
use tokio::task::JoinSet;

/// How long an author's messages wait. Afterwards they are acted on with what is known.
const LONGEST: Duration = Duration::from_secs(10);
/// The most waiting messages of one author. Further ones are acted on at once.
const MOST: usize = 20;

/// The messages that are set aside.
#[derive(Default)]
pub struct DeferredMessages {
    waiting: HashMap<UserId, VecDeque<Message>>,
    looks: JoinSet<UserId>,
    /// The messages whose look-up has been made.
    looked: HashSet<MessageId>,
}

impl DeferredMessages {
    /// Hands a message back if it has nothing to wait for. Otherwise it waits behind those of its
    /// author.
    pub fn behind(&mut self, message: Message) -> Option<Message> {
        match self.waiting.get_mut(&message.author.id) {
            Some(waiting) if waiting.len() < MOST => {
                waiting.push_back(message);
                None
            }
            _ => Some(message),
        }
    }

    /// Whether a message has had its look-up, so that it does not wait again. The answer is yes
    /// only once.
    pub fn was_looked_up(&mut self, message: MessageId) -> bool {
        self.looked.remove(&message)
    }

    /// Sets a message aside until a look-up has ended.
    pub fn set_aside(&mut self, message: Message, look: impl Future<Output = ()> + Send + 'static) {
        let author = message.author.id;
        self.waiting.entry(author).or_default().push_front(message);
        self.looks.spawn(async move {
            // By then the answer is known, or too late.
            let _ = tokio::time::timeout(LONGEST, look).await;
            author
        });
    }

    /// Waits until a look-up has ended, for ever if there is none. Returns its author's messages,
    /// in order.
    pub async fn looked_up(&mut self) -> VecDeque<Message> {
        match self.looks.join_next().await {
            Some(Ok(author)) => self.take(author),
            // A look-up that panicked must not hold messages back.
            Some(Err(_)) => self.take_all(),
            None => std::future::pending().await,
        }
    }

    /// The messages that are still set aside, as if their look-ups had ended.
    pub fn take_all(&mut self) -> VecDeque<Message> {
        let authors: Vec<UserId> = self.waiting.keys().copied().collect();
        authors.into_iter().flat_map(|author| self.take(author)).collect()
    }

    fn take(&mut self, author: UserId) -> VecDeque<Message> {
        let waited = self.waiting.remove(&author).unwrap_or_default();
        self.looked.extend(waited.front().map(|message| message.id));
        waited
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use serde_json::json;
    use std::future::pending;

    fn written(by: u64, id: u64) -> Message {
        serde_json::from_value(json!({
            "id": id.to_string(), "channel_id": "1", "content": "", "tts": false, "type": 0,
            "author": {"id": by.to_string(), "username": "a", "discriminator": "0", "avatar": null},
            "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "pinned": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [],
        }))
        .expect("it is a message")
    }

    fn ids(messages: impl IntoIterator<Item = Message>) -> Vec<u64> {
        messages.into_iter().map(|message| message.id.get()).collect()
    }

    #[tokio::test]
    async fn only_their_author_s_messages_wait_and_they_stay_in_order() {
        let mut deferred = DeferredMessages::default();
        assert!(deferred.behind(written(1, 10)).is_some(), "nothing waits yet");
        let (answer, look) = tokio::sync::oneshot::channel::<()>();
        deferred.set_aside(written(1, 10), async { drop(look.await) });
        assert!(
            deferred.behind(written(1, 11)).is_none() && deferred.behind(written(1, 12)).is_none()
        );
        assert!(deferred.behind(written(2, 13)).is_some(), "others do not wait");
        assert!(deferred.looked_up().now_or_never().is_none(), "it is not looked up yet");
        drop(answer);
        assert_eq!(ids(deferred.looked_up().await), [10, 11, 12]);
        assert!(deferred.was_looked_up(MessageId::new(10)), "it does not wait again");
        assert!(!deferred.was_looked_up(MessageId::new(11)), "and the next one may");
        assert!(deferred.behind(written(1, 14)).is_some());
    }

    #[tokio::test]
    async fn a_look_up_that_breaks_down_or_a_stop_loses_nothing() {
        let mut deferred = DeferredMessages::default();
        deferred.set_aside(written(1, 10), async { panic!("it breaks down") });
        assert!(deferred.behind(written(1, 11)).is_none());
        assert_eq!(ids(deferred.looked_up().await), [10, 11]);
        deferred.set_aside(written(2, 12), pending());
        assert_eq!(ids(deferred.take_all()), [12]);
        assert!(deferred.take_all().is_empty());
    }

    #[tokio::test]
    async fn so_many_wait_and_no_more() {
        let mut deferred = DeferredMessages::default();
        deferred.set_aside(written(1, 1), pending());
        let at_once = (2..=100).filter_map(|id| deferred.behind(written(1, id))).count();
        assert_eq!(at_once, 100 - MOST);
    }
}
