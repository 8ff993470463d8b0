//! Discord's rate limits as serenity remembers them: how long a row has to wait for one, and which
//! are forgotten.
//!
//! Serenity itself never forgets the limit of a route, and every interaction has a route of its
//! own. The entries are small, but the allocator cannot use the room beside one for another task.

use menagerie_chat::deliver::Readiness;
use serenity::http::{Http, Route};
use serenity::model::id::ChannelId;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The largest correction of the wall clock that does not count as setting it back.
const CORRECTION: Duration = Duration::from_secs(1);
/// How many routes are remembered before those are forgotten that have no limit any more.
const MOST_REMEMBERED: usize = 256;

/// Forgets routes whose limits are over, if many are remembered. A route with a request under way
/// stays.
pub async fn forget_past(http: &Http) {
    let Some(limiter) = &http.ratelimiter else { return };
    let routes = limiter.routes();
    if routes.read().await.len() <= MOST_REMEMBERED {
        return;
    }
    let now = SystemTime::now();
    routes.write().await.retain(|_, limit| {
        let is_asked = Arc::strong_count(limit) > 1;
        is_asked || limit.try_lock().is_ok_and(|limit| limit.reset() > Some(now))
    });
}

/// Whether Discord lets us write to a channel now, as far as is known. Serenity waits by itself,
/// but its caller is busy meanwhile.
pub async fn readiness_to_post(http: &Http, channel: ChannelId) -> Readiness {
    let Some(limiter) = &http.ratelimiter else { return Readiness::Ready };
    let route = Route::ChannelMessages { channel_id: channel }.ratelimiting_bucket();
    let routes = limiter.routes();
    let limit = routes.read().await.get(&route).cloned();
    let Some(limit) = limit else { return Readiness::Ready };
    let rest = {
        let Ok(limit) = limit.try_lock() else { return Readiness::Behind };
        match (limit.remaining(), limit.reset(), limit.reset_after()) {
            (0, Some(reset), Some(length)) => rest_of(reset, length, SystemTime::now()),
            _ => Some(Duration::ZERO),
        }
    };
    if rest.is_none() {
        // Serenity would wait for that moment of the wall clock. At worst Discord says how long to
        // wait.
        routes.write().await.remove(&route);
    }
    match rest {
        Some(rest) if !rest.is_zero() => Readiness::In(rest),
        _ => Readiness::Ready,
    }
}

/// How much longer a limit of this length holds, when it ends at a moment of the wall clock. `None`
/// if that clock was set back, because then it is unknown.
fn rest_of(end: SystemTime, length: Duration, now: SystemTime) -> Option<Duration> {
    let rest = end.duration_since(now).unwrap_or(Duration::ZERO);
    (rest <= length + CORRECTION).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_sandbox::{Options, Sandbox, TOKEN};
    use serenity::http::HttpBuilder;
    use serenity::model::id::InteractionId;

    #[test]
    fn a_clock_that_is_set_back_or_forward_holds_nothing() {
        let seconds = Duration::from_secs;
        let noted = SystemTime::UNIX_EPOCH + seconds(1_000_000);
        let (end, length) = (noted + seconds(5), seconds(5));
        for (now, rest) in [
            (noted, Some(seconds(5))),
            (noted + seconds(3), Some(seconds(2))),
            (noted - seconds(1), Some(seconds(6))),
            (noted + seconds(3_600), Some(Duration::ZERO)),
            (noted - seconds(3_600), None),
        ] {
            assert_eq!(rest_of(end, length, now), rest);
        }
    }

    #[tokio::test]
    async fn routes_of_the_past_are_forgotten_and_limits_are_not() {
        let data = std::env::temp_dir().join(format!("menagerie-limits-{}", std::process::id()));
        let hour = Duration::from_hours(1);
        let options = Options { data: data.clone(), message_window: hour, ..Options::default() };
        let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
        let authority = std::fs::read(sandbox.ca_file()).expect("it is written");
        let client = reqwest::Client::builder()
            .add_root_certificate(reqwest::Certificate::from_pem(&authority).expect("it is PEM"))
            .resolve("discord.com", sandbox.api_address())
            .build()
            .expect("the client is made");
        let http = HttpBuilder::new(TOKEN).client(client).build();
        let channel = ChannelId::new(sandbox.channel_named("games").expect("there are games"));
        channel.say(&http, "limited for an hour").await.expect("it may be said");
        let routes = http.ratelimiter.as_ref().expect("there is one").routes();
        let limited = *routes.read().await.keys().next().expect("one route was asked");
        let mut most = 0;
        for number in 1..=1_000 {
            // These interactions do not exist, but their routes are remembered.
            let id = InteractionId::new(number);
            let answered = http.create_interaction_response(id, "x", &(), Vec::new()).await;
            assert!(answered.is_err());
            forget_past(&http).await;
            most = most.max(routes.read().await.len());
        }
        assert_eq!(most, MOST_REMEMBERED, "the map does not grow");
        assert!(routes.read().await.contains_key(&limited), "the limit still holds");
        std::fs::remove_dir_all(data).expect("it is ours");
    }
}
