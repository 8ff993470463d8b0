//! Facts that do not fit: each takes everything with it that was to be stored together with it.

use super::problems;
use super::samples::{
    accepted, accepted_by, adopted, annulled, answered, blocked, ended, joined, made,
    made_for_anybody, made_with, moved, note_removed, noted, offered, opened, own_place_lost,
    place_lost, proposed, rematch, ruled, set, taken_back, tried, unblocked,
};
use super::watched::watched;
use super::{Book, GAME};
use crate::plan::planned_facts::{replied, settled_in};
use crate::store::listed_facts::{listed_place, listed_variant, unlisted_place, unlisted_variant};
use crate::table::{CHANNEL, person};
use futures_util::stream::{self, StreamExt};
use menagerie_core::challenge::types::{ChallengeFact, Start};
use menagerie_core::community::types::Holder;
use menagerie_core::model::{Fact, GameFact};
use menagerie_core::offer::types::OfferFact;
use menagerie_core::watch::types::WatchFact;
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::Color;
use menagerie_store::StoreError;

/// How many facts are tried at a time.
const AT_ONCE: usize = 4;

#[tokio::test]
async fn a_fact_that_does_not_fit_takes_everything_with_it() {
    let unknown = GameId(9);
    let nothing: fn() -> Vec<Fact> = Vec::new;
    let one_move: fn() -> Vec<Fact> = || vec![moved(0, "e2e4")];
    let an_offer: fn() -> Vec<Fact> = || vec![offered(Color::White, 0)];
    let an_end: fn() -> Vec<Fact> = || vec![ended(GAME)];
    let cases = vec![
        // A number that is taken already, and people who play themselves.
        (nothing, made(1)),
        (nothing, made_with(4, "Ann", Start::Array)),
        (nothing, accepted(2, GAME)),
        (nothing, accepted_by(2, GameId(2), [person("Ann"), person("Ann")])),
        // A challenge that is settled, or was never made.
        (nothing, accepted(1, GameId(2))),
        (nothing, accepted(3, GameId(2))),
        (nothing, accepted(8, GameId(2))),
        (nothing, Fact::Challenge(ChallengeFact::Declined(ChallengeId(1)))),
        (nothing, Fact::Challenge(ChallengeFact::Declined(ChallengeId(3)))),
        (nothing, Fact::Challenge(ChallengeFact::Withdrawn(ChallengeId(3)))),
        (nothing, Fact::Challenge(ChallengeFact::Expired(ChallengeId(3)))),
        (nothing, Fact::Challenge(ChallengeFact::Expired(ChallengeId(8)))),
        // A ply that was played, one that was skipped, and a game that is over.
        (one_move, moved(0, "d2d4")),
        (one_move, moved(2, "d2d4")),
        (an_end, moved(0, "d2d4")),
        (
            nothing,
            Fact::Game(GameFact::MovePlayed {
                game: unknown,
                ply: 0,
                coordinates: "e2e4".to_owned(),
            }),
        ),
        (nothing, moved(usize::MAX, "e2e4")),
        (one_move, replied(0, "d2d4")),
        (one_move, replied(2, "d2d4")),
        (|| vec![moved(0, "e2e4"), ended(GAME)], replied(1, "e7e5")),
        (nothing, settled_in(unknown)),
        // A plan for a position that has not come, or in a game that is over.
        (nothing, settled_in(GAME)),
        (|| vec![moved(0, "e2e4"), ended(GAME)], settled_in(GAME)),
        // A move that is not the last one.
        (nothing, taken_back(0, "e2e4")),
        (one_move, taken_back(0, "d2d4")),
        (one_move, taken_back(1, "e2e4")),
        (|| vec![moved(0, "e2e4"), ended(GAME)], taken_back(0, "e2e4")),
        // A problem of a number that there is, an attempt at none or at a solved one, and one that
        // stands no more.
        (|| vec![problems::made(1, None)], problems::made(1, Some(2))),
        (nothing, problems::tried(1, &[], 1, None)),
        (
            || vec![problems::made(1, Some(2)), problems::tried(1, &["a1a6"], 0, Some(99))],
            problems::tried(1, &["a1a6"], 1, None),
        ),
        (nothing, problems::withdrawn(1)),
        (|| vec![problems::made(1, None), problems::withdrawn(1)], problems::withdrawn(1)),
        // Offers.
        (an_offer, offered(Color::Black, 0)),
        (an_offer, offered(Color::White, 0)),
        (an_end, offered(Color::White, 0)),
        (nothing, Fact::Offer(OfferFact::DrawDeclined { game: GAME, ply: 0 })),
        (an_offer, Fact::Offer(OfferFact::DrawDeclined { game: unknown, ply: 0 })),
        (nothing, Fact::Offer(OfferFact::DrawOfferGone(unknown))),
        // Proposals: of another position, beside one that waits, and what nobody has asked.
        (nothing, proposed(0)),
        (|| vec![moved(0, "e2e4"), proposed(0)], proposed(0)),
        (|| vec![moved(0, "e2e4"), proposed(0)], proposed(1)),
        (|| vec![moved(0, "e2e4"), ended(GAME)], proposed(0)),
        (nothing, answered(0)),
        (|| vec![moved(0, "e2e4"), proposed(0), answered(0)], answered(0)),
        // Ends.
        (an_end, ended(GAME)),
        (an_offer, ended(GAME)),
        (nothing, ended(unknown)),
        // A challenge to one, one that is not there, and the last game of one for anybody.
        (nothing, joined(2, GameId(2))),
        (nothing, joined(8, GameId(2))),
        (|| vec![made_for_anybody(8, Some(1))], joined(8, GameId(2))),
        (nothing, made_for_anybody(8, Some(0))),
        // Blocking oneself, twice, and not at all.
        (nothing, blocked("Ann")),
        (|| vec![blocked("Bob")], blocked("Bob")),
        (nothing, unblocked("Bob")),
        // A rematch by a challenge that is not there, or is none any more.
        (nothing, rematch(8, GAME)),
        (nothing, rematch(3, GAME)),
        (|| vec![rematch(2, GAME)], rematch(2, GAME)),
        // A decision about a game that runs, or that has ended by itself.
        (nothing, ruled(GAME)),
        (an_end, ruled(GAME)),
        (an_end, annulled(GAME)),
        (|| vec![annulled(GAME), ruled(GAME)], ruled(GAME)),
        // Places of a game that is not there.
        (nothing, own_place_lost(unknown, "table")),
        (nothing, own_place_lost(GAME, "another")),
        (nothing, place_lost(unknown, CHANNEL)),
        (nothing, place_lost(GAME, "another")),
        (nothing, adopted(unknown)),
        // A second window on the same network, or of a game that is not there.
        (|| vec![opened(GAME)], opened(GAME)),
        (nothing, opened(unknown)),
        // Watching twice, or a game that is not there; a place that nobody had.
        (|| vec![watched(GAME, "Cid")], watched(GAME, "Cid")),
        (nothing, watched(unknown, "Cid")),
        (
            nothing,
            Fact::Watch(WatchFact::AnalysisSettled { game: unknown, by: Color::White, changes: 1 }),
        ),
        (nothing, Fact::Watch(WatchFact::PlaceLost(GAME))),
        (|| vec![watched(GAME, "Cid")], Fact::Watch(WatchFact::PlaceLost(GAME))),
        // Places and variants that are listed already, and that are not.
        (|| vec![listed_place()], listed_place()),
        (nothing, unlisted_place()),
        (|| vec![listed_variant()], listed_variant()),
        (nothing, unlisted_variant()),
        // Notes: a number that is taken, a game that is not there, somebody else's note.
        (|| vec![noted(GAME, 1)], noted(GAME, 1)),
        (nothing, noted(unknown, 1)),
        (nothing, noted(GAME, 0)),
        (nothing, noted(GAME, usize::MAX)),
        (|| vec![noted(GAME, 1)], note_removed("Bob", 1)),
        (|| vec![noted(GAME, 1)], note_removed("Ann", 2)),
        // Lines of a game that is not there, and from a position that it never had.
        (nothing, tried(unknown, 0, &["e2e4"])),
        (nothing, tried(GAME, 6, &["e2e4"])),
        (nothing, tried(GAME, usize::MAX, &[])),
    ];
    // Each has a database of its own and mostly waits for it: some go beside each other.
    let tried = |(so_far, fact)| takes_everything_with_it(so_far, fact);
    stream::iter(cases).for_each_concurrent(AT_ONCE, tried).await;
}

async fn takes_everything_with_it(so_far: fn() -> Vec<Fact>, fact: Fact) {
    let mut book = Book::with_game().await;
    book.write(so_far()).await.expect("it fits");
    let before = book.records().await;
    let good = set(Holder::Player(person("Cid")), "slate");
    // Whether it stands behind something good or in front of it.
    for facts in [vec![good.clone(), fact.clone()], vec![fact.clone(), good.clone()]] {
        let failed = book.write(facts).await;
        assert!(matches!(failed, Err(StoreError::Unreadable(_))), "{fact:?}: {failed:?}");
        assert_eq!(book.records().await, before, "{fact:?}");
    }
    assert!(book.store.is_healthy(), "no fault of the disk: {fact:?}");
    book.write(vec![good]).await.expect("the store goes on");
}
