//! Texts in Matrix contain no words of another network, and no markup of a stranger's making.

use crate::posting::wording::*;
use menagerie_core::Timestamp;
use menagerie_core::challenge::types::StartRefusal;
use menagerie_core::dispatch::examples::{KINDS, kind, names_a_next_step, refusals, said};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::{CommandName, CommandReference};
use menagerie_words::{NOTHING, in_full};
use ruma::{event_id, room_id, user_id};

fn plain(text: &Text) -> String {
    words(text, &Known::default()).plain
}

/// The text without commands to type on another network.
fn said_here(text: &Text) -> String {
    let said = menagerie_words::said(text, reader(Language::ENGLISH));
    let spans = said.0.iter().filter(|span| !matches!(span, Span::StepElsewhere(_)));
    plain(&Text(spans.cloned().collect()))
}

/// Whether a text looks like a slash command, like markup, or like words of another network.
fn is_of_another_network(words: &str) -> bool {
    let slash = CommandName::ALL.iter().any(|verb| words.contains(&format!("/{}", verb.name())));
    let markup = ["**", "<@", "<#"].iter().any(|markup| words.contains(markup));
    let theirs = ["slash", "channel", "the server", "button", "Discord"];
    slash || markup || theirs.iter().any(|word| words.contains(word))
}

#[test]
fn every_refusal_reads_in_matrix_as_a_rule_and_a_next_step() {
    let refusals = refusals(names::NETWORK, "e99");
    for known in KINDS {
        assert!(refusals.iter().any(|refusal| kind(refusal) == *known), "{known} is missing");
    }
    for refusal in refusals {
        let said = menagerie_words::said(&refusal.text(), reader(Language::ENGLISH));
        let words = plain(&said);
        let is_of_a_game = matches!(
            refusal,
            Refusal::SeveralGames(_) | Refusal::Start(StartRefusal::BadSetup { .. })
        );
        assert!(words.ends_with('.') || is_of_a_game, "{words}");
        assert!(names_a_next_step(&refusal, &said, &words), "{words}");
        assert!(!is_of_another_network(&said_here(&refusal.text())), "{words}");
    }
}

#[test]
fn nothing_that_is_said_in_matrix_is_worded_for_another_network() {
    let said = said(names::NETWORK);
    assert!(said.len() > 60, "{} texts", said.len());
    let is_matrix = |text: &Text| {
        let words = plain(text);
        assert!(!is_of_another_network(&said_here(text)), "{words}");
        assert!(!words.contains("  ") && words == words.trim(), "{words:?}");
    };
    std::thread::scope(|scope| {
        for part in said.chunks(said.len().div_ceil(4)) {
            scope.spawn(move || part.iter().for_each(is_matrix));
        }
    });
}

#[test]
fn whatever_people_write_comes_out_letter_by_letter() {
    let ann = user_id!("@ann:hs.test");
    let player = names::player(ann);
    for (name, shown) in [
        ("Ann", "Ann"),
        ("<b>Ann</b>", "&lt;b&gt;Ann&lt;/b&gt;"),
        ("\"><img src=x>", "&quot;&gt;&lt;img src=x&gt;"),
        ("@room", "@room"),
        ("!resign\n!resign", "!resign !resign"),
        ("A\u{202e}nn\u{200b}", "Ann"),
        (" \u{200b} ", "@ann:hs.test"),
    ] {
        let known = Known {
            people: HashMap::from([(player.clone(), name.to_owned())]),
            ..Known::default()
        };
        let words = words(&Text::new().player(&player), &known);
        let expected = format!("<a href=\"https://matrix.to/#/@ann:hs.test\">{shown}</a>");
        assert_eq!(words.html, expected);
        assert!(!words.plain.contains('\n'), "{words:?}");
    }
    let typed = Text::new().plain("<script>\n&").code("a<b>").bold(" ");
    let expected = Words {
        plain: "<script>\n&a<b> ".to_owned(),
        html: "&lt;script&gt;<br>&amp;<code>a&lt;b&gt;</code> ".to_owned(),
    };
    assert_eq!(words(&typed, &Known::default()), expected);
}

#[test]
fn games_and_places_lead_to_their_rooms_and_threads() {
    let room = room_id!("!hEv-RoomOfVersion12");
    let thread = Spot::thread(room, event_id!("$root"));
    let known = Known { games: HashMap::from([(GameId(3), thread.clone())]), ..Known::default() };
    let game = |number: i64| in_full("network-game", [("game", number)]);
    for (text, plain, to) in [
        (Text::new().game(GameId(3)), game(3), "https://matrix.to/#/!hEv-RoomOfVersion12/$root"),
        (
            Text::new().place(&names::place(&Spot::room(room))),
            in_full("network-room", NOTHING),
            "https://matrix.to/#/!hEv-RoomOfVersion12",
        ),
        (
            Text::new().place(&names::place(&thread)),
            in_full("network-game-thread", NOTHING),
            "https://matrix.to/#/!hEv-RoomOfVersion12/$root",
        ),
    ] {
        let html = format!("<a href=\"{to}\">{plain}</a>");
        assert_eq!(words(&text, &known), Words { plain: plain.to_owned(), html });
    }
    assert_eq!(plain(&Text::new().game(GameId(4))), game(4));
    let [place, player] =
        ["network-other-place", "network-a-player"].map(|key| in_full(key, NOTHING));
    assert_eq!(plain(&Text::new().place(&Place::new("discord", 9))), place);
    assert_eq!(plain(&Text::new().player(&PlayerId::new("discord", 7))), player);
}

#[test]
fn a_time_is_shown_as_the_clocks_of_the_only_reader_show_it_and_else_with_its_zone() {
    let at = Text::new().time(Timestamp(1_795_458_300));
    assert_eq!(words(&at, &Known::default()).plain, "2026-11-23 18:25 UTC");
    for (zone, expected) in [
        ("Europe/Berlin", "2026-11-23 19:25 CET"),
        ("America/New_York", "2026-11-23 13:25 EST"),
        ("Asia/Kolkata", "2026-11-23 23:55 IST"),
        ("UTC", "2026-11-23 18:25 UTC"),
    ] {
        let zone = Some(Zone::named(zone).expect("there is one"));
        assert_eq!(words(&at, &Known { zone, ..Known::default() }).plain, expected);
    }
}

#[test]
fn a_step_is_worded_as_it_is_typed() {
    for (step, expected) in [
        (CommandReference::of(CommandName::Board), "!board"),
        (
            CommandReference::of(CommandName::Move).with("move", "e2e4").with("game", 3),
            "!move e2e4 game:3",
        ),
    ] {
        assert_eq!(plain(&Text::new().step(step)), expected);
    }
    let elsewhere =
        Text::new().step_elsewhere(CommandReference::of(CommandName::Link).with("code", "AB-CD"));
    assert_eq!(plain(&elsewhere), "/link code:AB-CD on Discord");
}
