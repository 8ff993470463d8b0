//! A message before it is written as an event of Matrix: text, picture, buttons, and what replaces
//! it.

use crate::messages::reactions::{NO, YES, is_meant_by};
use crate::posting::wording::{Words, reader};
use menagerie_chat::conversation::prefixed_step;
use menagerie_core::message;
use menagerie_core::model::{Action, ActionKind, Text};
use menagerie_words::{Language, without_links};
use ruma::events::relation::{InReplyTo, Reply, Thread};
use ruma::events::room::message::{
    FileInfo, FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType,
    NoticeMessageEventContent, Relation, ReplacementMetadata, RoomMessageEventContent,
    TextMessageEventContent,
};
use ruma::events::room::{ImageInfo, MediaSource, ThumbnailInfo};
use ruma::events::{AnyMessageLikeEventContent, Mentions};
use ruma::serde::Raw;
use ruma::{EventId, OwnedEventId, OwnedUserId, UInt};
use serde::Serialize;
use serde_json::value::to_raw_value;
use std::sync::Arc;

/// The key under which a message names its buttons. Reactions and numbers that answer it are read
/// with these, also after a restart.
pub const ACTIONS: &str = "org.menagerie.actions";
/// The key under which a message names the commands to choose in place of the typed one.
pub const TYPED: &str = "org.menagerie.typed";

/// The key under which a message with choices names the database that its numbers are of. A bot that begins anew
/// counts from 1 again, and an old message must not choose something of the new one.
pub const INSTANCE: &str = "org.menagerie.instance";

/// From how many pixels on a picture also gets a small one, and the size of that.
pub const LARGE: u32 = 600;
pub const SMALL: u32 = 400;

/// A file on the homeserver.
#[derive(Clone, Debug)]
pub struct Upload {
    /// Its address, with the key to it if it is sealed.
    pub source: MediaSource,
    /// The file itself, for a room that needs it in the other form.
    pub file: Arc<Vec<u8>>,
    /// Its name.
    pub name: String,
    /// Its type, like `image/png`.
    pub kind: &'static str,
    /// Width and height in pixels, if it is a picture.
    pub pixels: Option<(u32, u32)>,
    /// The description for a person who cannot see it.
    pub alt: String,
    /// The same picture in small, for readers who need no more.
    pub thumbnail: Option<Box<Upload>>,
}

impl Upload {
    /// Whether the homeserver cannot read it.
    pub fn is_sealed(&self) -> bool {
        matches!(self.source, MediaSource::Encrypted(_))
    }
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Letter {
    /// The text.
    pub words: Words,
    /// The users to alert.
    pub wake: Vec<OwnedUserId>,
    /// The picture or file.
    pub upload: Option<Upload>,
    /// The buttons.
    pub actions: Vec<ActionKind>,
    /// The commands to choose in place of the typed one.
    pub typed: Vec<String>,
    /// Whether it makes no sound.
    pub quiet: bool,
    /// The message to which it replies.
    pub reply_to: Option<OwnedEventId>,
}

/// A message of the bot, with its buttons.
#[derive(Serialize)]
struct Sent {
    #[serde(flatten)]
    content: RoomMessageEventContent,
    #[serde(rename = "org.menagerie.actions", skip_serializing_if = "Vec::is_empty")]
    actions: Vec<String>,
    #[serde(rename = "org.menagerie.typed", skip_serializing_if = "Vec::is_empty")]
    typed: Vec<String>,
    #[serde(rename = "org.menagerie.instance", skip_serializing_if = "Option::is_none")]
    instance: Option<String>,
}

impl Letter {
    /// The content of the event, in the thread that begins with `root`, or outside of threads.
    ///
    /// # Errors
    /// When it cannot be written, which would be a defect.
    pub fn event(
        &self,
        root: Option<&EventId>,
        instance: &str,
    ) -> Result<Raw<AnyMessageLikeEventContent>, serde_json::Error> {
        let mut content = self.content();
        content.relates_to = match (root, &self.reply_to) {
            (Some(root), Some(original)) => {
                Some(Relation::Thread(Thread::reply(root.to_owned(), original.clone())))
            }
            // A client without threads shows it as a reply to the thread's first message.
            (Some(root), None) => {
                Some(Relation::Thread(Thread::plain(root.to_owned(), root.to_owned())))
            }
            (None, Some(original)) => {
                Some(Relation::Reply(Reply::new(InReplyTo::new(original.clone()))))
            }
            (None, None) => None,
        };
        self.written(content, instance)
    }

    /// The content of an event that replaces another one. It alerts nobody.
    ///
    /// # Errors
    /// When it cannot be written, which would be a defect.
    pub fn replacement(
        &self,
        original: &EventId,
        instance: &str,
    ) -> Result<Raw<AnyMessageLikeEventContent>, serde_json::Error> {
        let metadata = ReplacementMetadata::new(original.to_owned(), None);
        self.written(self.content().make_replacement(metadata), instance)
    }

    fn written(
        &self,
        content: RoomMessageEventContent,
        instance: &str,
    ) -> Result<Raw<AnyMessageLikeEventContent>, serde_json::Error> {
        let actions: Vec<String> = self.actions.iter().map(ActionKind::encode).collect();
        let has_choices = !actions.is_empty() || !self.typed.is_empty();
        let instance = has_choices.then(|| instance.to_owned());
        let sent = Sent { content, actions, typed: self.typed.clone(), instance };
        to_raw_value(&sent).map(Raw::from_json)
    }

    fn content(&self) -> RoomMessageEventContent {
        let formatted = Some(FormattedBody::html(&self.words.html));
        let body = self.words.plain.clone();
        let kind = match &self.upload {
            Some(upload) if upload.pixels.is_some() => MessageType::Image(self.image(upload)),
            Some(upload) => {
                let mut file = FileMessageEventContent::new(body, upload.source.clone());
                file.formatted = formatted;
                file.filename = Some(upload.name.clone());
                let mut info = FileInfo::new();
                info.mimetype = Some(upload.kind.to_owned());
                info.size = UInt::try_from(upload.file.len()).ok();
                file.info = Some(Box::new(info));
                MessageType::File(file)
            }
            None if self.quiet => {
                let mut notice = NoticeMessageEventContent::plain(body);
                notice.formatted = formatted;
                MessageType::Notice(notice)
            }
            None => {
                let mut text = TextMessageEventContent::plain(body);
                text.formatted = formatted;
                MessageType::Text(text)
            }
        };
        // This is always there. Without it, old rules alert every user who is named in the text.
        let wake = if self.quiet { Vec::new() } else { self.wake.clone() };
        RoomMessageEventContent::new(kind).add_mentions(Mentions::with_user_ids(wake))
    }

    /// A picture with the text as its caption. Matrix has no other description of a picture, so the
    /// description stands below the caption.
    fn image(&self, upload: &Upload) -> ImageMessageEventContent {
        let caption = &self.words.plain;
        let body = match upload.alt.as_str() {
            "" => caption.clone(),
            alt if caption.is_empty() => alt.to_owned(),
            alt => format!("{caption}\n{alt}"),
        };
        let mut image = ImageMessageEventContent::new(body, upload.source.clone());
        image.formatted = Some(FormattedBody::html(&self.words.html));
        image.filename = Some(upload.name.clone());
        let mut info = ImageInfo::new();
        info.mimetype = Some(upload.kind.to_owned());
        info.size = UInt::try_from(upload.file.len()).ok();
        info.width = upload.pixels.map(|(width, _)| width.into());
        info.height = upload.pixels.map(|(_, height)| height.into());
        if let Some(small) = &upload.thumbnail {
            let mut about = ThumbnailInfo::new();
            about.mimetype = Some(small.kind.to_owned());
            about.size = UInt::try_from(small.file.len()).ok();
            about.width = small.pixels.map(|(width, _)| width.into());
            about.height = small.pixels.map(|(_, height)| height.into());
            info.thumbnail_info = Some(Box::new(about));
            info.thumbnail_source = Some(small.source.clone());
        }
        image.info = Some(Box::new(info));
        image
    }
}

/// The list of buttons: the commands for those that have one, numbers for the rest.
pub fn choices(actions: &[Action], language: Language) -> Words {
    let label = |action: &Action| without_links(&action.label, reader(language));
    let mut words = Words::default();
    for (number, action) in (1..).zip(actions) {
        words.add_line();
        match command(&action.kind) {
            Some(command) => words.add_choice(&command, &label(action)),
            None => words.add_choice(&number.to_string(), &label(action)),
        }
    }
    let is_numbered = actions.iter().any(|action| command(&action.kind).is_none());
    if is_numbered {
        words.add_line();
        words.add_plain(&how_to_choose(actions.len(), language));
    }
    let first = |key| actions.iter().find(|action| is_meant_by(key, &action.kind));
    let reactions = [YES, NO].map(|key| first(key).map(|action| (key, label(action))));
    if let [Some((yes, agreed)), refused] = reactions {
        words.add_line();
        let text = match refused {
            Some((no, refused)) => message!("matrix-reactions", yes, agreed, no, refused),
            None => message!("matrix-reaction", yes, agreed),
        };
        words.add_plain(&without_links(&text, reader(language)));
    }
    words
}

/// The numbered commands to choose in place of the typed one. Each is whole, so that nobody chooses
/// for others what they do not see.
pub fn numbered(typed: &[(String, Text)], language: Language) -> Words {
    let mut words = Words::default();
    for (number, (typed, said)) in (1..).zip(typed) {
        words.add_line();
        words.add_choice(&number.to_string(), typed);
        // A label begins with the value, which the command has already.
        let said = without_links(said, reader(language));
        let said = said.trim_start_matches([',', ':', ' ']);
        if !said.is_empty() {
            words.add_plain(&format!(" – {said}"));
        }
    }
    words.add_line();
    words.add_plain(&how_to_choose(typed.len(), language));
    words
}

/// How to choose one of this many. Only the first nine numbers are reactions.
fn how_to_choose(many: usize, language: Language) -> String {
    let text = match many {
        1..10 => message!("matrix-choose-or-react"),
        _ => message!("matrix-choose"),
    };
    without_links(&text, reader(language))
}

/// The command that does the same as a button, if it has one.
pub fn command(action: &ActionKind) -> Option<String> {
    match action {
        ActionKind::Accept(challenge) => Some(format!("!accept {challenge}")),
        ActionKind::Decline(challenge) => Some(format!("!decline {challenge}")),
        ActionKind::Withdraw(challenge) => Some(format!("!withdraw {challenge}")),
        ActionKind::Join(challenge) => Some(format!("!join {challenge}")),
        ActionKind::Do(step) => Some(prefixed_step(step)),
        _ => None,
    }
}
