//! Moves, talk and the games that are meant, as conversations with the core over a real database:
//! what is asked, what is stored, what others see, who is alerted, and every refusal.

use crate::table::{
    CHANNEL, THREAD, Table, accept, done, draw, lines, move_of, moved, person, place, refused,
    server, words,
};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::{ActionKind, Effect, Reply};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, GameId, MessageId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

#[tokio::test]
async fn a_move_is_stored_and_announced_to_the_side_to_move_alone() {
    let mut table = Table::with_game().await;
    assert_eq!(
        done(&table.play("Ann", "e4-e6").await),
        in_full("play-done", [("played", "P e4-e6")])
    );
    let effects = lines(&table.deliver().await);
    assert_eq!(effects.len(), 1);
    let pawn = moved("1. P e4-e6", "Pawn", "e4", "e6");
    let board = format!("board of game 1 at ply 1 [wakes Bob]: {pawn}");
    assert!(effects[0].starts_with(&board), "{}", effects[0]);
    let called = &*format!(
        "{} {}",
        in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")]),
        in_full(
            "play-first-turn",
            [
                ("example", "a13a11"),
                ("ways", in_full("discord-ways-to-move", [("where", "here-hearing")]))
            ]
        )
    );
    assert!(effects[0].ends_with(called), "{}", effects[0]);
    assert_eq!(
        done(&table.play("Bob", "Td12").await),
        in_full("play-done", [("played", "t d15-d12")])
    );
    // By now both know how.
    let effects = lines(&table.deliver().await);
    assert!(
        effects[0]
            .ends_with(fixed_with("notice-your-move", [("player", "@Ann"), ("side", "White")])),
        "{}",
        effects[0]
    );
}

#[tokio::test]
async fn a_refused_move_changes_nothing() {
    let mut table = Table::with_game().await;
    let long = "e4e6".repeat(1_000);
    for text in
        ["e4-e9", "z9", "e5-e6", "N e4-e6", "e13-e11", "", "😀", "@everyone", &long, "e4e6=Q"]
    {
        let reply = table.play("Ann", text).await;
        let words = refused(&reply);
        assert!(words.chars().count() < 600, "{words}");
        assert!(words.trim_end().ends_with(['.', '?', '!']), "a sentence: {words}");
        assert!(!words.contains('\u{202e}'), "{words}");
    }
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn only_the_player_to_move_moves() {
    let mut table = Table::with_game().await;
    let reply = table.play("Bob", "e13e11").await;
    let words = &*format!(
        "{} {}",
        in_full("refused-not-your-turn", [("player", "@Ann"), ("side", "White")]),
        in_full("refused-plan-answer", NOTHING)
    );
    assert_eq!(refused(&reply), words);
    let reply = table.play("Cid", "e4e6").await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{reply:?}"
    );
    assert_eq!(table.game().await.line.ply(), 0);
}

#[tokio::test]
async fn the_same_cause_plays_once_and_gets_the_same_answer() {
    let mut table = Table::with_game().await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "again"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Private,
        command: move_of("e4e6"),
        letters: Letters::default(),
    };
    let first = table.ask(&call).await;
    let second = table.ask(&call).await;
    assert_eq!(first, second);
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(table.deliver().await.len(), 1);
}

#[tokio::test]
async fn talk_is_left_alone_and_questions_are_answered() {
    let mut table = Table::with_game().await;
    for (who, text, addressed, answer) in [
        ("Ann", "nice weather today", false, None),
        ("Ann", "😀", false, None),
        ("Cid", "e4e6", false, None),
        ("Cid", "I would play e4e6 here, really", false, None),
        ("Cid", "e4e6", true, Some(fixed_with("refused-not-a-player", [("game", "1")]))),
        ("Bob", "e13e11", false, Some(fixed("refused-not-your-turn"))),
        ("Ann", "hello there", true, Some("")),
        ("Ann", "e4e9", false, Some("")),
        (
            "Ann",
            "z9",
            true,
            Some(fixed_with("move-refused-off-board", [("square", "z9"), ("corner", "p16")])),
        ),
    ] {
        let said = table.say(who, text, addressed).await;
        match answer {
            None => assert_eq!(said, None, "{who}: {text}"),
            Some(start) => {
                let said = said.unwrap_or_else(|| panic!("{who}: “{text}” got no answer"));
                assert!(said.starts_with(start), "{who}: {text}: {said}");
            }
        }
    }
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(table.say("Ann", "e4e6", false).await, None, "the board is the answer");
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn what_was_said_before_the_game_began_is_no_move() {
    let mut table = Table::with_game().await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "old"),
        at: Timestamp(table.game().await.moved.0 - 1),
        seen: Timestamp(table.game().await.moved.0 - 1),
        via: Via::Overheard(MessageId::new("test", "old")),
        command: move_of("e4e6"),
        letters: Letters::default(),
    };
    assert_eq!(table.ask(&call).await, Reply::Nothing);
    assert_eq!(table.game().await.line.ply(), 0);
}

#[tokio::test]
async fn a_game_is_found_from_anywhere_if_there_is_only_one() {
    let mut table = Table::with_game().await;
    assert_eq!(
        done(&table.private("Ann", "elsewhere", move_of("e4e6")).await),
        "Game 1 (Terachess II): Played: P e4-e6."
    );
    let reply = table.private("Cid", "elsewhere", move_of("e4e6")).await;
    assert!(refused(&reply).starts_with(fixed("refused-no-game-here")), "{reply:?}");
    table.challenge("Ann", "Bob", SideRequest::First).await;
    table.private("Bob", CHANNEL, accept(2)).await;
    table.open_thread(GameId(2), "thread-2").await;
    // In game 1 it is Bob's turn, in game 2 Ann's: each means their own.
    assert_eq!(
        done(&table.private("Ann", "elsewhere", move_of("d4d5")).await),
        "Game 2 (Terachess II): Played: P d4-d5."
    );
    // A step that cannot be undone is not guessed by whose turn it is.
    let reply = table.private("Bob", "elsewhere", draw()).await;
    assert!(refused(&reply).starts_with(fixed("refused-several-games")), "{reply:?}");
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    let reply = table.private("Ann", "elsewhere", resign).await;
    assert!(refused(&reply).starts_with(fixed("refused-several-games")), "{reply:?}");
    let reply = table.private("Bob", "elsewhere", move_of("d13d12")).await;
    assert_eq!(
        refused(&reply),
        &*format!("{}\ngame:1 #1\ngame:2 #2", fixed("refused-several-games"))
    );
    let named = Command::Play(PlayRequest::Move {
        which: Which::Number(GameId(2)),
        text: "d13d12".to_owned(),
        shown: None,
    });
    assert_eq!(
        done(&table.private("Bob", "elsewhere", named).await),
        "Game 2 (Terachess II): Played: p d13-d12."
    );
    let unknown = Command::Ending(EndingRequest::Draw { which: Which::Number(GameId(99)) });
    let reply = table.private("Bob", "elsewhere", unknown).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-no-such-game", [("game", 99)])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn only_its_server_sees_a_game() {
    let mut table = Table::with_game().await;
    let mut call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Cid"),
        place: place("far away"),
        server: Some(Server::new("test", "another server")),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "far"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Private,
        command: Command::Ending(EndingRequest::Draw { which: Which::Number(GameId(1)) }),
        letters: Letters::default(),
    };
    assert!(
        refused(&table.ask(&call).await)
            .starts_with(fixed_with("refused-no-such-game", [("game", 1)]))
    );
    call.server = Some(server());
    call.cause = CauseId::new("test", "near");
    assert!(
        refused(&table.ask(&call).await)
            .starts_with(fixed_with("refused-not-a-player", [("game", 1)]))
    );
    call.from = person("Ann");
    call.server = None;
    call.cause = CauseId::new("test", "own");
    done(&table.ask(&call).await);
}

#[tokio::test]
async fn an_ambiguous_move_is_asked_back_and_an_old_choice_is_stale() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1").await;
    let Reply::Ask(text, actions) = table.play("Ann", "Rc2").await else { panic!("not asked") };
    assert!(words(&text).contains("R a2-c2") && words(&text).contains("R d2-c2"));
    assert_eq!(actions.len(), 2);
    let ActionKind::Play(game, shown, chosen) = &actions[0].kind else { panic!("no move") };
    let press = |text: &str| {
        Command::Play(PlayRequest::Move {
            which: Which::Number(*game),
            text: text.to_owned(),
            shown: Some(*shown),
        })
    };
    assert!(done(&table.private("Ann", THREAD, press(chosen)).await).starts_with("Played: R "));
    table.play("Bob", "p16p15").await;
    let reply = table.private("Ann", THREAD, press("h1h2")).await;
    assert!(refused(&reply).starts_with(fixed("refused-stale")), "{reply:?}");
}

#[tokio::test]
async fn a_message_that_is_refused_is_answered_where_it_stands() {
    let mut table = Table::with_game().await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "typed"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Overheard(MessageId::new("test", "m")),
        command: move_of("e4e9"),
        letters: Letters::default(),
    };
    table.ask(&call).await;
    let effects = table.deliver().await;
    assert!(
        matches!(&effects[..], [Effect::Say { place: at, reply_to, .. }]
            if *at == place(THREAD) && *reply_to == MessageId::new("test", "m")),
        "{effects:?}"
    );
}

#[tokio::test]
async fn a_players_lone_word_is_answered_by_the_command_that_it_means() {
    let mut table = Table::with_game().await;
    let [undo, resign, draw, abort, board] = [
        in_full("refused-by-command", [("command", "undo")]),
        in_full("refused-by-command", [("command", "resign")]),
        in_full("refused-by-command", [("command", "draw")]),
        in_full("refused-by-command", [("command", "abort")]),
        in_full("refused-by-command", [("command", "board")]),
    ];
    for (who, text, answer) in [
        ("Ann", "undo", Some(undo)),
        ("Bob", " Undo! ", Some(undo)),
        ("Ann", "take back", Some(undo)),
        ("Ann", "RESIGN", Some(resign)),
        ("Bob", "draw?", Some(draw)),
        ("Ann", "abort.", Some(abort)),
        ("Ann", "Board", Some(board)),
        ("Ann", "let us draw a board", None),
        ("Ann", "undo that", None),
        ("Cid", "draw?", None),
    ] {
        assert_eq!(table.say(who, text, false).await.as_deref(), answer, "{who}: {text}");
    }
    assert_eq!(refused(&table.play("Ann", "undo").await), undo);
    table
        .private(
            "Ann",
            THREAD,
            Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true }),
        )
        .await;
    table.deliver().await;
    assert_eq!(table.say("Bob", "draw?", false).await, None, "the game is over");
}
