//! Clocks, proposals, rulings, conditional moves and members' time in one game: what each of them
//! promises holds when they meet.

use crate::record::exports::record;
use crate::record::whole_records::proof_of;
use crate::table::{
    CHANNEL, NOON, THREAD, Table, accept, answer, done, draw, lines, person, refused, resign, undo,
    words,
};
use crate::time::shared_hours::{automatic, begun, hours_paid, vacation};
use menagerie_chat::conversation::pressed;
use menagerie_core::GameId;
use menagerie_core::challenge::types::{ChallengeRequest, SideRequest};
use menagerie_core::clock::{DAY, HOUR, MINUTE};
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::model::{ActionKind, Reply};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::notebook::types::{NotebookRequest, Trial};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with, in_full};

#[tokio::test]
async fn nobody_is_asked_for_a_take_back_in_an_event() {
    for moves in [&["e4e6"][..], &["e4e6", "e13e11"]] {
        let mut table = Table::with_clock("days 3d event").await;
        for (ply, text) in moves.iter().enumerate() {
            done(&table.play(["Ann", "Bob"][ply % 2], text).await);
        }
        table.deliver().await;
        table.wait(HOUR);
        let reply = table.private("Ann", THREAD, undo()).await;
        let why = fixed("clock-refused-in-an-event");
        assert_eq!(refused(&reply), why);
        assert_eq!(lines(&table.deliver().await), [""; 0]);
    }
}

#[tokio::test]
async fn whose_time_is_up_is_not_saved_by_agreeing_to_a_take_back() {
    let mut table = begun("days 3d").await;
    table.wait(HOUR);
    done(&table.private("Bob", THREAD, undo()).await);
    table.deliver().await;
    table.wait(3 * DAY - HOUR + MINUTE);
    let reply = table.private("Ann", THREAD, answer(0, true)).await;
    assert!(refused(&reply).starts_with(fixed("clock-refused-late")), "{reply:?}");
    let lost = End { winner: Some(Color::Black), ending: Ending::Time };
    assert_eq!(table.game().await.end, Some(lost));
}

#[tokio::test]
async fn a_game_that_was_decided_has_no_time_any_more() {
    for (clock, wait) in [("days 3d", HOUR), ("days 3d soft", 4 * DAY)] {
        let mut table = begun(clock).await;
        done(&table.private("Bob", THREAD, undo()).await);
        table.wait(wait);
        table.look().await;
        let ruling = Command::Moderation(ModerationRequest::Adjudicate {
            which: Which::Number(GameId(1)),
            verdict: Some(Verdict::Draw),
            reason: "both have left".to_owned(),
            is_rated: false,
        });
        done(&table.by("Mod", Authority::Moderator, ruling).await);
        table.deliver().await;
        let game = table.game().await;
        assert_eq!((game.deadline(), game.is_overdue()), (None, false), "{clock}");
        table.wait(100 * DAY);
        assert_eq!(lines(&table.look().await), [""; 0], "{clock}");
        let claim = Command::Offer(OfferRequest::Claim { which: Which::Here });
        let reply = table.private("Bob", THREAD, claim).await;
        assert!(
            refused(&reply).starts_with(fixed_with(
                "refused-game-over",
                [("result", fixed("ending-adjudicated-drawn"))]
            )),
            "{reply:?}"
        );
    }
}

#[tokio::test]
async fn nobody_ends_a_game_of_an_event_alone() {
    let mut table = Table::with_clock("days 3d event").await;
    let abort = || Command::Offer(OfferRequest::Abort { which: Which::Here, confirmed: true });
    let said = done(&table.private("Ann", THREAD, abort()).await);
    assert_eq!(
        said,
        &*format!(
            "{} {}",
            fixed("offer-cancel-not-alone-in-event"),
            in_full("offer-done", [("opponent", "@Bob")])
        )
    );
    assert_eq!(table.game().await.end, None);
    done(&table.private("Bob", THREAD, abort()).await);
    assert_eq!(table.game().await.end, Some(End { winner: None, ending: Ending::Cancelled }));
}

#[tokio::test]
async fn a_record_of_an_event_that_one_side_has_aborted_is_refused() {
    for (clock, is_proven) in [("days 3d", true), ("days 3d event", false)] {
        let mut known = record(&Table::with_clock(clock).await.store, 1).await;
        known.end = Some(End { winner: None, ending: Ending::Aborted });
        known.clock.iter_mut().for_each(|clock| clock.thought = None);
        assert_eq!(proof_of(known).is_ok(), is_proven, "{clock}");
    }
}

#[tokio::test]
async fn a_rematch_is_played_with_the_clock_of_the_game() {
    for clock in ["days 3d soft event no-vacation", "gc-2019 pace=10/7d", "none"] {
        let mut table = Table::with_clock(clock).await;
        let agreed = table.game().await.timing.expect("it has a clock").control;
        done(&table.private("Ann", THREAD, resign()).await);
        done(
            &table
                .private(
                    "Bob",
                    THREAD,
                    Command::Challenge(ChallengeRequest::Rematch { which: Which::Here }),
                )
                .await,
        );
        let open = table.store.open_challenges_of(&person("Ann")).await.expect("reads");
        assert_eq!(open[0].control, Some(agreed), "{clock}");
    }
}

#[tokio::test]
async fn what_nobody_has_offered_to_press_is_refused_in_words() {
    let mut table = begun("days 3d soft").await;
    for id in [
        "1:give:1:2:99999999999999",
        "1:give:1:2:-1",
        "1:give:1:2:-9223372036854775808",
        "1:give:1:2:0",
        "1:give:1:2-0:9223372036854775807",
        "1:give:1:18446744073709551615-18446744073709551615:259200",
        "1:give:-1:2:259200",
        "1:claim:0",
        "1:claim:-9223372036854775808",
        "1:claim:1",
        "1:agree:1:18446744073709551615",
        "1:disagree:9223372036854775807:0",
        "1:rematch:1",
        "1:rematch:0",
        "1:join:-5",
        "1:resign-if:1:2:x",
        "1:resign-if:1:2:e4e6,e4e6",
        "1:resign-if:1:18446744073709551615-1:d4d6",
        "1:take-back:1:18446744073709551615-18446744073709551615",
    ] {
        let command = pressed(ActionKind::decode(id).expect("it can be read"));
        let reply = table.private("Bob", THREAD, command.expect("it is decided")).await;
        assert!(!refused(&reply).is_empty(), "{id}");
        assert_eq!(lines(&table.deliver().await), [""; 0], "{id}");
    }
    assert_eq!(table.game().await.end, None);
}

#[tokio::test]
async fn however_much_is_typed_the_answer_can_be_posted() {
    let mut table = begun("days 3d soft").await;
    let plan = |wish| Command::Plan(PlanRequest { which: Which::Here, deed: wish });
    for typed in
        ["x".repeat(4_000), "@everyone ".repeat(400), "9".repeat(4_000), "1 ".repeat(2_000)]
    {
        let wishes = |zone: &str, weekend: &str, quiet: &str| {
            let [zone, weekend, quiet] = [zone, weekend, quiet].map(str::to_owned);
            Command::Time(TimeRequests {
                zone,
                weekend,
                quiet,
                automatic: String::new(),
                confirmed: true,
            })
        };
        let absent = |from: &str, until: &str| {
            let (from, until) = (from.to_owned(), until.to_owned());
            Command::Vacation(VacationRequest { from, until, end: false })
        };
        let trial = |moves: &str, at: &str| {
            Command::Notebook(NotebookRequest::Try {
                which: Which::Here,
                trial: Trial { moves: moves.to_owned(), at: at.to_owned(), back: 0 },
            })
        };
        let line = PlanDeed::Add { line: typed.clone(), confirmed: None };
        for command in [
            wishes(&typed, "", ""),
            wishes("", &typed, ""),
            wishes("", "", &typed),
            wishes("", "", &format!("{typed}-{typed}")),
            absent(&typed, ""),
            absent("", &typed),
            Command::Offer(OfferRequest::Give {
                which: Which::Here,
                length: typed.clone(),
                shown: None,
            }),
            Command::Moderation(ModerationRequest::Adjudicate {
                which: Which::Number(GameId(1)),
                verdict: Some(Verdict::Draw),
                reason: typed.clone(),
                is_rated: false,
            }),
            plan(line),
            plan(PlanDeed::Drop(typed.clone())),
            trial(&typed, ""),
            trial("", &typed),
            Command::Notebook(NotebookRequest::Note { which: Which::Here, text: typed.clone() }),
        ] {
            let reply = table.by("Ann", Authority::Moderator, command.clone()).await;
            let (Reply::Refused(text) | Reply::Done(text)) = &reply else {
                panic!("neither refused nor done: {reply:?}")
            };
            let length = words(text).chars().count();
            assert!(length < 2_000, "{length}: {command:?}");
        }
        let reply = table.challenge_with("Ann", "Bob", SideRequest::First, &typed).await;
        assert!(refused(&reply).chars().count() < 2_000);
    }
}

#[tokio::test]
async fn a_claim_and_a_flag_settle_what_waits_for_an_answer() {
    for (clock, by_claim) in [("days 3d soft", true), ("days 3d", false)] {
        let mut table = begun(clock).await;
        table.wait(HOUR);
        done(&table.private("Bob", THREAD, undo()).await);
        done(&table.private("Bob", THREAD, draw()).await);
        table.deliver().await;
        table.wait(3 * DAY - HOUR + 2 * MINUTE);
        let mut seen = lines(&table.look().await);
        if by_claim {
            done(
                &table
                    .private(
                        "Bob",
                        THREAD,
                        Command::Offer(OfferRequest::Claim { which: Which::Here }),
                    )
                    .await,
            );
            seen = lines(&table.deliver().await);
        }
        let waited = ["settle draw:1:2:black", "settle proposal:1:0"];
        assert!(
            seen.len() == 3 && seen.iter().zip(waited).all(|(it, id)| it.starts_with(id)),
            "{seen:?}"
        );
        let reply = table.private("Ann", THREAD, answer(0, true)).await;
        assert!(
            refused(&reply).starts_with(fixed_with(
                "refused-game-over",
                [(
                    "result",
                    in_full("ending-time", [("loser", "@Ann"), ("winner", "@Bob (Black)")])
                )]
            )),
            "{reply:?}"
        );
    }
}

#[tokio::test]
async fn a_conditional_reply_can_be_taken_back_by_whose_it_is_and_sets_nothing_off_again() {
    let mut table = Table::with_clock("fischer 10d 1d 20d").await;
    let wish = PlanDeed::Add { line: "e4e6 e13e11 d4d6 d13d11".to_owned(), confirmed: None };
    done(
        &table
            .private("Bob", THREAD, Command::Plan(PlanRequest { which: Which::Here, deed: wish }))
            .await,
    );
    table.wait(DAY);
    done(&table.play("Ann", "e4e6").await);
    assert_eq!(table.game().await.line.ply(), 2);
    done(&table.private("Bob", THREAD, undo()).await);
    let game = table.game().await;
    let clock = game.timing.as_ref().and_then(|timing| timing.clock.clone()).expect("it runs");
    assert_eq!((game.line.ply(), clock.state().turn), (1, Color::Black));
    assert_eq!(clock.state().sides.map(|side| side.bank), [10 * DAY, 10 * DAY]);
    done(&table.play("Bob", "e13e11").await);
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(table.game().await.line.ply(), 3, "the plan went with the move");
    // The other one takes both back by consent: nothing answers the same move.
    let mut table = Table::with_clock("days 3d").await;
    let wish = PlanDeed::Add { line: "e4e6 e13e11".to_owned(), confirmed: None };
    done(
        &table
            .private("Bob", THREAD, Command::Plan(PlanRequest { which: Which::Here, deed: wish }))
            .await,
    );
    table.wait(2 * DAY);
    done(&table.play("Ann", "e4e6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    let left = table.game().await.deadline().map(|deadline| deadline.0 - table.now());
    assert_eq!(left, Some(DAY), "two of three days are thought");
    done(&table.play("Ann", "e4e6").await);
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn a_line_that_was_tried_before_a_take_back_is_said_to_be_gone() {
    let mut table = begun("days 3d").await;
    let trial = |moves: &str, back| {
        Command::Notebook(NotebookRequest::Try {
            which: Which::Here,
            trial: Trial { moves: moves.to_owned(), at: String::new(), back },
        })
    };
    table.private("Ann", THREAD, trial("d4d6", 0)).await;
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    let reply = table.private("Ann", THREAD, trial("d4d6", 1)).await;
    assert!(!refused(&reply).is_empty());
    let reply = table.private("Ann", THREAD, trial("d4d6 d13d11", 0)).await;
    assert!(matches!(reply, Reply::Look(None, _)), "{reply:?}");
}

#[tokio::test]
async fn somebody_who_plays_twenty_games_is_answered_about_all_of_them() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 1..=20 {
        let other = format!("P{number}");
        done(&table.challenge_with("Ann", &other, SideRequest::First, "days 3d soft").await);
        done(&table.private(&other, CHANNEL, accept(number)).await);
    }
    table.deliver().await;
    table.look().await;
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert!(told.contains("games 1, 2, 3,") && told.ends_with("19, 20."), "{told}");
    assert_eq!(table.deliver().await.len(), 20, "each opponent is told once");
    let end = VacationRequest { end: true, ..VacationRequest::default() };
    done(&table.private("Ann", CHANNEL, Command::Vacation(end)).await);
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    table.deliver().await;
    table.wait(3 * DAY + 2 * MINUTE);
    done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert_eq!(hours_paid(&table, Color::White).await.len(), 1);
}
