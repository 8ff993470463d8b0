//! A result is proposed for a game that still runs when the time of a season's last games is over.

use super::loaded::ToTend;
use crate::clock::DAY;
use crate::ending::endings::settled_at;
use crate::league::types::refusal::ruling;
use crate::league::types::{League, LeagueFact, LeagueGame, LeagueProposal};
use crate::message;
use crate::model::state::{ComputerLevel, End, Ending, Game, Ruling};
use crate::model::{Decision, Effect, Fact, GameFact, Snapshot, Text};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_rules::Color;

/// How long a manager can decide otherwise, in seconds.
const OBJECTION: i64 = 3 * DAY;
/// From which advantage on a win is proposed: three Rooks, in hundredths of a Pawn where a Rook is five.
const DECISIVE: i32 = 1_500;
/// Up to which advantage both sides are said to be level.
const LEVEL: i32 = 50;
/// From which value on a game is won by force.
const DECIDED: i32 = 30_000;
/// The plies after which the last games are over, counted from when no more began: ten moves of each
/// side.
pub const LAST_PLIES: usize = 20;

/// Proposes a result by what the position is worth for White. `None` is worth nothing: this program
/// cannot read the game.
pub fn judge(
    snapshot: &Snapshot,
    loaded: &ToTend,
    game: GameId,
    worth: Option<i32>,
    at: Timestamp,
) -> Decision {
    let Some(league) = &loaded.league else { return Decision::default() };
    let mut begun = league.games.iter();
    let is_due = |it: &&LeagueGame| it.game == game && it.end.is_none();
    let Some(begun) = begun.find(is_due).filter(|it| it.proposal.is_none()) else {
        return Decision::default();
    };
    let winner = match worth.unwrap_or_default() {
        worth if worth >= DECISIVE => Some(Color::White),
        worth if worth <= -DECISIVE => Some(Color::Black),
        _ => None,
    };
    let stands = Timestamp(at.0 + OBJECTION);
    let proposal = LeagueProposal { winner, stands };
    let mut decision = Decision {
        facts: vec![
            Fact::League(LeagueFact::Proposed { game: begun.game, proposal }),
            Fact::League(LeagueFact::Due { league: league.id, at: Some(at) }),
        ],
        ..Decision::default()
    };
    let (name, id) = (&league.terms.name, begun.game);
    let text = match snapshot.games.named.as_ref() {
        Some(game) => {
            let text = proposed(game, name, proposal, worth.unwrap_or_default());
            decision.effects.push(Effect::Tell {
                game: id,
                text: text.clone(),
                wake: game.players.to_vec(),
                actions: Vec::new(),
                silent: false,
            });
            text
        }
        None => unread(id, name, stands),
    };
    let text = message!("league-for-managers", game = id, name).line().then(text);
    decision.effects.push(if league.made_by.is_former() {
        let (place, server) = (league.place.clone(), Some(league.server.clone()));
        Effect::Proclaim { place, server, text }
    } else {
        Effect::Letter { to: league.made_by.clone(), text }
    });
    decision
}

/// The proposal for a game that this program cannot read.
fn unread(game: GameId, name: &str, stands: Timestamp) -> Text {
    let stands = message!("league-proposal-stands", stands, rule = ruling(game));
    let sentences = [message!("league-proposes-draw-unread"), stands].into_iter();
    sentences.fold(message!("league-time-is-up", name), |text, it| text.plain(" ").then(it))
}

/// The proposal, and the reason for it.
fn proposed(game: &Game, name: &str, proposal: LeagueProposal, worth: i32) -> Text {
    let LeagueProposal { winner, stands } = proposal;
    let better = if worth >= 0 { Color::White } else { Color::Black };
    let side = game.side_name(better);
    let seen = match worth.abs() {
        ..LEVEL => message!("league-judged-level"),
        DECIDED.. => message!("league-judged-won", side),
        // In Pawns, to a tenth.
        worth => {
            let pawns = format!("{}.{}", worth / 100, worth / 10 % 10);
            message!("league-judged", side, pawns)
        }
    };
    let result = match winner {
        Some(winner) => message!("league-proposes-win", player = game.player(winner)),
        None => message!("league-proposes-draw"),
    };
    let stands = message!("league-proposal-stands", stands, rule = ruling(game.id));
    let sentences = [seen, result, stands].into_iter();
    sentences.fold(message!("league-time-is-up", name), |text, it| text.plain(" ").then(it))
}

/// Ends the games whose proposed result stands by now. One that this program cannot read ends without a
/// message.
pub fn decide(decision: &mut Decision, league: &mut League, games: &[Game], at: Timestamp) {
    let name = league.terms.name.clone();
    for begun in league.games.iter_mut().filter(|game| game.end.is_none()) {
        let Some(proposal) = begun.proposal.filter(|it| it.stands <= at) else { continue };
        let end = End { winner: proposal.winner, ending: Ending::Adjudicated };
        begun.end = Some((end, at));
        match games.iter().find(|it| it.id == begun.game && it.end.is_none()) {
            Some(game) => {
                let why = message!("league-stands", name = &name);
                let ended = settled_at(game, end, why, at);
                decision.facts.extend(ended.facts);
                decision.effects.extend(ended.effects);
            }
            None => decision.facts.push(Fact::Game(GameFact::Ended { game: begun.game, end })),
        }
        let by = PlayerId::computer(ComputerLevel::STRONGEST);
        // A reason is in no language here, and the name of the league says enough.
        let ruling = Ruling { by, reason: name.clone(), is_rated: false };
        decision.facts.push(Fact::Game(GameFact::Adjudicated { game: begun.game, ruling }));
    }
}
