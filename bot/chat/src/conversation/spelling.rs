//! The spelling of a command on each chat network, also for telling a member how to type it on
//! another network.

use super::catalogue::usage;
use super::typed::typed_step;
use menagerie_core::model::CommandReference;
use menagerie_words::Language;

/// The form of commands on a network.
struct Spelling {
    /// The prefix of its addresses.
    network: &'static str,
    /// Its name for members.
    name: &'static str,
    spelled: fn(&CommandReference) -> String,
}

const SPELLINGS: [Spelling; 2] = [
    Spelling { network: "discord", name: "Discord", spelled: slash_step },
    Spelling { network: "matrix", name: "Matrix", spelled: prefixed_step },
];

/// A command as a slash command, by its English names.
pub fn slash_step(step: &CommandReference) -> String {
    slash_step_in(step, Language::ENGLISH)
}

/// The same by the names that Discord's clients show in a language.
pub fn slash_step_in(step: &CommandReference, language: Language) -> String {
    // A value that the reader has to choose is shown as dots.
    let shown = |value: &str| if value.is_empty() { "…".to_owned() } else { value.to_owned() };
    let usage = (language != Language::ENGLISH).then(|| usage(step.verb));
    let local = |name: &str| {
        let known = usage.as_ref().and_then(|usage| {
            let option = usage.options.iter().find(|option| option.name == name)?;
            usage.name_of(option, language)
        });
        known.unwrap_or_else(|| name.to_owned())
    };
    let given = step.with.iter().map(|(name, value)| format!(" {}:{}", local(name), shown(value)));
    let name = usage.as_ref().and_then(|usage| usage.name(language));
    let name = name.unwrap_or_else(|| step.verb.name().to_owned());
    format!("/{name}{}", given.collect::<String>())
}

/// A command as it is typed among other messages.
pub fn prefixed_step(step: &CommandReference) -> String {
    format!("!{}", typed_step(step))
}

/// A command as it is typed on each other network, with the network's name.
pub fn spelled_elsewhere(own: &str, step: &CommandReference) -> Vec<(String, &'static str)> {
    let others = SPELLINGS.iter().filter(|spelling| spelling.network != own);
    others.map(|spelling| ((spelling.spelled)(step), spelling.name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::model::CommandName;

    #[test]
    fn what_is_typed_on_another_network_is_spelled_as_there() {
        let join = CommandReference::of(CommandName::Join).with("code", "4F7Q2K");
        for (own, expected) in
            [("discord", ("!join 4F7Q2K", "Matrix")), ("matrix", ("/join code:4F7Q2K", "Discord"))]
        {
            let (spelled, name) = expected;
            assert_eq!(spelled_elsewhere(own, &join), [(spelled.to_owned(), name)]);
        }
    }
}
