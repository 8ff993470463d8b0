//! With which of their accounts a member sits down: one on whose network the game is seen, so that they
//! are alerted there and have it when the accounts are parted.

use crate::community::windows;
use crate::people::links::{ask, bea, code_in, in_room, link, other, pressed, typed, unlink};
use crate::table::{CHANNEL, Table, accept, done, person};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::challenge::types::{ChallengeRequest, SideRequest};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::{ActionKind, Effect, Reply};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, PlayerId};

/// Ann's two accounts become one member's, known as the one that is not of the table.
async fn link_to_other(table: &mut Table) {
    let code = code_in(&ask(table, &other(), "code", Command::Link(LinkRequest::Code)).await);
    let asked = typed(table, &person("Ann"), "typed", &code).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    done(&ask(table, &person("Ann"), "confirmed", confirmed).await);
    table.deliver().await;
}

/// The players whom each of the next boards alerts.
async fn woken(table: &Table) -> Vec<Vec<PlayerId>> {
    let boards = table.deliver().await.into_iter().filter_map(|effect| match effect {
        Effect::Announce { wake, .. } => Some(wake),
        _ => None,
    });
    boards.collect()
}

#[tokio::test]
async fn who_accepts_from_where_the_game_is_not_seen_sits_with_the_account_that_is_there() {
    for known_elsewhere in [false, true] {
        let mut table = Table::new().await;
        if known_elsewhere {
            link_to_other(&mut table).await;
        } else {
            done(&link(&mut table).await);
        }
        done(&table.challenge("Bob", "Ann", SideRequest::Second).await);
        done(&ask(&mut table, &other(), "accept", accept(1)).await);
        assert_eq!(table.game().await.accounts, [person("Ann"), person("Bob")]);
        assert_eq!(woken(&table).await, [[person("Ann")]]);
        done(&unlink(&mut table).await);
        assert_eq!(table.game().await.players, [person("Ann"), person("Bob")]);
    }
}

#[tokio::test]
async fn a_rematch_is_between_the_accounts_that_sat_in_its_game() {
    let mut table = Table::with_game().await;
    done(&link(&mut table).await);
    let which = Which::Number(GameId(1));
    table
        .private("Ann", CHANNEL, Command::Ending(EndingRequest::Resign { which, confirmed: true }))
        .await;
    // She asks for it where her game was never seen.
    let reply = ask(
        &mut table,
        &other(),
        "rematch",
        Command::Challenge(ChallengeRequest::Rematch { which }),
    )
    .await;
    assert!(matches!(reply, Reply::Look(..)), "{reply:?}");
    done(&table.private("Bob", CHANNEL, crate::table::accept(2)).await);
    let game = table.store.game(GameId(2)).await.expect("it reads").expect("it has begun");
    assert_eq!(game.accounts, [person("Bob"), person("Ann")]);
}

#[tokio::test]
async fn who_sits_with_their_own_name_is_alerted_there_wherever_the_game_was_begun() {
    let mut table = Table::new().await;
    table.store.serve_networks(2).await.expect("the store works");
    let offer = in_room(&table, &bea(), "offer", windows::challenge("chess", "none"));
    done(&table.ask(&offer).await);
    let code = windows::code(&table).await;
    done(
        &table.private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Join(Ok(code)))).await,
    );
    done(&link(&mut table).await);
    table.deliver().await;
    let text = "e2e4".to_owned();
    let played = Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None });
    table.ask(&in_room(&table, &bea(), "move", played)).await;
    let woken = woken(&table).await;
    assert_eq!(woken, [[person("Ann")], [person("Ann")]], "in both places, and there alone");
}
