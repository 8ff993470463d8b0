//! Conditional moves: settled in private, checked ply by ply, played at once in one transaction with
//! one message, and dropped without a word to others when the game goes another way.

use crate::server::Server;
use crate::table::{CHANNEL, THREAD, Table, done, lines, refused, words};
use crate::wire;
use menagerie::conversation::pressed;
use menagerie::game::{
    ActionKind, Command, End, Ending, Moment, PlanWish, Reply, Which, with_offer,
};
use menagerie_rules::{Color, Line, Termination, notation};
use serde_json::json;

fn wish(wish: PlanWish) -> Command {
    Command::Plan { which: Which::Here, wish }
}

fn add(line: &str) -> Command {
    wish(PlanWish::Add { line: line.to_owned(), confirmed: None })
}

fn show() -> Command {
    wish(PlanWish::Show)
}

fn drop_(number: &str) -> Command {
    wish(PlanWish::Drop(number.to_owned()))
}

/// Settles a line that is taken, and what others see of that: nothing.
async fn settle(table: &mut Table, who: &str, line: &str) -> String {
    let reply = table.private(who, THREAD, add(line)).await;
    assert_eq!(lines(&table.deliver().await), [""; 0], "nobody else sees it");
    done(&reply)
}

/// So many moves that can be played one after the other.
fn line_of_examples(game: &Line, plies: usize) -> Vec<String> {
    let mut line = game.clone();
    for _ in 0..plies {
        let next = notation::example(line.position()).expect("there is a move");
        line.play(&next).expect("it is legal");
    }
    let moves = line.moves().iter().skip(game.ply());
    moves.map(|mv| notation::coordinates(game.position().variant(), mv)).collect()
}

/// The moves of game 1, as coordinates with their causes.
async fn record(table: &Table) -> Vec<(String, String)> {
    let pool = sqlx::SqlitePool::connect(&table.folder.url()).await.expect("the file is there");
    let rows = sqlx::query_as("SELECT coordinates, cause FROM moves WHERE game = 1 ORDER BY ply");
    rows.fetch_all(&pool).await.expect("it can be read")
}

#[tokio::test]
async fn a_conditional_move_is_played_at_once_with_one_message_and_calls_whoever_is_to_move() {
    let mut table = Table::after(&["e4e6"]).await;
    let told = settle(&mut table, "Ann", "e13e11 d4d6 c13c11 f4f6").await;
    assert_eq!(
        told,
        "Settled. Your conditional moves; nobody else is told of them:\n\
         1 if 1… p e13-e11, then 2. P d4-d6\n\
         2 – if 2… p c13-c11, then 3. P f4-f6\n\
         /if drop:1 drops the first with all that follows upon it, /if drop:all all of them.\n\
         They are played at once and take no time. They decline a draw that is offered, as any \
         move does, and are dropped when the game goes another way or a move is taken back."
    );
    let reply = table.play("Bob", "e13e11").await;
    assert_eq!(done(&reply), "Played: p e13-e11. A conditional move has answered it at once.");
    assert_eq!(
        lines(&table.deliver().await),
        ["board of game 1 at ply 3 [wakes Bob]: 1… p e13-e11 · Pawn from e13 to e11.\n\
          Answered at once, as was settled before:\n\
          2. P d4-d6 · Pawn from d4 to d6.\n@Bob, it is your move (Black)."]
    );
    // What is left of the tree waits for the next move.
    let told = done(&table.private("Ann", CHANNEL, show()).await);
    assert!(told.contains(":\n1 if 2… p c13-c11, then 3. P f4-f6\n/if drop:1"), "{told}");
    done(&table.play("Bob", "c13c11").await);
    assert_eq!(table.game().await.line.ply(), 5);
    let told = done(&table.private("Ann", CHANNEL, show()).await);
    assert!(told.contains("You have no conditional moves in this game. Write a line"), "{told}");
    let causes: Vec<String> = record(&table).await.into_iter().map(|(_, cause)| cause).collect();
    assert_eq!(causes[2], format!("{}+2", causes[1]), "one cause, each move once");
}

#[tokio::test]
async fn both_sides_plans_answer_each_other_and_whoever_has_fired_last_is_not_called() {
    let mut table = Table::after(&[]).await;
    let told = settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    assert!(told.contains("After 1. P e4-e6:\n1 if 1… p e13-e11, then 2. P d4-d6\n"), "{told}");
    settle(&mut table, "Bob", "e4e6 e13e11 f4f6 f13f11").await;
    let reply = table.play("Ann", "e4e6").await;
    assert_eq!(done(&reply), "Played: P e4-e6. 2 conditional moves have followed at once.");
    assert_eq!(
        lines(&table.deliver().await),
        ["board of game 1 at ply 3 [wakes Bob]: 1. P e4-e6 · Pawn from e4 to e6.\n\
          Answered at once, as was settled before:\n\
          1… p e13-e11 · Pawn from e13 to e11.\n2. P d4-d6 · Pawn from d4 to d6.\n\
          @Bob, it is your move (Black)."]
    );
    // Bob has answered another move than Ann has played by her plan, and only he is told.
    let reply = table.play("Bob", "d13d11").await;
    assert_eq!(
        done(&reply),
        "Played: p d13-d11. Your conditional moves had no answer to 2. P d4-d6 and are dropped."
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
    let gone = "You have no conditional moves in this game. Those you had are dropped: they had no \
                answer to 1… p d13-d11. Write a line";
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(told.starts_with(gone), "{told}");
    let told = done(&table.play("Ann", "d4d6").await);
    assert_eq!(
        told,
        "Played: P d4-d6. Your conditional moves had no answer to 1… p d13-d11 and are dropped."
    );
    table.deliver().await;
    // The answer is not played when the move comes later.
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 4);
    let told = done(&table.play("Ann", "f4f6").await);
    assert_eq!(told, "Played: P f4-f6.", "once is enough");
    let told = done(&table.private("Bob", THREAD, show()).await);
    assert!(!told.contains("dropped"), "nobody is told of the plans of others: {told}");
}

#[tokio::test]
async fn a_plan_that_begins_with_ones_own_move_is_dropped_by_another_one() {
    let mut table = Table::after(&[]).await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    let told = settle(&mut table, "Ann", "d4d6 e13e11 e4e6").await;
    assert!(
        told.starts_with(
            "Settled. It takes the place of those that began with another move of yours. "
        ),
        "{told}"
    );
    let told = done(&table.play("Ann", "f4f6").await);
    assert_eq!(
        told,
        "Played: P f4-f6. Your conditional moves began with another move than 1. P f4-f6 and are \
         dropped."
    );
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 2);
}

#[tokio::test]
async fn who_was_not_told_among_others_that_a_plan_is_gone_is_told_alone_and_once() {
    let mut table = Table::after(&[]).await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    assert_eq!(table.say("Ann", "f4f6", false).await, None);
    let gone = "You have no conditional moves in this game.";
    let told = done(&table.private("Ann", THREAD, show()).await);
    let why = " Those you had are dropped: they began with another move than 1. P f4-f6.";
    assert!(told.starts_with(&format!("{gone}{why}")), "{told}");
    done(&table.play("Bob", "e13e11").await);
    let told = done(&table.play("Ann", "d4d6").await);
    assert!(told.ends_with("began with another move than 1. P f4-f6 and are dropped."), "{told}");
    done(&table.play("Bob", "d13d11").await);
    assert_eq!(done(&table.play("Ann", "c4c6").await), "Played: P c4-c6.");
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(told.starts_with(&format!("{gone} Write")), "{told}");
}

#[tokio::test]
async fn lines_become_a_tree_that_is_shown_and_cut_by_numbers() {
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6 c13c11 f4f6").await;
    settle(&mut table, "Ann", "1… e13-e11, 2. P d4-d6 f13f11 f4f6").await;
    let told = settle(&mut table, "Ann", "d13d11; d4d6").await;
    let tree = "1 if 1… p e13-e11, then 2. P d4-d6\n\
                2 – if 2… p c13-c11, then 3. P f4-f6\n\
                3 – if 2… p f13-f11, then 3. P f4-f6\n\
                4 if 1… p d13-d11, then 2. P d4-d6\n";
    assert!(told.contains(tree), "{told}");
    let told = settle(&mut table, "Ann", "if e13e11 then f4f6").await;
    assert!(told.starts_with("Settled. It takes the place of another answer"), "{told}");
    assert!(
        told.contains("1 if 1… p e13-e11, then 2. P f4-f6\n2 if 1… p d13-d11, then 2. P d4-d6"),
        "{told}"
    );
    for (number, refusal) in [
        ("3", "None of your conditional moves has the number “3”. Name one from 1 to 2, or all."),
        ("0", "None of your conditional moves has the number “0”."),
        ("one", "None of your conditional moves has the number “one”."),
    ] {
        let reply = table.private("Ann", THREAD, drop_(number)).await;
        assert!(refused(&reply).starts_with(refusal), "{reply:?}");
    }
    let reply = table.private("Ann", THREAD, wish(PlanWish::AddAndDrop)).await;
    assert!(refused(&reply).starts_with("A line is added or one is dropped"), "{reply:?}");
    let told = done(&table.private("Ann", THREAD, drop_("1")).await);
    assert!(told.starts_with("Dropped. Your conditional moves;"), "{told}");
    assert!(!told.contains("f4-f6"), "{told}");
    let told = done(&table.private("Ann", THREAD, drop_("ALL")).await);
    assert_eq!(told, "Dropped. You have no conditional moves in this game any more.");
    let reply = table.private("Ann", THREAD, drop_("all")).await;
    assert!(refused(&reply).contains("there is nothing to drop"), "{reply:?}");
    assert_eq!(lines(&table.deliver().await), [""; 0]);
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(table.game().await.line.ply(), 2);
}

#[tokio::test]
async fn a_line_is_read_in_every_notation_and_refused_at_its_place() {
    let mut table = Table::after(&["e4e6"]).await;
    for text in [
        "e13e11 d4d6",
        "e13-e11 d4-d6",
        "p e13-e11 P d4-d6",
        "p e13-e11, P d4-d6",
        "1… p e13-e11 2. P d4-d6",
        "1... e11 2. d6",
        "e11 d6",
        "Pawn e13-e11 then Pawn d4-d6",
        "e13 e11, d4 d6",
        "e13e11;d4d6",
    ] {
        let told = settle(&mut table, "Ann", text).await;
        assert!(told.contains("\n1 if 1… p e13-e11, then 2. P d4-d6\n/if"), "{text}: {told}");
        done(&table.private("Ann", THREAD, drop_("all")).await);
    }
    for (text, refusal) in [
        ("", "There is no move in that."),
        ("1. then", "There is no move in that."),
        ("e13e11", "Your line ends with 1… p e13-e11, which nothing answers yet"),
        ("e13e11 d4d6 c13c11", "Your line ends with 2… p c13-c11, which nothing answers yet"),
        (
            "e13e11 d4d6 c13c10 f4f6",
            "Move 3 of your line, “c13c10”, cannot be played there, so nothing has changed. ",
        ),
        ("e13e11 P d4-d9", "Move 2 of your line, “P d4-d9”, cannot be played there"),
        ("d4d6 e13e11", "Move 1 of your line, “d4d6”, cannot be played there"),
        ("e13e11 and so on", "Move 2 of your line, “so”, cannot be played there"),
        ("resign", "Move 1 of your line, “resign”, cannot be played there"),
        ("e13e11 resign d4d6", "Nothing can follow upon resigning"),
        ("e13e11 e5", "Move 2 of your line, “e5”, fits several moves, so nothing has changed."),
    ] {
        let reply = table.private("Ann", THREAD, add(text)).await;
        assert!(refused(&reply).starts_with(refusal), "{text}: {reply:?}");
    }
    let reply = table.private("Ann", THREAD, add("d4d6 e13e11")).await;
    assert!(
        refused(&reply)
            .ends_with("It is your opponent’s turn, so your line begins with a move of theirs."),
        "{reply:?}"
    );
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(told.starts_with("You have no conditional moves"), "nothing has changed: {told}");
}

#[tokio::test]
async fn a_promotion_is_named_in_a_line_and_answered_only_if_it_is_the_one() {
    let fen = "7k/P7/8/8/8/8/1p6/7K b - - 0 1";
    let mut table = Table::at_of("chess", fen).await;
    let reply = table.private("Ann", THREAD, add("b2b1=N a7a8")).await;
    assert_eq!(
        refused(&reply),
        "Move 2 of your line, “a7a8”, fits several moves, so nothing has changed. Write it out, \
         like P a7-a8; Q-a8."
    );
    for line in ["b2b1=N a8=R", "p b2-b1; n-b1 P a7-a8; R-a8", "b2-b1; n-b1, P a7-a8; R-a8"] {
        let told = settle(&mut table, "Ann", line).await;
        let row = "1 if 1… p b2-b1; n-b1, then 2. P a7-a8; R-a8\n/if";
        assert!(told.contains(row), "{line}: {told}");
    }
    done(&table.play("Bob", "b2b1=Q").await);
    assert_eq!(table.game().await.line.ply(), 1, "another piece is another move");
    let mut table = Table::at_of("chess", fen).await;
    settle(&mut table, "Ann", "b2b1=N a8=R").await;
    done(&table.play("Bob", "b2b1=N").await);
    let moves: Vec<String> = record(&table).await.into_iter().map(|(text, _)| text).collect();
    assert_eq!(moves, ["b2b1=N", "a7a8=R"]);
}

#[tokio::test]
async fn too_much_is_refused_in_a_sentence_and_nothing_changes() {
    let mut table = Table::after(&["e4e6"]).await;
    for text in ["e13e11 d4d6 ".repeat(10_000), "e13e11".repeat(10_000), " ".repeat(10_000)] {
        let reply = table.private("Ann", THREAD, add(&text)).await;
        assert!(refused(&reply).starts_with("A line of conditional moves has at most 20"));
    }
    let game = table.game().await;
    let line = line_of_examples(&game.line, 42);
    let reply = table.private("Ann", THREAD, add(&line.join(" "))).await;
    assert!(refused(&reply).starts_with("A line of conditional moves has at most 20"));
    assert_eq!(table.game().await.plans, [None, None]);
    settle(&mut table, "Ann", &line[..40].join(" ")).await;
    done(&table.private("Ann", THREAD, drop_("all")).await);
    // Fifty answers fit, and one more does not.
    let legal = game.line.position().legal_moves();
    let variant = game.variant();
    let text = |mv| notation::coordinates(variant, mv);
    let first: Vec<String> = legal.iter().take(51).map(text).collect();
    assert_eq!(first.len(), 51, "there are moves enough");
    for (index, when) in first.iter().enumerate() {
        let reply = table.private("Ann", THREAD, add(&format!("{when} d4d6"))).await;
        if index < 50 {
            done(&reply);
        } else {
            let most = "You can have at most 50 conditional moves in a game, so nothing";
            assert!(refused(&reply).starts_with(most), "{reply:?}");
        }
    }
    let game = table.game().await;
    assert_eq!(game.plans[0].as_ref().map(menagerie::game::Plan::size), Some(50));
}

#[tokio::test]
async fn only_the_players_of_a_running_game_have_conditional_moves() {
    let mut table = Table::after(&["e4e6"]).await;
    let reply = table.private("Cid", THREAD, add("e13e11 d4d6")).await;
    assert!(refused(&reply).starts_with("You do not play in game 1"), "{reply:?}");
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    let resign = Command::Resign { which: Which::Here, confirmed: true };
    done(&table.private("Bob", THREAD, resign).await);
    for command in [show(), add("e13e11 d4d6"), drop_("all")] {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(refused(&reply).starts_with("This game is over: "), "{reply:?}");
    }
    assert_eq!(table.game().await.plans, [None, None], "they go with the game");
}

#[tokio::test]
async fn a_conditional_move_declines_a_draw_whenever_it_was_offered() {
    let offer_with = with_offer("e13e11");
    let draw = || Command::Draw { which: Which::Here };
    // With the move: it is never there to be answered.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.play("Bob", &offer_with).await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    assert!(
        seen[0].contains(
            "2. P d4-d6 · Pawn from d4 to d6.\nThe draw that was offered with the move is \
             declined by the answer.\n@Bob, it is your move"
        ),
        "{seen:?}"
    );
    let game = table.game().await;
    assert_eq!((game.draw_offer, game.last_offers), (None, [None, Some(2)]));
    // Before the move, by whoever makes it.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.private("Bob", THREAD, draw()).await);
    table.deliver().await;
    done(&table.play("Bob", "e13e11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen[0], "settle draw:1:1:black: @Ann has declined the draw by moving.");
    assert_eq!((seen.len(), table.game().await.draw_offer), (2, None));
    // Before the move, by the one whose plan it is: the move has declined that itself.
    let mut table = Table::after(&["e4e6"]).await;
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    done(&table.private("Ann", THREAD, draw()).await);
    table.deliver().await;
    done(&table.play("Bob", "e13e11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen[0], "settle draw:1:1:white: @Bob has declined the draw by moving.");
    assert_eq!(table.game().await.line.ply(), 3);
}

#[tokio::test]
async fn a_plan_does_not_answer_a_move_that_was_tried_before_and_its_owner_is_told() {
    let undo = || Command::TakeBack { which: Which::Here, shown: None };
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11").await;
    // Else Ann could try one move after the other and see what Bob would answer.
    done(&table.play("Ann", "d4d6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(done(&table.play("Ann", "e4e6").await), "Played: P e4-e6.");
    let told = done(&table.private("Bob", THREAD, show()).await);
    assert!(told.contains("are dropped, because a move was taken back."), "{told}");
    assert_eq!(
        done(&table.play("Bob", "e13e11").await),
        "Played: p e13-e11. Your conditional moves are dropped, because a move was taken back \
         since you made them."
    );
    // Once.
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(done(&table.play("Bob", "d13d11").await), "Played: p d13-d11.");
}

#[tokio::test]
async fn that_a_plan_is_gone_is_told_once_however_often_moves_are_taken_back() {
    let undo = || Command::TakeBack { which: Which::Here, shown: None };
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11").await;
    done(&table.play("Ann", "d4d6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.play("Ann", "e4e6").await);
    let told = done(&table.play("Bob", "e13e11").await);
    assert!(told.contains("Your conditional moves are dropped"), "{told}");
    // Back to where it was made, once more.
    done(&table.private("Ann", THREAD, undo()).await);
    let answer =
        Command::AnswerProposal { game: menagerie::game::GameId(1), number: 0, accept: true };
    done(&table.private("Bob", THREAD, answer).await);
    assert_eq!(table.game().await.line.ply(), 0);
    done(&table.play("Ann", "d4d6").await);
    assert_eq!(done(&table.play("Bob", "e13e11").await), "Played: p e13-e11.");
}

#[tokio::test]
async fn a_reply_that_is_taken_back_leaves_the_words_of_what_it_answered() {
    let undo = || Command::TakeBack { which: Which::Here, shown: None };
    let mut table = Table::after(&[]).await;
    table.pause = 1;
    settle(&mut table, "Bob", "e4e6 e13e11 d4d6 d13d11").await;
    settle(&mut table, "Ann", "e4e6 e13e11 d4d6").await;
    done(&table.play("Ann", "e4e6").await);
    table.deliver().await;
    assert_eq!(table.game().await.line.ply(), 4);
    // One board has told of four moves; what is taken back goes, and the rest is told still.
    let reply = done(&table.private("Bob", THREAD, undo()).await);
    assert_eq!(reply, "Taken back: 2… p d13-d11. It is your move again.");
    assert_eq!(
        lines(&table.deliver().await),
        [
            "board of game 1 revised to ply 3: 2… p d13-d11 was taken back. What was played before it \
          stands:\n1. P e4-e6 · Pawn from e4 to e6.\nAnswered at once, as was settled before:\n\
          1… p e13-e11 · Pawn from e13 to e11.\n2. P d4-d6 · Pawn from d4 to d6.\n\
          @Bob, it is your move (Black)."
        ]
    );
    // A move that has a board of its own was told there alone.
    done(&table.play("Bob", "f13f11").await);
    table.deliver().await;
    done(&table.play("Ann", "f4f6").await);
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(
        lines(&table.deliver().await),
        ["board of game 1 revised to ply 4: 3. P f4-f6 was taken back.\n\
          @Ann, it is your move (White)."]
    );
}

#[tokio::test]
async fn what_is_taken_back_takes_the_plan_with_it_and_leaves_one_record() {
    let undo = || Command::TakeBack { which: Which::Here, shown: None };
    let mut table = Table::after(&["e4e6"]).await;
    table.pause = 1;
    done(&table.play("Bob", "d13d11").await);
    table.deliver().await;
    settle(&mut table, "Bob", "d4d6 e13e11").await;
    done(&table.private("Bob", THREAD, undo()).await);
    let told = done(&table.private("Bob", THREAD, show()).await);
    assert!(told.contains("are dropped, because a move was taken back."), "{told}");
    done(&table.play("Bob", "d13d11").await);
    done(&table.play("Ann", "d4d6").await);
    table.deliver().await;
    assert_eq!(table.game().await.line.ply(), 3, "the same moves again are another position");
    // A conditional move is its owner's own: the opponent must agree to have it gone.
    settle(&mut table, "Ann", "e13e11 f4f6").await;
    done(&table.play("Bob", "e13e11").await);
    let reply = table.private("Bob", THREAD, undo()).await;
    assert!(done(&reply).ends_with("@Ann is asked, and can decline it."), "{reply:?}");
    let answer =
        Command::AnswerProposal { game: menagerie::game::GameId(1), number: 0, accept: true };
    done(&table.private("Ann", THREAD, answer).await);
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.taken_back.len()), (3, 3));
}

#[tokio::test]
async fn a_plan_can_end_the_game_on_the_board() {
    let mut table = Table::at_of("chess", "6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1").await;
    settle(&mut table, "Ann", "h7h6 a1a8 g8h7 a8a7").await;
    settle(&mut table, "Ann", "g7g6 a1a8 g8g7 a8a7").await;
    let over = "f7f6 a1a8 g8f7";
    let reply = table.private("Ann", THREAD, add(over)).await;
    assert!(refused(&reply).starts_with("Your line ends with"), "{reply:?}");
    let mut table = Table::at_of("chess", "6k1/4pppp/8/8/8/8/8/R5K1 b - - 0 1").await;
    let reply = table.private("Ann", THREAD, add("e7e6 a1a8 h7h6 a8a7")).await;
    assert!(refused(&reply).starts_with("The game would be over before move 3"), "{reply:?}");
    settle(&mut table, "Ann", "e7e6 a1a8").await;
    let reply = table.private("Bob", THREAD, add("e7e6 a1a8 resign")).await;
    assert!(refused(&reply).starts_with("The game would be over before move 3"), "{reply:?}");
    done(&table.play("Bob", "e7e6").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    assert!(
        seen[0].starts_with("board of game 1 at ply 2 [wakes Bob]: 1… p e7-e6 · Pawn")
            && seen[0].contains("2. R a1-a8 · Rook from a1 to a8, checkmate.\n")
            && seen[0].ends_with("Checkmate! @Ann (White) has won!"),
        "{seen:?}"
    );
    let end = End { winner: Some(Color::White), ending: Ending::Board(Termination::Checkmate) };
    assert_eq!(table.game().await.end, Some(end));
}

/// What is asked before a resignation is settled, and what is pressed to confirm it.
fn asked(reply: &Reply) -> (String, Command) {
    let Reply::Ask(text, actions) = reply else { panic!("not asked: {reply:?}") };
    let labels: Vec<&str> = actions.iter().map(|action| action.label.as_str()).collect();
    assert_eq!(labels, ["Resign then", "Play on"]);
    let pressed_text = actions[0].kind.encode();
    let kind = ActionKind::decode(&pressed_text).expect("it is one of ours");
    (words(text), pressed(kind).expect("it is to be decided"))
}

#[tokio::test]
async fn a_conditional_resignation_is_settled_only_after_asking() {
    let mut table = Table::after(&["e4e6"]).await;
    let (question, confirm) =
        asked(&table.private("Ann", THREAD, add("e13e11 d4d6 c13c11 resign")).await);
    assert_eq!(
        question,
        "Give the game up at once when this happens? It cannot be undone then.\n\
         1 if 1… p e13-e11, then 2. P d4-d6\n2 – if 2… p c13-c11, then you resign"
    );
    assert_eq!(table.game().await.plans, [None, None], "nothing is settled yet");
    let told = done(&table.private("Ann", THREAD, confirm.clone()).await);
    assert!(told.contains("2 – if 2… p c13-c11, then you resign"), "{told}");
    done(&table.play("Bob", "e13e11").await);
    table.deliver().await;
    // What is pressed later is about a position that is no more.
    let late = table.private("Ann", THREAD, confirm).await;
    assert!(refused(&late).starts_with("The game has gone on since"), "{late:?}");
    done(&table.play("Bob", "c13c11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(
        seen,
        ["board of game 1 at ply 4 [wakes Bob]: 2… p c13-c11 · Pawn from c13 to c11.\n\
          @Ann has resigned. @Bob (Black) has won!"]
    );
    let end = End { winner: Some(Color::Black), ending: Ending::Resignation };
    assert_eq!(table.game().await.end, Some(end));
}

#[tokio::test]
async fn a_resignation_too_far_ahead_cannot_be_pressed_and_one_of_others_is_none() {
    let mut table = Table::after(&["e4e6"]).await;
    let far = "e13e11 d4d6 c13c11 f4f6 f13f11 c4c6 d13d11 resign";
    let reply = table.private("Ann", THREAD, add(far)).await;
    let most = "A conditional resignation can be at most 3 moves of your opponent ahead";
    assert!(refused(&reply).starts_with(most), "{reply:?}");
    let near = "e13e11 d4d6 c13c11 f4f6 f13f11 resign";
    let (_, confirm) = asked(&table.private("Ann", THREAD, add(near)).await);
    // Somebody else who presses it resigns nothing: the line is not theirs.
    let reply = table.private("Bob", THREAD, confirm.clone()).await;
    assert!(refused(&reply).starts_with("Move 6 of your line, “resign”"), "{reply:?}");
    let reply = table.private("Cid", THREAD, confirm).await;
    assert!(refused(&reply).starts_with("You do not play in game 1"), "{reply:?}");
    // The longest that can be pressed: six promotions, in the largest game number there is.
    let longest = ["a15a16=Q"; 6].join(",") + ",resign";
    let moment = Moment { ply: 9_999, taken_back: 999 };
    let action = ActionKind::ResignIf(menagerie::game::GameId(9_999_999_999), moment, longest);
    assert!(action.encode().len() <= 100, "{}", action.encode().len());
}

#[tokio::test(flavor = "multi_thread")]
async fn three_plies_come_in_one_message_that_calls_only_whoever_is_to_move() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let boards = server.posts(thread).len();
    for (who, line) in [("Ann", "e4e6 e13e11 d4d6"), ("Bob", "e4e6 e13e11 f4f6 f13f11")] {
        let answer = server.slash(who, thread, "if", json!({ "line": line })).await;
        assert!(answer.is_ephemeral() && answer.text().starts_with("Settled."), "{who}");
    }
    assert_eq!(server.posts(thread).len(), boards, "nobody else sees it");
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "2. P d4-d6").await;
    assert!(board.content.contains("1. P e4-e6") && board.content.contains("1… p e13-e11"));
    assert_eq!(board.mentions, [server.id("Bob")], "{}", board.content);
    assert_eq!(board.attachments.len(), 1);
    // Whoever has an answer ready is not called by the move that it answers.
    let answer = json!({ "when": "d13d11", "then": "f4f6" });
    server.slash("Ann", thread, "if", answer).await;
    server.say("Bob", thread, "d13d11");
    let board = server.post(thread, "3. P f4-f6").await;
    assert_eq!(board.mentions, [server.id("Bob")], "{}", board.content);
    assert_eq!(server.posts(thread).len(), boards + 2, "one message each");

    let asked = server.slash("Ann", thread, "if", json!({ "line": "c13c11 resign" })).await;
    assert!(asked.text().starts_with("Give the game up at once"), "{}", asked.text());
    server.replaced("Ann", &asked.messages[0], "Resign then", "Settled. Your conditional").await;
    let shown = server.slash("Ann", thread, "if", json!({})).await;
    assert!(shown.text().contains("then **you resign**"), "{}", shown.text());
    server.say("Bob", thread, "c13c11");
    let end = server.post(thread, "has resigned.").await;
    assert_eq!(end.mentions, [server.id("Bob")]);
    wire::is_valid(&server);
}
