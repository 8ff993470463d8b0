//! Clocks, proposals, rulings, conditional moves and members' time in one game: what each of them
//! promises holds when they meet.

use crate::exports::record;
use crate::table::{CHANNEL, THREAD, Table, done, line, move_of, person, refused, words};
use crate::whole_records::{moved, proof_of};
use menagerie::conversation::pressed;
use menagerie::game::clock::{DAY, HOUR, MINUTE, Vacation};
use menagerie::game::{
    ActionKind, Authority, ChallengeId, Command, Effect, End, Ending, GameId, Opponent, PlanWish,
    Presence, ProposalState, Reply, SideWish, StartWish, TimeWishes, Timestamp, Trial,
    VacationWish, Verdict, Which,
};
use menagerie::record::{Form, Proof, Replayed, read, written};
use menagerie_rules::{Color, Line, notation};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

/// Monday the 5th of January 2026, noon.
const NOON: i64 = 1_767_614_400;

/// Ann moves first in each of so many games against Bob; the first boards were seen just now.
async fn games(count: i64, clock: &str) -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 1..=count {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        let accept = Command::Accept(ChallengeId(number));
        done(&table.private("Bob", CHANNEL, accept).await);
        if number == 1 {
            table.open_thread(GameId(1), THREAD).await;
        }
    }
    table.deliver().await;
    table.look().await;
    table
}

/// The same game after both have moved.
async fn begun(clock: &str) -> Table {
    let mut table = games(1, clock).await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
        done(&table.play(who, text).await);
    }
    table.deliver().await;
    table
}

fn lines(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(line).collect()
}

fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

fn answer(number: usize, accept: bool) -> Command {
    Command::AnswerProposal { game: GameId(1), number, accept }
}

fn automatic(word: &str) -> Command {
    Command::Time(TimeWishes { automatic: word.to_owned(), ..TimeWishes::default() })
}

fn vacation(until: &str) -> Command {
    let wish = VacationWish { until: until.to_owned(), ..VacationWish::default() };
    Command::Vacation(wish)
}

/// The hours of vacation that were paid by themselves, from their beginnings.
async fn hours_paid(table: &Table, side: Color) -> Vec<i64> {
    let timing = table.game().await.timing.expect("it has a clock");
    let hours = timing.pauses.member(side).vacations().iter().filter(|hour| hour.automatic);
    hours.map(|Vacation { from, .. }| (from.0 - NOON) / MINUTE).collect()
}

#[tokio::test]
async fn an_hour_that_is_due_in_several_games_is_paid_once_whoever_calls_first() {
    for (caller, command) in
        [("Ann", automatic("off")), ("Ann", vacation("10d")), ("Bob", vacation("10d"))]
    {
        let mut table = games(3, "days 3d").await;
        done(&table.private("Ann", CHANNEL, automatic("on")).await);
        table.wait(3 * DAY + 2 * MINUTE);
        // They call before the clocks are looked at.
        done(&table.private(caller, CHANNEL, command.clone()).await);
        assert_eq!(hours_paid(&table, Color::White).await, [3 * DAY / MINUTE], "{command:?}");
    }
}

#[tokio::test]
async fn an_hour_that_is_paid_for_one_game_stops_the_others_that_are_due_later() {
    let mut table = games(1, "days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    for (number, clock) in [(2, "days 71h"), (3, "days 2d23h30m")] {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(number))).await);
    }
    table.deliver().await;
    table.look().await;
    table.wait(3 * DAY - 20 * MINUTE);
    done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert_eq!(hours_paid(&table, Color::White).await, [71 * HOUR / MINUTE]);
}

#[tokio::test]
async fn a_vacation_begins_after_the_hour_that_is_paid_just_before_it() {
    let mut table = games(2, "days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let begins = "You will be on vacation from 2026-01-08 13:00 UTC until";
    assert!(told.starts_with(begins), "{told}");
    let timing = table.game().await.timing.expect("it has a clock");
    let member = timing.pauses.member(Color::White);
    let stored = member.vacation(Timestamp(table.now())).map(|span| span.from.0);
    assert_eq!(stored, Some(NOON + 3 * DAY + HOUR));
}

#[tokio::test]
async fn a_game_that_is_lost_when_its_player_asks_for_a_vacation_is_not_told_of_it() {
    let mut table = begun("days 3d").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert!(!told.contains("It is for your clock"), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen[0].contains("@Ann has run out of time."), "{seen:?}");
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[tokio::test]
async fn nobody_is_asked_for_a_take_back_in_an_event() {
    for moves in [&["e4e6"][..], &["e4e6", "e13e11"]] {
        let mut table = games(1, "days 3d event").await;
        for (ply, text) in moves.iter().enumerate() {
            done(&table.play(["Ann", "Bob"][ply % 2], text).await);
        }
        table.deliver().await;
        table.wait(HOUR);
        let reply = table.private("Ann", THREAD, undo()).await;
        let why = "In an event no time is given and nothing is taken back. Play on.";
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
    assert!(refused(&reply).starts_with("The time for this turn was up"), "{reply:?}");
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
        let ruling = Command::Adjudicate {
            which: Which::Number(GameId(1)),
            verdict: Some(Verdict::Draw),
            reason: "both have left".to_owned(),
        };
        done(&table.by("Mod", Authority::Moderator, ruling).await);
        table.deliver().await;
        let game = table.game().await;
        assert_eq!((game.deadline(), game.is_overdue()), (None, false), "{clock}");
        table.wait(100 * DAY);
        assert_eq!(lines(&table.look().await), [""; 0], "{clock}");
        let claim = Command::Claim { which: Which::Here };
        let reply = table.private("Bob", THREAD, claim).await;
        assert!(refused(&reply).starts_with("This game is over: Adjudicated"), "{reply:?}");
    }
}

#[tokio::test]
async fn nobody_ends_a_game_of_an_event_alone() {
    let mut table = games(1, "days 3d event").await;
    let abort = || Command::Abort { which: Which::Here };
    let said = done(&table.private("Ann", THREAD, abort()).await);
    assert_eq!(
        said,
        "A game of an event counts from its beginning: it is ended without a result only by both. \
         @Bob is asked, and can decline it."
    );
    assert_eq!(table.game().await.end, None);
    done(&table.private("Bob", THREAD, abort()).await);
    assert_eq!(table.game().await.end, Some(End { winner: None, ending: Ending::Cancelled }));
}

#[tokio::test]
async fn a_record_of_an_event_that_one_side_has_aborted_is_refused() {
    for (clock, is_proven) in [("days 3d", true), ("days 3d event", false)] {
        let mut known = record(&games(1, clock).await.store, 1).await;
        known.end = Some(End { winner: None, ending: Ending::Aborted });
        known.clock.iter_mut().for_each(|clock| clock.thought = None);
        assert_eq!(proof_of(known).is_ok(), is_proven, "{clock}");
    }
}

#[tokio::test]
async fn a_rematch_is_played_with_the_clock_of_the_game() {
    for clock in ["days 3d soft event no-vacation", "gc-2019 pace=10/7d", "none"] {
        let mut table = games(1, clock).await;
        let agreed = table.game().await.timing.expect("it has a clock").control;
        done(
            &table
                .private("Ann", THREAD, Command::Resign { which: Which::Here, confirmed: true })
                .await,
        );
        done(&table.private("Bob", THREAD, Command::Rematch { which: Which::Here }).await);
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
    let plan = |wish| Command::Plan { which: Which::Here, wish };
    for typed in
        ["x".repeat(4_000), "@everyone ".repeat(400), "9".repeat(4_000), "1 ".repeat(2_000)]
    {
        let wishes = |zone: &str, weekend: &str, quiet: &str| {
            let [zone, weekend, quiet] = [zone, weekend, quiet].map(str::to_owned);
            Command::Time(TimeWishes { zone, weekend, quiet, automatic: String::new() })
        };
        let absent = |from: &str, until: &str| {
            let (from, until) = (from.to_owned(), until.to_owned());
            Command::Vacation(VacationWish { from, until, end: false })
        };
        let trial = |moves: &str, at: &str| Command::Try {
            which: Which::Here,
            trial: Trial { moves: moves.to_owned(), at: at.to_owned(), back: 0 },
        };
        let line = PlanWish::Add { line: typed.clone(), confirmed: None };
        for command in [
            wishes(&typed, "", ""),
            wishes("", &typed, ""),
            wishes("", "", &typed),
            wishes("", "", &format!("{typed}-{typed}")),
            absent(&typed, ""),
            absent("", &typed),
            Command::Give { which: Which::Here, length: typed.clone(), shown: None },
            Command::Adjudicate {
                which: Which::Number(GameId(1)),
                verdict: Some(Verdict::Draw),
                reason: typed.clone(),
            },
            plan(line),
            plan(PlanWish::Drop(typed.clone())),
            trial(&typed, ""),
            trial("", &typed),
            Command::Note { which: Which::Here, text: typed.clone() },
        ] {
            let reply = table.by("Ann", Authority::Moderator, command.clone()).await;
            let (Reply::Refused(text) | Reply::Done(text)) = &reply else {
                panic!("neither refused nor done: {reply:?}")
            };
            let length = words(text).chars().count();
            assert!(length < 2_000, "{length}: {command:?}");
        }
        let reply = table.challenge_with("Ann", "Bob", SideWish::First, &typed).await;
        assert!(refused(&reply).chars().count() < 2_000);
    }
}

/// Two people who do whatever comes into their minds, at chess from a position with Black to move.
struct Dicers {
    table: Table,
    dice: StdRng,
}

const BLACK_FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

impl Dicers {
    async fn new(seed: u64) -> Self {
        let mut table = Table::new().await;
        table.stop_at(NOON);
        let mut dice = StdRng::seed_from_u64(seed);
        let clocks = ["none", "days 3d", "days 2d soft", "fischer 3d 1d 4d soft", "gc-2019"];
        let challenge = Command::Challenge {
            opponent: Opponent { player: person("Bob"), presence: Presence::Member },
            variant: "chess".to_owned(),
            side: SideWish::First,
            start: StartWish { setup: BLACK_FIRST.to_owned(), ..StartWish::default() },
            clock: clocks[dice.random_range(0..clocks.len())].to_owned(),
        };
        done(&table.private("Ann", CHANNEL, challenge).await);
        done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        Self { table, dice }
    }

    /// One of the first moves that there are, so that the same ones come again.
    fn any(&mut self, line: &Line) -> Option<String> {
        let legal = line.position().legal_moves();
        let chosen = legal.get(self.dice.random_range(0..4.min(legal.len()).max(1)))?;
        Some(notation::coordinates(line.position().variant(), chosen))
    }

    fn pair(&mut self, line: &Line) -> Option<String> {
        let mut line = line.clone();
        let mut moves = Vec::new();
        for _ in 0..2 {
            let next = self.any(&line)?;
            let mv = notation::from_coordinates(line.position(), &next).expect("it is legal");
            line.play(&mv).expect("it is legal");
            moves.push(next);
        }
        Some(moves.join(" "))
    }

    async fn step(&mut self) {
        let game = self.table.game().await;
        let [next, other] = if game.player(game.turn()) == &person("Ann") {
            ["Ann", "Bob"]
        } else {
            ["Bob", "Ann"]
        };
        let which = Which::Here;
        let who = if self.dice.random() { next } else { other };
        let number = game.standing_proposal().map_or(0, |proposal| proposal.number);
        let moves = self.any(&game.line).unwrap_or_default();
        let (caller, command) = match self.dice.random_range(0..30) {
            0..9 => (next, move_of(&moves)),
            9 => (next, move_of(&format!("{moves} ="))),
            10..14 => (
                other,
                Command::Plan {
                    which,
                    wish: PlanWish::Add {
                        line: self.pair(&game.line).unwrap_or_default(),
                        confirmed: None,
                    },
                },
            ),
            14..18 => (who, undo()),
            18..22 => (if who == next { other } else { next }, answer(number, self.dice.random())),
            22 => (who, Command::Draw { which }),
            23 => (other, Command::Give { which, length: "2d".to_owned(), shown: None }),
            24 => (other, Command::Claim { which }),
            25 => (who, automatic(["on", "off"][self.dice.random_range(0..2)])),
            26 => (who, vacation("3d")),
            27 => (who, Command::Vacation(VacationWish { end: true, ..VacationWish::default() })),
            28 if self.dice.random_range(0..6) == 0 => (who, Command::Abort { which }),
            _ => (who, Command::Note { which, text: "so far".to_owned() }),
        };
        self.table.private(caller, THREAD, command).await;
    }

    /// What is due is done now and then, and not always before somebody calls.
    async fn wait(&mut self) {
        let longest = [60, HOUR, HOUR, 2 * DAY][self.dice.random_range(0..4)];
        self.table.wait(self.dice.random_range(0..longest));
        if self.dice.random_range(0..3) > 0 {
            self.table.look().await;
        }
        self.table.deliver().await;
    }

    async fn holds(&mut self) {
        let game = self.table.game().await;
        let known = record(&self.table.store, 1).await;
        let replayed = Replayed::of(known).expect("its moves are legal");
        let text = written(&replayed, Form::Json).expect("its times are times");
        read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        let proof = Proof::of(&replayed);
        assert!(proof.is_ok(), "{:?}:\n{text}", proof.err());
        let open = game.proposals.iter().filter(|it| it.state == ProposalState::Open).count();
        assert!(open <= usize::from(game.end.is_none()), "{text}");
        let never = Timestamp(NOON + 100_000 * DAY);
        let due = self.table.store.due_clocks("test", never).await.expect("reads");
        let clock = game.timing.as_ref().and_then(|timing| timing.clock.as_ref()).expect("it runs");
        let state = clock.state();
        assert_eq!(due.is_empty(), game.end.is_some(), "{text}");
        assert_eq!(state.finish.is_some(), game.end.is_some(), "{text}");
        if game.end.is_none() {
            assert_eq!((state.turn, state.plies as usize), (game.turn(), game.line.ply()));
            assert!(state.sides.iter().all(|side| side.bank >= 0) && clock.nobody() >= 0, "{text}");
        } else {
            assert!(!game.is_overdue() && game.draw_offer.is_none(), "{text}");
        }
    }
}

/// Whatever comes together, the record adds up, the clock stands where the moves do, and what has
/// ended waits for nothing.
#[tokio::test]
async fn whatever_comes_together_the_record_adds_up() {
    let (mut ends, mut plies) = (BTreeSet::new(), 0);
    for seed in 0..6 {
        let mut dicers = Dicers::new(seed).await;
        for _ in 0..60 {
            dicers.step().await;
            dicers.holds().await;
            dicers.wait().await;
            if let Some(end) = dicers.table.game().await.end {
                ends.insert(end.ending.word());
                dicers.holds().await;
                moved(&dicers.table).await;
                break;
            }
        }
        let game = dicers.table.game().await;
        plies += game.line.ply() + game.taken_back.len();
    }
    assert!(!ends.is_empty() && plies > 100, "{ends:?} {plies}");
}

#[tokio::test]
async fn who_is_overdue_already_is_not_said_to_have_stopped_the_clock() {
    let mut table = begun("days 3d soft").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let late = "\nYour time is up already in game 1: no vacation helps there. Move before your \
                opponent claims.";
    assert!(told.ends_with(late), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen.len() == 1 && seen[0].contains("you may claim the game"), "{seen:?}");
    // It is the opponent who waits: what is asked stops nothing of theirs.
    let told = done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert!(told.ends_with("It is for your clock in game 1."), "{told}");
    table.deliver().await;
    done(&table.private("Bob", THREAD, Command::Claim { which: Which::Here }).await);
}

#[tokio::test]
async fn a_claim_and_a_flag_settle_what_waits_for_an_answer() {
    for (clock, by_claim) in [("days 3d soft", true), ("days 3d", false)] {
        let mut table = begun(clock).await;
        table.wait(HOUR);
        done(&table.private("Bob", THREAD, undo()).await);
        done(&table.private("Bob", THREAD, Command::Draw { which: Which::Here }).await);
        table.deliver().await;
        table.wait(3 * DAY - HOUR + 2 * MINUTE);
        let mut seen = lines(&table.look().await);
        if by_claim {
            done(&table.private("Bob", THREAD, Command::Claim { which: Which::Here }).await);
            seen = lines(&table.deliver().await);
        }
        let waited = ["settle draw:1:2:black", "settle proposal:1:0"];
        assert!(
            seen.len() == 3 && seen.iter().zip(waited).all(|(it, id)| it.starts_with(id)),
            "{seen:?}"
        );
        let reply = table.private("Ann", THREAD, answer(0, true)).await;
        assert!(refused(&reply).starts_with("This game is over: @Ann has run out"), "{reply:?}");
    }
}

#[tokio::test]
async fn a_conditional_reply_can_be_taken_back_by_whose_it_is_and_sets_nothing_off_again() {
    let mut table = games(1, "fischer 10d 1d 20d").await;
    let wish = PlanWish::Add { line: "e4e6 e13e11 d4d6 d13d11".to_owned(), confirmed: None };
    done(&table.private("Bob", THREAD, Command::Plan { which: Which::Here, wish }).await);
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
    let mut table = games(1, "days 3d").await;
    let wish = PlanWish::Add { line: "e4e6 e13e11".to_owned(), confirmed: None };
    done(&table.private("Bob", THREAD, Command::Plan { which: Which::Here, wish }).await);
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
    let trial = |moves: &str, back| Command::Try {
        which: Which::Here,
        trial: Trial { moves: moves.to_owned(), at: String::new(), back },
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
        done(&table.challenge_with("Ann", &other, SideWish::First, "days 3d soft").await);
        done(&table.private(&other, CHANNEL, Command::Accept(ChallengeId(number))).await);
    }
    table.deliver().await;
    table.look().await;
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert!(told.contains("games 1, 2, 3,") && told.ends_with("19, 20."), "{told}");
    assert_eq!(table.deliver().await.len(), 20, "each opponent is told once");
    let end = VacationWish { end: true, ..VacationWish::default() };
    done(&table.private("Ann", CHANNEL, Command::Vacation(end)).await);
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    table.deliver().await;
    table.wait(3 * DAY + 2 * MINUTE);
    done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert_eq!(hours_paid(&table, Color::White).await.len(), 1);
}

#[tokio::test]
async fn a_vacation_at_the_end_of_time_harms_nobody() {
    let moments =
        ["9999-12-30", "-009999-01-02", "3000000d", "106751991167300d", "9223372036854775807s"];
    for from in moments.into_iter().chain([""]) {
        for until in moments {
            let mut table = begun("days 3d").await;
            let wish = VacationWish { from: from.to_owned(), until: until.to_owned(), end: false };
            table.private("Ann", CHANNEL, Command::Vacation(wish)).await;
            table.deliver().await;
            done(&table.private("Ann", CHANNEL, vacation("")).await);
            table.wait(HOUR);
            done(&table.play("Ann", "d4d6").await);
            done(&table.play("Bob", "d13d11").await);
            table.wait(400 * DAY);
            table.look().await;
            assert!(table.game().await.end.is_some(), "{from} {until}");
        }
    }
}
