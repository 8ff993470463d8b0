//! The clocks of games in their records: nobody loses by the time in which a game was a file, and no
//! file says of a clock what cannot be.

use crate::record::exports::{exported, record, without_origin};
use crate::record::whole_records::{moved, proof_of};
use crate::table::{CHANNEL, NOON, THREAD, Table, accept, done, draw};
use menagerie_core::Timestamp;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, Kind, Side, State};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::record::{Clocked, Form, Proven, Record, Replayed, read, written};
use menagerie_rules::Color;

/// When games are imported elsewhere: half a year later.
const LATER: i64 = NOON + 183 * DAY;

/// The same after two moves in two days; then Ann has thought for so long.
async fn thought_about(clock: &str, seconds: i64) -> Table {
    let mut table = Table::with_clock(clock).await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
        table.wait(DAY);
        done(&table.play(who, text).await);
    }
    table.wait(seconds);
    table.look().await;
    table
}

/// A table at which the game goes on half a year later, from its export.
async fn later(table: &Table) -> Table {
    let text = exported(table, Form::Json).await;
    let (replayed, _) = read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let mut there = Table::new().await;
    there.stop_at(LATER);
    // The calls there have other causes than the calls here.
    for _ in 0..20 {
        there.private("Cid", CHANNEL, draw()).await;
    }
    there.store.import(&replayed.record, Timestamp(LATER)).await.expect("it is stored");
    let again = Replayed::of(record(&there.store, 1).await).expect("its moves are legal");
    let again = written(&again, Form::Json).expect("its times are times");
    assert_eq!(without_origin(&again), without_origin(&text), "the very same is written there");
    there
}

/// How many seconds after the import the side to move is in time.
async fn left(table: &Table) -> Option<i64> {
    table.game().await.deadline().map(|deadline| deadline.0 - LATER)
}

async fn end(table: &Table) -> Option<End> {
    table.game().await.end
}

#[tokio::test]
async fn a_running_clock_goes_on_with_what_was_thought_after_a_day_of_rest() {
    for (clock, thought, expected) in [
        ("days 3d", 0, 3 * DAY),
        // Thought that nobody has looked at is not known: a move or a warning is a look.
        ("days 3d", 2 * HOUR, 3 * DAY),
        ("days 3d", 2 * DAY + HOUR, DAY - HOUR),
        ("fischer 10d 1d 20d", 9 * DAY + HOUR, DAY - HOUR),
        ("gc-2009", 0, 14 * DAY),
    ] {
        let table = thought_about(clock, thought).await;
        let mut there = later(&table).await;
        assert_eq!(left(&there).await, Some(DAY + expected), "{clock} after {thought}");
        there.look().await;
        assert_eq!(end(&there).await, None, "{clock}: nobody is flagged for the time between");
        // The player who moves is charged for nothing more, and the opponent's clock rests as well.
        there.wait(12 * HOUR);
        done(&there.play("Ann", "d4d6").await);
        let row = record(&there.store, 1).await.clock.expect("it has one").moves[2];
        let known = record(&table.store, 1).await.clock.expect("it has one").thought;
        assert_eq!(Some(row.consumed), known, "{clock}");
        there.deliver().await;
        there.wait(13 * HOUR);
        assert_eq!(there.look().await.len(), 0);
        let fresh = left(&there).await.expect("it has one");
        assert!(fresh >= 4 * DAY, "{clock}: {fresh}");
    }
}

#[tokio::test]
async fn whose_time_is_up_after_the_rest_loses_by_it() {
    let mut there = later(&thought_about("days 3d", 2 * DAY + HOUR).await).await;
    there.look().await;
    there.wait(2 * DAY);
    there.look().await;
    let lost = Some(End { winner: Some(Color::Black), ending: Ending::Time });
    assert_eq!(end(&there).await, lost);
}

#[tokio::test]
async fn what_could_be_claimed_can_be_claimed_there_and_is_not_lost_at_once() {
    let claim = || Command::Offer(OfferRequest::Claim { which: Which::Here });
    let table = thought_about("days 3d soft", 5 * DAY).await;
    assert!(table.game().await.is_overdue());
    let mut there = later(&table).await;
    there.look().await;
    assert_eq!(end(&there).await, None, "30 days are over, but it was a file then");
    there.wait(30 * DAY);
    there.look().await;
    assert!(end(&there).await.is_none() && there.game().await.is_overdue());
    done(&there.private("Bob", THREAD, claim()).await);
    let lost = Some(End { winner: Some(Color::Black), ending: Ending::Time });
    assert_eq!(end(&there).await, lost);
    moved(&there).await;
    let mut there = later(&table).await;
    there.look().await;
    there.wait(31 * DAY + HOUR);
    there.look().await;
    assert_eq!(end(&there).await, lost, "nobody has claimed it");
}

#[tokio::test]
async fn a_clock_that_has_not_begun_begins_when_it_is_looked_at() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    assert!(record(&table.store, 1).await.clock.expect("it was agreed").state.is_none());
    let mut there = later(&table).await;
    assert_eq!(left(&there).await, None);
    there.look().await;
    assert_eq!(left(&there).await, Some(3 * DAY));
}

#[tokio::test]
async fn an_end_by_the_clock_is_kept_and_told_as_pgn_has_it() {
    for (clock, moves, silence, ending, winner, tags) in [
        ("days 3d", 2, 4, Ending::Time, Some(Color::Black), ["0-1", "time forfeit", "1/259200"]),
        ("days 3d", 1, 4, Ending::NotBegun, None, ["*", "abandoned", "1/259200"]),
        ("none", 2, 91, Ending::Unfinished, None, ["*", "abandoned", "-"]),
        (
            "fischer 10d 1d 20d",
            2,
            12,
            Ending::Time,
            Some(Color::Black),
            ["0-1", "time forfeit", "864000+86400"],
        ),
        ("gc-2019", 3, 40, Ending::Time, Some(Color::White), ["1-0", "time forfeit", "gc-2019"]),
    ] {
        let mut table = Table::with_clock(clock).await;
        for text in ["e4e6", "e13e11", "d4d6"].iter().take(moves).enumerate() {
            table.wait(HOUR);
            done(&table.play(["Ann", "Bob"][text.0 % 2], text.1).await);
        }
        table.wait(silence * DAY);
        table.look().await;
        assert_eq!(end(&table).await, Some(End { winner, ending }), "{clock}");
        let known = record(&table.store, 1).await;
        assert_eq!(proof_of(known), Ok(Proven::ByTheirWord(ending)));
        moved(&table).await;
        let pgn = exported(&table, Form::Pgn).await;
        for (name, value) in ["Result", "Termination", "TimeControl"].iter().zip(tags) {
            assert!(pgn.contains(&format!("\n[{name} \"{value}\"]\n")), "{name} {value}:\n{pgn}");
        }
    }
}

#[tokio::test]
async fn pgn_has_what_each_move_has_cost() {
    let mut table = thought_about("days 3d", 90).await;
    done(&table.play("Ann", "d2g5").await);
    let pgn = exported(&table, Form::Pgn).await;
    let moves = pgn.lines().skip_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    assert_eq!(
        moves.trim(),
        "1. e6 {[%emt 24:00:00]} 1... e11 {[%emt 24:00:00]} 2. Tg5 {[%emt 0:01:30]} *"
    );
}

fn clock(record: &mut Record) -> &mut Clocked {
    record.clock.as_mut().expect("it has one")
}

fn side(record: &mut Record, ply: usize) -> &mut Side {
    &mut clock(record).moves[ply].before[0]
}

#[tokio::test]
async fn a_clock_that_cannot_be_is_refused_in_words() {
    type Change = fn(&mut Record);
    let known = record(&thought_about("fischer 10d 1d 20d", 9 * DAY + HOUR).await.store, 1).await;
    let changes: [(Change, &str); 14] = [
        (|it| clock(it).state = None, "has never begun to run, but there are moves"),
        (|it| clock(it).moves.truncate(1), "does not have a time for each move that stands"),
        (|it| clock(it).moves[1].ply = 0, "does not have a time for each move that stands"),
        (|it| clock(it).moves[0].mover = Color::Black, "does not have a time for each move that"),
        (|it| clock(it).moves[0].consumed += 1, "has times that do not add up"),
        (|it| clock(it).moves[0].consumed = -1, "says what no clock can: a time or a length that"),
        (|it| clock(it).moves[0].at.0 = i64::MAX, "says what no clock can: a time or a length"),
        (|it| side(it, 0).bank -= 1, "has times that do not add up"),
        (|it| side(it, 1).bank += 1, "has times that do not add up"),
        (|it| side(it, 1).moves += 1, "has times that do not add up"),
        (|it| clock(it).thought = None, "says of the last turn what cannot be"),
        (|it| clock(it).thought = Some(10 * DAY), "says of the last turn what cannot be"),
        (|it| clock(it).control.kind = Kind::Days(DAY), "has times that do not add up"),
        (
            |it| {
                it.end = Some(End { winner: Some(Color::White), ending: Ending::Resignation });
            },
            "says of the last turn what cannot be",
        ),
    ];
    for (index, (change, words)) in changes.into_iter().enumerate() {
        let mut record = known.clone();
        change(&mut record);
        let refused = proof_of(record).expect_err("it cannot be");
        assert!(refused.starts_with(&format!("its clock {words}")), "{index}: {refused}");
    }
}

#[tokio::test]
async fn a_turn_that_cannot_be_is_refused_in_words() {
    type Change = fn(&mut State);
    let known = record(&thought_about("fischer 10d 1d 20d", HOUR).await.store, 1).await;
    let changes: [(Change, &str); 6] = [
        (|it| it.plies = 1, "does not stand where the moves do"),
        (|it| it.turn = Color::Black, "does not stand where the moves do"),
        (|it| it.sides[1].bank += 1, "has times that do not add up"),
        (|it| it.sides[0].used += 1, "has times that do not add up"),
        (|it| it.since.0 = it.handled.0 + 1, "says what no clock can: a time or a length that"),
        (|it| it.overdue = true, "waits for a claim that nobody can make"),
    ];
    for (index, (change, words)) in changes.into_iter().enumerate() {
        let mut record = known.clone();
        change(clock(&mut record).state.as_mut().expect("it runs"));
        let refused = proof_of(record).expect_err("it cannot be");
        assert!(refused.starts_with(&format!("its clock {words}")), "{index}: {refused}");
    }
}

#[tokio::test]
async fn an_end_that_the_clock_cannot_have_brought_about_is_refused_in_words() {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    for (clock, plies, winner, ending, why) in [
        ("", 2, black, Ending::Time, "no clock has run in it"),
        ("", 0, None, Ending::NotBegun, "no clock has run in it"),
        ("none", 2, black, Ending::Time, "its clock has no deadlines"),
        ("days 3d", 2, None, Ending::Unfinished, "its clock has deadlines"),
        ("days 3d", 2, white, Ending::Time, "it was the winner's turn"),
        ("days 3d", 2, None, Ending::Time, "nobody has won"),
        ("days 3d", 1, white, Ending::Time, "both sides had not moved yet"),
        ("days 3d", 2, None, Ending::NotBegun, "both sides had moved"),
    ] {
        let mut table = Table::with_clock(clock).await;
        for (ply, text) in ["e4e6", "e13e11"].iter().take(plies).enumerate() {
            done(&table.play(["Ann", "Bob"][ply], text).await);
        }
        let mut record = record(&table.store, 1).await;
        record.clock = record.clock.filter(|_| !clock.is_empty());
        record.clock.iter_mut().for_each(|clock| clock.thought = None);
        record.end = Some(End { winner, ending });
        let refused = proof_of(record).expect_err("it cannot be");
        let expected = format!("it says that the game ended by {}, but {why}", ending.word());
        assert_eq!(refused, expected, "{clock}");
    }
}
