//! How two people begin a game while anything may go wrong: they look around, take the next step,
//! and look again.

use super::facts::{game_of, posts};
use super::people::{AGAIN, People, Play, answered, button};
use menagerie_sandbox::Message;
use serde_json::json;
use std::collections::HashSet;

impl People {
    /// Begins a game of two people, the first mover first; nothing when everybody goes home.
    pub async fn begin(&self, players: [u64; 2]) -> Option<Play> {
        // One game after the other, so that each new thread is known to be theirs.
        let mut begun = self.begun.lock().await;
        while !self.goes_home() {
            if let Some((game, thread)) = self.thread(players, &begun) {
                begun.insert(thread);
                return Some(Play { game, thread, players });
            }
            match self.offer(players) {
                Some((message, accept)) => {
                    answered(self.sandbox.press(players[1], message.id, &accept, &[])).await;
                    self.wait(|| self.thread(players, &begun).map(drop)).await;
                }
                None => {
                    let options = json!({"opponent": players[1].to_string(), "variant": "chess",
                        "colour": "first", "clock": "none"});
                    let given = self.sandbox.slash(players[0], self.channel, "challenge", &options);
                    answered(given).await;
                    self.wait(|| self.offer(players).map(drop)).await;
                }
            }
        }
        None
    }

    async fn wait(&self, found: impl Fn() -> Option<()>) {
        // Whether it was found is seen by looking again.
        let _ = self.sandbox.wait(AGAIN, |_| found()).await;
    }

    /// The thread of a game of theirs that has begun and in which nobody plays yet.
    fn thread(&self, players: [u64; 2], begun: &HashSet<u64>) -> Option<(i64, u64)> {
        let [first, second] = players.map(|player| format!("<@{player}> plays "));
        let is_theirs = |words: &str| {
            words.find(&first).zip(words.find(&second)).is_some_and(|(one, other)| one < other)
        };
        let mut threads = self.sandbox.threads(self.channel).into_iter();
        threads.find_map(|thread| {
            let start = posts(&self.sandbox, thread.id).into_iter().next()?;
            let is_new = !begun.contains(&thread.id) && is_theirs(&start.content);
            is_new.then_some((game_of(&thread.name)?, thread.id))
        })
    }

    /// A challenge of the first to the second that can be accepted, and by what.
    fn offer(&self, players: [u64; 2]) -> Option<(Message, String)> {
        let [from, to] = players.map(|player| format!("<@{player}>"));
        let offers = posts(&self.sandbox, self.channel).into_iter();
        let mut theirs = offers.filter(|it| {
            let places = it.content.find(&from).zip(it.content.find(&to));
            places.is_some_and(|(from, to)| from < to)
        });
        theirs.find_map(|it| button(&it.components, "Accept").map(|accept| (it, accept)))
    }
}
