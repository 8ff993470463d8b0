//! The visitor of a page: the account that is signed in, its member and language.

use crate::Site;
use crate::fault::Fault;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use menagerie_chat::account_limits::Turn;
use menagerie_chat::pages::hash;
use menagerie_chat::preferences::Preferences;
use menagerie_core::PlayerId;
use menagerie_core::community::types::Holder;
use menagerie_words::{Language, Reader};
use std::sync::Arc;

/// Somebody who is signed in.
pub struct Visitor {
    /// The account by which they came from a chat.
    pub account: PlayerId,
    /// The member whose account it is.
    pub member: PlayerId,
    /// Their settings.
    pub preferences: Preferences,
    /// The hash of their cookie.
    pub session: String,
    /// The language of their browser.
    browser: Language,
    /// The key that each form of theirs holds, so that no other page can send one.
    pub key: String,
}

impl Visitor {
    /// The language in which they read.
    pub fn language(&self) -> Language {
        self.preferences.language.unwrap_or(self.browser)
    }

    /// How they read the catalogue: with the words of the network from which they came.
    pub fn reader(&self) -> Reader {
        Reader { language: self.language(), network: network_of(&self.account) }
    }

    /// Whether a form was sent from a page of theirs.
    ///
    /// # Errors
    /// When it was not.
    pub fn checks(&self, key: &str) -> Result<(), Fault> {
        if key == self.key { Ok(()) } else { Err(Fault::TooOld(self.reader())) }
    }
}

/// The network whose words are read on the pages of an account.
pub fn network_of(account: &PlayerId) -> &'static str {
    if account.network() == "matrix" { "matrix" } else { "discord" }
}

/// The language that a browser asks for first, of those that there are.
pub fn language_of(headers: &HeaderMap) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let mut tags = wanted.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
    tags.find_map(Language::of_locale).unwrap_or(Language::ENGLISH)
}

/// Whether a text has the form of our secrets.
pub fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The name of the cookie. Where there is TLS, browsers take it from nobody else.
fn name(site: &Site) -> &'static str {
    if site.is_secure() { "__Host-menagerie" } else { "menagerie" }
}

/// The header with the cookie that signs somebody in for so many seconds; out with none.
pub fn cookie(site: &Site, secret: &str, seconds: i64) -> String {
    let secure = if site.is_secure() { "; Secure" } else { "" };
    let name = name(site);
    format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

impl FromRequestParts<Arc<Site>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Fault> {
        let jar = CookieJar::from_headers(&parts.headers);
        let secret = jar.get(name(site)).map(|cookie| cookie.value().to_owned());
        let secret = secret.filter(|secret| is_secret(secret)).ok_or(Fault::SignedOut)?;
        let session = hash(&secret);
        let store = &site.services.store;
        let account = store.page_session(&session, site.services.clock.now()).await?;
        let account = account.ok_or(Fault::SignedOut)?;
        match site.askers.turn(account.clone()) {
            Turn::Now => {}
            Turn::After(wait) => tokio::time::sleep(wait).await,
            Turn::Told | Turn::Never => return Err(Fault::TooFast),
        }
        let member = store.member_of(&account).await?;
        let settings = store.settings(&Holder::Player(member.clone())).await?;
        let preferences = Preferences::of(&settings);
        let key = hash(&format!("form:{secret}"));
        let browser = language_of(&parts.headers);
        Ok(Self { account, member, preferences, session, browser, key })
    }
}
