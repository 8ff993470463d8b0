//! Tasks for a newcomer to a piece over the wire: seen by one person alone, and answered by presses or
//! by typing.

use crate::server::{Server, TIMEOUT, labels};
use crate::wire;
use menagerie_rules::bundled_by_id;
use menagerie_rules::learning::{TASKS, Task};
use menagerie_sandbox::Message;
use menagerie_words::{first_words, fixed, fixed_with, in_full};
use serde_json::json;

/// A task of a piece.
fn task(variant: &str, piece: &str, number: u8) -> Task {
    let variant = bundled_by_id(variant).expect("it is bundled");
    let piece = variant.role_by_name(piece).expect("it has such a piece");
    Task::new(variant, piece, number).expect("there is a task")
}

/// The task as it is set, up to the number of moves.
fn asked(task: &Task, number: u8) -> &'static str {
    let stars = task.stars().iter().count();
    let moves = task.solution().len();
    let numbers = [("number", usize::from(number)), ("all", 3), ("stars", stars), ("moves", moves)];
    fixed_with("learn-task", numbers)
}

/// The same of the task with a number.
fn asked_of(variant: &str, piece: &str, number: u8) -> &'static str {
    asked(&task(variant, piece, number), number)
}

/// The squares of a shortest way through it.
fn way(task: &Task) -> Vec<String> {
    task.solution().iter().map(|mv| mv.to().to_string()).collect()
}

/// The words on a shortest way.
fn fewest(task: &Task) -> &'static str {
    let way = way(task);
    let moves = way.len().to_string();
    in_full("learn-fewest", [("moves", moves.as_str()), ("path", &way.join(" "))])
}

/// Ann presses a button below a message that only she sees, which then says these words instead.
async fn turned(server: &Server, message: &Message, label: &str, words: &str) -> Message {
    server.press("Ann", message, label).await;
    let ann = server.id("Ann");
    let shown = server.sandbox.wait(TIMEOUT, |sandbox| {
        let mut all = sandbox.messages(ann, server.games).into_iter();
        all.find(|it| it.id == message.id && it.content.replace("**", "").contains(words))
    });
    shown.await.unwrap_or_else(|_| panic!("{words}:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn each_task_is_shown_and_solved_by_typing_and_leads_to_the_next() {
    let server = Server::start().await;
    let ask = json!({"piece": "Knight", "variant": "chess"});
    let mut shown = server.slash("Ann", server.games, "learn", ask).await.messages.remove(0);
    for number in 1..=TASKS {
        let task = task("chess", "Knight", number);
        assert!(
            shown.ephemeral_for.is_some() && shown.content.contains(asked(&task, number)),
            "{shown:?}"
        );
        let picture = &shown.attachments[0];
        assert_eq!(picture.name, "task.png");
        let told = picture.description.as_deref().unwrap_or_default();
        assert!(told.starts_with(first_words("learn-told", [("piece", "Knight")])), "{told}");
        assert!(told.contains(fixed("learn-told")), "{told}");
        let moves = way(&task).join(" ");
        let answer = json!({"piece": "N", "variant": "chess", "task": number, "moves": moves});
        let solved = server.slash("Ann", server.games, "learn", answer).await;
        assert!(solved.text().contains(fewest(&task)), "{}", solved.text());
        let next = fixed("action-next-task");
        assert_eq!(labels(&solved.messages[0]).contains(&next.to_owned()), number < TASKS);
        if number < TASKS {
            let following = asked_of("chess", "Knight", number + 1);
            shown = turned(&server, &solved.messages[0], next, following).await;
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_stuck_is_shown_a_way_and_begins_again() {
    let server = Server::start().await;
    let ask = json!({"piece": "Troll", "variant": "terachess-2", "task": 3});
    let troll = task("terachess-2", "Troll", 3);
    let shown = server.slash("Ann", server.games, "learn", ask).await;
    let solved =
        turned(&server, &shown.messages[0], fixed("action-show-way"), fewest(&troll)).await;
    turned(&server, &solved, fixed("action-start-again"), asked(&troll, 3)).await;
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
    let first = way(&task("chess", "Knight", 1))[0].clone();
    let twice = server.slash("Ann", server.games, "learn", answer(&format!("{first} {first}"), 1));
    let twice = twice.await;
    let twice = twice.text();
    assert!(twice.contains(fixed("learn-illegal")), "{twice}");
}
