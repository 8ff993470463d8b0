//! The way in and out. Chat programs fetch links to preview them, so a link alone does nothing: only the
//! button on its page uses it up.

use crate::Site;
use crate::fault::Fault;
use crate::layout::page;
use crate::visitor::{Visitor, cookie};
use crate::wording::{plain, title};
use axum::extract::{Form, Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use menagerie_chat::pages::{hash, secret};
use menagerie_core::message;
use menagerie_store::PAGE_SESSION_LASTS;
use menagerie_words::{Language, Reader};
use serde::Deserialize;
use std::sync::Arc;

/// Nobody is known yet, so their language is not, either.
const READER: Reader = Reader { language: Language::ENGLISH, network: "discord" };

/// Asks whether to come in.
pub async fn ask(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
) -> Result<Markup, Fault> {
    let now = site.services.clock.now();
    if !site.services.store.knows_page_link(&hash(&token), now).await? {
        return Err(Fault::UsedLink);
    }
    let name = plain(&message!("page-continue"), READER);
    let body = html! {
        main class="words" {
            h1 { "Menagerie" }
            p { (plain(&message!("page-signs-in"), READER)) }
            form method="post" { button class="main" { (name) } }
        }
    };
    Ok(page(Language::ENGLISH, &title(&name, READER), &[], &body))
}

/// Uses the link up, and signs its account in.
pub async fn come_in(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
) -> Result<Response, Fault> {
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
