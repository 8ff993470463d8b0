//! Where a game is seen when its place is lost: one rule for every way in which that happens.

use crate::table::{CHANNEL, THREAD, Table, accept, done, line, move_of, person, place, server};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_words::{NOTHING, fixed, in_full};

fn lost(at: &str, noticed_by: Option<GameId>) -> EventKind {
    EventKind::PlaceLost { place: place(at), game: noticed_by }
}

fn called(who: &str, at: &str) -> EventKind {
    EventKind::Called { player: person(who), place: place(at), server: server() }
}

#[tokio::test]
async fn a_lost_thread_is_replaced_by_another_one_of_the_same_channel() {
    let mut table = Table::with_game().await;
    table.happen(lost(THREAD, None)).await;
    let effects = table.deliver().await;
    assert!(line(&effects[0]).contains(in_full("dispatch-own-place-gone", NOTHING)));
    let game = table.game().await;
    assert_eq!((game.own_place, game.place, game.place_lost), (None, place(CHANNEL), false));
    // Told again, nothing more happens.
    table.happen(lost(THREAD, None)).await;
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn whoever_may_claim_a_draw_is_told_so_wherever_the_game_goes_on() {
    let fen = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200";
    let mut table = Table::at(fen).await;
    for happening in [lost(THREAD, None), lost(CHANNEL, None), called("Bob", "elsewhere")] {
        table.happen(happening).await;
        let told = line(&table.deliver().await[0]);
        assert!(told.ends_with(in_full("notice-draw-by-moves", [("moves", "100")])), "{told}");
    }
}

#[tokio::test]
async fn a_lost_channel_takes_its_threads_along_and_the_players_are_told() {
    let mut table = Table::with_game().await;
    table.happen(lost(CHANNEL, None)).await;
    let effects = table.deliver().await;
    assert_eq!(
        line(&effects[0]),
        &*format!(
            "board of game 1 at ply 0 [wakes Ann]: {}",
            in_full(
                "play-goes-on-elsewhere",
                [("player", "@Ann"), ("example", "a4a5"), ("game", "1")]
            )
        )
    );
    let game = table.game().await;
    assert_eq!((game.own_place, game.place_lost), (None, true));
    table.happen(lost(CHANNEL, None)).await;
    assert_eq!(table.deliver().await, [], "it is said once");
    // A move is stored and announced; where that is seen is not the core's affair.
    done(&table.private("Ann", "elsewhere", move_of("e4e6")).await);
    assert_eq!(table.deliver().await.len(), 1);
    // The game goes on where a player next gives a command; a stranger's means nothing.
    table.happen(called("Cid", "elsewhere")).await;
    assert_eq!(table.deliver().await, []);
    table.happen(called("Bob", "elsewhere")).await;
    let effects = table.deliver().await;
    assert!(
        line(&effects[0]).contains(&format!("[wakes Bob]: {}", fixed("dispatch-goes-on-here"))),
        "{effects:?}"
    );
    let game = table.game().await;
    assert_eq!((game.place, game.place_lost), (place("elsewhere"), false));
}

#[tokio::test]
async fn the_news_that_found_its_place_lost_is_not_told_twice() {
    let mut table = Table::with_game().await;
    table.play("Ann", "e4e6").await;
    table.happen(lost(THREAD, Some(GameId(1)))).await;
    assert_eq!(table.deliver().await.len(), 1, "the move says enough");
    table.play("Bob", "e13e11").await;
    table.happen(lost(CHANNEL, Some(GameId(1)))).await;
    assert_eq!(table.deliver().await.len(), 1);
    assert!(table.game().await.place_lost);
}

#[tokio::test]
async fn a_game_that_has_ended_is_moved_only_for_what_waits_to_be_shown() {
    let mut table = Table::with_game().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    table.private("Bob", THREAD, resign).await;
    table.happen(lost(CHANNEL, None)).await;
    assert!(!table.game().await.place_lost, "nobody plays it any more");
    table.happen(lost(CHANNEL, Some(GameId(1)))).await;
    assert!(table.game().await.place_lost, "its result has to be seen");
    assert_eq!(table.deliver().await.len(), 1, "the result, and nothing else");
}

#[tokio::test]
async fn only_games_of_the_lost_place_are_moved() {
    let mut table = Table::with_game().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    table.private("Bob", CHANNEL, accept(2)).await;
    table.open_thread(GameId(2), "thread-2").await;
    table.deliver().await;
    table.happen(lost("thread-2", None)).await;
    assert_eq!(table.deliver().await.len(), 1);
    assert_eq!(table.game().await.own_place, Some(place(THREAD)));
}
