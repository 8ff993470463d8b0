//! A move that is shown to its player before it is played, for the players who wish it.

use crate::asking::{offered, picture, question, told};
use crate::play::private_boards::seen;
use crate::server::{Server, labels};
use crate::table::{CHANNEL, THREAD, Table, done, refused, words};
use crate::wire;
use menagerie_chat::conversation::{Answer, Options, command, pressed};
use menagerie_core::model::{ActionKind, CommandName, Reply};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

fn given(pairs: &[(&str, &str)]) -> Options {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

async fn wish(table: &mut Table, who: &str, word: &str) -> String {
    let set = command(CommandName::Settings, &given(&[("preview", word)]), None);
    done(&table.private(who, CHANNEL, set.expect("it is decided")).await)
}

/// A move by the command: shown first, or else decided.
async fn given_as_move(table: &mut Table, who: &str, text: &str) -> Result<Answer, Reply> {
    let options = [("move", text)];
    if let Some(answer) = question(table, who, &options).answer(CommandName::Move).await {
        return Ok(answer);
    }
    let call = command(CommandName::Move, &given(&options), None).expect("it is decided");
    Err(table.private(who, THREAD, call).await)
}

async fn shown(table: &mut Table, who: &str, text: &str) -> Answer {
    given_as_move(table, who, text).await.unwrap_or_else(|reply| panic!("{text}: {reply:?}"))
}

/// The reply when a button under an answer is pressed.
async fn press(table: &mut Table, who: &str, answer: &Answer, label: &str) -> Reply {
    let action = answer.actions.iter().find(|action| crate::table::label(action) == label);
    let kind = action.expect("it is there").kind.encode();
    let kind = ActionKind::decode(&kind).expect("it is ours");
    table.private(who, THREAD, pressed(kind).expect("it is decided")).await
}

#[tokio::test]
async fn a_move_is_shown_first_only_to_those_who_wish_it() {
    let mut table = Table::with_game().await;
    assert!(wish(&mut table, "Ann", "on").await.contains("\npreview: on (before: off)"));
    table.deliver().await;
    let answer = shown(&mut table, "Ann", "Tg5").await;
    assert_eq!(
        told(&answer),
        "Not played yet: 1. T d2-g5 in game 1 (Terachess II).\nTroll from d2 to g5."
    );
    assert_eq!(offered(&answer), ["Play", "Change", "Cancel"]);
    let seen = picture(&answer);
    assert_eq!((seen.bottom, seen.position.turn()), (Color::White, Color::Black));
    let way: Vec<String> = seen.arrows.concat().iter().map(ToString::to_string).collect();
    assert_eq!(way, ["d2", "g5"]);
    assert!(
        crate::table::words(&seen.lead)
            .starts_with(&format!("{} White: ", fixed("play-not-played-yet")))
    );
    assert_eq!((table.game().await.line.ply(), table.deliver().await), (0, vec![]));
    assert_eq!(
        done(&press(&mut table, "Ann", &answer, "Play").await),
        in_full("play-done", [("played", "T d2-g5")])
    );
    assert_eq!(table.deliver().await.len(), 1);
    // It is played once, however often it is pressed; and it is Bob's turn.
    let again = press(&mut table, "Ann", &answer, "Play").await;
    assert!(refused(&again).starts_with(fixed("refused-not-your-turn")), "{again:?}");
    // Bob has not asked for previews. A move typed in the game's own place is played at once, too.
    let reply = given_as_move(&mut table, "Bob", "e13e11").await.expect_err("it is played");
    assert_eq!(done(&reply), in_full("play-done", [("played", "p e13-e11")]));
    table.deliver().await;
    let again = press(&mut table, "Ann", &answer, "Play").await;
    assert!(refused(&again).starts_with(fixed("refused-stale")), "{again:?}");
    assert_eq!(table.overheard("Ann", "e4e6").await.len(), 1);
    assert_eq!(table.game().await.line.ply(), 3);
    assert!(wish(&mut table, "Ann", "off").await.contains("\npreview: off (before: on)"));
    done(&table.play("Bob", "d13d11").await);
    let reply = given_as_move(&mut table, "Ann", "d4d6").await.expect_err("it is played");
    done(&reply);
}

#[tokio::test]
async fn what_a_move_brings_about_is_told_before_it_is_played() {
    let promotes = "k7/7P/8/8/8/8/8/K7 w - - 0 1";
    let passes = "k7/8/8/8/3p4/8/4P3/K7 w - - 0 1";
    let mates = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
    for (fen, typed, expected) in [
        (promotes, "h8=Q", "Pawn from h7 to h8 and becomes a Queen, check."),
        (
            passes,
            "e4",
            &*format!(
                "Pawn from e2 to e4. {}",
                in_full("play-preview-passing", [("side", "White"), ("squares", "e3")])
            ),
        ),
        (passes, "e3", "Pawn from e2 to e3."),
        (
            "k7/8/8/8/3p4/4P3/8/K7 w - - 0 1",
            "exd4",
            in_full(
                "play-preview-in-words",
                [(
                    "chosen",
                    in_full(
                        "move-takes",
                        [("piece", "Pawn"), ("from", "e3"), ("victim", "Pawn"), ("square", "d4")],
                    ),
                )],
            ),
        ),
        (
            mates,
            "Rh8",
            &*format!(
                "{} {}",
                in_full(
                    "play-preview-in-words",
                    [(
                        "chosen",
                        in_full(
                            "move-in-words",
                            [
                                (
                                    "moved",
                                    in_full(
                                        "move-goes",
                                        [("piece", "Rook"), ("from", "h1"), ("to", "h8")]
                                    )
                                ),
                                ("check", "mate")
                            ]
                        )
                    )]
                ),
                in_full(
                    "play-preview-ends",
                    [("result", in_full("ending-checkmate", [("winner", "@Ann (White)")]))]
                )
            ),
        ),
    ] {
        let mut table = Table::at_of("chess", fen).await;
        wish(&mut table, "Ann", "on").await;
        let said = told(&shown(&mut table, "Ann", typed).await);
        let (_, consequences) = said.split_once('\n').expect("they stand below");
        assert_eq!(consequences, expected, "{typed}");
    }
}

#[tokio::test]
async fn what_is_not_one_move_now_is_answered_as_ever() {
    let mut table = Table::with_game().await;
    wish(&mut table, "Ann", "on").await;
    wish(&mut table, "Bob", "on").await;
    wish(&mut table, "Cid", "on").await;
    for (who, text, words) in [
        (
            "Ann",
            "e4e9",
            fixed_with(
                "move-refused-cannot-go-moves",
                [("piece", "Pawn"), ("from", "e4"), ("to", "e9")],
            ),
        ),
        (
            "Bob",
            "e13e11",
            in_full("refused-not-your-turn", [("player", "@Ann"), ("side", "White")]),
        ),
        ("Cid", "e4e6", fixed_with("refused-not-a-player", [("game", "1")])),
        ("Ann", "resign", in_full("refused-by-command", [("command", "resign")])),
        ("Ann", &*"x".repeat(100_000), fixed("move-refused-too-long")),
    ] {
        let reply = given_as_move(&mut table, who, text).await.expect_err("it is decided");
        let refusal = refused(&reply);
        assert!(refusal.starts_with(words) || text.len() > 99, "{who} {text}: {refusal}");
    }
    assert_eq!(table.game().await.line.ply(), 0);
    let mut table = Table::at_of("chess", "k7/8/8/8/8/8/7K/R6R w - - 0 1").await;
    wish(&mut table, "Ann", "on").await;
    let Err(Reply::Ask(text, actions)) = given_as_move(&mut table, "Ann", "Rd1").await else {
        panic!("two Rooks can go there")
    };
    let asked = fixed_with("talk-choose-move", [("count", "2")]);
    assert!(words(&text).starts_with(asked) && actions.len() == 2, "{text:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_a_previewed_move_is_played_changed_or_cancelled() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    server.slash("Ann", thread, "settings", json!({"preview": "on"})).await;
    let posts = server.posts(thread).len();
    let mut previews = Vec::new();
    for _ in 0..3 {
        let answer = server.slash("Ann", thread, "move", json!({"move": "Tg5"})).await;
        assert!(answer.is_ephemeral());
        let message = answer.messages[0].clone();
        assert!(message.content.starts_with(in_full(
            "play-preview",
            [("chosen", "**1. T d2-g5**"), ("game", "1"), ("variant", "Terachess II")]
        )));
        assert_eq!(labels(&message), ["Play", "Change", "Cancel"]);
        assert_eq!(message.attachments.len(), 1);
        previews.push(message);
    }
    if let Ok(folder) = std::env::var("LOOK_AT") {
        let bytes = &previews[0].attachments[0].bytes;
        std::fs::write(format!("{folder}/preview.png"), bytes).expect("it can be written");
    }
    server.stop_bot().await;
    server.start_bot().await;
    server.replaced("Ann", &previews[0], "Cancel", fixed("chat-cancelled")).await;
    let cancelled = seen(&server, "Ann", thread, fixed("chat-cancelled")).await;
    assert_eq!(cancelled.attachments.len(), 0, "no board shows what was not played");
    server.replaced("Ann", &previews[1], "Change", fixed("chat-other-move")).await;
    assert_eq!(server.posts(thread).len(), posts);
    server
        .replaced("Ann", &previews[2], "Play", in_full("play-done", [("played", "**T d2-g5**")]))
        .await;
    server.post(thread, "1. T d2-g5").await;
    assert_eq!(server.posts(thread).len(), posts + 1);
    wire::is_valid(&server);
}
