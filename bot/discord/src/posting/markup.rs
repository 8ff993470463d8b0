//! Texts in Discord's markup. Every text that was not written by the program comes out letter by
//! letter.

use crate::names;
use menagerie_chat::conversation::{slash_step_in, spelled_elsewhere};
use menagerie_core::model::{CommandReference, Span, Text, cut, visible};
use menagerie_core::{GameId, Place, message};
use menagerie_store::Store;
use menagerie_words::{Language, Reader, said, word};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The most characters of a message.
const LONGEST_MESSAGE: usize = 2_000;

/// The longest word, of ours or of a file, that stays whole where a line is split.
const LONGEST_PART: usize = 900;

/// The places of the games that a text links to.
pub type GamePlaces = HashMap<GameId, Place>;

/// A text as the content of a message, with its links to games. Without them, if they cannot be
/// read.
pub async fn linked_content(store: &Store, text: &Text, language: Language) -> String {
    let text = &store.faced(&said(text, reader(language)), names::NETWORK).await;
    content(text, &places(store, text).await, language)
}

/// A reader on Discord.
pub fn reader(language: Language) -> Reader {
    Reader { language, network: names::NETWORK }
}

/// The mark that stands for the rest of a text that does not fit into one message.
fn cut_mark(language: Language) -> &'static str {
    static MARKS: LazyLock<HashMap<Language, String>> = LazyLock::new(|| {
        Language::all().map(|it| (it, word("network-cut", [], reader(it)))).collect()
    });
    MARKS.get(&language).map_or("…", String::as_str)
}

/// The places of the games that a text links to, as far as they can be read.
async fn places(store: &Store, text: &Text) -> GamePlaces {
    let mut places = GamePlaces::new();
    for span in &text.0 {
        if let Span::Game(game) = span {
            match store.own_place_on(*game, names::NETWORK).await {
                Ok(place) => places.extend(place.map(|place| (*game, place))),
                Err(error) => tracing::debug!(%error, "a link could not be made"),
            }
        }
    }
    places
}

/// A text as the content of a message; at most 2,000 characters.
pub fn content(text: &Text, places: &GamePlaces, language: Language) -> String {
    let text = &said(text, reader(language));
    let mut content = String::new();
    let mut ends = Vec::new();
    let spans = joined(&text.0);
    for (index, span) in spans.iter().enumerate() {
        let mut piece = span_markup(span, places, language);
        ends.push(content.len());
        // Marks that touch would be read as one.
        if content.ends_with('`') && piece.starts_with('`') {
            content.push('\u{200b}');
        }
        // A colon at the end of a line begins nothing.
        if piece.ends_with(BROKEN_COLON) && is_end_of_line(spans.get(index + 1)) {
            piece.pop();
        }
        // A shorter message is better than one that is cut off in the middle of its markup.
        if content.chars().count() + piece.chars().count() > LONGEST_MESSAGE - 1 {
            let cut = cut_mark(language);
            let has_room = |end: &usize| {
                content[..*end].chars().count() + cut.chars().count() <= LONGEST_MESSAGE
            };
            content.truncate(ends.into_iter().rev().find(has_room).unwrap_or(0));
            content.push_str(cut);
            break;
        }
        content.push_str(&piece);
    }
    content
}

/// A colon that cannot begin a link or an emoji.
const BROKEN_COLON: &str = ":\u{200b}";

fn is_end_of_line(next: Option<&Span>) -> bool {
    match next {
        None => true,
        Some(Span::Plain(words)) => words.starts_with(['\n', ' ']),
        Some(_) => false,
    }
}

/// The spans, with bold neighbors joined. Markup that ends where the same markup begins is shown
/// letter by letter.
fn joined(spans: &[Span]) -> Vec<Span> {
    let mut joined: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match (joined.last_mut(), span) {
            (Some(Span::Bold(words)), Span::Bold(more)) => words.push_str(more),
            _ => joined.push(span.clone()),
        }
    }
    joined
}

/// Bold words. The space around them stays outside, because markup beside a space does not count.
fn bold(words: &str) -> String {
    let inside = words.trim();
    if inside.is_empty() {
        return escape(words);
    }
    let (before, rest) = words.split_at(words.len() - words.trim_start().len());
    format!("{before}**{}**{}", escape(inside), &rest[inside.len()..])
}

/// Code to type. Nothing can be escaped inside of code, so a sign that would end it is removed.
fn code(words: &str) -> String {
    let words = visible(words);
    if words.trim().is_empty() {
        return String::new();
    }
    format!("`{}`", words.replace('`', "'"))
}

/// The same command as it is typed on other networks.
fn elsewhere(step: &CommandReference, language: Language) -> String {
    let spelled = spelled_elsewhere(names::NETWORK, step).into_iter();
    let spelled = spelled.map(|(typed, network)| message!("network-elsewhere", typed, network));
    let any = spelled.reduce(|before, after| message!("network-or", before, after));
    any.map(|any| content(&any, &GamePlaces::new(), language)).unwrap_or_default()
}

fn span_markup(span: &Span, places: &GamePlaces, language: Language) -> String {
    match span {
        // It has words already.
        Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. } => String::new(),
        Span::Plain(words) => escape(words),
        Span::Bold(words) => bold(words),
        Span::Code(words) => code(words),
        Span::Player(player) => match names::user(player) {
            Some(user) => format!("<@{user}>"),
            None => word("network-a-player", [], reader(language)),
        },
        Span::Time(at) => format!("<t:{0}:f> (<t:{0}:R>)", at.0),
        Span::Game(game) => match places.get(game).and_then(names::channel) {
            Some(channel) => format!("<#{channel}>"),
            None => word("network-game", [("game", game.0.into())], reader(language)),
        },
        Span::Place(place) => match names::channel(place) {
            Some(channel) => format!("<#{channel}>"),
            None => word("network-other-place", [], reader(language)),
        },
        Span::Step(step) => code(&slash_step_in(step, language)),
        Span::StepElsewhere(step) => elsewhere(step, language),
    }
}

/// A text in as many messages as it needs, cut between lines, with its links to games. Without
/// them, if they cannot be read.
pub async fn linked_messages(store: &Store, text: &Text, language: Language) -> Vec<String> {
    let text = &store.faced(&said(text, reader(language)), names::NETWORK).await;
    messages(text, &places(store, text).await, language)
}

/// A text in as many messages as it needs, cut between lines.
pub fn messages(text: &Text, places: &GamePlaces, language: Language) -> Vec<String> {
    let text = &said(text, reader(language));
    let mut messages = Vec::new();
    let mut message = String::new();
    for line in text.lines().iter().flat_map(|line| parts(line, places, language)) {
        let line = content(&line, places, language);
        if message.chars().count() + line.chars().count() + 1 > LONGEST_MESSAGE {
            messages.push(std::mem::take(&mut message));
        }
        if !message.is_empty() {
            message.push('\n');
        }
        message.push_str(&line);
    }
    messages.push(message);
    messages.retain(|message| !message.trim().is_empty());
    messages
}

/// A line in as many parts as messages need, split between words.
fn parts(line: &Text, places: &GamePlaces, language: Language) -> Vec<Text> {
    let cut = cut_mark(language);
    if !content(line, places, language).ends_with(cut) {
        return vec![line.clone()];
    }
    let mut parts = vec![Text::new()];
    let spans = line.0.iter().flat_map(|span| match span {
        Span::Plain(words) => pieces(words).into_iter().map(Span::Plain).collect(),
        other => vec![other.clone()],
    });
    for span in spans {
        let last = parts.last().cloned().unwrap_or_default();
        let longer = Text(last.0.iter().cloned().chain([span.clone()]).collect());
        if content(&longer, places, language).ends_with(cut) && !last.0.is_empty() {
            parts.push(Text(vec![span]));
        } else {
            parts.pop();
            parts.push(longer);
        }
    }
    parts
}

/// Words in pieces that fit into a message even if each letter is escaped.
fn pieces(words: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut length = 0;
    for letter in words.chars() {
        pieces.last_mut().expect("there is one at first").push(letter);
        length += 1;
        if length >= LONGEST_PART || letter == ' ' && length > LONGEST_PART / 2 {
            pieces.push(String::new());
            length = 0;
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// Escapes words, so that Discord shows them unchanged: no markup, no mention, no link, nothing
/// invisible.
pub fn escape(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    let mut line_start = true;
    let mut before = None;
    let visible = visible(words);
    let mut letters = visible.chars();
    while let Some(c) = letters.next() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' => escaped.push('\\'),
            '#' | '-' | '+' if line_start => escaped.push('\\'),
            _ => {}
        }
        escaped.push(c);
        // Mentions of @everyone and @here work without angle brackets.
        if c == '@' || c == ':' && may_begin_link_or_emoji(before, letters.clone()) {
            escaped.push('\u{200b}');
        }
        line_start = c == '\n';
        before = Some(c);
    }
    escaped
}

/// Whether a colon could begin a link or an emoji.
fn may_begin_link_or_emoji(before: Option<char>, behind: std::str::Chars<'_>) -> bool {
    !behind.as_str().starts_with([' ', '\n']) && !is_in_time(before, behind)
}

/// Whether a colon is part of a time of day, `22:00`.
fn is_in_time(before: Option<char>, mut behind: std::str::Chars<'_>) -> bool {
    let is_digit = |letter: Option<char>| letter.is_some_and(|it| it.is_ascii_digit());
    let (tens, ones, next) = (behind.next(), behind.next(), behind.next());
    is_digit(before) && is_digit(tens) && is_digit(ones) && !is_digit(next) && next != Some(':')
}

/// The first characters of a name, on one line and without invisible ones.
pub fn visible_line(name: &str, longest: usize) -> String {
    cut(&visible(name).replace('\n', " "), longest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::browse::{Played, Topic};
    use menagerie_core::model::{CommandName, Term};
    use menagerie_rules::{Variant, bundled};
    use serenity::model::id::{ChannelId, UserId};
    use std::sync::Arc;

    fn plain(words: &str) -> String {
        content(&Text::from(words), &GamePlaces::new(), Language::ENGLISH)
    }

    #[test]
    fn nothing_typed_becomes_markup_or_alerts() {
        for (typed, shown) in [
            ("@everyone", "@\u{200b}everyone"),
            ("<@123>", "\\<@\u{200b}123\\>"),
            (
                "**bold** _it_ ~~no~~ ||spoiler||",
                "\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~ \\|\\|spoiler\\|\\|",
            ),
            ("`code`", "\\`code\\`"),
            ("[a](https://x)", "\\[a\\](https:\u{200b}//x)"),
            ("# heading", "\\# heading"),
            ("a\u{202e}b\u{200b}c\u{7}d", "abcd"),
            ("Type: e4", "Type: e4"),
            ("These:\ne4", "These:\ne4"),
            ("e4-e6", "e4-e6"),
            // A time is shown unchanged. The name of an emoji between colons is not an emoji.
            ("from 22:00 until 7:30.", "from 22:00 until 7:30."),
            ("1:100: 2:22:x", "1:\u{200b}100: 2:\u{200b}22:\u{200b}x"),
        ] {
            assert_eq!(plain(typed), shown);
        }
    }

    #[test]
    fn a_colon_before_a_new_line_begins_nothing() {
        let text = Text::from("Boards:").line().plain("theme: ").bold("slate");
        assert_eq!(
            content(&text, &GamePlaces::new(), Language::ENGLISH),
            "Boards:\ntheme: **slate**"
        );
        let split = Text::from("http:").plain("//x :smile").plain(":");
        assert_eq!(
            content(&split, &GamePlaces::new(), Language::ENGLISH),
            "http:\u{200b}//x :\u{200b}smile:"
        );
    }

    #[test]
    fn people_and_games_are_linked() {
        let text = Text::new()
            .player(&names::player(UserId::new(7)))
            .plain(" ")
            .game(GameId(3))
            .plain(" ")
            .game(GameId(4));
        let places = GamePlaces::from([(GameId(3), names::place(ChannelId::new(9)))]);
        assert_eq!(content(&text, &places, Language::ENGLISH), "<@7> <#9> game 4");
    }

    /// A shown text without its marks: the bold parts, the code parts, and the rest.
    fn parts(shown: &str) -> (Vec<String>, Vec<String>, String) {
        let (mut bold, mut code, mut between) = (Vec::new(), Vec::new(), String::new());
        for (index, part) in shown.split('`').enumerate() {
            if index % 2 == 1 {
                code.push(part.to_owned());
                continue;
            }
            // Our texts have no code inside of bold.
            for (index, part) in part.split("**").enumerate() {
                if index % 2 == 1 {
                    bold.push(part.to_owned());
                } else {
                    between.push_str(part);
                }
            }
        }
        (bold, code, between)
    }

    #[test]
    fn markup_is_well_formed_whatever_stands_beside_it() {
        let spans = [
            Span::Bold(" has won! ".to_owned()),
            Span::Bold("Checkmate!".to_owned()),
            Span::Bold(" \n".to_owned()),
            Span::Bold("**".to_owned()),
            Span::Plain(" Score 5–1. ".to_owned()),
            Span::Plain("*".to_owned()),
            Span::Plain("`".to_owned()),
            Span::Code("e2e4".to_owned()),
            Span::Code("`".to_owned()),
            Span::Code(" ".to_owned()),
            Span::Player(names::player(UserId::new(7))),
            Span::Game(GameId(3)),
            Span::Place(names::place(ChannelId::new(9))),
            Span::Step(CommandReference::of(CommandName::Move).with("move", "a`b").with("game", 3)),
            Span::Term(Term::OwnPlace),
            Span::WaysToMove { here: true, hears_talk: true },
        ];
        let number = spans.len();
        for combination in 0..number.pow(4) {
            let digits = (0..4).map(|place| combination / number.pow(place) % number);
            let text = Text(digits.map(|digit| spans[digit].clone()).collect());
            let shown = content(&text, &GamePlaces::new(), Language::ENGLISH);
            let marks = shown.replace("\\*", "x").replace("\\`", "x");
            assert_eq!(marks.matches('`').count() % 2, 0, "what is begun is ended: {shown:?}");
            assert!(!marks.contains("``"), "marks do not touch: {shown:?}");
            let (bold, code, between) = parts(&marks);
            for inside in bold.iter().chain(&code) {
                assert!(!inside.is_empty() && !inside.contains("**"), "{shown:?}");
            }
            assert!(bold.iter().all(|inside| inside.trim() == inside), "it shows: {shown:?}");
            assert!(!between.contains('*') && !between.contains('`'), "{shown:?}");
        }
    }

    #[test]
    fn a_message_is_never_too_long() {
        let long = content(
            &Text::new().plain("a").plain("b".repeat(5_000)),
            &GamePlaces::new(),
            Language::ENGLISH,
        );
        assert_eq!(long, format!("a{}", cut_mark(Language::ENGLISH)));
        // A text in several messages is complete, however long a line is.
        let rule = "a word ".repeat(2_000);
        let pages = messages(
            &Text::from("first\n").plain(&rule).plain("\nlast"),
            &GamePlaces::new(),
            Language::ENGLISH,
        );
        assert!(pages.iter().all(|page| page.chars().count() <= LONGEST_MESSAGE));
        let words: String = pages.concat().split_whitespace().collect();
        assert_eq!(words, format!("first{}last", "aword".repeat(2_000)));
        let glued = messages(&Text::from("x".repeat(5_000)), &GamePlaces::new(), Language::ENGLISH);
        assert_eq!(glued.concat(), "x".repeat(5_000));
        let exact = plain(&"b".repeat(1_999));
        assert_eq!(exact.chars().count(), 1_999);
    }

    #[test]
    fn the_rules_of_every_game_are_told_whole() {
        for variant in menagerie_rules::bundled() {
            for message in messages(
                &menagerie_core::browse::whole_rules(variant),
                &GamePlaces::new(),
                Language::ENGLISH,
            ) {
                assert!(message.chars().count() <= LONGEST_MESSAGE, "{}", variant.name);
                assert!(!message.ends_with('…'), "{} is cut: {message}", variant.name);
            }
            for role in variant.roles() {
                let card = content(
                    &menagerie_core::board::piece(variant, role),
                    &GamePlaces::new(),
                    Language::ENGLISH,
                );
                assert!(!card.ends_with('…'), "{card}");
            }
        }
        for topic in Topic::ALL {
            let help = menagerie_core::browse::help_about(topic, &bundled()[0], true);
            let help = content(&help, &GamePlaces::new(), Language::ENGLISH);
            assert!(!help.ends_with('…'), "{help}");
        }
    }

    #[test]
    fn the_longest_list_of_what_was_played_is_one_message() {
        let played = |variant: &&Arc<Variant>| Played {
            place: names::place(ChannelId::new(9)),
            variant: variant.id.clone(),
            running: 0,
            over: 1,
        };
        let played: Vec<Played> = menagerie_rules::offered().iter().map(played).collect();
        let words = content(
            &menagerie_core::browse::stats(&played, &[]),
            &GamePlaces::new(),
            Language::ENGLISH,
        );
        assert!(words.contains("\nAnd "), "it is cut and says so: {words}");
        assert!(words.chars().count() < 1_500, "{words}");
    }

    #[test]
    fn code_cannot_be_left() {
        assert_eq!(
            content(&Text::new().code("a`b"), &GamePlaces::new(), Language::ENGLISH),
            "`a'b`"
        );
    }
}
