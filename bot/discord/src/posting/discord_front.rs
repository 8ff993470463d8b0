//! The shared state for showing effects on Discord, wherever they are shown.

use crate::api::fault::Fault;
use crate::api::lookups::Lookups;
use crate::api::optional_requests::OptionalRequests;
use crate::api::request_budget::BudgetedHttp;
use crate::names;
use crate::places::rights;
use crate::places::threadless::{Closed, Threadless};
use crate::posting::languages::Languages;
use menagerie_chat::deliver::Undelivered;
use menagerie_core::model::OfferId;
use menagerie_core::{Server, message};
use menagerie_store::Store;
use serenity::model::id::{ChannelId, MessageId, UserId};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Delivers effects through serenity's HTTP client.
pub struct DiscordFront {
    /// The languages of servers and members.
    pub(crate) languages: Languages,
    pub(crate) http: Arc<BudgetedHttp>,
    /// The client for files that members upload.
    pub(crate) files: reqwest::Client,
    /// The limit on optional requests.
    pub(crate) optional: Arc<OptionalRequests>,
    pub(crate) store: Arc<Store>,
    /// The bot's own user, once Discord has named it.
    me: OnceLock<UserId>,
    pub(crate) hears_talk: bool,
    pub(crate) threadless: Threadless,
    /// The users who were told that a channel is closed to the bot.
    pub(crate) closed: Closed,
    /// The display names of users.
    users: Lookups<UserId, Option<String>>,
    /// The channels in which the bot may not make private threads.
    pub(crate) unsealed: Threadless,
    /// Whether there are pages in a browser.
    has_pages: AtomicBool,
}

impl DiscordFront {
    /// A front without any knowledge yet.
    pub fn new(
        http: Arc<BudgetedHttp>,
        files: reqwest::Client,
        optional: Arc<OptionalRequests>,
        store: Arc<Store>,
        hears_talk: bool,
    ) -> Self {
        let (me, threadless, closed, unsealed) = Default::default();
        let users = Lookups::default();
        // Discord does not report changed names. For a minute the old one is good enough.
        users.told(true);
        let languages = Languages::new(Arc::clone(&store), Arc::clone(&http));
        Self {
            languages,
            http,
            files,
            optional,
            store,
            me,
            hears_talk,
            threadless,
            closed,
            users,
            unsealed,
            has_pages: AtomicBool::new(false),
        }
    }

    /// There are pages in a browser, to which boards lead from now on.
    pub fn lead_to_pages(&self) {
        self.has_pages.store(true, Ordering::Relaxed);
    }

    /// Whether there are pages in a browser.
    pub(crate) fn has_pages(&self) -> bool {
        self.has_pages.load(Ordering::Relaxed)
    }

    /// Discord has named the bot's user.
    pub fn meet(&self, me: UserId) {
        // It never names another one.
        let _ = self.me.set(me);
    }

    /// The bot's own user.
    ///
    /// # Errors
    /// When Discord has not answered since the start.
    pub(crate) fn me(&self) -> Result<UserId, Undelivered> {
        let late = || Undelivered::Later("Discord has not answered yet".to_owned());
        self.me.get().copied().ok_or_else(late)
    }

    /// A user's display name, if Discord tells it now and it has visible letters.
    pub(crate) async fn name(&self, user: UserId) -> Option<String> {
        let http = Arc::clone(&self.http);
        let ask = || async move {
            let found = user.to_user(http.turn().await).await?;
            Ok(names::shown(&found).map(str::to_owned))
        };
        self.users.get(user, ask).await.ok()?
    }

    /// The rights on a server have changed, so knowledge of them is out of date.
    pub async fn rights_have_changed(&self, server: &Server) {
        self.threadless.forget(server).await;
        self.closed.forget(server).await;
        self.unsealed.forget(server).await;
    }

    /// The meaning of a fault for an effect in a channel.
    pub(crate) async fn undelivered(&self, channel: ChannelId, fault: Fault) -> Undelivered {
        match fault {
            // A token can be replaced, and waiting rows stay.
            Fault::Later(_) | Fault::Unauthorized => Undelivered::Later(fault.words()),
            Fault::PlaceGone => Undelivered::PlaceLost(names::place(channel)),
            Fault::WrongKind => {
                Undelivered::Blocked(message!("discord-wrong-kind", place = &names::place(channel)))
            }
            Fault::Moderated => {
                Undelivered::Blocked(message!("discord-moderated", place = &names::place(channel)))
            }
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

    /// The message of an offer that waits for an answer, for a row behind it. Members can answer before
    /// its id is stored.
    pub(crate) async fn posted(
        &self,
        offer: OfferId,
        row: i64,
    ) -> Result<Option<(ChannelId, MessageId)>, Undelivered> {
        let waits = self.store.offer_waits_before(offer, names::NETWORK, row).await?;
        match self.store.posted(offer, names::NETWORK).await? {
            None if waits => Err(Undelivered::Later("its offer is not posted yet".to_owned())),
            posted => Ok(posted.as_ref().and_then(names::channel_and_message)),
        }
    }
}

/// The error for an address of another network.
pub(crate) fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Discord's".to_owned())
}
