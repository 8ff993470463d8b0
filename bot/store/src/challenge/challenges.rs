//! Reading challenges.

use crate::database::values::counted;
use crate::database::{Db, Result, Store, StoreError};
use crate::variant::learned_variants::{self, variant};
use menagerie_core::challenge::types::{
    Challenge, ChallengeState, Invited, Secret, SideRequest, Start,
};
use menagerie_core::clock::Control;
use menagerie_core::model::Code;
use menagerie_core::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Symmetry;
use sqlx::Row;
use sqlx::any::AnyRow;

pub(crate) async fn challenge(db: &mut Db, id: ChallengeId) -> Result<Option<Challenge>> {
    let row = sqlx::query("SELECT * FROM challenges WHERE id = $1")
        .bind(id.0)
        .fetch_optional(&mut *db)
        .await?;
    rebuild_one(db, row).await
}

/// How many codes of challenges are known that cannot be joined any more.
const CODES_KNOWN: i64 = 1_000;

/// The challenge with a code: one that can be joined, or one of the last that could.
pub(crate) async fn challenge_by_code(db: &mut Db, code: &Code) -> Result<Option<Challenge>> {
    let open = sqlx::query("SELECT * FROM challenges WHERE state = 'open' AND code = $1")
        .bind(code.as_str())
        .fetch_optional(&mut *db)
        .await?;
    if open.is_some() {
        return rebuild_one(db, open).await;
    }
    let row = sqlx::query(
        "SELECT * FROM challenges
         WHERE code = $1 AND id > (SELECT MAX(id) FROM challenges) - $2
         ORDER BY id DESC LIMIT 1",
    )
    .bind(code.as_str())
    .bind(CODES_KNOWN)
    .fetch_optional(&mut *db)
    .await?;
    rebuild_one(db, row).await
}

impl Store {
    /// Whether a code belongs to a challenge: one that can be joined, or one of the last that
    /// could.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn knows_challenge_code(&self, code: &Code) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND code = $1
             UNION ALL SELECT id FROM challenges
             WHERE code = $1 AND id > (SELECT MAX(id) FROM challenges) - $2 LIMIT 1",
        )
        .bind(code.as_str())
        .bind(CODES_KNOWN)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }
}

/// The game of which a challenge is the rematch.
pub(crate) async fn followed_by(db: &mut Db, challenge: ChallengeId) -> Result<Option<GameId>> {
    let game: Option<Option<i64>> =
        sqlx::query_scalar("SELECT rematch_of FROM challenges WHERE id = $1")
            .bind(challenge.0)
            .fetch_optional(db)
            .await?;
    Ok(game.flatten().map(GameId))
}

/// The challenge of which a game came.
pub(crate) async fn challenge_of(db: &mut Db, game: GameId) -> Result<Option<Challenge>> {
    let row = sqlx::query(
        "SELECT * FROM challenges WHERE id = (SELECT challenge FROM games WHERE id = $1)",
    )
    .bind(game.0)
    .fetch_optional(&mut *db)
    .await?;
    rebuild_one(db, row).await
}

/// The open challenge to a rematch of a game.
pub(crate) async fn rematch_of(db: &mut Db, game: GameId) -> Result<Option<Challenge>> {
    let row =
        sqlx::query("SELECT * FROM challenges WHERE rematch_of = $1 AND state = 'open' LIMIT 1")
            .bind(game.0)
            .fetch_optional(&mut *db)
            .await?;
    rebuild_one(db, row).await
}

/// The running rematch of a game between two players.
pub(crate) async fn running_rematch_of(
    db: &mut Db,
    game: GameId,
    [one, other]: [&PlayerId; 2],
) -> Result<Option<GameId>> {
    let found: Option<i64> = sqlx::query_scalar(
        "SELECT game FROM challenges
         WHERE rematch_of = $1
           AND (challenger = $2 AND opponent = $3 OR challenger = $3 AND opponent = $2)
           AND game IN (SELECT id FROM games WHERE white = $2 AND ending IS NULL
                        UNION SELECT id FROM games WHERE black = $2 AND ending IS NULL)
         ORDER BY game LIMIT 1",
    )
    .bind(game.0)
    .bind(one.as_str())
    .bind(other.as_str())
    .fetch_optional(db)
    .await?;
    Ok(found.map(GameId))
}

impl Store {
    /// A challenge by its number.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>> {
        challenge(&mut *self.readers.acquire().await?, id).await
    }

    /// The game of which a challenge is the rematch.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn game_before(&self, challenge: ChallengeId) -> Result<Option<GameId>> {
        followed_by(&mut *self.readers.acquire().await?, challenge).await
    }

    /// The open challenges that a person has made or can answer.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn open_challenges_of(&self, player: &PlayerId) -> Result<Vec<Challenge>> {
        let rows = sqlx::query(
            "SELECT * FROM challenges WHERE state = 'open' AND opponent = $1
             UNION SELECT * FROM challenges WHERE state = 'open' AND challenger = $1 ORDER BY id",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        self.rebuild_challenges(&rows).await
    }

    /// The most challenges to everyone that are listed at a time: each has a button.
    pub const JOINABLE_AT_A_TIME: usize = 20;

    /// The open challenges to everyone in a community, the newest first. They are for one variant
    /// or any, and by one member or by all whom `asker` has not blocked. If one is named, only
    /// those before it. At most one more than [`Store::JOINABLE_AT_A_TIME`], or all of one member.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn joinable_challenges(
        &self,
        asker: &PlayerId,
        server: &Server,
        variant: Option<&str>,
        by: Option<&PlayerId>,
        before: Option<ChallengeId>,
    ) -> Result<Vec<Challenge>> {
        let before = before.map_or(i64::MAX, |id| id.0);
        let query = match (by, variant) {
            (Some(by), _) => sqlx::query(
                "SELECT * FROM challenges WHERE challenger = $2 AND state = 'open' AND server = $1
                   AND opponent IS NULL AND id < $3 ORDER BY id DESC",
            )
            .bind(server.as_str())
            .bind(by.as_str())
            .bind(before),
            (None, Some(variant)) => sqlx::query(
                "SELECT * FROM challenges
                 WHERE server = $1 AND variant = $3 AND state = 'open' AND opponent IS NULL
                   AND id < $4
                   AND NOT EXISTS (SELECT 1 FROM blocks
                                   WHERE player = $2 AND blocked = challenges.challenger)
                 ORDER BY id DESC LIMIT 21",
            )
            .bind(server.as_str())
            .bind(asker.as_str())
            .bind(variant)
            .bind(before),
            (None, None) => sqlx::query(
                "SELECT * FROM challenges
                 WHERE server = $1 AND state = 'open' AND opponent IS NULL AND id < $3
                   AND NOT EXISTS (SELECT 1 FROM blocks
                                   WHERE player = $2 AND blocked = challenges.challenger)
                 ORDER BY id DESC LIMIT 21",
            )
            .bind(server.as_str())
            .bind(asker.as_str())
            .bind(before),
        };
        let rows = query.fetch_all(&self.readers).await?;
        let mut found = self.rebuild_challenges(&rows).await?;
        found.retain(|challenge| variant.is_none_or(|variant| challenge.variant.id == variant));
        Ok(found)
    }

    async fn rebuild_challenges(&self, rows: &[AnyRow]) -> Result<Vec<Challenge>> {
        learned_variants::learn_of(&mut *self.readers.acquire().await?, rows).await?;
        rows.iter().map(rebuild_challenge).collect()
    }

    /// The challenges that wait for an answer although they expired before `now`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn overdue_challenges(&self, now: Timestamp) -> Result<Vec<ChallengeId>> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= $1
             ORDER BY expires_at LIMIT 100",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }
}

async fn rebuild_one(db: &mut Db, row: Option<AnyRow>) -> Result<Option<Challenge>> {
    learned_variants::learn_of(db, row.as_slice()).await?;
    row.as_ref().map(rebuild_challenge).transpose()
}

fn rebuild_challenge(row: &AnyRow) -> Result<Challenge> {
    let id = ChallengeId(row.try_get("id")?);
    let unreadable = |what: &str| StoreError::Unreadable(format!("challenge {id}: {what}"));
    let state = match row.try_get::<&str, _>("state")? {
        "open" => ChallengeState::Open,
        "expired" => ChallengeState::Expired,
        "declined" => ChallengeState::Declined,
        "withdrawn" => ChallengeState::Withdrawn,
        _ => ChallengeState::Accepted(GameId(row.try_get("game")?)),
    };
    Ok(Challenge {
        id,
        challenger: PlayerId::from_stored(row.try_get("challenger")?),
        to: match row.try_get::<Option<String>, _>("opponent")? {
            Some(opponent) => Invited::One(PlayerId::from_stored(opponent)),
            None => {
                let uses: Option<i64> = row.try_get("uses")?;
                Invited::Anyone(uses.map(counted).transpose()?)
            }
        },
        variant: variant(row)?,
        side: SideRequest::parse(row.try_get("side")?).ok_or_else(|| unreadable("unknown side"))?,
        start: start(row)?,
        control: control(row)?,
        is_rated: row.try_get::<i64, _>("rated")? != 0,
        server: Server::from_stored(row.try_get("server")?),
        place: Place::from_stored(row.try_get("place")?),
        expires: Timestamp(row.try_get("expires_at")?),
        code: row.try_get::<Option<String>, _>("code")?.map(Code::from_stored),
        state,
    })
}

fn control(row: &AnyRow) -> Result<Option<Control>> {
    let Some(words) = row.try_get::<Option<&str>, _>("control")? else { return Ok(None) };
    let control = words.parse();
    control.map(Some).map_err(|_| StoreError::Unreadable(format!("“{words}” is no clock")))
}

fn start(row: &AnyRow) -> Result<Start> {
    if let Some(fen) = row.try_get("start_fen")? {
        return Ok(Start::Setup(fen));
    }
    let Some(mode) = row.try_get::<Option<&str>, _>("array_mode")? else {
        return Ok(Start::Array);
    };
    let symmetry = Symmetry::ALL.into_iter().find(|known| known.name() == mode);
    let symmetry = symmetry
        .ok_or_else(|| StoreError::Unreadable(format!("“{mode}” is no way to draw an array")))?;
    Ok(Start::Drawn(symmetry, Secret::from_stored(row.try_get("array_seed")?)))
}
