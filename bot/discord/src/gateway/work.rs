//! The tasks that must run as long as there is a connection. Without one of them the bot silently
//! ignores something, so the end of any task has to be noticed.

use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use tokio::task::JoinSet;

/// The running tasks. Dropping this ends them.
#[derive(Default)]
pub struct Work(JoinSet<&'static str>);

impl Work {
    /// Starts a task. Its name fits into “the … has stopped working”.
    pub fn start(&mut self, name: &'static str, part: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn(async move {
            // However a task ends, it is missing. The log has its panic.
            let _ = AssertUnwindSafe(part).catch_unwind().await;
            name
        });
    }

    /// Waits until `stop` completes, or a task ends, which is a defect. Returns the name of that
    /// task.
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
