//! News of a game: whenever it changes, its open pages are told to look anew.

use crate::Site;
use crate::board_page::own_game;
use crate::fault::Fault;
use crate::listeners::Listens;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use menagerie_core::GameId;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

/// How often a page hears something, so that proxies keep its connection.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// How often it is looked whether its visitor is still signed in, and after how long it connects again.
const LOOK_EVERY: Duration = Duration::from_mins(1);
const LONGEST: Duration = Duration::from_hours(1);

/// The news of a game of the visitor's.
pub async fn events(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    // The subscription comes before the look at the game, so nothing is missed between the two.
    let changes = site.services.desk.changes();
    let (game, _) = own_game(&site, &visitor, number).await?;
    let counted = site.listeners.enter(&visitor.account).ok_or(Fault::TooFast)?;
    let listener = Listener {
        site,
        changes,
        game: game.id,
        session: visitor.session,
        until: Instant::now() + LONGEST,
        _counted: counted,
    };
    let news = unfold(listener, |mut listener| async move {
        listener.next().await.then_some(())?;
        // Without data no browser would hear of it.
        let event = Event::default().event("changed").data("look");
        Some((Ok(event), listener))
    });
    Ok(Sse::new(news).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// An open page that waits for news of a game.
struct Listener {
    site: Arc<Site>,
    changes: Receiver<GameId>,
    game: GameId,
    session: String,
    until: Instant,
    _counted: Listens,
}

impl Listener {
    /// Waits until the game changes. Not if its page has to connect again, or is signed out.
    async fn next(&mut self) -> bool {
        loop {
            let changed = tokio::time::timeout(LOOK_EVERY, self.changes.recv()).await;
            let is_news = match changed {
                Ok(Ok(changed)) if changed != self.game => continue,
                // The page looks anew after every gap.
                Ok(Ok(_) | Err(RecvError::Lagged(_))) => true,
                Ok(Err(RecvError::Closed)) => return false,
                Err(_) => false,
            };
            let Site { services, .. } = &*self.site;
            let session = services.store.page_session(&self.session, services.clock.now()).await;
            if !matches!(session, Ok(Some(_))) || Instant::now() > self.until {
                return false;
            }
            if is_news {
                return true;
            }
        }
    }
}
