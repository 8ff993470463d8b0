//! The bot as a process of its own, connected to the loopback Discord as it would be to the real
//! one.

use super::load_error::LoadError;
use super::plan::Plan;
use super::process::{Process, commits};
use menagerie_sandbox::Sandbox;
use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, ChildStdin, Command};

/// The longest that a start may take.
const START: Duration = Duration::from_mins(5);
/// The longest that a stop may take.
const FAREWELL: Duration = Duration::from_secs(15);
/// The settings by which the bot would serve other networks or databases meanwhile.
const ELSEWHERE: [&str; 6] = [
    "MATRIX_HOMESERVER",
    "MATRIX_ACCESS_TOKEN",
    "MATRIX_USER",
    "MATRIX_PASSWORD",
    "MATRIX_ROOMS",
    "MATRIX_SERVERS",
];

/// A running bot.
pub struct BotProcess {
    child: Child,
    /// The pipe whose end stops the bot.
    pipe: Option<ChildStdin>,
    /// The system's view of the process.
    pub process: Process,
    figures: String,
    /// When it was started.
    pub began: Instant,
    /// How long it took until Discord counted it as connected.
    pub connected: Duration,
}

impl BotProcess {
    /// Starts the bot and waits until it is connected. Its log is in the folder of the plan.
    ///
    /// # Errors
    /// When it does not connect.
    pub async fn start(plan: &Plan, sandbox: &Sandbox) -> Result<Self, LoadError> {
        let lost = |why: String| LoadError::Bot(why);
        let log = File::create(plan.folder.join("bot.log")).map_err(|it| lost(it.to_string()))?;
        let health = free_address().map_err(|error| lost(error.to_string()))?;
        let before = sandbox.session_starts().0;
        let mut command = Command::new(&plan.program);
        command
            .args(["run", "--until-input-ends"])
            .envs(sandbox.settings())
            .env("DISCORD_MESSAGE_CONTENT", "on")
            .env("DATABASE_URL", &plan.database)
            .env("HEALTH_ADDR", health.to_string())
            // A setting that is absent could come from a file.
            .envs(ELSEWHERE.map(|name| (name, "")))
            .stdin(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true);
        let began = Instant::now();
        let mut child = command.spawn().map_err(|error| lost(error.to_string()))?;
        // It is taken out, because waiting for a child closes its input.
        let pipe = child.stdin.take();
        let connecting =
            sandbox.wait(START, |sandbox| (sandbox.session_starts().0 > before).then_some(()));
        let is_connected = tokio::select! {
            connected = connecting => connected.is_ok(),
            _ = child.wait() => false,
        };
        if !is_connected {
            return Err(lost("it did not connect: bot.log in its folder says why".to_owned()));
        }
        let process = Process(child.id().map(|id| id.to_string()).unwrap_or_default());
        let figures = format!("http://{health}/metrics");
        Ok(Self { child, pipe, process, figures, began, connected: began.elapsed() })
    }

    /// How many transactions it has committed.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn commits(&self) -> Result<u64, LoadError> {
        let lost = |error: reqwest::Error| LoadError::Bot(error.to_string());
        let client = reqwest::Client::builder().no_proxy().build().map_err(lost)?;
        let figures = client.get(&self.figures).send().await.map_err(lost)?;
        commits(&figures.text().await.map_err(lost)?)
    }

    /// Stops it as its supervisor does, and waits for its end.
    ///
    /// # Errors
    /// When it does not end well.
    pub async fn stop(mut self) -> Result<(), LoadError> {
        drop(self.pipe.take());
        match tokio::time::timeout(FAREWELL, self.child.wait()).await {
            Ok(Ok(status)) if status.success() => Ok(()),
            ended => Err(LoadError::Bot(format!("it did not end well: {ended:?}"))),
        }
    }
}

/// A free address on this machine.
fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
