//! How boards look: what people set for themselves, and what those who manage a server set for all.

use crate::table::{CHANNEL, Table, done, person, refused, server};
use menagerie::conversation::{Options, command};
use menagerie::game::{Authority, Call, CauseId, Command, Holder, Setting, Timestamp};
use menagerie::game::{Reply, Server as Community, Verb, Via};
use menagerie::store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// `/settings` or `/server` with words given for some settings.
fn set(verb: Verb, given: &[(&str, &str)]) -> Command {
    let given = given.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned()));
    command(verb, &given.collect::<Options>(), None).expect("it is decided at the desk")
}

async fn own(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Reply {
    table.private(who, CHANNEL, set(Verb::Settings, given)).await
}

#[tokio::test]
async fn every_setting_is_told_with_what_it_was_and_kept() {
    let mut table = Table::new().await;
    let usual = "Boards that are shown to you alone:\n\
                 theme: brown\npieces: drawn\ncoordinates: on\nscale: normal\nview: own";
    assert_eq!(done(&own(&mut table, "Ann", &[]).await), usual);
    let reply = own(&mut table, "Ann", &[("theme", "slate"), ("view", "second")]).await;
    assert_eq!(
        done(&reply),
        "Boards that are shown to you alone:\ntheme: slate (was brown)\npieces: drawn\n\
         coordinates: on\nscale: normal\nview: second (was own)"
    );
    let again = own(&mut table, "Ann", &[("theme", "slate"), ("coordinates", "off")]).await;
    assert_eq!(
        done(&again),
        "Boards that are shown to you alone:\ntheme: slate\npieces: drawn\n\
         coordinates: off (was on)\nscale: normal\nview: second"
    );
    assert_eq!(done(&own(&mut table, "Bob", &[]).await), usual, "what somebody sets is their own");
    // A word that is none: nothing of that command is done.
    let reply = own(&mut table, "Ann", &[("theme", "pink"), ("scale", "large")]).await;
    assert_eq!(
        refused(&reply),
        "There is no theme called “pink”. Choose one of: brown slate green high-contrast."
    );
    let Table { store, folder, .. } = table;
    drop(store);
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await;
    let store = store.expect("it opens again");
    let kept = store.settings(&Holder::Player(person("Ann"))).await.expect("reads");
    let expected =
        [(Setting::Theme, "slate"), (Setting::Coordinates, "off"), (Setting::View, "second")];
    assert!(kept.iter().map(|(setting, word)| (*setting, word.as_str())).eq(expected), "{kept:?}");
}

#[tokio::test]
async fn those_who_manage_a_server_set_how_its_boards_look() {
    let mut table = Table::new().await;
    let green = || set(Verb::Server, &[("theme", "green"), ("below", "mover")]);
    for authority in [Authority::Player, Authority::Moderator] {
        for command in [green(), set(Verb::Server, &[])] {
            let reply = table.by("Bob", authority, command).await;
            assert_eq!(
                refused(&reply),
                "You do not have Manage Server, and only those who have it set how everybody on \
                 this server sees boards. Ask one of them; how you see boards yourself is set \
                 with /settings."
            );
        }
    }
    assert_eq!(
        done(&table.by("Ann", Authority::Manager, green()).await),
        "Boards that everybody on this server sees:\ntheme: green (was brown)\npieces: drawn\n\
         below: mover (was first)\nIt begins with the next board; those posted before stay."
    );
    assert_eq!(
        done(&table.by("Ann", Authority::Manager, set(Verb::Server, &[])).await),
        "Boards that everybody on this server sees:\ntheme: green\npieces: drawn\nbelow: mover"
    );
    let set_there = |community| Holder::Server(community);
    let here = table.store.settings(&set_there(server())).await.expect("reads");
    assert_eq!(here.len(), 2, "what was not said is as usual: {here:?}");
    let other = set_there(Community::new("test", "another server"));
    assert!(table.store.settings(&other).await.expect("reads").is_empty());
    assert!(done(&own(&mut table, "Ann", &[]).await).contains("theme: brown"), "it is for all");
}

#[tokio::test]
async fn a_private_conversation_has_no_server_to_set() {
    let mut table = Table::new().await;
    let call = Call {
        from: person("Ann"),
        place: crate::table::place("direct"),
        server: None,
        authority: Authority::Manager,
        hears_talk: true,
        cause: CauseId::new("test", "direct"),
        at: Timestamp(5_000_000),
        via: Via::Private,
        command: set(Verb::Server, &[("theme", "green")]),
    };
    assert_eq!(
        refused(&table.ask(&call).await),
        "/server says how everybody on a server sees boards, and this is a private conversation. \
         Use it in a channel of the server; how you see boards yourself is set with /settings."
    );
    let own = Call {
        cause: CauseId::new("test", "own"),
        command: set(Verb::Settings, &[("theme", "green")]),
        ..call
    };
    assert!(done(&table.ask(&own).await).contains("theme: green (was brown)"));
}
