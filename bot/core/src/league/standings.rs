//! The table of a division with all that members are told of each player.

use crate::PlayerId;
use crate::league::types::League;
use menagerie_club::league::Season;
use menagerie_club::tables::Points;
use std::num::NonZeroUsize;

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: PlayerId,
    /// The rank; none of a player who left early, whose games do not count.
    pub rank: Option<usize>,
    /// The points so far.
    pub points: Points,
    /// How many games have ended.
    pub played: usize,
    /// How many of them were won.
    pub wins: u32,
    /// The Sonneborn-Berger score, which decides between equal points.
    pub sonneborn_berger: Points,
    /// Whether the player has left.
    pub has_left: bool,
}

impl Standing {
    /// The lines of a division, the best first. After the season no rank is shared.
    pub fn of(league: &League, division: NonZeroUsize, season: &Season<PlayerId>) -> Vec<Self> {
        let standings = match season.final_standings(&league.seed, division) {
            Ok(standings) if league.is_over() => standings,
            _ => season.standings(),
        };
        let has_left = |player: &PlayerId| season.departure(player).is_some();
        let played = |player: &PlayerId| {
            let own = season.games().iter().filter(|game| game.has(player));
            own.filter(|game| game.stage.points().is_some()).count()
        };
        let rows = standings.rows.into_iter().map(|row| Self {
            rank: Some(row.rank),
            points: row.points,
            played: played(&row.player),
            wins: row.wins,
            sonneborn_berger: row.sonneborn_berger,
            has_left: has_left(&row.player),
            player: row.player,
        });
        let struck_out = standings.struck_out.into_iter().map(|player| Self {
            rank: None,
            points: Points::ZERO,
            played: 0,
            wins: 0,
            sonneborn_berger: Points::ZERO,
            has_left: true,
            player,
        });
        rows.chain(struck_out).collect()
    }
}
