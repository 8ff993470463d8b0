//! The order of offers in one place: the author with the fewest goes first, and rows of one subject
//! stay in order.

use super::*;

fn offer(id: i64, author: &str) -> Ticket {
    about(id, &format!("challenge:{id}"), author)
}

fn about(id: i64, subject: &str, author: &str) -> Ticket {
    let own = Own { subject: subject.to_owned(), author: author.to_owned() };
    Ticket { own: Some(own), ..kept(id) }
}

/// An offer that keeps its place.
fn kept(id: i64) -> Ticket {
    let [lane, server, place] = ["place:games", "s", "games"].map(str::to_owned);
    Ticket { id, lane, server, place, urgency: Urgency::Board, own: None }
}

/// Shows the next row, which takes this long.
fn shown(schedule: &mut Schedule, now: &mut Instant) -> i64 {
    *now += schedule.until_next(*now).unwrap_or_default();
    let (id, lane) = schedule.next(*now).expect("one is ready");
    schedule.done(&lane, *now);
    id
}

#[test]
fn who_makes_one_challenge_does_not_wait_behind_all_that_twenty_have_made() {
    for is_each_in_turn in [true, false] {
        let (mut schedule, mut now) = (Schedule::default(), Instant::now());
        let author = |id| if is_each_in_turn { id % 20 } else { id / 8 };
        schedule.add((0..160).map(|id| offer(id, &format!("account {}", author(id)))));
        for before in 0..3 {
            for _ in 0..10 {
                shown(&mut schedule, &mut now);
            }
            let honest = 1_000 + before;
            schedule.add([offer(honest, &format!("honest {before}"))]);
            let began = now;
            assert_eq!(shown(&mut schedule, &mut now), honest);
            assert_eq!(now, began, "it waits for nothing");
        }
        let rest: Vec<i64> = (0..130).map(|_| shown(&mut schedule, &mut now)).collect();
        assert!(schedule.is_empty() && rest.len() == 130, "all are shown in the end");
    }
}

#[test]
fn whoever_was_shown_most_waits_for_those_who_were_not() {
    let (mut schedule, mut now) = (Schedule::default(), Instant::now());
    schedule.add([offer(1, "Eve"), offer(2, "Eve"), offer(3, "Eve"), offer(4, "Ann")]);
    assert_eq!(shown(&mut schedule, &mut now), 4);
    assert_eq!(shown(&mut schedule, &mut now), 1);
    assert_eq!(shown(&mut schedule, &mut now), 2);
    // Eve has one waiting and Ann two, but two of Eve's were shown.
    schedule.add([offer(5, "Ann"), offer(6, "Bob")]);
    let rest: Vec<i64> = (0..3).map(|_| shown(&mut schedule, &mut now)).collect();
    assert_eq!(rest, [6, 5, 3]);
}

#[test]
fn an_offer_is_never_settled_before_it_is_made_and_nothing_overtakes_what_keeps_its_place() {
    let (mut schedule, mut now) = (Schedule::default(), Instant::now());
    schedule.add([
        about(1, "challenge:1", "Eve"),
        about(2, "challenge:2", "Eve"),
        about(3, "challenge:1", "Eve"),
        about(4, "challenge:4", "Ann"),
        kept(5),
        about(6, "challenge:6", "Bob"),
    ]);
    let order: Vec<i64> = (0..6).map(|_| shown(&mut schedule, &mut now)).collect();
    assert_eq!(order, [4, 1, 2, 3, 5, 6]);
}

#[test]
fn what_was_tried_goes_before_what_overtakes_it_and_what_was_not_does_not() {
    for was_tried in [true, false] {
        let (mut schedule, now) = (Schedule::default(), Instant::now());
        schedule.add([offer(1, "Eve"), offer(2, "Eve")]);
        let (first, lane) = schedule.next(now).expect("one is ready");
        assert_eq!(first, 1);
        let delay = Duration::from_secs(1);
        if was_tried {
            schedule.rest(&lane, now, delay);
        } else {
            schedule.wait(&lane, now, delay);
        }
        schedule.add([offer(3, "Ann")]);
        assert_eq!(schedule.next(now), None, "both wait");
        let next = schedule.next(now + delay).map(|(id, _)| id);
        assert_eq!(next, Some(if was_tried { 1 } else { 3 }));
    }
}

#[test]
fn many_of_one_author_leave_room_for_somebody_who_has_one() {
    let (mut schedule, start) = (Schedule::default(), Instant::now());
    let mut now = start;
    schedule.add((0..10).map(|id| offer(id, "Eve")));
    for _ in 0..5 {
        shown(&mut schedule, &mut now);
    }
    assert_eq!(now - start, 4 * SPACE, "four in the five seconds in which five may go");
    schedule.add([offer(10, "Eve")]);
    assert!(!schedule.any_ready(now), "one more of hers ends no pause");
    schedule.add([offer(11, "Ann")]);
    assert!(schedule.any_ready(now));
}
