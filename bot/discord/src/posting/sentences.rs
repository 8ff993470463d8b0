//! A test that every sentence of the core reads the same in Discord, with any text that a member
//! has typed into it.

use crate::names;
use crate::posting::markup::{GamePlaces, content, messages, reader};
use menagerie_core::GameId;
use menagerie_core::challenge::types::StartRefusal;
use menagerie_core::dispatch::examples::{KINDS, kind, names_a_next_step, refusals, said};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::{Span, Text};
use menagerie_words::Language;
use serenity::model::id::ChannelId;
use std::sync::LazyLock;

/// Texts that try to be markup, to alert somebody or to hide. They are no longer than what an
/// answer repeats.
const HOSTILE: [&str; 2] = ["@everyone **x** `y` <@5> ||z||", "[a](https://b.c) \u{202e}# ~~q~~"];
/// The longest that a message may be.
const MESSAGE: usize = 2_000;

static PLACES: LazyLock<GamePlaces> = LazyLock::new(|| {
    (1..=50).map(|game| (GameId(game), names::place(ChannelId::new(9)))).collect()
});

/// The text without escaped signs and without code, in which nothing is markup.
fn unescaped(content: &str) -> String {
    let mut rest = content.chars();
    let mut bare = String::new();
    while let Some(letter) = rest.next() {
        match letter {
            '\\' => drop(rest.next()),
            '`' => drop(rest.find(|letter| *letter == '`')),
            _ => bare.push(letter),
        }
    }
    bare
}

fn is_free_of_what_was_typed(content: &str) -> bool {
    let bare = unescaped(content);
    let alerts = bare.matches("<@").count() != bare.matches("<@7>").count();
    let links = bare.contains("://") || bare.contains("](");
    let hides = bare.contains("||") || bare.contains("~~") || bare.contains('\u{202e}');
    !(alerts || links || hides || bare.contains("@everyone") || bare.contains("**x**"))
}

/// Each of them with each language.
fn in_each_language<T>(all: &[T]) -> impl Iterator<Item = (&T, Language)> {
    all.iter().flat_map(|one| Language::all().map(move |language| (one, language)))
}

#[test]
fn every_refusal_reads_in_discord_as_a_rule_and_a_next_step() {
    let longest = HOSTILE.concat().repeat(100);
    for typed in ["e99", HOSTILE[0], HOSTILE[1], &longest] {
        let refusals = refusals("discord", typed);
        for known in KINDS {
            assert!(refusals.iter().any(|refusal| kind(refusal) == *known), "{known} is missing");
        }
        // The longest fits in each language.
        let is_meant = |language| typed == longest || language == Language::ENGLISH;
        for (refusal, language) in in_each_language(&refusals).filter(|(_, it)| is_meant(*it)) {
            let said = menagerie_words::said(&refusal.text(), reader(language));
            let words = content(&said, &PLACES, language);
            let ends_in_code = matches!(refusal, Refusal::Start(StartRefusal::BadSetup { .. }));
            let ends_in_a_game = matches!(refusal, Refusal::SeveralGames(_));
            let last = words.chars().last().expect("there are words");
            assert!(last == '.' || ends_in_code && last == '`' || ends_in_a_game, "{words}");
            if language == Language::ENGLISH {
                assert!(names_a_next_step(refusal, &said, &words), "{words}");
            }
            assert!(words.chars().count() < MESSAGE, "{words}");
            assert!(is_free_of_what_was_typed(&words), "{words}");
        }
    }
}

#[test]
fn everything_that_is_said_fits_a_message_and_shows_its_markup() {
    let said = said("discord");
    assert!(said.len() > 60, "{} texts", said.len());
    // Each language on its own: there are some hundred thousand of them.
    let said = &said;
    std::thread::scope(|scope| {
        scope.spawn(move || said.iter().for_each(shows_its_markup));
        for language in Language::all() {
            scope.spawn(move || said.iter().for_each(|text| fits_a_message(text, language)));
        }
    });
}

fn shows_its_markup(text: &Text) {
    let words = content(text, &PLACES, Language::ENGLISH);
    let sent = messages(text, &PLACES, Language::ENGLISH);
    assert_eq!(sent.join("|"), words, "one message says it");
    let stars = unescaped(&words).matches("**").count();
    assert_eq!(stars % 2, 0, "{words}");
    let text = menagerie_words::said(text, reader(Language::ENGLISH));
    let named = text.0.iter().filter(|span| matches!(span, Span::Player(_))).count();
    assert_eq!(words.matches("<@").count(), named, "{words}");
}

fn fits_a_message(text: &Text, language: Language) {
    let words = content(text, &PLACES, language);
    assert!(words.chars().count() <= MESSAGE && !words.ends_with('…'), "{words}");
    assert!(!words.contains("  ") && words == words.trim(), "{words:?}");
    let is_ended = |end: char| ['.', '?', '!', '`', '>', ')', '*'].contains(&end);
    assert!(words.ends_with(is_ended), "{words}");
}

#[test]
fn a_text_of_many_lines_is_cut_between_them_and_none_is_lost() {
    for length in [1, 60, 999, 1_000, 1_999] {
        let line = "x".repeat(length);
        let lines: Vec<&str> = std::iter::repeat_n(line.as_str(), 12).collect();
        let sent = messages(&Text::from(lines.join("\n")), &PLACES, Language::ENGLISH);
        assert!(sent.iter().all(|message| message.chars().count() <= MESSAGE), "{length}");
        assert_eq!(sent.join("\n"), lines.join("\n"), "{length}");
        let fewest = lines.join("\n").len().div_ceil(MESSAGE);
        assert!(sent.len() <= 2 * fewest, "{} messages of {length}", sent.len());
    }
}
