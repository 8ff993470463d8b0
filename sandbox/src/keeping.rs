//! The part of the world that is stored in a folder and outlives a restart: channels, threads,
//! messages and their files.
//!
//! Everything that belongs to a connection or waits for an answer is not stored: sessions,
//! commands, interactions, nonces, private messages, and messages that only announce an answer.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::options::StartError;
use crate::shared::Shared;
use crate::world::channel::Channel;
use crate::world::message::StoredMessage;
use crate::world::scheduled_event::ScheduledEvent;
use crate::world::{StoredFile, World};

/// How much of a killed sandbox may be lost. Changes that follow sooner are written together.
const PAUSE: Duration = Duration::from_millis(200);

/// The folder of a world, and its contents.
pub(crate) struct Keeper {
    folder: PathBuf,
    written: String,
}

#[derive(Deserialize, Serialize)]
struct Kept {
    channels: Vec<Channel>,
    messages: Vec<StoredMessage>,
    #[serde(default)]
    scheduled_events: Vec<ScheduledEvent>,
    /// The kinds of files by attachment. Their contents are in files of their own.
    files: BTreeMap<u64, Option<String>>,
}

impl Keeper {
    /// Reads the contents of a folder into a fresh world. The folder is made if it does not exist.
    pub fn open(folder: PathBuf, world: &mut World) -> Result<Keeper, StartError> {
        let mut keeper = Keeper { folder, written: String::new() };
        let files = keeper.files();
        fs::create_dir_all(&files)
            .map_err(|source| StartError::Write { path: files.clone(), source })?;
        let path = keeper.state();
        let unreadable = |path: &Path, source| StartError::Read { path: path.to_owned(), source };
        match fs::read_to_string(&path) {
            Ok(text) => {
                let kept: Kept = serde_json::from_str(&text)
                    .map_err(|error| unreadable(&path, io::Error::other(error)))?;
                for (id, content_type) in kept.files {
                    let path = files.join(id.to_string());
                    let bytes = fs::read(&path).map_err(|source| unreadable(&path, source))?;
                    world.files.insert(id, StoredFile { content_type, bytes: bytes.into() });
                }
                world.restore(kept.channels, kept.messages);
                for event in kept.scheduled_events {
                    world.snowflakes.skip_to(event.id);
                    world.scheduled_events.insert(event.id, event);
                }
                keeper.written = text;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(unreadable(&path, error)),
        }
        Ok(keeper)
    }

    fn write(&mut self, shared: &Shared) -> io::Result<()> {
        let (kept, files) = shared.read(World::kept);
        let text = serde_json::to_string(&kept)?;
        if text == self.written {
            return Ok(());
        }
        for (id, file) in files {
            let path = self.files().join(id.to_string());
            // A file never changes. A killed process may have left half of one.
            if fs::metadata(&path).is_ok_and(|found| found.len() == file.bytes.len() as u64) {
                continue;
            }
            fs::write(path, &file.bytes)?;
        }
        let draft = self.folder.join("world.json.new");
        let mut file = File::create(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(draft, self.state())?;
        self.written = text;
        Ok(())
    }

    fn state(&self) -> PathBuf {
        self.folder.join("world.json")
    }

    fn files(&self) -> PathBuf {
        self.folder.join("files")
    }
}

/// Writes every change, a moment later.
pub(crate) async fn follow(keeper: Arc<Mutex<Keeper>>, shared: Arc<Shared>) {
    let mut changes = shared.changes();
    while changes.changed().await.is_ok() {
        tokio::time::sleep(PAUSE).await;
        changes.mark_unchanged();
        write(&keeper, &shared);
    }
}

/// Writes the changes. If that fails, it is tried again with the next change.
pub(crate) fn write(keeper: &Mutex<Keeper>, shared: &Shared) {
    let mut keeper = keeper.lock().unwrap_or_else(PoisonError::into_inner);
    if let Err(error) = keeper.write(shared) {
        let folder = keeper.folder.display();
        tracing::warn!(%error, %folder, "what is new in the server would be gone after a restart");
    }
}

impl World {
    fn kept(&self) -> (Kept, Vec<(u64, StoredFile)>) {
        let messages = self.messages.values().flat_map(BTreeMap::values);
        let messages: Vec<StoredMessage> =
            messages.filter(|it| it.only_for.is_none() && !it.is_loading()).cloned().collect();
        let attachments = messages.iter().flat_map(|message| &message.attachments);
        let files: Vec<(u64, StoredFile)> = attachments
            .filter_map(|attachment| Some((attachment.id, self.files.get(&attachment.id)?.clone())))
            .collect();
        let kinds = files.iter().map(|(id, file)| (*id, file.content_type.clone())).collect();
        let channels = self.channels.values().cloned().collect();
        let scheduled_events = self.scheduled_events.values().cloned().collect();
        (Kept { channels, messages, scheduled_events, files: kinds }, files)
    }

    fn restore(&mut self, channels: Vec<Channel>, messages: Vec<StoredMessage>) {
        for message in messages {
            let attachments = message.attachments.iter().map(|attachment| attachment.id);
            let newest = attachments.chain([message.id]).max();
            self.snowflakes.skip_to(newest.unwrap_or(0));
            self.messages.entry(message.channel).or_default().insert(message.id, message);
        }
        // Channels of a fresh server that are not stored were deleted.
        self.channels.clear();
        for channel in channels {
            self.snowflakes.skip_to(channel.id);
            self.channels.insert(channel.id, channel);
        }
    }
}
