//! The priority of threads that compute for a long time: boards, the database and the networks go first.

/// The lowest priority of a thread.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

/// Gives this thread the lowest priority, for as long as it lives. On some systems a thread has no
/// priority of its own. Then it keeps everybody's.
pub(crate) fn lowest() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), LOWEST)
    {
        tracing::debug!(%error, "a thread computes with the usual priority");
    }
}

/// Runs work on a thread of the lowest priority, and waits for it.
pub(crate) fn in_background<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let done = std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            lowest();
            work()
        });
        thread.join()
    });
    done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
