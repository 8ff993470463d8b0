//! The bot as its operator starts it: the program itself, in a folder of its own.

use crate::database;
use crate::matrix::member::{Member, TIMEOUT};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The program with its database, running or not.
pub struct Program {
    folder: PathBuf,
    settings: Vec<(&'static str, String)>,
    running: Option<Child>,
}

impl Program {
    /// One that runs on a homeserver, known there by the token of `account`.
    pub fn start(server: &str, account: &Member) -> Self {
        let mut program = Self::new(vec![
            ("MATRIX_HOMESERVER", server.to_owned()),
            ("MATRIX_ACCESS_TOKEN", account.token().to_owned()),
        ]);
        program.resume();
        program
    }

    /// One that has not been started yet.
    pub fn new(settings: Vec<(&'static str, String)>) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("menagerie-matrix-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
        Self { folder, settings, running: None }
    }

    fn command(&self, verb: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
        let log = std::fs::File::options().create(true).append(true).open(self.folder.join("log"));
        command
            .arg(verb)
            .current_dir(&self.folder)
            .env_clear()
            .env("HEALTH_ADDR", "off")
            // The system's own certificates are some hundred, read at each start and needed by no test.
            .env("SSL_CERT_FILE", "/dev/null")
            .envs(self.settings.iter().map(|(name, value)| (name, value)))
            .env("RUST_LOG", "info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("the folder is ours"));
        command
    }

    /// Starts the stopped program again.
    pub fn resume(&mut self) {
        self.running = Some(self.command("run").spawn().expect("the program starts"));
    }

    /// The same with other words than `run`.
    pub fn resume_with(&mut self, words: &[&str]) {
        let mut command = self.command(words[0]);
        self.running = Some(command.args(&words[1..]).spawn().expect("the program starts"));
    }

    /// Ends without a chance to tidy up, as when the power fails.
    pub fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().expect("it runs");
            running.wait().expect("it ends");
        }
    }

    /// Waits until it ends by itself; its exit status.
    pub fn ended(&mut self) -> Option<i32> {
        let mut running = self.running.take().expect("it runs");
        let deadline = Instant::now() + TIMEOUT;
        while Instant::now() < deadline {
            if let Some(status) = running.try_wait().expect("it is ours") {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        self.running = Some(running);
        panic!("it does not end:\n{}", self.log());
    }

    /// Runs another verb to its end: its exit status.
    pub fn run(&self, verb: &str) -> Option<i32> {
        self.command(verb).status().expect("the program starts").code()
    }

    /// The same, and what it has printed.
    pub fn says(&self, verb: &str) -> (Option<i32>, String) {
        self.says_with(&[verb])
    }

    /// The same with several words.
    pub fn says_with(&self, words: &[&str]) -> (Option<i32>, String) {
        let output = self.command(words[0]).args(&words[1..]).stdout(Stdio::piped()).output();
        let output = output.expect("the program starts");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Copies its database, which has to be a file. It has to be stopped.
    pub fn copy_database(&self) {
        self.move_database(&self.folder, &self.folder.join("copy"));
    }

    /// Goes back to the copy of its database.
    pub fn restore_database(&self) {
        self.move_database(&self.folder.join("copy"), &self.folder);
    }

    fn move_database(&self, from: &Path, to: &Path) {
        std::fs::create_dir_all(to).expect("the folder is ours");
        for name in ["menagerie.db", "menagerie.db-wal", "menagerie.db-shm"] {
            let _ = std::fs::remove_file(to.join(name));
            if from.join(name).exists() {
                std::fs::copy(from.join(name), to.join(name)).expect("the folder is ours");
            }
        }
    }

    /// The address of its database.
    pub fn database(&self) -> String {
        database::url(&self.folder, "menagerie.db")
    }

    /// Its log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.kill();
            let _ = running.wait();
        }
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.log());
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
