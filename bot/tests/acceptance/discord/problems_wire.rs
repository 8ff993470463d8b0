//! A problem over the wire: posted for all, solved by each alone, also over a restart.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

#[tokio::test(flavor = "multi_thread")]
async fn a_problem_is_posted_for_all_and_solved_by_each_alone() {
    let mut server = Server::start().await;
    let games = server.games;
    let given = json!({
        "what": "create", "variant": "chess", "setup": MORPHY, "goal": "mate in 2",
    });
    let made = server.slash("Ann", games, "problem", given).await;
    assert!(
        made.is_ephemeral() && made.text().starts_with(fixed_with("problem-made", [("number", 1)]))
    );
    let task = in_full("problem-task-mate", [("side", "White"), ("moves", "2")]);
    let post = server.post(games, fixed_with("problem-posted", [("task", task)])).await;
    let show_me = fixed("action-show-me");
    assert_eq!((post.attachments.len(), labels(&post)), (1, vec![show_me.to_owned()]));
    let title = in_full("picture-of-problem", [("variant", "Chess"), ("problem", "1")]);
    let alt = post.attachments[0].description.as_deref().expect("every picture has words");
    assert!(alt.starts_with(&format!("{title}. {task}.")), "{alt}");
    let told = server.told("Bob", &post, show_me).await;
    let shown = in_full("problem-shown", [("number", "1"), ("variant", "Chess"), ("task", task)]);
    assert!(told.replace("**", "").starts_with(shown), "{told}");

    let solve = |typed: &str| json!({"what": "solve", "number": 1, "move": typed});
    let wrong = server.slash("Bob", games, "problem", solve("Ra5")).await;
    assert!(
        wrong.is_ephemeral()
            && wrong.text().starts_with(&format!(
                "{} after 1. R",
                fixed_with("problem-wrong-because", [("played", "R a1-a5")])
            ))
    );
    let right = server.slash("Bob", games, "problem", solve("Ra6")).await;
    assert!(
        right.text().starts_with(fixed_with("problem-right", [("played", "R a1-a6")])),
        "{}",
        right.text()
    );
    server.stop_bot().await;
    server.start_bot().await;
    let solved = server.slash("Bob", games, "problem", solve("b7")).await;
    let told = solved.text().replace("**", "");
    let right = in_full("problem-solved", [("played", "P b6-b7")]);
    assert!(solved.is_ephemeral() && told.starts_with(right), "{told}");
    let seen = server.slash("Cid", games, "problem", json!({"number": 1})).await;
    let bob = server.id("Bob");
    assert!(
        seen.text().ends_with(fixed_with(
            "problem-solved-by",
            [("count", "1"), ("named", &*format!("<@{bob}>"))]
        )),
        "{}",
        seen.text()
    );
    assert_eq!(server.posts(games).len(), 1, "nothing else was said for all");

    let withdraw = json!({"what": "withdraw", "number": 1});
    server.slash("Ann", games, "problem", withdraw).await;
    let ann = server.id("Ann");
    let gone =
        in_full("problem-withdrawn-by", [("player", &*format!("<@{ann}>")), ("number", "1")])
            .to_owned();
    let settled = server
        .sandbox
        .wait(TIMEOUT, |_| server.posts(games).into_iter().find(|post| post.content == gone));
    assert_eq!(labels(&settled.await.expect("it is changed")), [""; 0]);
}

/// Black takes the Queen, and White mates in two (Légal's mate).
const LEGAL: [&str; 13] = [
    "e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "c8g4", "b1c3", "g7g6", "f3e5", "g4d1", "c4f7", "e8e7",
    "c3d5",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_problem_of_the_day_is_posted_with_its_board_where_a_manager_wanted_it() {
    let mut server = Server::start().await;
    let mut challenge = challenge_of(server.id("Bob"));
    challenge["variant"] = json!("chess");
    server.slash("Ann", server.games, "challenge", challenge).await;
    let challenge = server.post(server.games, &server.mention("Bob")).await;
    let thread = server.accept("Bob", &challenge).await;
    for (ply, typed) in LEGAL.iter().enumerate() {
        server.say(if ply % 2 == 0 { "Ann" } else { "Bob" }, thread, typed);
        server.post(thread, &format!("{}-{}", &typed[..2], &typed[2..])).await;
    }
    let set = server.slash("Ann", server.games, "server", json!({"problems": "18:00"})).await;
    assert!(set.text().contains("18:00"), "{}", set.text());
    server.stop_bot().await;
    let pool = crate::beside::pool(&server.database_url()).await;
    sqlx::query("UPDATE daily_problems SET due_at = 3600").execute(&pool).await.expect("it is set");
    pool.close().await;
    server.start_bot().await;
    let task = in_full("problem-task-mate", [("side", "White"), ("moves", "2")]);
    let post = fixed_with("problem-of-the-day", [("task", task)]);
    let post = server.post(server.games, post).await;
    assert_eq!(post.attachments.len(), 1, "it has a board");
    assert!(post.mentions.is_empty(), "{}", post.content);
    let shown = server.told("Cid", &post, fixed("action-show-me")).await;
    assert!(shown.contains(task), "{shown}");
}
