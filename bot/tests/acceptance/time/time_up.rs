//! The consequences when time is up: flags, claims, gifts and silence.

use crate::table::{THREAD, Table, done, lines, refused};
use crate::time::timed_games::{deadline, due, end, here, play};
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Moment;
use menagerie_core::model::request::Command;
use menagerie_core::model::state::Ending;
use menagerie_core::offer::types::OfferRequest;
use menagerie_rules::Color;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

#[tokio::test]
async fn a_hard_flag_falls_two_minutes_after_the_deadline_and_ends_the_game() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY);
    due(&mut table).await;
    table.wait(2 * MINUTE - 1);
    assert_eq!(due(&mut table).await, [""; 0], "what was written in time may be on its way");
    table.wait(1);
    assert_eq!(
        due(&mut table).await,
        [&*format!(
            "board of game 1 at ply 2 [wakes Ann,Bob]: {}\n{} {}",
            in_full("ending-time", [("loser", "@Ann"), ("winner", "@Bob (Black)")]),
            in_full("ending-that-was", [("game", 1)]),
            in_full("ending-another", NOTHING)
        )]
    );
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
    table.wait(DAY);
    assert_eq!(due(&mut table).await, [""; 0], "it has ended once");
    let reply = table.play("Ann", "c4c6").await;
    assert!(refused(&reply).starts_with(fixed_with(
        "refused-game-over",
        [("result", in_full("ending-time", [("loser", "@Ann"), ("winner", "@Bob (Black)")]))]
    )));
}

#[tokio::test]
async fn before_both_have_moved_there_is_no_result() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = due(&mut table).await.join("\n");
    let off = fixed("ending-not-begun");
    assert!(told.contains(off), "{told}");
    assert_eq!(end(&table).await, Some((None, "not-begun".to_owned())));
}

#[tokio::test]
async fn a_late_move_is_refused_and_flags_at_once() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 1);
    let reply = table.play("Ann", "c4c6").await;
    assert!(refused(&reply).starts_with(fixed("clock-refused-late")));
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
    assert_eq!(table.game().await.line.ply(), 2);
    assert_eq!(table.deliver().await.len(), 1, "the result is there to see");
}

#[tokio::test]
async fn with_a_soft_timeout_the_one_who_waits_claims_or_gives() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + MINUTE);
    let claim = || Command::Offer(OfferRequest::Claim { which: here() });
    let reply = table.private("Bob", THREAD, claim()).await;
    let early = fixed("clock-refused-not-overdue");
    assert_eq!(refused(&reply), early);
    table.deliver().await;
    table.wait(MINUTE);
    assert_eq!(
        due(&mut table).await,
        [&*format!(
            "tell [wakes Bob,Ann] [{}, {}]: {}",
            fixed("action-claim"),
            in_full("action-give", [("length", "3 days")]),
            in_full(
                "time-overdue",
                [("player", "@Ann"), ("deadline", "2026-01-08 12:00 UTC"), ("opponent", "@Bob")]
            )
        )]
    );
    let own = refused(&table.private("Ann", THREAD, claim()).await);
    assert_eq!(own, fixed("clock-refused-only-the-other-claims"));

    let give = |length: &str, shown| {
        Command::Offer(OfferRequest::Give { which: here(), length: length.to_owned(), shown })
    };
    let stale = Some(Moment { ply: 1, taken_back: 0 });
    for (length, shown, why) in [
        ("ages", None, in_full("clock-refused-no-length", [("typed", "ages")])),
        ("10m", None, fixed("clock-refused-gift-size")),
        ("31d", None, fixed("clock-refused-gift-size")),
        ("3d", stale, fixed("refused-stale")),
    ] {
        let reply = table.private("Bob", THREAD, give(length, shown)).await;
        assert!(refused(&reply).starts_with(why), "{length}: {reply:?}");
    }
    let shown = Some(Moment { ply: 2, taken_back: 0 });
    let reply = table.private("Bob", THREAD, give("3d", shown)).await;
    assert_eq!(done(&reply), in_full("offer-given-done", [("length", "3 days")]));
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "tell [wakes Ann] []: {}",
            in_full(
                "time-given",
                [
                    ("giver", "@Bob"),
                    ("player", "@Ann"),
                    ("length", "3 days"),
                    ("deadline", "2026-01-11 12:02 UTC")
                ]
            )
        )]
    );
    // She lets that pass too.
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    assert_eq!(done(&table.private("Bob", THREAD, claim()).await), fixed("offer-claimed-done"));
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
}

#[tokio::test]
async fn a_late_move_is_taken_while_nobody_has_claimed() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(10 * DAY);
    due(&mut table).await;
    play(&mut table, "Ann", "c4c6").await;
    assert_eq!(deadline(&table).await, Some(13 * DAY));
}

#[tokio::test]
async fn what_is_not_claimed_for_a_month_is_lost() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    table.wait(30 * DAY);
    assert_eq!(due(&mut table).await.len(), 1);
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
}

#[tokio::test]
async fn games_without_a_clock_have_no_time_to_claim_and_end_after_90_silent_days() {
    let mut table = Table::with_clock("none").await;
    for command in [
        Command::Offer(OfferRequest::Claim { which: here() }),
        Command::Offer(OfferRequest::Give { which: here(), length: "3d".to_owned(), shown: None }),
    ] {
        let reply = table.private("Bob", THREAD, command).await;
        let why = fixed("clock-refused-no-deadline");
        assert_eq!(refused(&reply), why);
    }
    table.deliver().await;
    play(&mut table, "Ann", "e4e6").await;
    table.wait(90 * DAY - 1);
    assert_eq!(due(&mut table).await, [""; 0]);
    table.wait(1);
    let told = due(&mut table).await.join("\n");
    let closed = fixed("ending-unfinished");
    assert!(told.contains(closed), "{told}");
    assert_eq!(end(&table).await, Some((None, Ending::Unfinished.word())));
}

#[tokio::test]
async fn resigning_and_accepting_a_draw_obey_the_clock() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    done(
        &table.private("Bob", THREAD, Command::Ending(EndingRequest::Draw { which: here() })).await,
    );
    table.deliver().await;
    table.wait(3 * DAY + 1);
    // The flag beats the draw that was offered.
    let reply =
        table.private("Ann", THREAD, Command::Ending(EndingRequest::Draw { which: here() })).await;
    assert!(refused(&reply).starts_with(fixed("clock-refused-late")), "{reply:?}");
    let told = lines(&table.deliver().await);
    assert!(told[0].contains(fixed("ending-draw-unanswered")), "{told:?}");
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));

    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    let resign = Command::Ending(EndingRequest::Resign { which: here(), confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    assert_eq!(end(&table).await, Some((Some(Color::White), "resignation".to_owned())));
    assert_eq!(due(&mut table).await.len(), 1, "the result, and nothing is due any more");
}
