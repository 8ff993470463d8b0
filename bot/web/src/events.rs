//! News of a game: whenever it changes, its open pages are told to look anew.

use crate::Site;
use crate::board_page::own_game;
use crate::fault::Fault;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// How often a page hears something, so that proxies keep its connection.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// The news of a game of the visitor's.
pub async fn events(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    // What changes from here on is told, so nothing is missed after the page has looked.
    let changes = site.services.desk.changes();
    let (game, _) = own_game(&site, &visitor, number).await?;
    let news = unfold((changes, game.id), |(mut changes, game)| async move {
        loop {
            match changes.recv().await {
                Ok(changed) if changed != game => {}
                // Whatever was missed, the page looks anew.
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    // Without data no browser would hear of it.
                    let event = Event::default().event("changed").data("look");
                    return Some((Ok(event), (changes, game)));
                }
                Err(RecvError::Closed) => return None,
            }
        }
    });
    Ok(Sse::new(news).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
