//! The input of a decision: a person's call, or a system event such as an expired challenge. The
//! decision about a system event is here, too.

use crate::challenge::challenges;
use crate::ending::endings;
use crate::model::request::Call;
use crate::model::state::{Game, LimitChange, Stopped};
use crate::model::{Decision, Effect, Fact, Snapshot, Term, Text};
use crate::notice::{digest, notification_policy};
use crate::offer::absence;
use crate::play::moves;
use crate::time::timekeeping;
use crate::{CauseId, ChallengeId, GameId, Place, PlayerId, Server, Timestamp, clock};

/// What is decided: what somebody asks, or what has happened by itself.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person's call.
    Call(Box<Call>),
    /// The system's own.
    SystemEvent(SystemEvent),
}

impl Input {
    /// A person's call.
    pub fn of(call: Call) -> Self {
        Self::Call(Box::new(call))
    }

    /// What made us act; the same cause is acted on once.
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

    /// When it has reached us, by our own clock.
    pub fn seen(&self) -> Timestamp {
        match self {
            Input::Call(call) => call.seen,
            Input::SystemEvent(event) => event.at,
        }
    }
}

impl Input {
    /// The people who have called, are named, or are what it is about, as their networks know them.
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

/// One thing that has happened. It goes through the desk like a call of a person.
#[derive(Clone, Debug)]
pub struct SystemEvent {
    /// What made us notice; the same cause is acted on once.
    pub cause: CauseId,
    /// When it was noticed.
    pub at: Timestamp,
    /// Whether messages that are not addressed to us reach us where games go on.
    pub hears_talk: bool,
    /// What has happened.
    pub what: EventKind,
}

/// What can happen by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A place does not exist any more: one in which games are begun with all that was made there,
    /// or the own place of a game.
    PlaceLost {
        /// The place.
        place: Place,
        /// The game on whose behalf it was noticed, whether it runs or has ended.
        game: Option<GameId>,
    },
    /// Somebody whose games have lost their place has called from another one.
    Called {
        /// Who.
        player: PlayerId,
        /// Where games can be shown from now on.
        place: Place,
        /// The community to which that place belongs.
        server: Server,
    },
    /// Nobody has answered a challenge in time.
    ChallengeExpired(ChallengeId),
    /// Something is due on a game's clock, or its first board was seen.
    ClockDue(GameId),
    /// The quiet hours are over in which it became somebody's turn in a game.
    AlertDue(GameId),
    /// Somebody is to be told something that is not about one turn.
    MemberDue(PlayerId),
    /// We have been in a community no more for so long that what it has settled is not kept.
    CommunityGone(Server),
    /// Whether a player is a member of a community, as its network has just said.
    Presence {
        /// Who.
        player: PlayerId,
        /// The community.
        server: Server,
        /// Whether they are.
        is_there: bool,
    },
    /// We are in a community again that we had left.
    Returned {
        /// The community.
        server: Server,
        /// The place that was lost with it, where its network has no others there.
        place: Option<Place>,
    },
    /// We were away from a network.
    WasAway {
        /// The network.
        network: String,
        /// From when until when.
        outage: clock::Span,
    },
}

/// Decides what follows from a system event.
pub fn happen(snapshot: &Snapshot, event: &SystemEvent) -> Decision {
    match &event.what {
        EventKind::PlaceLost { place, game } => {
            let mut decision = Decision::default();
            // Were it the only place where games are begun, none could be until somebody noticed.
            let listed = snapshot.limits.places.iter().filter(|listed| *listed == place);
            let gone = listed.cloned().map(LimitChange::PlaceUnlisted);
            decision.facts.extend(gone.map(Fact::LimitChanged));
            decision.facts.extend(snapshot.gallery_lost.map(Fact::GalleryLost));
            for lost in &snapshot.games.here {
                // What waits for being shown says enough.
                let news = (*game != Some(lost.id)).then_some(event.hears_talk);
                place_lost(&mut decision, lost, place, news);
            }
            decision
        }
        EventKind::Called { player, place, server } => {
            let seen = |game: &Game| game.clone().seen_on(place.network());
            let homeless = snapshot.games.mine.iter().map(seen).filter(|game| {
                game.place_lost && game.server == *server && game.side_of(player).is_some()
            });
            let mut decision = Decision::default();
            for game in homeless {
                decision.facts.push(Fact::PlaceAdopted { game: game.id, place: place.clone() });
                let words = "This game goes on here.".into();
                let board = moves::goes_on(&game, words, event.hears_talk);
                decision.effects.extend(board.map(|board| board.only_on(place.network())));
            }
            decision
        }
        EventKind::ChallengeExpired(_) => {
            let expired = |known| challenges::expire(snapshot, known);
            snapshot.challenge.as_ref().map_or_else(Decision::default, expired)
        }
        EventKind::ClockDue(_) => {
            let running = snapshot.games.named.iter().find(|game| game.end.is_none());
            running.map_or_else(Decision::default, |game| {
                endings::by_time(game, timekeeping::look(game, event.at))
            })
        }
        EventKind::AlertDue(_) => notification_policy::put_off_until_now(snapshot),
        EventKind::MemberDue(player) => digest::due(snapshot, player, event.at),
        EventKind::CommunityGone(server) => community_gone(snapshot, server, event.at),
        EventKind::Presence { player, server, is_there } => {
            absence::noted(snapshot, player, server, *is_there, event.at)
        }
        EventKind::Returned { server, place } => {
            returned(snapshot, server, place.as_ref(), event.hears_talk)
        }
        EventKind::WasAway { network, outage } => {
            let mut outages = snapshot.outages.clone();
            let told = outages.tell(*outage, event.at).into_iter();
            let fact = told.map(|outage| {
                let credited = outages.credited(outage.from).next().is_some();
                Fact::OutageNoted { network: network.clone(), outage, credited }
            });
            Decision { facts: fact.collect(), ..Decision::default() }
        }
    }
}

/// The games there have lost their place and are their players' still; nothing that the community has
/// settled holds any more, and their clocks stand still for it no more.
fn community_gone(snapshot: &Snapshot, server: &Server, at: Timestamp) -> Decision {
    let mut decision = Decision::default();
    for game in &snapshot.games.mine {
        let there = game.windows.iter().find(|window| window.server == *server);
        let place = there.map_or(&game.place, |window| &window.place);
        if there.is_some() || game.server == *server {
            place_lost(&mut decision, game, place, None);
        }
    }
    if snapshot.frozen.is_some() {
        decision.facts.push(Fact::Thawed { what: Stopped::Server(server.clone()), at });
    }
    decision.facts.push(Fact::CommunityForgotten(server.clone()));
    decision
}

/// Games that were seen there go on there. Those that have found another place stay in it.
fn returned(
    snapshot: &Snapshot,
    server: &Server,
    place: Option<&Place>,
    hears_talk: bool,
) -> Decision {
    let mut decision = Decision::default();
    let network = server.network();
    let seen = snapshot.games.mine.iter().map(|game| game.clone().seen_on(network));
    for game in seen.filter(|game| game.server == *server) {
        let words =
            Text::from("This game goes on here: I am back, and what was typed meanwhile is read.");
        if !game.place_lost {
            let (game, wake, actions) = (game.id, Vec::new(), Vec::new());
            let silent = true;
            decision.effects.push(Effect::Tell { game, text: words, wake, actions, silent });
        } else if place == Some(&game.place) {
            let place = game.place.clone();
            decision.facts.push(Fact::PlaceRegained { game: game.id, place });
            let board = moves::goes_on(&game, words, hears_talk);
            decision.effects.extend(board.map(|board| board.only_on(network)));
        }
    }
    decision
}

/// The order in which a game is shown: in its own place, else in another one where it was begun,
/// else where one of its players next calls, and until then to each of them directly. `news` is
/// missing where that need not be said.
fn place_lost(decision: &mut Decision, game: &Game, place: &Place, news: Option<bool>) {
    let is_home = game.place.network() == place.network();
    let game = &game.clone().seen_on(place.network());
    let is_whole = game.place == *place;
    if is_whole && !game.place_lost {
        decision.facts.push(Fact::PlaceLost { game: game.id, place: place.clone() });
    }
    // It takes what was made in it along, without a word about each.
    if let Some(own) = &game.own_place {
        decision.facts.push(Fact::OwnPlaceLost { game: game.id, place: own.clone() });
    }
    if is_home && is_whole && game.gallery.place.is_some() {
        decision.facts.push(Fact::GalleryLost(game.id));
    }
    let Some(hears_talk) = news.filter(|_| !(is_whole && game.place_lost)) else { return };
    let board = if is_whole {
        moves::goes_on_elsewhere(game)
    } else {
        let gone = Text::from("The ").term(Term::OwnPlace).plain(" of this game is gone");
        moves::goes_on(game, gone.plain("; it goes on here."), hears_talk)
    };
    decision.effects.extend(board.map(|board| board.only_on(place.network())));
}
