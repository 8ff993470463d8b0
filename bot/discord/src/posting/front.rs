//! Effects as messages, edits and threads. Each can be retried without a second copy.

use crate::api::fault::Fault;
use crate::api::rate_limits;
use crate::api::request_rates;
use crate::api::requests::with_file;
use crate::names;
use crate::posting::alerts::Letter;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::markup;
use crate::posting::post::{Draft, Post, buttons};
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::{Front, Readiness, Undelivered};
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, Effect, OfferId, Subject, Target, Text};
use menagerie_core::{GameId, Server};
use menagerie_store::{self, Delivery, Pending};
use menagerie_words::Language;
use serenity::builder::{CreateAllowedMentions, EditAttachments, EditMessage, EditThread};
use serenity::model::id::{ChannelId, MessageId};
use std::time::Duration;

/// How often a call to a board is checked again until the board is posted.
const BEHIND_THE_BOARD: Duration = Duration::from_millis(250);
/// How long rows for Discord rest while it has not answered since the start.
const NOT_MET: Duration = Duration::from_secs(5);

impl Front for DiscordFront {
    fn network(&self) -> &'static str {
        names::NETWORK
    }

    fn a_second(&self) -> u32 {
        request_rates::POSTS
    }

    fn rest(&self) -> Duration {
        self.http.rest()
    }

    fn hears_talk(&self) -> bool {
        self.hears_talk
    }

    fn shared_work(&self, community: Option<&Server>, shards: u32) -> menagerie_store::SharedWork {
        // All direct messages belong to the first shard.
        let guild = community.and_then(names::guild);
        menagerie_store::SharedWork::Shard(guild.map_or(0, |guild| names::shard_of(guild, shards)))
    }

    fn readiness<'a>(&'a self, pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        // Edits, new threads and other places have rate limits of their own.
        let posts = !matches!(
            pending.effect,
            Effect::Settle { .. }
                | Effect::Revise { .. }
                | Effect::Open { .. }
                | Effect::Alert { .. }
                | Effect::Letter { .. }
                | Effect::Watch { .. }
                | Effect::Kibitz { .. }
                | Effect::Date { .. }
        );
        let calls = matches!(&pending.effect, Effect::Alert { turn: Some(_), .. });
        let channel = names::channel(&pending.place).filter(|_| posts);
        Box::pin(async move {
            if self.me().is_err() {
                return Readiness::In(NOT_MET);
            }
            let rest = self.optional.rest();
            if !rest.is_zero() {
                return Readiness::In(rest);
            }
            // A called player has to find the board there. If that cannot be read now, the row is
            // tried.
            if calls && self.store.board_is_coming(pending).await.unwrap_or(false) {
                return Readiness::In(BEHIND_THE_BOARD);
            }
            match channel {
                Some(channel) => {
                    rate_limits::readiness_to_post(self.http.uncounted(), channel).await
                }
                None => Readiness::Ready,
            }
        })
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        maybe_seen: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(self.show(pending, maybe_seen))
    }
}

impl DiscordFront {
    async fn show(&self, pending: &Pending, maybe_seen: bool) -> Result<Delivery, Undelivered> {
        let language = self.languages.of_server(pending.server.as_ref()).await;
        let post = Post { front: self, pending, maybe_seen, language };
        match &pending.effect {
            Effect::Offer { offer, to, text, wake, actions, board } => {
                // It may have been answered before it could be shown.
                if !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                let picture = match board.as_ref().and_then(menagerie_core::board::position_on_show)
                {
                    Some(picture) => post.drawn(picture).await?,
                    None => None,
                };
                let draft = Draft { picture, ..Draft::of(text, wake, actions) };
                let posted = match to {
                    Target::Game(game) => {
                        let draft = Draft { silent: wake.is_empty(), ..draft };
                        let mut game = self.game(*game).await?;
                        if let OfferId::Challenge(_) = offer {
                            game = game.as_it_stands();
                        }
                        post.send_to_game(&game, &draft).await?
                    }
                    Target::Place(place) => {
                        let channel = names::channel(place).ok_or_else(not_ours)?;
                        match post.send(channel, &draft).await {
                            Ok(sent) => sent,
                            Err(fault) => return Err(self.undelivered(channel, fault).await),
                        }
                    }
                };
                Ok(Delivery { posted: Some(((*offer).into(), posted)), ..Delivery::default() })
            }
            Effect::Settle { offer, text, actions, .. } => {
                // It may have been settled for good since.
                if !actions.is_empty() && !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                self.settle(&post, *offer, text, actions).await
            }
            Effect::Open { game, challenge, .. } => {
                // While others can still join, the first board makes a thread of its own.
                let opened = match challenge {
                    Some(challenge) => {
                        let challenge = OfferId::Challenge(*challenge);
                        self.open(&post, &self.game(*game).await?, challenge).await?
                    }
                    None => None,
                };
                Ok(Delivery { opened, ..Delivery::default() })
            }
            Effect::Announce { game, ply, text, wake, actions, silent, .. } => {
                let game = self.game(*game).await?;
                let picture = post.picture(&game, *ply).await?;
                let silent = *silent || wake.is_empty();
                let mut actions = actions.clone();
                if picture.is_some() {
                    actions.extend(post.below(&game, *ply, &actions).await?);
                }
                let draft = Draft { picture, silent, ..Draft::of(text, wake, &actions) };
                let posted = post.send_to_game(&game, &draft).await?;
                Ok(board_of(&game, posted))
            }
            Effect::Revise { game, ply, text } => {
                let game = self.game(*game).await?;
                let picture = post.picture_at(&game, *ply).await?;
                let mut actions = Vec::new();
                if picture.is_some() {
                    actions = post.below(&game, *ply, &[]).await?;
                }
                let draft = Draft { picture, silent: true, ..Draft::of(text, &[], &actions) };
                self.revise(&post, &game, &draft).await
            }
            Effect::Tell { game, text, wake, actions, silent } => {
                let game = self.game(*game).await?;
                let silent = *silent || wake.is_empty();
                let draft = Draft { silent, ..Draft::of(text, wake, actions) };
                let said = Some(post.send_to_game(&game, &draft).await?);
                Ok(Delivery { said, ..Delivery::default() })
            }
            Effect::Alert { to, game, turn, text, instead, silent } => {
                let letter = Letter { to, turn: *turn, text, instead, silent: *silent };
                self.alert(&post, &self.game(*game).await?, &letter).await
            }
            Effect::Letter { to, text } => self.write_to(&post, to, text).await,
            Effect::Watch { game, watcher, rules } => {
                self.watch(&post, &self.game(*game).await?, watcher, rules).await
            }
            Effect::Kibitz { game, rules, text, opens } => {
                let game = self.game(*game).await?;
                if *opens {
                    self.open_to_players(&post, &game, rules, text).await
                } else {
                    self.tell_watchers(&post, &game, rules, text).await
                }
            }
            Effect::Proclaim { place, text, .. } => {
                let channel = names::channel(place).ok_or_else(not_ours)?;
                match post.send(channel, &Draft::of(text, &[], &[])).await {
                    Ok(_) => Ok(Delivery::default()),
                    Err(fault) => Err(self.undelivered(channel, fault).await),
                }
            }
            Effect::Date { league, place, server, date } => {
                self.date(&post, (*league, place, server), date.as_ref()).await
            }
            Effect::Say { place, reply_to, text, actions } => {
                let channel = names::channel(place).ok_or_else(not_ours)?;
                let reply_to = names::channel_and_message(reply_to);
                let mut draft = Draft { reply_to, ..Draft::of(text, &[], actions) };
                let mut sent = post.send(channel, &draft).await;
                // Replying needs a permission that writing does not need.
                if matches!(sent, Err(Fault::Refused(_))) {
                    draft.reply_to = None;
                    sent = post.send(channel, &draft).await;
                }
                match sent {
                    Ok(_) => Ok(Delivery::default()),
                    Err(Fault::Later(why)) => Err(Undelivered::Later(why)),
                    // The answer to a message is of no use in another place, or later.
                    Err(fault) => Err(Undelivered::Never(fault.words())),
                }
            }
        }
    }

    async fn game(&self, id: GameId) -> Result<Game, Undelivered> {
        self.store
            .game_on(id, names::NETWORK)
            .await?
            .ok_or_else(|| Undelivered::Never(format!("no game {id}")))
    }

    async fn settle(
        &self,
        post: &Post<'_>,
        offer: OfferId,
        text: &Text,
        actions: &[Action],
    ) -> Result<Delivery, Undelivered> {
        let Some((channel, message)) = self.posted(offer, post.pending.id).await? else {
            return Ok(Delivery::default());
        };
        let settled = self.settled(text, post.language).await;
        let settled = settled.components(buttons(actions, post.language));
        match self.edit(channel, message, settled, false).await {
            // Somebody has deleted it, so there is no button left.
            Ok(()) | Err(Fault::MessageGone | Fault::PlaceGone) => Ok(Delivery::default()),
            // The place is closed to the bot. A press there is answered with the outcome, and the
            // rows behind this one are seen elsewhere.
            Err(fault @ (Fault::Refused(_) | Fault::Moderated | Fault::Archived)) => {
                tracing::warn!(why = fault.words(), "an offer that is settled still shows");
                Ok(Delivery::default())
            }
            Err(fault) => Err(self.undelivered(channel, fault).await),
        }
    }

    /// Replaces the newest board of a game. The board is posted anew if the old message is gone or
    /// closed to the bot, or if each player was sent one.
    async fn revise(
        &self,
        post: &Post<'_>,
        game: &Game,
        draft: &Draft<'_>,
    ) -> Result<Delivery, Undelivered> {
        let posted = self.store.posted(Subject::Board(game.id), names::NETWORK).await?;
        if let Some((channel, message)) = posted.as_ref().and_then(names::channel_and_message) {
            let pictures = EditAttachments::new();
            let pictures = match &draft.picture {
                Some(picture) => pictures.add(picture.clone()),
                None => pictures,
            };
            let revised = self.settled(draft.text, post.language).await.attachments(pictures);
            let revised = revised.components(buttons(draft.actions, post.language));
            match self.edit(channel, message, revised, draft.picture.is_some()).await {
                Ok(()) => return Ok(Delivery::default()),
                Err(
                    Fault::MessageGone
                    | Fault::PlaceGone
                    | Fault::Refused(_)
                    | Fault::Moderated
                    | Fault::Archived,
                ) => {}
                Err(fault) => return Err(self.undelivered(channel, fault).await),
            }
        }
        let posted = post.send_to_game(game, draft).await?;
        Ok(board_of(game, posted))
    }

    /// An edit that replaces a message's text, alerts nobody and removes the buttons.
    pub(crate) async fn settled(&self, text: &Text, language: Language) -> EditMessage {
        EditMessage::new()
            .content(markup::linked_content(&self.store, text, language).await)
            .allowed_mentions(CreateAllowedMentions::new())
            .components(Vec::new())
    }

    /// Edits a message of ours, also in an archived thread.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edited: EditMessage,
        has_file: bool,
    ) -> Result<(), Fault> {
        let edit = || async {
            let changed = channel.edit_message(self.http.turn().await, message, edited.clone());
            let changed = with_file(has_file, changed).await;
            changed.map(drop).map_err(Fault::from)
        };
        match edit().await {
            Err(Fault::Archived) => {
                self.wake_thread(channel).await?;
                edit().await
            }
            outcome => outcome,
        }
    }

    pub(crate) async fn wake_thread(&self, thread: ChannelId) -> Result<(), Fault> {
        let awake = EditThread::new().archived(false);
        thread.edit_thread(self.http.turn().await, awake).await?;
        Ok(())
    }
}

/// The note of a posted board. Boards that were sent to each player are not noted, because there
/// are several.
fn board_of(game: &Game, posted: menagerie_core::MessageId) -> Delivery {
    let is_one = game.own_place.is_some() || !game.place_lost;
    let posted = is_one.then_some((Subject::Board(game.id), posted));
    Delivery { posted, ..Delivery::default() }
}
