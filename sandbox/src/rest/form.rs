//! The body of a request that creates or edits a message: text, embeds, components and files.

use serde_json::Value;

use super::{Call, File, components};
use crate::api_error::{ApiError, FormErrors};
use crate::world::embed::{dimensions, read_embeds, resolve};
use crate::world::mentions::AllowedMentions;
use crate::world::message::{COMPONENTS_V2, StoredAttachment, StoredMessage};
use crate::world::{BOT, StoredFile, World, permissions, read_id};

/// Whether missing fields are empty or stay unchanged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Purpose {
    Create,
    Edit,
}

impl World {
    /// Applies the fields in `body` to a message. The message is not in the world yet, or is a copy
    /// of one there. If the form is refused, nothing is changed.
    pub fn apply_form(
        &mut self,
        message: &mut StoredMessage,
        body: &Value,
        files: &[File],
        purpose: Purpose,
    ) -> Result<(), ApiError> {
        let mut errors = FormErrors::default();
        let mut changed = message.clone();
        if body["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 != 0 {
            let text = "The sandbox does not know components of version 2";
            errors.add("flags", "BASE_TYPE_CHOICES", text);
        }
        read_content(&mut changed, &body["content"], body.get("content").is_some(), &mut errors);
        if body.get("embeds").is_some() {
            changed.embeds = read_embeds(&body["embeds"], &mut errors);
        }
        if body.get("components").is_some() {
            changed.components = components::read_rows(&body["components"], &mut errors);
        }
        let allowed = AllowedMentions::read(&body["allowed_mentions"], &mut errors);
        let uploads = self.read_attachments(&mut changed, body, files, purpose, &mut errors);
        errors.finish()?;
        if purpose == Purpose::Create || body.get("content").is_some() {
            let replied = changed.reference.and_then(|reference| {
                self.message(reference.channel, reference.message?).map(|replied| replied.author)
            });
            let may_everyone =
                self.permissions_in(BOT, changed.channel) & permissions::MENTION_EVERYONE != 0;
            let pings = self.pings(&changed.content, &allowed, replied, may_everyone);
            (changed.mentions, changed.mention_everyone) = (pings.users, pings.everyone);
        }
        resolve(&mut changed);
        if changed.is_empty() {
            return Err(ApiError::empty_message());
        }
        self.files.extend(uploads);
        *message = changed;
        Ok(())
    }

    /// Keeps the files that `attachments` lists (or all of them, if it is absent) and adds the new
    /// ones.
    fn read_attachments(
        &mut self,
        message: &mut StoredMessage,
        body: &Value,
        files: &[File],
        purpose: Purpose,
        errors: &mut FormErrors,
    ) -> Vec<(u64, StoredFile)> {
        let listed = body["attachments"].as_array();
        if purpose == Purpose::Edit && body.get("attachments").is_some() {
            let kept: Vec<u64> =
                listed.into_iter().flatten().filter_map(|it| read_id(&it["id"])).collect();
            message.attachments.retain(|attachment| kept.contains(&attachment.id));
        }
        let mut uploads = Vec::new();
        for file in files {
            let id = self.snowflakes.next();
            message.attachments.push(StoredAttachment {
                id,
                name: file.name.clone(),
                description: None,
                content_type: file.content_type.clone(),
                size: file.bytes.len(),
                dimensions: dimensions(&file.bytes),
                embedded: false,
            });
            let stored =
                StoredFile { content_type: file.content_type.clone(), bytes: file.bytes.clone() };
            uploads.push((id, stored));
        }
        let first_new = message.attachments.len() - files.len();
        for (place, entry) in listed.into_iter().flatten().enumerate() {
            let path = format!("attachments.{place}");
            let Some(id) = read_id(&entry["id"]) else {
                errors.required(&format!("{path}.id"));
                continue;
            };
            let number = files.iter().position(|file| file.number == id);
            let known = message.attachments.iter().position(|attachment| attachment.id == id);
            let Some(position) = number.map(|number| first_new + number).or(known) else {
                if purpose == Purpose::Create {
                    let text = "Attachment data was not found";
                    errors.add(&path, "ATTACHMENT_NOT_FOUND", text);
                }
                continue;
            };
            if let Some(description) = entry["description"].as_str() {
                errors.length(&format!("{path}.description"), description, 0, 1024);
                message.attachments[position].description = Some(description.to_owned());
            }
            if let Some(name) = entry["filename"].as_str().filter(|_| number.is_some()) {
                message.attachments[position].name = name.replace('/', "_");
            }
        }
        errors.at_most("attachments", message.attachments.len(), 10);
        uploads
    }

    /// Checks the permissions that the bot's message needs beyond sending.
    pub fn require_for_content(&self, call: &Call, channel: u64) -> Result<(), ApiError> {
        if !call.files.is_empty() {
            self.require(channel, permissions::ATTACH_FILES)?;
        }
        if call.body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
            self.require(channel, permissions::EMBED_LINKS)?;
        }
        Ok(())
    }
}

fn read_content(
    message: &mut StoredMessage,
    content: &Value,
    is_given: bool,
    errors: &mut FormErrors,
) {
    match content {
        Value::Null if is_given => message.content.clear(),
        Value::Null => {}
        Value::String(text) => {
            errors.length("content", text, 0, 2000);
            message.content = text.trim().to_owned();
        }
        _ => errors.add(
            "content",
            "STRING_TYPE_CONVERT",
            "Could not interpret \"content\" as string.",
        ),
    }
}
