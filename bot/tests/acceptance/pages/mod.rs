//! The pages in a browser: who comes in, what they see, and what they play there; also tried on PostgreSQL.

mod coming_in;
mod looking_back;
mod news;
mod playing;

use crate::http_client::http_client;
use crate::operation::engine::Screen;
use crate::table::{Folder, Table, call, person};
use menagerie_chat::clock::Clock;
use menagerie_chat::conversation::{Opening, command};
use menagerie_chat::deliver::{Front, Fronts};
use menagerie_chat::engine::Engine;
use menagerie_chat::pages::Pages;
use menagerie_core::community::types::{Holder, Setting};
use menagerie_core::model::CommandName;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::task::JoinHandle;

/// A clock that stands where it is set.
struct SetClock(AtomicI64);

impl Clock for SetClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }
}

/// The pages of a bot, on which Ann and Bob play game 1.
struct Site {
    engine: Engine,
    store: Arc<Store>,
    clock: Arc<SetClock>,
    url: String,
    client: Client,
    serving: JoinHandle<()>,
    _folder: Folder,
}

impl Site {
    async fn open() -> Self {
        Self::over(Table::with_game().await).await
    }

    /// The pages of these games.
    async fn over(table: Table) -> Self {
        let clock = Arc::new(SetClock(AtomicI64::new(table.now())));
        let Table { store, folder, .. } = table;
        let store = Arc::new(store);
        let fronts: Fronts = [Screen::new(true) as Arc<dyn Front>].into_iter().collect();
        let dice = Box::new(StdRng::seed_from_u64(3));
        let ours = Arc::clone(&clock) as Arc<dyn Clock>;
        let mut engine = Engine::start(Arc::clone(&store), ours, dice, fronts);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let url = format!("http://{}", listener.local_addr().expect("it has one"));
        engine.lead_to(Pages { url: url.as_str().into() });
        let services = engine.services();
        let serving = tokio::spawn(menagerie_web::serve_on(listener, url.clone(), services));
        let client = http_client();
        Self { engine, store, clock, url, client, serving, _folder: folder }
    }

    /// The personal link of somebody, as the chat gives it.
    async fn link(&self, who: &str, opening: Opening) -> String {
        let services = self.engine.services();
        let pages = services.pages.expect("there are pages");
        let answer = pages.lead(&self.store, &person(who), opening, self.clock.now()).await;
        answer.link.expect("there is a link")
    }

    /// Somebody who has come in by their link.
    async fn visitor(&self, who: &str) -> Visitor<'_> {
        let link = self.link(who, Opening::Game(GameId(1))).await;
        let answer = self.client.post(link).send().await.expect("it is answered");
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        let cookie = answer.headers()["set-cookie"].to_str().expect("it is text");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Visitor { site: self, cookie }
    }

    async fn plies(&self) -> usize {
        let game = self.store.game(GameId(1)).await.expect("it is read").expect("it is there");
        game.line.ply()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Somebody sets their language.
async fn speak(site: &Site, holder: Holder, language: &str) {
    let call = call("Ann", "language", site.clock.now().0, {
        let options = [("language".to_owned(), language.to_owned())].into_iter().collect();
        command(CommandName::Settings, &options, None).expect("it is decided at the desk")
    });
    site.engine.services().desk.ask(call).await.expect("it is decided");
    let settings = site.store.settings(&holder).await.expect("it is read");
    assert_eq!(settings.get(&Setting::Language).map(String::as_str), Some(language));
}

/// Somebody who is signed in.
struct Visitor<'a> {
    site: &'a Site,
    cookie: String,
}

impl Visitor<'_> {
    async fn get(&self, path: &str) -> Response {
        let asked = self.site.client.get(format!("{}{path}", self.site.url));
        asked.header("cookie", &self.cookie).send().await.expect("it is answered")
    }

    async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.expect("it is text")
    }

    async fn state(&self) -> Value {
        self.get("/game/1/state").await.json().await.expect("it is data")
    }

    /// The key that the forms of this visitor hold.
    async fn key(&self) -> String {
        let page = self.text("/game/1").await;
        let (_, rest) = page.split_once("name=\"key\" value=\"").expect("there is a form");
        rest.split('"').next().unwrap_or_default().to_owned()
    }

    /// Sends a form, as the script does.
    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let asked = self.site.client.post(format!("{}{path}", self.site.url));
        let asked = asked.header("cookie", &self.cookie).header("accept", "application/json");
        asked.form(fields).send().await.expect("it is answered")
    }

    /// Types a move in the position that stands now.
    async fn play(&self, text: &str, nonce: &str) -> Response {
        self.send(text, nonce, &[]).await
    }

    /// Taps it.
    async fn tap(&self, text: &str, nonce: &str) -> Response {
        self.send(text, nonce, &[("tapped", "yes")]).await
    }

    async fn send(&self, text: &str, nonce: &str, more: &[(&str, &str)]) -> Response {
        let (key, state) = (self.key().await, self.state().await);
        let (ply, back) = (state["ply"].to_string(), state["taken_back"].to_string());
        let fields = [
            ("key", key.as_str()),
            ("move", text),
            ("ply", &ply),
            ("taken_back", &back),
            ("nonce", nonce),
        ];
        self.post("/game/1/move", &[&fields[..], more].concat()).await
    }
}
