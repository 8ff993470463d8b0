//! The computer's errands follow from the games and challenges.

use crate::table::{CHANNEL, THREAD, Table, accept, call, done, draw, undo};
use menagerie_core::board::game_on_show;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Which};
use menagerie_core::model::state::ComputerLevel;
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Color;
use menagerie_store::ErrandKind;

/// A game of Ann, who moves first, in which Bob is the computer from now on.
async fn against_computer() -> Table {
    let table = Table::with_game().await;
    change(&table, "UPDATE games SET black = 'computer:3'").await;
    table
}

async fn change(table: &Table, statement: &'static str) {
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query(statement).execute(&pool).await.expect("it can be changed");
    pool.close().await;
}

async fn waiting(table: &Table) -> Vec<ErrandKind> {
    let errands = table.store.errands().await.expect("the store works");
    errands.into_iter().map(|errand| errand.what).collect()
}

const GAME: ErrandKind = ErrandKind::Game(GameId(1));

#[tokio::test]
async fn its_turn_waits_and_its_opponents_does_not() {
    let mut table = against_computer().await;
    assert_eq!(waiting(&table).await, [], "Ann moves first");
    done(&table.play("Ann", "a4-a5").await);
    assert_eq!(waiting(&table).await, [GAME]);
    change(&table, "UPDATE games SET white = 'computer:1', black = 'test:Bob'").await;
    assert_eq!(waiting(&table).await, [], "it is Bob's turn");
    change(&table, "UPDATE games SET ply = 0").await;
    assert_eq!(waiting(&table).await, [GAME]);
    change(&table, "UPDATE games SET start_fen = '4k3/8/8/8/8/8/8/4K2R b - - 0 1'").await;
    assert_eq!(waiting(&table).await, [], "Black moves first");
    change(&table, "UPDATE games SET black = 'computer:6', white = 'test:Ann'").await;
    assert_eq!(waiting(&table).await, [GAME]);
    change(&table, "UPDATE games SET ending = 'resignation', winner = 'white'").await;
    assert_eq!(waiting(&table).await, [], "it is over");
}

#[tokio::test]
async fn a_stopped_game_waits_no_more_until_it_goes_on() {
    let mut table = against_computer().await;
    done(&table.play("Ann", "a4-a5").await);
    assert_eq!(waiting(&table).await, [GAME]);
    let freeze = Command::Moderation(ModerationRequest::Freeze {
        which: Which::Number(GameId(1)),
        reason: "a dispute".into(),
    });
    done(&table.by("Dan", Authority::Manager, freeze).await);
    assert_eq!(waiting(&table).await, []);
    done(
        &table
            .by(
                "Dan",
                Authority::Manager,
                Command::Moderation(ModerationRequest::Thaw { which: Which::Number(GameId(1)) }),
            )
            .await,
    );
    assert_eq!(waiting(&table).await, [GAME]);
    let all = Command::Moderation(ModerationRequest::FreezeAll { reason: "a holiday".to_owned() });
    done(&table.by("Dan", Authority::Manager, all).await);
    assert_eq!(waiting(&table).await, []);
}

#[tokio::test]
async fn an_offer_of_the_opponent_waits_in_their_own_turn_too() {
    let mut table = against_computer().await;
    done(&table.private("Ann", THREAD, draw()).await);
    assert_eq!(waiting(&table).await, [GAME]);
    change(&table, "UPDATE games SET draw_by = NULL, draw_ply = NULL").await;
    assert_eq!(waiting(&table).await, []);
    // Both have moved, so that a move can be taken back by agreement.
    change(&table, "UPDATE games SET black = 'test:Bob'").await;
    done(&table.play("Ann", "a4-a5").await);
    done(&table.play("Bob", "a13-a12").await);
    done(&table.private("Ann", THREAD, undo()).await);
    change(&table, "UPDATE games SET black = 'computer:3'").await;
    assert_eq!(waiting(&table).await, [GAME]);
    change(&table, "UPDATE proposals SET state = 'lapsed', settled_at = made_at").await;
    assert_eq!(waiting(&table).await, []);
}

#[tokio::test]
async fn a_challenge_waits_until_it_is_answered() {
    let mut table = Table::new().await;
    let level = ComputerLevel::new(4).expect("there is one");
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        rated: None,
        opponent: Some(Opponent::computer(level)),
        level: Some(level),
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }));
    done(&table.private("Ann", CHANNEL, challenge).await);
    let errands = table.store.errands().await.expect("the store works");
    let [errand] = &*errands else { panic!("{errands:?}") };
    assert_eq!(errand.what, ErrandKind::Challenge(ChallengeId(1)));
    assert_eq!(errand.server, crate::table::server());
    let names = table.store.display_names("test", &[PlayerId::computer(level)]).await;
    assert!(format!("{names:?}").contains("Menagerie 4 (BOT)"), "{names:?}");
    done(
        &table
            .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(1))))
            .await,
    );
    assert_eq!(waiting(&table).await, []);
}

#[tokio::test]
async fn a_game_against_it_is_in_nobodys_record() {
    let mut table = Table::with_game().await;
    let (ann, computer) =
        (crate::table::person("Ann"), PlayerId::from_stored("computer:3".to_owned()));
    let begun = async |table: &Table, player: &PlayerId| {
        let pool = crate::beside::pool(&table.folder.url()).await;
        let sum = "SELECT CAST(coalesce(sum(begun), 0) AS BIGINT) FROM tallies WHERE player = $1";
        let begun = sqlx::query_scalar::<_, i64>(sum).bind(player.as_str()).fetch_one(&pool).await;
        pool.close().await;
        begun.expect("tallies are kept")
    };
    assert_eq!(begun(&table, &ann).await, 1, "the game against Bob");
    let level = ComputerLevel::new(3);
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        rated: None,
        opponent: level.map(Opponent::computer),
        level,
        variant: "terachess-2".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }));
    done(&table.private("Ann", CHANNEL, challenge).await);
    let accept = call("computer", "accept", 2_000, accept(2));
    let accept = Call { from: computer.clone(), ..accept };
    done(&table.ask(&accept).await);
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    done(&table.private("Ann", CHANNEL, resign).await);
    assert_eq!(begun(&table, &ann).await, 1);
    assert_eq!(begun(&table, &computer).await, 0);
    let lost = sqlx::query_scalar::<_, i64>("SELECT lost FROM tallies WHERE player = 'test:Ann'");
    let pool = crate::beside::pool(&table.folder.url()).await;
    assert_eq!(lost.fetch_one(&pool).await.expect("there is one"), 0);
    pool.close().await;
}

#[tokio::test]
async fn everyone_sees_its_game_from_the_side_of_the_person() {
    let table = Table::with_game().await;
    for (seats, faces) in [
        ("UPDATE games SET white = 'test:Ann', black = 'test:Bob'", None),
        ("UPDATE games SET black = 'computer:3'", Some(Color::White)),
        ("UPDATE games SET white = 'computer:3', black = 'test:Bob'", Some(Color::Black)),
    ] {
        change(&table, seats).await;
        let game = table.store.game(GameId(1)).await.expect("the store works");
        let seen = game.and_then(|game| game_on_show(&game, 0, Color::White));
        assert_eq!(seen.expect("there is a board").faces, faces, "{seats}");
    }
}
