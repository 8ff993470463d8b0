//! The processes of the program, and a supervisor that starts each again as soon as it has ended.

use crate::server::Server;
use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// The longest that a process which is told to stop may take: Docker kills after ten seconds.
const FAREWELL: Duration = Duration::from_secs(10);
/// A process that has just been started does not listen to signals yet: it ends by them, and has done
/// nothing.
const YOUNG: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(20);

/// One of them.
struct Bot {
    child: Child,
    /// Where it can be asked how it is.
    health: SocketAddr,
    began: Instant,
}

/// All of them.
pub struct Bots {
    all: Vec<Bot>,
    client: reqwest::Client,
    /// The bots that ended by themselves, and those that did not end as they should.
    pub wrong: Vec<String>,
}

impl Bots {
    /// Starts so many.
    pub fn start(server: &Server, count: usize) -> Self {
        let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(1)).build();
        let client = client.expect("there is a client");
        let bots = (0..count).map(|place| {
            let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|it| it.local_addr());
            let health = free.expect("there is a free port");
            Bot { child: launched(server, place, health), health, began: Instant::now() }
        });
        Self { all: bots.collect(), client, wrong: Vec::new() }
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Which of them serves, as they say themselves.
    pub async fn serving(&self) -> Option<usize> {
        for (place, bot) in self.all.iter().enumerate() {
            let asked = self.client.get(format!("http://{}/healthz", bot.health)).send().await;
            let Ok(answer) = asked else { continue };
            let says = answer.text().await.unwrap_or_default();
            if !says.is_empty() && !says.contains("standing by") {
                return Some(place);
            }
        }
        None
    }

    /// Waits until one of them serves. Those that end by themselves meanwhile are started again.
    pub async fn until_served(&mut self, server: &Server, timeout: Duration) -> Option<usize> {
        let began = Instant::now();
        loop {
            self.revive(server);
            match self.serving().await {
                None if began.elapsed() < timeout => tokio::time::sleep(LOOK).await,
                found => return found,
            }
        }
    }

    /// Ends one at once: kill -9.
    pub fn kill(&mut self, place: usize) {
        let child = &mut self.all[place].child;
        child.kill().expect("it is ours");
        child.wait().expect("it ends");
    }

    /// Sends one a signal, by its name.
    pub fn signal(&self, place: usize, signal: &str) {
        let id = self.all[place].child.id().to_string();
        let told = Command::new("kill").args([&format!("-{signal}"), &id]).status();
        assert!(told.expect("kill runs").success());
    }

    /// Tells one to stop, and once more after a while if wanted. What is wrong with how it ends is
    /// noted.
    pub async fn stop(&mut self, place: usize, again_after: Option<Duration>) {
        let mut began = Instant::now();
        let is_young = self.all[place].began.elapsed() < YOUNG;
        self.signal(place, "TERM");
        if let Some(pause) = again_after {
            tokio::time::sleep(pause).await;
            let is_gone = self.all[place].child.try_wait().expect("it is ours").is_some();
            if !is_gone {
                began = Instant::now();
                self.signal(place, "TERM");
            }
        }
        let most = if again_after.is_some() { FAREWELL / 5 } else { FAREWELL };
        loop {
            match self.all[place].child.try_wait().expect("it is ours") {
                Some(status) if status.success() || is_young && status.code().is_none() => return,
                Some(status) => {
                    return self.wrong.push(format!("told to stop, it ended with {status}"));
                }
                None if began.elapsed() > most => {
                    self.wrong.push(format!("told to stop, it runs on after {most:?}"));
                    return self.kill(place);
                }
                None => tokio::time::sleep(LOOK).await,
            }
        }
    }

    /// Starts one again that has ended.
    pub fn start_again(&mut self, server: &Server, place: usize) {
        let bot = &mut self.all[place];
        (bot.child, bot.began) = (launched(server, place, bot.health), Instant::now());
    }

    /// Starts those again that have ended by themselves: how many there were.
    pub fn revive(&mut self, server: &Server) -> usize {
        let ended = |bot: &mut Bot| bot.child.try_wait().expect("it is ours").is_some();
        let all = self.all.iter_mut().enumerate();
        let ended: Vec<usize> = all.filter_map(|(at, bot)| ended(bot).then_some(at)).collect();
        for place in &ended {
            self.start_again(server, *place);
        }
        ended.len()
    }

    /// The logs of all of them.
    pub fn logs(&self, server: &Server) -> String {
        let files = (0..self.all.len()).map(|place| server.folder.0.join(log_of(place)));
        files.filter_map(|file| std::fs::read_to_string(file).ok()).collect()
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        for bot in &mut self.all {
            // It may have ended already.
            let _ = bot.child.kill();
            let _ = bot.child.wait();
        }
    }
}

fn launched(server: &Server, place: usize, health: SocketAddr) -> Child {
    let log = File::options().create(true).append(true).open(server.folder.0.join(log_of(place)));
    let mut program = server.program();
    program.env("HEALTH_ADDR", health.to_string()).stderr(log.expect("the log is writable"));
    program.spawn().expect("the program starts")
}

fn log_of(place: usize) -> String {
    format!("process-{place}.log")
}
