//! Discord's permission bits, as far as this server checks or shows them.

/// See channels and read new messages in them.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Send messages in channels (not threads).
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete and pin other people's messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Have embeds shown.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Upload files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read messages sent before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Ping everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Change channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Add reactions.
pub const ADD_REACTIONS: u64 = 1 << 6;
/// Use commands of applications.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Change and delete events that others have made.
pub const MANAGE_EVENTS: u64 = 1 << 33;
/// See private threads; lock, delete and rename other people's threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Start public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Start private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Send messages in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Make events, and change and delete those.
pub const CREATE_EVENTS: u64 = 1 << 44;
/// Pin messages.
pub const PIN_MESSAGES: u64 = 1 << 51;

/// The permissions of a person on this server.
pub(crate) const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// The permissions of the server's owner: all of them.
pub(crate) const OWNER: u64 = (1 << 52) - 1;
