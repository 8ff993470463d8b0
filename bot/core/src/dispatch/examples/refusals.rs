//! Each refusal with its longest words.

use super::{frozen, ladders, largest, leagues, links, person, problems, sent};
use crate::board::types::BoardRefusal;
use crate::challenge::types::{ChallengeRefusal, StartRefusal};
use crate::clock::{ClockRefusal, Control, duration};
use crate::community::types::{LimitRefusal, Setting, SettingRefusal};
use crate::ending::types::DrawRefusal;
use crate::model::refusal::{BusyRefusal, Refusal};
use crate::model::{CommandName, NoCode, Text};
use crate::moderation::types::RulingRefusal;
use crate::notebook::types::NotKept;
use crate::offer::types::{OfferRefusal, TakeBackRefusal};
use crate::plan::types::PlanRefusal;
use crate::time::time_words;
use crate::time::types::TimeRefusal;
use crate::watch::types::WatchRefusal;
use crate::{GameId, Place, Timestamp};
use menagerie_club::ratings::NotCounted;
use menagerie_rules::{Position, Square, bundled, notation};

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
        Refusal::HintAgainstAPerson(GameId(9)),
        Refusal::ReportOfRunning(GameId(9)),
        Refusal::HelpInRunning(GameId(9)),
        Refusal::NothingToReport(GameId(9)),
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
        Refusal::ByCommand(CommandName::Help),
        Refusal::TakeBack(TakeBackRefusal::NothingToTakeBack),
        Refusal::TakeBack(TakeBackRefusal::NotYourLastMove(other.clone())),
        Refusal::TakeBack(TakeBackRefusal::AnsweredSince(other.clone())),
        Refusal::TakeBack(TakeBackRefusal::Rated),
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
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::OnlyTheOtherClaims)),
        Refusal::Time(TimeRefusal::Clock(ClockRefusal::OnlyTheOtherGives)),
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
        Refusal::Time(TimeRefusal::Typed(duration(&typed()).expect_err("it is no length").text())),
        Refusal::Time(TimeRefusal::Typed(
            typed().parse::<Control>().expect_err("it is no clock").text(),
        )),
        Refusal::Move(unreadable_move(&typed())),
        Refusal::NobodyReaches("None of your pieces can go to h9.".into()),
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
            reason: "the rank is too short".into(),
            example: Position::start(variant).fen(),
        }),
        Refusal::Start(StartRefusal::SetupAndLot),
        Refusal::Start(StartRefusal::NoLot(variant.name.clone())),
        Refusal::Start(StartRefusal::BadOrder {
            reason: "the Queen stands on f1 or g1".into(),
            example: "QKLG".to_owned(),
            squares: "f1, g1, f2 and g2".into(),
        }),
        Refusal::Start(StartRefusal::UnknownLot(vec!["mirrored".to_owned(), "rotated".to_owned()])),
        Refusal::Challenge(ChallengeRefusal::OneselfAsOpponent),
        Refusal::Challenge(ChallengeRefusal::BotAsOpponent(other.clone())),
        Refusal::Challenge(ChallengeRefusal::LevelOfAPerson(other.clone())),
        Refusal::Challenge(ChallengeRefusal::Unrated(NotCounted::NoClock)),
        Refusal::Challenge(ChallengeRefusal::TooManyAgainstComputer(5)),
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
        Refusal::Ruling(RulingRefusal::NotRated(GameId(9))),
        Refusal::Ruling(RulingRefusal::NoResultRated),
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
    refusals.extend(ladders::refusals(network).map(Refusal::Ladder));
    refusals.extend(leagues::refusals(network).map(Refusal::League));
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
fn about_limits(network: &str) -> [LimitRefusal; 12] {
    let variant = largest();
    let of = |count| {
        let some = bundled().iter().take(count).map(|it| (it.id.clone(), it.name.clone()));
        LimitRefusal::Variant { name: variant.name.clone(), allowed: some.collect() }
    };
    [
        LimitRefusal::NotHere((0..20).map(|place| Place::new(network, u64::MAX - place)).collect()),
        of(3),
        of(usize::MAX),
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
        NotKept::TriedMove { game: GameId(9), why: unreadable_move(typed), has_line: true },
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
fn unreadable_move(typed: &str) -> Text {
    let position = Position::start(largest());
    match notation::Typed::parse(largest(), typed).read(&position) {
        notation::Reading::Refused(refusal) => refusal.sentence(&position).into(),
        other => panic!("{typed} is no move: {other:?}"),
    }
}
