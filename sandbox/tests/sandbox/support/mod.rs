//! The parts that the tests share: a sandbox with short deadlines, and an HTTP client that reaches
//! it as a bot does.

pub mod socket;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use menagerie_sandbox::{Options, Sandbox, TOKEN};
use reqwest::{Certificate, Client, Method, RequestBuilder};
use serde_json::{Value, json};

pub const SOON: Duration = Duration::from_secs(10);

static STARTED: AtomicU32 = AtomicU32::new(0);

/// Options with a directory of their own. `SANDBOX_RECORD` names a directory in which to keep every
/// exchange, for a comparison with Discord's own description of its interface.
pub fn options() -> Options {
    let number = STARTED.fetch_add(1, Ordering::Relaxed);
    let name = format!("menagerie-sandbox-test-{}-{number}", std::process::id());
    let record = std::env::var_os("SANDBOX_RECORD").map(std::path::PathBuf::from);
    Options { data: std::env::temp_dir().join(name), record, ..Options::default() }
}

pub async fn start() -> Sandbox {
    Sandbox::start(options()).await.unwrap()
}

/// A sandbox that limits no bot, a client of it, and its channel "games".
pub async fn unlimited() -> (Sandbox, Rest, u64) {
    unlimited_with(|_| {}).await
}

/// The same after a change of its options.
pub async fn unlimited_with(change: impl FnOnce(&mut Options)) -> (Sandbox, Rest, u64) {
    let mut options = Options { message_limit: 1000, global_limit: 1000, ..options() };
    change(&mut options);
    let sandbox = Sandbox::start(options).await.unwrap();
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    (sandbox, rest, games)
}

/// The id of an object that was answered.
pub fn id(value: &Value) -> u64 {
    value["id"].as_str().unwrap().parse().unwrap()
}

/// The client a bot would use: Discord's host names, our addresses and authority.
pub fn client(sandbox: &Sandbox) -> Client {
    let authority = std::fs::read(sandbox.ca_file()).unwrap();
    Client::builder()
        .add_root_certificate(Certificate::from_pem(&authority).unwrap())
        .tls_built_in_root_certs(false)
        .resolve("discord.com", sandbox.api_address())
        .resolve("cdn.discordapp.com", sandbox.api_address())
        .build()
        .unwrap()
}

/// A REST client with the right token.
pub struct Rest {
    pub client: Client,
}

impl Rest {
    pub fn new(sandbox: &Sandbox) -> Rest {
        Rest { client: client(sandbox) }
    }

    pub fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        self.client
            .request(method, format!("https://discord.com/api/v10{path}"))
            .header("authorization", format!("Bot {TOKEN}"))
    }

    /// Status and JSON body; null for an empty one.
    pub async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let mut request = self.request(method, path);
        if !body.is_null() {
            request = request.json(&body);
        }
        read(request.send().await.unwrap()).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, Value::Null).await
    }

    /// Status and error code; code 0 when the answer has none.
    pub async fn code(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, answer) = self.call(method, path, body).await;
        (status, answer["code"].as_u64().unwrap_or(0))
    }

    /// A message with files, as libraries send it.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (number, (name, bytes)) in files.iter().enumerate() {
            let part =
                reqwest::multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{number}]"), part);
        }
        read(self.request(method, path).multipart(form).send().await.unwrap()).await
    }

    pub async fn register(&self, sandbox: &Sandbox, commands: Value) {
        let path =
            format!("/applications/{}/guilds/{}/commands", sandbox.bot_id(), sandbox.guild_id());
        let (status, body) = self.call("PUT", &path, commands).await;
        assert_eq!(status, 200, "{body}");
    }

    /// Answers the newest interaction the sandbox has sent over the gateway of nobody.
    pub async fn call_back(&self, id: &str, token: &str, body: Value) -> (u16, Value) {
        self.call("POST", &format!("/interactions/{id}/{token}/callback"), body).await
    }
}

async fn read(response: reqwest::Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() })
}

/// One command with every kind of option the bot uses.
pub fn challenge() -> Value {
    json!({
        "name": "challenge", "description": "Challenge somebody", "options": [
            { "type": 6, "name": "opponent", "description": "Whom", "required": true },
            { "type": 3, "name": "variant", "description": "Which game", "choices": [
                { "name": "Terachess II", "value": "terachess-2" },
                { "name": "Chess", "value": "chess" },
            ] },
            { "type": 3, "name": "move", "description": "First move", "autocomplete": true },
        ],
    })
}

/// A PNG of one transparent pixel.
pub const PIXEL: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0,
    0, 0, 31, 21, 196, 137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 0, 1, 0, 0, 5, 0, 1, 13, 10,
    45, 180, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
];
