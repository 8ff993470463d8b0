//! Writes facts about challenges.

use crate::challenge::seating;
use crate::database::values::stored_ply;
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::game::tallies;
use crate::people::accounts;
use crate::rating::ledgers;
use crate::variant::uploaded_variants;
use menagerie_core::challenge::types::{ChallengeFact, Start};
use menagerie_core::dispatch::Input;
use menagerie_core::model::Code;
use menagerie_core::{ChallengeId, GameId, PlayerId};

/// Writes a fact about challenges.
pub(super) async fn store(db: &mut Db, fact: &ChallengeFact, input: &Input) -> Result<()> {
    let at = input.at().0;
    match fact {
        ChallengeFact::Made {
            id,
            challenger,
            to,
            variant,
            revision,
            side,
            start,
            control,
            is_rated,
            server,
            place,
            expires,
            code,
        } => {
            uploaded_variants::begun(db, variant, *revision).await?;
            one(sqlx::query(
                "INSERT INTO challenges
                 (id, challenger, opponent, variant, revision, side, server, place, made_at,
                  start_fen, array_mode, array_seed, expires_at, control, uses, code,
                  challenger_account, opponent_account, rated)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                     $18, $19)",
            )
            .bind(id.0)
            .bind(challenger.as_str())
            .bind(to.one().map(PlayerId::as_str))
            .bind(variant)
            .bind(i64::from(*revision))
            .bind(side.as_str())
            .bind(server.as_str())
            .bind(place.as_str())
            .bind(at)
            .bind(match start {
                Start::Setup(fen) => Some(fen),
                Start::Array | Start::Drawn(..) => None,
            })
            .bind(match start {
                Start::Drawn(symmetry, _) => Some(symmetry.name()),
                Start::Array | Start::Setup(_) => None,
            })
            .bind(match start {
                Start::Drawn(_, secret) => Some(secret.reveal()),
                Start::Array | Start::Setup(_) => None,
            })
            .bind(expires.0)
            .bind(control.to_string())
            .bind(to.uses().map(stored_ply).transpose()?)
            .bind(code.as_ref().map(Code::as_str))
            .bind(accounts::account_of(input, challenger))
            .bind(accounts::asked(db, input, to.one(), place).await?)
            .bind(i64::from(*is_rated))
            .execute(db)
            .await?)
        }
        ChallengeFact::Joined { id, game, players, start_fen } => {
            begin(&mut *db, *id, *game, players, start_fen, input).await?;
            one(sqlx::query(
                "UPDATE challenges SET uses = uses - 1
                 WHERE id = $1 AND state = 'open' AND opponent IS NULL
                   AND (uses IS NULL OR uses > 1)",
            )
            .bind(id.0)
            .execute(db)
            .await?)
        }
        ChallengeFact::Accepted { id, game, players, start_fen } => {
            begin(&mut *db, *id, *game, players, start_fen, input).await?;
            settle(db, *id, "accepted", Some(*game), at).await
        }
        ChallengeFact::Declined(id) => settle(db, *id, "declined", None, at).await,
        ChallengeFact::Withdrawn(id) => settle(db, *id, "withdrawn", None, at).await,
        ChallengeFact::Expired(id) => settle(db, *id, "expired", None, at).await,
        ChallengeFact::RematchOf { challenge, game } => one(sqlx::query(
            // A rematch is between the accounts that sat there: its game is seen where the old one
            // was.
            "UPDATE challenges SET rematch_of = $2,
                 challenger_account = (SELECT CASE challenger WHEN white THEN white_account
                                              ELSE black_account END FROM games WHERE id = $2),
                 opponent_account = (SELECT CASE opponent WHEN white THEN white_account
                                            ELSE black_account END FROM games WHERE id = $2)
             WHERE id = $1 AND state = 'open' AND rematch_of IS NULL",
        )
        .bind(challenge.0)
        .bind(game.0)
        .execute(db)
        .await?),
    }
}

/// Stores the game that comes of an open challenge.
async fn begin(
    db: &mut Db,
    id: ChallengeId,
    game: GameId,
    players: &[PlayerId; 2],
    start_fen: &str,
    input: &Input,
) -> Result<()> {
    let first = seating::seated(db, input, &players[0], id).await?;
    let second = seating::seated(db, input, &players[1], id).await?;
    // The challenger sits down with the account that made the challenge.
    one(sqlx::query(
        "INSERT INTO games
             (id, variant, revision, start_fen, white, black, server, place, started_at,
              touched_at, challenge, rated, white_account, black_account)
         SELECT $2, variant, revision, $3, $4, $5, server, place, $6, $6, id, rated,
                CASE challenger WHEN $4 THEN coalesce(challenger_account, $7) ELSE $7 END,
                CASE challenger WHEN $5 THEN coalesce(challenger_account, $8) ELSE $8 END
         FROM challenges WHERE id = $1 AND state = 'open'",
    )
    .bind(id.0)
    .bind(game.0)
    .bind(start_fen)
    .bind(players[0].as_str())
    .bind(players[1].as_str())
    .bind(input.at().0)
    .bind(first)
    .bind(second)
    .execute(&mut *db)
    .await?)?;
    ledgers::changed_by(&mut *db, game, input.at()).await?;
    tallies::begin(db, game).await
}

async fn settle(
    db: &mut Db,
    id: ChallengeId,
    state: &str,
    game: Option<GameId>,
    at: i64,
) -> Result<()> {
    one(sqlx::query(
        "UPDATE challenges SET state = $2, game = $3, settled_at = $4
         WHERE id = $1 AND state = 'open'",
    )
    .bind(id.0)
    .bind(state)
    .bind(game.map(|game| game.0))
    .bind(at)
    .execute(db)
    .await?)
}
