//! A database with many running games: copies of one that was played, each in a thread of its own.

use menagerie_sandbox::SeededThread;
use sqlx::SqlitePool;

/// A copy of the played game.
pub struct Copy {
    /// Where it is played, and what has been read there.
    pub thread: SeededThread,
    /// Whether the players of the original play it, and not somebody else.
    pub is_theirs: bool,
}

/// Copies game 1 with its moves and its challenge. Whole rows are copied, with all their columns.
pub async fn games(database: &str, copies: &[Copy]) {
    let pool = SqlitePool::connect(database).await.expect("the database is there");
    let mut transaction = pool.begin().await.expect("nobody else writes");
    sqlx::query("CREATE TEMP TABLE copy (game INTEGER, thread TEXT, message TEXT, player TEXT)")
        .execute(&mut *transaction)
        .await
        .expect("it is a new table");
    for (place, copy) in copies.iter().enumerate() {
        let SeededThread { id, last_message } = copy.thread;
        let game = i64::try_from(place).expect("they can be counted") + 2;
        sqlx::query("INSERT INTO copy VALUES ($1, $2, $3, $4)")
            .bind(game)
            .bind(format!("discord:{id}"))
            .bind(format!("discord:{id}/{last_message}"))
            .bind((!copy.is_theirs).then(|| format!("discord:{}", 2_000_000 + game)))
            .execute(&mut *transaction)
            .await
            .expect("a row is inserted");
    }
    for (table, of, changed) in [
        (
            "games",
            "o.id = 1",
            &[
                ("id", "copy.game"),
                ("thread", "copy.thread"),
                ("white", "coalesce(copy.player, o.white)"),
                ("black", "coalesce(copy.player || '1', o.black)"),
            ][..],
        ),
        ("moves", "o.game = 1", &[("game", "copy.game"), ("cause", "o.cause || ':' || copy.game")]),
        (
            "challenges",
            "o.game = 1",
            &[
                ("id", "copy.game"),
                ("game", "copy.game"),
                ("challenger", "coalesce(copy.player, o.challenger)"),
                ("opponent", "coalesce(copy.player || '1', o.opponent)"),
            ],
        ),
        (
            "cursors",
            "o.place = (SELECT thread FROM games WHERE id = 1)",
            &[("place", "copy.thread"), ("message", "copy.message")],
        ),
    ] {
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
            .bind(table)
            .fetch_all(&mut *transaction)
            .await
            .expect("the table is there");
        let values: Vec<String> = columns
            .iter()
            .map(|column| match changed.iter().find(|(name, _)| name == column) {
                Some((_, value)) => (*value).to_owned(),
                None => format!("o.{column}"),
            })
            .collect();
        let statement = format!(
            "INSERT INTO {table} ({}) SELECT {} FROM copy, {table} AS o WHERE {of}",
            columns.join(", "),
            values.join(", ")
        );
        sqlx::query(sqlx::AssertSqlSafe(statement))
            .execute(&mut *transaction)
            .await
            .unwrap_or_else(|error| panic!("{table}: {error}"));
    }
    transaction.commit().await.expect("it is written");
    pool.close().await;
}
