//! A rematch of a game one of whose two places is gone: the player there is asked alone, and the game
//! is theirs, too.

use crate::community::windows::{asked, eve, joined, room};
use crate::table::{CHANNEL, THREAD, Table, accept, done, line, words};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Call, Command, Which};
use menagerie_core::model::state::Game;
use menagerie_core::model::{Effect, Reply};
use menagerie_core::{GameId, Server};
use menagerie_words::{NOTHING, fixed, in_full};

/// A game of Ann and Eve that is over and was seen in a room of Eve's that is gone, and what she is
/// told alone when Ann asks for a rematch.
async fn asked_again() -> (Table, String) {
    let mut table = joined("none").await;
    table.deliver().await;
    done(&table.play("Ann", "e2e4").await);
    table.happen(EventKind::PlaceLost { place: room("hall"), game: None }).await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    table.ask(&asked(&table, "resign", room("den"), resign)).await;
    table.deliver().await;
    let again = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) });
    done(&table.private("Ann", CHANNEL, again).await);
    let alone = table.deliver().await.into_iter().find_map(|effect| match effect {
        Effect::Letter { to, text } if to == eve() => Some(words(&text)),
        _ => None,
    });
    (table, alone.expect("she is told"))
}

/// The rematch that Eve accepts.
async fn accepted(table: &mut Table, call: Call) -> Game {
    let reply = table.ask(&call).await;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    table.store.game(GameId(2)).await.expect("it reads").expect("it has begun")
}

#[tokio::test]
async fn where_a_rematch_stands_is_said_so_that_it_is_true_on_both_networks() {
    let mut table = joined("none").await;
    table.deliver().await;
    table.open_thread(GameId(1), THREAD).await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Ann", THREAD, resign).await);
    table.deliver().await;
    let again = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) });
    let told = done(&table.private("Ann", CHANNEL, again).await);
    assert!(told.ends_with(fixed("challenge-rematch-stands-with-game")), "{told}");
    let told = table.deliver().await;
    assert_eq!(told.len(), 2, "one in each place, and nothing else: {told:?}");
    for offer in &told {
        assert!(line(offer).starts_with("offer challenge:2 in game 1 "), "{}", line(offer));
        let Effect::Offer { wake, .. } = offer else { panic!("it is another one: {offer:?}") };
        assert_eq!(*wake, [eve()]);
    }
}

#[tokio::test]
async fn whose_place_is_gone_is_asked_alone_and_has_the_game_all_the_same() {
    let (mut table, alone) = asked_again().await;
    assert!(
        alone.starts_with(&format!(
            "{} @Ann challenges @other:Eve to",
            in_full("challenge-rematch", [("game", "#1")])
        )),
        "{alone}"
    );
    assert!(alone.ends_with(in_full("challenge-rematch-out-of-sight", NOTHING)), "{alone}");
    let call = Call { server: None, ..asked(&table, "accept", room("direct"), accept(2)) };
    let game = accepted(&mut table, call).await;
    let [window] = game.windows.as_slice() else { panic!("she plays, too: {game:?}") };
    assert!(window.place_lost, "so that it goes on where she calls next");
    let lanes: Vec<String> =
        table.store.waiting(0).await.expect("it reads").into_iter().map(|row| row.lane).collect();
    assert!(lanes.iter().any(|lane| lane == "game:2@other"), "{lanes:?}");
}

#[tokio::test]
async fn who_accepts_it_in_another_room_has_it_there() {
    let (mut table, _) = asked_again().await;
    let server = Some(Server::new("other", "den"));
    let call = Call { server, ..asked(&table, "accept", room("den"), accept(2)) };
    let game = accepted(&mut table, call).await;
    let [window] = game.windows.as_slice() else { panic!("she plays, too: {game:?}") };
    assert_eq!((&window.place, window.place_lost), (&room("den"), false));
}
