//! Searches: questions that take a while to work out. One runs at a time, the callers take fair
//! turns, and the waiting searches of each caller are limited.

use crate::fair_turns::{Turn, Turns};
use menagerie_core::PlayerId;
use menagerie_core::model::refusal::{BusyRefusal, Refusal};
use menagerie_metrics::metrics;
use menagerie_rules::mate::{Budget, Effort, TooLarge};
use menagerie_store::StoreError;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{Mutex as One, OwnedMutexGuard};

/// The most searches of one caller that may wait. Further ones are refused.
pub(super) const MOST_OF_ONE: usize = 5;
/// The positions that a search looks at before it asks again who goes first.
const LOOK_AFTER: u64 = 100;

/// One processor is left for everything else.
static SEARCHES: Turns = Turns::new(1, MOST_OF_ONE);

/// The work that each caller has done one after the other, while it runs or waits.
static OWN: Mutex<BTreeMap<PlayerId, Weak<One<()>>>> = Mutex::new(BTreeMap::new());

/// A result, or the refusal to begin.
pub(super) type Searched<T> = Result<Result<T, Refusal>, StoreError>;

/// Works something out for a caller, in fair turns with others. It goes on even if the caller has
/// gone.
///
/// # Errors
/// When it breaks down.
pub(super) async fn searched<T: Send + 'static>(
    player: &PlayerId,
    work: impl FnOnce(Turn) -> T + Send + 'static,
) -> Searched<T> {
    searched_in(&SEARCHES, player, work).await
}

/// The same in a queue of its own.
///
/// # Errors
/// When it breaks down.
pub(super) async fn searched_in<T: Send + 'static>(
    turns: &'static Turns,
    player: &PlayerId,
    work: impl FnOnce(Turn) -> T + Send + 'static,
) -> Searched<T> {
    let turn = match turns.turn(Some(player)).await {
        Ok(turn) => turn,
        Err(busy) => {
            metrics().turned_away("search");
            return Ok(Err(busy.into()));
        }
    };
    let done = tokio::task::spawn_blocking(move || work(turn)).await;
    done.map(Ok).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The same for work so short that others do not have to go first in between.
///
/// # Errors
/// When it breaks down.
pub(super) async fn worked_out<T: Send + 'static>(
    player: &PlayerId,
    work: impl FnOnce() -> T + Send + 'static,
) -> Searched<T> {
    searched(player, move |_turn| work()).await
}

/// The effort of a search, which lets others go first.
pub(super) struct Paced {
    effort: Effort,
    turn: Turn,
    since: u64,
}

impl Paced {
    /// The given effort, within a turn.
    pub(super) fn new(effort: Effort, turn: Turn) -> Self {
        Self { effort, turn, since: 0 }
    }
}

impl Budget for Paced {
    fn spend(&mut self, moves: u64) -> Result<(), TooLarge> {
        self.since += moves;
        if self.since >= LOOK_AFTER {
            self.since = 0;
            self.turn.pause();
        }
        self.effort.spend(moves)
    }
}

/// Waits until nothing else of this caller's own work runs. No more of it begins until the guard is
/// dropped.
///
/// # Errors
/// Too much of their work waits already.
pub(super) async fn own_turn(player: &PlayerId) -> Result<OwnedMutexGuard<()>, BusyRefusal> {
    Ok(own(player)?.lock_owned().await)
}

fn own(player: &PlayerId) -> Result<Arc<One<()>>, BusyRefusal> {
    let mut all = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|_, one| one.strong_count() > 0);
    let Some(one) = all.get(player).and_then(Weak::upgrade) else {
        let one = Arc::default();
        all.insert(player.clone(), Arc::downgrade(&one));
        return Ok(one);
    };
    // Each waiting caller holds one, and so does this one.
    match Arc::strong_count(&one) - 1 {
        waiting if waiting >= MOST_OF_ONE => Err(BusyRefusal::OwnWait(waiting)),
        _ => Ok(one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use tokio::task::JoinHandle;

    /// A search that notes its beginning, once it may begin.
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
            worked_out(&PlayerId::new("test", who), work).await.expect("it ends").expect("room");
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
            worked_out(&PlayerId::new("test", "Eve"), work).await
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

    #[tokio::test]
    async fn what_one_person_does_one_after_the_other_is_not_asked_for_without_end() {
        let who = PlayerId::new("test", "Gus");
        let first = own_turn(&who).await.expect("there is room");
        let waiting: Vec<_> = (1..MOST_OF_ONE).map(|_| own(&who).expect("room")).collect();
        assert_eq!(own(&who).err(), Some(BusyRefusal::OwnWait(MOST_OF_ONE)));
        assert!(own(&PlayerId::new("test", "Hal")).is_ok(), "others are not refused");
        drop((first, waiting));
        assert!(own_turn(&who).await.is_ok());
        drop(own(&PlayerId::new("test", "Ida")));
        assert!(!OWN.lock().expect("nobody has panicked").contains_key(&who), "it is kept");
    }
}
