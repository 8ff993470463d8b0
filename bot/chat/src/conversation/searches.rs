//! What takes a while to work out: one such thing at a time, in fair turns of those who have asked, and
//! of each person so much at a time and no more.

use crate::fair_turns::{Turn, Turns};
use menagerie_core::PlayerId;
use menagerie_core::model::refusal::{BusyRefusal, Refusal};
use menagerie_metrics::measures;
use menagerie_rules::mate::{Budget, Effort, TooLarge};
use menagerie_store::StoreError;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{Mutex as One, OwnedMutexGuard};

/// How many things of one person may wait: whoever wants more waits for one of them.
const MOST_OF_ONE: usize = 5;
/// How much a search looks at between two looks at who is to go first.
const LOOK_AFTER: u64 = 100;

/// One processor is left for everything else.
static SEARCHES: Turns = Turns::new(1, MOST_OF_ONE);

/// What each person does by themselves and one after the other, while somebody waits for it.
static OWN: Mutex<BTreeMap<PlayerId, Weak<One<()>>>> = Mutex::new(BTreeMap::new());

/// Something that was worked out, or why it was not begun.
pub(super) type Searched<T> = Result<Result<T, Refusal>, StoreError>;

/// Works something out for somebody, where nothing else waits for it. It goes on where nobody waits
/// for it any more.
///
/// # Errors
/// When it breaks down.
pub(super) async fn searched<T: Send + 'static>(
    player: &PlayerId,
    work: impl FnOnce(Turn) -> T + Send + 'static,
) -> Searched<T> {
    let turn = match SEARCHES.turn(Some(player)).await {
        Ok(turn) => turn,
        Err(busy) => {
            measures().turned_away("search");
            return Ok(Err(busy.into()));
        }
    };
    let done = tokio::task::spawn_blocking(move || work(turn)).await;
    done.map(Ok).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The same for what does not take so long that others have to go first in between.
///
/// # Errors
/// When it breaks down.
pub(super) async fn worked_out<T: Send + 'static>(
    player: &PlayerId,
    work: impl FnOnce() -> T + Send + 'static,
) -> Searched<T> {
    searched(player, move |_turn| work()).await
}

/// What a search may look at, which lets others go first.
pub(super) struct Paced {
    effort: Effort,
    turn: Turn,
    since: u64,
}

impl Paced {
    /// So much, in a turn.
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

/// When somebody does nothing else that is done one after the other; nothing is until this goes.
///
/// # Errors
/// Too much of theirs waits already.
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
    // Whoever waits holds one, and so do we.
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
