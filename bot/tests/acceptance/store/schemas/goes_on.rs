//! Every question of 0014 that waits can be answered, and every game can be played on.

use super::opened::{
    ANN, BOB, CID, DORA, EVE, FAY, GUS, HAL, MOD, Opened, elsewhere, move_in, numbered, person,
};
use crate::table::{accept, refused};
use menagerie_core::challenge::types::{
    ChallengeRequest, Invited, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Command, Opponent, Presence};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::{ChallengeId, GameId, Timestamp};
use menagerie_rules::Color::{Black, White};
use menagerie_words::{Reader, fixed, fixed_with, in_full, without_links};

fn refusal(reply: &Reply) -> String {
    let Reply::Refused(text) = reply else { panic!("not refused: {reply:?}") };
    without_links(text, Reader::LOG)
}

#[tokio::test]
async fn games_with_every_kind_of_clock_are_played_on() {
    let mut opened = Opened::new().await;
    for (id, who, text) in [
        (18, EVE, "d13d11"),
        (19, DORA, "f4f6"),
        (21, FAY, "d13d11"),
        (22, FAY, "d13d11"),
        (23, FAY, "d13d11"),
        (34, CID, "e4e6"),
        (35, GUS, "c4c6"),
        (43, GUS, "d13d11"),
        (49, HAL, "d13d11"),
        (1, BOB, "d13d11"),
    ] {
        let plies = opened.game(id).await.line.ply();
        opened.done(who, move_in(id, text)).await;
        assert_eq!(opened.played(id).await[plies], text, "game {id}");
    }
    // Of 453,565 seconds 450,478 are charged (an outage and the hour after it are not), eight hours
    // are added, and a day is the least that is left.
    let game = opened.game(23).await;
    let clock = game.timing.as_ref().and_then(|timing| timing.clock.as_ref());
    let [_, fay] = clock.expect("it has a clock").state().sides;
    assert_eq!((fay.moves, fay.used, fay.bank), (2, 93_635 + 86_400 + 450_478, 86_400));
}

#[tokio::test]
async fn plans_of_both_sides_are_carried_out() {
    let mut opened = Opened::new().await;
    opened.done(HAL, move_in(41, "e4e6")).await;
    assert_eq!(opened.played(41).await, ["e4e6", "e13e11", "d4d6", "d13d11"]);
    opened.done(HAL, move_in(42, "e4e6")).await;
    let resigned = End { winner: Some(White), ending: Ending::Resignation };
    assert_eq!(opened.game(42).await.end, Some(resigned));
}

#[tokio::test]
async fn what_was_asked_can_be_answered() {
    let mut opened = Opened::new().await;
    let answer = |game, accept| {
        Command::Offer(OfferRequest::AnswerProposal { game: GameId(game), number: 0, accept })
    };
    opened.done(HAL, answer(36, true)).await;
    assert_eq!(opened.played(36).await, [""; 0]);
    let gone = opened.game(36).await.taken_back;
    assert_eq!(gone.iter().map(|it| it.agreed_by).collect::<Vec<_>>(), [Some(Black); 2]);
    opened.done(DORA, answer(19, true)).await;
    let cancelled = End { winner: None, ending: Ending::Cancelled };
    assert_eq!(opened.game(19).await.end, Some(cancelled));
    let reply = opened.ask(HAL, answer(37, true)).await;
    assert!(refusal(&reply).starts_with(fixed("offer-refused-no-proposal")));
    let agreed = Some(End { winner: None, ending: Ending::Agreement });
    opened.done(HAL, Command::Ending(EndingRequest::Draw { which: numbered(38) })).await;
    assert_eq!(opened.game(38).await.end, agreed);
    let draw = Command::Ending(EndingRequest::AnswerDraw {
        game: GameId(35),
        ply: 4,
        by: Some(Black),
        accept: true,
    });
    opened.done(GUS, draw).await;
    assert_eq!(opened.game(35).await.end, agreed);
}

#[tokio::test]
async fn who_is_out_of_time_can_be_claimed_or_given_more() {
    let mut opened = Opened::new().await;
    opened.done(GUS, Command::Offer(OfferRequest::Claim { which: numbered(48) })).await;
    let lost = End { winner: Some(White), ending: Ending::Time };
    assert_eq!(opened.game(48).await.end, Some(lost));
    opened.now = 1_804_806_386;
    opened.happen(EventKind::ClockDue(GameId(23))).await;
    assert!(opened.game(23).await.is_overdue(), "two minutes after the deadline");
    let give = Command::Offer(OfferRequest::Give {
        which: numbered(23),
        length: "3d".to_owned(),
        shown: None,
    });
    opened.done(DORA, give).await;
    let deadline = opened.game(23).await.deadline();
    assert_eq!(deadline, Some(Timestamp(opened.now + 3 * 86_400)));
}

#[tokio::test]
async fn a_game_that_was_stopped_stands_until_it_goes_on() {
    let mut opened = Opened::new().await;
    let reply = opened.ask(HAL, move_in(40, "d4d6")).await;
    let stopped =
        in_full("moderation-stopped", [("since", "2027-03-09 12:36 UTC"), ("what", "game")]);
    let since = fixed_with("moderation-stopped-refused-game", [("stopped", stopped)]);
    assert!(refused(&reply).starts_with(since), "nobody wrote down who, or why: {reply:?}");
    opened.now += 86_400;
    let thaw = Command::Moderation(ModerationRequest::Thaw { which: numbered(40) });
    let reply = opened.by(MOD, Authority::Moderator, thaw).await;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    assert!(opened.game(40).await.deadline().is_some(), "its clock goes on");
    opened.done(HAL, move_in(40, "d4d6")).await;
}

#[tokio::test]
async fn challenges_are_accepted_and_joined() {
    let mut opened = Opened::new().await;
    opened.done(CID, accept(44)).await;
    assert_eq!(opened.game(51).await.players, [CID, BOB].map(person), "33 with sides changed");
    opened.done(ANN, accept(54)).await;
    let left = opened.store.challenge(ChallengeId(54)).await.expect("reads").expect("it is there");
    assert_eq!(left.to, Invited::Anyone(Some(1)), "one of two is used");
    opened.done(ANN, accept(56)).await;
    let game = opened.game(53).await;
    assert_eq!((game.variant().id.as_str(), &game.players[0]), ("cetran-2", &person(ANN)));
}

#[tokio::test]
async fn what_was_settled_about_others_still_holds() {
    let mut opened = Opened::new().await;
    let challenge = |whom: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person(whom), presence: Presence::Member }),
            variant: "terachess-2".to_owned(),
            side: SideRequest::First,
            start: StartRequest::default(),
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let reply = opened.ask(GUS, challenge(ANN)).await;
    assert!(matches!(reply, Reply::Refused(_)), "she has blocked him");
    opened.done(GUS, challenge(BOB)).await;
    let made = opened.store.challenge(ChallengeId(65)).await.expect("reads").expect("it is there");
    let control = made.control.map(|control| control.to_string());
    assert_eq!(control.as_deref(), Some("days 7d"), "the usual one of the community");
    let limits = opened.store.limits(&elsewhere()).await.expect("reads");
    assert!(!limits.allows_place(&made.place), "that is not where games are begun there");
    let note = Command::Notebook(NotebookRequest::Note {
        which: numbered(18),
        text: "once more".to_owned(),
    });
    opened.done(DORA, note).await;
    let notes = opened.store.notes(&person(DORA), GameId(18)).await.expect("reads");
    let numbers: Vec<usize> = notes.iter().map(|note| note.number).collect();
    assert_eq!(numbers, [2, 3], "a number is not given twice");
}
