//! Clocks and lengths of time in words.

use menagerie_core::clock::{DAY, HOUR, MINUTE, USUAL_CLOCKS, typed};
use menagerie_core::model::spoken;
use menagerie_core::time::clock_in_short;
use menagerie_words::{Language, Reader, without_links};

#[test]
fn lengths_are_spoken_with_the_plurals_of_the_language() {
    for (tag, seconds, words) in [
        ("en", 216_000, "2 days 12 hours"),
        ("en", DAY, "1 day"),
        ("en", HOUR + 1, "1 hour"),
        ("en", 1, "1 second"),
        ("en", -5, "no time"),
        ("de", 2 * DAY + HOUR, "2 Tage 1 Stunde"),
        ("ru", 21 * DAY, "21 день"),
        ("ru", 3 * DAY, "3 дня"),
        ("pl", 5 * MINUTE, "5 minut"),
    ] {
        let language = Language::of_tag(tag).expect("it is a language");
        let reader = Reader { language, network: "discord" };
        assert_eq!(without_links(&spoken(seconds), reader), words);
    }
}

#[test]
fn a_clock_that_is_suggested_is_read_as_itself() {
    for stored in USUAL_CLOCKS {
        let control = typed::control(stored).expect("it is a clock");
        let read = |text: &str| typed::control(text).map(|control| control.to_string());
        for language in Language::all() {
            let said = without_links(&clock_in_short(&control), Reader { language, ..Reader::LOG });
            assert_eq!(read(&format!("{stored}: {said}")).as_deref(), Ok(stored), "{said}");
        }
        // The names of Game Courier's presets tell their numbers alone.
        if control.kind.numbers().is_none() || !stored.starts_with("gc") {
            let said = without_links(&clock_in_short(&control), Reader::LOG);
            assert_eq!(read(&said).as_deref(), Ok(stored), "{said}");
        }
    }
}
