//! A homeserver that takes little: some messages at once, and then one now and then, over all rooms.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Homeserver, Operation};
use crate::matrix::synapse::{Limits, Synapse};
use menagerie_words::fixed_with;
use std::time::Duration;

/// As Synapse comes: ten messages at once, then one in so long.
const AT_ONCE: u32 = 10;
/// A little sooner than Synapse's five seconds, which a test need not wait for.
const ONE_IN: Duration = Duration::from_millis(2_500);

#[tokio::test(flavor = "multi_thread")]
async fn where_little_is_taken_boards_come_and_nothing_that_can_be_left_out() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    server.limit(&hall.bot.id, AT_ONCE, ONE_IN);
    for (ply, mv) in (1..).zip(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]) {
        let mover = if ply % 2 == 1 { &hall.ann } else { &hall.bob };
        mover.say_in_thread(&hall.room, &root, mv).await;
        hall.board(&root, ply).await;
    }
    // Questions that are answered alone, until there is nothing left.
    while !server.seen_of(&hall.bot.id, Operation::Send).iter().any(|it| it.status == Some(429)) {
        hall.ann.say(&hall.room, "!games").await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let sent = server.seen_of(&hall.bot.id, Operation::Send).len();
    hall.ann.say_in_thread(&hall.room, &root, "!draw").await;
    hall.hear(fixed_with("ending-draw-offered", [("player", "Ann")])).await;
    hall.ann.say_in_thread(&hall.room, &root, "e1g1").await;
    hall.board(&root, 9).await;
    hall.bob.say_in_thread(&hall.room, &root, "f8e7").await;
    hall.board(&root, 10).await;
    let later = server.seen_of(&hall.bot.id, Operation::Send).split_off(sent);
    // A request that was under way then may have been tried once more, so only those that came
    // through count. Their names are in this order: room, kind, name.
    let reactions = later
        .iter()
        .filter(|it| it.named.iter().any(|part| part == "m.reaction") && it.status == Some(200));
    assert_eq!(reactions.count(), 0, "{later:#?}");
    let settled = later
        .iter()
        .filter(|it| it.body["m.relates_to"]["rel_type"] == "m.replace" && it.status == Some(200));
    assert_eq!(settled.count(), 0, "{later:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_with_what_synapse_takes_as_it_comes() {
    let Some(server) = Synapse::start(Limits::Usual).await else { return };
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    for (ply, mv) in (1..).zip(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]) {
        let mover = if ply % 2 == 1 { &hall.ann } else { &hall.bob };
        mover.say_in_thread(&hall.room, &root, mv).await;
        hall.board(&root, ply).await;
    }
}
