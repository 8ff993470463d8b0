//! A sandbox as its reader starts it, with a browser before it.

use super::page::Page;
use crate::http_client::http_client;
use crate::server::{Folder, PROGRAM};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// How many milliseconds late pictures are: long enough for what moves when they arrive to be seen.
const PICTURE_DELAY: &str = "1200";

/// The screen of the reader of the page.
#[derive(Clone, Copy)]
pub struct Screen {
    pub name: &'static str,
    /// In CSS pixels.
    pub width: u32,
    pub height: u32,
    /// Has a finger for a mouse, and prefers the light theme.
    pub phone: bool,
}

pub const DESKTOP: Screen = Screen { name: "desktop", width: 1280, height: 900, phone: false };
pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844, phone: true };

/// A program that ends with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // Told, not killed: the sandbox stops its bot, the driver its browser.
        let told = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        if told.is_err() {
            let _ = self.0.kill();
        }
        let _ = self.0.wait();
    }
}

impl Program {
    /// Starts a program and reads its output up to what `find` makes of a line.
    fn start<T>(mut command: Command, find: impl Fn(&str) -> Option<T>) -> Option<(Self, T)> {
        let mut program = Self(command.stdout(Stdio::piped()).spawn().ok()?);
        let output = program.0.stdout.take().expect("it was asked for");
        let mut lines = BufReader::new(output).lines();
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| find(&line))?;
        // A program that prints on needs a reader.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Some((program, found))
    }
}

/// Ann before the page of a sandbox whose bot is connected.
pub struct Evening {
    pub page: Page,
    sandbox: Option<Program>,
    address: String,
    folder: Folder,
    _profile: Folder,
    _driver: Program,
}

impl Evening {
    /// `None` where there is no browser, and where none is required.
    pub async fn begin(screen: Screen) -> Option<Self> {
        let Some((driver, port)) = driver() else {
            assert!(
                std::env::var_os("MENAGERIE_BROWSER_REQUIRED").is_none(),
                "chromedriver does not start"
            );
            println!("skipped, because there is no chromedriver on this machine");
            return None;
        };
        let (folder, profile) = (Folder::new("browser"), Folder::new("profile"));
        let (sandbox, address) = sandbox(&folder, "0");
        let client = browser(port, &profile, screen).await;
        client.goto(&format!("{address}?as=Ann")).await.expect("the page opens");
        let page = Page { client, screen };
        page.wait_for(BOT_IS_READY).await;
        page.client.refresh().await.expect("the page opens");
        page.wait_for("return document.title.includes('Ann')").await;
        Some(Self {
            page,
            sandbox: Some(sandbox),
            address,
            folder,
            _profile: profile,
            _driver: driver,
        })
    }

    /// Stops the sandbox and starts it again at the same place; the page stays open.
    pub async fn restart(&mut self) {
        self.sandbox = None;
        let away = "return document.getElementById('status').textContent.includes('away')";
        self.page.wait_for(away).await;
        let port = self.address.trim_end_matches('/').rsplit(':').next().expect("it has a port");
        self.sandbox = Some(sandbox(&self.folder, port).0);
        self.page.wait_for("return document.getElementById('status').textContent === ''").await;
        self.page.wait_for(BOT_IS_READY).await;
    }

    /// Somebody writes in a channel, with any page in the browser.
    pub async fn say_in(&self, channel: &str, name: &str, text: &str) {
        let client = http_client();
        let address = self.address.trim_end_matches('/');
        let world = client.get(format!("{address}/api/world?as=0")).send().await;
        let world: serde_json::Value =
            world.expect("it is asked").json().await.expect("it is read");
        let members = world["members"].as_array().expect("there are members");
        let member = members.iter().find(|it| it["name"] == name).expect("it is one of them");
        let said = json!({ "as": member["id"], "channel": channel, "text": text });
        let said = client.post(format!("{address}/api/say")).json(&said).send().await;
        assert!(said.expect("it is sent").status().is_success());
    }

    pub async fn end(self) {
        self.page.client.close().await.expect("the browser closes");
    }
}

const BOT_IS_READY: &str = "return (async () => {
    const member = document.getElementById('member-switch').value;
    const world = await (await fetch('/api/world?as=' + (member || 0))).json();
    return world.connected && world.commands.length > 0;
})()";

/// The program and the address of its page.
fn sandbox(folder: &Folder, port: &str) -> (Program, String) {
    let mut command = Command::new(PROGRAM);
    command.current_dir(&folder.0).args(["sandbox", "--port", port, "--data", "games"]);
    command.args(["--picture-delay", PICTURE_DELAY]);
    let address = |line: &str| line.strip_prefix("The sandbox is open: ").map(str::to_owned);
    Program::start(command, address).expect("the sandbox starts")
}

/// A driver of Chromium and its port, if there is one on this machine.
///
/// It takes one port for both kinds of addresses, which another program may have on one of them. Then it ends, and
/// the next try has another port.
fn driver() -> Option<(Program, u16)> {
    (0..3).find_map(|_| try_driver())
}

fn try_driver() -> Option<(Program, u16)> {
    let mut command = Command::new("chromedriver");
    command.arg("--port=0").stderr(Stdio::null());
    Program::start(command, |line| {
        line.split("started successfully on port ").nth(1)?.trim_end_matches('.').parse().ok()
    })
}

async fn browser(port: u16, profile: &Folder, screen: Screen) -> Client {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The system's preference: 0 is dark, 1 is light.
        &format!("--blink-settings=preferredColorScheme={}", u8::from(screen.phone)),
        &format!("--user-data-dir={}", profile.0.display()),
    ];
    let capabilities = json!({"goog:chromeOptions": {
        "args": arguments,
        "mobileEmulation": {"deviceMetrics": {
            "width": screen.width, "height": screen.height, "pixelRatio": if screen.phone { 2.0 } else { 1.0 },
            "mobile": screen.phone, "touch": screen.phone,
        }},
    }});
    let capabilities = capabilities.as_object().expect("it is an object").clone();
    ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .expect("the browser starts")
}
