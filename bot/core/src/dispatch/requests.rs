//! The function for each request of a feature.

use super::loaded::part;
use super::{Loaded, NotLoaded};
use crate::challenge::types::ChallengeRequest;
use crate::challenge::{challenges, joining, open_challenge, rematch};
use crate::community::types::CommunityRequest;
use crate::community::{set_limits, settings};
use crate::ending::types::EndingRequest;
use crate::ending::{endings, report};
use crate::ladder::types::{LadderDeed, LadderRequest};
use crate::ladder::{self, ToClimb};
use crate::league::types::LeagueRequest;
use crate::league::{self, ToLeague};
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Decision, Snapshot};
use crate::moderation::types::ModerationRequest;
use crate::moderation::{adjudicate, block, freezing, freezing_all};
use crate::notebook::types::NotebookRequest;
use crate::notebook::{branch, notes};
use crate::offer::types::OfferRequest;
use crate::offer::{abort, clock_claims, consent, take_back};
use crate::play::types::PlayRequest;
use crate::play::{correction, moves};
use crate::problem::problems;
use crate::problem::types::ProblemRequest;
use crate::watch::spectating;
use crate::watch::types::WatchRequest;
use rand::Rng;

/// The decision on a request, or its refusal.
type Decided = Result<Decision, Refusal>;

pub(super) fn challenge(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &ChallengeRequest,
    rng: &mut dyn Rng,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        ChallengeRequest::Make(request) => {
            let loaded = part!(loaded, Challenge);
            match &request.opponent {
                Some(opponent) => {
                    challenges::make(snapshot, &loaded.begin, call, opponent, request, rng)
                }
                None => open_challenge::make(snapshot, loaded, call, request, rng),
            }
        }
        ChallengeRequest::Accept(_) => {
            challenges::accept(snapshot, part!(loaded, Answer), call, rng)
        }
        ChallengeRequest::Join(code) => {
            joining::join(snapshot, part!(loaded, Join), call, code, rng)
        }
        ChallengeRequest::Decline(_) => challenges::decline(part!(loaded, Answer), call),
        ChallengeRequest::Withdraw(_) => challenges::withdraw(part!(loaded, Answer), call),
        ChallengeRequest::Rematch { which } => {
            rematch::rematch(snapshot, part!(loaded, Rematch), call, *which, rng)
        }
    })
}

pub(super) fn play(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &PlayRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        PlayRequest::Move { which, text, shown } => {
            moves::play(snapshot, call, *which, text, *shown)
        }
        PlayRequest::Correct { which, text, correction } => {
            correction::correct(snapshot, part!(loaded, Corrected), call, *which, text, correction)
        }
    })
}

pub(super) fn offer(snapshot: &Snapshot, call: &Call, request: &OfferRequest) -> Decided {
    match request {
        OfferRequest::TakeBack { which, shown } => {
            take_back::take_back(snapshot, call, *which, *shown)
        }
        OfferRequest::AnswerProposal { number, accept, .. } => {
            consent::answer(snapshot, call, *number, *accept)
        }
        OfferRequest::Claim { which } => clock_claims::claim(snapshot, call, *which),
        OfferRequest::Give { which, length, shown } => {
            clock_claims::give(snapshot, call, *which, length, *shown)
        }
        OfferRequest::Abort { which, confirmed } => {
            abort::abort(snapshot, call, *which, *confirmed)
        }
    }
}

pub(super) fn ending(snapshot: &Snapshot, call: &Call, request: &EndingRequest) -> Decided {
    match request {
        EndingRequest::Resign { which, confirmed } => {
            endings::resign(snapshot, call, *which, *confirmed)
        }
        EndingRequest::Draw { which } => endings::draw(snapshot, call, *which),
        EndingRequest::AnswerDraw { ply, by, accept, .. } => {
            endings::answer_draw(snapshot, call, *ply, *by, *accept)
        }
        EndingRequest::ShowReport { which, words } => report::show(snapshot, call, *which, words),
    }
}

pub(super) fn moderation(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &ModerationRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        ModerationRequest::Adjudicate { which, verdict, reason, is_rated } => {
            adjudicate::adjudicate(snapshot, call, *which, *verdict, (reason, *is_rated))
        }
        ModerationRequest::Freeze { which, reason } => {
            freezing::freeze(snapshot, call, *which, reason)
        }
        ModerationRequest::Thaw { which } => freezing::thaw(snapshot, call, *which),
        ModerationRequest::FreezeAll { reason } => {
            freezing_all::freeze(part!(loaded, FreezeAll), call, reason)
        }
        ModerationRequest::ThawAll => freezing_all::thaw(part!(loaded, Frozen).as_ref(), call),
        ModerationRequest::Block { whom } => {
            block::block(part!(loaded, Blocked), call, whom.as_ref())
        }
        ModerationRequest::Unblock { whom } => {
            block::unblock(part!(loaded, Blocked), call, whom.as_ref())
        }
    })
}

pub(super) fn watch(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &WatchRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        WatchRequest::Watch { which } => {
            spectating::watch(snapshot, part!(loaded, Watch), call, *which)
        }
        WatchRequest::Analysis { which, wish } => {
            spectating::analysis(snapshot, call, *which, *wish)
        }
    })
}

pub(super) fn community(
    loaded: &Loaded,
    call: &Call,
    request: &CommunityRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        CommunityRequest::Settings(wishes) => {
            settings::of_player(part!(loaded, Member), call, wishes)
        }
        CommunityRequest::ServerSettings(wishes) => {
            settings::of_server(part!(loaded, Settings), call, wishes)
        }
        CommunityRequest::GamePlaces(wish) => {
            set_limits::places(part!(loaded, Limits), call, *wish)
        }
        CommunityRequest::GameVariants(wish) => {
            set_limits::variants(part!(loaded, Limits), call, wish)
        }
    })
}

pub(super) fn notebook(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &NotebookRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        NotebookRequest::Note { which, text } => {
            notes::add(snapshot, part!(loaded, Notes), call, *which, text)
        }
        NotebookRequest::RemoveNote { which, number } => {
            notes::remove(snapshot, part!(loaded, Notes), call, *which, *number)
        }
        NotebookRequest::Try { which, trial } => {
            branch::go_on(snapshot, part!(loaded, Branch).as_ref(), call, *which, trial)
        }
    })
}

pub(super) fn problem(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    request: &ProblemRequest,
) -> Result<Decided, NotLoaded> {
    Ok(match request {
        ProblemRequest::Make(draft) => problems::make(snapshot, *part!(loaded, Made), call, draft),
        ProblemRequest::Solve(judgement) => problems::solve(part!(loaded, Posed), call, judgement),
        ProblemRequest::BeginAnew(id) => problems::begin_anew(part!(loaded, Posed), call, *id),
        ProblemRequest::Withdraw(id) => problems::withdraw(part!(loaded, Posed), call, *id),
    })
}

pub(super) fn ladder(
    snapshot: &Snapshot,
    loaded: &ToClimb,
    call: &Call,
    request: &LadderRequest,
    rng: &mut dyn Rng,
) -> Decided {
    match request.deed {
        LadderDeed::Join => ladder::join(snapshot, loaded, call, request),
        LadderDeed::Leave => ladder::leave(loaded, call, request),
        LadderDeed::Challenge(_) => ladder::challenge(snapshot, loaded, call, request, rng),
        LadderDeed::Remove(_) => ladder::remove(loaded, call, request),
    }
}

pub(super) fn league(
    snapshot: &Snapshot,
    loaded: &ToLeague,
    call: &Call,
    request: &LeagueRequest,
    rng: &mut dyn Rng,
) -> Decided {
    match request {
        LeagueRequest::Make(draft) => league::make(loaded, call, draft, rng),
        LeagueRequest::Publish(_) => league::publish(loaded, call, request),
        LeagueRequest::Join(_) => league::join(snapshot, loaded, call, request),
        LeagueRequest::Leave { .. } => league::leave(loaded, call, request),
        LeagueRequest::Remove { .. } => league::remove(loaded, call, request),
        LeagueRequest::Extend { .. } => league::extend(loaded, call, request),
        LeagueRequest::End { .. } => league::end(loaded, call, request),
    }
}
