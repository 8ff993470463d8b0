//! Whole flows over the wire: people in a loopback Discord, the real program, serenity between.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::{AnswerKind, ReplyTo};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_by_typing_and_one_resigns() {
    let server = Server::start().await;
    let answer =
        server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    assert!(answer.is_ephemeral() && answer.error.is_none(), "{}", answer.text());
    let challenge = server.post(server.games, "challenges").await;
    assert_eq!(challenge.mentions, [server.id("Bob")], "only Bob is alerted");
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);

    // A stranger and the challenger are refused privately; nothing happens.
    let bob = server.mention("Bob");
    for (who, words) in [
        ("Cid", fixed_with("challenge-refused-not-invited", [("opponent", &bob)])),
        ("Ann", fixed("challenge-refused-own-challenge")),
    ] {
        let told = server.told(who, &challenge, "Accept").await;
        assert!(told.starts_with(words), "{told}");
    }
    assert_eq!(server.sandbox.threads(server.games).len(), 0);

    server.press("Bob", &challenge, "Accept").await;
    let settled =
        server.post(server.games, fixed_with("challenge-accepted", [("opponent", bob)])).await;
    assert_eq!(settled.id, challenge.id, "the challenge itself is settled");
    assert_eq!(labels(&settled), Vec::<String>::new());
    let thread = server.sandbox.threads(server.games)[0].clone();
    assert_eq!(thread.name, "Terachess II 1: Ann v Bob");
    assert!(
        thread.members.contains(&server.id("Ann")) && thread.members.contains(&server.id("Bob"))
    );
    let start = server.post(thread.id, fixed("play-invitation")).await;
    assert_eq!(start.mentions, [server.id("Ann")], "nobody else is alerted");

    let moves = [
        ("Ann", "e4e6", "P e4-e6"),
        ("Bob", "p e13-e11", "p e13-e11"),
        ("Ann", "Troll d2-g5", "T d2-g5"),
        ("Bob", "Td12", "t d15-d12"),
        ("Ann", "d4 d6", "P d4-d6"),
        ("Bob", "f13f11", "p f13-f11"),
        ("Ann", "e7", "P e6-e7"),
        ("Bob", "f10", "p f11-f10"),
        ("Ann", "e8", "P e7-e8"),
        ("Bob", "e11-e10", "p e11-e10"),
    ];
    for (ply, (who, typed, canonical)) in moves.into_iter().enumerate() {
        server.say(who, thread.id, typed);
        let board = server.post(thread.id, canonical).await;
        let next = if ply % 2 == 0 { "Bob" } else { "Ann" };
        assert_eq!(board.mentions, [server.id(next)], "nobody else is alerted");
        let picture = &board.attachments[0];
        assert!(picture.name.starts_with("board-") && picture.bytes.starts_with(b"\x89PNG"));
        let alt = picture.description.as_deref().expect("every picture has words");
        assert!(alt.chars().count() <= 1_024 && alt.contains("King h2"), "{alt}");
    }
    // An illegal try is answered to its author, and nothing else happens.
    let posts = server.posts(thread.id).len();
    let typed = server.say("Ann", thread.id, "e8e16");
    let refusal = server.count(thread.id, posts + 1).await.pop().expect("there is one");
    assert_eq!(refusal.reply.as_ref().and_then(|reply| reply.message), Some(typed));
    assert_eq!(refusal.mentions, Vec::<u64>::new());
    assert_eq!(refusal.attachments.len(), 0);

    let ask = server.slash("Bob", thread.id, "resign", json!({})).await;
    assert!(
        ask.is_ephemeral()
            && ask.text().starts_with(first_words("ending-resign-asked", [("game", 1)])),
        "{}",
        ask.text()
    );
    server
        .replaced("Bob", &ask.messages[0], fixed("action-play-on"), fixed("chat-played-on"))
        .await;
    let ask = server.slash("Bob", thread.id, "resign", json!({})).await;
    server.replaced("Bob", &ask.messages[0], "Resign", fixed("ending-resigned-done")).await;
    let end = server.post(thread.id, fixed("ending-resignation")).await;
    assert_eq!(end.mentions, [server.id("Ann")]);
    server.say("Ann", thread.id, "e8e9");
    server.post(thread.id, first_words("refused-game-over", NOTHING)).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_capture_and_the_move_command_with_its_choices() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for (who, typed) in [("Ann", "d2g5"), ("Bob", "d15g12"), ("Ann", "g5g8"), ("Bob", "f13f11")] {
        let posts = server.posts(thread).len();
        server.say(who, thread, typed);
        server.count(thread, posts + 1).await;
    }
    // A square lists what can go there: the destination comes first.
    let ann = server.id("Ann");
    let typed = json!({"move": "j11"});
    let choices = server.sandbox.autocomplete(ann, thread, "move", &typed, "move").await;
    let choices = choices.expect("it can be asked");
    assert_eq!(choices.len(), 1, "{choices:?}");
    assert!(choices[0].name.starts_with("Troll g8→j11"), "{choices:?}");
    for partial in ["", "e", "T", "troll", "nonsense", "@everyone", "e4", "😀"] {
        let typed = json!({"move": partial});
        let choices = server.sandbox.autocomplete(ann, thread, "move", &typed, "move").await;
        let choices = choices.expect("it can be asked");
        let mut names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert!(choices.len() <= 25 && names.len() == choices.len(), "{partial}: {choices:?}");
    }
    // Somebody who is not to move is told so.
    let bob = server.id("Bob");
    let none = server.sandbox.autocomplete(bob, thread, "move", &json!({"move": ""}), "move").await;
    let none = none.expect("it can be asked");
    assert_eq!(none[0].name, in_full("suggested-not-your-turn", [("game", 1)]));
    assert_eq!(none.len(), 1);

    // j11 is empty; the Pawn on f11 can be taken... by nobody yet.
    let answer = server.slash("Ann", thread, "move", json!({"move": "Tg8-j11"})).await;
    assert!(
        answer.is_ephemeral()
            && answer.text() == in_full("play-done", [("played", "**T g8-j11**")]),
        "{}",
        answer.text()
    );
    server.post(thread, "T g8-j11").await;
    for (who, options, words) in [
        ("Cid", json!({"move": "e4e6"}), fixed_with("refused-not-a-player", [("game", "1")])),
        ("Ann", json!({"move": "e4e6"}), fixed("refused-not-your-turn")),
        ("Bob", json!({"move": "z".repeat(4_000)}), ""),
        ("Bob", json!({"move": "e13e19"}), ""),
        ("Bob", json!({"move": "@everyone"}), ""),
        ("Bob", json!({"move": "😀"}), ""),
        (
            "Bob",
            json!({"move": "e13e11", "game": 77}),
            fixed_with("refused-no-such-game", [("game", 77)]),
        ),
    ] {
        let answer = server.slash(who, thread, "move", options).await;
        assert!(answer.is_ephemeral(), "{}", answer.text());
        assert!(answer.text().starts_with(words), "{}", answer.text());
        assert!(answer.messages[0].mentions.is_empty() && !answer.messages[0].mention_everyone);
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_texts_of_messages_replies_and_mentions_work() {
    let server = Server::start_that(false).await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    server.chat("Ann", thread, "e4e6");
    let start = server.posts(thread)[0].clone();
    assert!(start.content.split_whitespace().count() <= 35, "{}", start.content);
    server.reply("Ann", thread, start.id, "d4d6");
    let board = server.post(thread, "P d4-d6").await;
    server.say("Bob", thread, &format!("<@{}> e13e11", server.sandbox.bot_id()));
    server.post(thread, "p e13-e11").await;
    assert!(!server.posts(thread).iter().any(|post| post.content.contains("P e4-e6")));
    server.reply("Bob", thread, board.id, "hello");
    server.post(thread, fixed("refused-not-your-turn")).await;
    // A reply that does not ping the bot arrives without words.
    let hidden = in_full("discord-hidden-reply", NOTHING).replace("/move", "`/move`");
    let hidden = hidden.replace('@', "@\u{200b}");
    let before = server.posts(thread).len();
    let unpinged = Some(ReplyTo { message: board.id, ping: false });
    let said = |who, to| server.sandbox.say(server.id(who), thread, "d4d5", to);
    let written = said("Ann", unpinged).expect("she can write there");
    let told = server.post(thread, &hidden).await;
    assert_eq!((told.reply.and_then(|it| it.message), told.mentions), (Some(written), vec![]));
    // Once is enough, and Cid does not play.
    said("Ann", unpinged).expect("she can write there");
    said("Cid", unpinged).expect("he can write there");
    server.say("Bob", thread, "d13d10");
    let turn = fixed("refused-not-your-turn");
    let all = server.count(thread, before + 2).await;
    assert!(all.iter().filter(|it| it.content.contains(turn)).count() == 2, "{all:#?}");
    assert_eq!(all.iter().filter(|it| it.content == hidden).count(), 1);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_word_of_a_player_is_answered_by_its_command() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let posts = server.posts(thread).len();
    server.chat("Cid", thread, "draw?");
    let typed = server.say("Ann", thread, "Undo");
    let undo = in_full("refused-by-command", [("command", "undo")]).replace("/undo", "`/undo`");
    let told = server.post(thread, &undo).await;
    assert_eq!(told.reply.as_ref().and_then(|reply| reply.message), Some(typed));
    assert_eq!(told.mentions, Vec::<u64>::new());
    server.say("Bob", thread, "resign");
    let resign = in_full("refused-by-command", [("command", "resign")]);
    server.post(thread, &resign.replace("/resign", "`/resign`")).await;
    assert_eq!(server.posts(thread).len(), posts + 2, "Cid does not play");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_are_refused_declined_and_withdrawn() {
    let server = Server::start().await;
    let members = server.sandbox.members();
    let robot = members
        .iter()
        .find(|member| member.bot && member.id != server.sandbox.bot_id())
        .expect("there is another bot");
    for (opponent, words) in [
        (server.id("Ann"), fixed("challenge-refused-oneself-as-opponent")),
        (robot.id, fixed("challenge-refused-bot-as-opponent")),
    ] {
        let answer = server.slash("Ann", server.games, "challenge", challenge_of(opponent)).await;
        assert!(answer.is_ephemeral() && answer.text().contains(words), "{}", answer.text());
        assert!(answer.messages[0].mentions.is_empty());
    }
    let (cid, named) = (server.id("Cid"), server.mention("Cid"));
    server.sandbox.faults().remove_member(cid);
    if let Ok(interaction) =
        server.sandbox.slash(server.id("Ann"), server.games, "challenge", &challenge_of(cid))
    {
        let answer = interaction.answer().await;
        let absent = fixed_with("challenge-refused-absent-opponent", [("player", named)]);
        assert!(answer.text().contains(absent), "{}", answer.text());
    }
    server.sandbox.faults().restore_member(cid);
    assert_eq!(server.posts(server.games).len(), 0);

    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let first = server.post(server.games, "challenges").await;
    server.press("Bob", &first, "Decline").await;
    let bob = server.mention("Bob");
    server.post(server.games, fixed_with("challenge-declined", [("opponent", bob)])).await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let second = server.count(server.games, 2).await.pop().expect("the second challenge");
    let told = server.told("Bob", &second, "Withdraw").await;
    let ann = server.mention("Ann");
    assert_eq!(told, in_full("challenge-refused-not-the-challenger", [("challenger", ann)]));
    server.press("Ann", &second, "Withdraw").await;
    let settled = server.post(server.games, fixed("challenge-withdrawn")).await;
    assert_eq!(settled.id, second.id);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_declined_offered_again_and_accepted() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let answer = server.slash("Ann", thread, "draw", json!({})).await;
    assert!(answer.text().starts_with(fixed("ending-draw-offered-done")), "{}", answer.text());
    let offered = |who| fixed_with("ending-draw-offered", [("player", server.mention(who))]);
    let offer = server.post(thread, offered("Ann")).await;
    assert_eq!(offer.mentions, [server.id("Bob")]);
    for (who, words) in [
        ("Cid", fixed_with("refused-not-a-player", [("game", "1")])),
        ("Ann", fixed("draw-refused-own-offer")),
    ] {
        let told = server.told(who, &offer, fixed("action-accept-draw")).await;
        assert!(told.starts_with(words), "{told}");
    }
    server.press("Bob", &offer, "Decline").await;
    server.post(thread, fixed("ending-draw-declined")).await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.slash("Bob", thread, "draw", json!({})).await;
    let offer = server.post(thread, offered("Bob")).await;
    server.press("Ann", &offer, fixed("action-accept-draw")).await;
    server.post(thread, fixed("ending-agreement")).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_bot_is_killed_between_plies() {
    let mut server = Server::start().await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let challenge = server.post(server.games, "challenges").await;
    server.kill_bot();
    server.start_bot().await;
    // A button on an old message answers.
    server.press("Bob", &challenge, "Accept").await;
    server
        .post(server.games, fixed_with("challenge-accepted", [("opponent", server.mention("Bob"))]))
        .await;
    let thread = server.sandbox.threads(server.games)[0].id;
    server.post(thread, fixed("play-invitation")).await;
    for (ply, (who, typed, canonical)) in [
        ("Ann", "e4e6", "P e4-e6"),
        ("Bob", "e13e11", "p e13-e11"),
        ("Ann", "d2g5", "T d2-g5"),
        ("Bob", "d15g12", "t d15-g12"),
    ]
    .into_iter()
    .enumerate()
    {
        server.kill_bot();
        // Typed while nobody listens on odd plies, right after the start on even ones.
        if ply % 2 == 1 {
            server.say(who, thread, typed);
        }
        server.start_bot().await;
        if ply % 2 == 0 {
            server.say(who, thread, typed);
        }
        server.post(thread, canonical).await;
    }
    // Killed right after the move was typed: nothing that was done is done twice.
    server.say("Ann", thread, "e6e7");
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    server.kill_bot();
    server.start_bot().await;
    server.post(thread, "P e6-e7").await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let boards = server.posts(thread);
    let mut texts: Vec<&str> = boards.iter().map(|post| post.content.as_str()).collect();
    let all = texts.len();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), all, "no board was posted twice");
    assert!(server.stop_bot().await.success(), "a stop on request is a success");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn interactions_are_acknowledged_at_once_and_a_press_counts_once() {
    let server = Server::start().await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let challenge = server.post(server.games, "challenges").await;
    let bob = server.id("Bob");
    let id = crate::server::custom_id(&challenge, "Accept");
    let presses: Vec<_> = (0..4)
        .map(|_| server.sandbox.press(bob, challenge.id, &id, &[]).expect("it can be pressed"))
        .collect();
    for press in presses {
        let answer = press.acknowledged().await;
        assert_eq!(answer.kind, AnswerKind::DeferredUpdate);
        assert!(
            answer.acked_within.is_some_and(|within| within.as_millis() < 1_000),
            "{}",
            answer.text()
        );
    }
    server
        .post(server.games, fixed_with("challenge-accepted", [("opponent", server.mention("Bob"))]))
        .await;
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        Some(sandbox.threads(server.games)).filter(|threads| !threads.is_empty())
    });
    let threads = found.await.expect("a thread");
    assert_eq!(threads.len(), 1, "one game came of four presses");
    server
        .sandbox
        .wait(TIMEOUT, |_| (!server.posts(threads[0].id).is_empty()).then_some(()))
        .await
        .expect("a board");
    assert_eq!(server.posts(threads[0].id).len(), 1);
    wire::is_valid(&server);
}
