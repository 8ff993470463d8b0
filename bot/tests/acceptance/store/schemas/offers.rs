//! Proposals that two had to agree to are read as the program stored them before they took two.

use super::{connect, migrations, open};
use crate::table::Folder;
use menagerie_core::model::Effect;
use menagerie_core::{ChallengeId, GameId, PlayerId};

/// The rows that the program had stored before two could agree to something, before anybody could
/// join.
const OF_0006: &str = "
    INSERT INTO challenges (id, challenger, opponent, variant, revision, side, server, place, made_at,
                            expires_at)
    VALUES (1, 't:Ann', 't:Bob', 'chess', 1, 'first', 't:s', 't:c', 1, 9),
           (2, 't:Ann', 't:Cid', 'chess', 1, 'second', 't:s', 't:c', 2, 9);
    INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, ply, started_at,
                       touched_at)
    VALUES (7, 'chess', 1, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
            't:Ann', 't:Bob', 't:s', 't:c', 1, 3, 5);
    UPDATE challenges SET state = 'accepted', game = 7, settled_at = 3 WHERE id = 1;
    INSERT INTO moves VALUES (7, 0, 'd2d4', 5, 't:third');
    INSERT INTO moves_taken_back
    VALUES (7, 0, 0, 'e2e4', 4, 't:first', 5, 't:second');
    INSERT INTO outbox (lane, kind, game, effect)
    VALUES ('game:7', 'open', 7, '{\"effect\":\"open\",\"game\":7,\"challenge\":1,
             \"variant\":\"Chess\",\"players\":[\"t:Ann\",\"t:Bob\"]}');";

#[tokio::test]
async fn what_was_taken_back_and_asked_before_it_took_two_is_kept() {
    let folder = Folder::new();
    let mut file = connect(&folder).await;
    migrations().await.run_to(6, &mut file).await.expect("they are whole");
    sqlx::raw_sql(OF_0006).execute(&mut file).await.expect("it is of that time");
    sqlx::raw_sql("INSERT INTO instance (id, name) VALUES (1, 'x')")
        .execute(&mut file)
        .await
        .expect("it is of that time");
    drop(file);
    let store = open(&folder).await;
    let game = store.game(GameId(7)).await.expect("it replays").expect("it is there");
    let taken_back: Vec<_> = game.taken_back.iter().map(|it| (it.ply, it.agreed_by)).collect();
    assert_eq!((game.line.ply(), taken_back), (1, vec![(0, None)]), "it was taken back alone");
    assert!(game.proposals.is_empty() && game.ruling.is_none());
    for (id, opponent) in [(1, "Bob"), (2, "Cid")] {
        let challenge = store.challenge(ChallengeId(id)).await.expect("reads").expect("is there");
        assert_eq!(challenge.to.one(), Some(&PlayerId::new("t", opponent)));
    }
    let open = store.open_challenges_of(&PlayerId::new("t", "Cid")).await.expect("reads");
    assert_eq!(open.len(), 1);
    let row = store.waiting(0).await.expect("reads").remove(0);
    let pending = store.pending(row.id).await.expect("it can be read").expect("it waits");
    assert!(matches!(pending.effect, Effect::Open { challenge: Some(ChallengeId(1)), .. }));
    let came_of: Option<i64> = sqlx::query_scalar("SELECT challenge FROM games WHERE id = 7")
        .fetch_one(&mut connect(&folder).await)
        .await
        .expect("reads");
    assert_eq!(came_of, Some(1));
}
