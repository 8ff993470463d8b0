//! Every game, challenge and proposal of 0014 stands as it stood.

use super::opened::{ANN, BOB, CID, DORA, EVE, FAY, GUS, HAL, MOD, Opened, here, person};
use menagerie_core::challenge::types::{ChallengeState, Invited, SideRequest, Start};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::model::{OfferId, Subject};
use menagerie_core::offer::types::{Aim, ProposalState};
use menagerie_core::{ChallengeId, GameId, Timestamp};
use menagerie_rules::Color::{Black, White};

#[tokio::test]
async fn every_game_replays_with_its_players_and_its_result() {
    let opened = Opened::new().await;
    let ended = |winner, ending| Some(End { winner, ending });
    let won = |side, ending| ended(Some(side), ending);
    for (id, variant, players, plies, end) in [
        (17, "terachess-2", [DORA, EVE], 2, ended(None, Ending::Unfinished)),
        (18, "terachess-2", [DORA, EVE], 3, None),
        (19, "terachess-2", [DORA, FAY], 4, None),
        (20, "terachess-2", [DORA, FAY], 3, None),
        (21, "terachess-2", [DORA, FAY], 3, None),
        (22, "terachess-2", [DORA, FAY], 3, None),
        (23, "terachess-2", [DORA, FAY], 3, None),
        (24, "terachess-2", [ANN, FAY], 2, won(Black, Ending::Time)),
        (25, "terachess-2", [ANN, FAY], 2, won(Black, Ending::Time)),
        (26, "cetran-2", [ANN, CID], 0, ended(None, Ending::NotBegun)),
        (27, "terachess-2", [GUS, FAY], 3, won(White, Ending::Time)),
        (28, "terachess-2", [BOB, CID], 2, won(Black, Ending::Resignation)),
        (29, "terran", [BOB, CID], 0, ended(None, Ending::Agreement)),
        (30, "cetran-2", [BOB, CID], 0, ended(None, Ending::Aborted)),
        (31, "terachess-2", [BOB, CID], 2, ended(None, Ending::Cancelled)),
        (32, "terachess-2", [BOB, CID], 2, won(White, Ending::Adjudicated)),
        (33, "terachess-2", [BOB, CID], 2, ended(None, Ending::Annulled)),
        (34, "terachess-2", [CID, BOB], 0, None),
        (35, "terachess-2", [GUS, FAY], 4, None),
        (36, "terachess-2", [FAY, HAL], 2, None),
        (37, "terachess-2", [FAY, HAL], 2, None),
        (38, "terachess-2", [FAY, HAL], 2, None),
        (39, "terachess-2", [HAL, EVE], 3, None),
        (40, "terachess-2", [HAL, EVE], 2, None),
        (41, "terachess-2", [HAL, GUS], 0, None),
        (42, "terachess-2", [HAL, GUS], 0, None),
        (43, "terachess-2", [HAL, GUS], 1, None),
        (44, "terachess-2", [CID, HAL], 0, None),
        (45, "terran", [CID, HAL], 0, None),
        (46, "terachess-2", [GUS, HAL], 0, None),
        (47, "cetran-2", [ANN, BOB], 0, None),
        (48, "terachess-2", [GUS, HAL], 3, None),
        (49, "terachess-2", [GUS, HAL], 3, None),
        (50, "terachess-2", [FAY, ANN], 0, None),
    ] {
        let game = opened.game(id).await;
        assert_eq!(game.variant().id, variant, "game {id}");
        assert_eq!(game.players, players.map(person), "game {id}");
        assert_eq!((game.line.ply(), game.end), (plies, end), "game {id}");
        assert_eq!(game.own_place.is_some(), id != 50, "the thread of 50 is still to be made");
        let record = opened.store.record(GameId(id)).await.expect("it is whole");
        assert!(record.is_some(), "game {id} has a record");
    }
    assert!(opened.store.game(GameId(51)).await.expect("reads").is_none(), "there were no more");
}

#[tokio::test]
async fn what_moderators_have_decided_is_kept_with_the_reason() {
    let opened = Opened::new().await;
    let reasons = [(32, "the opponent has left the club"), (33, "begun twice by mistake")];
    for (id, reason) in reasons {
        let ruling = opened.game(id).await.ruling.expect("it was decided");
        assert_eq!((ruling.by, ruling.reason.as_str()), (person(MOD), reason));
    }
    assert_eq!(opened.game(28).await.ruling, None, "that was resigned");
}

#[tokio::test]
async fn every_proposal_is_where_it_was() {
    let opened = Opened::new().await;
    for (id, expected) in [
        (19, &[(Black, Aim::Cancel, ProposalState::Open)][..]),
        (31, &[(White, Aim::Cancel, ProposalState::Accepted)]),
        (
            35,
            &[
                (White, Aim::TakeBack(2), ProposalState::Accepted),
                (Black, Aim::TakeBack(1), ProposalState::Declined),
                (White, Aim::Cancel, ProposalState::Declined),
            ],
        ),
        (36, &[(White, Aim::TakeBack(2), ProposalState::Open)]),
        (37, &[(White, Aim::Cancel, ProposalState::Declined)]),
        (49, &[(White, Aim::Cancel, ProposalState::Lapsed)]),
    ] {
        let game = opened.game(id).await;
        let found: Vec<_> = game.proposals.iter().map(|it| (it.by, it.aim, it.state)).collect();
        assert_eq!(found, expected, "game {id}");
        let stands = expected.iter().any(|(.., state)| *state == ProposalState::Open);
        assert_eq!(game.standing_proposal().is_some(), stands, "game {id}");
    }
    // White has offered in 35 after two plies and was told no; Black has since.
    let game = opened.game(35).await;
    let standing = game.draw_offer.map(|offer| (offer.by, offer.ply));
    assert_eq!((standing, game.last_declined), (Some((Black, 4)), Some(2)));
    assert_eq!(game.last_offers, [Some(2), Some(4)]);
    let offer = opened.game(38).await.draw_offer.map(|offer| (offer.by, offer.ply));
    assert_eq!(offer, Some((White, 2)));
}

#[tokio::test]
async fn what_was_taken_back_is_kept_with_who_has_agreed() {
    let opened = Opened::new().await;
    let game = opened.game(35).await;
    let gone: Vec<_> = game.taken_back.iter().map(|it| (it.ply, it.at.0, it.agreed_by)).collect();
    let expected = [
        (0, 1_804_525_345, None),
        (1, 1_804_536_173, Some(Black)),
        (0, 1_804_536_173, Some(Black)),
    ];
    assert_eq!(gone, expected);
    assert_eq!(opened.played(35).await, ["f4f6", "f13f11", "g4g6", "g13g11"]);
    assert_eq!(opened.game(43).await.moment().taken_back, 1, "alone, within the minute");
}

#[tokio::test]
async fn every_challenge_is_as_open_as_it_was() {
    let opened = Opened::new().await;
    let anybody = Invited::Anyone;
    let challenges = [
        (26, Invited::One(person(EVE)), ChallengeState::Accepted(GameId(17)), Some("none")),
        (44, Invited::One(person(CID)), ChallengeState::Open, Some("days 5d")),
        (54, anybody(Some(2)), ChallengeState::Open, Some("days 3d")),
        (55, anybody(None), ChallengeState::Open, Some("none")),
        (56, anybody(Some(1)), ChallengeState::Open, Some("gc-2009 soft")),
        (57, anybody(Some(1)), ChallengeState::Accepted(GameId(46)), Some("days 7d")),
        (58, anybody(Some(1)), ChallengeState::Expired, Some("none")),
        (59, anybody(Some(2)), ChallengeState::Withdrawn, Some("none")),
        (60, Invited::One(person(BOB)), ChallengeState::Accepted(GameId(47)), Some("gc-2019")),
        (64, anybody(Some(4)), ChallengeState::Open, Some("gc-2009 soft")),
    ];
    for (id, to, state, control) in challenges {
        let read = opened.store.challenge(ChallengeId(id)).await.expect("reads");
        let read = read.expect("it is there");
        let words = read.control.map(|control| control.to_string());
        assert_eq!((read.to, read.state), (to, state), "challenge {id}");
        assert_eq!(words.as_deref(), control, "challenge {id}");
    }
    // The challenges that can be joined, the newest first, with the promised side and start.
    let found = opened.store.joinable_challenges(&person(ANN), &here(), None, None, None).await;
    let found = found.expect("reads");
    let told: Vec<_> = found.iter().map(|it| (it.id.0, it.side)).collect();
    let (second, random) = (SideRequest::Second, SideRequest::Random);
    assert_eq!(told, [(64, random), (56, second), (55, second), (54, random)]);
    assert!(matches!(found[1].start, Start::Drawn(..)) && matches!(found[2].start, Start::Array));
    let due = opened.store.overdue_challenges(Timestamp(1_805_044_284)).await.expect("reads");
    assert!(due.contains(&ChallengeId(64)) && !due.contains(&ChallengeId(54)), "{due:?}");
}

#[tokio::test]
async fn the_messages_of_what_can_still_be_changed_are_known() {
    let opened = Opened::new().await;
    for (about, place) in [
        (Subject::Board(GameId(18)), "discord:1580000000000000018/"),
        (Subject::Rules(GameId(18)), "discord:1590000000000000018/"),
        (OfferId::Proposal(GameId(36), 0).into(), "discord:1580000000000000036/"),
        (OfferId::Draw(GameId(38), 2, Some(White)).into(), "discord:1580000000000000038/"),
        (OfferId::Challenge(ChallengeId(54)).into(), "discord:1180000000000000021/"),
    ] {
        let message =
            opened.store.posted(about, "discord").await.expect("reads").expect("it was posted");
        assert!(message.as_str().starts_with(place), "{about:?}: {message:?}");
    }
    let waits = OfferId::Challenge(ChallengeId(64));
    assert_eq!(opened.store.posted(waits, "discord").await.expect("reads"), None);
    assert!(
        opened.store.offer_waits(waits, "discord").await.expect("reads"),
        "it is still to be posted"
    );
}
