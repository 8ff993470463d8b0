//! The README's promise, in a real browser: start the sandbox, challenge, accept, play, resign.

use crate::server::{Folder, PATIENCE, PROGRAM};
use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The width and height of a phone, in CSS pixels.
const PHONE: (u32, u32) = (390, 844);

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
        // Whoever prints on needs somebody who reads.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Some((program, found))
    }
}

/// A driver of Chromium and its port, if there is one on this machine.
fn driver() -> Option<(Program, u16)> {
    let mut command = Command::new("chromedriver");
    command.arg("--port=0").stderr(Stdio::null());
    Program::start(command, |line| {
        line.split("started successfully on port ").nth(1)?.trim_end_matches('.').parse().ok()
    })
}

async fn open(port: u16, profile: &Folder) -> Client {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        &format!("--user-data-dir={}", profile.0.display()),
    ];
    let capabilities = json!({"goog:chromeOptions": {
        "args": arguments,
        "mobileEmulation": {"deviceMetrics": {"width": PHONE.0, "height": PHONE.1, "pixelRatio": 2.0}},
    }});
    let capabilities = capabilities.as_object().expect("it is an object").clone();
    ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .expect("the browser starts")
}

/// A page with somebody before it.
struct Page {
    client: Client,
}

impl Page {
    async fn find(&self, selector: &str) -> Element {
        self.client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(selector))
            .await
            .unwrap_or_else(|error| panic!("{selector} is not on the page: {error}"))
    }

    /// Clicks as soon as it can be clicked: messages are drawn anew when they change.
    async fn click(&self, selector: &str) {
        for _ in 0..100 {
            if self.find(selector).await.click().await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{selector} cannot be clicked");
    }

    async fn choose(&self, selector: &str, label: &str) {
        let chosen = self.find(selector).await.select_by_label(label).await;
        chosen.unwrap_or_else(|error| panic!("{label} cannot be chosen in {selector}: {error}"));
    }

    async fn type_into(&self, selector: &str, text: &str) {
        self.find(selector).await.send_keys(text).await.expect("it can be typed into");
    }

    async fn say(&self, text: &str) {
        self.type_into("#composer", text).await;
        self.click("#send").await;
    }

    /// Opens a slash command's fields.
    async fn command(&self, name: &str) {
        self.type_into("#composer", &format!("/{name}")).await;
        self.click(&format!("[data-command=\"{name}\"]")).await;
    }

    /// Waits until the messages contain `words`.
    async fn read(&self, words: &str) -> String {
        let mut text = String::new();
        for _ in 0..400 {
            text = self.find("#messages").await.text().await.unwrap_or_default();
            if text.contains(words) {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("“{words}” is not among the messages:\n{text}");
    }

    async fn become_member(&self, name: &str) {
        self.open_sidebar().await;
        self.choose("#member-switch", name).await;
    }

    async fn open_channel(&self, selector: &str) {
        self.open_sidebar().await;
        self.click(selector).await;
    }

    /// On a phone the channels are behind a button.
    async fn open_sidebar(&self) {
        let menu = self.find("#menu").await;
        if menu.is_displayed().await.unwrap_or(false)
            && menu.attr("aria-expanded").await.ok().flatten().as_deref() != Some("true")
        {
            menu.click().await.expect("the menu opens");
        }
    }

    /// Keeps a picture of the page for somebody to look at.
    async fn keep(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("the page can be pictured");
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        std::fs::write(path, picture).expect("the folder is writable");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_in_a_browser() {
    let Some((_driver, port)) = driver() else {
        assert!(
            std::env::var_os("MENAGERIE_BROWSER_REQUIRED").is_none(),
            "chromedriver does not start"
        );
        println!("skipped, because there is no chromedriver on this machine");
        return;
    };
    let folder = Folder::new("browser");
    let mut command = Command::new(PROGRAM);
    command.current_dir(&folder.0).args(["sandbox", "--port", "0", "--data", "games"]);
    let address = |line: &str| line.strip_prefix("The sandbox is open: ").map(str::to_owned);
    let (_sandbox, address) = Program::start(command, address).expect("the sandbox starts");

    let profile = Folder::new("profile");
    let client = open(port, &profile).await;
    client.goto(&format!("{address}?as=Ann")).await.expect("the page opens");
    let page = Page { client };
    page.open_channel("#channels button").await;

    // The commands come with the bot; the page shows them as soon as it is connected.
    let connected = page.client.wait().at_most(PATIENCE);
    connected
        .for_element(Locator::XPath("//*[@id='status' and normalize-space(.)='']"))
        .await
        .expect("the bot connects");
    page.command("challenge").await;
    page.choose("#option-opponent", "Bob").await;
    page.choose("#option-variant", "Terachess II (16×16)").await;
    page.choose("#option-colour", "I move first").await;
    page.keep("challenge").await;
    page.click("#send").await;
    page.read("You have made the challenge").await;

    page.become_member("Bob").await;
    page.read("Ann challenges @Bob").await;
    page.click("[data-custom-id=\"1:accept:1\"]").await;
    page.read("has accepted the challenge").await;
    page.open_channel("#channels .thread").await;
    page.read("it is your move").await;

    let plies = [
        ("Ann", "d2g5", "T d2-g5"),
        ("Bob", "g13g11", "p g13-g11"),
        ("Ann", "g5-g8", "T g5-g8"),
        ("Bob", "P e13-e11", "p e13-e11"),
        ("Ann", "Txg11", "T g8-g11"),
        ("Bob", "h11", "p h13-h11"),
        ("Ann", "e4 e6", "P e4-e6"),
        ("Bob", "d13d11", "p d13-d11"),
        ("Ann", "d6", "P d4-d6"),
        ("Bob", "c11", "p c13-c11"),
    ];
    for (who, typed, canonical) in plies {
        page.become_member(who).await;
        if typed == "h11" {
            page.say("h13h9").await;
            page.read("h13h9").await;
            page.read("Pawn").await;
        }
        page.say(typed).await;
        page.read(canonical).await;
    }
    let text = page.read("takes the Pawn on g11").await;
    assert!(text.contains("@Ann, it is your move (White)."), "{text}");
    // Every picture has words for those who cannot see it, and has arrived.
    let pictures =
        page.client.find_all(Locator::Css("#messages img")).await.expect("there are some");
    assert!(pictures.len() >= 11, "{} pictures", pictures.len());
    for picture in &pictures {
        let alt = picture.attr("alt").await.expect("it is there").unwrap_or_default();
        assert!(alt.starts_with("Terachess II, game 1, move ") && alt.contains("King h2"), "{alt}");
    }
    let arrived = "return [...document.querySelectorAll('#messages img')].every(it => it.naturalWidth > 1000)";
    let arrived = page.client.execute(arrived, Vec::new()).await.expect("it runs");
    assert_eq!(arrived, json!(true), "a picture has not arrived");
    page.keep("game").await;

    page.command("resign").await;
    page.click("#send").await;
    page.read("Resign game 1").await;
    page.click("[data-custom-id=\"1:resign:1\"]").await;
    page.read("Ann (White) has won!").await;
    page.keep("resigned").await;
    page.client.close().await.expect("the browser closes");
}
