//! The actions of a person at the page, and the parts that they can see.

use super::evening::Screen;
use crate::server::TIMEOUT;
use fantoccini::actions::{InputSource, PointerAction, TouchActions, WheelAction, WheelActions};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tokio::time::Instant;

/// Whether the list is at its end, give or take a rounded pixel.
pub const AT_THE_END: &str = "const box = document.getElementById('scroller');
    return box.scrollHeight - box.scrollTop - box.clientHeight < 2";

/// How often a page is asked again.
const PAUSE: Duration = Duration::from_millis(50);

/// A page with somebody before it.
pub struct Page {
    pub client: Client,
    pub screen: Screen,
}

impl Page {
    pub async fn find(&self, selector: &str) -> Element {
        let found = self.client.wait().at_most(TIMEOUT).for_element(Locator::Css(selector));
        found.await.unwrap_or_else(|error| panic!("{selector} is not on the page: {error}"))
    }

    /// Clicks as soon as it can be clicked: messages are drawn anew when they change.
    pub async fn click(&self, selector: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while self.find(selector).await.click().await.is_err() {
            assert!(Instant::now() < deadline, "{selector} cannot be clicked");
            tokio::time::sleep(PAUSE).await;
        }
    }

    pub async fn choose(&self, selector: &str, label: &str) {
        let chosen = self.find(selector).await.select_by_label(label).await;
        chosen.unwrap_or_else(|error| panic!("{label} cannot be chosen in {selector}: {error}"));
    }

    pub async fn type_into(&self, selector: &str, text: &str) {
        self.find(selector).await.send_keys(text).await.expect("it can be typed into");
    }

    pub async fn say(&self, text: &str) {
        self.type_into("#composer", text).await;
        self.click("#send").await;
    }

    /// Says something as somebody else, who sits before a page of their own; in this channel.
    pub async fn say_as(&self, name: &str, text: &str) {
        self.ask(&format!(
            "return (async () => {{
                const world = await (await fetch('/api/world?as=0')).json();
                const member = world.members.find(it => it.name === '{name}').id;
                const channel = document.querySelector('#channels [aria-current]').dataset.channelId;
                await fetch('/api/say', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }},
                    body: JSON.stringify({{ as: member, channel, text: '{text}' }}) }});
            }})()"
        ))
        .await;
    }

    /// Opens a slash command's fields.
    pub async fn command(&self, name: &str) {
        self.type_into("#composer", &format!("/{name}")).await;
        self.click(&format!("[data-command=\"{name}\"]")).await;
    }

    /// Waits until the messages contain `words`.
    pub async fn read(&self, words: &str) -> String {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let text = self.text("#messages").await;
            if text.contains(words) {
                return text;
            }
            if Instant::now() > deadline {
                self.keep("failed").await;
                panic!("“{words}” is not among the messages:\n{text}");
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The text that is shown of an element. The page says it itself: the driver looks at every part of the
    /// element, and is asked often.
    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await;
        let text =
            self.ask(&format!("return document.querySelector('{selector}')?.innerText")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    pub async fn become_member(&self, name: &str) {
        self.open_sidebar().await;
        self.choose("#member-switch", name).await;
        self.wait_for(&format!("return document.title.includes('{name}')")).await;
    }

    pub async fn open_channel(&self, selector: &str) {
        self.open_sidebar().await;
        self.click(selector).await;
        self.wait_for(&format!(
            "return document.querySelector('{selector}').ariaCurrent === 'page'"
        ))
        .await;
    }

    /// On a phone the channels are behind a button.
    pub async fn open_sidebar(&self) {
        let closed = "const menu = document.getElementById('menu');
            return menu.offsetParent !== null && menu.ariaExpanded !== 'true'";
        if self.ask(closed).await == json!(true) {
            self.click("#menu").await;
        }
    }

    /// The finds of a script on the page.
    pub async fn ask(&self, script: &str) -> Value {
        let answer = self.client.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{error} in: {script}"))
    }

    /// A number that a script finds on the page.
    pub async fn measure(&self, script: &str) -> f64 {
        let found = self.ask(script).await;
        found.as_f64().unwrap_or_else(|| panic!("{found} is no number: {script}"))
    }

    /// Waits until a script says true.
    pub async fn wait_for(&self, script: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while self.ask(script).await != json!(true) {
            if Instant::now() > deadline {
                self.keep("failed").await;
                panic!("this does not come true on the {}: {script}", self.screen.name);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Scrolls the messages up by hand: with the wheel, or with a finger.
    pub async fn scroll_up(&self) {
        let (x, y, by) = (self.screen.width / 2, self.screen.height / 3, self.screen.height / 2);
        let top = "return document.getElementById('scroller').scrollTop";
        let before = self.measure(top).await;
        if self.screen.phone {
            let duration = Some(Duration::from_millis(200));
            let finger = TouchActions::new("finger".to_owned())
                .then(PointerAction::MoveTo { duration: None, x: x.into(), y: y.into() })
                .then(PointerAction::Down { button: 0 })
                .then(PointerAction::MoveTo { duration, x: x.into(), y: (y + by).into() })
                .then(PointerAction::Up { button: 0 });
            self.client.perform_actions(finger).await.expect("a finger can be moved");
        } else {
            let wheel = WheelActions::new("wheel".to_owned()).then(WheelAction::Scroll {
                duration: None,
                x: x.into(),
                y: y.into(),
                delta_x: 0,
                delta_y: -i64::from(by),
            });
            self.client.perform_actions(wheel).await.expect("a wheel can be turned");
        }
        // Both go on for a moment by themselves.
        self.wait_for(&format!(
            "return new Promise((done) => {{
                const box = document.getElementById('scroller');
                const from = box.scrollTop;
                let calm = 0;
                const look = () => {{
                    if (box.scrollTop !== from) done(false);
                    else if (++calm === 10) done(from < {before} - 100);
                    else requestAnimationFrame(look);
                }};
                look();
            }})"
        ))
        .await;
    }

    /// Keeps a picture of the page for somebody to look at.
    pub async fn keep(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("the page can be pictured");
        let name = format!("{}-{name}.png", self.screen.name);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(path, picture).expect("the folder is writable");
    }
}
