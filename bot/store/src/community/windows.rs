//! Windows: the places of games on other networks than the one where they were begun.

use super::threads;
use crate::database::{Db, Result, Store};
use menagerie_core::model::state::Window;
use menagerie_core::{GameId, Place, PlayerId, Server};
use sqlx::Row as _;
use sqlx::any::AnyQueryResult;

/// A stored window: its community, its place, whether that is lost, and the game's own place.
type Row = (String, String, i64, Option<String>);

/// The windows of a game.
pub(crate) async fn windows(db: &mut Db, game: GameId) -> Result<Vec<Window>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT server, place, place_lost, thread FROM windows WHERE game = $1 ORDER BY network",
    )
    .bind(game.0)
    .fetch_all(db)
    .await?;
    let window = |(server, place, lost, thread): Row| Window {
        server: Server::from_stored(server),
        place: Place::from_stored(place),
        place_lost: lost != 0,
        own_place: thread.map(Place::from_stored),
    };
    Ok(rows.into_iter().map(window).collect())
}

/// The networks of a game's windows.
pub(crate) async fn networks(db: &mut Db, game: GameId) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("SELECT network FROM windows WHERE game = $1 ORDER BY network")
        .bind(game.0)
        .fetch_all(db)
        .await
}

/// Stores a new window.
pub(crate) async fn open(db: &mut Db, game: GameId, window: &Window) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO windows (game, network, server, place, place_lost)
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.0)
    .bind(window.network())
    .bind(window.server.as_str())
    .bind(window.place.as_str())
    .bind(i64::from(window.place_lost))
    .execute(db)
    .await?)
}

/// Stores a game's own place.
pub(crate) async fn note_own_place(db: &mut Db, game: GameId, place: &Place) -> Result<()> {
    let noted = sqlx::query("UPDATE windows SET thread = $3 WHERE game = $1 AND network = $2")
        .bind(game.0)
        .bind(place.network())
        .bind(place.as_str())
        .execute(&mut *db)
        .await?;
    if noted.rows_affected() == 0 {
        sqlx::query("UPDATE games SET thread = $2 WHERE id = $1")
            .bind(game.0)
            .bind(place.as_str())
            .execute(db)
            .await?;
    }
    Ok(())
}

/// Deletes a game's own place, which does not exist any more.
pub(crate) async fn lose_own_place(
    db: &mut Db,
    game: GameId,
    place: &Place,
) -> Result<AnyQueryResult> {
    either(
        db,
        "UPDATE games SET thread = NULL WHERE id = $1 AND thread = $2",
        "UPDATE windows SET thread = NULL WHERE game = $1 AND thread = $2",
        game,
        place,
    )
    .await
}

/// Marks a place as lost where a game was begun or joined.
pub(crate) async fn lose_place(db: &mut Db, game: GameId, place: &Place) -> Result<AnyQueryResult> {
    // The game's thread is lost next. It is the game's again if the bot comes back there.
    sqlx::query(
        "INSERT INTO left_places (game, network, place, thread)
         SELECT id, $3, place, thread FROM games WHERE id = $1 AND place = $2
         UNION ALL
         SELECT game, network, place, thread FROM windows WHERE game = $1 AND place = $2
         ON CONFLICT (game, network)
         DO UPDATE SET place = excluded.place, thread = excluded.thread",
    )
    .bind(game.0)
    .bind(place.as_str())
    .bind(place.network())
    .execute(&mut *db)
    .await?;
    threads::forget(db, place).await?;
    either(
        db,
        "UPDATE games SET place_lost = 1 WHERE id = $1 AND place = $2",
        "UPDATE windows SET place_lost = 1 WHERE game = $1 AND place = $2",
        game,
        place,
    )
    .await
}

async fn either(
    db: &mut Db,
    of_game: &'static str,
    of_window: &'static str,
    game: GameId,
    place: &Place,
) -> Result<AnyQueryResult> {
    let changed = sqlx::query(of_game).bind(game.0).bind(place.as_str()).execute(&mut *db).await?;
    if changed.rows_affected() > 0 {
        return Ok(changed);
    }
    Ok(sqlx::query(of_window).bind(game.0).bind(place.as_str()).execute(db).await?)
}

/// Gives a lost place back to a game, with the thread that it had there.
pub(crate) async fn regain(db: &mut Db, game: GameId, place: &Place) -> Result<AnyQueryResult> {
    let changed = either(
        db,
        "UPDATE games SET place_lost = 0,
             thread = (SELECT thread FROM left_places WHERE game = $1 AND place = $2)
         WHERE id = $1 AND place = $2 AND place_lost = 1",
        "UPDATE windows SET place_lost = 0,
             thread = (SELECT thread FROM left_places
                       WHERE left_places.game = $1 AND left_places.place = $2)
         WHERE game = $1 AND place = $2 AND place_lost = 1",
        game,
        place,
    )
    .await?;
    forget_left(db, game, place).await?;
    Ok(changed)
}

/// Deletes the old places of a game on a network, which are of no use any more.
async fn forget_left(db: &mut Db, game: GameId, place: &Place) -> Result<()> {
    sqlx::query("DELETE FROM left_places WHERE game = $1 AND network = $2")
        .bind(game.0)
        .bind(place.network())
        .execute(db)
        .await?;
    Ok(())
}

/// Moves a game that has lost its place on a network to another place there.
pub(crate) async fn adopt(db: &mut Db, game: GameId, place: &Place) -> Result<AnyQueryResult> {
    forget_left(db, game, place).await?;
    let adopted = sqlx::query(
        "UPDATE windows SET place = $3, place_lost = 0 WHERE game = $1 AND network = $2",
    )
    .bind(game.0)
    .bind(place.network())
    .bind(place.as_str())
    .execute(&mut *db)
    .await?;
    if adopted.rows_affected() > 0 {
        return Ok(adopted);
    }
    Ok(sqlx::query("UPDATE games SET place = $2, place_lost = 0 WHERE id = $1")
        .bind(game.0)
        .bind(place.as_str())
        .execute(db)
        .await?)
}

/// Where a game is seen, and its players.
#[derive(Clone, Debug, Default)]
pub(crate) struct Audience {
    /// The networks and communities, the one where it was begun first.
    pub views: Vec<View>,
    /// The players, each with the account with which they sit.
    pub seats: Vec<(PlayerId, PlayerId)>,
}

/// Reads where a game is seen, and its players.
pub(crate) async fn audience(db: &mut Db, game: GameId) -> Result<Audience> {
    let rows = sqlx::query(
        "SELECT place, server, NULL AS network, white, coalesce(white_account, white) AS first,
                black, coalesce(black_account, black) AS second FROM games WHERE id = $1
         UNION ALL SELECT place, server, network, NULL, NULL, NULL, NULL
                   FROM windows WHERE game = $1",
    )
    .bind(game.0)
    .fetch_all(db)
    .await?;
    let mut audience = Audience::default();
    for row in &rows {
        let window: Option<String> = row.try_get("network")?;
        audience.views.push(View {
            network: Place::from_stored(row.try_get("place")?).network().to_owned(),
            server: Server::from_stored(row.try_get("server")?),
            is_window: window.is_some(),
        });
        for [player, seat] in [["white", "first"], ["black", "second"]] {
            let player: Option<String> = row.try_get(player)?;
            if let (Some(player), Some(seat)) = (player, row.try_get(seat)?) {
                let seat = PlayerId::from_stored(seat);
                audience.seats.push((PlayerId::from_stored(player), seat));
            }
        }
    }
    audience.views.sort_by_key(|view| view.is_window);
    Ok(audience)
}

/// A place in which a game is seen, for the outbox.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// The network.
    pub network: String,
    /// The community there.
    pub server: Server,
    /// Whether the game was begun elsewhere.
    pub is_window: bool,
}

impl Store {
    /// The networks of a game's windows.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn other_networks_of(&self, game: GameId) -> Result<Vec<String>> {
        Ok(networks(&mut *self.readers.acquire().await?, game).await?)
    }

    /// A game's own place on a network, read without its moves.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn own_place_on(&self, game: GameId, network: &str) -> Result<Option<Place>> {
        let threads: Vec<Option<String>> = sqlx::query_scalar(
            "SELECT thread FROM games WHERE id = $1
             UNION ALL SELECT thread FROM windows WHERE game = $1",
        )
        .bind(game.0)
        .fetch_all(&self.readers)
        .await?;
        let mut places = threads.into_iter().flatten().map(Place::from_stored);
        Ok(places.find(|place| place.network() == network))
    }
}
