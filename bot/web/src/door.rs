//! The way in and out. Chat programs fetch links to preview them, so a link alone does nothing: only the
//! button on its page uses it up.

use crate::Site;
use crate::fault::Fault;
use crate::layout::page;
use crate::visitor::{Visitor, cookie, is_secret, language_of, network_of};
use crate::wording::{plain, shown, title};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use menagerie_chat::pages::{hash, secret};
use menagerie_core::{PlayerId, message};
use menagerie_store::PAGE_SESSION_LASTS;
use menagerie_words::Reader;
use serde::Deserialize;
use std::sync::Arc;

/// Asks whether to come in, and says as whom.
pub async fn ask(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
    headers: HeaderMap,
    visitor: Result<Visitor, Fault>,
) -> Result<Response, Fault> {
    let store = &site.services.store;
    let account = match (known(&site, &token).await, visitor) {
        (Ok(account), _) => account,
        // A visitor who goes back to a link that they have used is in already.
        (Err(Fault::UsedLink), Ok(_)) => return Ok(Redirect::to("/").into_response()),
        (Err(fault), _) => return Err(fault),
    };
    let reader = Reader { language: language_of(&headers), network: network_of(&account) };
    let name = plain(&message!("page-continue"), reader);
    let signs_in = shown(store, &message!("page-signs-in", player = &account), reader).await;
    let body = html! {
        main class="words" {
            h1 { "Menagerie" }
            p { (signs_in) }
            form method="post" { button class="main" { (name) } }
        }
    };
    Ok(page(reader.language, &title(&name, reader), &[], &body).into_response())
}

/// The account of a link that is good still. What cannot be one is not looked for.
async fn known(site: &Site, token: &str) -> Result<PlayerId, Fault> {
    if !is_secret(token) {
        return Err(Fault::UsedLink);
    }
    let now = site.services.clock.now();
    let account = site.services.store.account_of_page_link(&hash(token), now).await?;
    account.ok_or(Fault::UsedLink)
}

/// Uses the link up, and signs its account in.
pub async fn come_in(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
) -> Result<Response, Fault> {
    // Nobody can make the store write without a link.
    known(&site, &token).await?;
    let session = secret().map_err(Fault::Random)?;
    let now = site.services.clock.now();
    let used = site.services.store.use_page_link(&hash(&token), &hash(&session), now).await?;
    let (_, game) = used.ok_or(Fault::UsedLink)?;
    let to = game.map_or_else(|| "/".to_owned(), |game| format!("/game/{game}"));
    let cookie = cookie(&site, &session, PAGE_SESSION_LASTS);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&to)).into_response())
}

/// The form to sign out.
#[derive(Deserialize)]
pub struct Out {
    key: String,
    /// Whether all browsers are signed out.
    everywhere: Option<String>,
}

/// Signs out this browser, or all of the account.
pub async fn go_out(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Form(form): Form<Out>,
) -> Result<Response, Fault> {
    visitor.checks(&form.key)?;
    let store = &site.services.store;
    match form.everywhere {
        Some(_) => store.end_page_sessions_of(&visitor.account).await?,
        None => store.end_page_session(&visitor.session).await?,
    }
    Ok(([(SET_COOKIE, cookie(&site, "", 0))], Fault::SignedOut).into_response())
}
