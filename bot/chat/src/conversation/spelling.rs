//! How a command is spelled on each chat network, so that one can tell what to type on another one.

use super::typed::typed_step;
use menagerie_core::model::CommandReference;

/// How commands are asked for on a network.
struct Spelling {
    /// What its players and places are named by.
    network: &'static str,
    /// What people call it.
    name: &'static str,
    spelled: fn(&CommandReference) -> String,
}

const SPELLINGS: [Spelling; 2] = [
    Spelling { network: "discord", name: "Discord", spelled: slash_step },
    Spelling { network: "matrix", name: "Matrix", spelled: prefixed_step },
];

/// A step as a slash command.
pub fn slash_step(step: &CommandReference) -> String {
    // What is the reader's to choose is not nothing.
    let shown = |value: &str| if value.is_empty() { "…".to_owned() } else { value.to_owned() };
    let given = step.with.iter().map(|(name, value)| format!(" {name}:{}", shown(value)));
    format!("/{}{}", step.verb.name(), given.collect::<String>())
}

/// A step as it is typed among other messages.
pub fn prefixed_step(step: &CommandReference) -> String {
    format!("!{}", typed_step(step))
}

/// A step as it is asked for on each network but one, and what that network is called.
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
