//! The log in both formats.

use super::*;
use serde_json::Value;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The written lines.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        String::from_utf8(bytes).expect("it is text").lines().map(str::to_owned).collect()
    }
}

fn settings(pairs: &[(&str, &str)]) -> Result<LogSettings, LogError> {
    let found = |name: &str| pairs.iter().find(|(known, _)| *known == name);
    LogSettings::read(|name| found(name).map(|(_, value)| (*value).to_owned()))
}

/// Logs with a clock that stands still until it is set. At the end, the left-out lines are told.
fn logged(format: &str, act: impl FnOnce(&dyn Fn(u64))) -> Vec<String> {
    let (written, repeats) = (Written::default(), Arc::new(Repeats::default()));
    let (start, passed) = (Instant::now(), Arc::new(Mutex::new(0)));
    let clock = Arc::clone(&passed);
    let now = move || {
        let passed = *clock.lock().unwrap_or_else(PoisonError::into_inner);
        start + Duration::from_secs(passed)
    };
    let settings = settings(&[("LOG_FORMAT", format)]).expect("it is usable");
    let sparing = Sparing::by(Arc::clone(&repeats), now.clone());
    let writer = {
        let written = written.clone();
        move || written.clone()
    };
    let lines = tracing_subscriber::registry().with(lines(settings, sparing, writer, false));
    tracing::subscriber::with_default(lines, || {
        act(&|second| {
            *passed.lock().unwrap_or_else(PoisonError::into_inner) = second;
            sparing::tell(&repeats, now());
        });
    });
    written.lines()
}

fn fails(number: u64) {
    tracing::error!(number, "it fails");
}

#[test]
fn settings_of_the_log_are_named_when_they_cannot_be_used() {
    assert_eq!(settings(&[]).expect("nothing is needed").format, LogFormat::Text);
    assert_eq!(settings(&[("LOG_FORMAT", " ")]).expect("empty").format, LogFormat::Text);
    assert_eq!(settings(&[("LOG_FORMAT", "json")]).expect("known").format, LogFormat::Json);
    let wrong = settings(&[("LOG_FORMAT", "xml")]).expect_err("unknown");
    assert_eq!(wrong.to_string(), "LOG_FORMAT is “xml”: write text or json");
    let wrong = settings(&[("RUST_LOG", "a=b=c")]).expect_err("no filter");
    assert_eq!(wrong, LogError::BadFilter("a=b=c".to_owned()));
    let wrong = settings(&[("RUST_LOG", "info,chatty")]).expect_err("it would silence the rest");
    assert_eq!(wrong, LogError::BadFilter("info,chatty".to_owned()));
    for right in ["debug", "off", "WARN,menagerie::store=trace", "menagerie", "2", "info,"] {
        assert!(settings(&[("RUST_LOG", right)]).is_ok(), "{right}");
    }
}

#[test]
fn the_same_error_stands_in_the_log_once_a_minute_with_what_was_left_out() {
    for format in ["text", "json"] {
        let lines = logged(format, |at| {
            for number in 0..5 {
                fails(number);
            }
            tracing::warn!("something else");
            at(59);
            fails(5);
            at(60);
            fails(6);
        });
        let has = |line: usize, words: &str| {
            assert!(lines[line].contains(words), "{format}: line {line} of {lines:#?}");
        };
        has(0, "it fails");
        has(1, "something else");
        has(2, "5 more were left out: it fails");
        has(3, "it fails");
        assert_eq!(lines.len(), 4, "{format}: {lines:#?}");
    }
}

#[test]
fn what_is_no_error_is_never_left_out() {
    let lines = logged("text", |_| {
        for _ in 0..3 {
            tracing::info!("a move");
        }
    });
    assert_eq!(lines.len(), 3, "{lines:#?}");
}

#[test]
fn both_formats_have_the_same_fields() {
    let act = |_: &dyn Fn(u64)| tracing::warn!(row = 7, why = "no “right”", "an effect waits");
    let [text, json] = ["text", "json"].map(|format| logged(format, act).remove(0));
    for part in ["WARN", "menagerie::logging::tests", "an effect waits", "row=7", "why="] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json: Value = serde_json::from_str(&json).expect("a line is an object");
    assert_eq!(json["level"], "WARN");
    assert_eq!(json["target"], "menagerie::logging::tests");
    assert_eq!(json["message"], "an effect waits");
    assert_eq!(json["row"], 7);
    assert_eq!(json["why"], "no “right”");
    assert!(json["timestamp"].as_str().is_some_and(|time| time.ends_with('Z')), "{json}");
}

#[test]
fn spans_of_libraries_are_never_shown_and_neither_is_what_they_say_quietly() {
    for format in ["text", "json"] {
        let lines = logged(format, |_| {
            let span = tracing::info_span!(target: "serenity", "request", token = "secret");
            let _entered = span.enter();
            tracing::info!(target: "serenity", "secret");
            tracing::warn!(target: "serenity", "a warning");
            tracing::info!("ours");
        });
        assert_eq!(lines.len(), 2, "{lines:#?}");
        assert!(!lines.concat().contains("secret"), "{lines:#?}");
    }
}
