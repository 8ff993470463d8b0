//! The catalogue's types: a command with its options, and the kinds of values.

use menagerie_core::community::types::Setting;
use menagerie_core::model::{CommandName, CommandReference, Message, Span, Text};
use menagerie_words::{Language, named};
use std::collections::BTreeMap;

/// A command of the catalogue.
#[derive(Clone, Debug)]
pub struct Usage {
    /// Its name.
    pub verb: CommandName,
    /// The options. Required ones come first, and the one that is mostly named stands first of all.
    pub options: Vec<OptionSchema>,
}

/// An option of a command.
#[derive(Clone, Debug)]
pub struct OptionSchema {
    /// Its name.
    pub name: &'static str,
    /// The kind of its values.
    pub kind: Kind,
    /// Whether the command needs it.
    pub required: bool,
}

/// The kind of an option's values.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Any text.
    Text,
    /// Any text of at most this many characters.
    Words(usize),
    /// Any text, with suggestions while it is typed.
    Suggested,
    /// A member of the community.
    Member,
    /// A file.
    File,
    /// A whole number, at least this.
    Number(u64),
    /// A switch: `true` or `false`.
    Flag,
    /// A choice: each value as it is shown, and as it is given.
    Choice(Vec<(String, String)>),
    /// The same with so many values that they are searched, with suggestions while one is typed.
    Search(Vec<(String, String)>),
}

impl OptionSchema {
    /// An option that can be left out.
    pub(super) fn of(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, required: false }
    }

    /// The same option, required.
    pub(super) fn required(self) -> Self {
        Self { required: true, ..self }
    }
}

impl Usage {
    /// The command's purpose, in a line of at most 100 characters.
    pub fn words(&self, language: Language) -> String {
        let key = format!("command-{}", self.verb.name());
        in_words(&key, language)
    }

    /// The meaning of one of its options, in a line of at most 100 characters.
    pub fn words_of(&self, option: &OptionSchema, language: Language) -> String {
        in_words(&self.key_of(option), language)
    }

    /// The command's purpose and the meaning of its options, a line each.
    pub fn told(&self) -> Text {
        let step = CommandReference::of(self.verb);
        let words = |key: String| {
            let arguments = BTreeMap::new();
            Text(vec![Span::Message(Message { key: key.into(), arguments })])
        };
        let first = Text::new().step(step.clone()).plain(": ");
        let first = first.then(words(format!("command-{}", self.verb.name()))).plain(".");
        self.options.iter().fold(first, |text, option| {
            let text = text.plain("\n• ").step(step.clone().with(option.name, "")).plain(" ");
            text.then(words(self.key_of(option))).plain(".")
        })
    }

    /// Its name in a language, if it has one there. English has the names that are typed.
    pub fn name(&self, language: Language) -> Option<String> {
        named(&format!("command-{}", self.verb.name()), Some("name"), language)
    }

    /// The name of one of its options in a language, if it has one there.
    pub fn name_of(&self, option: &OptionSchema, language: Language) -> Option<String> {
        named(&self.key_of(option), Some("name"), language)
    }

    /// A value of one of its options as it is shown in a language.
    pub fn shown(&self, option: &OptionSchema, value: &str, language: Language) -> String {
        // Languages name themselves.
        if option.name == Setting::Language.name()
            && let Some(named) = Language::of_tag(value)
        {
            return named.name();
        }
        let own = shown(&format!("{}-{}", self.verb.name(), option.name), value, language);
        if own == value { shown(option.name, value, language) } else { own }
    }

    /// The message of an option: its own for this command, or the one for all.
    fn key_of(&self, option: &OptionSchema) -> String {
        let own = format!("option-{}-{}", self.verb.name(), option.name);
        let is_own = named(&own, None, Language::ENGLISH).is_some();
        if is_own { own } else { format!("option-{}", option.name) }
    }
}

/// A message that is there in English at least, as a test holds.
fn in_words(key: &str, language: Language) -> String {
    let found = named(key, None, language).or_else(|| named(key, None, Language::ENGLISH));
    found.unwrap_or_default()
}

/// A choice of values. `list` is the name of the option, behind that of the command if several have
/// options of that name: by it the values have their words in the catalogue. A value without words is
/// shown as it is.
pub(super) fn choice<V: Into<String>>(
    list: &'static str,
    values: impl IntoIterator<Item = V>,
) -> Kind {
    let values = values.into_iter().map(Into::into);
    let values = values.map(|value: String| (shown(list, &value, Language::ENGLISH), value));
    Kind::Choice(values.collect())
}

/// A value of a list as it is shown in a language.
pub(super) fn shown(list: &str, value: &str, language: Language) -> String {
    let key = format!("choice-{list}-{}", value.replace(' ', "-"));
    let known = named(&key, None, language).or_else(|| named(&key, None, Language::ENGLISH));
    known.unwrap_or_else(|| value.to_owned())
}

/// The option that holds an answer to an offer of a draw, typed in place of a game: `draw no`.
pub const ANSWER: &str = "answer";

#[cfg(test)]
mod tests {
    use crate::conversation::catalogue::usage;
    use menagerie_core::message;
    use menagerie_core::model::CommandName;
    use menagerie_words::{Language, Reader, without_links};
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The commands and options in the calls of `OPTION` in the English catalogue.
    fn named_options() -> BTreeSet<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en");
        let files = std::fs::read_dir(folder).expect("it is there");
        let mut found = BTreeSet::new();
        for file in files {
            let text = std::fs::read_to_string(file.expect("it is there").path());
            let text = text.expect("it can be read");
            for call in text.split("OPTION(\"").skip(1) {
                let mut words = call.split('"');
                let (command, option) = (words.next(), words.nth(1));
                let pair = command.zip(option).expect("it has two arguments");
                found.insert((pair.0.to_owned(), pair.1.to_owned()));
            }
        }
        found
    }

    #[test]
    fn every_option_that_a_message_names_is_one_of_its_command() {
        let named = named_options();
        assert!(named.len() > 20, "{named:?}");
        for (command, option) in named {
            let verb = CommandName::ALL.into_iter().find(|verb| verb.name() == command);
            let options = verb.map(usage).map(|usage| usage.options).unwrap_or_default();
            assert!(options.iter().any(|it| it.name == option), "{command} has no {option}");
        }
    }

    #[test]
    fn an_option_is_named_as_in_the_menus_of_the_readers_network() {
        let german = Language::of_tag("de").expect("it is there");
        for (network, language, expected) in [
            ("discord", Language::ENGLISH, "as line."),
            ("discord", german, "als zugfolge."),
            // Options are typed there, by their English names.
            ("matrix", german, "als line."),
        ] {
            let reader = Reader { language, network };
            let said = without_links(&message!("problem-refused-empty-line"), reader);
            assert!(said.ends_with(expected), "{network}: {said}");
        }
        let reader = Reader { language: german, network: "discord" };
        let typed = "Max".to_owned();
        let option = "challenge-opponent".to_owned();
        let said =
            without_links(&message!("chat-did-you-mean", typed, option, choices = 1), reader);
        assert!(said.contains("gegenüber:"), "{said}");
    }
}
