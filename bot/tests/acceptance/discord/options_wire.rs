//! Options as people type them, over the wire: read as generously as moves, and a text to copy
//! comes back as it went.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::Message;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::{Value, json};

/// Gives a command of one's own time, and returns the answer.
async fn asked(server: &Server, command: &str, options: Value) -> String {
    server.slash("Ann", server.games, command, options).await.text().to_owned()
}

/// Presses a button under an answer, and waits until words stand in its place.
async fn pressed(server: &Server, question: &Message, label: &str, words: &str) -> String {
    server.press("Ann", question, label).await;
    let shown = server.sandbox.wait(TIMEOUT, |sandbox| {
        let messages = sandbox.messages(server.id("Ann"), server.games).into_iter();
        let mut ours = messages.filter(|message| message.id == question.id);
        ours.next().map(|message| message.content).filter(|content| content.contains(words))
    });
    shown.await.unwrap_or_else(|_| panic!("{label}: no {words:?}:\n{}", server.log()))
}

/// The text that Discord shows of a setting of time. The value for none is a word, not something to copy.
fn is_set(option: &str, value: &str) -> String {
    let line = match option {
        "zone" => first_words("time-zone", [("zone", value)]),
        _ => in_full("time-setting", [("name", option), ("value", value)]),
    };
    let line = line.replace(&format!("({option})"), &format!("(`{option}`)"));
    if value == "none" { line } else { line.replace(value, &format!("`{value}`")) }
}

/// The text that stands in code in an answer.
fn in_code(answer: &str) -> Vec<&str> {
    answer.split('`').skip(1).step_by(2).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn hours_and_zones_are_read_as_they_are_typed_on_phones() {
    let server = Server::start().await;
    for (option, typed, kept) in [
        ("quiet", "2:00-3:00", "02:00-03:00"),
        ("quiet", "22:00–07:00", "22:00-07:00"),
        ("quiet", "22:\u{200b}30-07:\u{200b}00", "22:30-07:00"),
        ("quiet", "22-7", "22:00-07:00"),
        ("quiet", "off", "none"),
        ("quiet", "10pm – 7am", "22:00-07:00"),
        ("zone", "Berlin", "Europe/Berlin"),
        ("zone", "GMT+2", "UTC+02:00"),
        ("zone", "UTC+5:30", "UTC+05:30"),
        ("zone", "europe/paris", "Europe/Paris"),
    ] {
        let told = asked(&server, "time", json!({ option: typed })).await;
        assert!(told.contains(&is_set(option, kept)), "{typed}: {told}");
    }
    let told = asked(&server, "time", json!({ "zone": "UTC+5:30" })).await;
    assert!(told.contains(&is_set("zone", "UTC+05:30")) && told.contains("(UTC+5:30)"), "{told}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_refusal_shows_to_be_copied_is_read_when_it_is_copied() {
    let server = Server::start().await;
    for (command, option, wrong) in [
        ("time", "quiet", "22:00-22:00"),
        ("time", "zone", "Mars/Olympus"),
        ("vacation", "from", "1.1.1999"),
    ] {
        let told = asked(&server, command, json!({ option: wrong })).await;
        assert!(!told.contains('\u{200b}'), "what is typed comes back as it went: {told:?}");
    }
    let told = asked(&server, "time", json!({ "zone": "Mars/Olympus" })).await;
    let hints = in_code(&told);
    assert!(hints.len() >= 2, "{told}");
    for hint in hints {
        let again = asked(&server, "time", json!({ "zone": hint })).await;
        let zone = first_words("time-zone", NOTHING).replace("(zone)", "(`zone`)");
        assert!(again.contains(&format!("{zone}`")), "{hint}: {again}");
    }
    // A setting is told so that it can be copied, too.
    let told = asked(&server, "time", json!({ "quiet": "22-7" })).await;
    let told = if in_code(&told).contains(&"22:00-07:00") { told } else { panic!("{told}") };
    let again = asked(&server, "time", json!({ "quiet": in_code(&told)[4] })).await;
    assert!(again.contains(&is_set("quiet", "22:00-07:00")), "{again}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_ends_when_people_say() {
    let server = Server::start().await;
    for typed in ["10 days", "10d", "1 week", "in 10 days", "２ weeks", "10\u{200b}\u{a0}d"] {
        let told = asked(&server, "vacation", json!({ "until": typed })).await;
        assert!(told.starts_with(fixed("time-vacation-runs")), "{typed}: {told}");
        asked(&server, "vacation", json!({ "end": "now" })).await;
    }
    for typed in ["24.12.2999", "24 Dec 2999", "2999–12–24 18:00", "December 24, 2999"] {
        let told = asked(&server, "vacation", json!({ "until": typed })).await;
        assert!(
            told.contains(fixed("time-refused-vacation-beyond-hours")),
            "it is understood: {typed}: {told}"
        );
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_read_as_people_say_them() {
    let server = Server::start().await;
    let days = in_full("time-clock-days", [("each", "3 days")]);
    let fischer = in_full(
        "time-clock-fischer",
        [("start", "10 days"), ("more", "1 day"), ("most", "20 days")],
    );
    for (who, (typed, meant)) in ["Bob", "Cid"].into_iter().cycle().zip([
        ("days 3", days),
        ("3 days", days),
        ("3 days per move", days),
        ("fischer 10d 1d", fischer),
        ("10d+1d", fischer),
        ("days 3d: 3 days per move; then lost", days),
    ]) {
        let wish =
            json!({ "opponent": server.id(who).to_string(), "variant": "chess", "clock": typed });
        let told = asked(&server, "challenge", wish).await;
        assert!(told.contains(fixed("challenge-made-done")), "{typed}: {told}");
        let agreed = in_full(
            "time-clock",
            [("clock", meant), ("timeout", "lost"), ("runs_on", "never"), ("event", "no")],
        );
        server.post(server.games, agreed).await;
    }
    let wish =
        json!({ "opponent": server.id("Bob").to_string(), "variant": "chess", "clock": "None" });
    let told = server.slash("Cid", server.games, "challenge", wish).await;
    assert!(told.text().contains(fixed("challenge-made-done")), "{}", told.text());
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn zones_are_suggested_with_what_their_clocks_show_and_none_on_the_wrong_side() {
    let server = Server::start().await;
    for (typed, first) in [
        ("GMT+2", "UTC+02:00, now "),
        ("UTC+5:30", "UTC+05:30, now "),
        ("CEST", "Europe/Berlin, now "),
        ("berlin", "Europe/Berlin, now "),
        ("new york", "America/New_York, now "),
    ] {
        let options = json!({ "zone": typed });
        let choices =
            server.sandbox.autocomplete(server.id("Ann"), server.games, "time", &options, "zone");
        let choices = choices.await.expect("Discord takes them");
        let labels: Vec<String> = choices.iter().map(|choice| format!("{choice:?}")).collect();
        assert!(labels[0].contains(first), "{typed}: {labels:?}");
        assert!(labels.iter().all(|it| it.contains("(UTC") && !it.contains("Etc/")), "{labels:?}");
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variant_is_taken_by_the_words_of_its_suggestion_and_by_what_finds_it_alone() {
    let server = Server::start().await;
    for (who, (typed, name)) in ["Bob", "Cid"].into_iter().cycle().zip([
        ("Chess (8×8)", "Chess"),
        ("terachess 2", "Terachess II"),
        ("TERACHESS\u{a0}ii", "Terachess II"),
        ("fantastic 13", "Fantastic XIII"),
        ("freeling", "Grand Chess"),
    ]) {
        let wish = json!({ "opponent": server.id(who).to_string(), "variant": typed });
        let told = asked(&server, "challenge", wish).await;
        assert!(told.contains(fixed("challenge-made-done")), "{typed}: {told}");
        server.post(server.games, name).await;
        let told = asked(&server, "rules", json!({ "variant": typed })).await;
        assert!(told.contains(name), "{typed}: {told}");
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_understood_gets_the_three_nearest_which_keep_all_else() {
    let server = Server::start().await;
    let wish = json!({
        "opponent": server.id("Bob").to_string(), "variant": "tera", "colour": "second",
        "clock": "fischer 10d 1d",
    });
    let answer = server.slash("Ann", server.games, "challenge", wish).await;
    assert!(
        answer.text().contains(&format!("{} `tera`", fixed("chat-did-you-mean"))),
        "{}",
        answer.text()
    );
    let near = labels(&answer.messages[0]);
    assert_eq!(near.len(), 3, "{near:?}");
    assert!(near.iter().all(|label| label.contains("Tera")), "{near:?}");
    let question = answer.messages[0].clone();
    let two = near.iter().find(|label| label.starts_with("Terachess II")).expect("it is near");
    pressed(&server, &question, two, fixed("challenge-made-done")).await;
    let offer = server.post(server.games, "Terachess II").await;
    assert!(
        offer
            .content
            .contains(fixed_with("time-clock-fischer", [("start", "10 days"), ("more", "1 day")])),
        "{}",
        offer.content
    );
    let bob = format!("<@{}>", server.id("Bob"));
    assert!(offer.content.contains(&bob), "{}", offer.content);
    for (command, option, typed, wanted, expected) in [
        ("time", "quiet", "10-7am", "22:00-07:00", is_set("quiet", "22:00-07:00")),
        ("time", "quiet", "at night", "23:00-08:00", is_set("quiet", "23:00-08:00")),
        ("time", "zone", "CEST", "Europe/Paris", is_set("zone", "Europe/Paris")),
        ("time", "zone", "Berlim", "Europe/Berlin, now ", is_set("zone", "Europe/Berlin")),
        ("vacation", "until", "soon", "10d", fixed("time-vacation-runs").to_owned()),
    ] {
        let answer = server.slash("Ann", server.games, command, json!({ option: typed })).await;
        let near = labels(&answer.messages[0]);
        assert!((2..=3).contains(&near.len()), "{typed}: {near:?} {}", answer.text());
        let label = near.iter().find(|label| label.starts_with(wanted));
        let label = label.unwrap_or_else(|| panic!("{typed}: {near:?}"));
        let question = answer.messages[0].clone();
        pressed(&server, &question, label, &expected).await;
    }
    let wish =
        json!({ "opponent": server.id("Bob").to_string(), "variant": "chess", "clock": "blitz" });
    let answer = server.slash("Cid", server.games, "challenge", wish).await;
    assert_eq!(labels(&answer.messages[0]).len(), 3, "{}", answer.text());
    // A double click asks once.
    let wish = json!({ "variant": "ches", "clock": "3d" });
    let answer = server.slash("Cid", server.games, "challenge", wish).await;
    let question = answer.messages[0].clone();
    let near = labels(&question);
    let chess =
        near.iter().find(|label| label.starts_with("Chess")).unwrap_or_else(|| panic!("{near:?}"));
    let before = server.posts(server.games).len();
    tokio::join!(server.press("Cid", &question, chess), server.press("Cid", &question, chess));
    let looks = first_words(
        "challenge-open-made",
        [("challenger", &*server.mention("Cid")), ("variant", "**Chess**")],
    );
    server.post(server.games, looks).await;
    server.slash("Cid", server.games, "help", json!({})).await;
    assert_eq!(server.posts(server.games).len(), before + 1, "{}", server.log());
    // A game that is suggested and near by another name is offered once: Discord takes no two buttons alike.
    for typed in ["terachess", "teraches", "zanzibar", "giga"] {
        let answer = server.slash("Ann", server.games, "rules", json!({ "variant": typed })).await;
        let near = labels(&answer.messages[0]);
        assert!((2..=3).contains(&near.len()), "{typed}: {near:?} {}", answer.text());
    }
    // Of a date that went wrong nothing is near that begins today.
    let wrong = asked(&server, "vacation", json!({ "until": "2026-11-31" })).await;
    assert!(wrong.contains("2026-12-24"), "{wrong}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_game_is_answered_with_three_that_keep_all_else_and_where_the_list_is() {
    let server = Server::start().await;
    let bob = server.id("Bob").to_string();
    let wish = json!({ "opponent": bob, "variant": "qqqq", "clock": "fischer 10d 1d" });
    let answer = server.slash("Ann", server.games, "challenge", wish).await;
    assert_eq!(
        answer.text(),
        format!(
            "{} {} `/variants`. {}",
            in_full("chat-no-such-variant", [("typed", "qqqq")]),
            fixed("chat-all-variants"),
            in_full("chat-other-variants", [("choices", 3)])
        )
    );
    let question = answer.messages[0].clone();
    assert_eq!(labels(&question), ["Terachess II", "Teramachy", "Fantastic XIII"]);
    pressed(&server, &question, "Teramachy", fixed("challenge-made-done")).await;
    let offer = server.post(server.games, "**Teramachy**").await;
    let clock = fixed_with("time-clock-fischer", [("start", "10 days"), ("more", "1 day")]);
    for words in [&*format!("<@{bob}>"), clock] {
        assert!(offer.content.contains(words), "{}", offer.content);
    }
    // A variant that shares a word with the typed text is nearer than the first of the list.
    let games = |typed: &str| json!({ "variant": typed });
    for (command, typed, near) in [
        ("rules", "the super gigachess", &["Gigachess II", "Gigachess I"][..]),
        ("games", "my omega", &["Omega Chess"]),
        ("rules", "qqqq", &["Terachess II", "Teramachy", "Fantastic XIII"]),
        ("games", "purple violets", &["Terachess II", "Teramachy", "Fantastic XIII"]),
        ("piece", "qqqq", &["Terachess II", "Teramachy", "Fantastic XIII"]),
    ] {
        let mut options = games(typed);
        if command == "piece" {
            options["piece"] = json!("Knight");
        }
        let answer = server.slash("Ann", server.games, command, options).await;
        assert_eq!(labels(&answer.messages[0]), near, "{command} {typed}: {}", answer.text());
        assert!(answer.text().chars().count() < 200, "{}", answer.text());
        if command == "rules" {
            let question = answer.messages[0].clone();
            pressed(&server, &question, near[0], &format!("**{}** · ", near[0])).await;
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_is_too_long_for_a_button_is_there_to_be_typed() {
    let server = Server::start().await;
    let setup = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    let wish = json!({
        "opponent": server.id("Bob").to_string(), "variant": "ches", "setup": setup,
        "clock": "fischer 10d 1d", "colour": "second",
    });
    let answer = server.slash("Ann", server.games, "challenge", wish).await;
    assert_eq!(labels(&answer.messages[0]), [""; 0], "{}", answer.text());
    let typed = in_code(answer.text()).into_iter().filter(|it| it.starts_with("/challenge "));
    let typed: Vec<&str> = typed.collect();
    assert_eq!(typed.len(), 3, "{}", answer.text());
    for command in typed {
        for words in [setup, "clock:fischer 10d 1d", "colour:second", "variant:"] {
            assert!(command.contains(words), "{words}: {command}");
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn days_off_are_set_only_when_it_is_known_for_how_long() {
    let server = Server::start().await;
    for (typed, days) in [("Sat + Sun", "sat sun"), ("weekends", "sat sun"), ("fri", "fri")] {
        let answer = server.slash("Ann", server.games, "time", json!({ "weekend": typed })).await;
        let told = answer.text();
        let days = format!("`{days}`");
        let bound = first_words("time-days-off-bound", [("days", &*days), ("length", "30 days")]);
        assert!(told.contains(&format!("{bound}<t:")), "{typed}: {told}");
        let kept = asked(&server, "time", json!({})).await;
        assert!(kept.contains(&is_set("weekend", "none")), "nothing is bound: {kept}");
    }
    let wish = json!({ "weekend": "fri", "zone": "UTC+5:30", "quiet": "22-7" });
    let answer = server.slash("Ann", server.games, "time", wish).await;
    let question = answer.messages[0].clone();
    let set_it = fixed("action-set-it");
    let told = pressed(&server, &question, set_it, &is_set("weekend", "fri")).await;
    for kept in [is_set("zone", "UTC+05:30"), is_set("quiet", "22:00-07:00")] {
        assert!(told.contains(&kept), "{told}");
    }
    let refused = asked(&server, "time", json!({ "weekend": "none" })).await;
    assert!(refused.starts_with(fixed("clock-refused-days-changed-lately")), "{refused}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_read_as_it_is_typed_and_stands_as_long_as_is_said() {
    let server = Server::start().await;
    let mut wish = challenge_of(server.id("Bob"));
    for (name, typed) in
        [("variant", "metamachy"), ("array", "random"), ("clock", "3d please"), ("expires", "3d")]
    {
        wish[name] = json!(typed);
    }
    server.slash("Ann", server.games, "challenge", wish).await;
    let offer = server.post(server.games, in_full("challenge-stands", [("days", 3)])).await;
    for words in [
        in_full("challenge-start-drawn", [("symmetry", "mirror")]),
        in_full("time-clock-days", [("each", "3 days")]),
    ] {
        assert!(offer.content.contains(words), "{}", offer.content);
    }
    let buttons = ["Accept", "Decline", "Withdraw", "Rules", fixed("action-how-is-it-drawn")];
    assert_eq!(labels(&offer), buttons);
    wire::is_valid(&server);
}
