//! Marks in a formatted message: characters for private use, which stand for the parts that are no
//! words. They are replaced by spans.

use menagerie_core::model::{CommandName, CommandReference, Span, Text};

/// Begins an argument that is a text; its number follows.
pub(crate) const ARGUMENT: char = '\u{e000}';
/// Begins a command.
pub(crate) const STEP: char = '\u{e001}';
/// Begins a command in the form of other networks.
pub(crate) const STEP_ELSEWHERE: char = '\u{e002}';
/// Begins a term.
pub(crate) const TERM: char = '\u{e003}';
/// Begins an option of a command.
pub(crate) const OPTION: char = '\u{e006}';
/// Ends each of them.
const END: char = '\u{e004}';
/// Stands for `<` in words that somebody typed: no markup begins there.
const LESS: char = '\u{e005}';

/// A mark with what it stands for.
pub(crate) fn mark(kind: char, content: &str) -> String {
    format!("{kind}{content}{END}")
}

/// Words of an argument, in which nothing looks like a mark or like markup.
pub(crate) fn unmarked(words: &str) -> String {
    let safe = |c: char| match c {
        '\u{e000}'..='\u{e006}' => '\u{fffd}',
        '<' => LESS,
        other => other,
    };
    words.chars().map(safe).collect()
}

/// A thing that the reader's network may have words of its own for.
pub(crate) enum Thing<'a> {
    /// A term, in a form of it.
    Term(&'a str, Option<&'a str>),
    /// A command, and an option of it.
    Option(&'a str, &'a str),
}

/// The words for a thing.
pub(crate) type Words<'a> = &'a dyn Fn(Thing<'_>) -> Text;

/// The spans of a formatted message. Arguments that are texts stand in `texts` in order of their
/// numbers.
pub(crate) fn spans(formatted: &str, texts: &[Text], words: Words<'_>) -> Text {
    let mut text = Text::new();
    let mut rest = formatted;
    let mut style = Style::Plain;
    while let Some(at) = rest.find([ARGUMENT, STEP, STEP_ELSEWHERE, TERM, OPTION, '<']) {
        let (before, marked) = rest.split_at(at);
        text = style.add(text, before);
        if let Some((tag, next)) = tag(marked) {
            (style, rest) = (next, &marked[tag.len()..]);
        } else if let Some((kind, content, after)) = content(marked) {
            text = replaced(text, (kind, content), (texts, words), style);
            rest = after;
        } else {
            // A lone `<` of the message itself.
            let next = marked.chars().next().map_or(0, char::len_utf8);
            text = style.add(text, &marked[..next]);
            rest = &marked[next..];
        }
    }
    style.add(text, rest)
}

/// How words are shown.
#[derive(Clone, Copy)]
enum Style {
    Plain,
    Bold,
    Code,
}

impl Style {
    fn add(self, text: Text, words: &str) -> Text {
        let words = words.replace(LESS, "<");
        match self {
            _ if words.is_empty() => text,
            Style::Plain => text.plain(words),
            Style::Bold => text.bold(words),
            Style::Code => text.code(words),
        }
    }
}

/// The tag at the beginning of a text, and how the words behind it are shown.
fn tag(marked: &str) -> Option<(&'static str, Style)> {
    let tags = [
        ("<b>", Style::Bold),
        ("</b>", Style::Plain),
        ("<code>", Style::Code),
        ("</code>", Style::Plain),
    ];
    tags.into_iter().find(|(tag, _)| marked.starts_with(tag))
}

/// The kind of the mark at the beginning of a text, its content, and the rest.
fn content(marked: &str) -> Option<(char, &str, &str)> {
    let kind = marked.chars().next().filter(|kind| *kind != '<')?;
    let (content, after) = marked.strip_prefix(kind)?.split_once(END)?;
    Some((kind, content, after))
}

/// A text with what a mark stands for. Words of an argument in bold are bold, too.
fn replaced(
    text: Text,
    (kind, content): (char, &str),
    (texts, words): (&[Text], Words<'_>),
    style: Style,
) -> Text {
    match kind {
        ARGUMENT => match content.parse().ok().and_then(|number: usize| texts.get(number)) {
            Some(argument) if matches!(style, Style::Bold) => text.then(bold(argument)),
            Some(argument) => text.then(argument.clone()),
            None => text,
        },
        TERM => {
            let (name, form) = match content.split_once('\n') {
                Some((name, form)) => (name, Some(form)),
                None => (content, None),
            };
            let words = words(Thing::Term(name, form));
            text.then(if matches!(style, Style::Bold) { bold(&words) } else { words })
        }
        OPTION => match content.split_once('\n') {
            Some((command, option)) => text.then(words(Thing::Option(command, option))),
            None => text,
        },
        kind => match command(content) {
            Some(command) if kind == STEP => text.step(command),
            Some(command) => text.step_elsewhere(command),
            None => text,
        },
    }
}

fn bold(text: &Text) -> Text {
    let spans = text.0.iter().map(|span| match span {
        Span::Plain(words) => Span::Bold(words.clone()),
        other => other.clone(),
    });
    Text(spans.collect())
}

/// A command with its options, from a line with its name and two lines for each option.
fn command(content: &str) -> Option<CommandReference> {
    let mut lines = content.split('\n');
    let name = lines.next()?;
    let command = CommandName::ALL.into_iter().find(|command| command.name() == name)?;
    let mut reference = CommandReference::of(command);
    while let (Some(option), Some(value)) = (lines.next(), lines.next()) {
        reference = reference.with(option, value.replace(LESS, "<"));
    }
    Some(reference)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::GameId;

    /// Words for a thing that say which one it is.
    fn named(thing: Thing<'_>) -> Text {
        match thing {
            Thing::Term(name, form) => Text::from(format!("{name}/{}", form.unwrap_or("-"))),
            Thing::Option(command, option) => Text::new().code(format!("{command} {option}")),
        }
    }

    #[test]
    fn marks_and_tags_become_spans() {
        let games = mark(STEP, "games\nwhich\nopen");
        let formatted = format!(
            "See {} or {}, <b>now</b>: <code>a < b</code> {} {} {}.",
            mark(ARGUMENT, "0"),
            games,
            mark(TERM, "place\nin"),
            mark(TERM, "community"),
            mark(OPTION, "board\nat"),
        );
        let expected = Text::from("See ")
            .game(GameId(3))
            .plain(" or ")
            .step(CommandReference::of(CommandName::Games).with("which", "open"))
            .plain(", ")
            .bold("now")
            .plain(": ")
            .code("a ")
            .code("<")
            .code(" b")
            .plain(" ")
            .plain("place/in")
            .plain(" ")
            .plain("community/-")
            .plain(" ")
            .code("board at")
            .plain(".");
        assert_eq!(spans(&formatted, &[Text::new().game(GameId(3))], &named), expected);
    }

    #[test]
    fn words_of_an_argument_in_bold_are_bold() {
        let formatted = format!("<b>So: {0}</b> {0}", mark(ARGUMENT, "0"));
        let argument = Text::from("see ").game(GameId(3)).code("x");
        let expected = Text::new().bold("So: ").bold("see ").game(GameId(3)).code("x");
        let expected = expected.plain(" ").then(argument.clone());
        assert_eq!(spans(&formatted, &[argument], &named), expected);
    }

    #[test]
    fn nothing_that_was_typed_is_a_mark_or_a_tag() {
        for typed in [
            "<b>",
            "</b> \u{e000}0\u{e004}",
            "\u{e001}resign\u{e004}",
            "a < b",
            "\u{e006}x\ny\u{e004}",
            "\u{e005}",
        ] {
            let shown = spans(&unmarked(typed), &[Text::new().game(GameId(3))], &named);
            let [Span::Plain(words)] = shown.0.as_slice() else { panic!("{shown:?}") };
            let expected = typed.replace(|c| ('\u{e000}'..='\u{e006}').contains(&c), "\u{fffd}");
            assert_eq!(*words, expected);
        }
    }
}
