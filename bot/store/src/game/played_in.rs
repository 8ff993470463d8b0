//! The games of a community, place by place and variant by variant. This query grows with the
//! number of games played there, of which it reads one index.

use crate::database::values::counted;
use crate::database::{Result, Store};
use menagerie_core::browse::Played;
use menagerie_core::{Place, Server};

impl Store {
    /// How often each variant was played at each place of a community.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn played_in(&self, server: &Server) -> Result<Vec<Played>> {
        let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
            "SELECT place, variant, count(CASE WHEN ending IS NULL THEN 1 END),
                    count(CASE WHEN ending NOT IN ('not-begun', 'unfinished', 'aborted', 'cancelled',
                                                   'deserted', 'annulled') THEN 1 END)
             FROM (SELECT place, variant, ending FROM games WHERE server = $1 AND ending IS NULL
                   UNION ALL
                   SELECT place, variant, ending FROM games
                   WHERE server = $1 AND ending IS NOT NULL) AS played
             GROUP BY place, variant",
        )
        .bind(server.as_str())
        .fetch_all(&self.readers)
        .await?;
        let played = |(place, variant, running, over)| {
            Ok(Played {
                place: Place::from_stored(place),
                variant,
                running: counted(running)?,
                over: counted(over)?,
            })
        };
        rows.into_iter().map(played).collect()
    }
}
