//! Where those talk who watch a game: a private thread of its channel, made for the first of them,
//! into which the players are let when the game has ended; or, where we may not make private threads,
//! a public one that is made then.

use super::discord_front::{DiscordFront, not_ours};
use super::fault::Fault;
use super::names;
use super::post::{Draft, Post};
use crate::deliver::Undelivered;
use crate::game::{Game, Holder, Kibitz, PlayerId, Subject, Term, Text};
use crate::store::Delivery;
use serenity::builder::CreateThread;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::channel::{AutoArchiveDuration, ChannelType, GuildChannel};
use serenity::model::id::{ChannelId, MessageId};

/// The place of the first message among those of a row: each has a nonce of its own.
const FIRST_MESSAGE: u8 = 1;

/// A thread in which those talk who watch a game.
struct Gallery {
    thread: ChannelId,
    /// The etiquette in it.
    rules: MessageId,
    /// Whether nobody may have been let in yet.
    is_new: bool,
}

impl DiscordFront {
    /// Lets somebody in who watches a game.
    ///
    /// # Errors
    /// When they are not in, and that may change.
    pub(super) async fn watch(
        &self,
        post: &Post<'_>,
        game: &Game,
        watcher: &PlayerId,
        rules: &Text,
    ) -> Result<Delivery, Undelivered> {
        let runs = game.end.is_none();
        // Nothing lets a player in before the end.
        if runs && game.side_of(watcher).is_some() || !runs && game.gallery.place.is_none() {
            return Ok(Delivery::default());
        }
        let Some(gallery) = self.gallery(post, game, rules, ChannelType::PrivateThread).await?
        else {
            return Ok(remark(not_yet(game)));
        };
        let place = names::place(gallery.thread);
        if gallery.is_new {
            self.let_watchers_in(game, gallery.thread).await?;
        }
        Ok(remark(match self.let_in(gallery.thread, watcher).await? {
            None => let_in(game, Text::from("You are in ").place(&place)),
            Some(why) => Text::from("Discord does not let me add you to ")
                .place(&place)
                .plain(format!(" ({why}): perhaps you cannot see "))
                .place(&game.place)
                .plain("."),
        }))
    }

    /// Tells those who watch a game something, if they have a thread.
    ///
    /// # Errors
    /// When they are not told, and that may change.
    pub(super) async fn tell_watchers(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        if game.gallery.place.is_none() {
            return Ok(Delivery::default());
        }
        let kind = ChannelType::PrivateThread;
        if let Some(gallery) = self.gallery(post, game, rules, kind).await? {
            self.say_in(post, &gallery, rules, &Draft::of(text, &[], &[])).await?;
        }
        Ok(Delivery::default())
    }

    /// Lets the players of a game that has ended in where those talk who have watched it.
    ///
    /// # Errors
    /// When they are not in, and that may change.
    pub(super) async fn open_gallery(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        if game.gallery.place.is_none() {
            let holder = Holder::Server(game.server.clone());
            if Kibitz::of(&self.store.settings(&holder).await?) == Kibitz::Off {
                return Ok(Delivery::default());
            }
        }
        let kind = ChannelType::PublicThread;
        let Some(gallery) = self.gallery(post, game, rules, kind).await? else {
            return Ok(Delivery::default());
        };
        if gallery.is_new {
            self.let_watchers_in(game, gallery.thread).await?;
        }
        for player in &game.players {
            if let Some(why) = self.let_in(gallery.thread, player).await? {
                tracing::warn!(game = game.id.0, why, "a player was not let in by those who watch");
            }
        }
        self.say_in(post, &gallery, rules, &Draft::of(text, &game.players, &[])).await?;
        Ok(Delivery::default())
    }

    /// The thread of those who watch a game, with the etiquette in it. If there is none, one is made,
    /// of this kind; nothing, if that may not be.
    async fn gallery(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        kind: ChannelType,
    ) -> Result<Option<Gallery>, Undelivered> {
        let known = game.gallery.place.as_ref();
        let known = known.map(|place| names::channel(place).ok_or_else(not_ours)).transpose()?;
        let thread = match known {
            Some(thread) => thread,
            None => match self.make_gallery(post, game, kind).await? {
                Some(thread) => thread,
                None => return Ok(None),
            },
        };
        // What was posted in a thread that is lost is of no use in this one.
        let posted = self.store.posted(Subject::Rules(game.id)).await?;
        let posted = posted.as_ref().and_then(names::channel_and_message);
        let rules = match posted.filter(|(channel, _)| *channel == thread) {
            Some((_, message)) => message,
            None => self.post_rules(post, game, thread, rules).await?,
        };
        // A try that broke off may have left the others outside.
        Ok(Some(Gallery { thread, rules, is_new: known.is_none() || post.maybe_seen }))
    }

    /// Makes the thread of those who watch a game; nothing, if that may not be.
    async fn make_gallery(
        &self,
        post: &Post<'_>,
        game: &Game,
        kind: ChannelType,
    ) -> Result<Option<ChannelId>, Undelivered> {
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        let is_private = kind == ChannelType::PrivateThread;
        if game.place_lost || is_private && self.unsealed.contains(parent).await {
            return Ok(None);
        }
        // It never changes, so that a try before this one is found by it.
        let title = format!("Kibitz of game {} ({})", game.id, game.variant().name);
        let found =
            if post.maybe_seen { self.own_thread(game, parent, kind, &title).await? } else { None };
        let made = match found {
            Some(thread) => thread,
            None => {
                // Nobody but those who manage threads can let a player in.
                let thread = CreateThread::new(title)
                    .kind(kind)
                    .invitable(false)
                    .auto_archive_duration(AutoArchiveDuration::OneWeek);
                let made = parent.create_thread(&self.http, thread).await;
                match made.map_err(|error| Fault::of(&error)) {
                    Ok(made) => made.id,
                    Err(Fault::PlaceGone) if game.end.is_some() => return Ok(None),
                    Err(Fault::Refused(why)) if is_private => {
                        tracing::warn!(game = game.id.0, why, "no private thread could be made");
                        self.unsealed.add(parent, game.server.clone()).await;
                        return Ok(None);
                    }
                    Err(fault) => return Err(self.undelivered(parent, fault).await),
                }
            }
        };
        self.store.note_gallery(game.id, &names::place(made)).await?;
        Ok(Some(made))
    }

    /// A thread of ours that a try before this one has made and that nobody took note of.
    async fn own_thread(
        &self,
        game: &Game,
        parent: ChannelId,
        kind: ChannelType,
        title: &str,
    ) -> Result<Option<ChannelId>, Undelivered> {
        let guild = names::guild(&game.server).ok_or_else(not_ours)?;
        let listed = self.http.get_guild_active_threads(guild).await;
        let listed = listed.map_err(|error| Undelivered::Later(Fault::of(&error).words()))?.threads;
        let is_ours = |thread: &&GuildChannel| {
            thread.parent_id == Some(parent)
                && thread.kind == kind
                && thread.owner_id == Some(self.me)
                && thread.name == title
        };
        for thread in listed.iter().filter(is_ours) {
            // One of a game of the same number, before a backup was restored, may be open already.
            let is_sealed = kind == ChannelType::PrivateThread;
            if !is_sealed || !self.is_open(thread.id, game).await? {
                return Ok(Some(thread.id));
            }
        }
        Ok(None)
    }

    /// Whether a player of a game is in a thread.
    async fn is_open(&self, thread: ChannelId, game: &Game) -> Result<bool, Undelivered> {
        for user in game.players.iter().filter_map(names::user) {
            let route = Route::ChannelThreadMember { channel_id: thread, user_id: user };
            let member = self.http.fire::<serde_json::Value>(Request::new(route, LightMethod::Get));
            match member.await.map_err(|error| Fault::of(&error)) {
                Ok(_) => return Ok(true),
                Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                    return Err(Undelivered::Later(fault.words()));
                }
                Err(_) => {}
            }
        }
        Ok(false)
    }

    async fn post_rules(
        &self,
        post: &Post<'_>,
        game: &Game,
        thread: ChannelId,
        rules: &Text,
    ) -> Result<MessageId, Undelivered> {
        let sent = post.send_copy(thread, &Draft::of(rules, &[], &[]), FIRST_MESSAGE).await;
        let sent = match sent {
            Ok(sent) => sent,
            Err(fault) => return Err(self.undelivered(thread, fault).await),
        };
        let (_, message) = names::channel_and_message(&sent).ok_or_else(not_ours)?;
        let posted = Some((Subject::Rules(game.id), sent));
        self.store.note_delivery(&Delivery { posted, ..Delivery::default() }).await?;
        Ok(message)
    }

    /// Says something in a thread, and puts the etiquette there in the form that it has now.
    async fn say_in(
        &self,
        post: &Post<'_>,
        gallery: &Gallery,
        rules: &Text,
        draft: &Draft<'_>,
    ) -> Result<(), Undelivered> {
        let edited = self.edit(gallery.thread, gallery.rules, self.settled(rules).await).await;
        let said = match edited {
            // Somebody has deleted it: what is said now says the same.
            Ok(()) | Err(Fault::MessageGone) => post.send(gallery.thread, draft).await,
            Err(fault) => Err(fault),
        };
        match said {
            Ok(_) => Ok(()),
            Err(fault) => Err(self.undelivered(gallery.thread, fault).await),
        }
    }

    /// Lets those in who watch; where they are very many, the last ones can ask again.
    async fn let_watchers_in(&self, game: &Game, thread: ChannelId) -> Result<(), Undelivered> {
        for watcher in self.store.watchers(game.id).await? {
            if let Some(why) = self.let_in(thread, &watcher).await? {
                tracing::warn!(game = game.id.0, why, "one who watches was not let in");
            }
        }
        Ok(())
    }

    /// Lets somebody into a thread; says why not, if that is about them alone. Who is in stays in.
    async fn let_in(
        &self,
        thread: ChannelId,
        player: &PlayerId,
    ) -> Result<Option<String>, Undelivered> {
        let Some(user) = names::user(player) else { return Ok(None) };
        let add = || async move {
            let added = self.http.add_thread_channel_member(thread, user).await;
            added.map_err(|error| Fault::of(&error))
        };
        let added = match add().await {
            Err(Fault::Archived) => match self.wake_thread(thread).await {
                Ok(()) => add().await,
                Err(fault) => Err(fault),
            },
            added => added,
        };
        match added {
            Ok(()) => Ok(None),
            // The thread may be closed to us, or it is about them.
            Err(fault @ Fault::Refused(_)) => match self.http.get_channel(thread).await {
                Ok(_) => Ok(Some(fault.words())),
                Err(_) => Err(self.undelivered(thread, fault).await),
            },
            Err(fault) => Err(self.undelivered(thread, fault).await),
        }
    }
}

fn remark(text: Text) -> Delivery {
    Delivery { remark: Some(text), ..Delivery::default() }
}

/// What somebody is told who is in.
fn let_in(game: &Game, text: Text) -> Text {
    if game.end.is_some() {
        return text.plain(".");
    }
    text.plain(". The players are not let in before the game has ended; but whoever has ")
        .term(Term::OverseerRight)
        .plain(" can read every private thread.")
}

/// What somebody is told where no private thread can be made.
fn not_yet(game: &Game) -> Text {
    if game.place_lost {
        return "The channel of the game is gone, so those who watch have no thread now.".into();
    }
    Text::from("I may not make private threads in ")
        .place(&game.place)
        .plain(" (Create Private Threads), so those who watch have no thread before the game has ended: then I make one, and add you.")
}
