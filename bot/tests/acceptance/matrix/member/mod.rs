//! A person on Matrix: a client of its own that knows nothing of the bot's, and that cannot tell the
//! homeserver in this process from another one.

mod reading;
mod saying;

use crate::http_client::http_client;
use reqwest::{Client, Method, Url};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(40);

/// The password of everybody whom tests register.
pub const PASSWORD: &str = "correct horse";

/// A person with an account.
pub struct Member {
    http: Client,
    server: Url,
    token: String,
    /// Like `@ann-17-1:hs.test`.
    pub id: String,
}

/// A homeserver's answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// A text if it is no JSON.
    pub body: Value,
}

impl Member {
    /// Somebody new whose name begins as said, and is shown as said.
    pub async fn register(server: &str, name: &str) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let user = format!("{}-{}-{number}", name.to_lowercase(), std::process::id());
        let nobody = Self::nobody(server);
        let account =
            json!({"username": user, "password": PASSWORD, "auth": {"type": "m.login.dummy"}});
        let member = nobody.enter("register", &account).await;
        member.rename(name).await;
        member
    }

    /// Somebody who has registered, in a session of its own.
    pub async fn log_in(server: &str, user: &str) -> Self {
        let identifier = json!({"type": "m.id.user", "user": user});
        let login =
            json!({"type": "m.login.password", "identifier": identifier, "password": PASSWORD});
        Self::nobody(server).enter("login", &login).await
    }

    /// A person without an account.
    pub fn nobody(server: &str) -> Self {
        let server = server.parse().expect("it is an address");
        let http = http_client();
        Self { http, server, token: String::new(), id: String::new() }
    }

    /// The token of this session.
    pub fn token(&self) -> &str {
        &self.token
    }

    async fn enter(self, how: &str, request: &Value) -> Self {
        let session = self.must("POST", &[how], Some(request)).await;
        let text = |name: &str| session[name].as_str().expect("a session has it").to_owned();
        Self { token: text("access_token"), id: text("user_id"), ..self }
    }

    /// One request, its path in segments below `/_matrix/client/v3` or from `_matrix` on. A body that
    /// is a text is sent as it is.
    pub async fn ask(
        &self,
        method: &str,
        path: &[&str],
        query: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        let answer = self.try_to_ask(method, path, query, body).await;
        answer.unwrap_or_else(|error| panic!("{method} {path:?} is not answered: {error:?}"))
    }

    /// The same, where there may be no answer.
    pub async fn try_to_ask(
        &self,
        method: &str,
        path: &[&str],
        query: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Result<Answer, reqwest::Error> {
        let mut url = self.server.clone();
        let below: &[&str] =
            if path.first() == Some(&"_matrix") { &[] } else { &["_matrix", "client", "v3"] };
        url.path_segments_mut().expect("it is http").pop_if_empty().extend(below).extend(path);
        let method = Method::from_bytes(method.as_bytes()).expect("it is a method");
        let mut request = self.http.request(method, url).query(query);
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        request = match body {
            Some(Value::String(text)) => {
                request.header("Content-Type", "image/png").body(text.clone())
            }
            Some(body) => request.json(body),
            None => request,
        };
        let response = request.send().await?;
        let status = response.status().as_u16();
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok(Answer { status, body })
    }

    /// One request that has to succeed, now or as soon as the homeserver lets it.
    async fn must(&self, method: &str, path: &[&str], body: Option<&Value>) -> Value {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let answer = self.ask(method, path, &[], body).await;
            let wait = answer.body["retry_after_ms"].as_u64();
            match (answer.status, wait) {
                (200, _) => return answer.body,
                (429, Some(wait)) if Instant::now() < deadline => {
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                }
                _ => panic!("{} may not {method} {path:?}: {answer:?}", self.id),
            }
        }
    }

    pub async fn rename(&self, name: &str) {
        let name = json!({"displayname": name});
        self.must("PUT", &["profile", &self.id, "displayname"], Some(&name)).await;
    }

    /// A new room as `createRoom` takes it; its identifier.
    pub async fn create_room(&self, room: Value) -> String {
        text(&self.must("POST", &["createRoom"], Some(&room)).await["room_id"])
    }

    pub async fn invite(&self, room: &str, user: &str) {
        self.must("POST", &["rooms", room, "invite"], Some(&json!({"user_id": user}))).await;
    }

    /// Joins a room by its identifier or its alias.
    pub async fn join(&self, room: &str) {
        self.must("POST", &["join", room], Some(&json!({}))).await;
    }

    pub async fn leave(&self, room: &str) {
        self.must("POST", &["rooms", room, "leave"], Some(&json!({}))).await;
    }

    pub async fn kick(&self, room: &str, user: &str) {
        self.must("POST", &["rooms", room, "kick"], Some(&json!({"user_id": user}))).await;
    }

    pub async fn set_state(&self, room: &str, kind: &str, content: Value) {
        self.must("PUT", &["rooms", room, "state", kind, ""], Some(&content)).await;
    }

    /// The members of a room, by identifier.
    pub async fn members(&self, room: &str) -> Vec<String> {
        let joined = self.must("GET", &["rooms", room, "joined_members"], None).await;
        joined["joined"].as_object().expect("it is one").keys().cloned().collect()
    }

    /// Uploads a file; its `mxc://` address.
    pub async fn upload(&self, content_type: &str, bytes: &'static [u8]) -> String {
        let url = self.server.join("_matrix/media/v3/upload").expect("it is one");
        let request = self.http.post(url).bearer_auth(&self.token).body(bytes);
        let response = request.header("Content-Type", content_type).send().await;
        let response = response.expect("the homeserver answers").json::<Value>().await;
        text(&response.expect("it is JSON")["content_uri"])
    }

    /// A file by its `mxc://` address.
    pub async fn download(&self, address: &str) -> Vec<u8> {
        let place = address.strip_prefix("mxc://").expect("it is an address of a file");
        let path = format!("_matrix/client/v1/media/download/{place}");
        let url = self.server.join(&path).expect("it is one");
        let response = self.http.get(url).bearer_auth(&self.token).send().await;
        let response = response.and_then(|it| it.error_for_status()).expect("the file is there");
        response.bytes().await.expect("it comes whole").to_vec()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("it is a text").to_owned()
}
