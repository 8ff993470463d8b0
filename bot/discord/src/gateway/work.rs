//! What must go on as long as there is a connection: without one of its parts the bot is deaf to
//! something and nobody sees it, so that it has to be noticed when one ends.

use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use tokio::task::JoinSet;

/// The parts at work. Dropping this ends them.
#[derive(Default)]
pub struct Work(JoinSet<&'static str>);

impl Work {
    /// Starts a part, which has a name that fits into “the … has stopped working”.
    pub fn start(&mut self, name: &'static str, part: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn(async move {
            // However it ends, it is missed; why it broke down is in the log.
            let _ = AssertUnwindSafe(part).catch_unwind().await;
            name
        });
    }

    /// Waits until `stop` completes or, which should not be, a part ends; then returns its name.
    pub async fn until(&mut self, stop: impl Future<Output = ()>) -> Option<&'static str> {
        tokio::select! {
            () = stop => None,
            Some(Ok(name)) = self.0.join_next() => Some(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_part_is_named_when_it_ends_in_whatever_way() {
        let mut work = Work::default();
        work.start("endless", std::future::pending());
        work.start("short", async {});
        assert_eq!(work.until(std::future::pending()).await, Some("short"));
        work.start("broken", async { panic!("this part is broken") });
        assert_eq!(work.until(std::future::pending()).await, Some("broken"));
        assert_eq!(work.until(async {}).await, None);
    }
}
