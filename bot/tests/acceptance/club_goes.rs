//! The members of a club that has played for a month go one after the other. Of each of them, nothing is left in any
//! byte. Every game replays, and nobody else has another record than before.

use crate::club::season::{Plan, play};
use crate::database;
use crate::people::privacy::found_in_files;
use crate::table::Folder;
use menagerie_chat::desk::decide;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::browse::Tally;
use menagerie_core::dispatch::Input;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::{Allowances, Game};
use menagerie_core::privacy::types::DataSummary;
use menagerie_core::record::{Chain, Replayed};
use menagerie_core::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::BTreeMap;

const MEMBERS: usize = 10;
const GAMES: i64 = 20;

async fn tallies(store: &Store, player: &PlayerId) -> Vec<Tally> {
    store.tallies_of(player).await.expect("it reads")
}

async fn kept(store: &Store, player: &PlayerId) -> DataSummary {
    store.kept_of(player).await.expect("it reads")
}

/// Every game replays; those of the members that are still there are as they were. Their players.
async fn games(store: &Store) -> BTreeMap<i64, (Game, Chain)> {
    let mut games = BTreeMap::new();
    for id in 1..=GAMES {
        let game = store.game(GameId(id)).await.expect("it reads").expect("it is there");
        let record = store.record(GameId(id)).await.expect("it reads").expect("it is there");
        let chain = Replayed::of(record).expect("it replays").chain;
        games.insert(id, (game, chain));
    }
    games
}

/// Somebody confirms that everything shall be deleted.
async fn goes(store: &Store, who: &PlayerId, at: i64, dice: &mut StdRng) {
    let call = Call {
        from: who.clone(),
        speaker: Speaker::default(),
        place: Place::new(who.network(), "alone"),
        server: None::<Server>,
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("goes", at),
        at: Timestamp(at),
        seen: Timestamp(at),
        via: Via::Private,
        command: Command::Forget { confirmed: Some(Timestamp(at)) },
        letters: Letters::default(),
    };
    let stored = decide(store, &Input::of(call), &mut Allowances::default(), dice).await;
    let reply = stored.expect("the store works").reply;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
}

#[tokio::test]
async fn whoever_leaves_a_club_is_nowhere_in_it_and_nobody_else_notices() {
    let folder = Folder::new();
    let games_planned = usize::try_from(GAMES).expect("it is small");
    let plan = Plan { members: MEMBERS, games: games_planned, days: 30, seed: 7 };
    let path = folder.0.join("club.db");
    play(plan, &database::file_url(&path), &path).await;
    // The file is still held by the play, so its content is copied as after a kill.
    let copy = Folder::new();
    for name in ["club.db", "club.db-wal"] {
        std::fs::copy(folder.0.join(name), copy.0.join(name)).expect("it is copied");
    }
    let folder = copy;
    let url = database::file_url(&folder.0.join("club.db"));
    let mut dice = StdRng::seed_from_u64(5);
    let store = Store::open(&url, &mut dice).await.expect("it opens");
    let all: Vec<PlayerId> =
        games(&store).await.values().flat_map(|(game, _)| game.players.clone()).collect();
    let mut members = all;
    members.sort_unstable();
    members.dedup();
    assert!(members.len() > 5, "{members:?}");
    let before_club = format!("{}club:", members[0].as_str());
    assert!(!found_in_files(&folder.0, &[&before_club]).is_empty(), "what is sought is there");
    for (round, who) in members.iter().enumerate() {
        let others = &members[round + 1..];
        let before = games(&store).await;
        let mut as_before = Vec::new();
        for other in others {
            as_before.push((tallies(&store, other).await, kept(&store, other).await));
        }
        let own = tallies(&store, who).await;
        let played = before.values().filter(|(game, _)| game.side_of(who).is_some()).count();
        goes(&store, who, 2_000_000_000 + i64::try_from(round).expect("few"), &mut dice).await;
        store.erase().await.expect("the store works");
        // The quotes of JSON and the end of a column: nobody else's name begins with it.
        let found = found_in_files(&folder.0, &[&format!("{}\"", who.as_str())]);
        assert_eq!(found, [""; 0]);
        assert!(kept(&store, who).await.is_nothing());
        let after = games(&store).await;
        let mut ghosts = Vec::new();
        for (id, (game, chain)) in &after {
            let (earlier, hashes) = &before[id];
            assert_eq!(game.line.moves(), earlier.line.moves());
            match earlier.side_of(who) {
                Some(side) => {
                    ghosts.push(game.player(side).clone());
                    assert_eq!(game.player(side.other()), earlier.player(side.other()));
                    assert_ne!(chain.beginning, hashes.beginning, "it names somebody else");
                }
                None => assert_eq!(chain, hashes, "a game of others is as it was"),
            }
        }
        ghosts.dedup();
        assert_eq!((ghosts.len(), played > 0), (1, true), "{ghosts:?}");
        assert_eq!(tallies(&store, &ghosts[0]).await, own, "the former player has their record");
        for (other, (tally, kept_before)) in others.iter().zip(&as_before) {
            assert_eq!(&tallies(&store, other).await, tally);
            let kept_now = kept(&store, other).await;
            for (kind, count) in &kept_before.0 {
                // Their settings about a member who has gone go with that member.
                let is_kept = kept_now.of(*kind) == *count;
                let goes_too = format!("{kind:?}") == "Blocks" || format!("{kind:?}") == "Traces";
                assert!(is_kept || goes_too, "{kind:?} of {other:?}");
            }
        }
    }
    // Causes have such names, too, but only people stand before what else is of this network, in rows
    // of games and in the indexes of them: nothing is left where pages were parted or moved.
    let names: Vec<String> = members.iter().map(|who| format!("{}club:", who.as_str())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(found_in_files(&folder.0, &names), [""; 0]);
    let pool = crate::beside::pool(&url).await;
    let left: i64 = sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM games WHERE white NOT LIKE 'former:%'
                                              OR black NOT LIKE 'former:%')
              + (SELECT count(*) FROM tallies WHERE player NOT LIKE 'former:%')
              + (SELECT count(*) FROM handles WHERE player NOT LIKE 'former:%')",
    )
    .fetch_one(&pool)
    .await
    .expect("it can be counted");
    assert_eq!(left, 0);
    pool.close().await;
}
