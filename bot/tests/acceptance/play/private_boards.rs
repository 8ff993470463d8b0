//! Boards for one person alone: any position of a game, from their own side, and from each to the
//! others.

use crate::asking::{asked, offered, picture, question, told};
use crate::server::{Server, TIMEOUT, custom_id, labels};
use crate::table::{THREAD, Table, done, label};
use crate::wire;
use menagerie_chat::conversation::{Answer, Question, Show, command};
use menagerie_core::GameId;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Page, ViewRequest, Which};
use menagerie_core::model::{ActionKind, CommandName};
use menagerie_core::record::Chain;
use menagerie_rules::Color;
use menagerie_sandbox::Message;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

/// Ann and Bob have played three plies of game 1.
pub async fn three_plies() -> Table {
    let mut table = Table::with_game().await;
    for (who, played) in [("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d4d6")] {
        done(&table.play(who, played).await);
    }
    table
}

pub const PAGES: [&str; 5] = ["First", "Back", "Forward", "Last", "FEN and captured pieces"];

/// The buttons under a board of a game, but not under a line that was tried.
pub const UNDER_A_BOARD: [&str; 7] =
    ["First", "Back", "Forward", "Last", "Zoom", "Flip", "FEN and captured pieces"];

#[tokio::test]
async fn any_position_of_a_game_is_named_by_plies_or_by_the_number_of_a_move() {
    let table = three_plies().await;
    let game = table.game().await;
    for (typed, ply) in [
        ("0", 0),
        ("1", 1),
        (" 3 ", 3),
        ("1.", 1),
        ("1…", 2),
        ("1...", 2),
        ("1..", 2),
        ("2.", 3),
        ("002", 2),
    ] {
        let answer = asked(&table, "Ann", CommandName::At, &[("ply", typed)]).await;
        let seen = picture(&answer);
        assert!(seen.position == *game.line.position_at(ply).expect("it was played"), "{typed}");
        let last = ply.checked_sub(1).map(|ply| game.line.moves()[ply]);
        assert_eq!(seen.last_move, last.map(|last| (last.from(), last.to())), "{typed}");
        let said = told(&answer);
        let when = in_full("chat-earlier-board", [("ply", ply), ("plies", 3)]);
        assert_eq!(said.contains(when), ply < 3, "{typed}: {said}");
        assert_eq!(offered(&answer), UNDER_A_BOARD, "{typed}");
    }
    let answer = asked(&table, "Cid", CommandName::At, &[("ply", "1…")]).await;
    assert_eq!(
        told(&answer),
        [
            in_full(
                "lists-board",
                [
                    ("variant", "Terachess II"),
                    ("game", "1"),
                    ("first", "@Ann"),
                    ("first_side", "White"),
                    ("second", "@Bob"),
                    ("second_side", "Black")
                ]
            ),
            in_full(
                "lists-board-last-move",
                [
                    ("last", "1… p e13-e11"),
                    (
                        "in_words",
                        in_full("move-goes", [("piece", "Pawn"), ("from", "e13"), ("to", "e11")])
                    )
                ]
            ),
            in_full("lists-board-to-move", [("side", "White")]),
            in_full("chat-earlier-board", [("ply", 2), ("plies", 3)]),
        ]
        .join(" ")
    );
}

#[tokio::test]
async fn moves_are_numbered_as_they_are_shown_also_from_a_position_of_ones_own() {
    let mut table = Table::at_of("chess", "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 9").await;
    for (who, played) in [("Bob", "e7e5"), ("Ann", "e2e4"), ("Bob", "e8e7")] {
        done(&table.play(who, played).await);
    }
    for (typed, last) in [("9…", "9… p e7-e5"), ("10.", "10. P e2-e4"), ("10...", "10… k e8-e7")]
    {
        let said = told(&asked(&table, "Ann", CommandName::At, &[("ply", typed)]).await);
        let last = first_words("lists-board-last-move", [("last", last)]);
        assert!(said.contains(last), "{typed}: {said}");
    }
    let none = told(&asked(&table, "Ann", CommandName::At, &[("ply", "9.")]).await);
    assert!(
        none.starts_with(fixed_with(
            "board-refused-unknown-position",
            [("game", "1"), ("typed", "9.")]
        )),
        "{none}"
    );
}

#[tokio::test]
async fn what_names_no_position_is_refused_by_what_does() {
    let table = three_plies().await;
    let named = in_full("board-refused-name-a-position", [("plies", "3"), ("last", "2.")]);
    let endless = "9".repeat(100_000);
    for typed in
        ["-1", "4", "2…", "0.", "3.", "1.5", "1….", "..", "e4", "next", "+1", "١", &endless]
    {
        let answer = asked(&table, "Ann", CommandName::At, &[("ply", typed)]).await;
        assert!(answer.show.is_none() && answer.actions.is_empty(), "{typed}");
        let quoted: String = typed.chars().take(30).collect();
        let quoted = if typed.len() > 30 { format!("{quoted}…") } else { quoted };
        assert_eq!(
            told(&answer),
            format!(
                "{} {named}",
                in_full(
                    "board-refused-unknown-position",
                    [("game", "1"), ("typed", quoted.as_str())]
                )
            )
        );
    }
    let missing = told(&asked(&table, "Ann", CommandName::At, &[]).await);
    let unnamed = in_full("board-refused-no-position-named", [("game", "1")]);
    assert_eq!(missing, format!("{unnamed} {named}"));
    let elsewhere = asked(&table, "Ann", CommandName::At, &[("ply", "1"), ("game", "9")]).await;
    assert!(told(&elsewhere).starts_with(fixed_with("refused-no-such-game", [("game", 9)])));
    let fresh = Table::with_game().await;
    assert_eq!(
        told(&asked(&fresh, "Ann", CommandName::At, &[("ply", "1")]).await),
        &*format!(
            "{} {}",
            in_full("board-refused-unknown-position", [("game", 1), ("typed", 1)]),
            in_full("board-refused-name-a-position", [("plies", 0)])
        )
    );
    assert_eq!(
        offered(&asked(&fresh, "Ann", CommandName::At, &[("ply", "0")]).await),
        UNDER_A_BOARD[4..]
    );
}

#[tokio::test]
async fn from_each_board_the_others_are_pressed_also_after_the_end() {
    let mut table = three_plies().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    let game = table.game().await;
    let mut answer = asked(&table, "Bob", CommandName::Board, &[]).await;
    assert!(told(&answer).contains(fixed_with(
        "ending-resignation",
        [("loser", "@Bob"), ("winner", "@Ann (White)")]
    )));
    for (label, ply) in [
        ("Back", 2),
        ("Back", 1),
        ("Forward", 2),
        ("First", 0),
        ("Back", 0),
        ("Forward", 1),
        ("Last", 3),
        ("Forward", 3),
    ] {
        assert_eq!(offered(&answer), UNDER_A_BOARD);
        let action = answer
            .actions
            .iter()
            .find(|action| crate::table::label(action) == label)
            .expect("it is there");
        let ActionKind::Look(view) = action.kind else { panic!("{label} decides something") };
        answer = question(&table, "Bob", &[]).view(view).await;
        assert!(picture(&answer).position == *game.line.position_at(ply).expect("it is there"));
        assert_eq!(picture(&answer).bottom, Color::Black, "it stays as it was");
        let has_ended = told(&answer).contains(fixed("ending-resignation"));
        assert_eq!(has_ended, ply == 3, "{label}: {}", told(&answer));
    }
}

/// The part of a board that is shown, from corner to corner.
fn part(answer: &Answer) -> Option<String> {
    match &answer.show {
        Some(Show::Board { crop, .. }) => crop.map(|(one, other)| format!("{one}-{other}")),
        other => panic!("no board: {other:?}: {}", told(answer)),
    }
}

/// The board that a button of an answer shows when Bob presses it.
async fn pressed(table: &Table, answer: &Answer, button: &str) -> Answer {
    let action = answer.actions.iter().find(|action| label(action) == button);
    let action = action.unwrap_or_else(|| panic!("no {button}: {:?}", offered(answer)));
    let ActionKind::Look(view) = action.kind else { panic!("{button} decides something") };
    question(table, "Bob", &[]).view(view).await
}

#[tokio::test]
async fn half_of_a_board_is_the_one_of_the_last_move() {
    let table = three_plies().await;
    for (ply, half) in [("0", "a1-p8"), ("1", "a1-p8"), ("2", "a9-p16"), ("3", "a1-p8")] {
        let whole = asked(&table, "Bob", CommandName::Board, &[("at", ply)]).await;
        let seen = asked(&table, "Bob", CommandName::Board, &[("at", ply), ("zoom", "half")]).await;
        assert_eq!(part(&seen).as_deref(), Some(half), "{ply}");
        assert_eq!(picture(&seen).bottom, Color::Black, "as the whole board was");
        assert_eq!(told(&seen), told(&whole));
        assert_eq!(offered(&seen), UNDER_A_BOARD[6..]);
    }
}

#[tokio::test]
async fn the_part_of_a_large_board_around_each_move_has_the_pages_of_the_whole_one() {
    let table = three_plies().await;
    let whole = asked(&table, "Bob", CommandName::Board, &[]).await;
    assert_eq!(part(&whole), None);
    let mut seen = pressed(&table, &whole, "Zoom").await;
    for (page, ply, corners) in [
        ("Last", 3, "a1-j10"),
        ("Back", 2, "a7-j16"),
        ("First", 0, "d1-m10"),
        ("Forward", 1, "a1-j10"),
    ] {
        seen = pressed(&table, &seen, page).await;
        assert_eq!(part(&seen).as_deref(), Some(corners), "{page}");
        let game = table.game().await;
        assert!(picture(&seen).position == *game.line.position_at(ply).expect("it is there"));
        assert_eq!(picture(&seen).bottom, Color::Black, "it stays as it was");
        let offered = offered(&seen);
        assert_eq!(offered[..4], UNDER_A_BOARD[..4]);
        assert_eq!(offered[4..], [fixed("action-whole"), "Flip", fixed("action-as-fen")]);
    }
    let back = pressed(&table, &seen, fixed("action-whole")).await;
    assert_eq!((part(&back), picture(&back).bottom), (None, Color::Black));
    assert!(picture(&back).position == picture(&seen).position, "the ply stays");
    // The button of an earlier version.
    let old = ActionKind::decode("1:half:1:2:black").expect("it is still read");
    let ActionKind::Look(view) = old else { panic!("{old:?}") };
    assert_eq!(part(&question(&table, "Bob", &[]).view(view).await).as_deref(), Some("a7-j16"));
}

#[tokio::test]
async fn a_board_is_flipped_as_it_is_shown() {
    let table = three_plies().await;
    let whole = asked(&table, "Bob", CommandName::Board, &[("at", "2")]).await;
    let part_of_it = pressed(&table, &whole, "Zoom").await;
    for seen in [whole, part_of_it] {
        let flipped = pressed(&table, &seen, "Flip").await;
        assert_eq!(picture(&flipped).bottom, Color::White);
        assert_eq!((part(&flipped), told(&flipped)), (part(&seen), told(&seen)));
        let again = pressed(&table, &flipped, "Flip").await;
        assert_eq!(picture(&again).bottom, Color::Black);
    }
}

#[tokio::test]
async fn a_board_whose_squares_are_large_enough_has_no_part() {
    let mut low = Table::at_of("chess", "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1").await;
    done(&low.play("Ann", "e2e4").await);
    let answer = asked(&low, "Ann", CommandName::Board, &[]).await;
    assert_eq!(
        offered(&answer),
        ["First", "Back", "Forward", "Last", "Flip", fixed("action-as-fen")]
    );
}

#[tokio::test]
async fn a_board_that_is_no_more_or_not_for_them_is_not_shown() {
    let table = three_plies().await;
    let views = [
        ViewRequest::Board(GameId(9), 1, Page::Back, Color::White),
        ViewRequest::Position(GameId(9), 1),
    ];
    for view in views {
        let answer = question(&table, "Ann", &[]).view(view).await;
        assert!(
            told(&answer).starts_with(fixed_with("refused-no-such-game", [("game", 9)])),
            "{view:?}"
        );
    }
    let gone = question(&table, "Ann", &[]).view(ViewRequest::Position(GameId(1), 4)).await;
    assert_eq!(told(&gone), in_full("board-refused-no-such-ply", [("game", 1), ("plies", 3)]));
    let far = ViewRequest::Board(GameId(1), usize::MAX, Page::Back, Color::White);
    let far = question(&table, "Ann", &[]).view(far).await;
    let to_move = ["White", "Black"].map(|side| in_full("lists-board-to-move", [("side", side)]));
    assert!(to_move.iter().any(|words| told(&far).contains(words)));
    let stranger = Question { server: None, ..question(&table, "Cid", &[]) };
    let hidden = stranger.view(ViewRequest::Position(GameId(1), 1)).await;
    assert!(
        told(&hidden).starts_with(fixed_with("refused-no-such-game", [("game", 1)])),
        "{}",
        told(&hidden)
    );
}

#[tokio::test]
async fn every_private_board_is_seen_from_ones_own_side_unless_one_wishes_otherwise() {
    let mut table = three_plies().await;
    let asked_for: [(CommandName, &[(&str, &str)]); 4] = [
        (CommandName::Board, &[]),
        (CommandName::Board, &[("at", "1")]),
        (CommandName::At, &[("ply", "1")]),
        (CommandName::Moves, &[("square", "e6")]),
    ];
    for (verb, given) in asked_for {
        for (who, bottom) in [("Ann", Color::White), ("Bob", Color::Black), ("Cid", Color::White)] {
            let answer = asked(&table, who, verb, given).await;
            assert_eq!(picture(&answer).bottom, bottom, "{verb:?} {who}");
        }
        for (who, view, bottom) in [("Bob", "first", Color::White), ("Ann", "second", Color::Black)]
        {
            let given = [given, &[("view", view)]].concat();
            let answer = asked(&table, who, verb, &given).await;
            assert_eq!(picture(&answer).bottom, bottom, "{verb:?} {who} {view}");
        }
    }
    let view = [("view".to_owned(), "first".to_owned())].into_iter().collect();
    let set = command(CommandName::Settings, &view, None).expect("it is decided");
    done(&table.private("Bob", THREAD, set).await);
    for (verb, given) in asked_for {
        let answer = asked(&table, "Bob", verb, given).await;
        assert_eq!(picture(&answer).bottom, Color::White, "{verb:?}: it is set");
    }
}

#[tokio::test]
async fn a_board_that_looks_otherwise_once_offers_no_pages_that_would_not() {
    let table = three_plies().await;
    for (given, pages) in [
        (&[("view", "second")][..], true),
        (&[("theme", "slate")], false),
        (&[("zoom", "a1-h8")], false),
        (&[("at", "2"), ("scale", "large")], false),
    ] {
        let answer = asked(&table, "Ann", CommandName::Board, given).await;
        assert_eq!(offered(&answer).len() == UNDER_A_BOARD.len(), pages, "{given:?}");
        assert_eq!(offered(&answer).last(), Some(&UNDER_A_BOARD[6].to_owned()), "{given:?}");
    }
    let in_words = asked(&table, "Ann", CommandName::Board, &[("text", "by rank")]).await;
    assert_eq!(offered(&in_words), [""; 0]);
}

/// The fingerprint told with a position: the hash of the game's record until there.
async fn fingerprint(table: &Table, ply: usize) -> String {
    let record = table.store.record(GameId(1)).await.expect("reads").expect("it is there");
    let chain = Chain::of(&record);
    let hash = match ply.checked_sub(1) {
        None => &chain.beginning,
        Some(index) => &chain.events[index],
    };
    let fingerprint = in_full("chat-record-elsewhere", [("hash", hash.short()), ("game", "1")]);
    format!("\n{fingerprint}")
}

/// White's Pawns and a Rook take and are taken.
const FIGHT: &str = "15k/16/16/16/16/16/16/16/16/4p11/3p1p10/4P11/16/4R11/16/7K8 w - - 0 1";

#[tokio::test]
async fn the_position_is_told_as_a_fen_with_what_each_side_has_lost() {
    let mut table = Table::at(FIGHT).await;
    let at = |ply: &'static str| [("at", ply), ("text", "fen")];
    assert_eq!(
        told(&asked(&table, "Ann", CommandName::Board, &at("0")).await),
        format!(
            "{}\n{}\n{}{}",
            in_full(
                "board-fen",
                [("title", in_full("board-of-game", [("game", "1")])), ("plies", "0")]
            ),
            table.game().await.line.start().fen(),
            in_full("board-nothing-captured", NOTHING),
            fingerprint(&table, 0).await
        )
    );
    for (who, played) in
        [("Ann", "e5d6"), ("Bob", "e7e6"), ("Ann", "e3e6"), ("Bob", "p16p15"), ("Ann", "e6f6")]
    {
        done(&table.play(who, played).await);
    }
    let game = table.game().await;
    for (ply, lost) in [
        (
            "1",
            in_full(
                "board-captured-difference",
                [("pieces", "Black's Pawn"), ("worth", "0.5"), ("side", "White")],
            ),
        ),
        (
            "5",
            in_full(
                "board-captured-difference",
                [("pieces", "Black's Pawn ×3"), ("worth", "1.5"), ("side", "White")],
            ),
        ),
    ] {
        let answer = told(&asked(&table, "Cid", CommandName::Board, &at(ply)).await);
        // A picture has no room for them, so its words have them.
        let board = told(&asked(&table, "Cid", CommandName::Board, &[("at", ply)]).await);
        assert!(board.ends_with(&format!("\n{lost}")), "{board}");
        let position = game.line.position_at(ply.parse().expect("a number")).expect("it is there");
        let title = in_full(
            "board-fen",
            [("title", in_full("board-of-game", [("game", "1")])), ("plies", ply)],
        );
        let fingerprint = fingerprint(&table, ply.parse().expect("a number")).await;
        let fen = position.fen();
        assert_eq!(answer, format!("{title}\n{fen}\n{lost}{fingerprint}"));
    }
}

/// The answer to somebody, once it says so.
pub async fn seen(server: &Server, who: &str, channel: u64, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        let messages = sandbox.messages(server.id(who), channel);
        messages.into_iter().rev().find(|message| message.content.contains(words))
    });
    found.await.unwrap_or_else(|_| panic!("nothing says “{words}”:\n{}", server.log()))
}

/// A message as its reader sees it now.
pub async fn now(server: &Server, who: &str, message: &Message, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        let messages = sandbox.messages(server.id(who), message.channel);
        messages.into_iter().find(|now| now.id == message.id && now.content.contains(words))
    });
    found.await.unwrap_or_else(|_| panic!("it never says “{words}”:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_a_press_changes_the_private_board_in_its_place() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    for (who, typed, canonical) in [("Ann", "d2g5", "T d2-g5"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, thread, typed);
        server.post(thread, canonical).await;
    }
    let posts = server.posts(thread).len();
    let answer = server.slash("Bob", thread, "at", json!({"ply": "1."})).await;
    assert!(answer.is_ephemeral());
    let board = answer.messages[0].clone();
    assert_eq!(labels(&board), UNDER_A_BOARD);
    assert!(
        board.content.ends_with(fixed_with("chat-earlier-board", [("ply", 1), ("plies", 2)])),
        "{}",
        board.content
    );
    // A bot that was started since knows the button, and the person it was shown to.
    server.stop_bot().await;
    server.start_bot().await;
    server.press("Bob", &board, "Back").await;
    let first =
        now(&server, "Bob", &board, in_full("chat-earlier-board", [("ply", 0), ("plies", 2)]))
            .await;
    assert_eq!(first.attachments.len(), 1, "one board takes the place of the other");
    assert!(first.attachments[0].bytes != board.attachments[0].bytes);
    let alt = first.attachments[0].description.as_deref().expect("every picture has words");
    let lead = in_full(
        "picture-lead",
        [
            ("standing", in_full("picture-to-move", [("side", "White")])),
            ("title", in_full("picture-of-game", [("variant", "Terachess II"), ("game", "1")])),
            ("number", "1"),
        ],
    );
    assert!(alt.starts_with(lead), "{alt}");
    server.press("Bob", &first, "Last").await;
    let last = now(&server, "Bob", &board, "p e13-e11").await;
    server.press("Bob", &last, fixed("action-as-fen")).await;
    let told = seen(&server, "Bob", thread, fixed("board-fen")).await.content;
    let title = in_full(
        "board-fen",
        [("title", in_full("board-of-game", [("game", "1")])), ("plies", "2")],
    );
    assert!(told.replace("**", "").starts_with(&format!("{title}\n`")), "{told}");
    assert!(told.contains(&format!("\n{}\n", fixed("board-nothing-captured"))), "{told}");
    let still = now(&server, "Bob", &board, "p e13-e11").await;
    assert_eq!(still.attachments.len(), 1, "what is told stands below the board");
    for ply in ["-1", "3", "@everyone"] {
        let answer = server.slash("Bob", thread, "at", json!({"ply": ply})).await;
        assert!(
            answer.is_ephemeral()
                && answer
                    .text()
                    .contains(fixed_with("board-refused-unknown-position", [("game", 1)]))
        );
        assert!(
            answer.text().contains(fixed_with("board-refused-name-a-position", [("plies", 2)]))
        );
    }
    assert!(
        server.sandbox.press(server.id("Ann"), board.id, &custom_id(&board, "Back"), &[]).is_err()
    );
    assert_eq!(server.posts(thread).len(), posts, "nobody else has seen anything of it");
    wire::is_valid(&server);
}
