//! Examples of everything that the core can say, for the tests of each network's wording. Here is
//! each refusal; the files below have requests of all kinds on worlds of all kinds.

mod frozen;
mod links;
mod problems;
mod said;
mod sent;
mod world;

pub use said::said;

use crate::clock::{ClockRefusal, Control, duration};
use crate::model::refusal::{
    BoardRefusal, BusyRefusal, ChallengeRefusal, DrawRefusal, FreezeRefusal, LimitRefusal,
    LinkRefusal, NotKept, OfferRefusal, PlanRefusal, Refusal, RulingRefusal, SettingRefusal,
    StartRefusal, TakeBackRefusal, TimeRefusal, UploadRefusal, WatchRefusal,
};
use crate::model::state::Setting;
use crate::model::{CommandName, NoCode, Span, Text};
use crate::time::time_words;
use crate::{GameId, Place, PlayerId, Timestamp};
use menagerie_rules::{Position, Square, Variant, bundled, notation};
use std::sync::Arc;

macro_rules! kinds {
    ($($kind:pat),* $(,)?) => {
        /// The kinds of refusals. A missing one does not compile.
        pub const KINDS: &[&str] = &[$(stringify!($kind)),*];

        /// The kind of a refusal.
        pub fn kind(refusal: &Refusal) -> &'static str {
            match refusal {
                $($kind => stringify!($kind)),*
            }
        }
    };
}

kinds!(
    Refusal::NoGameHere,
    Refusal::SeveralGames(_),
    Refusal::NoSuchGame(_),
    Refusal::Challenge(ChallengeRefusal::NoSuchChallenge),
    Refusal::GameOver(_),
    Refusal::NotAPlayer(_),
    Refusal::NotYourTurn { .. },
    Refusal::BoardStands { .. },
    Refusal::Stale,
    Refusal::ShownIsTakenBack,
    Refusal::ByCommand(_),
    Refusal::TakeBack(TakeBackRefusal::NothingToTakeBack),
    Refusal::TakeBack(TakeBackRefusal::NotYourLastMove(_)),
    Refusal::TakeBack(TakeBackRefusal::AnsweredSince(_)),
    Refusal::TakeBack(TakeBackRefusal::ResultStands(_)),
    Refusal::Time(TimeRefusal::NoClock),
    Refusal::Time(TimeRefusal::Clock(_)),
    Refusal::Time(TimeRefusal::VacationIsPast(_)),
    Refusal::Time(TimeRefusal::VacationEndsFirst { .. }),
    Refusal::Time(TimeRefusal::VacationBeyondHours { .. }),
    Refusal::Time(TimeRefusal::Typed(_)),
    Refusal::Move(_),
    Refusal::NobodyReaches(_),
    Refusal::Board(BoardRefusal::Hole(_)),
    Refusal::Board(BoardRefusal::NoSuchSquare { .. }),
    Refusal::Board(BoardRefusal::NoSuchPly { .. }),
    Refusal::Board(BoardRefusal::UnknownPly { .. }),
    Refusal::Board(BoardRefusal::NoSuchRegion { .. }),
    Refusal::Board(BoardRefusal::NoWay { .. }),
    Refusal::Board(BoardRefusal::EmptySquare(_)),
    Refusal::NoNumber { .. },
    Refusal::NoChoice { .. },
    Refusal::Board(BoardRefusal::UnknownPiece { .. }),
    Refusal::Start(StartRefusal::UnknownVariant { .. }),
    Refusal::Start(StartRefusal::BadSetup { .. }),
    Refusal::Start(StartRefusal::SetupAndLot),
    Refusal::Start(StartRefusal::NoLot(_)),
    Refusal::Start(StartRefusal::BadOrder { .. }),
    Refusal::Start(StartRefusal::UnknownLot(_)),
    Refusal::Challenge(ChallengeRefusal::OneselfAsOpponent),
    Refusal::Challenge(ChallengeRefusal::BotAsOpponent(_)),
    Refusal::Challenge(ChallengeRefusal::AbsentOpponent(_)),
    Refusal::Challenge(ChallengeRefusal::OpponentOutOfSight(_)),
    Refusal::OpponentGone { .. },
    Refusal::EndAlone(_),
    Refusal::NeedsServer,
    Refusal::Setting(SettingRefusal::NoServerToSet),
    Refusal::Setting(SettingRefusal::NotAManager),
    Refusal::Setting(SettingRefusal::UnknownWord { .. }),
    Refusal::Challenge(ChallengeRefusal::TooManyChallenges(_)),
    Refusal::Challenge(ChallengeRefusal::OtherHasTooManyChallenges(..)),
    Refusal::Challenge(ChallengeRefusal::OtherHasNotAnsweredYet(..)),
    Refusal::Challenge(ChallengeRefusal::TooManyChallengesToOther(_)),
    Refusal::Challenge(ChallengeRefusal::CameBack(_)),
    Refusal::Challenge(ChallengeRefusal::TooManyGames(_)),
    Refusal::Challenge(ChallengeRefusal::OtherHasTooManyGames(..)),
    Refusal::Challenge(ChallengeRefusal::NotInvited(_)),
    Refusal::Challenge(ChallengeRefusal::OwnChallenge),
    Refusal::Challenge(ChallengeRefusal::NotTheChallenger(_)),
    Refusal::Challenge(ChallengeRefusal::ChallengeAccepted(_)),
    Refusal::Challenge(ChallengeRefusal::ChallengeSettled(_)),
    Refusal::Draw(DrawRefusal::DrawAlreadyOffered),
    Refusal::Draw(DrawRefusal::DrawOfferedLately { .. }),
    Refusal::Draw(DrawRefusal::NoDrawOffer),
    Refusal::Draw(DrawRefusal::OwnDrawOffer),
    Refusal::Busy(_),
    Refusal::Offer(OfferRefusal::DrawIsOffered(_)),
    Refusal::Offer(OfferRefusal::DrawOfferedBeforeMove),
    Refusal::Offer(OfferRefusal::AlreadyProposed(_)),
    Refusal::Offer(OfferRefusal::ProposalDeclined(_)),
    Refusal::Offer(OfferRefusal::NoProposal),
    Refusal::Offer(OfferRefusal::OwnProposal),
    Refusal::Offer(OfferRefusal::DoNotPlay(_)),
    Refusal::Offer(OfferRefusal::OneselfToBlock),
    Refusal::Offer(OfferRefusal::BlockedAlready(_)),
    Refusal::Offer(OfferRefusal::NotBlocked(_)),
    Refusal::Offer(OfferRefusal::NobodyToUnblock),
    Refusal::Offer(OfferRefusal::TooManyBlocked(_)),
    Refusal::Offer(OfferRefusal::TermsForOne(_)),
    Refusal::Offer(OfferRefusal::OneGameOfLot { .. }),
    Refusal::Offer(OfferRefusal::TooManyOpenChallenges),
    Refusal::Offer(OfferRefusal::OwnOpenChallenge),
    Refusal::Offer(OfferRefusal::AlreadyJoined(_)),
    Refusal::Offer(OfferRefusal::JoinedAndOver(_)),
    Refusal::Offer(OfferRefusal::NoCode(_)),
    Refusal::Offer(OfferRefusal::NoSuchCode),
    Refusal::Offer(OfferRefusal::JoinedElsewhere),
    Refusal::Offer(OfferRefusal::NothingToDecline),
    Refusal::Offer(OfferRefusal::NotOverYet(_)),
    Refusal::Offer(OfferRefusal::RematchAsked(_)),
    Refusal::Offer(OfferRefusal::RematchRuns { .. }),
    Refusal::Offer(OfferRefusal::RematchElsewhere(_)),
    Refusal::Ruling(RulingRefusal::NotAModerator),
    Refusal::Ruling(RulingRefusal::ModeratorElsewhere(_)),
    Refusal::Ruling(RulingRefusal::OwnGame(_)),
    Refusal::Freeze(FreezeRefusal::Stands(_)),
    Refusal::Freeze(FreezeRefusal::Already(_)),
    Refusal::Freeze(FreezeRefusal::NotFrozen),
    Refusal::Freeze(FreezeRefusal::NoneFrozen),
    Refusal::Freeze(FreezeRefusal::NoReason),
    Refusal::Freeze(FreezeRefusal::NotAManager),
    Refusal::Freeze(FreezeRefusal::NoServer),
    Refusal::Freeze(FreezeRefusal::GameAndAll),
    Refusal::Ruling(RulingRefusal::NoVerdict),
    Refusal::Ruling(RulingRefusal::NoReason),
    Refusal::Ruling(RulingRefusal::ReasonTooLong { .. }),
    Refusal::NotKept(_),
    Refusal::Plan(_),
    Refusal::Limit(LimitRefusal::NotHere(_)),
    Refusal::Limit(LimitRefusal::Variant { .. }),
    Refusal::Limit(LimitRefusal::TooManyGames(_)),
    Refusal::Limit(LimitRefusal::OtherHasTooManyGames(..)),
    Refusal::Limit(LimitRefusal::NotAManager),
    Refusal::Limit(LimitRefusal::NoServer),
    Refusal::Limit(LimitRefusal::NoPlaceListed),
    Refusal::Limit(LimitRefusal::LastPlace),
    Refusal::Limit(LimitRefusal::TooManyPlaces(_)),
    Refusal::Limit(LimitRefusal::LastVariant(_)),
    Refusal::Limit(LimitRefusal::AllowAndForbid),
    Refusal::Upload(UploadRefusal::NoFile),
    Refusal::Upload(UploadRefusal::TooLarge),
    Refusal::Upload(UploadRefusal::NotFetched),
    Refusal::Upload(UploadRefusal::NoGame(_)),
    Refusal::Upload(UploadRefusal::TooManyPaths(..)),
    Refusal::Upload(UploadRefusal::Taken { .. }),
    Refusal::Upload(UploadRefusal::TooManyLately(_)),
    Refusal::Upload(UploadRefusal::TooMany(_)),
    Refusal::Upload(UploadRefusal::TooManyPublished(_)),
    Refusal::Upload(UploadRefusal::Published(..)),
    Refusal::Upload(UploadRefusal::NotPublished(..)),
    Refusal::Upload(UploadRefusal::OnTheList(_)),
    Refusal::Upload(UploadRefusal::NotAManager),
    Refusal::Upload(UploadRefusal::NoServer),
    Refusal::Upload(UploadRefusal::Stray { .. }),
    Refusal::Problem(_),
    Refusal::Link(LinkRefusal::NoSuchCode),
    Refusal::Link(LinkRefusal::CodeExpired),
    Refusal::Link(LinkRefusal::NothingToConfirm),
    Refusal::Link(LinkRefusal::OwnCode),
    Refusal::Link(LinkRefusal::SameNetwork),
    Refusal::Link(LinkRefusal::LinkedAlready(_)),
    Refusal::Link(LinkRefusal::OtherLinked(_)),
    Refusal::Link(LinkRefusal::PlayedEachOther(_)),
    Refusal::Link(LinkRefusal::ChallengedEachOther(_)),
    Refusal::Link(LinkRefusal::WatchesTheOther(_)),
    Refusal::Link(LinkRefusal::Blocked),
    Refusal::Link(LinkRefusal::PartedLately(_)),
    Refusal::Link(LinkRefusal::DeletedLately(_)),
    Refusal::Link(LinkRefusal::OnVacation),
    Refusal::Link(LinkRefusal::OtherOnVacation(_)),
    Refusal::Link(LinkRefusal::TimeIsUp(_)),
    Refusal::Link(LinkRefusal::NotLinked),
    Refusal::Watch(WatchRefusal::Plays(_)),
    Refusal::Watch(WatchRefusal::NothingHere),
    Refusal::Watch(WatchRefusal::Elsewhere(_)),
    Refusal::Watch(WatchRefusal::TooMany(_)),
    Refusal::Watch(WatchRefusal::ChangedTooOften(_)),
);

/// The kinds after which only another person can act. Their words say who, or when.
const WAITING: [(&str, &str); 2] = [
    ("NotYourTurn", "You will be told when it is yours."),
    ("DrawAlreadyOffered", "Your opponent can accept it, decline it, or decline it by moving."),
];
/// The beginnings of sentences that tell what to do.
const DEEDS: [&str; 20] = [
    "Ask one",
    "Ask somebody",
    "Choose ",
    "Claim ",
    "End ",
    "Finish ",
    "Give ",
    "Go to ",
    "If it is for you",
    "Leave out ",
    "Make ",
    "Name ",
    "Play on",
    "Try again",
    "Type ",
    "Start ",
    "Wait ",
    "Withdraw ",
    "Write ",
    "You can offer",
];

/// Whether a refusal names a next step: a command or a text to type, a place to go to, or a
/// sentence that tells it. `said` is its message in the words of a language, `words` is that as a
/// network shows it.
pub fn names_a_next_step(refusal: &Refusal, said: &Text, words: &str) -> bool {
    let leads = |span: &Span| {
        matches!(span, Span::Step(_) | Span::StepElsewhere(_) | Span::Code(_) | Span::Game(_))
    };
    let waits = WAITING
        .iter()
        .any(|(waiting, why)| kind(refusal).contains(waiting) && words.ends_with(why));
    let tells = words.split(['.', ':', ',']).any(|part| {
        let part = part.trim_start();
        DEEDS.iter().any(|deed| part.starts_with(deed)) || part.starts_with("you can")
    });
    waits || tells || said.0.iter().any(leads)
}

/// A person of `network`, with a number that every network accepts.
fn person(network: &str, number: u64) -> PlayerId {
    PlayerId::new(network, number)
}

/// The variant with the most pieces: it has the longest lists.
fn largest() -> &'static Arc<Variant> {
    let by_pieces = |variant: &&Arc<Variant>| variant.roles().count();
    bundled().iter().max_by_key(by_pieces).expect("there are variants")
}

/// Each refusal with its longest words, about a text `typed` on `network`.
pub fn refusals(network: &str, typed: &str) -> Vec<Refusal> {
    let other = person(network, 7);
    let typed = || typed.to_owned();
    let variant = largest();
    let labels = variant.roles().flat_map(|role| {
        let piece = variant.piece(role);
        [piece.label.to_string(), piece.name.clone()]
    });
    let words = ["first", "mover"].to_vec();
    let mut refusals = vec![
        Refusal::NoGameHere,
        Refusal::SeveralGames((1..=50).map(GameId).collect()),
        Refusal::NoSuchGame(GameId(9)),
        Refusal::Challenge(ChallengeRefusal::NoSuchChallenge),
        Refusal::GameOver("Drawn by agreement.".into()),
        Refusal::NotAPlayer(GameId(9)),
        Refusal::NotYourTurn {
            side: "White".to_owned(),
            player: other.clone(),
            time: time_words::until(Text::new(), Some(Timestamp(0))),
        },
        Refusal::BoardStands { played: "P e4-e6".to_owned(), next: CommandName::Undo },
        Refusal::BoardStands { played: "P e4-e6".to_owned(), next: CommandName::Board },
        Refusal::Stale,
        Refusal::ShownIsTakenBack,
        Refusal::ByCommand(CommandName::Undo),
        Refusal::ByCommand(CommandName::Resign),
        Refusal::ByCommand(CommandName::Draw),
        Refusal::ByCommand(CommandName::Abort),
        Refusal::ByCommand(CommandName::Board),
        Refusal::TakeBack(TakeBackRefusal::NothingToTakeBack),
        Refusal::TakeBack(TakeBackRefusal::NotYourLastMove(other.clone())),
        Refusal::TakeBack(TakeBackRefusal::AnsweredSince(other.clone())),
        Refusal::TakeBack(TakeBackRefusal::ResultStands("Drawn by agreement.".into())),
        Refusal::Time(TimeRefusal::NoClock),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::Over)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::Frozen)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NotFrozen)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NotYourTurn)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::Late)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::InTheHold)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NoClaims)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NotOverdue)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::OnlyForTheOther)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::GiftSize)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::BankFull)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NoDeadline)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::InAnEvent)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NothingToTakeBack)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::VacationInThePast)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::VacationTooShort)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::VacationAlready)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NoVacation)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::NoHoursLeft)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::ZoneChangedLately(Timestamp(0)))),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::DaysChangedLately(Timestamp(0)))),
        Refusal::Time(TimeRefusal::VacationIsPast(Timestamp(0))),
        Refusal::Time(TimeRefusal::VacationEndsFirst { from: Timestamp(0), until: Timestamp(0) }),
        Refusal::Time(TimeRefusal::VacationBeyondHours { from: Timestamp(0), last: Timestamp(0) }),
        Refusal::Time(TimeRefusal::Typed(
            duration(&typed()).expect_err("it is no length").to_string(),
        )),
        Refusal::Time(TimeRefusal::Typed(
            typed().parse::<Control>().expect_err("it is no clock").to_string(),
        )),
        Refusal::Move(unreadable_move(&typed())),
        Refusal::NobodyReaches("None of your pieces can go to h9.".to_owned()),
        Refusal::Board(BoardRefusal::Hole(Square::parse("a2").expect("it is a square"))),
        Refusal::Board(BoardRefusal::NoSuchSquare { typed: typed(), last: "p16".to_owned() }),
        Refusal::Board(BoardRefusal::NoSuchPly { game: GameId(9), plies: 300 }),
        Refusal::Board(BoardRefusal::UnknownPly {
            game: GameId(9),
            typed: typed(),
            plies: 300,
            last: "150…".into(),
        }),
        Refusal::Board(BoardRefusal::UnknownPly {
            game: GameId(9),
            typed: typed(),
            plies: 0,
            last: String::new(),
        }),
        Refusal::Board(BoardRefusal::NoSuchRegion { typed: typed(), last: "p16".to_owned() }),
        Refusal::Board(BoardRefusal::NoWay {
            piece: "Pawn".into(),
            from: "a2".into(),
            to: "b9".into(),
        }),
        Refusal::Board(BoardRefusal::EmptySquare("e4".to_owned())),
        Refusal::NoNumber { name: "game".to_owned(), typed: typed(), least: 1 },
        Refusal::NoChoice {
            name: "which".to_owned(),
            typed: typed(),
            known: vec!["running".to_owned(), "finished".to_owned()],
        },
        Refusal::Board(BoardRefusal::UnknownPiece { typed: typed(), known: labels.collect() }),
        Refusal::Start(StartRefusal::UnknownVariant {
            typed: typed(),
            known: bundled().iter().map(|it| (it.id.clone(), it.name.clone())).collect(),
        }),
        Refusal::Start(StartRefusal::BadSetup {
            reason: "the rank is too short".to_owned(),
            example: Position::start(variant).fen(),
        }),
        Refusal::Start(StartRefusal::SetupAndLot),
        Refusal::Start(StartRefusal::NoLot(variant.name.clone())),
        Refusal::Start(StartRefusal::BadOrder {
            reason: "the Queen stands on f1 or g1".to_owned(),
            example: "QKLG".to_owned(),
            squares: "f1, g1, f2 and g2".to_owned(),
        }),
        Refusal::Start(StartRefusal::UnknownLot(vec!["mirrored".to_owned(), "rotated".to_owned()])),
        Refusal::Challenge(ChallengeRefusal::OneselfAsOpponent),
        Refusal::Challenge(ChallengeRefusal::BotAsOpponent(other.clone())),
        Refusal::Challenge(ChallengeRefusal::AbsentOpponent(other.clone())),
        Refusal::Challenge(ChallengeRefusal::OpponentOutOfSight(other.clone())),
        Refusal::OpponentGone { game: GameId(3), player: other.clone(), from: Some(Timestamp(1)) },
        Refusal::OpponentGone { game: GameId(3), player: other.clone(), from: None },
        Refusal::EndAlone(GameId(3)),
        Refusal::NeedsServer,
        Refusal::Setting(SettingRefusal::NoServerToSet),
        Refusal::Setting(SettingRefusal::NotAManager),
        Refusal::Setting(SettingRefusal::UnknownWord {
            setting: Setting::Below,
            typed: typed(),
            known: words,
        }),
        Refusal::Challenge(ChallengeRefusal::TooManyChallenges(8)),
        Refusal::Challenge(ChallengeRefusal::OtherHasTooManyChallenges(other.clone(), 8)),
        Refusal::Challenge(ChallengeRefusal::OtherHasNotAnsweredYet(other.clone(), 3)),
        Refusal::Challenge(ChallengeRefusal::TooManyChallengesToOther(other.clone())),
        Refusal::Challenge(ChallengeRefusal::CameBack(Timestamp(1_800_000_000))),
        Refusal::Challenge(ChallengeRefusal::TooManyGames(20)),
        Refusal::Challenge(ChallengeRefusal::OtherHasTooManyGames(other.clone(), 20)),
        Refusal::Challenge(ChallengeRefusal::NotInvited(other.clone())),
        Refusal::Challenge(ChallengeRefusal::OwnChallenge),
        Refusal::Challenge(ChallengeRefusal::NotTheChallenger(other.clone())),
        Refusal::Challenge(ChallengeRefusal::ChallengeAccepted(GameId(1))),
        Refusal::Challenge(ChallengeRefusal::ChallengeSettled(
            Text::new().player(&other).plain(" has declined it."),
        )),
        Refusal::Draw(DrawRefusal::DrawAlreadyOffered),
        Refusal::Draw(DrawRefusal::DrawOfferedLately { moves: 2 }),
        Refusal::Draw(DrawRefusal::NoDrawOffer),
        Refusal::Draw(DrawRefusal::OwnDrawOffer),
        Refusal::Offer(OfferRefusal::DrawIsOffered(other.clone())),
        Refusal::Offer(OfferRefusal::DrawOfferedBeforeMove),
        Refusal::Offer(OfferRefusal::AlreadyProposed(other.clone())),
        Refusal::Offer(OfferRefusal::ProposalDeclined(other.clone())),
        Refusal::Offer(OfferRefusal::NoProposal),
        Refusal::Offer(OfferRefusal::OwnProposal),
        Refusal::Offer(OfferRefusal::DoNotPlay(other.clone())),
        Refusal::Offer(OfferRefusal::OneselfToBlock),
        Refusal::Offer(OfferRefusal::BlockedAlready(other.clone())),
        Refusal::Offer(OfferRefusal::NotBlocked(other.clone())),
        Refusal::Offer(OfferRefusal::NobodyToUnblock),
        Refusal::Offer(OfferRefusal::TooManyBlocked(50)),
        Refusal::Offer(OfferRefusal::TermsForOne(other.clone())),
        Refusal::Offer(OfferRefusal::OneGameOfLot { name: variant.name.clone(), is_chosen: true }),
        Refusal::Offer(OfferRefusal::TooManyOpenChallenges),
        Refusal::Offer(OfferRefusal::OwnOpenChallenge),
        Refusal::Offer(OfferRefusal::AlreadyJoined(GameId(9))),
        Refusal::Offer(OfferRefusal::JoinedAndOver(GameId(9))),
        Refusal::Offer(OfferRefusal::NoCode(NoCode::Missing)),
        Refusal::Offer(OfferRefusal::NoCode(NoCode::Misspelled)),
        Refusal::Offer(OfferRefusal::NoSuchCode),
        Refusal::Offer(OfferRefusal::JoinedElsewhere),
        Refusal::Offer(OfferRefusal::NothingToDecline),
        Refusal::Offer(OfferRefusal::NotOverYet(GameId(9))),
        Refusal::Offer(OfferRefusal::RematchAsked(other.clone())),
        Refusal::Offer(OfferRefusal::RematchRuns { of: GameId(8), running: GameId(9) }),
        Refusal::Offer(OfferRefusal::RematchElsewhere(GameId(9))),
        Refusal::Ruling(RulingRefusal::NotAModerator),
        Refusal::Ruling(RulingRefusal::ModeratorElsewhere(GameId(9))),
        Refusal::Ruling(RulingRefusal::OwnGame(GameId(9))),
        Refusal::Ruling(RulingRefusal::NoVerdict),
        Refusal::Ruling(RulingRefusal::NoReason),
        Refusal::Ruling(RulingRefusal::ReasonTooLong { length: 4000, most: 300 }),
        Refusal::Watch(WatchRefusal::Plays(GameId(9))),
        Refusal::Watch(WatchRefusal::Elsewhere(GameId(7))),
        Refusal::Watch(WatchRefusal::NothingHere),
        Refusal::Watch(WatchRefusal::TooMany(10)),
        Refusal::Watch(WatchRefusal::ChangedTooOften(7)),
    ];
    refusals.extend(not_kept(&typed()).map(Refusal::NotKept));
    refusals.extend(about_plans(typed).map(Refusal::Plan));
    refusals.extend(problems::refusals(network, &typed()).map(Refusal::Problem));
    refusals.extend(frozen::about_freezes(network).into_iter().map(Refusal::Freeze));
    refusals.extend(about_limits(network).map(Refusal::Limit));
    refusals.extend(about_waiting().map(Refusal::Busy));
    refusals.extend(links::refusals());
    refusals.extend(sent::refusals());
    refusals
}

fn about_waiting() -> [BusyRefusal; 4] {
    [
        BusyRefusal::OwnWait(10),
        BusyRefusal::ManyWait,
        BusyRefusal::ManyChallenges,
        BusyRefusal::WrongCodes(59 * 60 + 59),
    ]
}

/// Each refusal with its longest words.
fn about_limits(network: &str) -> [LimitRefusal; 11] {
    let variant = largest();
    let all = bundled().iter().map(|it| (it.id.clone(), it.name.clone()));
    [
        LimitRefusal::NotHere((0..20).map(|place| Place::new(network, u64::MAX - place)).collect()),
        LimitRefusal::Variant { name: variant.name.clone(), allowed: all.collect() },
        LimitRefusal::TooManyGames(1),
        LimitRefusal::OtherHasTooManyGames(person(network, 7), 20),
        LimitRefusal::NotAManager,
        LimitRefusal::NoServer,
        LimitRefusal::NoPlaceListed,
        LimitRefusal::LastPlace,
        LimitRefusal::TooManyPlaces(20),
        LimitRefusal::LastVariant(variant.name.clone()),
        LimitRefusal::AllowAndForbid,
    ]
}

fn about_plans(typed: impl Fn() -> String) -> [PlanRefusal; 12] {
    let example = || "p a2-a1; q-a1".to_owned();
    [
        PlanRefusal::Move { place: 41, typed: typed(), why: unreadable_move(&typed()) },
        PlanRefusal::SeveralMoves { place: 41, typed: typed(), example: example() },
        PlanRefusal::Over(41),
        PlanRefusal::NoMove,
        PlanRefusal::NoAnswer(example()),
        PlanRefusal::TooLong,
        PlanRefusal::TooMany,
        PlanRefusal::AfterResigning,
        PlanRefusal::ResignsTooLate,
        PlanRefusal::AddAndDrop,
        PlanRefusal::NothingToDrop,
        PlanRefusal::NoSuchNumber { typed: typed(), last: 50 },
    ]
}

/// Each reason with its longest words why a private note or line is not kept.
fn not_kept(typed: &str) -> impl Iterator<Item = NotKept> {
    let all = [
        NotKept::EmptyNote,
        NotKept::LongNote { length: 100_000, most: 900 },
        NotKept::NoteAndRemoval,
        NotKept::TooManyNotes { game: GameId(9), most: 100, oldest: 1, words: "Well.".to_owned() },
        NotKept::NoSuchNote { game: GameId(9), number: 3, known: vec![1, 2, 4] },
        NotKept::NoSuchNote { game: GameId(9), number: 3, known: vec![4] },
        NotKept::NoSuchNote { game: GameId(9), number: 3, known: Vec::new() },
        NotKept::TriedMove { game: GameId(9), why: unreadable_move(typed).into(), has_line: true },
        NotKept::TriedMove { game: GameId(9), why: "No.".into(), has_line: false },
        NotKept::BackAndAt,
        NotKept::ShortBranch { game: GameId(9), plies: 3 },
        NotKept::NoBranch { game: GameId(9), example: "e2e4".to_owned() },
        NotKept::NoBranch { game: GameId(9), example: String::new() },
        NotKept::BranchOver(GameId(9)),
        NotKept::BranchGone(GameId(9)),
    ];
    all.into_iter()
}

/// The rules' words about a move that they cannot read.
fn unreadable_move(typed: &str) -> String {
    let position = Position::start(largest());
    match notation::Typed::parse(largest(), typed).read(&position) {
        notation::Reading::Refused(refusal) => refusal.sentence(&position),
        other => panic!("{typed} is no move: {other:?}"),
    }
}
