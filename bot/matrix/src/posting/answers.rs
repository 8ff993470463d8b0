//! Answers to callers: in the place of the question, or in the direct room with the caller if
//! nobody else may read them.

use crate::bot::{Bot, Origin};
use crate::homeserver::fault::Fault;
use crate::names;
use crate::posting::letter::{LARGE, Letter, SMALL, Upload, choices, numbered};
use crate::posting::matrix_front::MatrixFront;
use crate::posting::own_messages::Own;
use crate::posting::readers::Readers;
use crate::posting::wording::Words;
use menagerie_chat::conversation::{Answer, Show};
use menagerie_chat::description::Description;
use menagerie_chat::drawing::Drawn;
use menagerie_chat::render_pool;
use menagerie_core::model::{Text, visible};
use menagerie_core::{PlayerId, message};
use ruma::{OwnedEventId, RoomId};
use std::time::Duration;
use tokio::sync::watch;

/// How long an answer is tried. Its caller waits no longer.
const TIMEOUT: Duration = Duration::from_mins(1);
/// The pause between two tries.
const REST: Duration = Duration::from_secs(2);

/// The reaction that shows that the answer went to the direct room.
const ANSWERED: &str = "✉️";

/// An answer on its way.
pub struct Answering {
    /// The caller, and the place of the question.
    pub origin: Origin,
    /// The message of the question, if it was one.
    pub reply_to: Option<OwnedEventId>,
    /// The readers.
    pub readers: Readers,
    /// The commands that can be typed in place of the question, each with its words.
    pub instead: Vec<(String, Text)>,
    /// The message whose choices this one has too, without listing them again.
    pub choices: Option<Own>,
}

impl Answering {
    /// An answer to this caller.
    pub fn to(origin: &Origin, reply_to: Option<OwnedEventId>, readers: Readers) -> Self {
        Self { origin: origin.clone(), reply_to, readers, instead: Vec::new(), choices: None }
    }

    /// Sends the answer. If the same question comes again, its first answer is found there.
    pub async fn with(&self, bot: &Bot, answer: Answer) {
        let mut answer = bot.services.opened(answer, &names::player(&self.origin.user)).await;
        if let Some(link) = answer.link.take() {
            answer = answer.and(Text::from(link));
        }
        let tried = async {
            while let Err(fault) = self.try_with(bot, answer.clone()).await {
                match fault {
                    Fault::Later(_) => tokio::time::sleep(REST).await,
                    Fault::Limited(wait) => tokio::time::sleep(wait).await,
                    fault => {
                        tracing::warn!(%fault, "somebody was not answered");
                        return;
                    }
                }
            }
        };
        if tokio::time::timeout(TIMEOUT, tried).await.is_err() {
            tracing::warn!("somebody was not answered in time");
        }
    }

    async fn try_with(&self, bot: &Bot, answer: Answer) -> Result<(), Fault> {
        let front = &bot.front;
        let Origin { user, spot, is_alone, about, cause, .. } = &self.origin;
        let server = about.clone().unwrap_or_else(|| bot.community(&spot.room));
        let server = Some(&server);
        let is_here = *is_alone || self.readers == Readers::All;
        let small = answer.show.as_ref().and_then(|show| show.smaller(LARGE, SMALL));
        let answer = named(front, answer).await;
        let (answer, picture) = drawn(&names::player(user), answer).await;
        let mut words = Words::default();
        let player = names::player(user);
        let reader = (*is_alone || !is_here).then_some(&player);
        let language = match reader {
            Some(reader) => front.language_of(reader, server).await,
            None => front.language(server).await,
        };
        for text in &answer.texts {
            words = words.and(&front.words_for(text, reader, language).await);
        }
        let all = answer.all_actions();
        let mut words = words.and(&choices(&all, language));
        if !self.instead.is_empty() {
            words = words.and(&numbered(&self.instead, language));
        }
        let upload = match picture {
            Some((drawn, name)) => {
                let room = if is_here { spot.room.clone() } else { front.direct(user).await? };
                let mut upload = front.upload(Some(&room), drawn, &name, language).await?;
                if let Some(small) = small {
                    upload.thumbnail = in_small(front, &room, &player, small).await.map(Box::new);
                }
                Some(upload)
            }
            None => None,
        };
        let (actions, typed) = match &self.choices {
            Some(own) => (own.actions.clone(), own.typed.clone()),
            None => {
                let actions = all.into_iter().map(|action| action.kind).collect();
                (actions, self.instead.iter().map(|(typed, _)| typed.clone()).collect())
            }
        };
        let letter = Letter {
            words,
            wake: Vec::new(),
            upload,
            actions,
            typed,
            // In a direct room, the reader's own settings decide about sounds.
            quiet: is_here && !is_alone,
            reply_to: self.reply_to.clone().filter(|_| is_here),
        };
        let answer = key(&front.store.instance, cause, "a");
        front.sparing.boards_first().await;
        if is_here {
            match front.send(spot, &answer, &letter).await {
                // A direct room that is closed to the bot is replaced. If another room is closed to
                // it, the caller is answered alone.
                Err(Fault::Refused(_) | Fault::Gone) => {}
                sent => return sent.map(drop),
            }
        }
        let letter = Letter { reply_to: None, ..letter };
        let room = front.send_alone(user, &answer, &letter).await?;
        if is_here {
            return Ok(());
        }
        if !is_alone && front.is_to_be_told(user, &room).await? {
            let text = message!("matrix-answered-alone", sign = ANSWERED);
            let pointer = Letter {
                words: front.words(&text, front.language(server).await).await,
                quiet: true,
                reply_to: self.reply_to.clone(),
                ..Letter::default()
            };
            let key = key(&front.store.instance, cause, "i");
            front.send(spot, &key, &pointer).await?;
            front.has_been_told(user).await;
        } else if let Some(question) =
            self.reply_to.as_ref().filter(|_| !is_alone && !front.is_sparing())
        {
            let key = key(&front.store.instance, cause, "e");
            if let Err(fault) = front.react(&spot.room, question, ANSWERED, &key).await {
                tracing::debug!(%fault, "nothing tells where the answer is");
            }
        }
        Ok(())
    }
}

/// The key by which the homeserver recognizes an answer.
fn key(instance: &str, cause: &str, part: &str) -> String {
    format!("{instance}-{part}-{cause}")
}

/// A small picture of a board. The answer is sent without it, too.
async fn in_small(
    front: &MatrixFront,
    room: &RoomId,
    who: &PlayerId,
    show: Show,
) -> Option<Upload> {
    let drawn = render_pool::shown(who, show, watch::channel((0, 0)).0).await.ok()??;
    front.upload_small(Some(room), drawn).await
}

/// The answer with the display names of players in a table, as far as they are known.
async fn named(front: &MatrixFront, mut answer: Answer) -> Answer {
    if let Some(Show::Results { table, .. }) = &mut answer.show {
        for (player, name) in table.names() {
            *name = front.name(player).await;
        }
    }
    answer
}

/// Splits an answer from its picture or file, which gets a name. A caller who has to wait for
/// pictures is told so below the text.
async fn drawn(who: &PlayerId, mut answer: Answer) -> (Answer, Option<(Drawn, String)>) {
    let Some(show) = answer.show.take() else { return (answer, None) };
    let name = answer.file.clone().unwrap_or_else(|| show.name().to_owned());
    if let Show::Document(text) = show {
        let drawn = Drawn { file: visible(&text).into_bytes(), alt: Description::default() };
        return (answer, Some((drawn, name)));
    }
    match render_pool::shown(who, show, watch::channel((0, 0)).0).await {
        Ok(drawn) => (answer, drawn.map(|drawn| (drawn, name))),
        Err(busy) => (answer.and(busy.text()), None),
    }
}
