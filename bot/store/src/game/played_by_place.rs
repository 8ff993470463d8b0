//! The games of a member in a community, place by place: for readers who do not see all of it.
//! These two queries grow with the number of games that one member has played there.

use crate::database::values::counted;
use crate::database::{Result, Store};
use menagerie_core::browse::Tally;
use menagerie_core::{GameId, Place, PlayerId, Server, Timestamp};
use std::cmp::Reverse;

/// A finished game, with the values that decide who may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Its number.
    pub id: GameId,
    /// The place where it was begun.
    pub place: Place,
    /// Its players.
    pub players: [PlayerId; 2],
}

impl Store {
    /// A member's results in a community, by the place where games were begun and by variant. Each
    /// of their games there is counted.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn tallies_by_place(
        &self,
        player: &PlayerId,
        server: &Server,
    ) -> Result<Vec<(Place, Tally)>> {
        type Row = (String, String, i64, i64, i64, i64, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT place, variant, count(*), min(started_at),
                    count(CASE WHEN winner = side THEN 1 END),
                    count(CASE WHEN ending NOT IN ('not-begun', 'unfinished', 'aborted', 'cancelled', 'deserted',
                                                   'annulled') AND winner IS NULL THEN 1 END),
                    count(CASE WHEN winner <> side THEN 1 END)
             FROM (SELECT place, variant, started_at, ending, winner, 'white' AS side
                   FROM games WHERE white = $1 AND server = $2 AND ending IS NULL
                   UNION ALL
                   SELECT place, variant, started_at, ending, winner, 'white' AS side
                   FROM games WHERE white = $1 AND server = $2 AND ending IS NOT NULL
                   UNION ALL
                   SELECT place, variant, started_at, ending, winner, 'black' AS side
                   FROM games WHERE black = $1 AND server = $2 AND ending IS NULL
                   UNION ALL
                   SELECT place, variant, started_at, ending, winner, 'black' AS side
                   FROM games WHERE black = $1 AND server = $2 AND ending IS NOT NULL) AS played
             GROUP BY place, variant ORDER BY variant, place",
        )
        .bind(player.as_str())
        .bind(server.as_str())
        .fetch_all(&self.readers)
        .await?;
        let tally = |(place, variant, begun, since, won, drawn, lost): Row| {
            let tally = Tally {
                server: server.clone(),
                variant,
                begun: counted(begun)?,
                since: Timestamp(since),
                won: counted(won)?,
                drawn: counted(drawn)?,
                lost: counted(lost)?,
            };
            Ok((Place::from_stored(place), tally))
        };
        rows.into_iter().map(tally).collect()
    }

    /// A member's finished games in a community, of one variant or all; the newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn ended_games(
        &self,
        player: &PlayerId,
        server: &Server,
        variant: Option<&str>,
    ) -> Result<Vec<Ended>> {
        let mut rows: Vec<(i64, i64, String, String, String, String)> = sqlx::query_as(
            "SELECT touched_at, id, variant, place, white, black
             FROM games WHERE white = $1 AND server = $2 AND ending IS NOT NULL
             UNION ALL
             SELECT touched_at, id, variant, place, white, black
             FROM games WHERE black = $1 AND server = $2 AND ending IS NOT NULL",
        )
        .bind(player.as_str())
        .bind(server.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.retain(|(_, _, found, ..)| variant.is_none_or(|variant| variant == found));
        rows.sort_unstable_by_key(|(touched, id, ..)| Reverse((*touched, *id)));
        let ended = |(_, id, _, place, white, black)| Ended {
            id: GameId(id),
            place: Place::from_stored(place),
            players: [white, black].map(PlayerId::from_stored),
        };
        Ok(rows.into_iter().map(ended).collect())
    }
}
