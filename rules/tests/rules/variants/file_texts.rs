//! Texts, addresses and values of a file that are shown to members. There are no hidden letters or
//! endless texts, addresses are on the web, and numbers are real numbers.

use crate::variants::file_errors::all_said;

#[test]
fn texts_and_numbers_that_cannot_be_shown_are_refused() {
    let long = "x".repeat(1_001);
    let eleven_thousand = format!("rules = [{}]", "\"a\",".repeat(11_000));
    let heavy = format!("rules = [{}]", format!("\"{}\",", "y".repeat(900)).repeat(20));
    for (old, new, wanted) in [
        (
            "moves = \"Ahead.\"",
            "moves = \"Ahead.\"\nvalue = nan",
            "27:9 a value is a number from 0 to 10000",
        ),
        (
            "moves = \"Ahead.\"",
            "moves = \"Ahead.\"\nvalue = inf",
            "27:9 a value is a number from 0 to 10000",
        ),
        (
            "moves = \"Ahead.\"",
            "moves = \"Ahead.\"\nvalue = 1e30",
            "27:9 a value is a number from 0 to 10000",
        ),
        (
            "moves = \"Ahead.\"",
            "moves = \"Ahead.\"\nsecond_value = -1",
            "27:16 a value is a number from 0 to 10000",
        ),
        (
            "url = \"C\"",
            "url = \"javascript:alert(1)\"",
            "10:47 an address begins with https:// or http:// and has no spaces",
        ),
        (
            "url = \"C\"",
            "url = \" data:text/html,x\"",
            "10:47 an address begins with https:// or http:// and has no spaces",
        ),
        (
            "url = \"C\"",
            "url = \"https:evil\"",
            "10:47 an address begins with https:// or http:// and has no spaces",
        ),
        (
            "Few pieces.",
            "Few \\u202Epieces.",
            "7:11 there is an invisible character here, U+202E: take it out",
        ),
        (
            "Ahead.",
            "Ahead.\\u0007",
            "26:9 there is an invisible character here, U+0007: take it out",
        ),
        (
            "author = \"A\"",
            "author = \"A\\u200B\"",
            "10:22 there is an invisible character here, U+200B: take it out",
        ),
        ("Ahead.", &long, "26:9 at most 1000 letters stand here, not 1001"),
        ("rules = []", &eleven_thousand, "8:410 a game has at most 100 rules, and this one 11000"),
        (
            "rules = []",
            &heavy,
            "7:11 summary, rules and moves have 18035 bytes together; 16000 are the most that can be shown",
        ),
    ] {
        assert_eq!(all_said(&[(old, new)]), [wanted], "{}", &new[..new.len().min(60)]);
    }
}
