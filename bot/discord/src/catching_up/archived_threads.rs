//! The search for archived threads with missed messages. Threads that were written in and were
//! archived during an absence are listed channel by channel.

use crate::api::fault::{Fault, with_retries};
use crate::bot::Bot;
use crate::catching_up::news::News;
use crate::catching_up::searches::Search;
use crate::names;
use menagerie_core::Timestamp;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::channel::ThreadsData;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The most threads that Discord lists at a time.
const PAGE: u8 = 100;
/// After how many seconds without a message Discord archives our threads: a week.
const AWAKE: i64 = 7 * 24 * 60 * 60;
/// The most threads of a channel that are looked for because they should be active and are not, the
/// liveliest first. A server with many threads archives them earlier.
const MOST_DOUBTED: usize = 50;
/// How many seconds before we last listened a thread may have been archived to be looked at still.
/// The stored time may be a little old.
const MARGIN: i64 = 60 * 60;

/// The pause of the search when Discord did not answer: the first, and the longest.
const REST: Duration = Duration::from_secs(2);
const LONGEST_REST: Duration = Duration::from_mins(5);

/// Searches channels, one after the other, until it is dropped. If Discord does not answer, the
/// channel is searched again later, and counts as open until then.
pub async fn search(bot: Arc<Bot>) {
    let mut rest = REST;
    loop {
        let (channel, search) = bot.searches.next().await;
        let left = match search {
            Search::Threads { seen, since } => sleepers(&bot, channel, seen, since).await,
            Search::Itself => gone_or_hidden(&bot, channel).await.then_some(Search::Itself),
        };
        let Some(left) = left else {
            rest = REST;
            continue;
        };
        bot.searches.ask_again(channel, left);
        tokio::time::sleep(rest).await;
        rest = (rest * 2).min(LONGEST_REST);
    }
}

/// Looks for threads of a channel that were written in and were archived during an absence, and for
/// threads that are gone. Returns the rest if Discord does not answer now.
async fn sleepers(
    bot: &Bot,
    parent: ChannelId,
    mut asleep: HashMap<ChannelId, MessageId>,
    since: Timestamp,
) -> Option<Search> {
    let mut before: Option<String> = None;
    loop {
        let page = match archived(bot, parent, before.as_deref()).await {
            Ok(page) => page,
            Err(fault) => {
                tracing::warn!(%parent, why = fault.words(), "sleeping threads were not listed");
                let is_over = !matches!(fault, Fault::Later(_));
                return (!is_over).then_some(Search::Threads { seen: asleep, since });
            }
        };
        for thread in &page.threads {
            let seen = asleep.remove(&thread.id);
            let news = seen.and_then(|seen| News::at(thread.id, seen, thread.last_message_id));
            if let Some(news) = news {
                bot.reading.unread(news);
            }
        }
        let slept_at = page.threads.last().and_then(|thread| thread.thread_metadata);
        let slept_at = slept_at.and_then(|metadata| metadata.archive_timestamp);
        match slept_at {
            Some(at) if page.has_more && at.unix_timestamp() > since.0 - MARGIN => {
                before = at.to_rfc3339();
            }
            _ => break,
        }
    }
    // A thread that should be active but is in neither list may be gone. If it is not looked for
    // here, the next effect for it finds out.
    let awake = names::first_id_at(Timestamp(bot.services.clock.now().0 - AWAKE));
    let mut doubtful: Vec<_> = asleep.into_iter().map(|(thread, seen)| (seen, thread)).collect();
    doubtful.retain(|(seen, _)| seen.get() > awake);
    doubtful.sort_unstable_by(|one, other| other.cmp(one));
    for (_, thread) in doubtful.into_iter().take(MOST_DOUBTED) {
        if gone_or_hidden(bot, thread).await {
            bot.searches.ask(thread, Search::Itself);
        }
    }
    None
}

async fn archived(
    bot: &Bot,
    parent: ChannelId,
    before: Option<&str>,
) -> Result<ThreadsData, Fault> {
    let list = || async move {
        turn(bot).await;
        // Serenity's own call takes a number where Discord wants a time.
        let mut params = vec![("limit", PAGE.to_string())];
        params.extend(before.map(|before| ("before", before.to_owned())));
        let route = Route::ChannelArchivedPublicThreads { channel_id: parent };
        bot.http.turn().await.fire(Request::new(route, LightMethod::Get).params(Some(params))).await
    };
    with_retries(list).await
}

/// The turn of a searching request. After Discord got too many requests, everything else goes
/// first.
async fn turn(bot: &Bot) {
    bot.front.optional.calm().await;
    bot.searches.turn().await;
}

/// A place that Discord has not named is hidden from the bot, or does not exist any more. Returns
/// whether Discord has to be asked again.
async fn gone_or_hidden(bot: &Bot, channel: ChannelId) -> bool {
    let asked = with_retries(|| async move {
        turn(bot).await;
        bot.http.turn().await.get_channel(channel).await
    });
    match asked.await {
        Err(Fault::PlaceGone) => {
            bot.lost(channel).await;
            false
        }
        Err(Fault::Later(_)) => true,
        Ok(_) | Err(_) => false,
    }
}
