//! The download of files that members attach to a command.

use menagerie_chat::conversation::{Attached, NotAttached};
use serenity::model::application::{CommandData, ResolvedValue};
use serenity::model::channel::Attachment;

/// The host on which Discord keeps attachments. Files are fetched from no other host.
const HOST: &str = "cdn.discordapp.com";

/// The file of a command, if there is one. A file of more than `most` bytes is not fetched at all.
pub async fn attached(
    files: &reqwest::Client,
    data: &CommandData,
    most: usize,
) -> Option<Attached> {
    let options = data.options();
    let file = options.iter().find_map(|option| match option.value {
        ResolvedValue::Attachment(file) => Some(file),
        _ => None,
    })?;
    let name = file.filename.clone();
    Some(Attached { name, content: fetched(files, file, most).await })
}

async fn fetched(
    files: &reqwest::Client,
    file: &Attachment,
    most: usize,
) -> Result<Vec<u8>, NotAttached> {
    if usize::try_from(file.size).is_ok_and(|size| size > most) {
        return Err(NotAttached::TooLarge);
    }
    let lost = |why: &dyn std::fmt::Display| {
        tracing::warn!(%why, "a file that was sent could not be fetched");
        NotAttached::Lost
    };
    let url = reqwest::Url::parse(&file.url).map_err(|error| lost(&error))?;
    if url.host_str() != Some(HOST) {
        return Err(lost(&"it is not where Discord keeps files"));
    }
    let asked = files.get(url).send().await.and_then(reqwest::Response::error_for_status);
    let mut answer = asked.map_err(|error| lost(&error.without_url()))?;
    if !answer.status().is_success() {
        return Err(lost(&"Discord does not have it itself"));
    }
    let mut content = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|error| lost(&error.without_url()))? {
        content.extend_from_slice(&part);
        if content.len() > most {
            return Err(NotAttached::TooLarge);
        }
    }
    Ok(content)
}
