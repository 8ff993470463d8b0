//! Attachments and embeds: their limits, their signed addresses, and pictures in embeds.

use openssl::sha::sha256;
use serde_json::{Value, json};

use super::message::{StoredAttachment, StoredMessage};
use super::{BOT, World};
use crate::api_error::FormErrors;
use crate::clock::now_ms;

/// How long a signed address works.
const ADDRESS_LIFETIME_MS: u64 = 24 * 60 * 60 * 1000;

impl World {
    pub fn attachments_json(&self, message: &StoredMessage) -> Value {
        let listed = message.attachments.iter().filter(|attachment| !attachment.embedded);
        listed.map(|attachment| attachment_json(message, attachment)).collect()
    }
}

fn attachment_json(message: &StoredMessage, attachment: &StoredAttachment) -> Value {
    let url = address(message.channel, attachment.id, &attachment.name);
    let mut json = json!({
        "id": attachment.id.to_string(),
        "filename": attachment.name,
        "size": attachment.size,
        "proxy_url": url.replace("cdn.discordapp.com", "media.discordapp.net"),
        "url": url,
    });
    if let Some(description) = &attachment.description {
        json["description"] = json!(description);
    }
    if let Some(content_type) = &attachment.content_type {
        json["content_type"] = json!(content_type);
    }
    if let Some((width, height)) = attachment.dimensions {
        json["width"] = json!(width);
        json["height"] = json!(height);
    }
    if message.only_for.is_some() {
        json["ephemeral"] = json!(true);
    }
    json
}

/// The name with the characters that Discord keeps: letters, digits, dots, dashes and underscores.
pub(crate) fn safe_name(name: &str) -> String {
    let is_safe = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    let safe: String = name.chars().map(|it| if is_safe(it) { it } else { '_' }).collect();
    if safe.is_empty() { "unknown".to_owned() } else { safe }
}

/// A signed address that stops working after a day.
pub(crate) fn address(channel: u64, attachment: u64, name: &str) -> String {
    signed(&format!("attachments/{channel}"), attachment, name)
}

/// The same for a file that came with a command.
pub(crate) fn ephemeral_address(attachment: u64, name: &str) -> String {
    signed(&format!("ephemeral-attachments/{BOT}"), attachment, name)
}

fn signed(folder: &str, attachment: u64, name: &str) -> String {
    let until = format!("{:x}", (now_ms() + ADDRESS_LIFETIME_MS) / 1000);
    let since = format!("{:x}", now_ms() / 1000);
    let mark = signature(attachment, &until);
    format!(
        "https://cdn.discordapp.com/{folder}/{attachment}/{name}?ex={until}&is={since}&hm={mark}&"
    )
}

/// Whether the `ex` and `hm` of an address are right and still valid.
pub(crate) fn address_is_valid(attachment: u64, until: &str, mark: &str) -> bool {
    let fresh = u64::from_str_radix(until, 16).is_ok_and(|seconds| seconds > now_ms() / 1000);
    fresh && mark == signature(attachment, until)
}

fn signature(attachment: u64, until: &str) -> String {
    let digest = sha256(format!("menagerie sandbox {attachment} {until}").as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Points `attachment://name` at the uploaded files and marks those files as embedded.
pub(crate) fn resolve(message: &mut StoredMessage) {
    for attachment in &mut message.attachments {
        attachment.embedded = false;
    }
    let channel = message.channel;
    for embed in &mut message.embeds {
        for place in ["image", "thumbnail"] {
            let Some(url) = embed[place]["url"].as_str() else { continue };
            let known = message.attachments.iter_mut().find(|attachment| {
                url == format!("attachment://{}", attachment.name)
                    || url.contains(&format!("/attachments/{channel}/{}/", attachment.id))
            });
            if let Some(attachment) = known {
                attachment.embedded = true;
                let url = address(channel, attachment.id, &attachment.name);
                embed[place]["proxy_url"] =
                    json!(url.replace("cdn.discordapp.com", "media.discordapp.net"));
                embed[place]["url"] = json!(url);
                if let Some((width, height)) = attachment.dimensions {
                    embed[place]["width"] = json!(width);
                    embed[place]["height"] = json!(height);
                }
            }
        }
    }
}

/// Checks embeds and completes them with what Discord adds.
pub(crate) fn read_embeds(value: &Value, errors: &mut FormErrors) -> Vec<Value> {
    let mut embeds = value.as_array().cloned().unwrap_or_default();
    errors.at_most("embeds", embeds.len(), 10);
    let mut total = 0;
    for (place, embed) in embeds.iter_mut().enumerate() {
        let path = format!("embeds.{place}");
        total += check_texts(embed, &path, errors);
        embed["type"] = json!("rich");
        if let Value::Object(fields) = embed {
            fields.retain(|_, value| !value.is_null());
        }
        if let Some(fields) = embed["fields"].as_array_mut() {
            for field in fields {
                if field["inline"].is_null() {
                    field["inline"] = json!(false);
                }
            }
        }
        if embed["fields"].is_null()
            && let Value::Object(fields) = embed
        {
            fields.remove("fields");
        }
    }
    if total > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
    embeds
}

/// Checks every text of one embed; returns how many characters it has in all.
fn check_texts(embed: &Value, path: &str, errors: &mut FormErrors) -> usize {
    let mut total = 0;
    let texts = [
        ("title", &embed["title"], 256),
        ("description", &embed["description"], 4096),
        ("footer.text", &embed["footer"]["text"], 2048),
        ("author.name", &embed["author"]["name"], 256),
    ];
    for (name, value, max) in texts {
        if let Some(text) = value.as_str() {
            errors.length(&format!("{path}.{name}"), text, 0, max);
            total += text.chars().count();
        }
    }
    let fields = embed["fields"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.at_most(&format!("{path}.fields"), fields.len(), 25);
    for (place, field) in fields.iter().enumerate() {
        for (name, max) in [("name", 256), ("value", 1024)] {
            let path = format!("{path}.fields.{place}.{name}");
            let text = field[name].as_str().unwrap_or_default();
            errors.length(&path, text, 1, max);
            total += text.chars().count();
        }
    }
    total
}

/// Width and height of a PNG or GIF, from its first bytes.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let big = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let little = |at: usize| Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Some((big(16)?, big(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        return Some((little(6)?.into(), little(8)?.into()));
    }
    None
}
