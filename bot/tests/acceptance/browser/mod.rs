//! The README's promise, in a real browser: start the sandbox, challenge, accept, play, resign; on a
//! desktop and on a phone, with pictures that are slow to load.

use crate::server::{Folder, PATIENCE, PROGRAM};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How many milliseconds late pictures are: long enough for what moves when they arrive to be seen.
const PICTURE_DELAY: &str = "1200";

/// What the page is looked at with.
#[derive(Clone, Copy)]
struct Screen {
    name: &'static str,
    /// In CSS pixels.
    width: u32,
    height: u32,
    phone: bool,
}

const DESKTOP: Screen = Screen { name: "desktop", width: 1280, height: 900, phone: false };
const PHONE: Screen = Screen { name: "phone", width: 390, height: 844, phone: true };

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

async fn open(port: u16, profile: &Folder, screen: Screen) -> Client {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // One of the two shows the dark theme.
        if screen.phone { "--light" } else { "--blink-settings=preferredColorScheme=0" },
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

/// A page with somebody before it.
struct Page {
    client: Client,
    screen: Screen,
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
        for _ in 0..100 {
            text = self.find("#messages").await.text().await.unwrap_or_default();
            if text.contains(words) {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.keep("failed").await;
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

    /// What a script finds on the page.
    async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.expect("the script runs")
    }

    /// Waits until a script says true.
    async fn wait_for(&self, script: &str) {
        for _ in 0..150 {
            if self.ask(script).await == json!(true) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.keep("failed").await;
        panic!("this does not come true on the {}: {script}", self.screen.name);
    }

    /// The newest message has to be in sight, to its last line.
    async fn is_at_the_end(&self) -> bool {
        self.ask(AT_THE_END).await == json!(true)
    }

    /// Keeps a picture of the page for somebody to look at.
    async fn keep(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("the page can be pictured");
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("{}-{name}.png", self.screen.name));
        std::fs::write(path, picture).expect("the folder is writable");
    }
}

/// Whether the list is at its end, give or take a rounded pixel.
const AT_THE_END: &str = "const box = document.getElementById('scroller');
    return box.scrollHeight - box.scrollTop - box.clientHeight < 2";
const PICTURES_ARE_HERE: &str = "const all = [...document.querySelectorAll('#messages img')];
    return all.length > 0 && all.every(it => it.complete && it.naturalWidth > 1000)";
const LIST_HEIGHT: &str = "return document.getElementById('scroller').scrollHeight";

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_on_a_desktop() {
    play(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_on_a_phone() {
    play(PHONE).await;
}

async fn play(screen: Screen) {
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
    command.args(["--picture-delay", PICTURE_DELAY]);
    let address = |line: &str| line.strip_prefix("The sandbox is open: ").map(str::to_owned);
    let (_sandbox, address) = Program::start(command, address).expect("the sandbox starts");

    let profile = Folder::new("profile");
    let client = open(port, &profile, screen).await;
    client.goto(&format!("{address}?as=Ann")).await.expect("the page opens");
    let page = Page { client, screen };
    page.open_channel("#channels button").await;

    // The commands come with the bot; the page shows them as soon as it is connected.
    let connected = page.client.wait().at_most(PATIENCE);
    connected
        .for_element(Locator::XPath("//*[@id='status' and normalize-space(.)='']"))
        .await
        .expect("the bot connects");
    first_steps(&page).await;
    keys_choose_a_command(&page).await;
    challenge(&page).await;
    page.read("You have made the challenge").await;

    page.become_member("Bob").await;
    page.read("Ann challenges @Bob").await;
    page.click("[data-custom-id=\"1:accept:1\"]").await;
    page.read("has accepted the challenge").await;
    the_list_says_whose_turn_it_is(&page).await;
    page.open_channel("#channels .thread").await;
    page.read("it is your move").await;

    for (who, typed, canonical) in PLIES {
        page.become_member(who).await;
        if typed == "h11" {
            page.say("h13h9").await;
            page.read("h13h9").await;
            page.read("Pawn").await;
        }
        page.say(typed).await;
        page.read(canonical).await;
        page.wait_for(AT_THE_END).await;
    }
    let text = page.read("takes the Pawn on g11").await;
    assert!(text.contains("@Ann, it is your move (White)."), "{text}");
    // Nothing moves when the last pictures arrive.
    let before = page.ask(LIST_HEIGHT).await;
    page.wait_for(PICTURES_ARE_HERE).await;
    assert_eq!(page.ask(LIST_HEIGHT).await, before);
    assert!(page.is_at_the_end().await);
    // Every picture has words for those who cannot see it.
    let pictures =
        page.client.find_all(Locator::Css("#messages img")).await.expect("there are some");
    assert!(pictures.len() >= 11, "{} pictures", pictures.len());
    for picture in &pictures {
        let alt = picture.attr("alt").await.expect("it is there").unwrap_or_default();
        assert!(alt.starts_with("Terachess II, game 1, move ") && alt.contains("King h2"), "{alt}");
    }
    page.keep("game").await;
    pictures_have_discords_size(&page).await;
    the_viewer_shows_the_whole_board(&page).await;
    a_reader_who_scrolled_up_is_left_alone(&page).await;

    page.command("resign").await;
    page.click("#send").await;
    page.read("Resign game 1").await;
    page.click("[data-custom-id=\"1:resign:1\"]").await;
    page.read("Ann (White) has won!").await;
    page.wait_for(
        "return document.querySelector('#channels .thread.ended .note')?.textContent === 'ended'",
    )
    .await;
    page.open_sidebar().await;
    page.keep("resigned").await;
    page.client.close().await.expect("the browser closes");
}

const PLIES: [(&str, &str, &str); 10] = [
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

/// An empty page says what to do.
async fn first_steps(page: &Page) {
    let welcome = page.find("#welcome").await.text().await.expect("it is shown");
    for words in ["Welcome, Ann", "/challenge opponent:Bob variant:terachess-2", "Accept", "/help"]
    {
        assert!(welcome.contains(words), "{words:?} is not in: {welcome}");
    }
    page.keep("welcome").await;
}

/// The arrow keys go through the list of commands, and Enter chooses.
async fn keys_choose_a_command(page: &Page) {
    page.type_into("#composer", "/").await;
    let marked = "return document.getElementById(document.getElementById('composer')
        .getAttribute('aria-activedescendant')).dataset.command";
    let all = "return [...document.querySelectorAll('#command-list button')].map(it => it.dataset.command)";
    let all = page.ask(all).await;
    assert_eq!(page.ask(marked).await, all[0]);
    page.type_into("#composer", &char::from(Key::Down).to_string()).await;
    page.type_into("#composer", &char::from(Key::Down).to_string()).await;
    page.type_into("#composer", &char::from(Key::Up).to_string()).await;
    assert_eq!(page.ask(marked).await, all[1]);
    page.keep("commands").await;
    page.type_into("#composer", &char::from(Key::Enter).to_string()).await;
    let title = page.find("#command-form .title").await.text().await.expect("it is shown");
    assert!(title.starts_with(&format!("/{}", all[1].as_str().expect("a name"))), "{title}");
    page.ask("document.getElementById('compose').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))").await;
}

/// By its fields on a phone, and on a desktop as one line of text.
async fn challenge(page: &Page) {
    if !page.screen.phone {
        return page.say("/challenge opponent:Bob variant:terachess-2 colour:first").await;
    }
    page.command("challenge").await;
    page.choose("#option-opponent", "Bob").await;
    page.choose("#option-variant", "Terachess II (16×16)").await;
    page.choose("#option-colour", "I move first").await;
    page.keep("challenge").await;
    page.click("#send").await;
}

/// Bob, who has not opened the thread, sees that something is new in it and that Ann is to move;
/// Ann sees that it is her move. The whole name is there.
async fn the_list_says_whose_turn_it_is(page: &Page) {
    let notes = |expected: &str| {
        format!(
            "return [...document.querySelectorAll('#channels .thread .note')].map(it => it.textContent).join() === '{expected}'"
        )
    };
    page.wait_for(&notes("Ann to move,mentions you")).await;
    page.become_member("Ann").await;
    page.wait_for(&notes("your move,mentions you")).await;
    page.open_sidebar().await;
    page.keep("unread").await;
    let cut = "const it = document.querySelector('#channels .thread');
        return it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight";
    assert_eq!(page.ask(cut).await, json!(false), "the name of the thread is cut off");
}

/// At most 350 px high on a desktop; on a phone as wide as the screen.
async fn pictures_have_discords_size(page: &Page) {
    let size =
        "const it = [...document.querySelectorAll('#messages img')].at(-1).getBoundingClientRect();
        return [it.width, it.height]";
    let size = page.ask(size).await;
    let (width, height) = (size[0].as_f64().unwrap_or(0.0), size[1].as_f64().unwrap_or(0.0));
    if page.screen.phone {
        assert!(width >= f64::from(page.screen.width) - 1.0, "{size}");
    } else {
        assert!(height > 340.0 && height < 351.0, "{size}");
    }
}

/// A press shows the whole board in the window; a second press shows it larger, a third as before.
async fn the_viewer_shows_the_whole_board(page: &Page) {
    page.ask("[...document.querySelectorAll('#messages .picture')].at(-1).click()").await;
    let fits = "const it = document.getElementById('viewer-image').getBoundingClientRect();
        return it.width > 300 && it.left >= 0 && it.top >= 0 && it.right <= innerWidth && it.bottom <= innerHeight";
    let width = "return document.getElementById('viewer-image').getBoundingClientRect().width";
    page.wait_for(fits).await;
    page.keep("viewer").await;
    let whole = page.ask(width).await.as_f64().unwrap_or(0.0);
    page.click("#viewer-zoom").await;
    let zoomed = page.ask(width).await.as_f64().unwrap_or(0.0);
    assert!(zoomed >= 1.9 * whole, "{whole} px become {zoomed} px");
    page.keep("zoomed").await;
    page.click("#viewer-zoom").await;
    page.wait_for(fits).await;
    page.click("#viewer-close").await;
    page.wait_for("return !document.getElementById('viewer').open").await;
}

/// What others write does not move a reader who has scrolled up: a button tells of it.
async fn a_reader_who_scrolled_up_is_left_alone(page: &Page) {
    page.ask("document.getElementById('scroller').scrollTop = 300").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let other = "const world = await (await fetch('/api/world?as=0')).json();
        const cid = world.members.find(it => it.name === 'Cid').id;
        const channel = document.querySelector('#channels [aria-current]').dataset.channelId;
        await fetch('/api/say', { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ as: cid, channel, text: 'a fine game' }) })";
    page.ask(&format!("return (async () => {{ {other} }})()")).await;
    page.read("a fine game").await;
    page.wait_for("return !document.getElementById('to-end').hidden").await;
    assert_eq!(page.ask("return document.getElementById('scroller').scrollTop").await, json!(300));
    page.keep("scrolled-up").await;
    page.click("#to-end").await;
    page.wait_for(AT_THE_END).await;
    // One's own words are seen, wherever one was.
    page.ask("document.getElementById('scroller').scrollTop = 300").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    page.say("thank you").await;
    page.read("thank you").await;
    page.wait_for(AT_THE_END).await;
}
