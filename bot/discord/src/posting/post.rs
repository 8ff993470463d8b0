//! One outbox row on its way to a channel: written, sent, and found again if it may have been sent
//! before.

use crate::api::fault::Fault;
use crate::api::requests::with_file;
use crate::names;
use crate::places::home::Home;
use crate::posting::discord_front::DiscordFront;
use crate::posting::{markup, pictures};
use menagerie_chat::conversation::Answer;
use menagerie_chat::deliver::Undelivered;
use menagerie_chat::preferences::PublicLook;
use menagerie_core::board::{Picture, Seen};
use menagerie_core::community::types::Holder;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, Group, Text};
use menagerie_core::{PlayerId, message};
use menagerie_rules::Color;
use menagerie_store::Pending;
use menagerie_words::{Language, without_links};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, GetMessages,
};
use serenity::model::application::{ActionRowComponent, ButtonKind, ButtonStyle};
use serenity::model::channel::{Message, MessageFlags, MessageReference, Nonce};
use serenity::model::id::{ChannelId, MessageId, UserId};

/// A message before it is written in Discord's form.
#[derive(Clone)]
pub struct Draft<'a> {
    /// The text.
    pub text: &'a Text,
    /// The players to alert.
    pub wake: &'a [PlayerId],
    /// The buttons.
    pub actions: &'a [Action],
    /// The board.
    pub picture: Option<CreateAttachment>,
    /// The message it replies to.
    pub reply_to: Option<(ChannelId, MessageId)>,
    /// Whether it makes no sound.
    pub silent: bool,
}

impl<'a> Draft<'a> {
    /// A message without a board.
    pub fn of(text: &'a Text, wake: &'a [PlayerId], actions: &'a [Action]) -> Self {
        Self { text, wake, actions, picture: None, reply_to: None, silent: false }
    }

    /// A message that alerts the players in `wake` and nobody else, even if its text names others.
    fn message(&self, content: &str, language: Language) -> CreateMessage {
        let alerted = self.wake.iter().filter_map(names::user);
        let mentions = CreateAllowedMentions::new().users(alerted).replied_user(false);
        let message = CreateMessage::new()
            .content(content)
            .allowed_mentions(mentions)
            .components(buttons(self.actions, language))
            .files(self.picture.clone());
        let silent = MessageFlags::SUPPRESS_NOTIFICATIONS;
        let message = if self.silent { message.flags(silent) } else { message };
        match self.reply_to {
            Some(original) => message
                .reference_message(MessageReference::from(original).fail_if_not_exists(false)),
            None => message,
        }
    }

    /// Whether a message is the same: it has the same picture, the same buttons, the same reply or
    /// the same text.
    fn is_said_by(&self, message: &Message, contents: &[String]) -> bool {
        let is_said = contents.contains(&message.content);
        if let Some(picture) = &self.picture {
            return message.attachments.iter().any(|file| file.filename == picture.filename);
        }
        if let Some(action) = self.actions.first() {
            let custom_id = action.kind.encode();
            let ids = message.components.iter().flat_map(|row| &row.components);
            return ids
                .filter_map(|component| match component {
                    ActionRowComponent::Button(button) => Some(&button.data),
                    _ => None,
                })
                .any(|data| matches!(data, ButtonKind::NonLink { custom_id: id, .. } if *id == custom_id))
                && is_said;
        }
        let replies_to = message.message_reference.as_ref().and_then(|to| to.message_id);
        if let Some((_, original)) = self.reply_to {
            return replies_to == Some(original) && is_said;
        }
        is_said
    }
}

/// A row on its way to a channel.
pub struct Post<'a> {
    /// The adapter that sends it.
    pub front: &'a DiscordFront,
    /// The row.
    pub pending: &'a Pending,
    /// Whether it may have been sent before.
    pub maybe_seen: bool,
    /// The language of its readers.
    pub language: Language,
}

impl Post<'_> {
    /// A name that no other row has; 24 characters.
    fn name(&self) -> String {
        format!("{:0>8}{}", self.front.store.instance, self.pending.digits)
    }

    /// The name of a picture, by which its message can be found again.
    pub fn file_name(&self) -> String {
        format!("board-{}.png", self.name())
    }

    /// The words of a draft, in the language of its readers.
    async fn content(&self, draft: &Draft<'_>) -> String {
        markup::linked_content(&self.front.store, draft.text, self.language).await
    }

    /// Sends a message, unless it is found to be there.
    ///
    /// # Errors
    /// Discord's refusal.
    pub async fn send(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
    ) -> Result<menagerie_core::MessageId, Fault> {
        self.send_copy(channel, draft, 0).await
    }

    /// Sends one of several messages of a row. Discord forgets nonces after some minutes, and does
    /// not show them. After that, we look for the message ourselves.
    pub(crate) async fn send_copy(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
        copy: u8,
    ) -> Result<menagerie_core::MessageId, Fault> {
        let content = self.content(draft).await;
        if self.maybe_seen
            && let Some(seen) = self.copy_in(channel, draft).await?
        {
            return Ok(seen);
        }
        let nonce = Nonce::String(format!("{}{copy}", self.name()));
        let message = draft.message(&content, self.language).nonce(nonce).enforce_nonce(true);
        let sent = channel.send_message(self.front.http.turn().await, message);
        let sent = with_file(draft.picture.is_some(), sent).await?;
        Ok(names::message(channel, sent.id))
    }

    /// Sends a member a direct message in their language, one of several messages of a row.
    ///
    /// # Errors
    /// Discord's refusal.
    pub(crate) async fn send_to_member(
        &self,
        user: UserId,
        draft: &Draft<'_>,
        copy: u8,
    ) -> Result<menagerie_core::MessageId, Fault> {
        let direct = user.create_dm_channel(self.front.http.turn().await).await?;
        let language = self.front.languages.of_member(user, self.pending.server.as_ref()).await;
        Self { language, ..*self }.send_copy(direct.id, draft, copy).await
    }

    /// Finds the same message, if it was sent before.
    ///
    /// # Errors
    /// Discord's refusal.
    pub async fn find(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
    ) -> Result<Option<menagerie_core::MessageId>, Fault> {
        self.copy_in(channel, draft).await
    }

    /// The last message of the rows before this one. Any older message with the same text is of
    /// another row.
    async fn said_before(&self) -> Result<Option<MessageId>, Fault> {
        let said = self.front.store.said_before(self.pending.id).await;
        let said = said.map_err(|error| Fault::Later(error.to_string()))?;
        let place = said.as_ref().and_then(names::channel_and_message);
        Ok(place.map(|(_, message)| message))
    }

    async fn copy_in(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
    ) -> Result<Option<menagerie_core::MessageId>, Fault> {
        // Its readers may have chosen another language since.
        let mut contents = Vec::new();
        for language in Language::all() {
            contents.push(Self { language, ..*self }.content(draft).await);
        }
        let recent =
            channel.messages(self.front.http.turn().await, GetMessages::new().limit(50)).await?;
        let before = self.said_before().await?;
        let me = self.front.me().ok();
        let ours = |message: &&Message| {
            Some(message.author.id) == me
                && before.is_none_or(|before| message.id > before)
                && draft.is_said_by(message, &contents)
        };
        Ok(recent.iter().find(ours).map(|message| names::message(channel, message.id)))
    }

    /// Shows an effect where its game is seen, wherever that is by now.
    ///
    /// # Errors
    /// When it is not seen.
    pub async fn send_to_game(
        &self,
        game: &Game,
        draft: &Draft<'_>,
    ) -> Result<menagerie_core::MessageId, Undelivered> {
        let front = self.front;
        let channel = match front.home(game).await? {
            Home::Here(channel) => channel,
            Home::Nowhere => return self.send_to_each(game, draft).await,
        };
        match (self.send(channel, draft).await, names::channel(&game.place)) {
            (Ok(sent), _) => Ok(sent),
            // An earlier version took it for another kind of place.
            (Err(Fault::WrongKind), Some(parent)) if parent == channel => {
                Err(Undelivered::PlaceLost(game.place.clone()))
            }
            // The thread is closed to the bot. The players are told where the challenge was made.
            (
                Err(fault @ (Fault::Refused(_) | Fault::Moderated | Fault::Archived)),
                Some(parent),
            ) if parent != channel && !game.place_lost => {
                let note = message!("discord-thread-closed", game = game.id, number = game.id.0)
                    .line()
                    .then(draft.text.clone());
                match self.send(parent, &Draft { text: &note, ..draft.clone() }).await {
                    Ok(sent) => Ok(sent),
                    Err(Fault::Later(why)) => Err(Undelivered::Later(why)),
                    Err(_) => Err(self.unsaid(game, channel, fault, draft).await),
                }
            }
            (Err(fault), _) => Err(self.unsaid(game, channel, fault, draft).await),
        }
    }

    /// The meaning of a fault for an effect of a game. If the bot may not show it, the players who
    /// wait for it are told directly, once until the rights there change.
    async fn unsaid(
        &self,
        game: &Game,
        channel: ChannelId,
        fault: Fault,
        draft: &Draft<'_>,
    ) -> Undelivered {
        let undelivered = self.front.undelivered(channel, fault).await;
        let Undelivered::Blocked(why) = &undelivered else { return undelivered };
        let told = why
            .clone()
            .plain(" ")
            .then(message!("discord-told-alone"))
            .line()
            .then(draft.text.clone());
        for user in draft.wake.iter().filter_map(names::user) {
            if !self.front.closed.tell(channel, game.server.clone(), user).await {
                continue;
            }
            let letter = Draft::of(&told, &[], &[]);
            if let Err(fault) = self.send_to_member(user, &letter, 9).await {
                tracing::info!(game = game.id.0, why = fault.words(), "a player was not told");
            }
        }
        undelivered
    }

    /// Tells both players directly, because the game has no place.
    async fn send_to_each(
        &self,
        game: &Game,
        draft: &Draft<'_>,
    ) -> Result<menagerie_core::MessageId, Undelivered> {
        let variant = &game.variant().name;
        let note = message!("discord-channel-gone", game = game.id.0, variant)
            .line()
            .then(draft.text.clone());
        let draft = Draft { text: &note, ..draft.clone() };
        let mut told = None;
        let mut unreached = false;
        for (copy, player) in (1..).zip(&game.players) {
            let Some(user) = names::user(player) else { continue };
            match self.send_to_member(user, &draft, copy).await {
                Ok(sent) if told.is_none() || draft.wake.contains(player) => told = Some(sent),
                Ok(_) => {}
                Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                    return Err(Undelivered::Later(fault.words()));
                }
                Err(_) => unreached |= draft.wake.contains(player),
            }
        }
        match told {
            Some(sent) if !unreached => Ok(sent),
            _ => Err(Undelivered::Blocked(message!("discord-unreached", game = game.id.0))),
        }
    }

    /// The board of a game. If several wait, only the newest is worth a picture.
    pub async fn picture(
        &self,
        game: &Game,
        ply: usize,
    ) -> Result<Option<CreateAttachment>, Undelivered> {
        if self.front.store.newer_board_waits(self.pending).await? {
            return Ok(None);
        }
        self.picture_at(game, ply).await
    }

    /// The board of a game after `ply` plies.
    pub async fn picture_at(
        &self,
        game: &Game,
        ply: usize,
    ) -> Result<Option<CreateAttachment>, Undelivered> {
        match menagerie_core::board::game_on_show(game, ply, Color::White) {
            Some(picture) => self.drawn(picture).await,
            None => Ok(None),
        }
    }

    /// The buttons below the board of a game, in one row with the `others`.
    pub async fn below(
        &self,
        game: &Game,
        ply: usize,
        others: &[Action],
    ) -> Result<Vec<Action>, Undelivered> {
        let mover = game.line.position_at(ply).map_or(Color::White, |position| position.turn());
        let bottom = self.look().await?.bottom(mover);
        let seen = Seen { ply, bottom, is_part: false };
        let open = self.front.has_pages().then(|| menagerie_core::board::open_board(game));
        let others = others.len() + usize::from(open.is_some());
        let mut below = menagerie_core::board::below_public(game, seen, ROW.saturating_sub(others));
        below.extend(open);
        Ok(below)
    }

    /// The style of the community where the message goes.
    async fn look(&self) -> Result<PublicLook, Undelivered> {
        let Some(server) = &self.pending.server else { return Ok(PublicLook::default()) };
        let holder = Holder::Server(server.clone());
        Ok(PublicLook::of(&self.front.store.settings(&holder).await?))
    }

    /// A picture in that style.
    pub async fn drawn(
        &self,
        mut picture: Picture,
    ) -> Result<Option<CreateAttachment>, Undelivered> {
        let look = self.look().await?;
        picture.bottom = look.bottom_of(&picture);
        Ok(pictures::attachment(picture, &self.file_name(), look.style(), self.language).await)
    }
}

/// Discord's limits: the most buttons in a row, the most rows of a message, the most characters on
/// a button, and those of the text that it carries.
const ROW: usize = 5;
const ROWS: usize = 5;
/// The most menus of a message that has buttons too.
const MENUS: usize = 4;
const LONGEST_LABEL: usize = 80;
/// The most characters of an entry of a menu.
const LONGEST_ENTRY: usize = 100;
pub(crate) const LONGEST_ID: usize = 100;

/// Actions as rows of buttons. Those that do not fit are left out, and the text mentions them too.
pub fn buttons(actions: &[Action], language: Language) -> Vec<CreateActionRow> {
    let fits = |action: &&Action| action.kind.encode().chars().count() <= LONGEST_ID;
    let fitting: Vec<&Action> = actions.iter().filter(fits).collect();
    let button = |action: &&Action| {
        let style = match &action.kind {
            kind if kind.is_final() => ButtonStyle::Danger,
            kind if kind.is_primary() => ButtonStyle::Primary,
            _ => ButtonStyle::Secondary,
        };
        CreateButton::new(action.kind.encode())
            .label(label(&without_links(&action.label, markup::reader(language)), LONGEST_LABEL))
            .style(style)
    };
    fitting
        .chunks(ROW)
        .take(ROWS)
        .map(|row| CreateActionRow::Buttons(row.iter().map(button).collect()))
        .collect()
}

/// The menus and buttons below an answer. What is picked from a menu is told by its value, so the menu's
/// own id says nothing.
pub fn components(answer: &Answer, language: Language) -> Vec<CreateActionRow> {
    let words = |text: &Text, most| label(&without_links(text, markup::reader(language)), most);
    let menu = |(number, group): (usize, &Group)| {
        let fits = |action: &&Action| action.kind.encode().chars().count() <= LONGEST_ID;
        let entry = |action: &Action| {
            let words = words(&action.label, LONGEST_ENTRY);
            CreateSelectMenuOption::new(words, action.kind.encode())
        };
        let options: Vec<_> = group.actions.iter().filter(fits).map(entry).collect();
        // A menu needs an entry.
        if options.is_empty() {
            return None;
        }
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(format!("menu:{number}"), kind);
        let label = words(&group.label, LONGEST_ENTRY);
        Some(CreateActionRow::SelectMenu(menu.placeholder(label)))
    };
    let menus = answer.groups.iter().enumerate().take(MENUS).filter_map(menu);
    let link = answer.link.as_ref().map(|link| {
        let words = words(&message!("action-open-board"), LONGEST_LABEL);
        CreateActionRow::Buttons(vec![CreateButton::new_link(link).label(words)])
    });
    menus.chain(link).chain(buttons(&answer.actions, language)).take(ROWS).collect()
}

/// As much of a label as is shown.
pub(crate) fn label(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::model::{ActionKind, Moment};
    use menagerie_core::{ChallengeId, GameId};
    use menagerie_rules::Color;

    #[test]
    fn every_action_fits_a_button_however_large_its_numbers_are() {
        let (game, ply) = (GameId(i64::MAX), usize::MAX);
        let shown = Moment { ply, taken_back: usize::MAX };
        let kinds = [
            ActionKind::Accept(ChallengeId(i64::MAX)),
            ActionKind::DeclineDraw(game, ply, Some(Color::White)),
            ActionKind::TakeBack(game, shown),
            ActionKind::Play(game, shown, "a15a16=Q".to_owned()),
        ];
        let actions = kinds.map(|kind| Action { label: "x".repeat(200).into(), kind });
        let rows = serde_json::to_value(buttons(&actions, Language::ENGLISH)).expect("it is JSON");
        let row = rows[0]["components"].as_array().expect("a row of buttons");
        assert_eq!(row.len(), 4, "{rows}");
        for button in row {
            let label = button["label"].as_str().expect("it has one");
            assert!(label.chars().count() == 80 && label.ends_with('…'), "{label}");
        }
    }

    #[test]
    fn more_than_fits_is_left_out() {
        let action = |number| Action {
            label: format!("Accept challenge {number}").into(),
            kind: ActionKind::Accept(ChallengeId(number)),
        };
        let actions: Vec<Action> = (1..=30).map(action).collect();
        let rows = buttons(&actions, Language::ENGLISH);
        assert_eq!(rows.len(), 5);
        let shown = Moment { ply: 1, taken_back: 0 };
        let kind = ActionKind::Play(GameId(1), shown, "x".repeat(100));
        let long = Action::new("a", kind);
        assert!(
            buttons(&[long], Language::ENGLISH).is_empty(),
            "Discord would refuse the whole message"
        );
    }
}
