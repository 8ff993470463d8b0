//! Where a rematch is asked for when the channel of the game is gone: where its members can see it,
//! or nowhere.

use crate::table::{CHANNEL, THREAD, Table, done, line, person, place, refused, server};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::community::types::{CommunityRequest, PlaceRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::{CauseId, GameId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{fixed, in_full};

/// Bob has resigned game 1, whose channel is gone.
async fn homeless() -> Table {
    let mut table = Table::with_game().await;
    table.happen(EventKind::PlaceLost { place: place(CHANNEL), game: None }).await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Bob", "elsewhere", resign).await);
    table.deliver().await;
    table
}

async fn rematch(table: &mut Table, at: &str, server: Option<Server>) -> Reply {
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Ann"),
        place: place(at),
        server,
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", at),
        at: Timestamp(table.now()),
        seen: Timestamp(table.now()),
        via: Via::Private,
        command: Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) }),
        letters: Letters::default(),
    };
    table.ask(&call).await
}

#[tokio::test]
async fn a_rematch_of_a_game_without_a_place_is_asked_for_on_its_own_server() {
    // In a direct message the other player would never see it, and on another server perhaps
    // neither.
    let elsewhere = [("direct", None), ("foreign", Some(Server::new("test", "other server")))];
    for (at, server) in elsewhere {
        let mut table = homeless().await;
        let reply = rematch(&mut table, at, server).await;
        assert_eq!(refused(&reply), in_full("offer-refused-rematch-elsewhere", [("game", 1)]));
        assert_eq!(table.deliver().await, []);
    }
    let mut table = homeless().await;
    done(&rematch(&mut table, "another", Some(server())).await);
    let effects = table.deliver().await;
    assert!(line(&effects[0]).starts_with("offer challenge:2 in test:another [wakes Bob]"));
}

#[tokio::test]
async fn one_of_a_game_that_has_its_place_is_asked_for_there_from_anywhere() {
    let mut table = Table::with_game().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    table.deliver().await;
    done(&rematch(&mut table, "direct", None).await);
    let effects = table.deliver().await;
    assert!(line(&effects[0]).starts_with("offer challenge:2 in game 1 [wakes Bob]"));
}

#[tokio::test]
async fn whoever_manages_another_server_is_not_told_where_games_are_begun_on_that_of_the_game() {
    let mut table = Table::with_game().await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Bob", "elsewhere", resign).await);
    let allow = Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow));
    let allow = Call { place: place("secret"), ..call_of("Mod", Authority::Manager, allow) };
    done(&table.ask(&allow).await);
    let again = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) });
    for (server, is_told) in [(Server::new("test", "Ann's own"), false), (server(), true)] {
        let asked = call_of("Ann", Authority::Manager, again.clone());
        let asked =
            Call { cause: CauseId::new("test", server.as_str()), server: Some(server), ..asked };
        let reply = refused(&table.ask(&asked).await);
        assert_eq!(reply.contains("secret"), is_told, "{reply}");
        assert_eq!(reply.contains(fixed("limit-refused-elsewhere-unseen")), !is_told, "{reply}");
    }
}

fn call_of(who: &str, authority: Authority, command: Command) -> Call {
    Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(who),
        place: place(CHANNEL),
        server: Some(server()),
        authority,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", who),
        at: Timestamp(0),
        seen: Timestamp(0),
        via: Via::Private,
        command,
        letters: Letters::default(),
    }
}
