//! Which kinds of rows a person has beside their games, asked in one statement. Most people have
//! none, and each statement costs as much as what it finds.

use crate::database::{Db, Result};
use menagerie_core::PlayerId;

/// Which kinds of rows a person has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Belongings {
    /// Zones and days off.
    pub habits: bool,
    /// A vacation, which may be over.
    pub vacations: bool,
    /// Quiet hours or automatic vacations.
    pub settled: bool,
    /// Settings.
    pub settings: bool,
    /// A put-off notice of a turn.
    pub alerts: bool,
    /// A link with another account, now or before.
    pub links: bool,
}

type Row = (String, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>);

/// Which kinds of rows a person has.
pub(crate) async fn belongings(db: &mut Db, player: &PlayerId) -> Result<Belongings> {
    let [belongings, _] = of_both(db, [player, player]).await?;
    Ok(belongings)
}

/// Which kinds of rows two people have.
pub(crate) async fn of_both(db: &mut Db, players: [&PlayerId; 2]) -> Result<[Belongings; 2]> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT it.player,
                (SELECT 1 FROM habits WHERE habits.player = it.player LIMIT 1),
                (SELECT 1 FROM vacations WHERE vacations.player = it.player LIMIT 1),
                (SELECT 1 FROM members WHERE members.player = it.player),
                (SELECT 1 FROM settings WHERE scope = 'player' AND holder = it.player LIMIT 1),
                (SELECT 1 FROM alerts WHERE alerts.player = it.player LIMIT 1),
                (SELECT 1 FROM links WHERE links.account = it.player LIMIT 1)
         FROM (SELECT $1 AS player UNION SELECT $2) AS it",
    )
    .bind(players[0].as_str())
    .bind(players[1].as_str())
    .fetch_all(db)
    .await?;
    let of = |player: &PlayerId| {
        let row = rows.iter().find(|(known, ..)| known == player.as_str());
        let found = |(_, habits, vacations, settled, settings, alerts, links): &Row| Belongings {
            habits: habits.is_some(),
            vacations: vacations.is_some(),
            settled: settled.is_some(),
            settings: settings.is_some(),
            alerts: alerts.is_some(),
            links: links.is_some(),
        };
        row.map(found).unwrap_or_default()
    };
    Ok(players.map(of))
}
