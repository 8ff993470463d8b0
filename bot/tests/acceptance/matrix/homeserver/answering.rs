//! A request as the homeserver reads it, and what it does then.

use super::membership::Out;
use super::operation::Operation;
use super::refusal::{Refusal, object};
use super::room::Reader;
use super::world::{SERVER_NAME, Upload, World, random_name};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A request.
pub struct Asked {
    pub operation: Operation,
    /// The names in its path.
    pub named: Vec<String>,
    /// The path as it came.
    pub path: String,
    pub query: HashMap<String, String>,
    pub token: Option<String>,
    pub content_type: String,
    pub body: Vec<u8>,
}

/// The answer if nothing is refused.
pub enum Answer {
    Json(Value),
    File { content_type: String, bytes: Vec<u8> },
}

/// The largest upload in bytes.
const LARGEST_UPLOAD: usize = 50 << 20;

impl World {
    /// The user who makes the request: nobody, where none is needed.
    pub fn caller(&self, asked: &Asked) -> Result<String, Refusal> {
        if asked.operation.is_open() {
            return Ok(String::new());
        }
        let token = asked.token.as_ref().ok_or_else(Refusal::missing_token)?;
        let owner = self.tokens.get(token).ok_or_else(Refusal::unknown_token)?;
        Ok(owner.0.clone())
    }

    /// Answers any request but `sync`, which may wait.
    pub fn answer(&mut self, user: &str, asked: &Asked) -> Result<Answer, Refusal> {
        use Operation as Op;
        let token = asked.token.as_deref().unwrap_or_default();
        let by = Reader { user, token };
        let name = |index: usize| asked.named.get(index).map_or("", String::as_str);
        let body = || object(if asked.body.is_empty() { b"{}" } else { &asked.body });
        let value = match asked.operation {
            Op::Versions => {
                json!({"versions": ["v1.11", "v1.12", "v1.13"], "unstable_features": {}})
            }
            Op::LoginFlows => json!({"flows": [{"type": "m.login.password"}]}),
            Op::Login => self.log_in(&body()?)?,
            Op::Register => self.register(&body()?)?,
            Op::Logout => {
                self.tokens.remove(token);
                json!({})
            }
            Op::WhoAmI => {
                let device = &self.tokens[token].1;
                json!({"user_id": user, "device_id": device, "is_guest": false})
            }
            Op::Profile => self.profile(name(0))?,
            Op::Rename => self.rename(user, name(0), &body()?)?,
            Op::AccountData => self.account_data(user, name(0), name(1))?,
            Op::KeepAccountData => self.keep_account_data(user, name(0), name(1), body()?)?,
            Op::Sync => unreachable!("whoever waits is answered elsewhere"),
            Op::CreateRoom => self.create_room(user, &body()?)?,
            Op::Join => self.join(user, name(0))?,
            Op::Invite => self.invite(user, name(0), &body()?)?,
            Op::Leave => self.leave(user, name(0))?,
            Op::Kick => self.put_out(user, name(0), Out::Kick, &body()?)?,
            Op::Ban => self.put_out(user, name(0), Out::Ban, &body()?)?,
            Op::Upgrade => self.upgrade(user, name(0), &body()?)?,
            Op::Directory => self.directory(name(0))?,
            Op::JoinedRooms => self.joined_rooms(user),
            Op::JoinedMembers => self.joined_members(user, name(0))?,
            Op::Members => self.members(by, name(0))?,
            Op::Send => self.send(by, &asked.path, name(0), name(1), body()?)?,
            Op::Redact => self.redact(by, &asked.path, name(0), name(1), body()?)?,
            Op::Messages => self.messages(by, name(0), &asked.query)?,
            Op::Event => self.event(by, name(0), name(1))?,
            Op::State => {
                let is_whole = asked.query.get("format").is_some_and(|format| format == "event");
                self.state(by, name(0), name(1), name(2), is_whole)?
            }
            Op::AllState => self.all_state(by, name(0))?,
            Op::SetState => self.set_state(user, name(0), name(1), name(2), body()?)?,
            Op::Upload => self.upload(asked)?,
            Op::Download => return self.download(name(0), name(1)),
        };
        Ok(Answer::Json(value))
    }

    fn upload(&mut self, asked: &Asked) -> Result<Value, Refusal> {
        if asked.body.len() > LARGEST_UPLOAD {
            let error = "Upload request body is too large";
            return Err(Refusal::new(413, "M_TOO_LARGE", error));
        }
        let id = random_name(24);
        let (content_type, bytes) = (asked.content_type.clone(), asked.body.clone());
        self.uploads.insert(id.clone(), Upload { content_type, bytes });
        Ok(json!({"content_uri": format!("mxc://{SERVER_NAME}/{id}")}))
    }

    fn download(&self, server: &str, id: &str) -> Result<Answer, Refusal> {
        let upload = self.uploads.get(id).filter(|_| server == SERVER_NAME);
        let upload = upload.ok_or_else(|| Refusal::not_found("Not found"))?;
        let (content_type, bytes) = (upload.content_type.clone(), upload.bytes.clone());
        Ok(Answer::File { content_type, bytes })
    }
}
