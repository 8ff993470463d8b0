//! Tasks for a newcomer to a piece over the wire: seen by one person alone, and answered by presses or
//! by typing.

use crate::server::{Server, labels};
use crate::wire;
use menagerie_rules::bundled_by_id;
use menagerie_rules::learning::{TASKS, Task};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, last_words};
use serde_json::json;

/// A task of the Knight of chess.
fn task(number: u8) -> Task {
    let chess = bundled_by_id("chess").expect("it is bundled");
    let knight = chess.role_by_name("Knight").expect("there are Knights");
    Task::new(chess, knight, number).expect("there is a task")
}

/// The squares of a shortest way through it.
fn way(number: u8) -> Vec<String> {
    task(number).solution().iter().map(|mv| mv.to().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_task_is_shown_and_solved_by_typing_and_leads_to_the_next() {
    let server = Server::start().await;
    let ask = json!({"piece": "Knight", "variant": "chess"});
    let mut shown = server.slash("Ann", server.games, "learn", ask).await;
    for number in 1..=TASKS {
        let text = shown.text();
        let stars = task(number).stars().iter().count();
        let asked = fixed_with(
            "learn-task",
            [("number", usize::from(number)), ("all", 3), ("stars", stars)],
        );
        assert!(shown.is_ephemeral() && text.contains(asked), "{text}");
        let picture = &shown.messages[0].attachments[0];
        assert_eq!(picture.name, "task.png");
        let told = picture.description.as_deref().unwrap_or_default();
        assert!(told.starts_with(first_words("learn-told", [("piece", "Knight")])), "{told}");
        assert!(told.contains(fixed("learn-told")), "{told}");
        let moves = way(number).join(" ");
        let answer = json!({"piece": "N", "variant": "chess", "task": number, "moves": moves});
        let solved = server.slash("Ann", server.games, "learn", answer).await;
        assert!(solved.text().contains(last_words("learn-fewest", NOTHING)), "{}", solved.text());
        let next = fixed("action-next-task");
        assert_eq!(labels(&solved.messages[0]).contains(&next.to_owned()), number < TASKS);
        if number < TASKS {
            shown = server.press("Ann", &solved.messages[0], next).await;
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_stuck_is_shown_a_way_and_begins_again() {
    let server = Server::start().await;
    let ask = json!({"piece": "Troll", "variant": "terachess-2", "task": 3});
    let task = server.slash("Ann", server.games, "learn", ask).await;
    let solved = server.press("Ann", &task.messages[0], fixed("action-show-way")).await;
    assert!(solved.text().contains(last_words("learn-fewest", NOTHING)), "{}", solved.text());
    let again = server.press("Ann", &solved.messages[0], fixed("action-start-again")).await;
    assert!(
        again.text().contains(fixed_with("learn-task", [("number", "3"), ("all", "3")])),
        "{}",
        again.text()
    );
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_no_moves_of_the_piece_is_told_why() {
    let server = Server::start().await;
    let answer = |moves: &str, task: u32| json!({"piece": "Knight", "variant": "chess", "task": task, "moves": moves});
    for (moves, task, expected) in [
        ("zz9", 1, fixed_with("learn-unreadable", [("number", "1"), ("text", "zz9")])),
        ("e4", 4, fixed_with("learn-no-such-task", [("all", "3")])),
        (&"e4 ".repeat(400), 1, fixed("learn-too-long")),
    ] {
        let told = server.slash("Ann", server.games, "learn", answer(moves, task)).await;
        assert!(told.is_ephemeral() && told.text().contains(expected), "{}", told.text());
    }
    let first = way(1)[0].clone();
    let twice = server.slash("Ann", server.games, "learn", answer(&format!("{first} {first}"), 1));
    let twice = twice.await.text();
    assert!(twice.contains(fixed("learn-illegal")), "{twice}");
}
