//! Reads how the game of a variant file ends, and what its results are worth.

use toml::Spanned;

use super::format::{CheckmateName, EndingsTable, LossName, ScoresTable, StalemateName};
use super::problem::{Problem, problem};
use crate::{Checkmate, Endings, Score, Scores, Stalemate};

pub(super) fn endings(table: &Spanned<EndingsTable>) -> Result<Endings, Problem> {
    let EndingsTable {
        repetition_claim,
        repetition_draw,
        repetition_loss,
        move_rule,
        bare_kings,
        ref bare_king,
        ref checkmate,
        ref stalemate,
    } = *table.get_ref();
    let limits = [repetition_claim, repetition_draw, repetition_loss];
    if limits.into_iter().flatten().any(|n| n < 2) {
        return Err(problem(table, "a repetition is at least the second occurrence"));
    }
    if move_rule == Some(0) {
        return Err(problem(table, "the move rule counts at least one move"));
    }
    let checkmate = match checkmate {
        CheckmateName::Loss => Checkmate::Loss,
        CheckmateName::Win => Checkmate::Win,
    };
    let stalemate = match stalemate {
        StalemateName::Draw => Stalemate::Draw,
        StalemateName::Loss => Stalemate::Loss,
        StalemateName::Win => Stalemate::Win,
    };
    Ok(Endings {
        checkmate,
        stalemate,
        repetition_claim,
        repetition_draw,
        repetition_loss,
        move_rule,
        bare_king_loses: matches!(bare_king, Some(LossName::Loss)),
        bare_kings,
    })
}

pub(super) fn scores(table: ScoresTable) -> Scores {
    let score = |[winner, loser]: [u32; 2]| Score { winner, loser };
    Scores {
        checkmate: score(table.checkmate),
        stalemate: score(table.stalemate),
        restricted: score(table.restricted),
        repetition: score(table.repetition),
        resignation: score(table.resignation),
        time: score(table.time),
        draw: table.draw,
    }
}
