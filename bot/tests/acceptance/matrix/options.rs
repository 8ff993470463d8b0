//! Options and people as they are typed in rooms: read as generously as moves. A word that is not
//! understood is answered with the nearest ones, which keep all that was understood.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use menagerie_words::{first_words, fixed, fixed_with, in_full, last_words};
use serde_json::{Value, json};

fn body(event: &Value) -> &str {
    event["content"]["body"].as_str().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_is_named_as_the_room_calls_them() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let mut number = 0;
    for typed in ["!challenge @bob terran", "!challenge bob clock:1 week variant:Terran"] {
        number += 1;
        hall.ann.say(&hall.room, typed).await;
        let offer = hall.hear(&format!("!accept {number}")).await;
        assert!(body(&offer).contains("Terran"), "{typed}: {}", body(&offer));
        assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([hall.bob.id]), "{typed}");
    }
    // A correction keeps who was understood.
    let asked = hall.ann.say(&hall.room, "!challenge bob tera clock:3d").await;
    let told = hall.answer_to(&asked).await;
    let kept = format!("!challenge terachess-2 clock:3d {}", hall.bob.id);
    assert!(body(&told).contains(&kept), "{}", body(&told));
    let said = hall.ann.reply(&hall.room, told["event_id"].as_str().expect("one"), "1").await;
    let offer = hall.hear(&format!("!accept {}", number + 1)).await;
    assert!(body(&offer).contains(three_days()), "{said}: {}", body(&offer));
    assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([hall.bob.id]));
    let asked = hall.ann.say(&hall.room, "!challenge bob terran chess 3 days a move").await;
    let told = hall.answer_to(&asked).await;
    let kept = format!("!challenge terran clock:3 days a move {}", hall.bob.id);
    assert!(body(&told).contains(&kept), "{}", body(&told));
    let asked = hall.ann.say(&hall.room, "!challenge zoe variant:terran").await;
    let told = hall.answer_to(&asked).await;
    assert!(
        body(&told).contains(in_full("matrix-nobody-called", [("name", "zoe")])),
        "{}",
        body(&told)
    );
    let asked = hall.ann.say(&hall.room, "!challenge @nobody terran").await;
    let told = hall.answer_to(&asked).await;
    assert!(
        body(&told).contains(in_full("matrix-nobody-called", [("name", "@nobody")])),
        "{}",
        body(&told)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_of_one_name_it_is_asked_which() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let other = Member::register(&server.url(), "Robert").await;
    other.rename("Bob").await;
    hall.ann.invite(&hall.room, &other.id).await;
    other.join(&hall.room).await;
    let asked = hall.ann.say(&hall.room, "!challenge bob chess colour:first").await;
    let told = hall.answer_to(&asked).await;
    assert!(body(&told).contains(fixed("matrix-several-called")), "{}", body(&told));
    let its = body(&told).lines().find(|line| line.contains(&other.id)).expect("both are there");
    let number = its.split(' ').next().expect("a number").to_owned();
    assert!(its.contains("!challenge chess colour:first"), "{its}");
    hall.ann.reply(&hall.room, told["event_id"].as_str().expect("one"), &number).await;
    let offer = hall.hear("!accept 1").await;
    assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([other.id]));
}

#[tokio::test(flavor = "multi_thread")]
async fn times_are_read_as_they_are_typed_and_days_off_are_set_only_when_that_is_confirmed() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.ann.say(&hall.room, "!time Quiet: 22-7 z\u{200b}one:Berlin").await;
    let direct = hall.direct(&hall.ann).await;
    let told = hall
        .ann
        .wait_for(&direct, "settled", |it| {
            hall.says(it, in_full("time-setting", [("name", "quiet"), ("value", "22:00-07:00")]))
        })
        .await;
    assert!(
        body(&told).contains(first_words("time-zone", [("zone", "Europe/Berlin")])),
        "{}",
        body(&told)
    );
    hall.ann.say(&direct, "time weekend:Saturday, Sunday").await;
    let asked =
        hall.ann.wait_for(&direct, "question", |it| hall.says(it, fixed("time-set-it"))).await;
    let would_be = first_words("time-days-off-bound", [("days", "sat sun")]);
    assert!(body(&asked).contains(would_be), "{}", body(&asked));
    hall.ann.say(&direct, "1").await;
    let days_off = in_full("time-setting", [("name", "weekend"), ("value", "sat sun")]);
    hall.ann.wait_for(&direct, "days off", |it| hall.says(it, days_off)).await;
    // A value that is near is chosen by its number.
    hall.ann.say(&direct, "time quiet:10-7am").await;
    hall.ann.wait_for(&direct, "near", |it| hall.says(it, "1 !time quiet:22:00-07:00")).await;
    hall.ann.say(&direct, "time zone:Berlim").await;
    let near = |it: &Value| hall.says(it, "1 !time Europe/Berlin – now ");
    hall.ann.wait_for(&direct, "zones", near).await;
    hall.ann.say(&direct, "time zone:UTC+2").await;
    hall.ann
        .wait_for(&direct, "refusal", |it| {
            hall.says(it, fixed("clock-refused-zone-changed-lately"))
        })
        .await;
}

/// A clock of three days a move, as an offer tells it.
fn three_days() -> &'static str {
    in_full("time-clock-days", [("each", in_full("length-days", [("count", "3")]))])
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_and_variants_are_read_as_people_say_them() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let [one, twenty] = ["1", "20"].map(|count| in_full("length-days", [("count", count)]));
    let fischer = last_words("time-clock-fischer", [("more", one), ("most", twenty)]);
    for (number, (typed, expected)) in (1..).zip([
        ("!challenge Chess (8×8) Clock: 3 days per move", three_days()),
        ("!challenge terachess 2 clock:days 3", three_days()),
        ("!challenge fantastic 13 clock:10d+1d", fischer),
    ]) {
        hall.ann.say(&hall.room, &format!("{typed} {}", hall.bob.id)).await;
        let offer = hall.hear(&format!("!accept {number}")).await;
        assert!(body(&offer).contains(expected), "{typed}: {}", body(&offer));
    }
    let asked = hall.ann.say(&hall.room, "!challenge chess clock:blitz colour:first").await;
    let told = hall.answer_to(&asked).await;
    assert!(body(&told).contains("3 !challenge chess colour:first clock:"), "{}", body(&told));
}

/// The offer that comes of a challenge as it is typed.
async fn offer(hall: &Hall, number: usize, typed: &str) -> Value {
    hall.ann.say(&hall.room, typed).await;
    hall.hear(&format!("!accept {number}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_is_named_behind_the_value_of_an_option() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.bob.rename("Eve Smith").await;
    hall.ann.wait_for(&hall.room, "name", |it| it["content"]["displayname"] == *"Eve Smith").await;
    for (number, (typed, words)) in (1..).zip([
        ("!challenge variant:terran clock:3 days Eve Smith", three_days()),
        ("!challenge clock:“3 days” Eve Smith terran", three_days()),
        (
            "!challenge clock:3 days terran colour:w, please @Eve Smith",
            in_full("challenge-side-chosen", [("player", "Ann"), ("side", "Gold")]),
        ),
    ]) {
        let offer = offer(&hall, number, typed).await;
        let body = body(&offer);
        assert!(body.contains("Terran") && body.contains(words), "{typed}: {body}");
        assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([hall.bob.id]), "{typed}");
    }
    // The variant is asked for, and not the clock.
    let asked = hall.ann.say(&hall.room, "!challenge clock:3 days eve smith").await;
    let told = hall.answer_to(&asked).await;
    assert!(!body(&told).contains("3 days eve smith"), "{}", body(&told));
    let asked = hall.ann.say(&hall.room, "!challenge variant:terran clock:3 days @nobody").await;
    let told = hall.answer_to(&asked).await;
    assert!(
        body(&told).contains(in_full("matrix-nobody-called", [("name", "@nobody")])),
        "{}",
        body(&told)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn colours_arrays_and_themes_are_read_as_people_say_them() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    for (number, (typed, words)) in (1..).zip([
        (
            "!challenge bob chess please colour:black pls setup:“4k3/8/8/8/8/8/8/R3K3 b - - 0 1”",
            fixed_with("challenge-side-chosen", [("player", "Ann"), ("side", "Black")]),
        ),
        ("!challenge bob metamachy array:random colour:dont care", fixed("challenge-start-drawn")),
        ("!challenge bob terran expires:3d", in_full("challenge-stands", [("days", "3")])),
    ]) {
        let offer = offer(&hall, number, typed).await;
        assert!(body(&offer).contains(words), "{typed}: {}", body(&offer));
        assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([hall.bob.id]), "{typed}");
    }
    let asked = hall.ann.say(&hall.room, "!settings theme:dark mode").await;
    let direct = hall.direct(&hall.ann).await;
    let near = |it: &Value| hall.says(it, "1 !settings slate");
    let told = hall.ann.wait_for(&direct, "themes", near).await;
    assert!(body(&told).contains("2 !settings high-contrast"), "{asked}: {}", body(&told));
}
