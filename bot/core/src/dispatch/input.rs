//! The input of a decision: a person's call, or a system event such as an expired challenge. The
//! decision about a system event is here, too.

use super::loaded::{LostCommunity, LostPlace, part};
use super::{Loaded, NotLoaded};
use crate::challenge::challenges;
use crate::community::types::{CommunityFact, Holder, LimitChange, Setting};
use crate::ending::endings;
use crate::ladder;
use crate::league;
use crate::message;
use crate::model::request::Call;
use crate::model::state::Game;
use crate::model::{Decision, Effect, Fact, PlaceFact, Snapshot};
use crate::moderation::types::Stopped;
use crate::notice::{digest, notification_policy};
use crate::offer::absence;
use crate::play::moves;
use crate::problem::types::{DailyProblem, NO_DAILY_PROBLEM, ProblemFact};
use crate::problem::{Found, daily};
use crate::time::timekeeping;
use crate::time::types::ClockFact;
use crate::watch::types::WatchFact;
use crate::{CauseId, ChallengeId, GameId, LeagueId, Place, PlayerId, Server, Timestamp, clock};
use rand::Rng;

/// The input of a decision.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person's call.
    Call(Box<Call>),
    /// Something that happens by itself.
    SystemEvent(SystemEvent),
}

impl Input {
    /// A person's call.
    pub fn of(call: Call) -> Self {
        Self::Call(Box::new(call))
    }

    /// The cause; the same cause is processed once.
    pub fn cause(&self) -> &CauseId {
        match self {
            Input::Call(call) => &call.cause,
            Input::SystemEvent(event) => &event.cause,
        }
    }

    /// When it was asked or noticed.
    pub fn at(&self) -> Timestamp {
        match self {
            Input::Call(call) => call.at,
            Input::SystemEvent(event) => event.at,
        }
    }

    /// When the bot received it, by its own clock.
    pub fn seen(&self) -> Timestamp {
        match self {
            Input::Call(call) => call.seen,
            Input::SystemEvent(event) => event.at,
        }
    }
}

impl Input {
    /// The people in it: the caller, the named people, and the people it concerns, as their
    /// networks know them.
    pub fn people(&mut self) -> Vec<&mut PlayerId> {
        match self {
            Input::Call(call) => {
                let Call { from, command, .. } = &mut **call;
                std::iter::once(from).chain(command.named()).collect()
            }
            Input::SystemEvent(SystemEvent {
                what: EventKind::Called { player, .. } | EventKind::Presence { player, .. },
                ..
            }) => {
                vec![player]
            }
            Input::SystemEvent(_) => Vec::new(),
        }
    }
}

/// A system event. It goes through the desk like a call of a person.
#[derive(Clone, Debug)]
pub struct SystemEvent {
    /// The cause; the same cause is processed once.
    pub cause: CauseId,
    /// When it was noticed.
    pub at: Timestamp,
    /// Whether the bot receives messages that are not addressed to it where games go on.
    pub hears_talk: bool,
    /// The event.
    pub what: EventKind,
}

/// The kinds of system events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A place does not exist any more: one where games are begun, with all places in it, or a
    /// game's own place.
    PlaceLost {
        /// The place.
        place: Place,
        /// The game by which it was noticed, whether it runs or has ended.
        game: Option<GameId>,
    },
    /// A player whose games have lost their place has called from another place.
    Called {
        /// The player.
        player: PlayerId,
        /// Where the games can be shown from now on.
        place: Place,
        /// The community of that place.
        server: Server,
    },
    /// Nobody has answered a challenge in time.
    ChallengeExpired(ChallengeId),
    /// Something is due on a game's clock, or its first board was seen.
    ClockDue(GameId),
    /// The quiet hours are over in which a player's turn in a game began.
    AlertDue(GameId),
    /// A member is to be told something that is not about one turn.
    MemberDue(PlayerId),
    /// A community's problem of the day is due, and was looked for.
    ProblemDue(Box<Found>),
    /// A game of a ladder is over.
    LadderGameOver(GameId),
    /// Something is due for a season of a league.
    LeagueDue(LeagueId),
    /// The time of one of the last games of a season is over, and its position was searched.
    LeagueGameJudged {
        /// The season.
        league: LeagueId,
        /// The game.
        game: GameId,
        /// The worth of the position for White, in hundredths of a Pawn where a Rook is five. Nothing if this program
        /// cannot read the game.
        worth: Option<i32>,
    },
    /// The bot left a community so long ago that its settings are not kept.
    CommunityGone(Server),
    /// A network has just said whether a player is a member of a community.
    Presence {
        /// The player.
        player: PlayerId,
        /// The community.
        server: Server,
        /// Whether they are.
        is_there: bool,
    },
    /// The bot is in a community again that it had left.
    Returned {
        /// The community.
        server: Server,
        /// The place that was lost with the community, if its network has no other places there.
        place: Option<Place>,
    },
    /// The bot was away from a network.
    WasAway {
        /// The network.
        network: String,
        /// From when until when.
        outage: clock::Span,
    },
}

/// Decides what follows from a system event.
///
/// # Errors
/// When something else was loaded than the event needs.
pub fn happen(
    snapshot: &Snapshot,
    loaded: &Loaded,
    event: &SystemEvent,
    rng: &mut dyn Rng,
) -> Result<Decision, NotLoaded> {
    Ok(match &event.what {
        EventKind::PlaceLost { place, game } => {
            let mut decision = Decision::default();
            // If this were the only place where games are begun, none could be begun until a
            // manager noticed.
            let LostPlace { is_listed, spectators_of, daily } = part!(loaded, LostPlace);
            decision.facts.extend(daily.iter().flat_map(no_more_daily));
            if *is_listed {
                let gone = LimitChange::PlaceUnlisted(place.clone());
                decision.facts.push(Fact::Community(CommunityFact::LimitChanged(gone)));
            }
            decision.facts.extend(spectators_of.map(|it| Fact::Watch(WatchFact::PlaceLost(it))));
            for lost in &snapshot.games.here {
                // The message that waits to be shown there says enough.
                let news = (*game != Some(lost.id)).then_some(event.hears_talk);
                place_lost(&mut decision, lost, place, news);
            }
            decision
        }
        EventKind::Called { player, place, server } => {
            let seen = |game: &Game| game.clone().seen_on(place.network());
            let homeless = part!(loaded, Running).iter().map(seen).filter(|game| {
                game.place_lost && game.server == *server && game.side_of(player).is_some()
            });
            let mut decision = Decision::default();
            for game in homeless {
                decision
                    .facts
                    .push(Fact::Place(PlaceFact::Adopted { game: game.id, place: place.clone() }));
                let news = message!("dispatch-goes-on-here");
                let board = moves::goes_on(&game, news, event.hears_talk);
                decision.effects.extend(board.map(|board| board.only_on(place.network())));
            }
            decision
        }
        EventKind::ChallengeExpired(_) => challenges::expire(part!(loaded, Expired)),
        EventKind::ClockDue(_) => {
            let running = snapshot.games.named.iter().find(|game| game.end.is_none());
            running.map_or_else(Decision::default, |game| {
                endings::by_time(game, timekeeping::look(game, event.at))
            })
        }
        EventKind::AlertDue(_) => {
            let put_off = part!(loaded, PutOff).as_ref();
            notification_policy::put_off_until_now(snapshot.games.named.as_ref(), put_off)
        }
        EventKind::MemberDue(player) => {
            digest::due(part!(loaded, MemberAndGames), player, event.at)
        }
        EventKind::ProblemDue(found) => {
            daily::due(snapshot, part!(loaded, Daily).as_ref(), found, event.at)
        }
        EventKind::LadderGameOver(_) => ladder::settle(snapshot, part!(loaded, LadderGame)),
        EventKind::LeagueDue(_) => {
            league::tend(snapshot, part!(loaded, Tend), (event.at, event.hears_talk), rng)
        }
        EventKind::LeagueGameJudged { game, worth, .. } => {
            league::judge(snapshot, part!(loaded, Tend), *game, *worth, event.at)
        }
        EventKind::CommunityGone(server) => {
            community_gone(part!(loaded, LostCommunity), server, event.at)
        }
        EventKind::Presence { player, server, is_there } => {
            absence::noted(part!(loaded, Running), player, server, *is_there, event.at)
        }
        EventKind::Returned { server, place } => {
            returned(part!(loaded, Running), server, place.as_ref(), event.hears_talk)
        }
        EventKind::WasAway { network, outage } => {
            let mut outages = part!(loaded, Outages).clone();
            let told = outages.tell(*outage, event.at).into_iter();
            let fact = told.map(|outage| {
                let credited = outages.credited(outage.from).next().is_some();
                Fact::Clock(ClockFact::OutageNoted { network: network.clone(), outage, credited })
            });
            Decision { facts: fact.collect(), ..Decision::default() }
        }
    })
}

/// A problem of the day has lost its place. Its community has none any more, until a manager chooses
/// another place for it.
fn no_more_daily(daily: &DailyProblem) -> [Fact; 2] {
    let none = DailyProblem { due: None, ..daily.clone() };
    let off = CommunityFact::SettingChanged {
        holder: Holder::Server(daily.server.clone()),
        setting: Setting::Problems,
        word: NO_DAILY_PROBLEM.to_owned(),
    };
    [Fact::Problem(ProblemFact::Daily(none)), Fact::Community(off)]
}

/// The bot has left a community for good. Its games have lost their place and still belong to their
/// players. No setting of the community holds any more, and its freeze stops no clocks any more.
fn community_gone(lost: &LostCommunity, server: &Server, at: Timestamp) -> Decision {
    let mut decision = Decision::default();
    for game in &lost.running {
        let there = game.windows.iter().find(|window| window.server == *server);
        let place = there.map_or(&game.place, |window| &window.place);
        if there.is_some() || game.server == *server {
            place_lost(&mut decision, game, place, None);
        }
    }
    if lost.is_frozen {
        decision
            .facts
            .push(Fact::Clock(ClockFact::Thawed { what: Stopped::Server(server.clone()), at }));
    }
    decision.facts.push(Fact::Community(CommunityFact::Forgotten(server.clone())));
    decision
}

/// The bot is back: games that were seen there go on there. Games with another place by now stay in
/// it.
fn returned(
    running: &[Game],
    server: &Server,
    place: Option<&Place>,
    hears_talk: bool,
) -> Decision {
    let mut decision = Decision::default();
    let network = server.network();
    let seen = running.iter().map(|game| game.clone().seen_on(network));
    for game in seen.filter(|game| game.server == *server) {
        let text = message!("dispatch-goes-on-here-again");
        if !game.place_lost {
            let (game, wake, actions) = (game.id, Vec::new(), Vec::new());
            let silent = true;
            decision.effects.push(Effect::Tell { game, text, wake, actions, silent });
        } else if place == Some(&game.place) {
            let place = game.place.clone();
            decision.facts.push(Fact::Place(PlaceFact::Regained { game: game.id, place }));
            let board = moves::goes_on(&game, text, hears_talk);
            decision.effects.extend(board.map(|board| board.only_on(network)));
        }
    }
    decision
}

/// Where a game is shown after it lost its place, in this order: in its own place, else in another
/// one where it was begun, else where one of its players next calls, and until then to each of them
/// directly. Without `news` the loss is not mentioned.
fn place_lost(decision: &mut Decision, game: &Game, place: &Place, news: Option<bool>) {
    let is_home = game.place.network() == place.network();
    let game = &game.clone().seen_on(place.network());
    let is_whole = game.place == *place;
    if is_whole && !game.place_lost {
        decision.facts.push(Fact::Place(PlaceFact::Lost { game: game.id, place: place.clone() }));
    }
    // With it goes every place that was made in it, without a message about each.
    if let Some(own) = &game.own_place {
        decision
            .facts
            .push(Fact::Place(PlaceFact::OwnPlaceLost { game: game.id, place: own.clone() }));
    }
    if is_home && is_whole && game.spectators.place.is_some() {
        decision.facts.push(Fact::Watch(WatchFact::PlaceLost(game.id)));
    }
    let Some(hears_talk) = news.filter(|_| !(is_whole && game.place_lost)) else { return };
    let board = if is_whole {
        moves::goes_on_elsewhere(game)
    } else {
        moves::goes_on(game, message!("dispatch-own-place-gone"), hears_talk)
    };
    decision.effects.extend(board.map(|board| board.only_on(place.network())));
}
