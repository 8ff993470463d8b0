//! Clocks over the real program and the wire: events that were due while it was stopped are told
//! once, after the start, and the time for which it was away is made up for.

use crate::server::Server;
use crate::wire;
use menagerie_core::clock::{DAY, HOUR};
use menagerie_words::{NOTHING, first_words, fixed, in_full};

/// The message that tells somebody that it is their turn.
fn turn(server: &Server, who: &str, side: &str) -> &'static str {
    let player = server.mention(who);
    in_full("notice-your-move", [("player", &*player), ("side", side)])
}

/// Ann has moved in a game with three days for each move; Bob thinks. Where it is played comes back.
async fn game(server: &Server) -> u64 {
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    server.say("Ann", thread, "e4e6");
    let called =
        format!("{} {}<t:", turn(server, "Bob", "Black"), first_words("time-until", NOTHING));
    let called = server.post(thread, &called).await;
    let how = format!(":R>). {}`", first_words("play-first-turn", NOTHING));
    assert!(called.content.contains(&how), "{}", called.content);
    thread
}

/// So many seconds pass while the program is stopped, of which it was away so many.
pub async fn pass(server: &mut Server, seconds: i64, away: i64) {
    server.stop_bot().await;
    let pool = crate::beside::pool(&server.database_url()).await;
    let earlier = "UPDATE clocks SET since = since - $1, started_at = started_at - $1,
                       handled = handled - $1, due_at = due_at - $1";
    sqlx::query(earlier).bind(seconds).execute(&pool).await.expect("there is one");
    let gone = "UPDATE attendance SET at = at - $1";
    sqlx::query(gone).bind(away).execute(&pool).await.expect("there is one");
    pool.close().await;
    server.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_that_was_due_while_the_bot_was_stopped_is_given_once_and_to_whom_it_is_for() {
    let mut server = Server::start().await;
    let thread = game(&server).await;
    pass(&mut server, 2 * DAY + HOUR, 0).await;
    let warning = server.post(thread, fixed("time-warning")).await;
    assert_eq!(warning.mentions, [server.id("Bob")]);
    assert!(!warning.silent);
    pass(&mut server, 0, 0).await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, turn(&server, "Ann", "White")).await;
    let posts = server.posts(thread);
    let warnings = posts.iter().filter(|post| post.content.contains(fixed("time-warning"))).count();
    assert_eq!(warnings, 1, "{posts:#?}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hours_for_which_the_bot_was_away_are_made_up_for_and_told_without_a_sound() {
    let mut server = Server::start().await;
    let thread = game(&server).await;
    pass(&mut server, 3 * DAY + HOUR, 2 * HOUR).await;
    let told = server.post(thread, &format!("{}<t:", first_words("time-outage", NOTHING))).await;
    assert!(told.content.contains(fixed("time-outage")), "{}", told.content);
    assert_eq!(told.mentions, Vec::<u64>::new());
    assert!(told.silent);
    // Without that the time would be up since an hour.
    server.say("Bob", thread, "e13e11");
    server.post(thread, turn(&server, "Ann", "White")).await;
    wire::is_valid(&server);
}
