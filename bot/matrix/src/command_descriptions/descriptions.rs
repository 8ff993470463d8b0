//! The catalogue of commands in the form of the proposal MSC4391, which clients with forms read.
//! Pure functions.

use menagerie_chat::conversation::{Kind, OptionSchema, Usage, catalogue};
use menagerie_words::Language;
use ruma::UserId;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The event type of a command's description, as long as the proposal is one.
pub const DESCRIPTION: &str = "org.matrix.msc4391.command_description";

/// The descriptions of all commands in a room, by the key that the proposal wants.
pub fn descriptions(me: &UserId) -> BTreeMap<String, Value> {
    catalogue().iter().map(|usage| (key(usage.verb.name(), me), described(usage))).collect()
}

/// A hash that changes as soon as any description does.
pub fn fingerprint(descriptions: &BTreeMap<String, Value>) -> String {
    let mut hash = Sha256::new();
    for (key, content) in descriptions {
        hash.update(format!("{key}{content}"));
    }
    hash.finalize().iter().fold(String::new(), |mut hex, byte| {
        // Writing to a text cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

fn key(command: &str, me: &UserId) -> String {
    let hash = Sha256::new().chain_update(command).chain_update(me.as_str()).finalize();
    base64(hash.as_slice())
}

fn described(usage: &Usage) -> Value {
    json!({
        "command": usage.verb.name(),
        "description": text(&usage.words(Language::ENGLISH)),
        "parameters": usage.options.iter().map(|given| parameter(usage, given)).collect::<Vec<_>>(),
    })
}

fn parameter(usage: &Usage, given: &OptionSchema) -> Value {
    let primitive = |kind: &str| json!({"schema_type": "primitive", "type": kind});
    let schema = match &given.kind {
        // A form cannot carry a file. A text in its place is refused with a reason.
        Kind::Text | Kind::Words(_) | Kind::Suggested | Kind::File => primitive("string"),
        Kind::Member => primitive("user_id"),
        Kind::Number(_) => primitive("integer"),
        Kind::Flag => primitive("boolean"),
        Kind::Choice(choices) | Kind::Search(choices) => {
            let literal = |(_, value): &(String, String)| json!({"schema_type": "literal", "literal_type": "string", "value": value});
            json!({"schema_type": "union", "variants": choices.iter().map(literal).collect::<Vec<_>>()})
        }
    };
    let mut parameter = json!({
        "key": given.name,
        "description": text(&usage.words_of(given, Language::ENGLISH)),
        "schema": schema,
    });
    if !given.required {
        parameter["optional"] = json!(true);
    }
    parameter
}

fn text(words: &str) -> Value {
    json!({"m.text": [{"body": words}]})
}

/// A hash in Base64 with padding.
fn base64(bytes: &[u8]) -> String {
    ruma::serde::Base64::<ruma::serde::base64::Standard, _>::new(bytes).encode() + "="
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::model::CommandName;
    use ruma::user_id;

    #[test]
    fn the_key_is_that_of_the_proposal() {
        // The proposal's own example.
        let bot = user_id!("@draupnir:draupnir.space");
        assert_eq!(key("ban", bot), "JBDLR6YMe+72yqsEMi/MVdTmjN3ynPThMz+M7QLATZQ=");
        assert_ne!(key("ban", bot), key("ban", user_id!("@other:draupnir.space")));
    }

    #[test]
    fn every_command_is_described_once_in_what_a_homeserver_takes() {
        let all = descriptions(user_id!("@bot:hs.test"));
        assert_eq!(all.len(), CommandName::ALL.len());
        for content in all.values() {
            let size = content.to_string().len();
            assert!(size < 60_000, "{size}: {}", content["command"]);
            let parameters = content["parameters"].as_array().expect("it is one");
            let mut keys: Vec<_> = parameters.iter().map(|it| it["key"].as_str()).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), parameters.len(), "a key twice: {content}");
        }
    }

    #[test]
    fn what_is_given_has_its_schema_and_what_must_be_is_not_optional() {
        let all = descriptions(user_id!("@bot:hs.test"));
        let of = |command: &str, key: &str| -> Value {
            let content = all.values().find(|it| it["command"] == command).expect("it is there");
            let parameters = content["parameters"].as_array().expect("it is one");
            parameters.iter().find(|it| it["key"] == key).expect("it is there").clone()
        };
        assert_eq!(
            of("move", "move")["schema"],
            json!({"schema_type": "primitive", "type": "string"})
        );
        assert_eq!(of("move", "move")["optional"], Value::Null);
        assert_eq!(of("move", "game")["schema"]["type"], "integer");
        assert_eq!(of("move", "game")["optional"], true);
        assert_eq!(of("move", "draw")["schema"]["type"], "boolean");
        assert_eq!(of("challenge", "opponent")["schema"]["type"], "user_id");
        let colour = of("challenge", "colour");
        let first = json!({"schema_type": "literal", "literal_type": "string", "value": "first"});
        assert_eq!(colour["schema"]["variants"][0], first);
    }

    #[test]
    fn a_change_of_any_word_is_noticed() {
        let mut all = descriptions(user_id!("@bot:hs.test"));
        let before = fingerprint(&all);
        assert_eq!(before, fingerprint(&all));
        let first = all.values_mut().next().expect("there are some");
        first["description"] = text("another word");
        assert_ne!(before, fingerprint(&all));
    }
}
