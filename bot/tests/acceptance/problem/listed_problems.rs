//! Problems that are there: listed, limited, taken away, out of sight elsewhere, and gone on with after a
//! restart.

use crate::asking::{question, told};
use crate::problem::problems::{
    OF_MORPHY, call, listed, of_a_game, resign, shown, solve, wished, with_problem, words,
};
use crate::table::{THREAD, Table, done, line, person, refused, server};
use menagerie_core::model::request::{Authority, ViewRequest};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::{ProblemId, Server};
use menagerie_store::Store;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full, last_words};
use rand::SeedableRng;
use rand::rngs::StdRng;

#[tokio::test]
async fn problems_are_listed_from_the_newest_on_with_those_that_one_has_solved() {
    let mut table = with_problem().await;
    for number in 2..=12 {
        table.wait(1_000);
        let made = words(&mut table, "Ann", &OF_MORPHY).await;
        assert!(made.starts_with(fixed_with("problem-made", [("number", &number)])), "{made}");
    }
    words(&mut table, "Bob", &[("number", "11"), ("move", "Ra6")]).await;
    words(&mut table, "Bob", &[("number", "11"), ("move", "b7")]).await;
    let listed = words(&mut table, "Bob", &[]).await;
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 12, "{listed}");
    assert_eq!(lines[1], "12 · Chess: White mates in 2 · by @Ann · solved by 0");
    assert_eq!(
        lines[2],
        in_full(
            "problem-list-line",
            [
                ("number", "11"),
                ("variant", "Chess"),
                ("task", in_full("problem-task-mate", [("side", "White"), ("moves", "2")])),
                ("author", "@Ann"),
                ("solved_by", "1"),
                ("solved", "by-you")
            ]
        )
    );
    assert_eq!(lines[11], "Older ones: /problem what:list before:3.");
    let older = words(&mut table, "Bob", &[("what", "list"), ("before", "3")]).await;
    assert_eq!(older.lines().count(), 3, "{older}");
    let none = words(&mut table, "Bob", &[("before", "1")]).await;
    assert!(none.starts_with(fixed_with("problem-none-before", [("number", 1)])), "{none}");
}

#[tokio::test]
async fn nobody_floods_a_place_with_problems() {
    let mut table = Table::with_game().await;
    table.pause = 1;
    for _ in 0..3 {
        words(&mut table, "Ann", &OF_MORPHY).await;
    }
    let refusal = words(&mut table, "Ann", &OF_MORPHY).await;
    assert!(refusal.starts_with(fixed("problem-refused-too-many-lately")));
    table.wait(900);
    // Words in public have a limit, which answers to messages share.
    for _ in 0..12 {
        table.say("Bob", "where is my Queen?", true).await;
    }
    let refusal = words(&mut table, "Bob", &OF_MORPHY).await;
    assert!(refusal.starts_with(fixed("problem-refused-too-many-lately")), "{refusal}");
    table.deliver().await;
    for number in 4..=50 {
        table.wait(900);
        let made = words(&mut table, "Ann", &OF_MORPHY).await;
        assert!(made.starts_with(fixed_with("problem-made", [("number", &number)])), "{made}");
    }
    table.wait(900);
    let refusal = words(&mut table, "Ann", &OF_MORPHY).await;
    assert!(
        refusal.starts_with(fixed_with("problem-refused-too-many", [("most", 50)])),
        "{refusal}"
    );
}

#[tokio::test]
async fn its_author_or_who_keeps_order_takes_it_away() {
    let mut table = with_problem().await;
    let given = [("what", "withdraw"), ("number", "1")];
    let refusal = words(&mut table, "Bob", &given).await;
    assert!(
        refusal.starts_with(fixed_with("problem-refused-not-the-author", [("author", "@Ann")])),
        "{refusal}"
    );
    let wish = wished(&table, "Mod", &given).await.expect("it is decided");
    let judged = wished(&table, "Bob", &[("number", "1"), ("move", "Ra6")]).await;
    assert_eq!(
        done(&table.by("Mod", Authority::Moderator, wish).await),
        in_full("problem-withdrawn", [("number", 1)])
    );
    let settled: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert_eq!(
        settled,
        [&*format!(
            "settle problem:1: {}",
            in_full("problem-withdrawn-by", [("player", "@Mod"), ("number", "1")])
        )]
    );
    // A judgement from before is of no use any more.
    let late = table.private("Bob", THREAD, judged.expect("it was decided")).await;
    let gone = in_full("problem-refused-no-such-problem", [("problem", 1)]);
    assert_eq!(refused(&late), gone);
    assert_eq!(shown(&mut table, "Bob").await, gone);
    assert_eq!(solve(&mut table, "Bob", "Ra6").await, gone);
    assert_eq!(words(&mut table, "Ann", &given).await, gone);
    assert!(words(&mut table, "Bob", &[]).await.starts_with(fixed("problem-none")));
    assert!(
        words(&mut table, "Bob", &[("what", "show")])
            .await
            .starts_with(fixed("problem-refused-no-number"))
    );
}

#[tokio::test]
async fn who_is_elsewhere_neither_sees_nor_solves_it() {
    let mut table = with_problem().await;
    let judged = wished(&table, "Bob", &[("number", "1"), ("move", "Ra6")]).await;
    let judged = judged.expect("it is decided");
    for elsewhere in [None, Some(Server::new("test", "another"))] {
        let mut question = question(&table, "Bob", &[("number", "1")]);
        question.server = elsewhere.clone();
        let answer = question.answer(CommandName::Problem).await.expect("it is a question");
        let refusal = if elsewhere.is_none() {
            in_full("problem-refused-needs-community", NOTHING)
        } else {
            fixed_with("problem-refused-no-such-problem", [("problem", 1)])
        };
        assert!(told(&answer).starts_with(refusal));
        let view = question.view(ViewRequest::Problem(ProblemId(1))).await;
        assert!(
            told(&view)
                .starts_with(fixed_with("problem-refused-no-such-problem", [("problem", 1)]))
        );
        let call = call(&table, "Bob", elsewhere, judged.clone());
        assert!(
            refused(&table.ask(&call).await)
                .starts_with(fixed_with("problem-refused-no-such-problem", [("problem", 1)]))
        );
    }
}

#[tokio::test]
async fn what_is_pressed_twice_or_overtaken_counts_once() {
    let mut table = with_problem().await;
    let first = wished(&table, "Bob", &[("number", "1"), ("move", "Ra6")]).await;
    let second = wished(&table, "Bob", &[("number", "1"), ("move", "Ra5")]).await;
    let reply = table.private("Bob", THREAD, first.expect("it is decided")).await;
    assert!(matches!(reply, Reply::Look(..)), "{reply:?}");
    let late = table.private("Bob", THREAD, second.expect("it is decided")).await;
    assert!(
        refused(&late)
            .starts_with(fixed_with("problem-refused-attempt-has-gone-on", [("problem", 1)]))
    );
    let attempt = table.store.attempt(ProblemId(1), &person("Bob")).await.expect("reads");
    assert_eq!((attempt.moves.len(), attempt.wrong), (2, 0));
    // The same cause once more is the same problem.
    let made = wished(&table, "Ann", &OF_MORPHY).await.expect("it is decided");
    let press = call(&table, "Ann", Some(server()), made);
    let replies = [table.ask(&press).await, table.ask(&press).await];
    assert!(
        done(&replies[0]).starts_with(fixed_with("problem-made", [("number", 2)]))
            && replies[0] == replies[1]
    );
    assert_eq!((table.deliver().await.len(), listed(&table).await), (1, 2));
}

#[tokio::test]
async fn where_a_game_is_over_there_is_nothing_to_find() {
    let mut table = Table::at_of("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").await;
    done(&table.play("Ann", "a1a8").await);
    table.deliver().await;
    let refusal = words(&mut table, "Cid", &[("what", "create")]).await;
    assert_eq!(
        refusal,
        in_full("problem-refused-over-there", [("game", 1), ("ply", 1), ("earlier", 0)])
    );
    words(&mut table, "Cid", &[("what", "create"), ("ply", "0")]).await;
    let posted = line(&table.deliver().await[0]);
    assert!(
        posted.contains(&format!(
            "{}. {}",
            fixed_with("problem-task-mate", [("side", "White"), ("moves", "1")]),
            fixed_with("problem-by-of-game", [("author", "@Cid"), ("ply", "0"), ("game", "#1")])
        )),
        "{posted}"
    );
}

#[tokio::test]
async fn a_problem_is_made_where_its_game_was_played() {
    let mut table = of_a_game().await;
    resign(&mut table).await;
    let made = wished(&table, "Ann", &[("game", "1"), ("ply", "1")]).await.expect("it is decided");
    for (elsewhere, expected) in [
        (Some(Server::new("test", "another")), in_full("problem-refused-elsewhere", [("game", 1)])),
        (None, in_full("problem-refused-needs-community", NOTHING)),
    ] {
        let press = call(&table, "Ann", elsewhere, made.clone());
        let refusal = refused(&table.ask(&press).await);
        assert!(refusal.starts_with(expected), "{refusal}");
        table.stop_at(table.now() + 1);
    }
}

#[tokio::test]
async fn an_attempt_goes_on_after_a_restart() {
    let mut table = with_problem().await;
    solve(&mut table, "Bob", "Ra5").await;
    solve(&mut table, "Bob", "Ra6").await;
    let url = table.folder.url();
    let scratch = crate::table::Folder::new();
    let mut rng = StdRng::seed_from_u64(3);
    let empty = Store::open(&scratch.url(), &mut rng).await.expect("it opens");
    std::mem::replace(&mut table.store, empty).close().await.expect("it closes");
    table.store = Store::open(&url, &mut rng).await.expect("it opens again");
    let solved = solve(&mut table, "Bob", "b7").await;
    let moves = "1. R a1-a6 p b7-a6 2. P b6-b7";
    let at_try_2 = last_words("problem-you-have-solved", [("tries", "2"), ("moves", moves)]);
    assert!(solved.contains(at_try_2), "{solved}");
}
