//! Synapse, where it is installed: the homeserver that most people use, in a folder of its own.

use crate::matrix::member::TIMEOUT;
use serde_json::{Value, json};
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::OnceCell;

/// How much Synapse lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limits {
    /// More than any test needs.
    None,
    /// The same, and every room is an encrypted one.
    Encrypting,
    /// The limits of a homeserver whose operator sets nothing: ten messages at once, then one in five seconds. Accounts
    /// can be made as fast as tests need them.
    Usual,
}

/// The script that runs Synapse. It ends when its input does, however the test ends, and takes the folder along unless
/// it has been told to keep it.
const KEEPER: &str = r#"
"$0" -m synapse.app.homeserver -c homeserver.json >>log 2>&1 &
child=$!
read -r word
if [ "$word" = keep ]; then kill "$child"; else kill -KILL "$child"; fi
wait "$child" 2>/dev/null
if [ "$word" != keep ]; then folder=$PWD; cd /; rm -rf "$folder"; fi
"#;

/// A running Synapse.
pub struct Synapse {
    python: PathBuf,
    folder: PathBuf,
    port: u16,
    keeper: Option<Child>,
}

impl Synapse {
    /// One that lets everything through, for all tests of this process. `None` where Synapse is not
    /// installed and need not be.
    pub async fn shared() -> Option<&'static Self> {
        static SHARED: OnceCell<Option<Synapse>> = OnceCell::const_new();
        SHARED.get_or_init(|| Self::start(Limits::None)).await.as_ref()
    }

    /// One of its own for a test.
    pub async fn start(limits: Limits) -> Option<Self> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let python = python()?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("menagerie-synapse-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
        let port = free_port();
        let settings = settings(&folder, port, limits).to_string();
        std::fs::write(folder.join("homeserver.json"), settings).expect("the folder is ours");
        // Any 32 bytes are a key; to have one made would take seconds.
        let key = format!("ed25519 a_test {}\n", "A".repeat(43));
        std::fs::write(folder.join("signing.key"), key).expect("the folder is ours");
        let mut synapse = Self { python, folder, port, keeper: None };
        synapse.resume().await;
        Some(synapse)
    }

    /// Its address as clients want it.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Stops; all is kept.
    pub fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            let mut input = keeper.stdin.take().expect("it was asked for");
            input.write_all(b"keep\n").expect("it listens");
            drop(input);
            keeper.wait().expect("it ends");
        }
    }

    /// Runs again, at the same address.
    pub async fn resume(&mut self) {
        let mut command = Command::new("sh");
        command.arg("-c").arg(KEEPER).arg(&self.python).current_dir(&self.folder);
        // Python may keep its compiled files, because compiling all when installing takes longer.
        command.env_remove("PYTHONDONTWRITEBYTECODE");
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        self.keeper = Some(command.spawn().expect("there is a shell"));
        let health = format!("{}/health", self.url());
        let deadline = Instant::now() + TIMEOUT;
        while !reqwest::get(&health).await.is_ok_and(|answer| answer.status().is_success()) {
            let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(Instant::now() < deadline, "Synapse does not start: {log}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

impl Drop for Synapse {
    fn drop(&mut self) {
        match self.keeper.take() {
            Some(mut keeper) => {
                drop(keeper.stdin.take());
                let _ = keeper.wait();
            }
            None => {
                let _ = std::fs::remove_dir_all(&self.folder);
            }
        }
    }
}

/// The Python that has Synapse and matrix-nio: that of the environment which `MENAGERIE_SYNAPSE`
/// names, or of the one which `scripts/matrix/install.sh` makes.
pub fn python() -> Option<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| root().join("target"));
    let named = std::env::var_os("MENAGERIE_SYNAPSE").map(PathBuf::from);
    let python = named.unwrap_or_else(|| target.join("matrix-venv")).join("bin/python");
    if python.exists() {
        return Some(python);
    }
    let place = python.display();
    let is_required = std::env::var_os("MENAGERIE_SYNAPSE_REQUIRED").is_some();
    assert!(!is_required, "Synapse is not installed: there is no {place}");
    println!("skipped, because Synapse is not installed: there is no {place}");
    None
}

/// The folder of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate is in the workspace")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("it has one").port()
}

/// Its settings; nothing leaves this machine.
fn settings(folder: &Path, port: u16, limits: Limits) -> Value {
    let in_folder = |name: &str| folder.join(name).display().to_string();
    let mut settings = json!({
        "server_name": "hs.test",
        "listeners": [{
            "port": port, "bind_addresses": ["127.0.0.1"], "type": "http", "tls": false,
            "resources": [{"names": ["client"]}],
        }],
        "database": {"name": "sqlite3", "args": {"database": in_folder("homeserver.db")}},
        "media_store_path": in_folder("media"),
        // Nobody looks at smaller copies of the boards, and to make them of each takes a while.
        "thumbnail_sizes": [],
        "signing_key_path": in_folder("signing.key"),
        "macaroon_secret_key": "macaroons",
        "form_secret": "forms",
        "report_stats": false,
        "trusted_key_servers": [],
        "suppress_key_server_warning": true,
        "federation_domain_whitelist": [],
        "presence": {"enabled": false},
        "bcrypt_rounds": 4,
        "enable_registration": true,
        "enable_registration_without_verification": true,
    });
    let open = json!({"per_second": 1000, "burst_count": 1000});
    settings["rc_registration"] = open.clone();
    settings["rc_login"] = json!({"address": open, "account": open, "failed_attempts": open});
    if limits == Limits::Encrypting {
        settings["encryption_enabled_by_default_for_room_type"] = json!("all");
    }
    if limits != Limits::Usual {
        for name in ["rc_message", "rc_room_creation", "rc_admin_redaction", "rc_joins_per_room"] {
            settings[name] = open.clone();
        }
        settings["rc_joins"] = json!({"local": open, "remote": open});
        settings["rc_invites"] = json!({"per_room": open, "per_user": open, "per_issuer": open});
    }
    settings
}
