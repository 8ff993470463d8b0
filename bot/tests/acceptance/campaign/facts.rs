//! The stored rows and the visible posts, looked up beside the program.

use super::books::{Board, Post, Shown, Stored, StoredGame, StoredMove, Thread};
use menagerie_sandbox::{Message, Sandbox};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Row};
use std::time::{SystemTime, UNIX_EPOCH};

/// Discord's numbers of messages that somebody wrote, and of those that reply to one.
const WRITTEN: [u8; 2] = [0, 19];

/// Connections to a database beside the program; nothing is written through them.
pub async fn connected(url: &str) -> AnyPool {
    sqlx::any::install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).connect(url).await;
    pool.expect("the database is there")
}

/// The rows that are still to be shown, or never can be.
pub async fn waiting(pool: &AnyPool) -> Result<Vec<String>, sqlx::Error> {
    let rows = sqlx::query("SELECT id, lane, kind, parked, dead FROM outbox ORDER BY id");
    let rows = rows.fetch_all(pool).await?;
    let words = |row: &AnyRow| {
        let (id, lane, kind): (i64, String, String) = (row.get(0), row.get(1), row.get(2));
        let (parked, dead): (Option<String>, Option<String>) = (row.get(3), row.get(4));
        format!("row {id} of {lane}, {kind}: {parked:?} {dead:?}")
    };
    Ok(rows.iter().map(words).collect())
}

/// Everything that is held against what people did; the first games and challenges are those of others.
pub async fn stored(url: &str, of_others: i64) -> Stored {
    let pool = connected(url).await;
    let games: Vec<(i64, String, i64, String, i64, Option<String>)> = sqlx::query_as(
        "SELECT id, variant, revision, start_fen, ply, ending FROM games WHERE id > $1 ORDER BY id",
    )
    .bind(of_others)
    .fetch_all(&pool)
    .await
    .expect("games are stored so");
    let moves: Vec<(i64, i64, String, String)> =
        sqlx::query_as("SELECT game, ply, coordinates, cause FROM moves ORDER BY game, ply")
            .fetch_all(&pool)
            .await
            .expect("moves are stored so");
    let challenges: i64 = sqlx::query_scalar("SELECT count(*) FROM challenges WHERE id > $1")
        .bind(of_others)
        .fetch_one(&pool)
        .await
        .expect("challenges are stored so");
    let waiting = waiting(&pool).await.expect("the outbox is stored so");
    pool.close().await;
    let number = |it: i64| usize::try_from(it).expect("it is small and not negative");
    let game = |(id, variant, revision, start, ply, ending): (_, _, i64, _, _, Option<String>)| {
        let revision = u32::try_from(revision).expect("it is small and not negative");
        StoredGame { id, variant, revision, start, ply: number(ply), is_over: ending.is_some() }
    };
    let played =
        |(game, ply, coordinates, cause)| StoredMove { game, ply: number(ply), coordinates, cause };
    Stored {
        games: games.into_iter().map(game).collect(),
        moves: moves.into_iter().map(played).collect(),
        challenges: number(challenges),
        waiting,
    }
}

/// Everything that the bot has posted for all to see, and what it has sent to one member.
pub fn shown(sandbox: &Sandbox, channel: u64, lettered: u64) -> Shown {
    let mut shown = Shown::default();
    for thread in sandbox.threads(channel) {
        let posts = posts(sandbox, thread.id);
        let game = game_of(&thread.name).unwrap_or_default();
        let boards = posts.iter().filter(|post| post.content.starts_with("**"));
        let board = |it: &Message| Board { game, at: it.at_ms, words: words(it.clone()) };
        shown.boards.extend(boards.map(board));
        shown.threads.push(Thread { game, posts: posts.into_iter().map(post).collect() });
    }
    shown.offers = posts(sandbox, channel).into_iter().map(words).collect();
    let letters = posts_to(sandbox, lettered, sandbox.direct_channel(lettered));
    shown.letters = letters.into_iter().map(words).collect();
    shown.boards.sort_by_key(|board| board.at);
    shown
}

/// The bot's messages in a channel or thread that everybody sees.
pub fn posts(sandbox: &Sandbox, channel: u64) -> Vec<Message> {
    let anybody = sandbox.member_named("Cid").expect("Cid is a member");
    posts_to(sandbox, anybody, channel)
}

fn posts_to(sandbox: &Sandbox, reader: u64, channel: u64) -> Vec<Message> {
    let mut messages = sandbox.messages(reader, channel);
    messages.retain(|it| {
        it.author == sandbox.bot_id() && it.ephemeral_for.is_none() && WRITTEN.contains(&it.kind)
    });
    messages
}

fn post(message: Message) -> Post {
    let answers = message.reply.as_ref().and_then(|reply| reply.message);
    Post { words: words(message), answers }
}

/// A message without the marks that keep its letters from being read as commands.
pub fn words(message: Message) -> String {
    message.content.replace('\\', "")
}

/// The number of the game whose thread is called so: `Chess 12: Ann v Bob`, or `Chess, game 12` where
/// Discord did not tell the names.
pub fn game_of(name: &str) -> Option<i64> {
    name.split(": ").next()?.rsplit(' ').next()?.parse().ok()
}

/// Now, as Discord dates what it shows: milliseconds since 1970.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    u64::try_from(since.as_millis()).expect("it is before the year 500 million")
}
