//! People's requests at a table, about the game that is played there.

use super::{THREAD, person, place, server};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, ChallengeId, GameId, Timestamp};
use menagerie_rules::notation::Letters;
use std::fmt;

/// Something that a player asks in the game's thread at a moment, in unix seconds, by command.
pub fn call(from: &str, cause: impl fmt::Display, at: i64, command: Command) -> Call {
    Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(from),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", cause),
        at: Timestamp(at),
        seen: Timestamp(at),
        via: Via::Private,
        command,
        letters: Letters::default(),
    }
}

pub fn move_of(text: &str) -> Command {
    Command::Play(PlayRequest::Move { which: Which::Here, text: text.to_owned(), shown: None })
}

pub fn accept(challenge: i64) -> Command {
    Command::Challenge(ChallengeRequest::Accept(ChallengeId(challenge)))
}

pub fn undo() -> Command {
    Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None })
}

pub fn resign() -> Command {
    Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true })
}

pub fn draw() -> Command {
    Command::Ending(EndingRequest::Draw { which: Which::Here })
}

pub fn abort() -> Command {
    Command::Offer(OfferRequest::Abort { which: Which::Here, confirmed: true })
}

/// The answer to the proposal of this number in game 1.
pub fn answer(number: usize, accept: bool) -> Command {
    Command::Offer(OfferRequest::AnswerProposal { game: GameId(1), number, accept })
}
