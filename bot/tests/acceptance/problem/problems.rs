//! Problems: made of a game that has ended or of a position, proven or by their author's line, solved by each for
//! themselves, and listed with the members who have solved them.

use crate::asking::{offered, picture, question, told};
use crate::server::TIMEOUT;
use crate::table::{CHANNEL, THREAD, Table, done, line, person, server};
use menagerie_chat::conversation::{Answer, Options, command};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::{CauseId, GameId, Place, ProblemId, Server, Timestamp};
use menagerie_rules::Color;
use menagerie_rules::notation::Letters;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use std::time::{Duration, Instant};

/// Paul Morphy's: White mates in 2 by a1a6, and b7a6 is answered by b6b7.
pub const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// A question about problems in the thread of game 1: the answer, or the reply to the decision, shown as it would be.
pub async fn asked(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Answer {
    // Tests that run beside each other share the limits of a process, and Ann is in most of them.
    let begun = Instant::now();
    loop {
        let answer = match wished(table, who, given).await {
            Ok(command) => {
                let reply = table.private(who, THREAD, command).await;
                return question(table, who, &[]).answered(Ok(reply)).await;
            }
            Err(answer) => answer,
        };
        let is_full =
            told(&answer).starts_with(fixed_with("busy-refused-own-wait", [("count", 5)]));
        if !is_full || begun.elapsed() > TIMEOUT {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The command to decide about, or the answer.
pub async fn wished(table: &Table, who: &str, given: &[(&str, &str)]) -> Result<Command, Answer> {
    let question = question(table, who, given);
    if let Some(answer) = question.answer(CommandName::Problem).await {
        return Err(answer);
    }
    question
        .command(CommandName::Problem, None)
        .await
        .map(|command| command.expect("it is decided"))
}

/// A call with a cause of its own.
pub fn call(table: &Table, who: &str, server: Option<Server>, command: Command) -> Call {
    Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(who),
        place: Place::new("test", "elsewhere"),
        server,
        authority: Authority::Manager,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", format_args!("{who} at {}", table.now())),
        at: Timestamp(table.now()),
        seen: Timestamp(table.now()),
        via: Via::Private,
        command,
        letters: Letters::default(),
    }
}

pub async fn words(table: &mut Table, who: &str, given: &[(&str, &str)]) -> String {
    told(&asked(table, who, given).await)
}

/// How many problems are listed.
pub async fn listed(table: &Table) -> usize {
    table.store.problems(&server(), None).await.expect("reads").len()
}

pub async fn solve(table: &mut Table, who: &str, typed: &str) -> String {
    words(table, who, &[("what", "solve"), ("number", "1"), ("move", typed)]).await
}

pub async fn shown(table: &mut Table, who: &str) -> String {
    words(table, who, &[("number", "1")]).await
}

pub const OF_MORPHY: [(&str, &str); 4] =
    [("what", "create"), ("variant", "chess"), ("setup", MORPHY), ("goal", "mate in 2")];

/// A table at which Ann has made problem 1.
pub async fn with_problem() -> Table {
    let mut table = Table::with_game().await;
    let made = words(&mut table, "Ann", &OF_MORPHY).await;
    assert!(made.starts_with(fixed_with("problem-made", [("number", 1)])), "{made}");
    table.deliver().await;
    table
}

/// Ann has resigned a game that stands at Morphy's position after two moves of it.
pub async fn of_a_game() -> Table {
    let mut table = Table::at_of("chess", "kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1").await;
    done(&table.play("Bob", "a6a5").await);
    done(&table.play("Ann", "a1a4").await);
    table
}

pub async fn resign(table: &mut Table) {
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Ann", THREAD, resign).await);
    table.deliver().await;
}

#[tokio::test]
async fn a_problem_is_posted_with_its_board_for_all_and_says_nothing_of_the_solution() {
    let mut table = Table::with_game().await;
    let made = words(&mut table, "Ann", &OF_MORPHY).await;
    assert_eq!(
        made,
        in_full(
            "problem-made",
            [
                ("number", "1"),
                ("show", "/problem what:show number:1"),
                ("withdraw", "/problem what:withdraw number:1")
            ]
        )
    );
    let posted = table.deliver().await;
    assert_eq!(
        posted.iter().map(line).collect::<Vec<_>>(),
        [&*format!(
            "offer problem:1 in test:thread [wakes ] [Open it]: {} {} {}",
            in_full(
                "problem-posted",
                [
                    ("variant", "Chess"),
                    ("task", in_full("problem-task-mate", [("side", "White"), ("moves", "2")]))
                ]
            ),
            in_full("problem-by", [("author", "@Ann")]),
            in_full(
                "problem-posted-to-solve",
                [
                    ("solve", "/problem what:solve number:1 move:"),
                    ("show", "/problem what:show number:1")
                ]
            )
        )]
    );
    let menagerie_core::model::Effect::Offer { board: Some(board), .. } = &posted[0] else {
        panic!("it has a board: {posted:?}")
    };
    let seen = menagerie_core::board::position_on_show(board).expect("it can be read");
    assert!(seen.faces == Some(Color::White) && seen.bottom == Color::White);
    assert_eq!(crate::table::words(&seen.lead), "Chess, problem 1. White mates in 2.");
    assert_eq!((board.fen.as_str(), board.revision), (MORPHY, Some(2)));
}

#[tokio::test]
async fn a_problem_is_taken_from_a_game_that_has_ended_and_from_no_other() {
    let mut table = of_a_game().await;
    let refusal = words(&mut table, "Cid", &[("what", "create"), ("goal", "mate in 2")]).await;
    assert!(
        refusal.starts_with(fixed_with("problem-refused-game-runs", [("game", 1)])),
        "{refusal}"
    );
    resign(&mut table).await;
    for (ply, words_of_it) in [
        (
            "-1",
            &*format!(
                "{} {}",
                in_full("board-refused-unknown-position", [("game", 1), ("typed", -1)]),
                first_words("board-refused-name-a-position", [("plies", "2")])
            ),
        ),
        ("3", in_full("board-refused-unknown-position", [("game", 1), ("typed", 3)])),
        ("next", in_full("board-refused-unknown-position", [("game", "1"), ("typed", "next")])),
    ] {
        let refusal = words(&mut table, "Cid", &[("what", "create"), ("ply", ply)]).await;
        assert!(refusal.starts_with(words_of_it), "{ply}: {refusal}");
    }
    let refusal = words(&mut table, "Cid", &[("what", "create"), ("game", "9")]).await;
    assert!(refusal.starts_with(fixed_with("refused-no-such-game", [("game", 9)])), "{refusal}");
    // Nothing is said of in how many moves: it is the shortest mate that there is.
    let made = words(&mut table, "Cid", &[("what", "create"), ("ply", "1")]).await;
    assert!(made.starts_with(fixed_with("problem-made", [("number", 1)])), "{made}");
    let posted = line(&table.deliver().await[0]);
    assert!(
        posted.contains(&format!(
            "{}. {} Solve",
            fixed_with("problem-task-mate", [("side", "White"), ("moves", "2")]),
            in_full("problem-by-of-game", [("author", "@Cid"), ("ply", "1"), ("game", "#1")])
        )),
        "{posted}"
    );
    let problem = table.store.problem(ProblemId(1)).await.expect("reads").expect("it is there");
    assert_eq!(problem.source, Some((GameId(1), 1)));
    assert!(problem.start.fen().starts_with("kbK5/1p6/1P6/p7/8/8/8/R7 w"), "{:?}", problem.start);
}

#[tokio::test]
async fn a_goal_is_what_the_rules_prove_and_is_refused_with_what_stands_against_it() {
    let mut table = Table::with_game().await;
    let fen = |fen| [("what", "create"), ("variant", "chess"), ("setup", fen)];
    let (shuffle, endless) = ("Ra2 Kd8 Ra1 Ke8 ".repeat(3), "x".repeat(100_000));
    let with = |position, name, value| [&fen(position)[..], &[(name, value)]].concat();
    let unusable = first_words("start-refused-bad-setup", NOTHING);
    let over = first_words(
        "start-refused-bad-setup",
        [("reason", in_full("position-refused-over", NOTHING))],
    );
    let in_check = first_words(
        "start-refused-bad-setup",
        [(
            "reason",
            in_full(
                "position-refused-left-in-check",
                [("side", "Black"), ("mover", "White"), ("letter", "b")],
            ),
        )],
    );
    for (given, expected) in [
        (
            with(MORPHY, "goal", "mate in 1"),
            in_full(
                "problem-refused-no-mate-because",
                [
                    ("side", "White"),
                    ("moves", "1"),
                    ("why", "after 1. R a1-b1 Black can answer p a7-a5"),
                    ("longest", "3"),
                ],
            ),
        ),
        (
            with(MORPHY, "goal", "mate in 3"),
            in_full("problem-refused-sooner", [("side", "White"), ("moves", "2")]),
        ),
        (
            with(MORPHY, "goal", "mate in 9"),
            first_words("refused-no-choice", [("typed", "mate in 9"), ("name", "goal")]),
        ),
        (
            with(MORPHY, "line", "z9"),
            fixed_with("problem-refused-not-a-line", [("number", "1"), ("typed", "z9")]),
        ),
        (
            with(MORPHY, "line", "Ra6 bxa6 Ra6"),
            fixed_with("problem-refused-not-a-line", [("number", "3"), ("typed", "Ra6")]),
        ),
        (with(MORPHY, "line", "..."), fixed("problem-refused-empty-line")),
        (
            with("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "line", &shuffle),
            fixed_with("problem-refused-long-line", [("most", 9), ("plies", 12)]),
        ),
        (with("4k3/8/8/8/8/8/8/4K3 w", "line", "Ke2"), unusable),
        // Mated, stalemated, and in check out of turn.
        (fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").to_vec(), over),
        (fen("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1").to_vec(), over),
        (fen("R5k1/8/8/8/8/8/8/6K1 w - - 0 1").to_vec(), in_check),
        (
            vec![("what", "create"), ("setup", MORPHY)],
            fixed("start-refused-no-variant-named-of-many"),
        ),
        (vec![("variant", "chess"), ("goal", "mate in 1")], unusable),
    ] {
        let refusal = words(&mut table, "Ann", &given).await;
        assert!(refusal.starts_with(expected), "{given:?}: {refusal}");
    }
    let both = [&OF_MORPHY[..], &[("line", "Ra6")]].concat();
    assert!(
        words(&mut table, "Ann", &both).await.starts_with(fixed("problem-refused-goal-and-line"))
    );
    let both = [&OF_MORPHY[..], &[("game", "1")]].concat();
    assert!(
        words(&mut table, "Ann", &both).await.starts_with(fixed("problem-refused-game-and-setup"))
    );
    let stray = [&OF_MORPHY[..], &[("move", "Ra6")]].concat();
    assert!(
        words(&mut table, "Ann", &stray)
            .await
            .ends_with(in_full("problem-refused-stray", [("option", "move"), ("what", "create")]))
    );
    let long = with(MORPHY, "line", &*endless);
    let refusal = words(&mut table, "Ann", &long).await;
    assert!(
        refusal.starts_with(&format!(
            "{}xxx",
            fixed_with("problem-refused-not-a-line", [("number", 1)])
        )) && refusal.len() < 600
    );
    assert_eq!(table.deliver().await, [], "nobody else sees anything of it");
    assert_eq!(listed(&table).await, 0);
}

#[tokio::test]
async fn what_is_too_large_to_prove_is_not_proven_and_the_authors_line_is_taken_instead() {
    let mut table = Table::with_game().await;
    // Both armies of the largest board, without the Pawns between them.
    let open = "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/16/16/16/16/16/16/16/16/16/16/\
                ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w - - 0 1";
    let given = [("what", "create"), ("variant", "terachess-2"), ("setup", open)];
    let refusal = words(&mut table, "Ann", &[&given[..], &[("goal", "mate in 3")]].concat()).await;
    assert!(
        refusal
            .starts_with(in_full("problem-refused-too-large", [("side", "White"), ("moves", "3")])),
        "{refusal}"
    );
    let made = words(&mut table, "Ann", &[&given[..], &[("line", "a1a2 a14c12")]].concat()).await;
    assert!(
        made.starts_with(fixed_with(
            "problem-refused-not-a-line",
            [("number", "1"), ("typed", "a1a2")]
        )),
        "{made}"
    );
    let made = words(&mut table, "Ann", &[&given[..], &[("line", "f1d4 a14c12")]].concat()).await;
    assert!(made.starts_with(fixed_with("problem-made", [("number", 1)])), "{made}");
    let posted = line(&table.deliver().await[0]);
    let task = in_full("problem-task-line", [("side", "White")]);
    let posted_by = format!("{task}. {}", in_full("problem-by", [("author", "@Ann")]));
    assert!(posted.contains(&posted_by), "{posted}");
}

#[tokio::test]
async fn two_members_solve_it_wrongly_and_rightly_and_only_they_see_it() {
    let mut table = with_problem().await;
    let wrong = solve(&mut table, "Bob", "Ra5").await;
    let why = in_full(
        "problem-fails",
        [("played", "1. R a1-a5"), ("side", "Black"), ("answer", "p a7-a6")],
    );
    assert!(
        wrong.starts_with(&format!(
            "{} {}\n{} {} {}",
            in_full("problem-wrong-because", [("played", "R a1-a5"), ("why", why)]),
            in_full("problem-missed", [("wrong", 1)]),
            in_full(
                "problem-shown",
                [
                    ("number", "1"),
                    ("variant", "Chess"),
                    ("task", in_full("problem-task-mate", [("side", "White"), ("moves", "2")]))
                ]
            ),
            in_full("problem-by", [("author", "@Ann")]),
            first_words("problem-made-at", NOTHING)
        )),
        "{wrong}"
    );
    assert!(
        wrong.ends_with(&format!(
            "{}\n{}",
            fixed("problem-to-solve"),
            fixed("problem-solved-by-nobody")
        )),
        "{wrong}"
    );
    for (typed, why) in [
        ("", in_full("problem-refused-no-move", [("problem", 1)])),
        ("Rz9", fixed_with("move-refused-off-board", [("square", "z9"), ("corner", "h8")])),
        ("Kc6", "King"),
        (&*"x".repeat(100_000), fixed("move-refused-too-long")),
    ] {
        let refusal = solve(&mut table, "Bob", typed).await;
        assert!(refusal.contains(why) && refusal.len() < 1_000, "{typed}: {refusal}");
    }
    // An example of what can be played is no hint.
    assert_eq!(
        solve(&mut table, "Bob", "Rz9").await,
        in_full(
            "problem-refused-not-a-move",
            [
                ("why", in_full("move-refused-off-board", [("square", "z9"), ("corner", "h8")])),
                ("problem", "1")
            ]
        )
    );
    let right = solve(&mut table, "Bob", "Ra6").await;
    assert!(
        right.starts_with(fixed_with(
            "problem-right",
            [("played", "R a1-a6"), ("answer", "p b7-a6")]
        )),
        "{right}"
    );
    assert!(
        right.contains(&format!(
            "\n{}",
            fixed_with("problem-to-go-on", [("moves", "1. R a1-a6 p b7-a6")])
        )),
        "{right}"
    );
    // Nobody else has come any further by that, and his own board shows it.
    assert!(!shown(&mut table, "Cid").await.contains("a6"));
    let board = asked(&mut table, "Bob", &[("number", "1")]).await;
    assert_eq!(picture(&board).position.fen(), "kbK5/p7/pP6/8/8/8/8/8 w - - 0 2");
    assert_eq!(offered(&board), [""; 0]);
    let solved = solve(&mut table, "Bob", "b7#").await;
    assert!(
        solved.starts_with(&format!(
            "{} {}\n",
            in_full("problem-solved", [("played", "P b6-b7")]),
            in_full("problem-missed", [("wrong", 1)])
        )),
        "{solved}"
    );
    let moves = "1. R a1-a6 p b7-a6 2. P b6-b7";
    assert!(solved.contains(&format!(
        "{}\n{}",
        last_words("problem-you-have-solved", [("tries", "2"), ("moves", moves)]),
        fixed_with("problem-solved-by", [("count", "1"), ("named", "@Bob")])
    )));
    let again = solve(&mut table, "Bob", "Ra6").await;
    assert!(again.starts_with(fixed_with("problem-refused-solved", [("problem", 1)])), "{again}");

    // Cid begins anew in between, and gives the moves in another notation.
    assert!(solve(&mut table, "Cid", "a1a6").await.contains(fixed("problem-right")));
    let anew = words(&mut table, "Cid", &[("number", "1"), ("again", "true")]).await;
    assert!(
        anew.starts_with(&format!(
            "{}\n{}",
            fixed("problem-begun-anew"),
            fixed_with("problem-shown", [("number", "1"), ("variant", "Chess")])
        )),
        "{anew}"
    );
    let anew = words(&mut table, "Cid", &[("number", "1"), ("again", "true")]).await;
    assert!(
        anew.starts_with(fixed_with("problem-refused-nothing-begun", [("problem", 1)])),
        "{anew}"
    );
    solve(&mut table, "Cid", "Rook a6").await;
    let solved = solve(&mut table, "Cid", "b6b7").await;
    assert!(
        solved.contains(&format!(
            "{} 1. R a1-a6",
            fixed_with("problem-you-have-solved", [("tries", 1)])
        )),
        "{solved}"
    );
    assert!(
        solved.ends_with(&format!(
            "\n{}",
            in_full("problem-solved-by", [("count", "2"), ("named", "@Bob, @Cid")])
        )),
        "{solved}"
    );
    assert_eq!(table.deliver().await, [], "nobody else sees anything of all this");
}

#[tokio::test]
async fn any_move_that_forces_the_mate_is_right_and_of_an_authors_line_only_theirs() {
    let mut table = Table::with_game().await;
    // Both Rooks mate on the back rank; the game's own move has no privilege.
    let two = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
    let given = [("what", "create"), ("variant", "chess"), ("setup", two)];
    words(&mut table, "Ann", &given).await;
    assert!(solve(&mut table, "Bob", "Ra8").await.starts_with("Solved. R a1-a8"));
    assert!(solve(&mut table, "Cid", "Rb8").await.starts_with("Solved. R b1-b8"));
    words(&mut table, "Ann", &[&given[..], &[("line", "Kf2 h6 Ra8+ Kh7")]].concat()).await;
    let given = |typed| [("number", "2"), ("move", typed)];
    let wrong = words(&mut table, "Bob", &given("Ra8")).await;
    assert!(
        wrong.starts_with(&format!(
            "{} {}",
            in_full("problem-wrong", [("played", "R a1-a8")]),
            fixed_with("problem-missed", [("wrong", 1)])
        )),
        "{wrong}"
    );
    assert!(
        words(&mut table, "Bob", &given("Kf2"))
            .await
            .contains(fixed_with("problem-right", [("answer", "p h7-h6")]))
    );
    let solved = words(&mut table, "Bob", &given("Ra8")).await;
    assert!(solved.contains("1. K g1-f2 p h7-h6 2. R a1-a8 k g8-h7."), "{solved}");
}

#[tokio::test]
async fn the_author_does_not_solve_their_own_and_who_keeps_to_themselves_is_counted_only() {
    let mut table = with_problem().await;
    let refusal = solve(&mut table, "Ann", "Ra6").await;
    assert!(refusal.starts_with(fixed_with("problem-refused-own-problem", [("problem", 1)])));
    let private: Options = [("profile".to_owned(), "private".to_owned())].into_iter().collect();
    let private = command(CommandName::Settings, &private, None).expect("it is decided");
    done(&table.private("Bob", CHANNEL, private).await);
    for who in ["Bob", "Cid"] {
        solve(&mut table, who, "Ra6").await;
        solve(&mut table, who, "b7").await;
        let seen = shown(&mut table, "Ann").await;
        let by = if who == "Bob" {
            in_full("problem-solved-by-unnamed", [("count", 1), ("others", 1)])
        } else {
            in_full("problem-solved-by-some", [("count", "2"), ("named", "@Cid"), ("others", "1")])
        };
        assert!(seen.ends_with(&format!("\n{by}")), "{seen}");
        assert!(!seen.contains("a6"), "{seen}");
    }
}
