//! A season of a league from its rows.

use crate::database::values::{counted, narrow};
use crate::database::{Result, StoreError};
use menagerie_core::league::types::{
    League, LeagueGame, LeaguePlayer, LeagueProposal, LeagueStage, LeagueTerms,
};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::{GameId, LeagueId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::num::NonZeroUsize;

/// The season of a row, without members and games.
pub(super) fn league(row: &AnyRow) -> Result<League> {
    let id = LeagueId(row.try_get("id")?);
    let unreadable = |what: &str| StoreError::Unreadable(format!("league {id}: {what}"));
    let at = |column: &str| -> Result<Option<Timestamp>> {
        Ok(row.try_get::<Option<i64>, _>(column)?.map(Timestamp))
    };
    let number = |column: &str| counted(row.try_get(column)?);
    let variants: &str = row.try_get("variants")?;
    let control: &str = row.try_get("control")?;
    let terms = LeagueTerms {
        name: row.try_get("name")?,
        variants: serde_json::from_str(variants).map_err(|_| unreadable("no variants"))?,
        control: control.parse().map_err(|_| unreadable("no clock"))?,
        largest: number("size")?.try_into().map_err(|_| unreadable("no size"))?,
        at_once: NonZeroUsize::new(number("games_at_once")?)
            .ok_or_else(|| unreadable("no games"))?,
        format: match row.try_get("meetings")? {
            1_i64 => menagerie_core::league::Format::Single,
            _ => menagerie_core::league::Format::Double,
        },
        days: row.try_get("days")?,
        is_rated: row.try_get::<i64, _>("rated")? != 0,
        repeats: row.try_get::<i64, _>("repeats")? != 0,
    };
    let seed = menagerie_core::league::Seed::from_digits(row.try_get("seed")?);
    Ok(League {
        id,
        server: Server::from_stored(row.try_get("server")?),
        place: Place::from_stored(row.try_get("place")?),
        made_by: PlayerId::from_stored(row.try_get("made_by")?),
        season: narrow(row.try_get("season")?)?,
        follows: row.try_get::<Option<i64>, _>("follows")?.map(LeagueId),
        is_next: true,
        terms,
        seed: seed.ok_or_else(|| unreadable("no seed"))?,
        starts: Timestamp(row.try_get("starts_at")?),
        stage: stage(&at)?.ok_or_else(|| unreadable("no end"))?,
        players: Vec::new(),
        games: Vec::new(),
    })
}

/// How far it is, by its moments.
fn stage(at: &impl Fn(&str) -> Result<Option<Timestamp>>) -> Result<Option<LeagueStage>> {
    let (began, since) = (at("begun_at")?, at("cut_at")?);
    Ok(match (at("over_at")?, began, since) {
        (Some(at), began, since) => Some(LeagueStage::Over { began, since, at }),
        (None, Some(began), Some(since)) => {
            at("judged_at")?.map(|until| LeagueStage::LastCall { began, since, until })
        }
        (None, Some(began), None) => {
            at("ends_at")?.map(|ends| LeagueStage::Running { began, ends })
        }
        (None, None, _) => Some(match at("published_at")? {
            Some(_) => LeagueStage::Open,
            None => LeagueStage::Draft,
        }),
    })
}

/// A member.
pub(super) fn player(row: &AnyRow) -> Result<LeaguePlayer> {
    let division: Option<i64> = row.try_get("division")?;
    let seat: Option<i64> = row.try_get("seat")?;
    let seat = match division.zip(seat) {
        Some((division, seat)) => Some((counted(division)?, counted(seat)?)),
        None => None,
    };
    Ok(LeaguePlayer {
        player: PlayerId::from_stored(row.try_get("player")?),
        left: row.try_get::<Option<i64>, _>("left_at")?.map(Timestamp),
        gone: row.try_get::<Option<i64>, _>("gone_at")?.map(Timestamp),
        seat,
    })
}

/// A game.
pub(super) fn game(row: &AnyRow) -> Result<LeagueGame> {
    let game = GameId(row.try_get("game")?);
    let unreadable = |what: &str| StoreError::Unreadable(format!("game {game}: {what}"));
    let end = match row.try_get::<Option<&str>, _>("ending")? {
        Some(ending) => {
            let winner = row.try_get::<Option<&str>, _>("winner")?;
            let winner =
                winner.map(|word| Color::of_word(word).ok_or_else(|| unreadable("winner")));
            let ending = Ending::parse(ending).ok_or_else(|| unreadable("ending"))?;
            let at = Timestamp(row.try_get("ended_at")?);
            Some((End { winner: winner.transpose()?, ending }, at))
        }
        None => None,
    };
    Ok(LeagueGame {
        division: counted(row.try_get("division")?)?,
        pairing: counted(row.try_get("pairing")?)?,
        game,
        began: Timestamp(row.try_get("started_at")?),
        end,
        proposal: proposal(row)?,
        absent: absent(row)?,
    })
}

fn proposal(row: &AnyRow) -> Result<Option<LeagueProposal>> {
    let proposed: Option<&str> = row.try_get("proposed")?;
    let stands: Option<i64> = row.try_get("stands_at")?;
    Ok(proposed.zip(stands).map(|(word, stands)| LeagueProposal {
        winner: Color::of_word(word),
        stands: Timestamp(stands),
    }))
}

/// The players who have left the community.
fn absent(row: &AnyRow) -> Result<Vec<PlayerId>> {
    let mut absent = Vec::new();
    for (player, since) in [("white", "white_gone_at"), ("black", "black_gone_at")] {
        if row.try_get::<Option<i64>, _>(since)?.is_some() {
            absent.push(PlayerId::from_stored(row.try_get(player)?));
        }
    }
    Ok(absent)
}
