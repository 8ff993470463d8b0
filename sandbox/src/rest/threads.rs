//! REST requests about threads: start, change, list and join them.

use serde_json::json;

use super::channels::check_auto_archive;
use super::routes::id;
use super::{Call, Reply};
use crate::api_error::{ApiError, FormErrors};
use crate::clock::read_iso;
use crate::world::channel::{NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::world::thread::NewThread;
use crate::world::{BOT, World, permissions};

impl World {
    pub fn create_thread(
        &mut self,
        call: &Call,
        channel: u64,
        message: Option<u64>,
    ) -> Result<Reply, ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        if !matches!(place.kind, TEXT | NEWS) {
            let text = "Cannot execute action on this channel type";
            return Err(ApiError::new(400, 50024, text));
        }
        let public = if place.kind == NEWS { NEWS_THREAD } else { PUBLIC_THREAD };
        // Without a message the type counts. Private threads are the documented default.
        let kind = message.map_or_else(|| call.body["type"].clone(), |_| json!(public));
        let is_private = kind.is_null() || kind == PRIVATE_THREAD;
        let right = if is_private {
            permissions::CREATE_PRIVATE_THREADS
        } else {
            permissions::CREATE_PUBLIC_THREADS
        };
        self.require(channel, right)?;
        let mut errors = FormErrors::default();
        let name = call.body["name"].as_str().unwrap_or_default().trim().to_owned();
        errors.length("name", &name, 1, 100);
        check_auto_archive(call, &mut errors);
        if !is_private && kind != public || is_private && public == NEWS_THREAD {
            let text = if public == NEWS_THREAD { "(10,)" } else { "(11, 12)" };
            let text = format!("Value must be one of {text}.");
            errors.add("type", "BASE_TYPE_CHOICES", &text);
        }
        errors.finish()?;
        if let Some(message) = message {
            self.require_message(channel, message)?;
            if self.channels.contains_key(&message) {
                let text = "A thread has already been created for this message";
                return Err(ApiError::new(400, 160_004, text));
            }
        }
        let minutes = call.body["auto_archive_duration"].as_u64().unwrap_or(1440);
        let invitable = is_private.then(|| call.body["invitable"] != false);
        let (parent, owner, auto_archive_minutes) = (channel, BOT, minutes);
        let new = NewThread { parent, message, name, owner, auto_archive_minutes, invitable };
        let id = self.start_thread(new);
        let thread = self.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
        Reply::created(self.channel_json(thread))
    }

    /// A thread's owner may rename, archive and wake it. Only managers of threads may lock it.
    pub fn edit_thread(&mut self, call: &Call, channel: u64) -> Result<(), ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        let thread = place.thread.as_ref().ok_or_else(ApiError::unknown_channel)?;
        let (archived, locked, owner) = (thread.archived, thread.locked, thread.owner);
        let body = &call.body;
        let manages = self.may_manage(channel);
        let wakes = body["archived"] == false && archived;
        let changes_lock = body["locked"].as_bool().is_some_and(|wanted| wanted != locked);
        if (changes_lock || locked) && !manages {
            return Err(ApiError::missing_permissions());
        }
        let only_wakes = wakes && body.as_object().is_some_and(|fields| fields.len() == 1);
        if only_wakes {
            self.require(channel, permissions::SEND_MESSAGES_IN_THREADS)?;
        } else if owner != BOT && !manages {
            return Err(ApiError::missing_permissions());
        }
        if archived && !wakes && !body["archived"].is_boolean() && !changes_lock {
            return Err(ApiError::thread_archived());
        }
        if wakes {
            self.set_archived(channel, false);
        }
        if let Some(minutes) = body["auto_archive_duration"].as_u64()
            && let Some(place) = self.channels.get_mut(&channel)
            && let Some(thread) = &mut place.thread
        {
            thread.auto_archive_minutes = minutes;
        }
        if let Some(invitable) = body["invitable"].as_bool()
            && let Some(thread) = self.channels.get_mut(&channel).and_then(|it| it.thread.as_mut())
            && thread.invitable.is_some()
        {
            thread.invitable = Some(invitable);
            self.announce_thread_update(channel);
        }
        if let Some(name) = body["name"].as_str() {
            self.rename(channel, name, BOT);
        }
        if let Some(locked) = body["locked"].as_bool().filter(|_| changes_lock) {
            self.set_locked(channel, locked);
        }
        if body["archived"] == true {
            self.set_archived(channel, true);
        }
        Ok(())
    }

    pub fn list_active_threads(&mut self) -> Result<Reply, ApiError> {
        let listed = self.thread_list_json(None);
        Reply::ok(json!({
            "threads": listed["threads"], "members": listed["members"], "has_more": false,
        }))
    }

    /// The archived public threads of a channel, the last archived first.
    pub fn list_archived_threads(&mut self, call: &Call, channel: u64) -> Result<Reply, ApiError> {
        self.require(channel, permissions::READ_MESSAGE_HISTORY)?;
        if self.channels.get(&channel).is_none_or(|place| !place.has_threads()) {
            let text = "Cannot execute action on this channel type";
            return Err(ApiError::new(400, 50024, text));
        }
        let limit = match call.query.get("limit").map(|limit| limit.parse::<usize>()) {
            None => 50,
            Some(Ok(limit @ 2..=100)) => limit,
            Some(_) => {
                let message = "int value should be between 2 and 100.";
                return Err(ApiError::field("limit", "NUMBER_TYPE_MAX", message));
            }
        };
        let before = match call.query.get("before") {
            None => u64::MAX,
            Some(time) => read_iso(time).ok_or_else(|| {
                let message = format!("Could not parse {time}. Should be ISO8601.");
                ApiError::field("before", "DATE_TIME_TYPE_PARSE", &message)
            })?,
        };
        let mut archived: Vec<(u64, u64)> = self
            .channels
            .values()
            .filter(|place| place.parent == Some(channel) && !place.is_private())
            .filter_map(|place| Some((place.thread.as_ref()?, place.id)))
            .filter(|(thread, _)| thread.archived && thread.archive_ms < before)
            .map(|(thread, id)| (thread.archive_ms, id))
            .collect();
        archived.sort_unstable_by(|one, other| other.cmp(one));
        let page = archived.iter().take(limit).filter_map(|(_, id)| self.channels.get(id));
        let (threads, members): (Vec<_>, Vec<_>) = page
            .map(|place| (self.channel_json(place), self.thread_member_json(place, BOT)))
            .unzip();
        let members: Vec<_> = members.into_iter().flatten().collect();
        let has_more = archived.len() > limit;
        Reply::ok(json!({ "threads": threads, "members": members, "has_more": has_more }))
    }

    pub fn answer_thread_members(
        &mut self,
        call: &Call,
        channel: u64,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        let Some(thread) = &place.thread else {
            let text = "Cannot execute action on this channel type";
            return Err(ApiError::new(400, 50024, text));
        };
        let members: Vec<u64> = thread.members.keys().copied().collect();
        let (is_private, owner) = (place.is_private(), thread.owner);
        let user = match rest {
            [] | ["@me"] => BOT,
            [user] => id(user).ok_or_else(ApiError::unknown_user)?,
            _ => return Err(ApiError::not_found()),
        };
        match (call.method.as_str(), rest.is_empty()) {
            ("GET", true) => {
                let all = members.iter().filter_map(|id| self.thread_member_json(place, *id));
                Reply::ok(all.collect())
            }
            ("GET", false) => {
                let member = self.thread_member_json(place, user);
                Reply::ok(member.ok_or_else(ApiError::unknown_member)?)
            }
            ("PUT", false) => {
                if place.is_archived() {
                    return Err(ApiError::thread_archived());
                }
                self.require(channel, permissions::SEND_MESSAGES_IN_THREADS)?;
                if user != BOT && !self.may_let_in(BOT, channel) {
                    return Err(ApiError::missing_permissions());
                }
                if !self.users.contains_key(&user) {
                    return Err(ApiError::unknown_user());
                }
                if !self.is_member(user) {
                    return Err(ApiError::new(403, 50001, "Missing Access"));
                }
                self.add_to_thread(channel, user, BOT);
                Reply::empty()
            }
            ("DELETE", false) => {
                if place.is_archived() {
                    return Err(ApiError::thread_archived());
                }
                if user != BOT && !(is_private && owner == BOT) {
                    self.require(channel, permissions::MANAGE_THREADS)?;
                }
                self.leave_thread(channel, user);
                Reply::empty()
            }
            _ => Err(ApiError::method_not_allowed()),
        }
    }
}
