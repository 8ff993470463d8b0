//! The cache of look-ups: Discord gets as few requests as possible, and no caller gets an outdated
//! answer, even if something changes meanwhile.

use crate::api::lookups::*;
use std::future::ready;
use tokio::sync::oneshot;

type Answer = oneshot::Sender<Found<u8>>;

/// Look-ups, and the answers they wait for.
struct Asked {
    lookups: Lookups<u8, u8>,
    awaited: Vec<Answer>,
}

impl Asked {
    fn new(is_told: bool) -> Self {
        let lookups = Lookups::default();
        lookups.told(is_told);
        Self { lookups, awaited: Vec::new() }
    }

    fn look(&mut self, key: u8) -> Look<u8> {
        let awaited = &mut self.awaited;
        self.lookups.get(key, || {
            let (answer, answered) = oneshot::channel();
            awaited.push(answer);
            async { answered.await.expect("there is an answer") }
        })
    }

    /// Discord answers the first of the open questions.
    async fn answer(&mut self, look: Look<u8>, found: Found<u8>) {
        self.awaited.remove(0).send(found.clone()).expect("it is awaited");
        assert_eq!(look.await, found);
    }

    /// Whether an answer found now still counts after `later`.
    fn counts(&self, key: u8, later: Duration) -> bool {
        state(&self.lookups.0).known(&key, Instant::now() + later).is_some()
    }
}

fn slow() -> Found<u8> {
    Err(Fault::Later("Discord is slow".to_owned()))
}

#[tokio::test]
async fn however_many_ask_it_is_looked_up_once() {
    let mut asked = Asked::new(true);
    let all: Vec<_> = (0..100).map(|_| asked.look(1)).collect();
    assert_eq!(asked.awaited.len(), 1);
    asked.answer(all[0].clone(), Ok(7)).await;
    for look in all {
        assert_eq!(look.now_or_never(), Some(Ok(7)));
    }
    assert_eq!(asked.look(1).now_or_never(), Some(Ok(7)), "it is known");
    assert_eq!(asked.look(2).now_or_never(), None, "something else is looked up by itself");
}

#[tokio::test]
async fn how_long_an_answer_counts_follows_from_whether_changes_are_told() {
    for (is_told, found, counts) in [
        (true, Ok(7), KEPT),
        (false, Ok(7), SHARED),
        (true, slow(), FAILED),
        (false, slow(), FAILED),
    ] {
        let mut asked = Asked::new(is_told);
        let look = asked.look(1);
        assert!(asked.counts(1, KEPT * 2), "it is awaited");
        asked.answer(look, found.clone()).await;
        assert!(asked.counts(1, counts / 2), "{is_told} {found:?}");
        assert!(!asked.counts(1, counts), "{is_told} {found:?}");
    }
}

#[tokio::test]
async fn what_changes_is_looked_up_again_also_while_the_answer_is_under_way() {
    let mut asked = Asked::new(true);
    let (before, other) = (asked.look(1), asked.look(2));
    asked.lookups.forget(|key| *key == 1);
    // An answer from before the change may not know of it. Only its own caller gets it.
    let after = asked.look(1);
    assert_eq!(asked.awaited.len(), 3);
    asked.answer(before, Ok(7)).await;
    assert_eq!(asked.look(1).now_or_never(), None, "the old answer does not count");
    asked.answer(other, Ok(8)).await;
    asked.answer(after, Ok(9)).await;
    assert_eq!(asked.look(1).now_or_never(), Some(Ok(9)));
    assert_eq!(asked.look(2).now_or_never(), Some(Ok(8)), "this has not changed");
    for is_told in [false, true] {
        asked.lookups.told(is_told);
        assert!(!asked.counts(1, Duration::ZERO), "what changed until now was not told");
        let look = asked.look(1);
        asked.answer(look, Ok(7)).await;
    }
}

#[tokio::test]
async fn a_look_up_goes_on_that_nobody_waits_for_any_more() {
    let mut asked = Asked::new(true);
    drop(asked.look(1));
    asked.awaited.remove(0).send(Ok(7)).expect("it is awaited all the same");
    assert_eq!(asked.look(1).await, Ok(7));
    assert!(asked.awaited.is_empty(), "and it was asked once");
}

#[tokio::test]
async fn no_more_is_kept_than_there_is_room_for() {
    let lookups: Lookups<usize, usize> = Lookups::default();
    lookups.told(true);
    for key in 0..MOST * 3 {
        assert_eq!(lookups.get(key, || ready(Ok(key))).await, Ok(key));
    }
    assert!(state(&lookups.0).entries.len() <= MOST);
}
