//! Whoever played may take the move back alone for a minute, while the opponent has done nothing
//! since: the board is replaced, the record keeps both moves, and nobody is called twice.

use crate::server::{PATIENCE, Server, labels};
use crate::table::{
    THREAD, Table, done, line, lines, move_of, person, place, refused, server, words,
};
use crate::wire;
use menagerie::conversation::pressed;
use menagerie::game::{
    Authority, Call, CauseId, Command, Effect, GameId, MessageId, Moment, OfferId, Reply,
    Timestamp, Via, Which,
};
use menagerie_rules::{Color, Line, notation};
use menagerie_sandbox::{Message, RestFault};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

/// What is said to Ann where her move cannot be taken back alone.
const ASKED: &str = "A move can be taken back alone once a turn, within a minute, and while the \
                     opponent has done nothing. @Bob is asked, and can decline it.";

/// `/undo`, where the game is played.
fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

/// A press on the board after so many plies, shown before anything was taken back.
fn press(ply: usize) -> Command {
    press_after(ply, 0)
}

/// A press on the board after so many plies, when so many moves had been taken back.
fn press_after(ply: usize, taken_back: usize) -> Command {
    let shown = Some(Moment { ply, taken_back });
    Command::TakeBack { which: Which::Number(GameId(1)), shown }
}

fn draw() -> Command {
    Command::Draw { which: Which::Here }
}

/// A game in which so many seconds pass between calls.
async fn game_with_pause(seconds: i64) -> Table {
    let mut table = Table::with_game().await;
    table.pause = seconds;
    table
}

/// The moves that were taken back: ply, coordinates, and for how long they stood.
async fn record(table: &Table) -> Vec<(i64, String, i64)> {
    let pool = sqlx::SqlitePool::connect(&table.folder.url()).await.expect("the file is there");
    let rows = sqlx::query_as(
        "SELECT ply, coordinates, at - played_at FROM moves_taken_back ORDER BY number",
    );
    rows.fetch_all(&pool).await.expect("it can be read")
}

#[tokio::test]
async fn the_board_is_replaced_the_record_keeps_both_and_nobody_is_called_twice() {
    let mut table = game_with_pause(10).await;
    table.play("Ann", "e4e6").await;
    let board = table.deliver().await;
    assert!(lines(&board)[0].contains("[wakes Bob]"), "{board:?}");
    assert!(
        matches!(&board[..], [Effect::Announce { actions, .. }] if actions[0].label == "Take back")
    );
    let reply = table.private("Ann", THREAD, press(1)).await;
    assert_eq!(done(&reply), "Taken back: 1. P e4-e6. It is your move again.");
    assert_eq!(
        lines(&table.deliver().await),
        ["board of game 1 revised to ply 0: 1. P e4-e6 was taken back.\n\
          @Ann, it is your move (White)."]
    );
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(record(&table).await, [(0, "e4e6".to_owned(), 10)]);

    done(&table.play("Ann", "d4d6").await);
    let again = lines(&table.deliver().await);
    assert!(again[0].starts_with("board of game 1 at ply 1 [wakes ]: 1. P d4-d6"), "{again:?}");
    done(&table.play("Bob", "e13e11").await);
    assert!(lines(&table.deliver().await)[0].contains("[wakes Ann]"));
}

#[tokio::test]
async fn who_was_called_long_ago_is_called_again() {
    let mut table = game_with_pause(10).await;
    table.play("Ann", "e4e6").await;
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    table.pause = 61;
    table.play("Ann", "d4d6").await;
    assert!(lines(&table.deliver().await)[0].contains("[wakes Bob]"));
}

#[tokio::test]
async fn a_minute_is_a_minute() {
    let mut table = game_with_pause(60).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    let mut table = game_with_pause(61).await;
    table.play("Ann", "e4e6").await;
    let late = table.private("Ann", THREAD, undo()).await;
    assert_eq!(done(&late), ASKED);
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn one_move_is_taken_back_until_the_opponent_has_moved() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    table.play("Ann", "d4d6").await;
    let boards = table.deliver().await.len();
    for command in [undo(), press_after(1, 1)] {
        let mut asking = Table::with_game().await;
        asking.pause = 5;
        asking.play("Ann", "e4e6").await;
        done(&asking.private("Ann", THREAD, undo()).await);
        asking.play("Ann", "d4d6").await;
        assert_eq!(done(&asking.private("Ann", THREAD, command).await), ASKED);
    }
    assert_eq!((boards, table.deliver().await.len()), (3, 0));
    // The next turn is another one, for either of them.
    for (who, text) in [("Bob", "e13e11"), ("Ann", "e4e6")] {
        table.play(who, text).await;
        done(&table.private(who, THREAD, undo()).await);
        table.play(who, text).await;
        let reply = table.private(who, THREAD, undo()).await;
        assert!(
            done(&reply).starts_with("A move can be taken back alone once"),
            "{who}: {reply:?}"
        );
    }
}

#[tokio::test]
async fn only_the_last_move_and_only_ones_own() {
    let mut table = game_with_pause(5).await;
    let nothing = table.private("Ann", THREAD, undo()).await;
    assert_eq!(
        refused(&nothing),
        "This game stands at its first position, so there is no move to take back. See it with \
         /board."
    );
    table.play("Ann", "e4e6").await;
    let answered = "That move can be taken back alone only until the opponent does something, \
                    and @Bob has done so since. Ask them to agree with /undo.";
    let not_bobs = "The last move is that of @Ann, and only they can take it back. It is your \
                    turn: play with /move.";
    for (who, command) in [("Bob", undo()), ("Bob", press(1))] {
        assert_eq!(refused(&table.private(who, THREAD, command).await), not_bobs);
    }
    let stranger = table.private("Cid", THREAD, press(1)).await;
    assert!(refused(&stranger).starts_with("You do not play in game 1"), "{stranger:?}");
    table.play("Bob", "e13e11").await;
    // On her own board, which Bob has answered; on Bob's; and on one that is gone.
    assert_eq!(refused(&table.private("Ann", THREAD, press(1)).await), answered);
    let reply = table.private("Ann", THREAD, press(2)).await;
    assert!(refused(&reply).starts_with("The last move is that of @Bob,"), "{reply:?}");
    table.private("Bob", THREAD, undo()).await;
    for who in ["Bob", "Ann"] {
        let reply = table.private(who, THREAD, press(2)).await;
        assert!(refused(&reply).starts_with("That position is no more"), "{who}: {reply:?}");
    }
    for command in [press(0), press_after(1, 2), press_after(3, 1)] {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(refused(&reply).starts_with("The game has gone on since"), "{reply:?}");
    }
    // Bob has moved and taken it back: he has looked, and Ann cannot take hers back alone.
    assert_eq!(refused(&table.private("Ann", THREAD, press(1)).await), answered);
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), ASKED);
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn the_board_of_a_move_that_was_taken_back_does_not_take_back_another_one() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, press(1)).await);
    // The game stands at its start again.
    assert!(
        refused(&table.private("Ann", THREAD, undo()).await).starts_with("This game stands at")
    );
    table.play("Ann", "d4d6").await;
    for who in ["Ann", "Bob"] {
        let reply = table.private(who, THREAD, press(1)).await;
        assert!(refused(&reply).starts_with("That position is no more"), "{who}: {reply:?}");
    }
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn a_draw_that_the_opponent_offers_or_declines_lets_the_move_stand() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.private("Bob", THREAD, draw()).await;
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), ASKED);

    let mut table = game_with_pause(5).await;
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    let decline = Command::AnswerDraw { game: GameId(1), ply: 0, by: None, accept: false };
    done(&table.private("Bob", THREAD, decline).await);
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), ASKED);
}

#[tokio::test]
async fn an_offer_that_the_move_has_declined_stays_declined() {
    let mut table = game_with_pause(5).await;
    table.private("Bob", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.draw_offer, None);
    let effects = lines(&table.deliver().await);
    assert_eq!(effects.len(), 1, "nothing is said of the offer: {effects:?}");
}

#[tokio::test]
async fn an_offer_goes_with_the_move_after_which_it_was_made_and_no_other() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.private("Ann", THREAD, draw()).await;
    table.deliver().await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.draw_offer, None);
    assert_eq!(
        lines(&table.deliver().await)[0],
        "settle draw:1:1:white: @Ann has taken the move back, and the draw offer with it."
    );
    // An offer alerts somebody: there is no second one at once.
    let reply = table.private("Ann", THREAD, draw()).await;
    assert_eq!(
        refused(&reply),
        "You have offered a draw lately, and that offer does not stand any more. You can offer \
         one again within your next two moves."
    );

    let mut table = game_with_pause(5).await;
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    assert!(table.game().await.draw_offer.is_some(), "it was made before the move");
}

#[tokio::test]
async fn an_old_draw_offer_is_not_that_of_the_other_side_at_the_same_ply() {
    // Bob declines an offer and makes one himself; or Ann takes it back with her move.
    for is_taken_back in [false, true] {
        let mut table = game_with_pause(5).await;
        if is_taken_back {
            table.play("Ann", "e4e6").await;
            table.deliver().await;
        }
        table.private("Ann", THREAD, draw()).await;
        let old = presses(table.deliver().await);
        if is_taken_back {
            done(&table.private("Ann", THREAD, undo()).await);
            table.play("Ann", "d4d6").await;
        } else {
            done(&table.private("Bob", THREAD, old[1].clone()).await);
        }
        assert_eq!(table.game().await.draw_offer, None);
        table.deliver().await;
        table.private("Bob", THREAD, draw()).await;
        let standing = table.game().await.draw_offer.expect("Bob has offered");
        // To settle the one does not wait for the other, which waits behind it.
        let key = |by| OfferId::Draw(GameId(1), standing.ply, by);
        for (by, waits) in [(None, false), (Some(Color::White), false), (Some(Color::Black), true)]
        {
            assert_eq!(table.store.offer_waits(key(by)).await.expect("reads"), waits, "{by:?}");
            assert_eq!(table.store.is_open(key(by)).await.expect("reads"), waits, "{by:?}");
        }
        let new = presses(table.deliver().await);
        let unsaid =
            Command::AnswerDraw { game: GameId(1), ply: standing.ply, by: None, accept: true };
        for command in old.iter().chain([&unsaid]) {
            for who in ["Ann", "Bob"] {
                let reply = table.private(who, THREAD, command.clone()).await;
                assert!(refused(&reply).starts_with("That draw offer does not stand"), "{reply:?}");
            }
        }
        assert_eq!(table.game().await.draw_offer, Some(standing));
        done(&table.private("Ann", THREAD, new[0].clone()).await);
        assert!(table.game().await.end.is_some(), "the draw is agreed");
    }
}

#[tokio::test]
async fn a_result_stands() {
    let mate = "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1";
    let mut table = Table::at(mate).await;
    table.pause = 1;
    table.play("Ann", "d2b2").await;
    let ended = table.deliver().await;
    let [Effect::Announce { actions, .. }] = &ended[..] else { panic!("{ended:?}") };
    let labels: Vec<&str> = actions.iter().map(|action| action.label.as_str()).collect();
    assert_eq!(labels, ["Rematch"], "nothing can be taken back");
    for command in [undo(), press(1)] {
        let reply = table.private("Ann", THREAD, command).await;
        assert_eq!(
            refused(&reply),
            "This game is over, so its moves stand: Checkmate! @Ann (White) has won! \
             Start another one with /challenge."
        );
    }
}

#[tokio::test]
async fn what_was_typed_before_a_move_was_taken_back_is_about_another_position() {
    let mut table = game_with_pause(10).await;
    let typed = |from: &str, text: &str, cause: &str, at| Call {
        from: person(from),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", cause),
        at: Timestamp(at),
        seen: Timestamp(at),
        via: Via::Overheard(MessageId::new("test", cause)),
        command: move_of(text),
    };
    let first = typed("Ann", "e4e6", "first", table.now() + 1);
    table.ask(&first).await;
    table.private("Ann", THREAD, undo()).await;
    let taken_back = table.now();
    table.deliver().await;
    // Bob's answer lands late; Ann's own message comes twice, also when its cause is forgotten.
    let late = taken_back - 1;
    for call in [
        typed("Bob", "e13e11", "answer", late),
        first.clone(),
        typed("Ann", "e4e6", "forgotten", first.at.0),
    ] {
        assert_eq!(table.ask(&call).await, Reply::Nothing);
        assert_eq!(table.game().await.line.ply(), 0, "{:?}", call.cause);
    }
    table.play("Ann", "d4d6").await;
    table.ask(&typed("Bob", "e13e11", "read again", late)).await;
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(table.deliver().await.len(), 1, "nobody is told anything but the board");
}

#[tokio::test]
async fn the_same_cause_takes_back_once_and_gets_the_same_answer() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.play("Bob", "e13e11").await;
    let call = Call {
        from: person("Bob"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "again"),
        at: Timestamp(table.now() + 1),
        seen: Timestamp(table.now() + 1),
        via: Via::Private,
        command: undo(),
    };
    let first = table.ask(&call).await;
    assert_eq!(table.ask(&call).await, first);
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(record(&table).await.len(), 1);
}

/// What can be pressed of what is shown.
fn presses(effects: Vec<Effect>) -> Vec<Command> {
    let actions = effects.into_iter().flat_map(|effect| match effect {
        Effect::Offer { actions, .. }
        | Effect::Announce { actions, .. }
        | Effect::Say { actions, .. } => actions,
        _ => Vec::new(),
    });
    actions.map(|action| pressed(action.kind).expect("it is to be decided")).collect()
}

/// Replaying the moves of a stored game gives its stored position, whatever was taken back; and
/// whatever was shown of another position does nothing when it is pressed.
#[tokio::test]
async fn what_is_left_is_what_would_have_been_played() {
    let mut table = game_with_pause(5).await;
    let mut dice = StdRng::seed_from_u64(8);
    let mut moves: Vec<String> = Vec::new();
    let mut taken_back: Vec<(usize, String)> = Vec::new();
    let mut may = false;
    // What was shown of this position, and what of those before.
    let (mut fresh, mut old, mut refusals) = (Vec::new(), Vec::new(), 0);
    for step in 0..120 {
        let game = table.game().await;
        if game.end.is_some() {
            break;
        }
        let [who, other] =
            if moves.len().is_multiple_of(2) { ["Ann", "Bob"] } else { ["Bob", "Ann"] };
        let legal = game.line.position().legal_moves();
        let chosen = &legal[dice.random_range(0..legal.len())];
        let text = notation::coordinates(game.variant(), chosen);
        fresh.extend(presses(table.overheard(who, &format!("999. {text}")).await));
        if game.draw_offer.is_none() && dice.random_range(0..4) == 0 {
            let reply = table.private(who, THREAD, draw()).await;
            may &= !matches!(reply, Reply::Done(_));
            fresh.extend(presses(table.deliver().await));
        }
        if dice.random_range(0..3) == 0 {
            let reply = table.private(other, THREAD, undo()).await;
            let is_taken_back =
                matches!(&reply, Reply::Done(text) if words(text).starts_with("Taken back"));
            assert_eq!(is_taken_back, may, "step {step}: {reply:?}");
            if may {
                taken_back.push((moves.len() - 1, moves.pop().expect("there is a move")));
                old.append(&mut fresh);
            }
            may = false;
        } else {
            let reply = table.play(who, &text).await;
            assert!(matches!(reply, Reply::Done(_)), "step {step}: {text}: {reply:?}");
            may = taken_back.iter().all(|(ply, _)| *ply != moves.len());
            moves.push(text);
            old.append(&mut fresh);
        }
        fresh.extend(presses(table.deliver().await));
        let game = table.game().await;
        for _ in 0..2.min(old.len()) {
            let command = old[dice.random_range(0..old.len())].clone();
            let asked = game.standing_proposal().map(|proposal| proposal.number);
            let stands = match command {
                Command::AnswerDraw { ply, by, .. } => {
                    game.draw_offer.is_some_and(|offer| (ply, by) == (offer.ply, Some(offer.by)))
                }
                Command::AnswerProposal { number, .. } => asked == Some(number),
                _ => false,
            };
            for who in [who, other].into_iter().filter(|_| !stands) {
                let reply = table.private(who, THREAD, command.clone()).await;
                assert!(matches!(reply, Reply::Refused(_)), "step {step}: {command:?}: {reply:?}");
                refusals += 1;
            }
        }
        let stored = table.game().await.line;
        let mut replayed = Line::new(stored.start().clone());
        for text in &moves {
            let chosen = notation::from_coordinates(replayed.position(), text);
            replayed.play(&chosen.expect("it was legal")).expect("it is legal");
        }
        assert_eq!(stored.position().fen(), replayed.position().fen(), "step {step}");
    }
    let kept = record(&table).await;
    let kept: Vec<(usize, String)> = kept
        .into_iter()
        .map(|(ply, text, _)| (usize::try_from(ply).expect("it is a ply"), text))
        .collect();
    assert_eq!(kept, taken_back);
    assert!(kept.len() > 10 && refusals > 100, "{} and {refusals}", kept.len());
}

/// The newest state of a message, once its words begin so.
async fn changed(server: &Server, message: &Message, words: &str) -> Message {
    let found = server.sandbox.wait(PATIENCE, |_| {
        let posts = server.posts(message.channel);
        posts.into_iter().find(|now| now.id == message.id && now.content.starts_with(words))
    });
    found.await.unwrap_or_else(|_| panic!("no “{words}”:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_message_shows_another_picture_and_nobody_is_alerted() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!(labels(&board), ["Take back"]);
    assert_eq!(board.mentions, [server.id("Bob")]);
    let told = server.told("Bob", &board, "Take back").await;
    assert!(told.starts_with("The last move is that of"), "{told}");
    let posts = server.posts(thread).len();

    server.press("Ann", &board, "Take back").await;
    let now = changed(&server, &board, "**1. P e4-e6** was taken back.").await;
    assert_eq!(labels(&now), Vec::<String>::new());
    assert_eq!(now.attachments.len(), 1, "the old picture is gone");
    assert_ne!(now.attachments[0].name, board.attachments[0].name);
    let alt = now.attachments[0].description.as_deref().expect("every picture has words");
    assert!(alt.contains("White to move.") && !alt.contains("Last move"), "{alt}");
    assert_eq!(server.posts(thread).len(), posts, "there is no new message");

    server.say("Ann", thread, "d4d6");
    let again = server.post(thread, "P d4-d6").await;
    assert_eq!(again.mentions, Vec::<u64>::new(), "Bob was called already");
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    assert_eq!(board.mentions, [server.id("Ann")]);
    let told = server.told("Ann", &board, "Take back").await;
    assert!(told.starts_with("The last move is that of"), "{told}");
    let answer = server.slash("Bob", thread, "undo", json!({})).await;
    assert!(answer.text().starts_with("Taken back: **1… p e13-e11**."), "{}", answer.text());
    changed(&server, &board, "**1… p e13-e11** was taken back.").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_not_seen_yet_or_not_any_more_comes_out_right() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let start = server.posts(thread).len();
    // The board is held up until its move is taken back.
    let path = format!("/channels/{thread}/messages");
    let failed = RestFault::Answer { status: 500, body: json!({"code": 0, "message": ""}) };
    server.sandbox.faults().on_requests("POST", &path, 2, failed);
    server.say("Ann", thread, "e4e6");
    let played =
        server.sandbox.wait(PATIENCE, |_| server.log().contains("answered 500").then_some(()));
    played.await.expect("the board is tried");
    let answer = server.slash("Ann", thread, "undo", json!({})).await;
    assert!(answer.text().starts_with("Taken back: **1. P e4-e6**."), "{}", answer.text());
    let board = server.post(thread, "was taken back.").await;
    assert_eq!(server.posts(thread).len(), start + 1, "one message tells of both");
    let alt = board.attachments[0].description.as_deref().expect("every picture has words");
    assert!(alt.contains("White to move.") && !alt.contains("Last move"), "{alt}");

    // The message is deleted before its move is taken back: the board is posted anew.
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    assert!(server.sandbox.faults().delete_message(thread, board.id));
    server.slash("Bob", thread, "undo", json!({})).await;
    let anew = server.post(thread, "**1… p e13-e11** was taken back.").await;
    assert_ne!(anew.id, board.id);
    assert_eq!((anew.mentions.len(), anew.attachments.len()), (0, 1));
    wire::is_described(&server);
}
