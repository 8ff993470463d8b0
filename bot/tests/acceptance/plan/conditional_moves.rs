//! Conditional moves: settled in private, checked ply by ply, played at once in one transaction with
//! one message, and dropped without a word to others when the game goes another way.

use crate::server::Server;
use crate::table::{CHANNEL, THREAD, Table, done, lines, moved};
use crate::wire;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::talk::with_offer;
use menagerie_words::{NOTHING, fixed, in_full, last_words};
use serde_json::json;

pub fn wish(wish: PlanDeed) -> Command {
    Command::Plan(PlanRequest { which: Which::Here, deed: wish })
}

pub fn add(line: &str) -> Command {
    wish(PlanDeed::Add { line: line.to_owned(), confirmed: None })
}

pub fn show() -> Command {
    wish(PlanDeed::Show)
}

pub fn drop_(number: &str) -> Command {
    wish(PlanDeed::Drop(number.to_owned()))
}

/// How a planned answer is listed.
fn planned(when: &str, reply: &str) -> &'static str {
    in_full("plan-reply", [("when", when), ("reply", reply)])
}

/// Settles a line that is taken, and what others see of that: nothing.
pub async fn settle(table: &mut Table, who: &str, line: &str) -> String {
    let reply = table.private(who, THREAD, add(line)).await;
    assert_eq!(lines(&table.deliver().await), [""; 0], "nobody else sees it");
    done(&reply)
}

/// The moves of game 1, as coordinates with their causes.
pub async fn record(table: &Table) -> Vec<(String, String)> {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let rows = sqlx::query_as("SELECT coordinates, cause FROM moves WHERE game = 1 ORDER BY ply");
    rows.fetch_all(&pool).await.expect("it can be read")
}

#[tokio::test]
async fn a_conditional_move_is_played_at_once_with_one_message_and_calls_whoever_is_to_move() {
    let mut table = Table::after(&["e4e6"]).await;
    let told = settle(&mut table, "Ann", "e13e11 d4d6 c13c11 f4f6").await;
    assert_eq!(
        told,
        format!(
            "{} {}\n1 {}\n2 – {}\n{}\n{}",
            in_full("plan-settled", NOTHING),
            fixed("plan-shown"),
            planned("1… p e13-e11", "2. P d4-d6"),
            planned("2… p c13-c11", "3. P f4-f6"),
            in_full("plan-how-to-drop", NOTHING),
            fixed("plan-settled-meaning")
        )
    );
    let reply = table.play("Bob", "e13e11").await;
    assert_eq!(
        done(&reply),
        format!(
            "{} {}",
            in_full("play-done", [("played", "p e13-e11")]),
            in_full("play-done-answered", [("replies", "1")])
        )
    );
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "board of game 1 at ply 3 [wakes Bob]: {}\n{}\n{}\n{}",
            moved("1… p e13-e11", "Pawn", "e13", "e11"),
            in_full("plan-answered", NOTHING),
            moved("2. P d4-d6", "Pawn", "d4", "d6"),
            in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")])
        )]
    );
    // The rest of the tree waits for the next move.
    let told = done(&table.private("Ann", CHANNEL, show()).await);
    assert!(
        told.contains(&format!(
            ":\n1 {}\n{}",
            planned("2… p c13-c11", "3. P f4-f6"),
            in_full("plan-how-to-drop", NOTHING)
        )),
        "{told}"
    );
    done(&table.play("Bob", "c13c11").await);
    assert_eq!(table.game().await.line.ply(), 5);
    let told = done(&table.private("Ann", CHANNEL, show()).await);
    assert!(
        told.contains(&format!("{} {}", fixed("plan-none"), fixed("plan-how-to-begin"))),
        "{told}"
    );
    let causes: Vec<String> = record(&table).await.into_iter().map(|(_, cause)| cause).collect();
    assert_eq!(causes[2], format!("{}+2", causes[1]), "one cause, each move once");
}

#[tokio::test]
async fn both_sides_plans_answer_each_other_and_whoever_has_fired_last_is_not_called() {
    let mut table = Table::after(&[]).await;
    let told = settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    let after = in_full("plan-after", [("first", "1. P e4-e6")]);
    let answer = planned("1… p e13-e11", "2. P d4-d6");
    assert!(told.contains(&format!("{after}\n1 {answer}\n")), "{told}");
    settle(&mut table, "Bob", "e4e6 e13e11 f4f6 f13f11").await;
    let reply = table.play("Ann", "e4e6").await;
    assert_eq!(
        done(&reply),
        format!(
            "{} {}",
            in_full("play-done", [("played", "P e4-e6")]),
            in_full("play-done-answered", [("replies", 2)])
        )
    );
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "board of game 1 at ply 3 [wakes Bob]: {}\n{}\n{}\n{}\n{}",
            moved("1. P e4-e6", "Pawn", "e4", "e6"),
            in_full("plan-answered", NOTHING),
            moved("1… p e13-e11", "Pawn", "e13", "e11"),
            moved("2. P d4-d6", "Pawn", "d4", "d6"),
            in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")])
        )]
    );
    // Bob has answered another move than Ann has played by her plan, and only he is told.
    let reply = table.play("Bob", "d13d11").await;
    assert_eq!(
        done(&reply),
        &*format!(
            "{} {}",
            in_full("play-done", [("played", "p d13-d11")]),
            in_full("plan-left-no-answer", [("played", "2. P d4-d6")])
        )
    );
}

#[tokio::test]
async fn what_the_game_leaves_is_dropped_and_the_opponent_never_learns_of_it() {
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    let mut other = Table::after(&["e4e6"]).await;
    let replies = (table.play("Bob", "d13d11").await, other.play("Bob", "d13d11").await);
    assert_eq!(replies.0, replies.1, "as without a plan");
    let (seen, without) = (table.deliver().await, other.deliver().await);
    assert_eq!(lines(&seen), lines(&without), "as without a plan");
    let gone = &*format!(
        "{} {} {}",
        fixed("plan-none"),
        in_full("plan-gone-no-answer", [("played", "1… p d13-d11")]),
        in_full("plan-how-to-begin", NOTHING)
    );
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(told.starts_with(gone), "{told}");
    let told = done(&table.play("Ann", "d4d6").await);
    assert_eq!(
        told,
        &*format!(
            "{} {}",
            in_full("play-done", [("played", "P d4-d6")]),
            in_full("plan-left-no-answer", [("played", "1… p d13-d11")])
        )
    );
    table.deliver().await;
    // The answer is not played when the move comes later.
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 4);
    let told = done(&table.play("Ann", "f4f6").await);
    assert_eq!(told, in_full("play-done", [("played", "P f4-f6")]), "once is enough");
    let told = done(&table.private("Bob", THREAD, show()).await);
    let nothing =
        format!("{} {}", in_full("plan-none", NOTHING), in_full("plan-how-to-begin", NOTHING));
    assert_eq!(told, nothing, "nobody is told of the plans of others");
}

#[tokio::test]
async fn a_plan_that_begins_with_ones_own_move_is_dropped_by_another_one() {
    let mut table = Table::after(&[]).await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    let told = settle(&mut table, "Ann", "d4d6 e13e11 e4e6").await;
    assert!(
        told.starts_with(&format!(
            "{} {}",
            in_full("plan-settled", NOTHING),
            fixed("plan-settled-for-other-beginning")
        )),
        "{told}"
    );
    let told = done(&table.play("Ann", "f4f6").await);
    assert_eq!(
        told,
        &*format!(
            "{} {}",
            in_full("play-done", [("played", "P f4-f6")]),
            in_full("plan-left-other-beginning", [("played", "1. P f4-f6")])
        )
    );
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 2);
}

#[tokio::test]
async fn who_was_not_told_among_others_that_a_plan_is_gone_is_told_alone_and_once() {
    let mut table = Table::after(&[]).await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    assert_eq!(table.say("Ann", "f4f6", false).await, None);
    let gone = fixed("plan-none");
    let told = done(&table.private("Ann", THREAD, show()).await);
    let why = in_full("plan-gone-other-beginning", [("played", "1. P f4-f6")]);
    assert!(told.starts_with(&format!("{gone} {why}")), "{told}");
    done(&table.play("Bob", "e13e11").await);
    let told = done(&table.play("Ann", "d4d6").await);
    assert!(
        told.ends_with(in_full("plan-left-other-beginning", [("played", "1. P f4-f6")])),
        "{told}"
    );
    done(&table.play("Bob", "d13d11").await);
    assert_eq!(
        done(&table.play("Ann", "c4c6").await),
        in_full("play-done", [("played", "P c4-c6")])
    );
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(
        told.starts_with(&format!("{gone} {}", in_full("plan-how-to-begin", NOTHING))),
        "{told}"
    );
}

#[tokio::test]
async fn a_conditional_move_declines_a_draw_whenever_it_was_offered() {
    let offer_with = with_offer("e13e11");
    let draw = || Command::Ending(EndingRequest::Draw { which: Which::Here });
    // With the move: it is never there to be answered.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.play("Bob", &offer_with).await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    assert!(
        seen[0].contains(&format!(
            "{}\n{}\n{}",
            moved("2. P d4-d6", "Pawn", "d4", "d6"),
            fixed("play-draw-declined-by-answer"),
            in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")])
        )),
        "{seen:?}"
    );
    let game = table.game().await;
    assert_eq!((game.draw_offer, game.last_offers), (None, [None, Some(2)]));
    // Before the move, by the player who makes it.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.private("Bob", THREAD, draw()).await);
    table.deliver().await;
    done(&table.play("Bob", "e13e11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(
        seen[0],
        &*format!(
            "settle draw:1:1:black: {}",
            in_full("play-draw-declined-by-moving", [("player", "@Ann")])
        )
    );
    assert_eq!((seen.len(), table.game().await.draw_offer), (2, None));
    // Before the move, by the one whose plan it is: the move has declined that itself.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.private("Ann", THREAD, draw()).await);
    table.deliver().await;
    done(&table.play("Bob", "e13e11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(
        seen[0],
        &*format!(
            "settle draw:1:1:white: {}",
            in_full("play-draw-declined-by-moving", [("player", "@Bob")])
        )
    );
    assert_eq!(table.game().await.line.ply(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_plies_come_in_one_message_that_calls_only_whoever_is_to_move() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let boards = server.posts(thread).len();
    for (who, line) in [("Ann", "e4e6 e13e11 d4d6"), ("Bob", "e4e6 e13e11 f4f6 f13f11")] {
        let answer = server.slash(who, thread, "if", json!({ "line": line })).await;
        assert!(
            answer.is_ephemeral() && answer.text().starts_with(in_full("plan-settled", NOTHING)),
            "{who}"
        );
    }
    assert_eq!(server.posts(thread).len(), boards, "nobody else sees it");
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "2. P d4-d6").await;
    assert!(board.content.contains("1. P e4-e6") && board.content.contains("1… p e13-e11"));
    assert_eq!(board.mentions, [server.id("Bob")], "{}", board.content);
    assert_eq!(board.attachments.len(), 1);
    // A player with an answer ready is not called by the move that it answers.
    let answer = json!({ "when": "d13d11", "then": "f4f6" });
    server.slash("Ann", thread, "if", answer).await;
    server.say("Bob", thread, "d13d11");
    let board = server.post(thread, "3. P f4-f6").await;
    assert_eq!(board.mentions, [server.id("Bob")], "{}", board.content);
    assert_eq!(server.posts(thread).len(), boards + 2, "one message each");

    let asked = server.slash("Ann", thread, "if", json!({ "line": "c13c11 resign" })).await;
    assert!(asked.text().starts_with(fixed("plan-resignation-asked")), "{}", asked.text());
    let settled =
        format!("{} {}", in_full("plan-settled", NOTHING), in_full("plan-shown", NOTHING));
    server.replaced("Ann", &asked.messages[0], fixed("action-resign-then"), &settled).await;
    let shown = server.slash("Ann", thread, "if", json!({})).await;
    let resigns = last_words("plan-resignation", NOTHING);
    assert!(shown.text().replace("**", "").contains(resigns), "{}", shown.text());
    server.say("Bob", thread, "c13c11");
    let end = server.post(thread, fixed("ending-resignation")).await;
    assert_eq!(end.mentions, [server.id("Bob")]);
    wire::is_valid(&server);
}
