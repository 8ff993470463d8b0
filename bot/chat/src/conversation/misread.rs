//! The check of a command's options against its entry in the catalogue, and the refusal of
//! unreadable ones.

use super::Options;
use super::catalogue::usage;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::{CommandName, CommandReference};
use menagerie_core::moderation::types::FreezeRefusal;
use menagerie_core::notebook::types::NotKept;

/// The options whose wrong choices nothing else refuses.
const CHECKED: [&str; 14] = [
    "level",
    "colour",
    "text",
    "which",
    "result",
    "automatic",
    "end",
    "format",
    "uses",
    "expires",
    "here",
    "wish",
    "what",
    "goal",
];

impl Options {
    /// The command with these options as a reference that can be shown. It lacks the member and the
    /// file.
    pub fn step(&self, verb: CommandName) -> CommandReference {
        let options = usage(verb).options;
        let given = options.iter().map(|given| (given.name, self.text(given.name)));
        let given = given.filter(|(_, text)| !text.is_empty());
        given.fold(CommandReference::of(verb), |step, (name, text)| step.with(name, text))
    }

    /// The reason why an option cannot be read, if there is one. Variants and settings are read,
    /// and refused, where they are used.
    pub fn refusal(&self, verb: CommandName) -> Option<Refusal> {
        let is_given = |name: &str| !self.text(name).is_empty();
        let is_both = verb == CommandName::Note && is_given("text") && is_given("remove");
        let misread = usage(verb).options.into_iter().find_map(|given| self.misread(verb, &given));
        let is_one_and_all = matches!(verb, CommandName::Freeze | CommandName::Thaw)
            && is_given("game")
            && self.flag("all");
        misread
            .or(is_both.then_some(NotKept::NoteAndRemoval.into()))
            .or(is_one_and_all.then_some(FreezeRefusal::GameAndAll.into()))
    }

    fn misread(&self, verb: CommandName, given: &OptionSchema) -> Option<Refusal> {
        let (name, typed) = (given.name.to_owned(), self.text(given.name).to_owned());
        match &given.kind {
            _ if typed.is_empty() => None,
            Kind::Number(least) => {
                let is_read = typed.parse::<u64>().is_ok_and(|number| number >= *least);
                let is_read = is_read && typed.parse::<i64>().is_ok();
                (!is_read).then_some(Refusal::NoNumber { name, typed, least: *least })
            }
            Kind::Choice(choices)
                if CHECKED.contains(&given.name)
                    || matches!(verb, CommandName::Ladder | CommandName::League) =>
            {
                let is_known = choices.iter().any(|(_, value)| *value == typed);
                let known = choices.iter().map(|(_, value)| value.clone()).collect();
                (!is_known).then_some(Refusal::NoChoice { name, typed, known })
            }
            Kind::Flag => {
                let known = ["true", "false"].map(str::to_owned).to_vec();
                (!known.contains(&typed)).then_some(Refusal::NoChoice { name, typed, known })
            }
            Kind::Choice(_)
            | Kind::Search(_)
            | Kind::Text
            | Kind::Words(_)
            | Kind::Suggested
            | Kind::Member
            | Kind::File => None,
        }
    }
}
