//! What takes a while to work out: one such search at a time, and of each person one among those that
//! wait. Whoever asks again and again waits for themselves and holds up nobody else.

use crate::game::PlayerId;
use crate::store::StoreError;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{Mutex as Turn, OwnedMutexGuard, Semaphore};

/// A search keeps a processor busy for some tenths of a second.
static SEARCHES: Semaphore = Semaphore::const_new(1);

/// The turns of each person, while somebody waits for them.
static TURNS: Mutex<BTreeMap<PlayerId, Weak<Turn<()>>>> = Mutex::new(BTreeMap::new());

/// Works something out for somebody, where nothing else waits for it.
///
/// # Errors
/// When it breaks down.
pub(super) async fn searched<T: Send + 'static>(
    player: &PlayerId,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    let _own = own_turn(player).await;
    worked_out(work).await
}

/// When nothing else is being worked out for somebody; nothing is until this goes.
pub(super) async fn own_turn(player: &PlayerId) -> OwnedMutexGuard<()> {
    turn_of(player).lock_owned().await
}

/// Works out one thing or one step of it, while nothing else is, for whoever has their turn.
///
/// # Errors
/// When it breaks down.
pub(super) async fn worked_out<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    let gone = |error: &dyn std::fmt::Display| StoreError::Unreadable(error.to_string());
    let one = SEARCHES.acquire().await.map_err(|error| gone(&error))?;
    let work = move || {
        // It goes on where nobody waits for it any more.
        let _one = one;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| gone(&error))
}

fn turn_of(player: &PlayerId) -> Arc<Turn<()>> {
    let mut turns = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
    turns.retain(|_, turn| turn.strong_count() > 0);
    if let Some(turn) = turns.get(player).and_then(Weak::upgrade) {
        return turn;
    }
    let turn = Arc::default();
    turns.insert(player.clone(), Arc::downgrade(&turn));
    turn
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use tokio::task::JoinHandle;

    /// A search that says that it was made, when it may.
    fn search(
        who: &'static str,
        log: &Sender<&'static str>,
        may: Option<Receiver<()>>,
    ) -> JoinHandle<()> {
        let log = log.clone();
        tokio::spawn(async move {
            let work = move || {
                if let Some(may) = may {
                    may.recv().expect("it is let go");
                }
                log.send(who).expect("somebody listens");
            };
            searched(&PlayerId::new("test", who), work).await.expect("it ends");
        })
    }

    #[tokio::test]
    async fn whoever_asks_again_and_again_holds_up_nobody_else() {
        let (log, made) = channel();
        let (let_go, may) = channel();
        let mut searches = vec![search("Ann", &log, Some(may))];
        tokio::task::yield_now().await;
        for who in ["Ann", "Ann", "Bob", "Ann", "Cid"] {
            searches.push(search(who, &log, None));
        }
        tokio::task::yield_now().await;
        let_go.send(()).expect("it waits");
        for search in searches {
            search.await.expect("it ends");
        }
        drop(log);
        let order: Vec<&str> = made.iter().collect();
        assert_eq!(order, ["Ann", "Bob", "Cid", "Ann", "Ann", "Ann"]);
        let _turn = turn_of(&PlayerId::new("test", "Dan"));
        let turns = TURNS.lock().expect("nobody has panicked");
        for who in ["Ann", "Bob", "Cid"] {
            assert!(!turns.contains_key(&PlayerId::new("test", who)), "{who} is kept");
        }
    }

    #[tokio::test]
    async fn a_search_that_nobody_waits_for_any_more_still_goes_alone() {
        let (log, made) = channel();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let (let_go, may) = channel();
        let searching = tokio::spawn(async move {
            let work = move || {
                begun.send(()).expect("somebody waits for that");
                may.recv().expect("it is let go");
            };
            searched(&PlayerId::new("test", "Eve"), work).await
        });
        begins.await.expect("it begins");
        searching.abort();
        assert!(searching.await.is_err(), "nobody waits for it");
        let next = search("Fay", &log, None);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        assert!(made.try_recv().is_err(), "two searches at a time");
        let_go.send(()).expect("it goes on");
        next.await.expect("it ends");
        assert_eq!(made.try_recv(), Ok("Fay"));
    }
}
