//! Words in a game's thread to nobody in particular: they are a move only if that is certain, the bot asks about them
//! if they could be one, and else they are talk.

use crate::server::Server;
use crate::table::{THREAD, Table, done, label, move_of, refused, undo, words};
use menagerie_chat::conversation::pressed;
use menagerie_core::model::request::Command;
use menagerie_core::model::{Action, Effect, Reply};
use menagerie_rules::notation;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

/// The answer in the thread, with the labels of its buttons.
async fn heard(table: &mut Table, who: &str, text: &str) -> Option<(String, Vec<Action>)> {
    let effects = table.overheard(who, text).await;
    effects.into_iter().find_map(|effect| match effect {
        Effect::Say { text, actions, .. } => Some((words(&text), actions)),
        _ => None,
    })
}

/// The command as which a press comes back, perhaps months later.
fn press(action: &Action) -> Command {
    pressed(action.kind.clone()).expect("it is to be decided")
}

fn labels(actions: &[Action]) -> Vec<String> {
    actions.iter().map(label).collect()
}

/// Both sides have their Kings, some Pawns and pieces; White is to make move 18.
const MOVE_18: &str = "15k/16/16/16/16/16/16/16/16/16/16/2p13/1P14/5N10/T6K8/16 w - - 0 18";

#[tokio::test]
async fn what_is_certain_is_played() {
    for (text, played) in [
        ("b4b5", "b4b5"),
        ("P b4-b5", "b4b5"),
        ("Ne5", "f3e5"),
        ("Knight e5", "f3e5"),
        ("bxc5", "b4c5"),
        // Pawns alone can go there.
        ("b5", "b4b5"),
        ("b5!", "b4b5"),
        ("c5", "b4c5"),
        ("18. b5", "b4b5"),
        ("f3e5 mate", "f3e5"),
        ("P b4-b5.", "b4b5"),
        // A piece by its name, a word or a sign, and a square.
        ("Knight to e5", "f3e5"),
        ("N - e5", "f3e5"),
        ("Pawn takes c5", "b4c5"),
        ("f3 to e5", "f3e5"),
    ] {
        let mut table = Table::at(MOVE_18).await;
        assert_eq!(heard(&mut table, "Ann", text).await, None, "{text}: the board is the answer");
        let game = table.game().await;
        let found = game.line.moves().first().map(|mv| format!("{}{}", mv.from(), mv.to()));
        assert_eq!(found.as_deref(), Some(played), "{text}");
    }
}

/// A Lion that may take two, one, none, or pass, and the move that is stored.
#[tokio::test]
async fn a_move_of_two_steps_names_the_square_between() {
    let fen = "11k/12/12/12/5s6/6p5/5N6/4g7/12/12/12/K11 w - - 0 18";
    for (text, played, placement) in [
        ("f6xg7xf8", "f6g7f8", "5N6/12/12/4g7"),
        ("Nxg7-f6", "f6g7f6", "5s6/12/5N6/4g7"),
        ("Lion f6 takes g7 to h7", "f6g7h7", "5s6/7N4/12/4g7"),
        ("N f6-f8; g7-", "f6g7f8", "5N6/12/12/4g7"),
        ("f6-f8", "f6f8", "5N6/6p5/12/4g7"),
        ("f6f6", "f6f6", "5s6/6p5/5N6/4g7"),
    ] {
        let mut table = Table::at_of("chu-shogi", fen).await;
        assert_eq!(heard(&mut table, "Ann", text).await, None, "{text}: the board is the answer");
        let game = table.game().await;
        let mv = game.line.moves().first().expect("it is stored");
        assert_eq!(notation::coordinates(game.variant(), mv), played, "{text}");
        assert!(game.line.position().fen().contains(placement), "{text}");
    }
    // The protected Lion two squares away may not be taken, and the rule is named.
    let fen = "11k/12/5r6/12/5n6/12/5N6/12/12/12/12/K11 w - - 0 18";
    let mut table = Table::at_of("chu-shogi", fen).await;
    let (said, _) = heard(&mut table, "Ann", "f6xf8").await.expect("it is answered");
    let rule = [
        ("piece", "Lion"),
        ("other", "Lion"),
        ("square", "f8"),
        ("protector", "Rook"),
        ("by", "f10"),
    ];
    assert!(said.contains(in_full("move-refused-lion-protected", rule)), "{said}");
}

#[tokio::test]
async fn whoever_is_to_move_is_told_why_what_they_have_typed_is_no_move() {
    for (fen, text, reason) in [
        (
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 18",
            "a9",
            fixed_with("move-refused-off-board", [("square", "a9"), ("corner", "h8")]),
        ),
        (
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 18",
            "z9!",
            fixed_with("move-refused-off-board", [("square", "z9"), ("corner", "h8")]),
        ),
        (
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 18",
            "h5",
            &*format!("{} h5", fixed("move-refused-nobody-reaches")),
        ),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 18", "a2", "on a2 already"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 18", "King to e5", "e5"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 18", "a2a5?", "a5"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 18", "move a2a5", "a5"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 18", "a2a5 please", "a5"),
    ] {
        let mut table = Table::at_of("chess", fen).await;
        let (said, actions) = heard(&mut table, "Ann", text).await.expect("it is answered");
        let meant = ["talk-meant", "talk-meant-one-of", "talk-meant-one-of-many"].map(fixed);
        let is_asked = meant.iter().any(|it| said.contains(it));
        assert!(said.contains(reason) && !is_asked, "{text}: {said}");
        assert_eq!(actions, [], "{text}");
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
        let silent = !matches!(text, "a2a5?" | "move a2a5" | "a2a5 please");
        let to_bob = heard(&mut table, "Bob", text).await;
        assert!(!silent || to_bob.is_none(), "{text}: it is not his turn: {to_bob:?}");
    }
}

#[tokio::test]
async fn a_move_with_a_courtesy_around_it_is_played_and_one_with_a_question_mark_is_asked_about() {
    for text in ["move b4b5", "/move move:b4b5", "b4b5 please", "move b5, please!", "**b4b5**"] {
        let mut table = Table::at(MOVE_18).await;
        assert_eq!(heard(&mut table, "Ann", text).await, None, "{text}: the board is the answer");
        assert_eq!(table.game().await.line.ply(), 1, "{text}");
    }
    for (text, question) in [
        ("b4b5?", in_full("talk-meant", [("played", "P b4-b5")])),
        ("b4-b5 ?!", in_full("talk-meant", [("played", "P b4-b5")])),
        ("b5?", in_full("talk-meant", [("played", "P b4-b5")])),
        ("b4b5？", in_full("talk-meant", [("played", "P b4-b5")])),
        ("Ne5 ?", in_full("talk-meant", [("played", "N f3-e5")])),
    ] {
        let mut table = Table::at(MOVE_18).await;
        let said = heard(&mut table, "Ann", text).await.map(|(said, _)| said);
        assert_eq!(said.as_deref(), Some(question), "{text}");
        assert_eq!(heard(&mut table, "Bob", text).await, None, "{text}: it is not his turn");
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
    }
}

#[tokio::test]
async fn what_could_be_a_move_is_asked_in_one_line_and_nothing_is_played() {
    for (text, question, buttons) in [
        // Dots stand for a move of the other side.
        ("18... f3e5", in_full("talk-meant", [("played", "N f3-e5")]), &["N f3-e5"][..]),
        // A square to which other pieces than Pawns can go.
        ("e5", in_full("talk-meant", [("played", "N f3-e5")]), &["N f3-e5"][..]),
        (
            "d2",
            in_full("talk-meant-one-of", [("moves", "T a2-d2"), ("last", "N f3-d2")]),
            &["T a2-d2", "N f3-d2"],
        ),
        // The number of another move.
        (
            "3. f3e5",
            &*format!(
                "{} {}",
                in_full("talk-meant", [("played", "N f3-e5")]),
                in_full("talk-this-is-move", [("number", 18)])
            ),
            &["N f3-e5"],
        ),
        (
            "17. b5",
            &*format!(
                "{} {}",
                in_full("talk-meant", [("played", "P b4-b5")]),
                in_full("talk-this-is-move", [("number", 18)])
            ),
            &["P b4-b5"],
        ),
        // The beginning of a name, a small letter, a word behind it.
        ("Kni e5", in_full("talk-meant", [("played", "N f3-e5")]), &["N f3-e5"]),
        ("ne5", in_full("talk-meant", [("played", "N f3-e5")]), &["N f3-e5"]),
        ("b5 mate", in_full("talk-meant", [("played", "P b4-b5")]), &["P b4-b5"]),
        ("Ne5, mate", in_full("talk-meant", [("played", "N f3-e5")]), &["N f3-e5"]),
    ] {
        let mut table = Table::at(MOVE_18).await;
        let said = heard(&mut table, "Ann", text).await;
        let (said, actions) = said.unwrap_or_else(|| panic!("{text}: not asked"));
        assert_eq!(said, question, "{text}");
        assert_eq!(labels(&actions), *buttons, "{text}");
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
    }
    // The second side's small letter, where the piece and a Pawn from that file can go there.
    let mut table = Table::at_of("chess", "4k3/1p6/2b5/8/8/8/8/4K3 b - - 0 1").await;
    let (said, _) = heard(&mut table, "Bob", "bb5").await.expect("it is asked");
    assert_eq!(said, in_full("talk-meant-one-of", [("moves", "b c6-b5"), ("last", "p b7-b5")]));
    assert_eq!(heard(&mut table, "Bob", "bd7").await, None, "only the Bishop can");
    assert_eq!(table.game().await.line.ply(), 1);
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut table = Table::at_of("chess", castling).await;
    for (text, question) in [
        ("castle", "Did you mean K e1-c1; R a1-d1 or K e1-g1; R h1-f1?"),
        ("oo", in_full("talk-meant", [("played", "K e1-g1; R h1-f1")])),
    ] {
        let said = heard(&mut table, "Ann", text).await;
        assert_eq!(said.map(|(said, _)| said).as_deref(), Some(question), "{text}");
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
    }
    assert_eq!(heard(&mut table, "Ann", "O-O").await, None);
    assert_eq!(table.game().await.line.ply(), 1, "that is certain");
}

#[tokio::test]
async fn a_square_to_which_very_many_can_go_is_asked_about_without_buttons() {
    // Eight Knights and four Rooks around h8.
    let fen = "16/1k14/16/16/7R8/16/6N1N7/5N3N6/R14R/5N3N6/6N1N7/16/16/7R8/16/3K12 w - - 0 1";
    let mut table = Table::at(fen).await;
    let (said, actions) = heard(&mut table, "Ann", "h8").await.expect("it is asked");
    assert_eq!(said, in_full("talk-meant-one-of-many", [("count", "12"), ("example", "R h3-h8")]));
    assert_eq!(actions, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_the_question_in_the_thread_plays_the_move() {
    let server = Server::start_that(true).await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "draw?");
    server
        .post(
            thread,
            &in_full("refused-by-command", [("command", "draw")]).replace("/draw", "`/draw`"),
        )
        .await;
    server.say("Ann", thread, "d5?");
    server.say("Ann", thread, "d5");
    let meant =
        in_full("talk-meant-one-of", [("moves", "`T d2-d5`, `N c3-d5`"), ("last", "P d4-d5")]);
    let meant = meant.replace("P d4-d5", "`P d4-d5`");
    let question = server.post(thread, &meant).await;
    assert_eq!(question.content, meant);
    server
        .replaced("Ann", &question, "N c3-d5", in_full("play-done", [("played", "**N c3-d5**")]))
        .await;
    server.post(thread, "1. N c3-d5").await;
}

#[tokio::test]
async fn talk_is_neither_played_nor_answered() {
    for text in [
        "b4?",
        "b5...",
        "nice to see e5",
        "b5 or c5 to win",
        "I take c5 next",
        "Ann b4?",
        "castle",
        "castling",
        "mate",
        "check",
        "mate!",
        "drawn",
        "resigned?",
        "board game",
        "Ann b4",
        "ooo",
        "e4 e5 Nf3",
        "mp3",
        "Tro h9",
        "3. h9",
        "17. a2b9",
        "O",
    ] {
        let mut table = Table::at(MOVE_18).await;
        for who in ["Ann", "Bob"] {
            assert_eq!(heard(&mut table, who, text).await, None, "{who}: {text}");
        }
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
    }
    // Nor is one who is not to move told so, unless a move was certainly meant.
    let mut table = Table::at(MOVE_18).await;
    for text in ["c4", "17. c5c4", "b5"] {
        assert_eq!(heard(&mut table, "Bob", text).await, None, "{text}");
    }
    let (said, _) = heard(&mut table, "Bob", "c5c4").await.expect("it was meant");
    assert!(said.starts_with(fixed("refused-not-your-turn")), "{said}");
}

#[tokio::test]
async fn a_word_by_itself_that_is_a_command_is_answered_with_its_name() {
    let mut table = Table::at(MOVE_18).await;
    for (text, line) in [
        ("resign", in_full("refused-by-command", [("command", "resign")])),
        ("Resign!", in_full("refused-by-command", [("command", "resign")])),
        ("draw?", in_full("refused-by-command", [("command", "draw")])),
        ("/draw", in_full("refused-by-command", [("command", "draw")])),
        ("board", in_full("refused-by-command", [("command", "board")])),
    ] {
        for who in ["Ann", "Bob"] {
            let (said, actions) = heard(&mut table, who, text).await.expect("it is answered");
            assert_eq!((said.as_str(), actions), (line, Vec::new()), "{who}: {text}");
        }
        assert_eq!(heard(&mut table, "Cid", text).await, None, "Cid does not play: {text}");
    }
    assert!(table.game().await.end.is_none() && table.game().await.draw_offer.is_none());
}

#[tokio::test]
async fn pressing_what_was_asked_plays_it_and_an_old_question_is_stale() {
    let mut table = Table::at(MOVE_18).await;
    let (_, actions) = heard(&mut table, "Ann", "d2").await.expect("it is asked");
    assert_eq!(actions.len(), 2);
    let reply = table.private("Bob", THREAD, press(&actions[1])).await;
    assert!(matches!(reply, Reply::Refused(_)), "it is not Bob's move: {reply:?}");
    let reply = table.private("Ann", THREAD, press(&actions[1])).await;
    assert_eq!(done(&reply), in_full("play-done", [("played", "N f3-d2")]));
    let reply = table.private("Ann", THREAD, press(&actions[0])).await;
    assert!(matches!(reply, Reply::Refused(_)), "{reply:?}");
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn a_question_about_a_position_that_was_taken_back_plays_nothing_in_another_one() {
    let mut table = Table::with_game().await;
    table.pause = 5;
    table.play("Ann", "a4a6").await;
    table.deliver().await;
    let (said, actions) = heard(&mut table, "Bob", "12. d13d12").await.expect("it is asked");
    assert!(said.starts_with(fixed_with("talk-meant", [("played", "p d13-d12")])), "{said}");
    done(&table.private("Ann", THREAD, undo()).await);
    let early = table.private("Bob", THREAD, press(&actions[0])).await;
    assert!(refused(&early).starts_with(fixed("refused-not-your-turn")), "{early:?}");
    table.play("Ann", "e4e6").await;
    let reply = table.private("Bob", THREAD, press(&actions[0])).await;
    assert_eq!(refused(&reply), in_full("refused-shown-is-taken-back", NOTHING));
    assert_eq!(table.game().await.line.ply(), 1);
    // A question that is asked now is about the present position.
    let (_, actions) = heard(&mut table, "Bob", "12. d13d12").await.expect("it is asked");
    done(&table.private("Bob", THREAD, press(&actions[0])).await);
    assert_eq!(table.game().await.line.ply(), 2);
}

#[tokio::test]
async fn whoever_addresses_the_bot_or_uses_the_command_means_it() {
    for text in ["e5", "3. f3e5", "Kni e5", "Ne5!"] {
        let mut table = Table::at(MOVE_18).await;
        assert_eq!(
            done(&table.private("Ann", THREAD, move_of(text)).await),
            in_full("play-done", [("played", "N f3-e5")])
        );
        let mut table = Table::at(MOVE_18).await;
        assert_eq!(table.say("Ann", text, true).await, None, "{text}: the board is the answer");
        assert_eq!(table.game().await.line.ply(), 1, "{text}");
    }
}

#[tokio::test]
async fn a_question_to_the_bot_is_asked_back_and_one_in_the_command_is_a_move() {
    for text in ["Ne5?", "f3e5 ?", "e5?!", "e5？"] {
        let mut table = Table::at(MOVE_18).await;
        let said = table.say("Ann", text, true).await;
        assert_eq!(said.as_deref(), Some(in_full("talk-meant", [("played", "N f3-e5")])), "{text}");
        assert_eq!(table.game().await.line.ply(), 0, "{text}");
        assert_eq!(
            done(&table.private("Ann", THREAD, move_of(text)).await),
            in_full("play-done", [("played", "N f3-e5")])
        );
    }
    // A text that can be no move is answered as ever.
    let mut table = Table::at(MOVE_18).await;
    let said = table.say("Ann", "e9?", true).await.expect("whoever addresses us is answered");
    let told = refused(&table.private("Ann", THREAD, move_of("e9?")).await);
    assert_eq!(said, told);
}

#[tokio::test]
async fn a_square_to_which_a_pawn_would_go_but_for_a_reason_is_answered_with_it() {
    let pinned = "4k3/8/8/8/7b/8/5P2/4K3 w - - 0 18";
    let blocked = "4k3/8/8/1n6/1P6/7r/7P/4K3 w - - 0 18";
    let in_check = "k3r3/8/8/8/8/8/P7/4K3 w - - 0 18";
    for (fen, text, reason) in [
        (
            pinned,
            "f3",
            fixed_with(
                "move-refused-leaves-in-check",
                [("king", "King"), ("attacker", "the Bishop on h4")],
            ),
        ),
        (
            pinned,
            "f4",
            fixed_with(
                "move-refused-leaves-in-check",
                [("king", "King"), ("attacker", "the Bishop on h4")],
            ),
        ),
        (
            pinned,
            "18. f3",
            fixed_with(
                "move-refused-leaves-in-check",
                [("king", "King"), ("attacker", "the Bishop on h4")],
            ),
        ),
        (
            blocked,
            "b5",
            in_full(
                "move-refused-must-not-capture",
                [("piece", "Pawn"), ("other", "Knight"), ("square", "b5")],
            ),
        ),
        (
            blocked,
            "h3",
            in_full(
                "move-refused-must-not-capture",
                [("piece", "Pawn"), ("other", "Rook"), ("square", "h3")],
            ),
        ),
        (
            blocked,
            "h4!",
            fixed_with(
                "move-refused-blocked",
                [
                    ("piece", "Pawn"),
                    ("from", "h2"),
                    ("to", "h4"),
                    ("blocker", "Rook"),
                    ("at", "h3"),
                ],
            ),
        ),
        (
            in_check,
            "a3",
            &*format!(
                "{} {}",
                fixed_with(
                    "move-refused-leaves-in-check",
                    [("king", "King"), ("attacker", "the Rook on e8")]
                ),
                in_full("move-advice-in-check", [("advice", "")]).trim_end()
            ),
        ),
    ] {
        let mut table = Table::at_of("chess", fen).await;
        let (said, actions) = heard(&mut table, "Ann", text).await.expect("it is answered");
        assert!(said.starts_with(reason), "{text}: {said}");
        assert_eq!(actions, [], "{text}");
        let told = refused(&table.private("Ann", THREAD, move_of(text)).await);
        assert_eq!(said, told, "{text}: as the command answers");
        assert_eq!(heard(&mut table, "Bob", text).await, None, "{text}: it is not his turn");
    }
    // Where it is asked, or said of another move, or more is said, it is talk.
    for (fen, text) in
        [(pinned, "f3?"), (pinned, "17. f3"), (pinned, "f3 mate"), (pinned, "f5 or g3")]
    {
        let mut table = Table::at_of("chess", fen).await;
        assert_eq!(heard(&mut table, "Ann", text).await, None, "{text}");
    }
}

#[tokio::test]
async fn no_more_of_such_reasons_are_given_than_of_other_answers() {
    let mut table = Table::at_of("chess", "4k3/8/8/8/7b/8/5P2/4K3 w - - 0 18").await;
    table.pause = 0;
    let mut said = Vec::new();
    for _ in 0..13 {
        said.extend(heard(&mut table, "Ann", "f3").await.map(|(said, _)| said));
    }
    assert_eq!(said.len(), 11, "ten answers, and the last word");
    assert!(said[10].starts_with(fixed("notice-silent-for-a-minute")), "{}", said[10]);
}
