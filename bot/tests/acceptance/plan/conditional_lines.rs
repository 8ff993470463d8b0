//! Lines of conditional moves: how they are read, shown and cut, and which are refused.

use crate::plan::conditional_moves::{add, drop_, record, settle, show, wish};
use crate::table::{THREAD, Table, done, lines, refused};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::plan::types::PlanDeed;
use menagerie_rules::{Line, notation};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

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
    assert!(
        told.starts_with(&format!("Planned. {}", fixed("plan-settled-for-other-answer"))),
        "{told}"
    );
    assert!(
        told.contains("1 if 1… p e13-e11, then 2. P f4-f6\n2 if 1… p d13-d11, then 2. P d4-d6"),
        "{told}"
    );
    for (number, refusal) in [
        ("3", in_full("plan-refused-no-such-number", [("typed", 3), ("last", 2)])),
        ("0", fixed_with("plan-refused-no-such-number", [("typed", 0)])),
        ("one", fixed_with("plan-refused-no-such-number", [("typed", "one")])),
    ] {
        let reply = table.private("Ann", THREAD, drop_(number)).await;
        assert!(refused(&reply).starts_with(refusal), "{reply:?}");
    }
    let reply = table.private("Ann", THREAD, wish(PlanDeed::AddAndDrop)).await;
    assert!(refused(&reply).starts_with(fixed("plan-refused-add-and-drop")), "{reply:?}");
    let told = done(&table.private("Ann", THREAD, drop_("1")).await);
    assert!(told.starts_with(&format!("Dropped. {}", fixed("plan-shown"))), "{told}");
    assert!(!told.contains("f4-f6"), "{told}");
    let told = done(&table.private("Ann", THREAD, drop_("ALL")).await);
    assert_eq!(told, fixed("plan-dropped-all"));
    let reply = table.private("Ann", THREAD, drop_("all")).await;
    assert!(refused(&reply).contains(fixed("plan-refused-nothing-to-drop")), "{reply:?}");
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
        ("", fixed("plan-refused-no-move")),
        ("1. then", fixed("plan-refused-no-move")),
        ("e13e11", in_full("plan-refused-no-answer", [("last", "1… p e13-e11")])),
        ("e13e11 d4d6 c13c11", in_full("plan-refused-no-answer", [("last", "2… p c13-c11")])),
        (
            "e13e11 d4d6 c13c10 f4f6",
            fixed_with("plan-refused-move", [("place", "3"), ("typed", "c13c10")]),
        ),
        ("e13e11 P d4-d9", fixed_with("plan-refused-move", [("place", "2"), ("typed", "P d4-d9")])),
        ("d4d6 e13e11", fixed_with("plan-refused-move", [("place", "1"), ("typed", "d4d6")])),
        ("e13e11 and so on", fixed_with("plan-refused-move", [("place", "2"), ("typed", "so")])),
        ("resign", fixed_with("plan-refused-move", [("place", "1"), ("typed", "resign")])),
        ("e13e11 resign d4d6", fixed("plan-refused-after-resigning")),
        ("e13e11 e5", fixed_with("plan-refused-several-moves", [("place", "2"), ("typed", "e5")])),
    ] {
        let reply = table.private("Ann", THREAD, add(text)).await;
        assert!(refused(&reply).starts_with(refusal), "{text}: {reply:?}");
    }
    let reply = table.private("Ann", THREAD, add("d4d6 e13e11")).await;
    let begins = in_full("plan-refused-begins-with", [("whose", "theirs")]);
    assert!(refused(&reply).contains(begins), "{reply:?}");
    let off_board = table.private("Ann", THREAD, add("d4q9 e13e11")).await;
    assert!(!refused(&off_board).contains(begins), "{off_board:?}");
    // The reason speaks to the player whose move it is. If that is the opponent, this stands before it.
    let to_opponent = in_full("plan-refused-speaks-to-opponent", NOTHING);
    for (line, is_theirs) in [
        ("d4d6 e13e11", true),
        ("e13e11 d4d6 c13c10 f4f6", true),
        ("e13e11 P d4-d9", false),
        ("d4q9 e13e11", false),
        ("resign", false),
    ] {
        let reply = table.private("Ann", THREAD, add(line)).await;
        let told = refused(&reply);
        let reason = told.split_once(to_opponent).map(|(_, reason)| reason.trim());
        assert_eq!(reason.is_some(), is_theirs, "{line}: {reply:?}");
        assert_ne!(reason, Some(""), "{line}: {reply:?}");
    }
    let told = done(&table.private("Ann", THREAD, show()).await);
    assert!(told.starts_with(in_full("plan-none", NOTHING)), "nothing has changed: {told}");
}

#[tokio::test]
async fn a_promotion_is_named_in_a_line_and_answered_only_if_it_is_the_one() {
    let fen = "7k/P7/8/8/8/8/1p6/7K b - - 0 1";
    let mut table = Table::at_of("chess", fen).await;
    let reply = table.private("Ann", THREAD, add("b2b1=N a7a8")).await;
    assert_eq!(
        refused(&reply),
        in_full(
            "plan-refused-several-moves",
            [("place", "2"), ("typed", "a7a8"), ("example", "P a7-a8; Q-a8")]
        )
    );
    for line in ["b2b1=N a8=R", "p b2-b1; n-b1 P a7-a8; R-a8", "b2-b1; n-b1, P a7-a8; R-a8"] {
        let told = settle(&mut table, "Ann", line).await;
        let row =
            in_full("plan-reply", [("when", "1… p b2-b1; n-b1"), ("reply", "2. P a7-a8; R-a8")]);
        assert!(told.contains(&format!("1 {row}\n/if")), "{line}: {told}");
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
        assert!(refused(&reply).starts_with(fixed_with("plan-refused-too-long", [("most", 20)])));
    }
    let game = table.game().await;
    let line = line_of_examples(&game.line, 42);
    let reply = table.private("Ann", THREAD, add(&line.join(" "))).await;
    assert!(refused(&reply).starts_with(fixed_with("plan-refused-too-long", [("most", 20)])));
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
            let most = fixed_with("plan-refused-too-many", [("most", 50)]);
            assert!(refused(&reply).starts_with(most), "{reply:?}");
        }
    }
    let game = table.game().await;
    assert_eq!(game.plans[0].as_ref().map(menagerie_core::plan::types::Plan::size), Some(50));
}

#[tokio::test]
async fn only_the_players_of_a_running_game_have_conditional_moves() {
    let mut table = Table::after(&["e4e6"]).await;
    let reply = table.private("Cid", THREAD, add("e13e11 d4d6")).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{reply:?}"
    );
    settle(&mut table, "Ann", "e13e11 d4d6").await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    for command in [show(), add("e13e11 d4d6"), drop_("all")] {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(
            refused(&reply).starts_with(first_words("refused-game-over", NOTHING)),
            "{reply:?}"
        );
    }
    assert_eq!(table.game().await.plans, [None, None], "they go with the game");
}
