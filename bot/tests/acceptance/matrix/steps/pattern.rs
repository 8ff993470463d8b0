//! The form that an answer has to have.

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The values of names.
pub type Names = BTreeMap<String, String>;

/// A text with the names in it replaced by their values.
pub fn fill(text: &str, names: &Names) -> String {
    names
        .iter()
        .fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

/// The same for all texts and keys of a value.
pub fn fill_all(value: &Value, names: &Names) -> Value {
    match value {
        Value::String(text) => Value::String(fill(text, names)),
        Value::Array(list) => list.iter().map(|it| fill_all(it, names)).collect(),
        Value::Object(object) => {
            let filled = object.iter().map(|(key, it)| (fill(key, names), fill_all(it, names)));
            Value::Object(filled.collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}

/// Holds an answer against the expected one, and gives names to new values.
pub fn fit(expected: &Value, actual: &Value, names: &mut Names) -> Result<(), String> {
    match (expected, actual) {
        (Value::String(text), actual) if text == "*" && !actual.is_null() => Ok(()),
        (Value::String(text), Value::String(actual)) => match new_name(text, names) {
            Some(name) => {
                names.insert(name.to_owned(), actual.clone());
                Ok(())
            }
            None => same(&fill(text, names), actual),
        },
        (Value::Object(wanted), Value::Object(actual)) => {
            for (key, wanted) in wanted {
                let key = fill(key, names);
                let found = actual.get(&key).unwrap_or(&Value::Null);
                fit(wanted, found, names).map_err(|why| format!("{key}: {why}"))?;
            }
            Ok(())
        }
        (Value::Array(wanted), Value::Array(actual)) if wanted.len() == actual.len() => {
            wanted.iter().zip(actual).try_for_each(|(wanted, actual)| fit(wanted, actual, names))
        }
        (wanted, actual) if wanted == actual => Ok(()),
        (wanted, actual) => Err(format!("{wanted} is expected, not {actual}")),
    }
}

fn same(wanted: &str, actual: &str) -> Result<(), String> {
    let differ = || format!("{wanted:?} is expected, not {actual:?}");
    (wanted == actual).then_some(()).ok_or_else(differ)
}

/// The name that a text is, if it stands for nothing yet.
fn new_name<'a>(text: &'a str, names: &Names) -> Option<&'a str> {
    let name = text.strip_prefix('{')?.strip_suffix('}')?;
    (!names.contains_key(name)).then_some(name)
}
