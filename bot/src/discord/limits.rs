//! Serenity remembers how each route was limited, and never forgets. A route of its own belongs to
//! every interaction, so what limits no more is forgotten here.
//!
//! The entries are small, but the allocator cannot use the room beside one for another task.

use serenity::http::Http;
use std::sync::Arc;
use std::time::SystemTime;

/// How many routes are remembered before those are forgotten that limit no more.
const MOST_REMEMBERED: usize = 256;

/// Forgets routes whose limits are over, if many are remembered. One that is being asked stays.
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

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_sandbox::{Options, Sandbox, TOKEN};
    use serenity::http::HttpBuilder;
    use serenity::model::id::{ChannelId, InteractionId};
    use std::time::Duration;

    #[tokio::test]
    async fn routes_of_the_past_are_forgotten_and_limits_are_not() {
        let data = std::env::temp_dir().join(format!("menagerie-limits-{}", std::process::id()));
        let hour = Duration::from_secs(3_600);
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
            // Nobody knows these interactions; their routes are remembered all the same.
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
