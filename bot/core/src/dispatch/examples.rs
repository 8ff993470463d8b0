//! Examples of everything that the core can say, for the tests of each network's wording. Here are
//! the kinds of refusals; the files below have each refusal, and requests of all kinds on worlds of
//! all kinds.

mod frozen;
mod ladders;
mod leagues;
mod links;
mod problems;
mod refusals;
mod said;
mod sent;
mod world;

pub use refusals::refusals;
pub use said::said;

use crate::PlayerId;
use crate::accounts::types::LinkRefusal;
use crate::board::types::BoardRefusal;
use crate::challenge::types::{ChallengeRefusal, StartRefusal};
use crate::community::types::{LimitRefusal, SettingRefusal};
use crate::ending::types::DrawRefusal;
use crate::model::refusal::Refusal;
use crate::model::{Span, Text};
use crate::moderation::types::{FreezeRefusal, RulingRefusal};
use crate::offer::types::{OfferRefusal, TakeBackRefusal};
use crate::time::types::TimeRefusal;
use crate::upload::types::UploadRefusal;
use crate::watch::types::WatchRefusal;
use menagerie_rules::{Variant, bundled};
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
    Refusal::HintAgainstAPerson(_),
    Refusal::ReportOfRunning(_),
    Refusal::HelpInRunning(_),
    Refusal::NothingToReport(_),
    Refusal::NotYourTurn { .. },
    Refusal::BoardStands { .. },
    Refusal::Stale,
    Refusal::ShownIsTakenBack,
    Refusal::ByCommand(_),
    Refusal::TakeBack(TakeBackRefusal::NothingToTakeBack),
    Refusal::TakeBack(TakeBackRefusal::NotYourLastMove(_)),
    Refusal::TakeBack(TakeBackRefusal::AnsweredSince(_)),
    Refusal::TakeBack(TakeBackRefusal::Rated),
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
    Refusal::Challenge(ChallengeRefusal::LevelOfAPerson(_)),
    Refusal::Challenge(ChallengeRefusal::Unrated(_)),
    Refusal::Challenge(ChallengeRefusal::TooManyAgainstComputer(_)),
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
    Refusal::Ruling(RulingRefusal::NotRated(_)),
    Refusal::Ruling(RulingRefusal::NoResultRated),
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
    Refusal::Ladder(_),
    Refusal::League(_),
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
const WAITING: [(&str, &str); 1] = [(
    "DrawAlreadyOffered",
    "Your opponent can accept it or decline it. Making a move declines it too.",
)];
/// The beginnings of sentences that tell what to do.
const DEEDS: [&str; 19] = [
    "Ask one",
    "Ask someone",
    "Choose ",
    "Claim ",
    "End ",
    "Finish ",
    "Give ",
    "Go to ",
    "If it's for you",
    "Leave out ",
    "Make ",
    "Name ",
    "Play on",
    "Try",
    "Type ",
    "Start ",
    "Wait ",
    "Withdraw ",
    "Write ",
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
        let part = part.strip_prefix("You").map_or(part.to_owned(), |rest| format!("you{rest}"));
        DEEDS.iter().any(|deed| part.starts_with(deed)) || part.starts_with("you can ")
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
