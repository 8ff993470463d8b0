//! The look-up of the places that a caller sees, for commands that name or list places not visible
//! to all.

use futures_util::future::BoxFuture;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::community::types::{CommunityRequest, PlaceRequest};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::{Place, PlayerId, Server};
use menagerie_store::{Store, StoreError};

/// Finds out which places of their community a caller sees.
pub trait VisibilityLookup: Send + Sync {
    /// The caller's sight, at least of these places. A place that cannot be checked now is not
    /// seen. For a place that does not exist, the check takes as long and can fail as well.
    fn on<'a>(&'a self, places: Vec<&'a Place>) -> BoxFuture<'a, Visibility>;

    /// The part that is known without a request to the network.
    fn here(&self) -> Visibility;
}

/// An answer that is known already.
impl VisibilityLookup for Visibility {
    fn on<'a>(&'a self, _: Vec<&'a Place>) -> BoxFuture<'a, Visibility> {
        Box::pin(std::future::ready(self.clone()))
    }

    fn here(&self) -> Visibility {
        self.clone()
    }
}

/// The sight of a caller who gives a command in a community. It is looked up for the place of the
/// named game, if that game is not theirs and belongs to this community. It is also looked up for
/// the places where games begin, if the answer lists them.
pub async fn visibility_of(
    store: &Store,
    lookup: &dyn VisibilityLookup,
    (from, server): (&PlayerId, Option<&Server>),
    command: &Command,
) -> Visibility {
    let asked = places_asked(store, lookup, (from, server), command).await;
    let asked = asked.unwrap_or_else(|error| {
        // The decision about the command fails then, too, and says so.
        tracing::debug!(%error, "where something is could not be read");
        None
    });
    let Some(places) = asked else { return lookup.here() };
    let here = places.iter().filter(|(of, _)| server == Some(of));
    lookup.on(here.map(|(_, place)| place).collect()).await
}

/// The places whose visibility is needed; `None` if there are none.
async fn places_asked(
    store: &Store,
    lookup: &dyn VisibilityLookup,
    (from, server): (&PlayerId, Option<&Server>),
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    let mut asked = places_named(store, (from, server), command).await?;
    if let Some(server) = server.filter(|_| tells_places(command))
        && let Some(listed) = places_listed(store, server, lookup, command).await?
    {
        asked.get_or_insert_default().extend(listed);
    }
    Ok(asked)
}

/// Whether the answer to a command may name the places where games begin.
fn tells_places(command: &Command) -> bool {
    matches!(
        command,
        Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Show))
            | Command::Challenge(
                ChallengeRequest::Make(_)
                    | ChallengeRequest::Join(_)
                    | ChallengeRequest::Rematch { .. }
            )
            | Command::Upload(_)
    )
}

/// The places where games begin in a community, if the answer lists them. A caller who begins a
/// game is told of them only where no game may begin.
async fn places_listed(
    store: &Store,
    server: &Server,
    lookup: &dyn VisibilityLookup,
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    let listed = store.limits(server).await?.places;
    // A rematch begins in its game's place, wherever it is asked for.
    let is_asked = matches!(
        command,
        Command::Community(CommunityRequest::GamePlaces(_))
            | Command::Challenge(ChallengeRequest::Rematch { .. })
    );
    let is_here = listed.iter().any(|place| lookup.here().reaches(place));
    if listed.is_empty() || is_here && !is_asked {
        return Ok(None);
    }
    Ok(Some(listed.into_iter().map(|place| (server.clone(), place)).collect()))
}

/// The place of the game or challenge that a command names by number. `None` if it names none, or
/// the caller's own.
async fn places_named(
    store: &Store,
    (from, server): (&PlayerId, Option<&Server>),
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    Ok(match (command.which(), command) {
        (Some(Which::Number(game)), _) => {
            store.places_of_game_of_others(game, &store.member_of(from).await?).await?
        }
        (
            _,
            Command::Challenge(
                ChallengeRequest::Accept(id)
                | ChallengeRequest::Decline(id)
                | ChallengeRequest::Withdraw(id),
            ),
        ) => Some(store.place_of_challenge(*id).await?),
        (_, Command::League(wish)) => match (wish.league(), server) {
            (Some(id), _) => Some(store.place_of_league(id).await?),
            (None, Some(server)) => Some(store.places_of_leagues(server).await?),
            (None, None) => None,
        },
        (_, Command::Problem(wish)) => match wish.problem() {
            Some(id) => {
                let problem = store.problem(id).await?;
                Some(Vec::from_iter(problem.map(|problem| (problem.server, problem.place))))
            }
            None => None,
        },
        _ => None,
    })
}
