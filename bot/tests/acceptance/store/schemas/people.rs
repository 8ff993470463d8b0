//! The settings, notes and plans of members and communities of 0014 are as they left them.

use super::opened::{
    ANN, BOB, CID, DORA, EVE, FAY, GUS, HAL, Opened, elsewhere, here, numbered, person,
};
use menagerie_core::community::types::{Holder, Setting};
use menagerie_core::dispatch::Loaded;
use menagerie_core::model::Moment;
use menagerie_core::model::request::Command;
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::Branch;
use menagerie_core::plan::types::{Condition, Plan, Planned};
use menagerie_core::watch::types::WatchRequest;
use menagerie_core::{GameId, Place, Server};
use menagerie_rules::Color::{Black, White};
use menagerie_store::Store;

async fn set(store: &Store, holder: Holder) -> Vec<(Setting, String)> {
    store.settings(&holder).await.expect("reads").into_iter().collect()
}

#[tokio::test]
async fn every_setting_has_its_word() {
    let opened = Opened::new().await;
    let dora = [
        (Setting::Theme, "slate"),
        (Setting::Pieces, "letters"),
        (Setting::Coordinates, "off"),
        (Setting::Scale, "large"),
        (Setting::Preview, "on"),
        (Setting::Profile, "private"),
        (Setting::Notices, "direct"),
    ];
    let eve = [(Setting::Notices, "digest"), (Setting::Digest, "18")];
    let guild = [(Setting::Theme, "green"), (Setting::Below, "mover"), (Setting::Clock, "days 7d")];
    let other = [
        (Setting::Theme, "slate"),
        (Setting::Pieces, "letters"),
        (Setting::Below, "mover"),
        (Setting::Clock, "gc-2019"),
        (Setting::Games, "5"),
        (Setting::Kibitz, "off"),
    ];
    for (holder, expected) in [
        (Holder::Player(person(DORA)), &dora[..]),
        (Holder::Player(person(EVE)), &eve),
        (Holder::Player(person(FAY)), &[(Setting::Notices, "quiet")]),
        (Holder::Player(person(GUS)), &[]),
        (Holder::Server(here()), &guild),
        (Holder::Server(elsewhere()), &other),
    ] {
        let words = set(&opened.store, holder.clone()).await;
        let words: Vec<_> = words.iter().map(|(setting, word)| (*setting, word.as_str())).collect();
        assert_eq!(words, expected, "{holder:?}");
    }
}

#[tokio::test]
async fn where_games_are_begun_and_which_is_still_listed() {
    let opened = Opened::new().await;
    let limits = opened.store.limits(&elsewhere()).await.expect("reads");
    let places = ["1180000000000000121", "1180000000000000122"];
    assert_eq!(limits.places, places.map(|place| Place::new("discord", place)));
    assert_eq!(limits.variants, ["cetran-2", "terran"]);
    let limits = opened.store.limits(&here()).await.expect("reads");
    assert!(limits.places.is_empty() && limits.variants.is_empty(), "everything is allowed");
}

#[tokio::test]
async fn who_does_not_play_against_whom_is_known() {
    let mut opened = Opened::new().await;
    for (who, whom) in [(ANN, &[GUS][..]), (FAY, &[CID]), (BOB, &[])] {
        let loaded =
            opened.loaded(who, Command::Moderation(ModerationRequest::Block { whom: None })).await;
        let Loaded::Blocked(blocked) = loaded else { panic!("{loaded:?}") };
        assert_eq!(blocked, whom.iter().map(|who| person(who)).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn notes_and_lines_are_read_by_those_who_made_them() {
    let opened = Opened::new().await;
    for (who, game, expected) in [
        (DORA, 17, &[(1, 2, 1_804_607_651, "never finished")][..]),
        (DORA, 18, &[(2, 3, 1_804_607_637, "a second thought")]),
        (EVE, 18, &[(1, 3, 1_804_607_644, "watch d6")]),
        (FAY, 18, &[]),
    ] {
        let notes = opened.store.notes(&person(who), GameId(game)).await.expect("reads");
        let notes: Vec<_> =
            notes.iter().map(|it| (it.number, it.ply, it.at.0, it.words.as_str())).collect();
        assert_eq!(notes, expected, "{who} on game {game}");
    }
    let tried = Moment { ply: 3, taken_back: 0 };
    for (who, from, moves) in [(DORA, 3, &["d13d11", "f4f6"][..]), (EVE, 2, &["c4c6"])] {
        let moves = moves.iter().map(|text| (*text).to_owned()).collect();
        let branch = opened.store.branch(&person(who), GameId(18)).await.expect("reads");
        assert_eq!(branch, Some(Branch { from, tried, moves }), "{who}");
    }
}

#[tokio::test]
async fn plans_wait_as_the_trees_that_they_were() {
    let opened = Opened::new().await;
    let when = |when: &str, then| Condition { when: when.to_owned(), then };
    let reply = |text: &str, more| Planned::Move(text.to_owned(), more);
    let made = Moment { ply: 0, taken_back: 0 };
    let plan = |begins_with: Option<&str>, branches| {
        Some(Plan { made, begins_with: begins_with.map(str::to_owned), branches })
    };
    let after_e6 =
        vec![when("d4d6", reply("d13d11", Vec::new())), when("f4f6", reply("f13f11", Vec::new()))];
    let black =
        vec![when("e4e6", reply("e13e11", after_e6)), when("d4d6", reply("d13d11", Vec::new()))];
    let white = vec![when("e13e11", reply("d4d6", Vec::new()))];
    let game = opened.game(41).await;
    assert_eq!(game.plans, [plan(Some("e4e6"), white), plan(None, black)]);
    let resigns = vec![when("e4e6", Planned::Resign), when("d4d6", reply("d13d11", Vec::new()))];
    assert_eq!(opened.game(42).await.plans, [None, plan(None, resigns)]);
    let game = opened.game(43).await;
    assert!(game.plan(White).is_none() && game.plan(Black).is_none(), "that time is over");
    assert!(game.plans[Black.index()].is_some(), "its owner can be told why");
}

#[tokio::test]
async fn those_who_watch_are_known_and_where_they_talk() {
    let opened = Opened::new().await;
    let place = |address: &str| Some(Place::new("discord", address));
    for (id, watchers, at, changes) in [
        (18, &[HAL, GUS, ANN][..], place("1590000000000000018"), [2, 2]),
        (19, &[], None, [0, 1]),
        // That place was deleted.
        (22, &[CID], None, [0, 0]),
        (28, &[HAL], place("1590000000000000028"), [0, 0]),
        // Its place is still to be made.
        (41, &[BOB], None, [0, 0]),
        (45, &[], None, [0, 0]),
    ] {
        let found = opened.store.watchers(GameId(id)).await.expect("reads");
        assert_eq!(found, watchers.iter().map(|who| person(who)).collect::<Vec<_>>(), "{id}");
        let spectators = opened.game(id).await.spectators;
        assert_eq!((spectators.place, spectators.changes), (at, changes), "game {id}");
        assert_eq!(spectators.is_watched, !watchers.is_empty(), "game {id}");
    }
    assert!(opened.game(19).await.spectators.objects(Black), "an odd number of changes");
}

#[tokio::test]
async fn everybody_has_won_drawn_and_lost_what_they_had() {
    let opened = Opened::new().await;
    for (who, server, variant, expected) in [
        (FAY, here(), "terachess-2", (13, 1_803_963_740, 2, 0, 1)),
        (BOB, here(), "terran", (2, 1_795_275_315, 1, 1, 0)),
        (ANN, elsewhere(), "cetran-2", (1, 1_804_611_535, 0, 0, 0)),
    ] {
        let all = opened.store.tallies_of(&person(who)).await.expect("reads");
        let of =
            |server: &Server| all.iter().find(|it| it.server == *server && it.variant == variant);
        let it = of(&server).expect("they have played that");
        assert_eq!((it.begun, it.since.0, it.won, it.drawn, it.lost), expected, "{who}");
    }
}

#[tokio::test]
async fn a_game_that_somebody_watches_is_watched_once() {
    let mut opened = Opened::new().await;
    for (who, watches) in [(ANN, true), (CID, false)] {
        let loaded =
            opened.loaded(who, Command::Watch(WatchRequest::Watch { which: numbered(18) })).await;
        let Loaded::Watch(watch) = loaded else { panic!("{loaded:?}") };
        assert_eq!(watch.watcher.watches, watches);
    }
}
