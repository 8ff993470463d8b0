//! Reads what an input needs besides the snapshot.

use super::capacity::{capacity, frozen, of_server, to_begin, uncounted};
use super::{ladders, leagues};
use crate::challenge::{challenges, open_challenges};
use crate::clock::{freezes, pauses};
use crate::community::{limits, settings, windows};
use crate::database::{Db, Result, StoreError};
use crate::game::{branches, corrections, daily_problems, games, notes, problems, spectators};
use crate::linking::links;
use crate::network::presence;
use crate::outbox::{notices, pending};
use crate::people::blocks;
use crate::privacy::before_erasure;
use crate::rating::present::present;
use crate::rating::rated_games;
use crate::variant::uploaded_variants;
use menagerie_core::challenge::types::{Challenge, ChallengeRequest, NewChallenge};
use menagerie_core::challenge::{Offered, ToAnswer, ToChallenge, ToJoin, ToRematch};
use menagerie_core::community::OfServer;
use menagerie_core::community::types::{CommunityRequest, Holder, Limits, PRIVATE, Setting};
use menagerie_core::dispatch::{EventKind, Loaded, LostCommunity, LostPlace, SystemEvent};
use menagerie_core::model::request::{Call, Command, Which};
use menagerie_core::model::state::Window;
use menagerie_core::model::{Candidates, Snapshot};
use menagerie_core::moderation::ToFreezeAll;
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::notice::{MemberAndGames, OfMember};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::problem::Posed;
use menagerie_core::problem::types::ProblemRequest;
use menagerie_core::rating::PresentRatings;
use menagerie_core::upload::ToUpload;
use menagerie_core::upload::types::{Sent, ServerVariant, UploadRequest};
use menagerie_core::watch::ToWatch;
use menagerie_core::watch::types::WatchRequest;
use menagerie_core::{ChallengeId, PlayerId, ProblemId, Server, Timestamp};

/// Reads what a call needs.
pub(super) async fn of_call(db: &mut Db, call: &Call, snapshot: &Snapshot) -> Result<Loaded> {
    let server = call.server.as_ref();
    Ok(match &call.command {
        Command::Challenge(ChallengeRequest::Make(request)) => {
            Loaded::Challenge(Box::new(to_challenge(db, call, request).await?))
        }
        Command::Challenge(
            ChallengeRequest::Accept(id)
            | ChallengeRequest::Decline(id)
            | ChallengeRequest::Withdraw(id),
        ) => {
            let challenge = challenges::challenge(db, *id).await?;
            Loaded::Answer(Box::new(to_answer(db, call, challenge).await?))
        }
        Command::Challenge(ChallengeRequest::Join(code)) => {
            let challenge = match code {
                Ok(code) => challenges::challenge_by_code(db, code).await?,
                Err(_) => None,
            };
            let answer = to_answer(db, call, challenge).await?;
            let frozen = frozen(db, server).await?;
            let limits = limits_here(db, server).await?;
            Loaded::Join(Box::new(ToJoin { answer, limits, frozen }))
        }
        Command::Time(_) | Command::Vacation(_) => {
            Loaded::MemberAndGames(Box::new(member_and_games(db, &call.from).await?))
        }
        Command::Challenge(ChallengeRequest::Rematch { which }) => {
            Loaded::Rematch(Box::new(to_rematch(db, call, *which, snapshot).await?))
        }
        Command::Watch(WatchRequest::Watch { which }) => {
            Loaded::Watch(to_watch(db, call, *which, &snapshot.games).await?)
        }
        Command::Moderation(
            ModerationRequest::Block { .. } | ModerationRequest::Unblock { .. },
        ) => Loaded::Blocked(blocks::blocked_by(db, &call.from).await?),
        Command::Community(CommunityRequest::Settings(_)) => {
            Loaded::Member(Box::new(of_member(db, &call.from).await?))
        }
        Command::Community(CommunityRequest::ServerSettings(_)) => Loaded::Settings(OfServer {
            settings: of_server(db, server).await?,
            has_ended_here: daily_problems::has_ended_at(db, &call.place).await?,
        }),
        Command::Community(CommunityRequest::GamePlaces(_) | CommunityRequest::GameVariants(_)) => {
            Loaded::Limits(limits_here(db, server).await?)
        }
        Command::Upload(request) => Loaded::Upload(Box::new(to_upload(db, call, request).await?)),
        Command::Moderation(ModerationRequest::FreezeAll { .. }) => {
            Loaded::FreezeAll(match server {
                Some(server) => ToFreezeAll {
                    frozen: freezes::of_all(db, server).await?,
                    due: games::games_due_in(db, server, call.seen).await?,
                },
                None => ToFreezeAll::default(),
            })
        }
        Command::Moderation(ModerationRequest::ThawAll) => Loaded::Frozen(match server {
            Some(server) => freezes::of_all(db, server).await?,
            None => None,
        }),
        Command::Notebook(
            NotebookRequest::Note { which, .. } | NotebookRequest::RemoveNote { which, .. },
        ) => Loaded::Notes(match snapshot.game(call, *which) {
            Ok(game) => notes::numbers(db, &call.from, game.id).await?,
            Err(_) => Vec::new(),
        }),
        Command::Notebook(NotebookRequest::Try { which, .. }) => {
            Loaded::Branch(match snapshot.game(call, *which) {
                Ok(game) => branches::branch(db, &call.from, game.id).await?,
                Err(_) => None,
            })
        }
        Command::Problem(ProblemRequest::Make(_)) => {
            Loaded::Made(problems::made(db, &call.from, call.at).await?)
        }
        Command::Problem(ProblemRequest::Solve(judgement)) => {
            Loaded::Posed(Box::new(posed(db, call, judgement.problem).await?))
        }
        Command::Problem(ProblemRequest::BeginAnew(id) | ProblemRequest::Withdraw(id)) => {
            Loaded::Posed(Box::new(posed(db, call, *id).await?))
        }
        Command::Ladder(request) => {
            Loaded::Ladder(Box::new(ladders::to_climb(db, call, request).await?))
        }
        Command::League(request) => {
            Loaded::League(Box::new(leagues::to_league(db, call, request).await?))
        }
        Command::Link(_) => Loaded::Linking(Box::new(links::linking(db, call).await?)),
        Command::Forget { .. } => {
            Loaded::Erasure(Box::new(before_erasure::leaving(db, &call.from).await?))
        }
        Command::Play(PlayRequest::Correct { correction, .. }) => {
            Loaded::Corrected(corrections::corrected(db, &correction.original).await?)
        }
        Command::Play(PlayRequest::Move { .. })
        | Command::Offer(_)
        | Command::Ending(_)
        | Command::Plan(_)
        | Command::Watch(WatchRequest::Analysis { .. })
        | Command::Moderation(
            ModerationRequest::Adjudicate { .. }
            | ModerationRequest::Freeze { .. }
            | ModerationRequest::Thaw { .. },
        ) => Loaded::Nothing,
    })
}

/// Reads what an event needs, and the games that it is about.
pub(super) async fn of_event(
    db: &mut Db,
    event: &SystemEvent,
    games: &mut Candidates,
) -> Result<Loaded> {
    Ok(match &event.what {
        EventKind::PlaceLost { place, game } => {
            games.here = games::games_losing(db, place, *game).await?;
            Loaded::LostPlace(LostPlace {
                is_listed: !limits::listed(db, place).await?.is_empty(),
                spectators_of: spectators::talked_about_at(db, place).await?,
                daily: daily_problems::posted_at(db, place).await?,
            })
        }
        EventKind::Called { player, .. } | EventKind::Presence { player, .. } => {
            Loaded::Running(games::running_games_of(db, player).await?)
        }
        EventKind::ChallengeExpired(id) => {
            let challenge = challenges::challenge(db, *id).await?;
            let windows = followed(db, *id).await?;
            Loaded::Expired(Box::new(Offered { challenge, windows }))
        }
        EventKind::ClockDue(id) => {
            games.named = games::game(db, *id).await?;
            Loaded::Nothing
        }
        EventKind::AlertDue(id) => {
            games.named = games::game(db, *id).await?;
            Loaded::PutOff(notices::put_off(db, *id).await?)
        }
        EventKind::MemberDue(player) => {
            Loaded::MemberAndGames(Box::new(member_and_games(db, player).await?))
        }
        EventKind::ProblemDue(found) => {
            Loaded::Daily(daily_problems::daily(db, &found.server).await?)
        }
        EventKind::LadderGameOver(game) => {
            games.named = leagues::readable(db, *game).await?;
            Loaded::LadderGame(Box::new(ladders::to_settle(db, *game).await?))
        }
        EventKind::LeagueGameJudged { league, game, .. } => {
            games.named = leagues::readable(db, *game).await?;
            Loaded::Tend(Box::new(leagues::to_tend(db, *league, event.at).await?))
        }
        EventKind::LeagueDue(id) => {
            Loaded::Tend(Box::new(leagues::to_tend(db, *id, event.at).await?))
        }
        EventKind::CommunityGone(server) => Loaded::LostCommunity(LostCommunity {
            running: games::running_games_in(db, server).await?,
            is_frozen: freezes::of_all(db, server).await?.is_some(),
        }),
        EventKind::Returned { server, .. } => {
            Loaded::Running(games::running_games_in(db, server).await?)
        }
        EventKind::WasAway { network, .. } => {
            Loaded::Outages(pauses::outages(db, network, event.at).await?)
        }
    })
}

/// The data needed to make a challenge.
async fn to_challenge(db: &mut Db, call: &Call, request: &NewChallenge) -> Result<ToChallenge> {
    let other = request.opponent.as_ref().map(|opponent| &opponent.player);
    let server = call.server.as_ref();
    let mut begin = to_begin(db, call, other, server).await?;
    pending::count_offers(db, call, &mut begin.capacity.counts).await?;
    begin.limits.own = own_variants(db, server, &request.variant).await?;
    if request.wants_rating(&begin.capacity.settings) {
        let players: Vec<_> = [Some(&call.from), other].into_iter().flatten().collect();
        begin.ratings = ratings(db, &players, call.at).await?;
    }
    let has_other_networks = other.is_none() && presence::is_elsewhere(db).await?;
    Ok(ToChallenge { begin, has_other_networks })
}

/// The ratings of players, where they may be told to all. Nothing in a month with so many games that the
/// desk would have to wait, and nothing if the computer plays.
async fn ratings(
    db: &mut Db,
    players: &[&PlayerId],
    now: Timestamp,
) -> Result<Option<PresentRatings>> {
    let is_computer = players.iter().any(|player| player.is_computer());
    if is_computer || rated_games::are_many(db, now).await? {
        return Ok(None);
    }
    let of = players.iter().map(|player| (*player).clone()).collect();
    let mut present = match present(&mut *db, of, now).await {
        Ok(Some(present)) => present,
        Ok(None) => return Ok(None),
        // A game that cannot be read keeps nobody from playing.
        Err(StoreError::Unreadable(why)) => {
            tracing::error!(why, "ratings are not told with a challenge");
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    for player in players {
        let holder = Holder::Player((*player).clone());
        let settings = settings::settings(db, &holder).await?;
        if settings.get(&Setting::Profile).is_some_and(|word| word == PRIVATE) {
            present.hidden.insert((*player).clone());
        }
    }
    Ok(Some(present))
}

/// The data needed to answer a challenge.
async fn to_answer(db: &mut Db, call: &Call, challenge: Option<Challenge>) -> Result<ToAnswer> {
    let Some(challenge) = challenge else { return Ok(ToAnswer::default()) };
    let id = challenge.id;
    let answering = challenge.to.one().unwrap_or(&call.from);
    let (other, server) = (Some(&challenge.challenger), Some(&challenge.server));
    let mut capacity = capacity(db, answering, other, server, call.at).await?;
    let is_for_one = challenge.to.one().is_some();
    if !is_for_one {
        let joined = open_challenges::joined(db, id, answering, call.at);
        capacity.counts.joined = joined.await?;
    }
    let has_other_networks = !is_for_one && presence::is_elsewhere(&mut *db).await?;
    let ratings = if challenge.is_rated && !is_for_one {
        ratings(db, &[&challenge.challenger], call.at).await?
    } else {
        None
    };
    let windows = followed(db, id).await?;
    let offered = Offered { challenge: Some(challenge), windows };
    Ok(ToAnswer { offered, capacity, has_other_networks, ratings })
}

/// The data needed to ask for a rematch of the game that the call means.
async fn to_rematch(
    db: &mut Db,
    call: &Call,
    which: Which,
    snapshot: &Snapshot,
) -> Result<ToRematch> {
    let meant = snapshot.game_for_certain(call, which).ok();
    let meant = meant.and_then(|game| Some((game, game.opponent_of(&call.from)?)));
    let Some((game, other)) = meant else { return Ok(ToRematch::default()) };
    let server = Some(&game.server);
    let came_of = challenges::challenge_of(db, game.id).await?;
    let standing = challenges::rematch_of(db, game.id).await?;
    let players = [&call.from, other];
    let running = challenges::running_rematch_of(db, game.id, players).await?;
    let mut begin = to_begin(db, call, Some(other), server).await?;
    begin.limits.own = own_variants(db, server, &game.variant().id).await?;
    if game.is_rated {
        begin.ratings = ratings(db, &players, call.at).await?;
    }
    Ok(ToRematch { begin, came_of, standing, running })
}

/// The data needed to decide about an uploaded variant.
async fn to_upload(db: &mut Db, call: &Call, request: &UploadRequest) -> Result<ToUpload> {
    let server = call.server.as_ref();
    let mut begin = match request {
        UploadRequest::Try { opponent: Some(opponent), .. } => {
            let mut begin = to_begin(db, call, Some(&opponent.player), server).await?;
            pending::count_offers(db, call, &mut begin.capacity.counts).await?;
            begin
        }
        _ => uncounted(db, server).await?,
    };
    begin.limits.own = own_variants(db, server, "").await?;
    let sent = match (server, request) {
        (Some(server), UploadRequest::Try { game, .. } | UploadRequest::Publish(game)) => {
            uploaded_variants::sent(db, server, game, call.seen).await?
        }
        _ => Sent::default(),
    };
    Ok(ToUpload { begin, sent })
}

/// The data needed to watch the game that the call means.
async fn to_watch(db: &mut Db, call: &Call, which: Which, games: &Candidates) -> Result<ToWatch> {
    let Ok(game) = games.watched(call.viewer(), which) else { return Ok(ToWatch::default()) };
    let holder = Holder::Server(game.server.clone());
    let settings = settings::settings(db, &holder).await?;
    let watcher = spectators::watcher(db, &call.from, game.id, call.seen).await?;
    Ok(ToWatch { settings, watcher })
}

/// The windows of the game that a rematch would follow.
async fn followed(db: &mut Db, challenge: ChallengeId) -> Result<Vec<Window>> {
    match challenges::followed_by(db, challenge).await? {
        Some(game) => windows::windows(db, game).await,
        None => Ok(Vec::new()),
    }
}

/// A problem, and the caller's attempt at it.
async fn posed(db: &mut Db, call: &Call, id: ProblemId) -> Result<Posed> {
    let problem = problems::problem(db, id).await?;
    let attempt = problems::attempt(db, id, &call.from).await?;
    Ok(Posed { problem, attempt })
}

async fn member_and_games(db: &mut Db, player: &PlayerId) -> Result<MemberAndGames> {
    let running = games::running_games_of(db, player).await?;
    Ok(MemberAndGames { of_member: of_member(db, player).await?, running })
}

/// A member's settings of time, other settings, and the last news to them.
async fn of_member(db: &mut Db, player: &PlayerId) -> Result<OfMember> {
    let member = pauses::member(db, player).await?;
    let settings = settings::settings(db, &Holder::Player(player.clone())).await?;
    let told = notices::told(db, player).await?;
    Ok(OfMember { member, settings, told })
}

/// Where games are begun in a community, and which, its own variants included.
async fn limits_here(db: &mut Db, server: Option<&Server>) -> Result<Limits> {
    let own = own_variants(db, server, "").await?;
    Ok(Limits { own, ..limits::limits(db, server).await? })
}

/// A community's own variants, and the one that is named by its id.
async fn own_variants(
    db: &mut Db,
    server: Option<&Server>,
    named: &str,
) -> Result<Vec<ServerVariant>> {
    match server {
        Some(server) => uploaded_variants::own(db, server, named).await,
        None => Ok(Vec::new()),
    }
}
