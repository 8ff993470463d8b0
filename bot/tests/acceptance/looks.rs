//! How boards look: what people set for themselves.

use crate::table::{CHANNEL, Table, done, person, refused};
use menagerie::conversation::{Options, command};
use menagerie::game::{Command, Holder, Reply, Setting, Verb};
use menagerie::store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// `/settings` with words given for some settings.
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
