//! One's own games, the ones that wait first.

use crate::Site;
use crate::fault::Fault;
use crate::layout::page;
use crate::visitor::Visitor;
use crate::wording::{plain, shown, title};
use axum::extract::State;
use maud::{Markup, html};
use menagerie_core::message;
use menagerie_core::model::state::Game;
use std::sync::Arc;

/// The list of the visitor's running games.
pub async fn games(State(site): State<Arc<Site>>, visitor: Visitor) -> Result<Markup, Fault> {
    let store = &site.services.store;
    let mut games = store.running_games_of(&visitor.member).await?;
    let waits = |game: &Game| game.player(game.turn()) == &visitor.member;
    games.sort_by_key(|game| (!waits(game), game.deadline(), game.id));
    let reader = visitor.reader();
    let mut lines = Vec::with_capacity(games.len());
    for game in &games {
        let opponent = game.opponent_of(&visitor.member).unwrap_or(&game.players[1]);
        let line = message!(
            "page-game-line",
            variant = &game.variant().name,
            game = game.id.0,
            opponent,
            turn = if waits(game) { "own" } else { "other" }
        );
        lines.push((game.id, shown(store, &line, reader).await));
    }
    let name = plain(&message!("page-games"), reader);
    let body = html! {
        main class="words" {
            h1 { (name) }
            @if lines.is_empty() { p { (shown(store, &message!("page-no-games"), reader).await) } }
            ul class="games" {
                @for (game, line) in &lines { li { a href={ "/game/" (game) } { (line) } } }
            }
            form method="post" action="/out" {
                input type="hidden" name="key" value=(visitor.key);
                button { (plain(&message!("page-sign-out"), reader)) }
                button name="everywhere" value="yes" { (plain(&message!("page-sign-out-everywhere"), reader)) }
            }
        }
    };
    Ok(page(visitor.language(), &title(&name, reader), &[], &body))
}

/// Where there is no page.
pub async fn nowhere() -> Fault {
    Fault::NoPage
}
