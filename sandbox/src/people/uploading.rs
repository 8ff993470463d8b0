//! Files that people send with a command. They are kept for a while under the ids in the command's
//! options.

use openssl::base64;
use serde_json::{Map, Value, json};

use super::action::ActionError;
use crate::world::embed::{ephemeral_address, safe_name};
use crate::world::{StoredFile, World};

/// The type of an option that is a file.
pub(super) const FILE: u64 = 11;
/// The most bytes of a file, without a subscription.
const LARGEST: usize = 10 * 1024 * 1024;
/// How many commands' files are kept. Discord forgets them as well.
const KEPT: usize = 100;

impl World {
    /// The options with each file replaced by the client's name for the uploaded one. A person
    /// gives a file by its name, with its content as `text` or `base64`. While another option is
    /// being typed, files are not sent.
    pub(super) fn uploaded(
        &mut self,
        mut values: Value,
        options: &Value,
        is_typing: bool,
    ) -> Result<Value, ActionError> {
        let Some(object) = values.as_object_mut() else { return Ok(values) };
        for option in options.as_array().into_iter().flatten() {
            let name = option["name"].as_str().unwrap_or_default();
            if option["type"] != FILE || !object.contains_key(name) {
                continue;
            }
            if is_typing {
                object.remove(name);
                continue;
            }
            let bad = |reason: &str| ActionError::BadOption {
                name: name.to_owned(),
                reason: reason.to_owned(),
            };
            let file = &object[name];
            let called = safe_name(file["name"].as_str().unwrap_or_default());
            let bytes = content(file).ok_or_else(|| bad("is not a file"))?;
            if bytes.len() > LARGEST {
                return Err(bad("is larger than 10 MiB"));
            }
            let sent = self.keep_file(&called, bytes);
            object.insert(name.to_owned(), sent);
        }
        Ok(values)
    }

    fn keep_file(&mut self, name: &str, bytes: Vec<u8>) -> Value {
        let id = self.snowflakes.next();
        let file = json!({
            "id": id.to_string(),
            "filename": name,
            "size": bytes.len(),
            "url": ephemeral_address(id, name),
            "proxy_url": ephemeral_address(id, name).replace("cdn.discordapp.com", "media.discordapp.net"),
            "ephemeral": true,
        });
        self.files.insert(id, StoredFile { content_type: None, bytes: bytes.into() });
        self.sent_files.push_back(id);
        if self.sent_files.len() > KEPT
            && let Some(oldest) = self.sent_files.pop_front()
        {
            self.files.remove(&oldest);
        }
        file
    }
}

/// The content of a given file.
fn content(file: &Value) -> Option<Vec<u8>> {
    match (file["text"].as_str(), file["base64"].as_str()) {
        (Some(text), _) => Some(text.as_bytes().to_vec()),
        (None, Some("")) => Some(Vec::new()),
        (None, Some(coded)) => base64::decode_block(coded).ok(),
        (None, None) => None,
    }
}

/// The value of a file option, which is the file's id. The file's description goes to `resolved`.
pub(super) fn file_value(
    value: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, String> {
    let id = value["id"].as_str().ok_or("is not a file")?;
    let files = resolved.entry("attachments").or_insert_with(|| json!({}));
    files[id] = value.clone();
    Ok(json!(id))
}
