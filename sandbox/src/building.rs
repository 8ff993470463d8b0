//! Channels, threads and display names that people make on their server.

use crate::sandbox::Sandbox;
use crate::world::channel::{self, Channel, is_board};
use crate::world::message::{REGULAR, StoredMessage};
use crate::world::thread::NewThread;

/// A kind of channel with messages or posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// An ordinary text channel.
    Text,
    /// A channel for announcements.
    News,
    /// The text of a voice channel.
    Voice,
    /// The text of a stage.
    Stage,
    /// A forum: it has only posts, and each is a thread.
    Forum,
    /// A media channel: a forum for pictures.
    Media,
}

impl ChannelKind {
    fn number(self) -> u8 {
        match self {
            ChannelKind::Text => channel::TEXT,
            ChannelKind::News => channel::NEWS,
            ChannelKind::Voice => channel::VOICE,
            ChannelKind::Stage => channel::STAGE,
            ChannelKind::Forum => channel::FORUM,
            ChannelKind::Media => channel::MEDIA,
        }
    }
}

impl Sandbox {
    /// Makes a channel as a manager of the server would, and returns its id.
    pub fn make_channel(&self, kind: ChannelKind, name: &str) -> u64 {
        self.shared().change(|world| {
            let id = world.snowflakes.next();
            let position = world.channels.len();
            let made = Channel { kind: kind.number(), ..Channel::text(id, name, "", position) };
            let json = world.channel_json(&made);
            world.channels.insert(id, made);
            world.dispatch("CHANNEL_CREATE", json);
            id
        })
    }

    /// Begins a thread as a person, and returns its id. At first that person is alone in it. Below
    /// a forum the thread is a post. A sealed private thread takes only people whom managers of
    /// threads let in.
    pub fn begin_thread(&self, member: u64, parent: u64, name: &str, kind: ThreadKind) -> u64 {
        self.shared().change(|world| {
            let is_post = world.channels.get(&parent).is_some_and(|place| is_board(place.kind));
            let invitable = match kind {
                ThreadKind::Public => None,
                ThreadKind::Private => Some(true),
                ThreadKind::Sealed => Some(false),
            };
            let thread = world.start_thread(NewThread {
                parent,
                message: None,
                name: name.to_owned(),
                owner: member,
                auto_archive_minutes: 1440,
                invitable,
            });
            if is_post {
                // The first message of a post has the post's id.
                let mut first = StoredMessage::new(thread, thread, member, REGULAR);
                name.clone_into(&mut first.content);
                world.post(first);
            }
            thread
        })
    }

    /// Gives a member another display name.
    pub fn rename_member(&self, member: u64, name: &str) {
        self.shared().change(|world| {
            if let Some(user) = world.users.get_mut(&member) {
                user.display = Some(name.to_owned());
            }
        });
    }
}

/// A kind of thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadKind {
    /// Every member who sees its channel sees it.
    Public,
    /// Only its members see it, and they let others in.
    Private,
    /// Only its members see it. Its owner and managers of threads let others in.
    Sealed,
}
