//! The budget of requests to Discord. It takes fifty a second from a bot, whichever of the bot's
//! processes makes them: <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>.
//!
//! So every process has the part of the budget that it has of the shards. Rows of the outbox are
//! divided by shards too. The processes need not speak with each other, and a process that takes a
//! shard over has the shard's part as well.
//!
//! Serenity's client is handed out with a turn for each request, but for answers to interactions,
//! which Discord does not count. Serenity itself may still wait for a route behind that turn, and asks
//! again after a 429: so no more turns are given while Discord takes nothing.

use crate::api::optional_requests::OptionalRequests;
use crate::api::request_rates;
use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_store::{SharedWork, Store};
use serenity::http::Http;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// How much may be queued behind the budget before the outbox begins no further row.
const QUEUED: Duration = Duration::from_millis(250);

/// The part of the bot's budget that this process has.
pub enum Share {
    /// As much as a bot with one process has. Of a command beside a bot that runs, it comes on top.
    Whole,
    /// The part of the shards that this process holds.
    OfShards(Arc<Store>),
}

impl Share {
    /// How many turns of the whole bot's pace a request of this process costs.
    fn turns_of_a_request(&self) -> f64 {
        match self {
            Share::Whole => 1.0,
            Share::OfShards(store) => {
                let all = store.shards();
                let held = (0..all).filter(|shard| store.holds(SharedWork::Shard(*shard))).count();
                turns(all, held)
            }
        }
    }
}

/// The turns of a request in a process with some of all shards. A process that stands by pays as for
/// one shard: it asks little, and the others pay for their own.
fn turns(all: u32, held: usize) -> f64 {
    f64::from(all) / held.max(1) as f64
}

/// Serenity's client, with a turn for each request.
pub struct BudgetedHttp {
    http: Http,
    budget: RateLimiter,
    share: Share,
    optional: Arc<OptionalRequests>,
}

impl BudgetedHttp {
    /// A client with a share of the budget. `optional` knows while Discord takes no request.
    pub fn new(http: Http, share: Share, optional: Arc<OptionalRequests>) -> Self {
        let budget =
            RateLimiter::every(Duration::from_secs(1) / request_rates::ALL, request_rates::AT_ONCE);
        Self { http, budget, share, optional }
    }

    /// Waits for a turn, and gives the client for one request.
    pub async fn turn(&self) -> &Http {
        loop {
            let limited = self.optional.rest();
            if limited.is_zero() {
                break;
            }
            sleep(limited).await;
        }
        self.budget.turns(self.share.turns_of_a_request()).await;
        &self.http
    }

    /// How long until little is queued behind the budget.
    pub fn rest(&self) -> Duration {
        self.budget.until_next().saturating_sub(QUEUED)
    }

    /// The client for answers to interactions, and for what asks nothing.
    pub fn uncounted(&self) -> &Http {
        &self.http
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processes_have_together_what_one_bot_may() {
        for held in [&[8][..], &[4, 4], &[1, 7], &[2, 2, 4]] {
            let rates: f64 = held.iter().map(|held| 1.0 / turns(8, *held)).sum();
            assert!((rates - 1.0).abs() < 1e-9, "{held:?}: {rates}");
        }
        let standing_by = turns(8, 0) / turns(8, 1);
        assert!((standing_by - 1.0).abs() < 1e-9, "a process that stands by asks too");
    }

    #[tokio::test]
    async fn rows_wait_in_the_schedule_and_not_behind_the_budget() {
        let http = BudgetedHttp::new(Http::new(""), Share::Whole, Arc::default());
        for _ in 0..5 {
            http.turn().await;
        }
        assert_eq!(http.rest(), Duration::ZERO);
        for _ in 0..36 {
            http.budget.reserve(tokio::time::Instant::now());
        }
        let rest = http.rest();
        assert!(rest > Duration::from_millis(500) && rest < Duration::from_secs(1), "{rest:?}");
    }
}
