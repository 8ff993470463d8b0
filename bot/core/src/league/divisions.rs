//! The divisions of a season as they stand: they follow from who sits where, which games have begun, how
//! those have ended, and who has left, in the order in which it happened.

use super::standings::Standing;
use crate::ending::endings::score;
use crate::league::types::{League, LeagueGame};
use crate::model::state::End;
use crate::{PlayerId, Timestamp};
use menagerie_club::league::{Scoring, Season};
use menagerie_club::tables::Points;
use menagerie_rules::{Color, Scores, variant_of};
use std::num::NonZeroUsize;

/// A division and its table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its number, from 1.
    pub division: NonZeroUsize,
    /// Its games.
    pub season: Season<PlayerId>,
    /// Its players, the best first.
    pub standings: Vec<Standing>,
}

/// An event of a division, in the order of kinds of one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Happened<'a> {
    Begun(usize),
    Left(&'a PlayerId),
    Ended(usize),
    Cut,
}

/// The divisions of a season that has begun, the strongest first, each with its table.
pub fn tables(league: &League) -> Vec<Table> {
    let numbered = (1..).map_while(NonZeroUsize::new).zip(divisions(league));
    numbered
        .map(|(division, season)| {
            let standings = Standing::of(league, division, &season);
            Table { division, season, standings }
        })
        .collect()
}

/// The seasons of the divisions, the strongest first.
pub fn divisions(league: &League) -> Vec<Season<PlayerId>> {
    let seats = league.players.iter().filter_map(|it| Some((it.seat?, &it.player)));
    let mut seats: Vec<((usize, usize), &PlayerId)> = seats.collect();
    seats.sort_unstable();
    let last = seats.last().map_or(0, |((division, _), _)| *division);
    let scoring = Scored::of(league);
    (1..=last)
        .filter_map(|division| {
            let of_it = seats.iter().filter(|((it, _), _)| *it == division);
            let players: Vec<PlayerId> = of_it.map(|(_, player)| (*player).clone()).collect();
            let season = Season::new(players, league.terms.format, scoring.scoring.clone());
            let mut season = season.ok()?;
            for (_, happened) in happened(league, division, &season) {
                scoring.apply(&mut season, happened, league, division);
            }
            Some(season)
        })
        .collect()
}

/// Everything that has happened to a division, in order. Who leaves ends their games by it, so at one
/// moment that comes first.
fn happened<'a>(
    league: &'a League,
    division: usize,
    season: &Season<PlayerId>,
) -> Vec<(Timestamp, Happened<'a>)> {
    let games = league.games.iter().filter(|game| game.division == division);
    let mut all: Vec<(Timestamp, Happened<'a>)> = Vec::new();
    for game in games {
        all.push((game.began, Happened::Begun(game.pairing)));
        all.extend(game.end.map(|(_, at)| (at, Happened::Ended(game.pairing))));
    }
    let here = |player: &&PlayerId| season.players().contains(player);
    for member in &league.players {
        let player = Some(&member.player).filter(here);
        all.extend(player.zip(member.left).map(|(player, at)| (at, Happened::Left(player))));
    }
    all.extend(league.cut_at().map(|at| (at, Happened::Cut)));
    all.sort_unstable();
    all
}

/// How the games of a league count.
struct Scored {
    scores: Option<Scores>,
    scoring: Scoring,
}

impl Scored {
    /// The table of the variant's author, if the league has one variant and that has one. Else 1, ½, 0.
    fn of(league: &League) -> Self {
        let scores = match league.terms.variants.as_slice() {
            [one] => variant_of(&one.id, one.revision).and_then(|it| it.scores),
            _ => None,
        };
        let scoring = scores.as_ref().and_then(by_author);
        let scores = scores.filter(|_| scoring.is_some());
        Self { scores, scoring: scoring.unwrap_or_else(Scoring::usual) }
    }

    /// Leaves out events that cannot have happened: a game of somebody who had left has ended before.
    fn apply(
        &self,
        season: &mut Season<PlayerId>,
        happened: Happened<'_>,
        league: &League,
        division: usize,
    ) {
        let is_it =
            |game: &&LeagueGame, pairing| game.division == division && game.pairing == pairing;
        let _ = match happened {
            Happened::Begun(pairing) => season.begin(pairing),
            Happened::Left(player) => {
                let _ = season.leave(player);
                Ok(())
            }
            Happened::Ended(pairing) => {
                let game = league.games.iter().find(|game| is_it(game, pairing));
                let end = game.and_then(|game| game.end).map(|(end, _)| end);
                match end {
                    // As it was told: nobody wins, and it doesn't count.
                    Some(end) if end.ending.is_void() => season.annul(pairing),
                    Some(end) => season.end(pairing, self.points(end)),
                    None => Ok(()),
                }
            }
            Happened::Cut => {
                season.cut();
                Ok(())
            }
        };
    }

    /// The points of the first and the second side.
    fn points(&self, end: End) -> [Points; 2] {
        let [winner, loser] = match &self.scores {
            None if end.winner.is_some() => [Points::ONE, Points::ZERO],
            None => [Points::HALF; 2],
            Some(scores) => {
                let score = score(scores, end);
                [score.winner, score.loser].map(points)
            }
        };
        match end.winner {
            Some(Color::Black) => [loser, winner],
            _ => [winner, loser],
        }
    }
}

fn points(of_author: u32) -> Points {
    Points::whole(u16::try_from(of_author).unwrap_or(u16::MAX))
}

/// The results that the author's table has, if a loss on time is a loss by it.
fn by_author(scores: &Scores) -> Option<Scoring> {
    let Scores { checkmate, stalemate, restricted, repetition, resignation, time, draw } = scores;
    let won = [checkmate, stalemate, restricted, repetition, resignation];
    let won = won.map(|score| [points(score.winner), points(score.loser)]);
    let results = won.into_iter().chain([[points(*draw); 2]]);
    Scoring::new(results, [points(time.winner), points(time.loser)]).ok()
}
