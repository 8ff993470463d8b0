//! Order, turns, rests and obstacles, one by one.

use super::*;

fn ticket(id: i64, lane: &str, server: &str, urgency: Urgency) -> Ticket {
    let place = format!("place of {lane}");
    Ticket { id, lane: lane.to_owned(), server: server.to_owned(), place, urgency, own: None }
}

fn all(schedule: &mut Schedule, now: Instant) -> Vec<i64> {
    let mut ids = Vec::new();
    while let Some((id, lane)) = schedule.next(now) {
        ids.push(id);
        schedule.done(&lane, now);
    }
    ids
}

#[test]
fn a_lane_keeps_its_order_and_one_row_of_it_is_under_way_at_a_time() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    schedule.add((1..4).map(|id| ticket(id, "game:1", "s", Urgency::Board)));
    let (first, lane) = schedule.next(now).expect("one is ready");
    assert_eq!((first, schedule.next(now)), (1, None));
    schedule.done(&lane, now);
    assert_eq!(all(&mut schedule, now), [2, 3]);
    assert!(!schedule.any_ready(now));
}

#[test]
fn an_old_flood_delays_neither_a_board_nor_another_server() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    for id in 0..400 {
        let lane = format!("place:{}", id % 8);
        schedule.add([ticket(id, &lane, "loud", Urgency::Talk)]);
    }
    schedule.add([ticket(400, "game:9", "loud", Urgency::Board)]);
    schedule.add([ticket(401, "place:quiet", "quiet", Urgency::Talk)]);
    let order = all(&mut schedule, now);
    assert_eq!(order[0], 400, "the board goes first");
    assert!(order[..3].contains(&401), "the other server has the next turn: {:?}", &order[..5]);
    assert_eq!(order.len(), 402);
}

#[test]
fn servers_and_lanes_take_turns() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    for id in 0..10 {
        schedule.add([ticket(id, &format!("game:{}", id % 2), "a", Urgency::Board)]);
    }
    schedule.add([ticket(10, "game:x", "b", Urgency::Board)]);
    schedule.add([ticket(11, "game:y", "b", Urgency::Board)]);
    assert_eq!(all(&mut schedule, now), [0, 10, 1, 11, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn a_lane_that_rests_holds_nobody_else_and_no_longer_than_it_was_told() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    schedule.add([ticket(1, "game:1", "s", Urgency::Board)]);
    schedule.add([ticket(2, "game:2", "s", Urgency::Board)]);
    let (_, lane) = schedule.next(now).expect("one is ready");
    schedule.rest(&lane, now, Duration::from_secs(5));
    assert_eq!(all(&mut schedule, now), [2]);
    assert_eq!(schedule.until_next(now), Some(Duration::from_secs(5)));
    assert_eq!(all(&mut schedule, now + Duration::from_secs(5)), [1]);
}

#[test]
fn a_parked_lane_is_woken_by_what_may_have_removed_the_obstacle() {
    let now = Instant::now();
    let hour = Duration::from_hours(1);
    let mut schedule = Schedule::default();
    for (id, server) in [(1, "a"), (2, "b"), (3, "a")] {
        schedule.add([ticket(id, &format!("game:{id}"), server, Urgency::Board)]);
        let (_, lane) = schedule.next(now).expect("it is ready");
        schedule.park(&lane, now, hour);
    }
    schedule.wake(&Wake::Lane("game:3".to_owned()));
    assert_eq!(all(&mut schedule, now), [3]);
    schedule.wake(&Wake::Server("a".to_owned()));
    assert_eq!(all(&mut schedule, now), [1]);
    assert_eq!(all(&mut schedule, now + hour), [2]);
}

#[test]
fn an_obstacle_that_may_have_gone_while_a_row_was_under_way_is_looked_at_again() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    schedule.add([ticket(1, "game:1", "s", Urgency::Board)]);
    for is_woken in [true, false] {
        let (_, lane) = schedule.next(now).expect("it is ready");
        if is_woken {
            schedule.wake(&Wake::Server("s".to_owned()));
        }
        schedule.park(&lane, now, Duration::from_hours(1));
        assert_eq!(schedule.any_ready(now), is_woken);
    }
}

#[test]
fn a_row_that_is_known_is_not_added_again() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    let rows = || (1..3).map(|id| ticket(id, "game:1", "s", Urgency::Board));
    schedule.add(rows());
    schedule.add(rows());
    assert_eq!((all(&mut schedule, now), schedule.newest()), (vec![1, 2], 2));
}

#[test]
fn a_board_behind_an_answer_goes_before_the_next_one() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    schedule.add((1..4).map(|id| ticket(id, "talk:1", "s", Urgency::Talk)));
    let (_, talk) = schedule.next(now).expect("it is ready");
    schedule.add([ticket(4, "game:1", "s", Urgency::Board)]);
    schedule.add([ticket(5, "game:2", "other", Urgency::Board)]);
    for _ in 0..2 {
        let (_, board) = schedule.next(now).expect("it is ready");
        schedule.wait_behind(&board, now, Duration::from_mins(1));
    }
    assert_eq!(schedule.next(now), None, "both wait behind what is under way");
    schedule.let_pass(&talk);
    schedule.done(&talk, now);
    assert_eq!(all(&mut schedule, now), [4, 2, 3], "of the same server, and before the rest");
    assert_eq!(all(&mut schedule, now + Duration::from_mins(1)), [5], "at last by itself");
}

#[test]
fn talk_waits_while_a_board_is_on_its_way_to_the_same_place() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    let at = |place: &str, ticket: Ticket| Ticket { place: place.to_owned(), ..ticket };
    schedule.add([
        at("here", ticket(1, "game", "s", Urgency::Board)),
        at("here", ticket(2, "talk", "s", Urgency::Talk)),
        at("there", ticket(3, "other talk", "s", Urgency::Talk)),
    ]);
    assert_eq!(schedule.next(now).map(|(id, _)| id), Some(1));
    assert_eq!(schedule.next(now).map(|(id, _)| id), Some(3), "elsewhere it goes");
    assert_eq!(schedule.next(now), None);
    assert!(!schedule.any_ready(now));
    // A board that only waits holds nothing up.
    schedule.rest("game", now, Duration::from_secs(1));
    assert_eq!(schedule.next(now).map(|(id, _)| id), Some(2));
    // A row under way goes on.
    let later = now + Duration::from_secs(2);
    assert_eq!(schedule.next(later).map(|(id, _)| id), Some(1));
}

#[test]
fn what_is_not_ours_any_more_is_forgotten_unless_it_is_under_way() {
    let now = Instant::now();
    let mut schedule = Schedule::default();
    schedule.add((1..4).map(|id| ticket(id, "game:1", "s", Urgency::Board)));
    schedule.add((4..6).map(|id| ticket(id, "game:2", "t", Urgency::Board)));
    schedule.add([ticket(6, "game:3", "u", Urgency::Board)]);
    let (first, lane) = schedule.next(now).expect("one is ready");
    assert_eq!(first, 1);
    schedule.keep(&[3, 5].into());
    assert_eq!(schedule.len(), 3);
    schedule.done(&lane, now);
    let mut rest = all(&mut schedule, now);
    rest.sort_unstable();
    assert_eq!(rest, [3, 5]);
}
