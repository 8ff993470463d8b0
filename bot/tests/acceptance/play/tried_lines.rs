//! Moves that people try for themselves: read as they are written, shown to nobody else, kept until
//! the next line, and never a move of the game.

use crate::asking::{asked, offered, picture, question, question_to, told};
use crate::play::private_boards::{PAGES, now};
use crate::server::{Server, labels};
use crate::table::{CHANNEL, THREAD, Table, done, person, place, refused, undo};
use crate::wire;
use menagerie_chat::conversation::{Answer, Options, Question, command};
use menagerie_core::GameId;
use menagerie_core::model::state::Game;
use menagerie_core::model::{ActionKind, CommandName, Moment};
use menagerie_rules::{Color, Square, notation};
use menagerie_store::Store;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

/// Tries something in the thread of game 1; nothing of the game changes and nobody else sees it.
async fn attempt(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Answer {
    let before = table.game().await;
    let options = given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let command = command(CommandName::Try, &options.collect::<Options>(), None);
    let reply = table.private(who, THREAD, command.expect("it is decided")).await;
    assert_eq!(table.deliver().await, [], "nobody else sees anything of it");
    let after = table.game().await;
    assert_eq!((after.moment(), after.touched), (before.moment(), before.touched));
    question(table, who, &[]).answered(Ok(reply)).await
}

async fn moves(table: &mut Table, who: &str, typed: &str) -> String {
    told(&attempt(table, who, &[("moves", typed)]).await)
}

/// The words after the title of a line of one ply, all of it shown.
fn after_one_ply() -> &'static str {
    last_words("notebook-line", [("shown", "1"), ("plies", "1")])
}

async fn mine(table: &Table, who: &str) -> String {
    told(&asked(table, who, CommandName::Try, &[]).await)
}

/// A game in which Ann is to move, at its first position.
async fn begun() -> Table {
    let table = Table::with_game().await;
    table.deliver().await;
    table
}

#[tokio::test]
async fn a_line_is_tried_from_ones_own_side_and_told_as_it_is_written() {
    let mut table = begun().await;
    let answer = attempt(&mut table, "Bob", &[("moves", "1. e4e6 e13e11 2. Tg5")]).await;
    assert_eq!(
        told(&answer),
        &*format!(
            "{}\n{} {}\n{}",
            in_full(
                "notebook-line",
                [("game", "1"), ("variant", "Terachess II"), ("shown", "3"), ("plies", "3")]
            ),
            in_full(
                "notebook-line-moves",
                [("ply", "0"), ("moves", "1. P e4-e6 p e13-e11 2. T d2-g5")]
            ),
            in_full("notebook-line-to-move", [("side", "Black")]),
            in_full("notebook-go-on", [("game", 1), ("ply", 0)])
        )
    );
    assert_eq!(offered(&answer), PAGES);
    let shown = picture(&answer);
    assert_eq!((shown.bottom, shown.position.turn()), (Color::Black, Color::Black));
    let last = shown.last_move.map(|(from, to)| format!("{from}{to}"));
    assert_eq!(last.as_deref(), Some("d2g5"));
    let alt = &*format!("{} White: Troll", fixed("notebook-line-on-show"));
    assert!(crate::table::words(&shown.lead).starts_with(alt), "{:?}", shown.lead);
    // Each tries lines of their own; a member who may see the game may try, too.
    assert!(
        mine(&table, "Ann").await.starts_with(fixed_with("try-refused-no-line", [("game", 1)]))
    );
    let cid = moves(&mut table, "Cid", "d4d6").await;
    assert!(cid.contains(after_one_ply()) && !cid.contains("e4-e6"), "{cid}");
    let bob = mine(&table, "Bob").await;
    assert!(bob.contains("2. T d2-g5") && !bob.contains("d4-d6"), "{bob}");
}

#[tokio::test]
async fn the_position_of_a_line_is_told_as_a_fen_with_what_is_lost_in_it() {
    let mut table = Table::at_of("chess", "k3r3/8/8/3p4/4P3/8/8/K3R3 w - - 0 1").await;
    table.deliver().await;
    let answer = attempt(&mut table, "Ann", &[("moves", "exd5 Rxe1 Ka2")]).await;
    for (label, plies, lost) in [
        (fixed("action-as-fen"), "3", "Captured: White's Rook; Black's Pawn."),
        ("Back", "2", "Captured: White's Rook; Black's Pawn."),
        ("First", "0", fixed("board-nothing-captured")),
    ] {
        let mut seen = answer.clone();
        for label in [label, fixed("action-as-fen")] {
            let action = seen.actions.iter().find(|action| crate::table::label(action) == label);
            let Some(ActionKind::Look(view)) = action.map(|action| action.kind.clone()) else {
                break;
            };
            seen = question(&table, "Ann", &[]).view(view).await;
        }
        let said = told(&seen);
        let title = format!(
            "{}\n",
            in_full(
                "board-fen",
                [("title", in_full("board-of-line", [("game", "1")])), ("plies", plies)]
            )
        );
        assert!(said.starts_with(&title) && said.ends_with(lost), "{label}: {said}");
    }
}

#[tokio::test]
async fn a_line_goes_on_at_its_end_or_from_an_earlier_ply_of_it() {
    let mut table = begun().await;
    moves(&mut table, "Ann", "e6 e11").await;
    let more = moves(&mut table, "Ann", "d6, d11; Tg5").await;
    let all = "1. P e4-e6 p e13-e11 2. P d4-d6 p d13-d11 3. T d2-g5";
    assert!(more.contains(in_full("notebook-line-moves", [("ply", "0"), ("moves", all)])));
    let back = told(&attempt(&mut table, "Ann", &[("back", "4"), ("moves", "g13g11")]).await);
    assert!(
        back.contains(&format!(
            "{} {}",
            in_full("notebook-line-moves", [("ply", "0"), ("moves", "1. P e4-e6 p g13-g11")]),
            in_full("notebook-line-to-move", [("side", "White")])
        )),
        "{back}"
    );
    let back = told(&attempt(&mut table, "Ann", &[("back", "1")]).await);
    let next = in_full("notebook-line-to-move", [("side", "Black")]);
    assert!(back.contains(after_one_ply()) && back.contains(&format!("1. P e4-e6. {next}")));
    for (given, words) in [
        (
            &[("back", "2")][..],
            fixed_with("try-refused-short-line", [("game", "1"), ("plies", "1")]),
        ),
        (&[("back", "1"), ("at", "0")], fixed("try-refused-back-and-at")),
        (
            &[("at", "7"), ("moves", "e6")],
            &*format!(
                "{} {}",
                in_full("board-refused-unknown-position", [("game", 1), ("typed", 7)]),
                in_full("board-refused-name-a-position", [("plies", 0)])
            ),
        ),
    ] {
        let refusal = told(&attempt(&mut table, "Ann", given).await);
        assert!(refusal.starts_with(words), "{given:?}: {refusal}");
    }
    for (given, words) in [
        (
            &[("back", "0")],
            in_full(
                "refused-no-number",
                [("typed", "0"), ("name", "back"), ("example", "2"), ("least", "1")],
            ),
        ),
        (
            &[("back", "-1")],
            in_full(
                "refused-no-number",
                [("typed", "-1"), ("name", "back"), ("example", "2"), ("least", "1")],
            ),
        ),
    ] {
        let refusal = told(&asked(&table, "Ann", CommandName::Try, given).await);
        assert!(refusal.starts_with(words), "{given:?}: {refusal}");
    }
    assert!(mine(&table, "Ann").await.contains(after_one_ply()), "it is as it was");
}

#[tokio::test]
async fn a_line_begins_at_the_position_that_is_named_or_at_the_present_one() {
    let mut table = begun().await;
    for (who, played) in [("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d2g5")] {
        done(&table.play(who, played).await);
    }
    table.deliver().await;
    for (at, typed, expected) in [
        (
            "0",
            "d4d6",
            &*format!(
                "{} Black",
                in_full("notebook-line-moves", [("ply", "0"), ("moves", "1. P d4-d6")])
            ),
        ),
        ("1", "d13d11 d4d6", "After 1 half-move of the game: 1… p d13-d11 2. P d4-d6. Black"),
        (
            "1…",
            "d4d6",
            &*format!(
                "{} Black",
                in_full("notebook-line-moves", [("ply", "2"), ("moves", "2. P d4-d6")])
            ),
        ),
        ("3", "d13d11", "After 3 half-moves of the game: 2… p d13-d11. White"),
    ] {
        let line = told(&attempt(&mut table, "Ann", &[("at", at), ("moves", typed)]).await);
        assert!(line.contains(expected), "{at}: {line}");
    }
    let empty = attempt(&mut table, "Ann", &[("at", "1.")]).await;
    assert!(
        told(&empty).contains("after 0 of its 0 half-moves")
            && told(&empty)
                .contains(&format!("{} Bl", fixed_with("notebook-line-no-moves", [("ply", 1)])))
    );
    assert_eq!(offered(&empty), PAGES[4..]);
    assert!(
        moves(&mut table, "Ann", "d13d11")
            .await
            .contains(fixed_with("notebook-line-moves", [("ply", "1"), ("moves", "1… p d13-d11")]))
    );
    // When the game has gone on, the next line begins where it stands.
    done(&table.play("Bob", "g13g11").await);
    table.deliver().await;
    let old = mine(&table, "Ann").await;
    assert!(
        old.contains("1… p d13-d11")
            && old.contains(&format!("{} /try moves: game:1.", fixed("notebook-game-went-on")))
    );
    let refusal = told(&attempt(&mut table, "Ann", &[("back", "1")]).await);
    assert!(
        refusal.starts_with(fixed_with("try-refused-game-has-gone-on", [("game", 1)])),
        "{refusal}"
    );
    assert!(
        moves(&mut table, "Ann", "d4d6")
            .await
            .contains(fixed_with("notebook-line-moves", [("ply", "4"), ("moves", "3. P d4-d6")]))
    );
    // A line from a position that was taken back is no more.
    table.pause = 1;
    done(&table.play("Ann", "d4d6").await);
    table.deliver().await;
    moves(&mut table, "Ann", "d13d11").await;
    let take_back = undo();
    done(&table.private("Ann", THREAD, take_back).await);
    table.deliver().await;
    let gone = mine(&table, "Ann").await;
    assert!(gone.starts_with(fixed_with("try-refused-position-is-gone", [("game", 1)])));
    assert!(
        moves(&mut table, "Ann", "d4d5")
            .await
            .contains(fixed_with("notebook-line-moves", [("ply", "4"), ("moves", "3. P d4-d5")]))
    );
}

#[tokio::test]
async fn what_is_not_legal_is_refused_at_its_ply_and_the_rest_is_shown() {
    let mut table = begun().await;
    let first = moves(&mut table, "Ann", "z9 e6").await;
    let end = last_words("try-refused-move", [("game", "1")]);
    assert!(
        first.starts_with(fixed_with("notebook-stopped", [("number", "1"), ("typed", "z9")]))
            && first.ends_with(end)
    );
    let answer = attempt(&mut table, "Ann", &[("moves", "e6 e11 N e6-e9 d11")]).await;
    let lines = told(&answer);
    let (why, line) = lines.split_once('\n').expect("it is below");
    assert!(
        why.starts_with(fixed_with("notebook-stopped", [("number", "3"), ("typed", "N e6-e9")])),
        "{why}"
    );
    assert!(why.ends_with(&format!(". {}", fixed("notebook-stopped-later"))), "{why}");
    assert!(
        line.contains("after 2 of its 2 half-moves") && line.contains("1. P e4-e6 p e13-e11."),
        "{line}"
    );
    let e6 = Square::parse("e6").expect("it is a square");
    assert!(picture(&answer).position.piece_at(e6).is_some());
    let kept = mine(&table, "Ann").await;
    for typed in ["e6e9", "-1", "@everyone", "😀", "`**x**`", &"x".repeat(100_000), "pass"] {
        let refusal = moves(&mut table, "Ann", typed).await;
        let end = last_words("try-refused-move-of-a-longer-line", [("game", "1")]);
        assert!(
            refusal.starts_with(first_words("notebook-stopped", [("number", "1")])),
            "{refusal}"
        );
        assert!(refusal.ends_with(end) && refusal.chars().count() < 500, "{refusal}");
        assert_eq!(mine(&table, "Ann").await, kept, "{typed}");
    }
    let nothing = moves(&mut table, "Ann", "0000").await;
    assert!(
        nothing.starts_with(in_full(
            "try-refused-move-of-a-longer-line",
            [("why", in_full("notebook-no-move", NOTHING)), ("game", "1")]
        )),
        "{nothing}"
    );
    let other = told(&attempt(&mut table, "Ann", &[("at", "0"), ("moves", "z9")]).await);
    assert!(
        other.starts_with(fixed_with("notebook-stopped", [("number", "1"), ("typed", "z9")])),
        "{other}"
    );
    assert_eq!(mine(&table, "Ann").await, kept);
}

#[tokio::test]
async fn a_line_may_end_the_game_but_does_not() {
    let mut table = Table::at_of("chess", "k7/8/1K6/8/8/8/8/7R w - - 0 1").await;
    table.deliver().await;
    let mate = moves(&mut table, "Ann", "Rh8# Ka7").await;
    let stopped = in_full(
        "notebook-stopped",
        [("number", "2"), ("typed", "Ka7"), ("why", in_full("talk-line-past-end", NOTHING))],
    );
    let later = in_full("notebook-stopped-later", NOTHING);
    assert!(mate.contains(&format!("{stopped} {later}")), "{mate}");
    let line = in_full("notebook-line-moves", [("ply", "0"), ("moves", "1. R h1-h8")]);
    let end = in_full(
        "notebook-line-ends",
        [("result", in_full("ending-checkmate", [("winner", "@Ann (White)")]))],
    );
    assert!(mate.contains(&format!("{line} {end}")), "{mate}");
    assert_eq!(table.game().await.end, None);
    // It is tried after the end of a game as well.
    done(&table.play("Ann", "h1h8").await);
    table.deliver().await;
    let after = told(&attempt(&mut table, "Bob", &[("at", "0"), ("moves", "Rh7 Kb8")]).await);
    assert!(
        after.contains(&format!(
            "1. R h1-h7 k a8-b8. {}",
            fixed_with("notebook-line-to-move", [("side", "White")])
        )),
        "{after}"
    );
}

#[tokio::test]
async fn a_line_is_looked_at_ply_by_ply_and_is_there_after_a_restart() {
    let mut table = begun().await;
    let mut answer = attempt(&mut table, "Ann", &[("moves", "e6 e11 d6 d11")]).await;
    let Table { store, folder, .. } = table;
    drop(store);
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await;
    let store = store.expect("it opens again");
    for (label, shown) in
        [("Back", 3), ("Back", 2), ("Forward", 3), ("First", 0), ("Back", 0), ("Last", 4)]
    {
        let action = answer.actions.iter().find(|action| crate::table::label(action) == label);
        let ActionKind::Look(view) = action.expect("it is there").kind else {
            panic!("{label} decides something")
        };
        let question = Question { place: place(CHANNEL), ..question_to(&store, "Ann", &[]) };
        answer = question.view(view).await;
        let words = fixed_with("notebook-line", [("shown", shown), ("plies", 4)]);
        assert!(told(&answer).contains(words), "{label}: {}", told(&answer));
        let on = first_words("notebook-go-on-from-here", [("back", 4 - shown), ("game", 1)]);
        assert_eq!(told(&answer).contains(on), shown < 4, "{label}: {}", told(&answer));
    }
    let kept = store.branch(&person("Ann"), GameId(1)).await.expect("reads").expect("it is kept");
    assert_eq!((kept.from, kept.tried), (0, Moment { ply: 0, taken_back: 0 }));
    assert_eq!(kept.moves, ["e4e6", "e13e11", "d4d6", "d13d11"]);
}

/// So many plies of a game that goes on, as they are typed.
fn examples(game: &Game, plies: usize) -> String {
    let mut line = game.line.clone();
    let mut typed = Vec::new();
    for _ in 0..plies {
        let next = notation::example(line.position()).expect("there is a move");
        typed.push(notation::coordinates(game.variant(), &next));
        line.play(&next).expect("it is legal");
        assert!(line.outcome().is_none(), "it goes on");
    }
    typed.join(" ")
}

#[tokio::test]
async fn a_long_line_is_bounded_and_fits_one_message() {
    let mut table = begun().await;
    let typed = examples(&table.game().await, 201);
    let answer = moves(&mut table, "Ann", &typed).await;
    assert!(answer.starts_with(first_words("notebook-stopped", [("number", "201")])), "{answer}");
    assert!(
        answer.contains(&format!(
            "{} {}",
            fixed_with("talk-line-too-long", [("most", 200)]),
            fixed("notebook-stopped-later")
        )),
        "{answer}"
    );
    assert!(answer.contains(fixed_with("notebook-line", [("shown", "200"), ("plies", "200")])));
    assert!(answer.contains(&format!("{}… ", first_words("notebook-line-moves", [("ply", "0")]))));
    assert!(answer.chars().count() < 1_800, "{}", answer.chars().count());
    let full = moves(&mut table, "Ann", "e4e6").await;
    let too_long = in_full("talk-line-too-long", [("most", "200")]);
    let end = first_words("try-refused-move-of-a-longer-line", [("why", too_long)]);
    assert!(full.contains(end), "{full}");
    assert!(refused_without_game(&mut table).await.starts_with(fixed("refused-no-game-here")));
}

async fn refused_without_game(table: &mut Table) -> String {
    let given = [("moves".to_owned(), "e6".to_owned())].into_iter().collect::<Options>();
    let command = command(CommandName::Try, &given, None).expect("it is decided");
    refused(&table.private("Cid", "elsewhere", command).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_a_line_is_tried_in_private_and_turned_in_its_place() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let posts = server.posts(thread).len();
    let given = json!({"moves": "1. e6 e11 2. d6 <@1>"});
    let answer = server.slash("Bob", thread, "try", given).await;
    assert!(answer.is_ephemeral());
    let board = answer.messages[0].clone();
    assert_eq!(labels(&board), PAGES);
    assert!(board.content.starts_with(fixed_with(
        "notebook-stopped",
        [("number", "4"), ("typed", "\\<@\u{200b}1\\>")]
    )));
    let next = in_full("notebook-line-to-move", [("side", "Black")]);
    let line = format!("1. P e4-e6 p e13-e11 **2. P d4-d6**. {next}");
    assert!(board.content.contains(&line), "{}", board.content);
    server.stop_bot().await;
    server.start_bot().await;
    server.press("Bob", &board, "Back").await;
    let back = now(&server, "Bob", &board, "after 2 of its 3 half-moves").await;
    assert!(back.content.contains("1. P e4-e6 **p e13-e11** 2. P d4-d6. White would"));
    assert_eq!(back.attachments.len(), 1);
    assert!(back.attachments[0].bytes != board.attachments[0].bytes);
    let alt = back.attachments[0].description.as_deref().expect("every picture has words");
    assert!(
        alt.starts_with(&format!(
            "{} Black: Pawn from e13 to e11.",
            fixed("notebook-line-on-show")
        )),
        "{alt}"
    );
    if let Ok(folder) = std::env::var("LOOK_AT") {
        std::fs::write(format!("{folder}/try.png"), &back.attachments[0].bytes).expect("writes");
    }
    // A tried line is no move of the game.
    server.say("Ann", thread, "e4e6");
    server.post(thread, "1. P e4-e6").await;
    let answer = server.slash("Bob", thread, "try", json!({})).await;
    assert!(answer.text().contains(fixed("notebook-game-went-on")), "{}", answer.text());
    assert_eq!(server.posts(thread).len(), posts + 1, "nobody else has seen anything of it");
    wire::is_valid(&server);
}
