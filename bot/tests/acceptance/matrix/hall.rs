//! A room in which two people play with the bot.

use crate::matrix::member::Member;
use crate::matrix::program::Program;
use menagerie_words::fixed;
use serde_json::{Value, json};

/// How the bot greets a room into which it comes.
pub fn greeting() -> &'static str {
    fixed("matrix-hello")
}

/// Ann and Bob in a room, and the bot with them.
pub struct Hall {
    pub ann: Member,
    pub bob: Member,
    /// The bot's account.
    pub bot: Member,
    pub program: Program,
    /// The room.
    pub room: String,
}

impl Hall {
    /// On a homeserver.
    pub async fn open(server: &str) -> Self {
        let bot = Member::register(server, "Menagerie").await;
        let ann = Member::register(server, "Ann").await;
        let bob = Member::register(server, "Bob").await;
        let room = ann.create_room(json!({"invite": [bob.id, bot.id]})).await;
        bob.join(&room).await;
        let program = Program::start(server, &bot);
        let hall = Self { ann, bob, bot, program, room };
        hall.enter(&hall.room).await;
        hall.hear(greeting()).await;
        hall
    }

    /// Waits until the bot is in a room.
    pub async fn enter(&self, room: &str) {
        self.ann
            .wait_for(room, "bot", |event| {
                event["type"] == "m.room.member"
                    && event["state_key"] == *self.bot.id
                    && event["content"]["membership"] == "join"
            })
            .await;
    }

    /// Whether an event is a message of the bot's with these words in it.
    pub fn says(&self, event: &Value, words: &str) -> bool {
        let body = event["content"]["body"].as_str().unwrap_or_default();
        event["sender"] == *self.bot.id && event["type"] == "m.room.message" && body.contains(words)
    }

    /// Waits for a message of the bot's with these words in it.
    pub async fn hear(&self, words: &str) -> Value {
        self.ann.wait_for(&self.room, words, |event| self.says(event, words)).await
    }

    /// The bot's answer to an event.
    pub async fn answer_to(&self, event: &str) -> Value {
        self.ann
            .wait_for(&self.room, "answer", |it| {
                it["sender"] == *self.bot.id
                    && it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *event
                    && it["content"]["m.relates_to"]["is_falling_back"] != true
            })
            .await
    }

    /// Begins game `number` of a variant, in which Ann moves first; the event that begins its thread.
    pub async fn begin(&self, number: usize, variant: &str) -> String {
        let challenge = format!("!challenge {} {variant} colour:first", self.bob.id);
        self.ann.say(&self.room, &challenge).await;
        let accept = format!("!accept {number}");
        let offer = self.hear(&accept).await;
        assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([self.bob.id]), "{offer}");
        let root = offer["event_id"].as_str().expect("it has one").to_owned();
        self.bob.react(&self.room, &root, "✅").await;
        self.board(&root, 0).await;
        root
    }

    /// The boards of a game's thread, oldest first.
    pub async fn boards(&self, root: &str) -> Vec<Value> {
        let events = self.ann.read(&self.room).await.into_iter();
        events.filter(|event| self.is_board(event, root)).collect()
    }

    /// Whether an event is the picture of a board in that game's thread.
    pub fn is_board(&self, event: &Value, root: &str) -> bool {
        event["sender"] == *self.bot.id
            && event["content"]["msgtype"] == "m.image"
            && event["content"]["m.relates_to"]["event_id"] == *root
    }

    /// Waits for the board after so many plies; it has to be the last one that there is.
    pub async fn board(&self, root: &str, plies: usize) -> Value {
        let boards = || async {
            let boards = self.boards(root).await;
            (boards.len() > plies).then_some(boards)
        };
        for _ in 0..400 {
            if let Some(mut boards) = boards().await {
                assert_eq!(boards.len(), plies + 1, "a board came twice: {boards:#?}");
                return boards.swap_remove(plies);
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("no board after {plies} plies: {:#?}", self.ann.read(&self.room).await.last());
    }

    /// The room with such a name into which somebody is invited, once they are; they come in.
    pub async fn invited(&self, member: &Member, name: &str) -> String {
        let room = invited(member, name).await;
        member.join(&room).await;
        room
    }

    /// The room in which the bot is alone with somebody, once it has opened one.
    pub async fn direct(&self, member: &Member) -> String {
        for number in 1..=400 {
            // Synapse answers the same question for a while as it has answered it first.
            let filter = format!("{{\"room\":{{\"timeline\":{{\"limit\":{number}}}}}}}");
            let query = [("timeout", "0"), ("filter", filter.as_str())];
            let news = member.ask("GET", &["sync"], &query, None).await.body;
            let rooms = |kind: &str| -> Vec<String> {
                let rooms = news["rooms"][kind].as_object();
                rooms.into_iter().flat_map(|rooms| rooms.keys().cloned()).collect()
            };
            for room in rooms("invite") {
                member.join(&room).await;
            }
            for room in rooms("join") {
                let mut people = member.members(&room).await;
                people.sort();
                let mut two = vec![member.id.clone(), self.bot.id.clone()];
                two.sort();
                if people == two {
                    return room;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("the bot has opened no room with {}", member.id);
    }
}

/// The room with such a name into which somebody is invited, once they are.
pub async fn invited(member: &Member, name: &str) -> String {
    for number in 1..=400 {
        // Synapse answers the same question for a while as it has answered it first.
        let filter = format!("{{\"room\":{{\"timeline\":{{\"limit\":{number}}}}}}}");
        let query = [("timeout", "0"), ("filter", filter.as_str())];
        let news = member.ask("GET", &["sync"], &query, None).await.body;
        let is_named = |event: &Value| {
            event["content"]["name"].as_str().is_some_and(|known| known.starts_with(name))
        };
        let rooms = news["rooms"]["invite"].as_object().into_iter().flatten();
        for (room, invitation) in rooms {
            let state = invitation["invite_state"]["events"].as_array();
            if state.is_some_and(|events| events.iter().any(is_named)) {
                return room.clone();
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("nobody has invited {} to {name}", member.id);
}
