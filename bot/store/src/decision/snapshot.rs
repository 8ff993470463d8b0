//! Reads the snapshot: the slice of the store that one input is about.

use crate::challenge::{challenges, open_challenges};
use crate::clock::{freezes, pauses};
use crate::community::{limits, settings, windows};
use crate::database::StoreError;
use crate::database::stamps::Stamps;
use crate::game::counts::running;
use crate::game::{branches, corrections, games, kibitz, notes, problems};
use crate::linking::links;
use crate::network::{presence, unheard};
use crate::outbox::{notices, pending};
use crate::people::blocks;
use crate::privacy::{before_erasure, erased_accounts};
use crate::variant::uploaded_variants;
use menagerie_core::challenge::PAIR_WINDOW;
use menagerie_core::clock::{Member, Outages};
use menagerie_core::dispatch::{EventKind, Input};
use menagerie_core::model::request::{Call, ChallengeRequest, Command, Corrected, ProblemRequest};
use menagerie_core::model::state::{
    Attempt, Erasure, Holder, Limits, Linking, Sent, Settings, Told, UploadRequest, Watcher,
};
use menagerie_core::model::{Candidates, Counts, Snapshot};
use menagerie_core::{ChallengeId, GameId, PlayerId, ProblemId, Server, Timestamp};
use sqlx::AnyConnection;

/// Reads the snapshot for an input.
pub(super) async fn snapshot(
    connection: &mut AnyConnection,
    input: &Input,
    shards: u32,
    stamps: &Stamps,
) -> Result<Snapshot, StoreError> {
    let back = match input {
        // A member who deletes their data once more has not come back.
        Input::Call(call) if !matches!(call.command, Command::Forget { .. }) => {
            Some((call.account(), stamps.stamp(call.account())))
        }
        Input::Call(_) | Input::SystemEvent(_) => None,
    };
    let ([next_problem, next_challenge, next_game], departed) =
        next_numbers(connection, back.as_ref().map(|(_, stamp)| stamp.as_str())).await?;
    if let (Some((account, stamp)), Some(_)) = (&back, departed) {
        erased_accounts::came_back(connection, stamp, account).await?;
    }
    let mut snapshot = Snapshot {
        challenge: None,
        departed: departed.map(Timestamp),
        rematch: None,
        rematch_game: None,
        windows: Vec::new(),
        has_other_networks: false,
        games: Candidates::default(),
        corrected: Corrected::default(),
        counts: Counts::default(),
        blocked: Vec::new(),
        settings: Settings::default(),
        limits: Limits::default(),
        sent: Sent::default(),
        frozen: None,
        frozen_here: None,
        member: Member::default(),
        told: Told::default(),
        put_off: None,
        outages: Outages::default(),
        notes: Vec::new(),
        branch: None,
        watcher: Watcher::default(),
        spectators_lost: None,
        linking: Linking::default(),
        leaving: Erasure::default(),
        problem: None,
        attempt: Attempt::default(),
        next_problem: ProblemId(next_problem),
        next_challenge: ChallengeId(next_challenge),
        next_game: GameId(next_game),
    };
    match input {
        Input::Call(call) => {
            of_call(connection, call, &mut snapshot).await?;
            unheard::rest(connection, call, &mut snapshot.games, shards).await?;
        }
        Input::SystemEvent(event) => match &event.what {
            EventKind::PlaceLost { place, game } => {
                snapshot.games.here = games::games_losing(connection, place, *game).await?;
                snapshot.limits.places = limits::listed(connection, place).await?;
                snapshot.spectators_lost = kibitz::talked_about_at(connection, place).await?;
            }
            EventKind::Called { player, .. } | EventKind::Presence { player, .. } => {
                snapshot.games.mine = games::running_games_of(connection, player).await?;
            }
            EventKind::ChallengeExpired(id) => {
                snapshot.challenge = challenges::challenge(connection, *id).await?;
                of_rematch(connection, *id, &mut snapshot).await?;
            }
            EventKind::ClockDue(id) => snapshot.games.named = games::game(connection, *id).await?,
            EventKind::AlertDue(id) => {
                snapshot.games.named = games::game(connection, *id).await?;
                snapshot.put_off = notices::put_off(connection, *id).await?;
            }
            EventKind::MemberDue(player) => {
                of_member(connection, player, &mut snapshot).await?;
                snapshot.games.mine = games::running_games_of(connection, player).await?;
            }
            EventKind::CommunityGone(server) => {
                snapshot.games.mine = games::running_games_in(connection, server).await?;
                snapshot.frozen = freezes::of_all(connection, server).await?;
            }
            EventKind::Returned { server, .. } => {
                snapshot.games.mine = games::running_games_in(connection, server).await?;
            }
            EventKind::WasAway { network, .. } => {
                snapshot.outages = pauses::outages(connection, network, event.at).await?;
            }
        },
    }
    Ok(snapshot)
}

async fn of_call(
    connection: &mut AnyConnection,
    call: &Call,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    if let Some(which) = call.command.which() {
        snapshot.games = games::candidates(connection, &call.from, &call.place, which).await?;
    }
    match &call.command {
        Command::Challenge(ChallengeRequest { opponent: Some(opponent), variant, .. }) => {
            let (other, server) = (&opponent.player, call.server.as_ref());
            snapshot.counts = counts(connection, &call.from, other, server, call.at).await?;
            pending::count_offers(connection, call, &mut snapshot.counts).await?;
            settled(connection, server, snapshot).await?;
            server_variants(connection, server, variant, snapshot).await?;
        }
        Command::Challenge(ChallengeRequest { opponent: None, variant, .. }) => {
            let server = call.server.as_ref();
            snapshot.counts =
                open_challenges::counts(connection, &call.from, server, call.at).await?;
            pending::count_offers(connection, call, &mut snapshot.counts).await?;
            settled(connection, server, snapshot).await?;
            server_variants(connection, server, variant, snapshot).await?;
            snapshot.has_other_networks = presence::is_elsewhere(connection).await?;
        }
        Command::Accept(id) | Command::Decline(id) | Command::Withdraw(id) => {
            snapshot.challenge = challenges::challenge(connection, *id).await?;
            of_challenge(connection, call, snapshot).await?;
        }
        Command::Join(code) => {
            if let Ok(code) = code {
                snapshot.challenge = challenges::challenge_by_code(connection, code).await?;
            }
            of_challenge(connection, call, snapshot).await?;
            snapshot.limits = limits::limits(connection, call.server.as_ref()).await?;
            server_variants(connection, call.server.as_ref(), "", snapshot).await?;
            if let Some(server) = &call.server {
                snapshot.frozen_here = freezes::of_all(connection, server).await?;
            }
        }
        Command::Time(_) | Command::Vacation(_) => {
            of_member(connection, &call.from, snapshot).await?;
            snapshot.games.mine = games::running_games_of(connection, &call.from).await?;
        }
        Command::Rematch { which } => {
            let meant = snapshot.game_for_certain(call, *which).ok();
            let meant = meant.and_then(|game| {
                let (other, server) = (game.opponent_of(&call.from)?, &game.server);
                Some((game.id, other.clone(), server.clone(), game.variant().id.clone()))
            });
            if let Some((game, other, server, variant)) = meant {
                snapshot.challenge = challenges::challenge_of(connection, game).await?;
                snapshot.rematch = challenges::rematch_of(connection, game).await?;
                let running =
                    challenges::running_rematch_of(connection, game, [&call.from, &other]);
                snapshot.rematch_game = running.await?;
                let server = Some(&server);
                snapshot.counts = counts(connection, &call.from, &other, server, call.at).await?;
                settled(connection, server, snapshot).await?;
                server_variants(connection, server, &variant, snapshot).await?;
            }
        }
        Command::Watch { which } => {
            let meant = snapshot.games.watched(call.viewer(), *which);
            if let Ok(game) = meant {
                let (id, holder) = (game.id, Holder::Server(game.server.clone()));
                snapshot.settings = settings::settings(connection, &holder).await?;
                snapshot.watcher = kibitz::watcher(connection, &call.from, id, call.seen).await?;
            }
        }
        Command::Block { .. } | Command::Unblock { .. } => {
            snapshot.blocked = blocks::blocked_by(connection, &call.from).await?;
        }
        Command::Settings(_) => {
            of_member(connection, &call.from, snapshot).await?;
        }
        Command::ServerSettings(_) => {
            snapshot.settings = of_server(connection, call.server.as_ref()).await?;
        }
        Command::GamePlaces(_) | Command::GameVariants(_) => {
            snapshot.limits = limits::limits(connection, call.server.as_ref()).await?;
            server_variants(connection, call.server.as_ref(), "", snapshot).await?;
        }
        Command::Sent(wish) => of_sent(connection, call, wish, snapshot).await?,
        Command::FreezeAll { .. } | Command::ThawAll => {
            if let Some(server) = &call.server {
                snapshot.frozen = freezes::of_all(connection, server).await?;
                if matches!(call.command, Command::FreezeAll { .. }) {
                    snapshot.games.mine =
                        games::games_due_in(connection, server, call.seen).await?;
                }
            }
        }
        Command::Note { which, .. } | Command::RemoveNote { which, .. } => {
            let game = snapshot.game(call, *which).map(|game| game.id);
            if let Ok(game) = game {
                snapshot.notes = notes::numbers(connection, &call.from, game).await?;
            }
        }
        Command::Try { which, .. } => {
            let game = snapshot.game(call, *which).map(|game| game.id);
            if let Ok(game) = game {
                snapshot.branch = branches::branch(connection, &call.from, game).await?;
            }
        }
        Command::Problem(ProblemRequest::Make(_)) => {
            snapshot.counts = problems::counts(connection, &call.from, call.at).await?;
        }
        Command::Problem(ProblemRequest::Solve(judgement)) => {
            of_problem(connection, call, judgement.problem, snapshot).await?;
        }
        Command::Problem(ProblemRequest::BeginAnew(id) | ProblemRequest::Withdraw(id)) => {
            of_problem(connection, call, *id, snapshot).await?;
        }
        Command::Link(_) | Command::Unlink { .. } => {
            snapshot.linking = links::linking(connection, call).await?;
        }
        Command::Forget { .. } => {
            let (leaving, running) = before_erasure::leaving(connection, &call.from).await?;
            snapshot.leaving = leaving;
            snapshot.games.mine = running;
        }
        Command::Correct { correction, .. } => {
            snapshot.corrected = corrections::corrected(connection, &correction.original).await?;
        }
        Command::Move { .. }
        | Command::TakeBack { .. }
        | Command::Resign { .. }
        | Command::Draw { .. }
        | Command::AnswerDraw { .. }
        | Command::Claim { .. }
        | Command::Give { .. }
        | Command::AnswerProposal { .. }
        | Command::Abort { .. }
        | Command::Plan { .. }
        | Command::Adjudicate { .. }
        | Command::Analysis { .. }
        | Command::Freeze { .. }
        | Command::Thaw { .. } => {}
    }
    Ok(())
}

/// What is needed to answer a challenge.
async fn of_challenge(
    connection: &mut AnyConnection,
    call: &Call,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    let Some(challenge) = &snapshot.challenge else { return Ok(()) };
    let id = challenge.id;
    let answering = challenge.to.one().unwrap_or(&call.from);
    let (other, server) = (&challenge.challenger, Some(&challenge.server));
    snapshot.counts = counts(connection, answering, other, server, call.at).await?;
    snapshot.settings = of_server(connection, server).await?;
    snapshot.frozen = freezes::of_all(connection, &challenge.server).await?;
    if challenge.to.one().is_none() {
        let joined = open_challenges::joined(connection, id, answering, call.at);
        snapshot.counts.joined = joined.await?;
        snapshot.has_other_networks = presence::is_elsewhere(&mut *connection).await?;
    }
    of_rematch(connection, id, snapshot).await
}

/// The windows of the game that a rematch would follow.
async fn of_rematch(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    if let Some(game) = challenges::followed_by(connection, challenge).await? {
        snapshot.windows = windows::windows(connection, game).await?;
    }
    Ok(())
}

/// A problem, and the caller's attempt at it.
async fn of_problem(
    connection: &mut AnyConnection,
    call: &Call,
    id: ProblemId,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    snapshot.problem = problems::problem(connection, id).await?;
    snapshot.attempt = problems::attempt(connection, id, &call.from).await?;
    Ok(())
}

/// A member's settings of time, other settings, and what they were told last.
async fn of_member(
    connection: &mut AnyConnection,
    player: &PlayerId,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    snapshot.member = pauses::member(connection, player).await?;
    snapshot.settings = settings::settings(connection, &Holder::Player(player.clone())).await?;
    snapshot.told = notices::told(connection, player).await?;
    Ok(())
}

/// A community's settings and limits for games that begin there.
async fn settled(
    connection: &mut AnyConnection,
    server: Option<&Server>,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    snapshot.settings = of_server(connection, server).await?;
    snapshot.limits = limits::limits(connection, server).await?;
    if let Some(server) = server {
        snapshot.frozen = freezes::of_all(connection, server).await?;
    }
    Ok(())
}

/// The community's own variants, and the one that is named by its id.
async fn server_variants(
    connection: &mut AnyConnection,
    server: Option<&Server>,
    named: &str,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    if let Some(server) = server {
        snapshot.limits.own = uploaded_variants::own(connection, server, named).await?;
    }
    Ok(())
}

/// What is needed to decide about an uploaded variant.
async fn of_sent(
    connection: &mut AnyConnection,
    call: &Call,
    wish: &UploadRequest,
    snapshot: &mut Snapshot,
) -> Result<(), StoreError> {
    let server = call.server.as_ref();
    settled(connection, server, snapshot).await?;
    server_variants(connection, server, "", snapshot).await?;
    if let UploadRequest::Try { opponent: Some(opponent), .. } = wish {
        snapshot.counts = counts(connection, &call.from, &opponent.player, server, call.at).await?;
        pending::count_offers(connection, call, &mut snapshot.counts).await?;
    }
    if let (Some(server), UploadRequest::Try { game, .. } | UploadRequest::Publish(game)) =
        (server, wish)
    {
        snapshot.sent = uploaded_variants::sent(connection, server, game, call.seen).await?;
    }
    Ok(())
}

/// A community's settings.
async fn of_server(
    connection: &mut AnyConnection,
    server: Option<&Server>,
) -> Result<Settings, StoreError> {
    match server.cloned() {
        Some(server) => settings::settings(connection, &Holder::Server(server)).await,
        None => Ok(Settings::default()),
    }
}

async fn counts(
    connection: &mut AnyConnection,
    caller: &PlayerId,
    other: &PlayerId,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Counts, StoreError> {
    let asked: Vec<Option<String>> = sqlx::query_scalar(
        "SELECT opponent FROM challenges WHERE challenger = $1 AND state = 'open'",
    )
    .bind(caller.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let (waiting, recent): (i64, i64) = sqlx::query_as(
        "SELECT
             (SELECT count(*) FROM challenges WHERE opponent = $2 AND state = 'open'),
             (SELECT count(*) FROM challenges
              WHERE challenger = $1 AND opponent = $2 AND made_at > $3 AND state <> 'accepted')",
    )
    .bind(caller.as_str())
    .bind(other.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_one(&mut *connection)
    .await?;
    let number = |count: i64| usize::try_from(count).unwrap_or(usize::MAX);
    let own = running(connection, caller, server).await?;
    let others = running(connection, other, server).await?;
    Ok(Counts {
        open_challenges: asked.len(),
        running_games: own.everywhere,
        running_games_here: own.here,
        running_games_of_other: others.everywhere,
        running_games_of_other_here: others.here,
        challenges_waiting_for_other: number(waiting),
        challenges_waiting_from_caller: asked
            .iter()
            .filter(|asked| asked.as_deref() == Some(other.as_str()))
            .count(),
        recent_challenges_to_other: number(recent),
        is_blocked: blocks::is_between(connection, caller, other).await?,
        ..Counts::default()
    })
}

/// The next free numbers of a problem, a challenge and a game. Also when the member with this stamp
/// had all their data deleted, if they had lately. There is one writer, so no other process takes
/// the numbers meanwhile.
pub(crate) async fn next_numbers(
    connection: &mut AnyConnection,
    stamp: Option<&str>,
) -> Result<([i64; 3], Option<i64>), sqlx::Error> {
    let (problem, challenge, game, departed) = sqlx::query_as(
        "SELECT (SELECT coalesce(max(id), 0) + 1 FROM problems),
                (SELECT coalesce(max(id), 0) + 1 FROM challenges),
                (SELECT coalesce(max(id), 0) + 1 FROM games),
                (SELECT at FROM departures WHERE stamp = $1)",
    )
    .bind(stamp)
    .fetch_one(connection)
    .await?;
    Ok(([problem, challenge, game], departed))
}
