//! What showing effects on Discord needs, wherever it is that they are shown.

use crate::api::fault::Fault;
use crate::api::lookups::Lookups;
use crate::api::restraint::Restraint;
use crate::names;
use crate::places::rights;
use crate::places::threadless::{Closed, Threadless};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::Server;
use menagerie_core::model::{OfferId, Text};
use menagerie_store::Store;
use serenity::http::Http;
use serenity::model::id::{ChannelId, MessageId, UserId};
use std::sync::{Arc, OnceLock};

/// Delivers effects through serenity's HTTP client.
pub struct DiscordFront {
    pub(crate) http: Arc<Http>,
    /// What fetches the files that members send.
    pub(crate) files: reqwest::Client,
    /// Holds back what is optional.
    pub(crate) restraint: Arc<Restraint>,
    pub(crate) store: Arc<Store>,
    /// Who we are, as soon as Discord has said it.
    me: OnceLock<UserId>,
    pub(crate) hears_talk: bool,
    pub(crate) threadless: Threadless,
    /// Who was told that a channel is closed to us.
    pub(crate) closed: Closed,
    /// What users call themselves.
    users: Lookups<UserId, Option<String>>,
    /// The channels in which we may not make private threads.
    pub(crate) unsealed: Threadless,
}

impl DiscordFront {
    /// A front that knows nothing yet, neither who we are nor where we may do what.
    pub fn new(
        http: Arc<Http>,
        files: reqwest::Client,
        restraint: Arc<Restraint>,
        store: Arc<Store>,
        hears_talk: bool,
    ) -> Self {
        let (me, threadless, closed, unsealed) = Default::default();
        let users = Lookups::default();
        // Nobody tells when they change it; for a minute the old one will do.
        users.told(true);
        Self { http, files, restraint, store, me, hears_talk, threadless, closed, users, unsealed }
    }

    /// Discord has said who we are.
    pub fn meet(&self, me: UserId) {
        // It never says anything else.
        let _ = self.me.set(me);
    }

    /// Who we are.
    ///
    /// # Errors
    /// When Discord has not answered since the start.
    pub(crate) fn me(&self) -> Result<UserId, Undelivered> {
        let late = || Undelivered::Later("Discord has not answered yet".to_owned());
        self.me.get().copied().ok_or_else(late)
    }

    /// What a user calls themselves, if Discord says it now and it shows anything.
    pub(crate) async fn name(&self, user: UserId) -> Option<String> {
        let http = Arc::clone(&self.http);
        let ask = || async move {
            let found = user.to_user(&http).await.map_err(|error| Fault::of(&error))?;
            Ok(names::shown(&found).map(str::to_owned))
        };
        self.users.get(user, ask).await.ok()?
    }

    /// Rights have changed on a server: what is known of them is out of date.
    pub async fn rights_have_changed(&self, server: &Server) {
        self.threadless.forget(server).await;
        self.closed.forget(server).await;
        self.unsealed.forget(server).await;
    }

    /// What a fault means for something that was to be seen in a channel.
    pub(crate) async fn undelivered(&self, channel: ChannelId, fault: Fault) -> Undelivered {
        match fault {
            // A token can be mended; what waits stays.
            Fault::Later(_) | Fault::Unauthorized => Undelivered::Later(fault.words()),
            Fault::PlaceGone => Undelivered::PlaceLost(names::place(channel)),
            Fault::WrongKind => {
                Undelivered::Blocked(Text::new().place(&names::place(channel)).plain(
                    " takes no messages. Withdraw this, and begin it anew in a channel that does.",
                ))
            }
            Fault::Moderated => Undelivered::Blocked(
                Text::from("AutoMod refuses my words in ")
                    .place(&names::place(channel))
                    .plain(". Ask somebody who manages the server to make an exception for me."),
            ),
            Fault::Refused(_) | Fault::Archived => match self.me() {
                Ok(me) => {
                    Undelivered::Blocked(rights::obstacle(&self.http, me, channel, &fault).await)
                }
                Err(late) => late,
            },
            Fault::MessageGone | Fault::ThreadExists | Fault::NoMember => {
                Undelivered::Never(fault.words())
            }
        }
    }

    /// The message of something that waits for an answer. People can be quicker with that than we
    /// with taking note of the message.
    pub(crate) async fn posted(
        &self,
        offer: OfferId,
    ) -> Result<Option<(ChannelId, MessageId)>, Undelivered> {
        let waits = self.store.offer_waits(offer, names::NETWORK).await?;
        match self.store.posted(offer, names::NETWORK).await? {
            None if waits => Err(Undelivered::Later("its offer is not posted yet".to_owned())),
            posted => Ok(posted.as_ref().and_then(names::channel_and_message)),
        }
    }
}

/// What is said of an address of another network.
pub(crate) fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Discord's".to_owned())
}
