//! How boards look: people's settings for themselves, and the settings of a server's managers for
//! all.

use crate::server::Server;
use crate::table::{CHANNEL, Table, done, person, refused, server};
use crate::wire;
use menagerie_chat::conversation::{Options, command};
use menagerie_chat::drawing::draw_board;
use menagerie_chat::preferences::PublicLook;
use menagerie_core::Server as Community;
use menagerie_core::board::Picture;
use menagerie_core::community::types::{Holder, Setting};
use menagerie_core::model::request::Via;
use menagerie_core::model::request::{Authority, Call, Command};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::{CauseId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, Line, Position, bundled_by_id, notation};
use menagerie_sandbox::Message;
use menagerie_store::Store;
use menagerie_words::{NOTHING, fixed, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

/// `/settings` or `/server` with words given for some settings.
fn set(verb: CommandName, given: &[(&str, &str)]) -> Command {
    let given = given.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned()));
    command(verb, &given.collect::<Options>(), None).expect("it is decided at the desk")
}

async fn own(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Reply {
    table.private(who, CHANNEL, set(CommandName::Settings, given)).await
}

/// The words for what can be chosen for a setting.
pub fn word(setting: &str, choice: &str) -> &'static str {
    in_full(&format!("choice-{setting}-{choice}"), NOTHING)
}

/// A line that says how something is set.
fn is(setting: &str, choice: &str) -> String {
    let line =
        in_full("community-setting", [("setting", setting), ("word", word(setting, choice))]);
    format!("\n{line}")
}

/// A line that says how a setting was changed, with the words for what it is and was.
pub fn changed(setting: &str, word: &str, before: &str) -> &'static str {
    in_full("community-setting-changed", [("setting", setting), ("word", word), ("before", before)])
}

/// The words on settings that were changed: their names, and the choices now and before.
fn saved(settings: &[(&str, &str, &str)]) -> String {
    let lines = settings.iter().map(|(setting, now, before)| {
        format!("\n{}", changed(setting, word(setting, now), word(setting, before)))
    });
    format!("{}{}", in_full("community-settings-saved", NOTHING), lines.collect::<String>())
}

#[tokio::test]
async fn every_setting_is_told_with_what_it_was_and_kept() {
    let mut table = Table::new().await;
    let usual = format!(
        "{}{}\n{}\n{}",
        in_full("community-settings-of-member", NOTHING),
        [
            is("theme", "brown"),
            is("pieces", "drawn"),
            is("coordinates", "on"),
            is("scale", "normal"),
            is("view", "own"),
            is("preview", "off"),
            is("changes", "off"),
            is("profile", "members"),
            is("notices", "thread"),
        ]
        .concat(),
        in_full("community-setting", [("setting", "digest"), ("word", "8")]),
        is("language", "auto").trim_start()
    );
    assert_eq!(done(&own(&mut table, "Ann", &[]).await), usual);
    let reply = own(&mut table, "Ann", &[("theme", "slate"), ("view", "second")]).await;
    assert_eq!(done(&reply), saved(&[("theme", "slate", "brown"), ("view", "second", "own")]));
    let again = own(&mut table, "Ann", &[("theme", "slate"), ("coordinates", "off")]).await;
    assert_eq!(done(&again), saved(&[("coordinates", "off", "on")]));
    assert_eq!(done(&own(&mut table, "Bob", &[]).await), usual, "what somebody sets is their own");
    // A word that is none: nothing of that command is done.
    let reply = own(&mut table, "Ann", &[("theme", "pink"), ("scale", "large")]).await;
    assert_eq!(
        refused(&reply),
        in_full(
            "setting-refused-unknown-word",
            [
                ("setting", "theme"),
                ("typed", "pink"),
                ("known", "brown, slate, green, high-contrast")
            ]
        )
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
    let green = || set(CommandName::Server, &[("theme", "green"), ("below", "mover")]);
    for authority in [Authority::Player, Authority::Moderator] {
        for command in [green(), set(CommandName::Server, &[])] {
            let reply = table.by("Bob", authority, command).await;
            assert_eq!(refused(&reply), in_full("setting-refused-not-a-manager", NOTHING));
        }
    }
    assert_eq!(
        done(&table.by("Ann", Authority::Manager, green()).await),
        format!(
            "{}\n{}",
            saved(&[("theme", "green", "brown"), ("below", "mover", "first")]),
            fixed("community-settings-begin")
        )
    );
    assert_eq!(
        done(&table.by("Ann", Authority::Manager, set(CommandName::Server, &[])).await),
        format!(
            "{}{}{}{}\n{}{}\n{}{}{}{}",
            in_full("community-settings", NOTHING),
            is("theme", "green"),
            is("pieces", "drawn"),
            is("below", "mover"),
            in_full("community-setting", [("setting", "clock"), ("word", "none")]),
            is("rated", "off"),
            in_full("community-setting", [("setting", "games"), ("word", "20")]),
            is("kibitz", "sealed"),
            is("problems", "off"),
            is("language", "auto")
        )
    );
    let set_there = |community| Holder::Server(community);
    let here = table.store.settings(&set_there(server())).await.expect("reads");
    assert_eq!(here.len(), 2, "what was not said is as usual: {here:?}");
    let other = set_there(Community::new("test", "another server"));
    assert!(table.store.settings(&other).await.expect("reads").is_empty());
    assert!(
        done(&own(&mut table, "Ann", &[]).await).contains(&is("theme", "brown")),
        "it is for all"
    );
}

#[tokio::test]
async fn a_private_conversation_has_no_server_to_set() {
    let mut table = Table::new().await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Ann"),
        place: crate::table::place("direct"),
        server: None,
        authority: Authority::Manager,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "direct"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Private,
        command: set(CommandName::Server, &[("theme", "green")]),
        letters: Letters::default(),
    };
    assert_eq!(refused(&table.ask(&call).await), in_full("setting-refused-no-community", NOTHING));
    let own = Call {
        cause: CauseId::new("test", "own"),
        command: set(CommandName::Settings, &[("theme", "green")]),
        ..call
    };
    assert_eq!(done(&table.ask(&own).await), saved(&[("theme", "green", "brown")]));
}

/// The board of a message.
fn picture(message: &Message) -> &[u8] {
    &message.attachments.first().expect("it has a picture").bytes
}

/// The board after some moves, as a server sees it that has set these words.
fn expected(moves: &[&str], bottom: Color, words: &[(Setting, &str)]) -> Vec<u8> {
    let mut line = Line::new(Position::start(bundled_by_id("terachess-2").expect("it is there")));
    let mut last_move = None;
    for coordinates in moves {
        let played = notation::from_coordinates(line.position(), coordinates).expect("it is legal");
        last_move = Some((played.from(), played.to()));
        line.play(&played).expect("it is legal");
    }
    let words = words.iter().map(|(setting, word)| (*setting, (*word).to_owned())).collect();
    let picture = Picture::new(line.position().clone(), bottom, String::new());
    let picture = Picture { last_move, ..picture };
    draw_board(&picture, PublicLook::of(&words).style(), None).expect("it can be drawn").file
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_board_of_a_server_looks_as_its_manager_has_set() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let usual = server.post(thread, fixed("play-invitation")).await;
    assert!(picture(&usual) == expected(&[], Color::White, &[]));

    // Ann owns the server. The command is not offered to others; where it is, they are refused.
    let (bob, slate) = (server.id("Bob"), json!({"theme": "slate", "below": "mover"}));
    assert!(server.sandbox.slash(bob, thread, "server", &slate).is_err());
    server.sandbox.faults().offer_to_all("server");
    let answer = server.slash("Bob", thread, "server", slate.clone()).await;
    assert_eq!(
        answer.text(),
        in_full("setting-refused-not-a-manager", NOTHING).replace("/settings", "`/settings`")
    );
    assert!(answer.is_ephemeral());
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert!(picture(&board) == expected(&["e4e6"], Color::White, &[]), "nothing was set");

    let answer = server.slash("Ann", thread, "server", slate).await;
    assert_eq!(
        answer.text(),
        format!(
            "{}\n{}\n{}\n{}",
            in_full("community-settings-saved", NOTHING),
            changed("theme", "**slate**", word("theme", "brown")),
            changed("below", &format!("**{}**", word("below", "mover")), word("below", "first")),
            fixed("community-settings-begin")
        )
    );
    assert!(answer.is_ephemeral());
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    let words = [(Setting::Theme, "slate")];
    assert!(picture(&board) == expected(&["e4e6", "e13e11"], Color::White, &words));
    server.say("Ann", thread, "d4d6");
    let turned = server.post(thread, "P d4-d6").await;
    let moves = ["e4e6", "e13e11", "d4d6"];
    assert!(picture(&turned) == expected(&moves, Color::Black, &words), "Bob is to move");
    assert!(picture(&server.posts(thread)[0]) == picture(&usual), "old boards stay as they are");

    // A position to start from is a public board, too; and a setting survives a restart.
    let answer = server.slash("Bob", thread, "settings", json!({"scale": "small"})).await;
    assert!(
        answer.text().contains(changed("scale", "**small**", word("scale", "normal"))),
        "{}",
        answer.text()
    );
    server.stop_bot().await;
    server.start_bot().await;
    let fen = Position::start(bundled_by_id("terachess-2").expect("it is there")).fen();
    let mut challenge = crate::server::challenge_of(bob);
    challenge["setup"] = json!(fen);
    // The challenge to the first game has a picture, too, from before that was set.
    let newest = server.posts(server.games).last().map_or(0, |post| post.id);
    server.slash("Ann", server.games, "challenge", challenge).await;
    let posts = server.sandbox.wait(crate::server::TIMEOUT, |_| {
        let mut posts = server.posts(server.games).into_iter();
        posts.find(|post| post.id > newest && !post.attachments.is_empty())
    });
    let posed = posts.await.unwrap_or_else(|_| panic!("no board:\n{}", server.log()));
    assert!(picture(&posed) == expected(&[], Color::White, &words));
    let answer = server.slash("Bob", thread, "settings", json!({"scale": "large"})).await;
    assert!(
        answer.text().contains(changed("scale", "**large**", word("scale", "small"))),
        "{}",
        answer.text()
    );
    wire::is_valid(&server);
}
