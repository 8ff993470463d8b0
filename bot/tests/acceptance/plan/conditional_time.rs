//! Conditional moves and the clock: they cost nothing, on vacation too; and with any trees and moves, the game stands
//! as if everything had been played by hand at that instant.

use crate::table::{CHANNEL, NOON, THREAD, Table, done, line, move_of, refused};
use menagerie_core::clock::{DAY, HOUR, Side};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::Game;
use menagerie_core::model::{Effect, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::vacation::types::VacationRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::{Color, Line, Position, bundled_by_id, notation};
use menagerie_words::{first_words, fixed, in_full};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

async fn settle(table: &mut Table, who: &str, line: &str) -> Reply {
    let wish = PlanDeed::Add { line: line.to_owned(), confirmed: None };
    table.private(who, THREAD, Command::Plan(PlanRequest { which: Which::Here, deed: wish })).await
}

/// The time of both sides on the clock, and until when the side to move has time.
fn time(game: &Game) -> ([Side; 2], Option<Timestamp>) {
    let timing = game.timing.as_ref().expect("it has a clock");
    (timing.clock.as_ref().expect("it runs").state().sides, timing.deadline())
}

#[tokio::test]
async fn a_conditional_move_costs_nothing_and_earns_what_a_move_earns() {
    let mut table = Table::with_clock("fischer 10d 1d 20d").await;
    table.wait(2 * DAY);
    done(&table.play("Ann", "e4e6").await);
    done(&settle(&mut table, "Ann", "e13e11 d4d6").await);
    table.deliver().await;
    table.wait(3 * DAY);
    done(&table.play("Bob", "e13e11").await);
    let ([ann, bob], deadline) = time(&table.game().await);
    assert_eq!((ann.bank, ann.used, ann.moves), (10 * DAY, 2 * DAY, 2), "10 - 2 + 1 + 1");
    assert_eq!((bob.bank, bob.used, bob.moves), (8 * DAY, 3 * DAY, 1));
    // Bob's next turn begins at the same instant, and that is what the board says.
    assert_eq!(deadline, Some(Timestamp(NOON + 13 * DAY)));
    let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
    let called = &*format!(
        "{} {}",
        in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")]),
        in_full("time-until", [("deadline", "2026-01-18 12:00 UTC")])
    );
    assert!(seen.len() == 1 && seen[0].ends_with(called), "{seen:?}");
    // The time that a conditional move has earned goes when it is taken back, by agreement as ever.
    let undo = Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    table.wait(HOUR);
    done(&table.private("Bob", THREAD, undo).await);
    let answer =
        Command::Offer(OfferRequest::AnswerProposal { game: GameId(1), number: 0, accept: true });
    done(&table.private("Ann", THREAD, answer).await);
    let ([ann, bob], _) = time(&table.game().await);
    assert_eq!((ann.bank, ann.moves, bob.bank, bob.moves), (9 * DAY, 1, 10 * DAY, 0));
}

#[tokio::test]
async fn whoever_is_on_vacation_answers_all_the_same() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&settle(&mut table, "Ann", "e13e11 d4d6").await);
    let wish = VacationRequest { from: String::new(), until: "10d".to_owned(), end: false };
    done(&table.private("Ann", CHANNEL, Command::Vacation(wish)).await);
    table.wait(DAY);
    done(&table.play("Bob", "e13e11").await);
    let now = table.game().await;
    assert_eq!(now.line.ply(), 3);
    let (sides, deadline) = time(&now);
    assert_eq!((sides[0].used, deadline), (0, Some(Timestamp(NOON + 4 * DAY))));
}

#[tokio::test]
async fn a_move_that_comes_too_late_sets_nothing_off() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "d13d11").await);
    done(&settle(&mut table, "Bob", "d4d6 e13e11").await);
    table.wait(3 * DAY + 1);
    let reply = table.play("Ann", "d4d6").await;
    assert!(refused(&reply).starts_with(fixed("clock-refused-late")), "{reply:?}");
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.end.and_then(|end| end.winner)), (2, Some(Color::Black)));
}

#[tokio::test]
async fn nothing_is_set_off_while_a_game_is_frozen() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&settle(&mut table, "Ann", "e13e11 d4d6").await);
    let change = |statement: &'static str| {
        let url = table.folder.url();
        async move {
            let pool = crate::beside::pool(&url).await;
            let changed = sqlx::query(statement).bind(NOON).execute(&pool).await;
            assert_eq!(changed.expect("the table is there").rows_affected(), 1);
            pool.close().await;
        }
    };
    let freeze = "INSERT INTO freezes (scope, holder, from_at) VALUES ('game', '1', $1)";
    let thaw = "UPDATE freezes SET until_at = $1 + 60";
    change(freeze).await;
    let thawed = change(thaw);
    table.wait(60);
    let reply = table.play("Bob", "e13e11").await;
    assert!(
        refused(&reply).starts_with(first_words("moderation-stopped", [("what", "game")])),
        "{reply:?}"
    );
    assert_eq!(table.game().await.line.ply(), 1);
    thawed.await;
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 3, "what is settled has not gone");
}

/// Two tables with the same game: at one with conditional moves, at the other all is played by hand.
struct Twins {
    planned: Table,
    by_hand: Table,
    dice: StdRng,
    fired: usize,
    /// The most plies that one move has brought about.
    most: usize,
}

impl Twins {
    async fn new(seed: u64) -> Self {
        let mut dice = StdRng::seed_from_u64(seed);
        let clocks = ["none", "days 3d", "fischer 3d 1d 4d soft", "gc-2019"];
        let clock = clocks[dice.random_range(0..clocks.len())];
        let (planned, by_hand) = (Table::with_clock(clock).await, Table::with_clock(clock).await);
        let start = Position::start(bundled_by_id("chess").expect("it is bundled")).fen();
        for table in [&planned, &by_hand] {
            let pool = crate::beside::pool(&table.folder.url()).await;
            sqlx::query("UPDATE games SET variant = 'chess', revision = 1, start_fen = $1")
                .bind(&start)
                .execute(&pool)
                .await
                .expect("the game is there");
            pool.close().await;
        }
        Self { planned, by_hand, dice, fired: 0, most: 0 }
    }

    fn wait(&mut self) {
        let seconds = self.dice.random_range(0..2 * DAY);
        self.planned.wait(seconds);
        self.by_hand.wait(seconds);
    }

    /// One of the first moves that there are, so that the same ones come again.
    fn any(&mut self, line: &Line) -> Option<String> {
        let legal = line.position().legal_moves();
        let chosen = legal.get(self.dice.random_range(0..3.min(legal.len()).max(1)))?;
        Some(notation::coordinates(line.position().variant(), chosen))
    }

    /// Somebody settles a line by chance.
    async fn settle(&mut self, game: &Game) {
        let side = if self.dice.random() { Color::White } else { Color::Black };
        let mut line = game.line.clone();
        let mut moves: Vec<String> = Vec::new();
        let is_odd = usize::from(game.turn() == side);
        for _ in 0..2 * self.dice.random_range(1..5) + is_odd {
            let Some(next) = self.any(&line) else { return };
            let mv = notation::from_coordinates(line.position(), &next).expect("it is legal");
            line.play(&mv).expect("it is legal");
            if line.outcome().is_some() {
                return;
            }
            moves.push(next);
        }
        let who = ["Ann", "Bob"][side.index()];
        done(&settle(&mut self.planned, who, &moves.join(" ")).await);
        assert_eq!(self.planned.deliver().await, [], "nobody else sees it");
    }

    /// The player to move does so, and at the other table everybody plays the replies by hand.
    async fn go_on(&mut self) -> bool {
        let before = self.planned.game().await;
        if before.end.is_some() {
            return false;
        }
        for _ in 0..self.dice.random_range(0..3) {
            self.settle(&before).await;
        }
        self.wait();
        let next = self.any(&before.line).expect("the game goes on");
        let who = ["Ann", "Bob"][before.turn().index()];
        self.planned.private(who, THREAD, move_of(&next)).await;
        let after = self.planned.game().await;
        let played = after.line.moves().iter().skip(before.line.ply());
        let played: Vec<String> =
            played.map(|mv| notation::coordinates(after.variant(), mv)).collect();
        self.fired += played.len().saturating_sub(1);
        self.most = self.most.max(played.len());
        assert!(played.first().is_none_or(|first| *first == next));
        for text in if played.is_empty() { vec![next] } else { played } {
            let turn = self.by_hand.game().await.turn();
            self.by_hand.private(["Ann", "Bob"][turn.index()], THREAD, move_of(&text)).await;
        }
        self.is_alike(&after).await;
        true
    }

    async fn is_alike(&mut self, planned: &Game) {
        let by_hand = self.by_hand.game().await;
        assert_eq!(planned.line.position().fen(), by_hand.line.position().fen());
        assert_eq!((planned.line.ply(), planned.end), (by_hand.line.ply(), by_hand.end));
        assert_eq!(time(planned), time(&by_hand), "as if played at that instant");
        let boards = self.planned.deliver().await;
        let is_board = |effect: &&Effect| matches!(effect, Effect::Announce { .. });
        assert_eq!(boards.iter().filter(is_board).count(), 1, "one message tells all");
        let last = self.by_hand.deliver().await;
        let called = |effects: &[Effect]| match effects.iter().rfind(is_board) {
            Some(Effect::Announce { ply, wake, .. }) => (*ply, wake.clone()),
            _ => panic!("there is no board"),
        };
        assert_eq!(called(&boards), called(&last), "whoever is to move is called");
    }
}

#[tokio::test]
async fn whatever_is_settled_the_game_stands_as_if_it_was_played_by_hand() {
    let (mut fired, mut most) = (0, 0);
    for seed in 0..12 {
        let mut twins = Twins::new(seed).await;
        for _ in 0..18 {
            if !twins.go_on().await {
                break;
            }
        }
        let pool = crate::beside::pool(&twins.planned.folder.url()).await;
        let rows: Vec<(i64, String)> = sqlx::query_as("SELECT ply, cause FROM moves ORDER BY ply")
            .fetch_all(&pool)
            .await
            .expect("it can be read");
        let plies: Vec<i64> = rows.iter().map(|(ply, _)| *ply).collect();
        let all = twins.planned.game().await.line.ply();
        assert_eq!(plies, (0..i64::try_from(all).expect("it is small")).collect::<Vec<_>>());
        let causes: BTreeSet<&String> = rows.iter().map(|(_, cause)| cause).collect();
        assert_eq!(causes.len(), rows.len(), "each was played once");
        fired += twins.fired;
        most = most.max(twins.most);
    }
    assert!(fired > 40 && most > 3, "{fired} planned moves, {most} at once");
}
