//! Rate limits: one window per route and major parameter, and one over everything.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::options::Options;

/// A limit for routes that no bot exhausts.
const GENEROUS: (u32, Duration) = (50, Duration::from_secs(1));

pub(crate) struct Limits {
    windows: HashMap<(String, String), Window>,
    global: Window,
    global_limit: u32,
    message: (u32, Duration),
    webhook: (u32, Duration),
}

struct Window {
    started: Instant,
    used: u32,
}

impl Window {
    fn new() -> Window {
        Window { started: Instant::now(), used: 0 }
    }

    /// Counts one more request. `Err` has the time to wait when the window is full.
    fn take(&mut self, limit: u32, length: Duration) -> Result<(), Duration> {
        let age = self.started.elapsed();
        if age >= length {
            *self = Window::new();
        } else if self.used >= limit {
            return Err(length.saturating_sub(age));
        }
        self.used += 1;
        Ok(())
    }
}

/// The key under which a request is counted.
pub(crate) struct Bucket<'a> {
    /// Method and route, "POST /channels/{id}/messages".
    pub route: &'a str,
    /// The channel, server or webhook of the route.
    pub major: &'a str,
    /// Whether it counts against the global limit. Interaction endpoints do not.
    pub global: bool,
}

/// A 429.
#[derive(Debug)]
pub(crate) struct Limited {
    pub body: Value,
    pub headers: Vec<(String, String)>,
}

impl Limits {
    pub fn new(options: &Options) -> Limits {
        Limits {
            windows: HashMap::new(),
            global: Window::new(),
            global_limit: options.global_limit,
            message: (options.message_limit, options.message_window),
            webhook: (5, Duration::from_secs(2)),
        }
    }

    /// Counts the messages of a channel for another length from now on, also those just sent.
    pub fn set_message_window(&mut self, length: Duration) {
        self.message.1 = length;
    }

    /// Counts a request. The headers go with its reply either way.
    pub fn take(&mut self, bucket: &Bucket) -> Result<Vec<(String, String)>, Limited> {
        if bucket.global
            && let Err(wait) = self.global.take(self.global_limit, Duration::from_secs(1))
        {
            return Err(limited(wait, true, Vec::new()));
        }
        let (limit, length) = match bucket.route {
            "POST /channels/{id}/messages" => self.message,
            route if route.starts_with("POST /webhooks/") => self.webhook,
            // The first response to an interaction has no limit of its own.
            route if route.starts_with("POST /interactions/") => return Ok(Vec::new()),
            _ => GENEROUS,
        };
        let key = (bucket.route.to_owned(), bucket.major.to_owned());
        let window = self.windows.entry(key).or_insert_with(Window::new);
        let taken = window.take(limit, length);
        let reset_after = length.saturating_sub(window.started.elapsed());
        let headers = headers(bucket.route, limit, limit - window.used.min(limit), reset_after);
        match taken {
            Ok(()) => Ok(headers),
            Err(wait) => Err(limited(wait, false, headers)),
        }
    }
}

fn headers(route: &str, limit: u32, remaining: u32, after: Duration) -> Vec<(String, String)> {
    let mut hasher = DefaultHasher::new();
    route.hash(&mut hasher);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    [
        ("x-ratelimit-bucket", format!("{:032x}", u128::from(hasher.finish()))),
        ("x-ratelimit-limit", limit.to_string()),
        ("x-ratelimit-remaining", remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", (now + after).as_secs_f64())),
        ("x-ratelimit-reset-after", format!("{:.3}", after.as_secs_f64())),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into()
}

/// The reply to a request beyond the limit.
pub(crate) fn limited(wait: Duration, global: bool, headers: Vec<(String, String)>) -> Limited {
    let mut headers = headers;
    let mut add = |name: &str, value: String| headers.push((name.to_owned(), value));
    // This has whole seconds, rounded up, unlike the body.
    add("retry-after", wait.as_secs_f64().ceil().max(1.0).to_string());
    add("x-ratelimit-scope", if global { "global" } else { "user" }.to_owned());
    if global {
        add("x-ratelimit-global", "true".to_owned());
    }
    let seconds = (wait.as_secs_f64() * 1000.0).ceil() / 1000.0;
    let body = json!({
        "message": "You are being rate limited.", "retry_after": seconds, "global": global,
    });
    Limited { body, headers }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket<'a>(route: &'a str, major: &'a str) -> Bucket<'a> {
        Bucket { route, major, global: true }
    }

    #[test]
    fn messages_are_limited_per_channel() {
        let mut limits = Limits::new(&Options::default());
        let route = "POST /channels/{id}/messages";
        for _ in 0..5 {
            assert!(limits.take(&bucket(route, "1")).is_ok());
        }
        let refused = limits.take(&bucket(route, "1")).expect_err("the sixth is refused");
        assert!(refused.headers.iter().any(|(name, _)| name == "retry-after"));
        assert_eq!(refused.body["global"], false);
        assert!(limits.take(&bucket(route, "2")).is_ok());
    }

    #[test]
    fn a_longer_window_counts_what_was_sent_before() {
        let window = Duration::from_millis(1);
        let options = Options { message_limit: 1, message_window: window, ..Options::default() };
        let mut limits = Limits::new(&options);
        let messages = bucket("POST /channels/{id}/messages", "1");
        assert!(limits.take(&messages).is_ok());
        limits.set_message_window(Duration::from_hours(1));
        assert!(limits.take(&messages).is_err());
    }

    #[test]
    fn everything_is_limited_together() {
        let options = Options { global_limit: 3, ..Options::default() };
        let mut limits = Limits::new(&options);
        for major in ["1", "2", "3"] {
            assert!(limits.take(&bucket("GET /channels/{id}", major)).is_ok());
        }
        let refused = limits.take(&bucket("GET /channels/{id}", "4"));
        assert_eq!(refused.expect_err("the fourth is refused").body["global"], true);
        let interaction = Bucket { global: false, ..bucket("PATCH /webhooks/{id}", "5") };
        assert!(limits.take(&interaction).is_ok());
    }
}
