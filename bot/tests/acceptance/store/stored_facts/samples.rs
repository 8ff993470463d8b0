//! Facts to write down, each in few words.

use super::GAME;
use super::timed::clock;
use crate::table::{CHANNEL, person, place, server};
use menagerie_core::challenge::types::{ChallengeFact, Invited, SideRequest, Start};
use menagerie_core::community::types::{CommunityFact, Holder, Setting};
use menagerie_core::model::state::{End, Ending, Ruling, Window};
use menagerie_core::model::{Fact, GameFact, MemberFact, Moment, PlaceFact};
use menagerie_core::notebook::types::{Branch, Note, Private};
use menagerie_core::offer::types::{Aim, OfferFact, Proposal, ProposalState};
use menagerie_core::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, Termination};

pub fn made_with(id: i64, opponent: &str, start: Start) -> Fact {
    Fact::Challenge(ChallengeFact::Made {
        id: ChallengeId(id),
        challenger: person("Ann"),
        to: Invited::One(person(opponent)),
        variant: "chess".to_owned(),
        revision: 1,
        side: SideRequest::Second,
        start,
        control: clock(),
        is_rated: false,
        server: server(),
        place: place(CHANNEL),
        expires: Timestamp(900),
        code: None,
    })
}

pub fn made_for_anybody(id: i64, uses: Option<usize>) -> Fact {
    let mut made = made(id);
    if let Fact::Challenge(ChallengeFact::Made { to, .. }) = &mut made {
        *to = Invited::Anyone(uses);
    }
    made
}

pub fn joined(id: i64, game: GameId) -> Fact {
    let players = [person("Bob"), person("Ann")];
    Fact::Challenge(ChallengeFact::Joined {
        id: ChallengeId(id),
        game,
        players,
        start_fen: "a fen".to_owned(),
    })
}

pub fn made(id: i64) -> Fact {
    made_with(id, "Bob", Start::Array)
}

pub fn accepted_by(id: i64, game: GameId, players: [PlayerId; 2]) -> Fact {
    let start_fen = "a fen".to_owned();
    Fact::Challenge(ChallengeFact::Accepted { id: ChallengeId(id), game, players, start_fen })
}

pub fn accepted(id: i64, game: GameId) -> Fact {
    accepted_by(id, game, [person("Bob"), person("Ann")])
}

pub fn moved(ply: usize, coordinates: &str) -> Fact {
    Fact::Game(GameFact::MovePlayed { game: GAME, ply, coordinates: coordinates.to_owned() })
}

pub fn taken_back(ply: usize, coordinates: &str) -> Fact {
    let coordinates = coordinates.to_owned();
    Fact::Game(GameFact::MoveTakenBack { game: GAME, ply, coordinates, agreed_by: None })
}

pub fn offered(by: Color, ply: usize) -> Fact {
    Fact::Offer(OfferFact::DrawOffered { game: GAME, by, ply })
}

/// Black asks to take back the one move that was played, when one had been taken back before.
pub fn proposed(number: usize) -> Fact {
    let (aim, made) = (Aim::TakeBack(1), Moment { ply: 1, taken_back: 1 });
    let proposal = Proposal { number, by: Color::Black, aim, made, state: ProposalState::Open };
    Fact::Offer(OfferFact::ProposalMade { game: GAME, proposal })
}

pub fn answered(number: usize) -> Fact {
    Fact::Offer(OfferFact::ProposalSettled { game: GAME, number, state: ProposalState::Declined })
}

pub fn ended(game: GameId) -> Fact {
    let ending = Ending::Board(Termination::Checkmate);
    Fact::Game(GameFact::Ended { game, end: End { winner: Some(Color::Black), ending } })
}

pub fn annulled(game: GameId) -> Fact {
    Fact::Game(GameFact::Ended { game, end: End { winner: None, ending: Ending::Annulled } })
}

pub fn ruled(game: GameId) -> Fact {
    let reason = "Nobody came.".to_owned();
    Fact::Game(GameFact::Adjudicated {
        game,
        ruling: Ruling { by: person("Mod"), reason, is_rated: false },
    })
}

pub fn blocked(whom: &str) -> Fact {
    Fact::Member(MemberFact::Blocked { player: person("Ann"), blocked: person(whom) })
}

pub fn unblocked(whom: &str) -> Fact {
    Fact::Member(MemberFact::Unblocked { player: person("Ann"), blocked: person(whom) })
}

pub fn rematch(id: i64, game: GameId) -> Fact {
    Fact::Challenge(ChallengeFact::RematchOf { challenge: ChallengeId(id), game })
}

pub fn adopted(game: GameId) -> Fact {
    Fact::Place(PlaceFact::Adopted { game, place: place("another") })
}

pub fn gone(at: Option<i64>) -> Fact {
    Fact::Place(PlaceFact::PresenceNoted {
        game: GameId(1),
        side: Color::Black,
        gone_at: at.map(Timestamp),
    })
}

pub fn window() -> Window {
    Window::new(Server::new("other", "room"), Place::new("other", "room"))
}

pub fn opened(game: GameId) -> Fact {
    Fact::Place(PlaceFact::WindowOpened { game, window: window() })
}

pub fn own_place_lost(game: GameId, at: &str) -> Fact {
    Fact::Place(PlaceFact::OwnPlaceLost { game, place: place(at) })
}

pub fn place_lost(game: GameId, at: &str) -> Fact {
    Fact::Place(PlaceFact::Lost { game, place: place(at) })
}

pub fn noted(game: GameId, number: usize) -> Fact {
    let note = Note { number, ply: 3, at: Timestamp(77), words: "A plan".to_owned() };
    Fact::Private { by: person("Ann"), game, what: Private::NoteMade(note) }
}

pub fn note_removed(author: &str, number: usize) -> Fact {
    Fact::Private { by: person(author), game: GAME, what: Private::NoteRemoved(number) }
}

pub fn tried(game: GameId, from: usize, moves: &[&str]) -> Fact {
    let moves = moves.iter().map(|coordinates| (*coordinates).to_owned()).collect();
    let branch = Branch { from, tried: Moment { ply: 5, taken_back: 1 }, moves };
    Fact::Private { by: person("Ann"), game, what: Private::LineTried(branch) }
}

pub fn set(holder: Holder, word: &str) -> Fact {
    Fact::Community(CommunityFact::SettingChanged {
        holder,
        setting: Setting::Theme,
        word: word.to_owned(),
    })
}
