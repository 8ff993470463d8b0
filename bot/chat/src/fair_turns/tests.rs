//! Fair turns: the person who has used least goes first, and nobody waits for another's long work.

use crate::fair_turns::*;
use std::sync::mpsc;
use tokio::task::JoinHandle;

fn turns(at_a_time: usize) -> &'static Turns {
    Box::leak(Box::new(Turns::new(at_a_time, 3)))
}

fn member(name: &str) -> PlayerId {
    PlayerId::new("test", name)
}

/// Work that lasts until it is let go, and lets others go first meanwhile.
fn long_work(
    turns: &'static Turns,
    who: &'static str,
    log: &mpsc::Sender<&'static str>,
) -> (mpsc::Sender<()>, JoinHandle<()>) {
    let (log, (let_go, may)) = (log.clone(), mpsc::channel());
    let working = tokio::spawn(async move {
        let mut turn = turns.turn(Some(&member(who))).await.expect("there is room");
        let work = move || {
            log.send(who).expect("somebody listens");
            while may.try_recv().is_err() {
                std::thread::sleep(Duration::from_millis(1));
                turn.pause();
            }
        };
        tokio::task::spawn_blocking(work).await.expect("it ends");
    });
    (let_go, working)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_quickly_done_waits_for_no_long_work_however_much_of_it_there_is() {
    let turns = turns(1);
    let (log, begun) = mpsc::channel();
    let mut long = Vec::new();
    for _ in 0..3 {
        for who in ["Ann", "Bob"] {
            long.push(long_work(turns, who, &log));
        }
    }
    let both = [begun.recv(), begun.recv()].map(|who| who.expect("each begins"));
    assert!(both.contains(&"Ann") && both.contains(&"Bob"), "one of each: {both:?}");
    // None of their work ends, and everybody else still has a turn.
    for who in ["Cid", "Dan", "Cid"] {
        let who = member(who);
        let turn = turns.turn(Some(&who));
        let turn = tokio::time::timeout(Duration::from_secs(10), turn).await;
        drop(turn.expect("it comes").expect("there is room"));
    }
    assert!(begun.try_recv().is_err(), "of each member one thing at a time is under way");
    for (let_go, _) in &long {
        let_go.send(()).expect("it works");
    }
    for (_, working) in long {
        working.await.expect("it ends");
    }
    assert_eq!(begun.try_iter().count(), 4, "all was done");
}

#[tokio::test]
async fn what_both_players_wait_for_goes_before_what_anybody_asks() {
    let turns = turns(1);
    let held = turns.turn(Some(&member("Ann"))).await.expect("there is room");
    let (_asked, mut asked) = turns.enter(Some(&member("Bob"))).expect("there is room");
    let (_board, mut board) = turns.enter(None).expect("there is room");
    drop(held);
    assert!(board.try_recv().is_ok() && asked.try_recv().is_err());
}

#[tokio::test]
async fn so_much_of_one_person_waits_and_no_more_and_others_are_not_refused() {
    let turns = turns(2);
    let ann = Some(member("Ann"));
    let waiting: Vec<_> = (0..3).map(|_| turns.enter(ann.as_ref()).expect("room")).collect();
    for _ in 0..100 {
        let refused = turns.enter(ann.as_ref()).map(drop);
        assert_eq!(refused, Err(BusyRefusal::OwnWait(3)));
    }
    drop(turns.enter(Some(&member("Bob"))).expect("others are not refused"));
    // Work whose caller has gone makes room.
    drop(waiting);
    drop(turns.turn(ann.as_ref()).await.expect("there is room again"));
    let state = turns.state();
    assert_eq!((state.free, state.waiting.len()), (2, 0), "all is given back");
}

#[tokio::test]
async fn however_many_people_ask_only_so_many_wait() {
    let turns = turns(1);
    let names: Vec<PlayerId> = (0..2_000).map(|n| PlayerId::new("test", n)).collect();
    let waiting: Vec<_> = names.iter().filter_map(|who| turns.enter(Some(who)).ok()).collect();
    assert_eq!(waiting.len(), MOST_WAITING + 1, "and the one who has the turn");
    assert!(turns.enter(None).is_ok(), "what is nobody's is never refused");
    assert!(turns.state().people.len() <= MOST_WAITING + 1);
    drop(waiting);
    let later = Instant::now() + Duration::from_hours(1);
    let mut state = turns.state();
    state.forget(later);
    assert!(state.people.is_empty() && state.waiting.is_empty() && state.free == 1);
}

#[test]
fn what_was_used_is_forgotten_slowly_and_not_before_all_is_done() {
    let now = Instant::now();
    let mut used = Use { spent: Duration::from_secs(3), as_of: now, unfinished: 1 };
    assert_eq!(used.left(now + Duration::from_hours(1)), Duration::from_secs(3));
    used.unfinished = 0;
    for (seconds, left) in [(0, 3), (10, 2), (30, 0), (1_000, 0)] {
        assert_eq!(used.left(now + Duration::from_secs(seconds)), Duration::from_secs(left));
    }
}
