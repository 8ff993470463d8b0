//! The budget of requests to Discord. It takes fifty a second from a bot, whichever of the bot's
//! processes makes them: <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>.
//!
//! So every process has the part of the budget that it has of the shards. Rows of the outbox are
//! divided by shards too. The processes need not speak with each other, and a process that takes a
//! shard over has the shard's part as well.
//!
//! Nobody gets at serenity's client without a turn of the budget, but for answers to interactions,
//! which Discord does not count.

use crate::api::request_rates;
use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_store::{SharedWork, Store};
use serenity::http::Http;
use std::sync::Arc;

/// The part of the bot's budget that this process has.
pub enum Share {
    /// All of it: no other process asks Discord.
    Whole,
    /// The part of the shards that this process holds.
    OfShards(Arc<Store>),
}

impl Share {
    /// How many turns of the whole bot's pace a request of this process costs. A process without a
    /// shard pays as for one: it asks little, and the others pay for their own.
    fn turns_of_a_request(&self) -> f64 {
        match self {
            Share::Whole => 1.0,
            Share::OfShards(store) => {
                let all = store.shards();
                let held = (0..all).filter(|shard| store.holds(SharedWork::Shard(*shard))).count();
                f64::from(all) / held.max(1) as f64
            }
        }
    }
}

/// Serenity's client, with a turn for each request.
pub struct BudgetedHttp {
    http: Http,
    budget: RateLimiter,
    share: Share,
}

impl BudgetedHttp {
    /// A client with a share of the budget.
    pub fn new(http: Http, share: Share) -> Self {
        let budget = RateLimiter::with_burst(request_rates::ALL, request_rates::AT_ONCE);
        Self { http, budget, share }
    }

    /// Waits for a turn, and gives the client for one request.
    pub async fn turn(&self) -> &Http {
        self.budget.turns(self.share.turns_of_a_request()).await;
        &self.http
    }

    /// The client for answers to interactions, and for what asks nothing.
    pub fn uncounted(&self) -> &Http {
        &self.http
    }
}
