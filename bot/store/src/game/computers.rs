//! The errands that wait for the computer, and how many games a member plays against it.
//!
//! The queue is not a table of its own: what waits follows from the games and challenges. So
//! nothing is lost when the program ends, and a move that was stored waits no more.

use crate::database::{Db, Result, Store};
use menagerie_core::model::state::ComputerLevel;
use menagerie_core::{ChallengeId, GameId, PlayerId, Server, Timestamp};

/// Something that waits for the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// Its kind.
    pub what: ErrandKind,
    /// The community in which it waits.
    pub server: Server,
    /// Since when, or later.
    pub since: Timestamp,
}

/// The kinds of errands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrandKind {
    /// A challenge waits for an answer.
    Challenge(ChallengeId),
    /// In a game it is the computer's turn, or its opponent has made an offer.
    Game(GameId),
}

impl Store {
    /// The errands for the computer, the oldest first: so many of them that there is always enough to do. Stopped games
    /// do not wait.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn errands(&self) -> Result<Vec<Errand>> {
        let challenges = "SELECT id, server, made_at FROM challenges
             WHERE state = 'open' AND opponent IN ($1, $2, $3, $4, $5, $6)
             ORDER BY made_at, id LIMIT 500";
        let challenge = |id| ErrandKind::Challenge(ChallengeId(id));
        let mut all = self.errands_of(challenges, challenge).await?;
        // Each seat has a statement of its own, so that its index is used. White moves after an even number of plies, unless Black has moved first.
        let games = "SELECT id, server, touched_at FROM games
             WHERE ending IS NULL AND white IN ($1, $2, $3, $4, $5, $6)
               AND (ply % 2 = CASE WHEN start_fen LIKE '% b %' THEN 1 ELSE 0 END
                    OR draw_by = 'black'
                    OR EXISTS (SELECT 1 FROM proposals WHERE game = games.id
                               AND state = 'open' AND proposer = 'black'))
               AND NOT EXISTS (SELECT 1 FROM freezes WHERE until_at IS NULL
                               AND scope = 'game' AND holder = CAST(games.id AS TEXT))
               AND NOT EXISTS (SELECT 1 FROM freezes WHERE until_at IS NULL
                               AND scope = 'server' AND holder = games.server)
             ORDER BY touched_at, id LIMIT 500";
        all.extend(self.errands_of(games, |id| ErrandKind::Game(GameId(id))).await?);
        let games = "SELECT id, server, touched_at FROM games
             WHERE ending IS NULL AND black IN ($1, $2, $3, $4, $5, $6)
               AND (ply % 2 = CASE WHEN start_fen LIKE '% b %' THEN 0 ELSE 1 END
                    OR draw_by = 'white'
                    OR EXISTS (SELECT 1 FROM proposals WHERE game = games.id
                               AND state = 'open' AND proposer = 'white'))
               AND NOT EXISTS (SELECT 1 FROM freezes WHERE until_at IS NULL
                               AND scope = 'game' AND holder = CAST(games.id AS TEXT))
               AND NOT EXISTS (SELECT 1 FROM freezes WHERE until_at IS NULL
                               AND scope = 'server' AND holder = games.server)
             ORDER BY touched_at, id LIMIT 500";
        all.extend(self.errands_of(games, |id| ErrandKind::Game(GameId(id))).await?);
        all.sort_by_key(|errand| errand.since);
        Ok(all)
    }

    async fn errands_of(
        &self,
        statement: &'static str,
        what: impl Fn(i64) -> ErrandKind,
    ) -> Result<Vec<Errand>> {
        let mut query = sqlx::query_as::<_, (i64, String, i64)>(statement);
        for level in ComputerLevel::all() {
            query = query.bind(PlayerId::computer(level).as_str().to_owned());
        }
        let rows = query.fetch_all(&self.readers).await?;
        let errand = |(id, server, since)| Errand {
            what: what(id),
            server: Server::from_stored(server),
            since: Timestamp(since),
        };
        Ok(rows.into_iter().map(errand).collect())
    }
}

/// The number of running games of a member against the computer, at any level.
pub(crate) async fn games_against(db: &mut Db, player: &PlayerId) -> Result<usize> {
    // They are few: no more than any member may play.
    let others: Vec<String> = sqlx::query_scalar(
        "SELECT black FROM games WHERE white = $1 AND ending IS NULL
         UNION ALL SELECT white FROM games WHERE black = $1 AND ending IS NULL",
    )
    .bind(player.as_str())
    .fetch_all(db)
    .await?;
    let others = others.into_iter().map(PlayerId::from_stored);
    Ok(others.filter(PlayerId::is_computer).count())
}
