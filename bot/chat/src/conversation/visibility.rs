//! Finding out what whoever asks sees, where something is named or listed that not all may see.

use futures_util::future::BoxFuture;
use menagerie_core::model::request::{Command, PlaceRequest, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::{Place, PlayerId, Server};
use menagerie_store::{Store, StoreError};

/// Knows, or finds out, what somebody sees of the community in which they ask.
pub trait VisibilityLookup: Send + Sync {
    /// What they see, at least as far as these places are concerned. What cannot be found out now is
    /// not seen. Where there is no such place it takes as long, and can fail as well.
    fn on<'a>(&'a self, places: Vec<&'a Place>) -> BoxFuture<'a, Visibility>;

    /// What they see without anybody being asked.
    fn here(&self) -> Visibility;
}

/// What is known already.
impl VisibilityLookup for Visibility {
    fn on<'a>(&'a self, _: Vec<&'a Place>) -> BoxFuture<'a, Visibility> {
        Box::pin(std::future::ready(self.clone()))
    }

    fn here(&self) -> Visibility {
        self.clone()
    }
}

/// What somebody sees who gives a command in a community: of the place of what it names, if that is
/// none of theirs and in that community, and of where games are begun there, if they are told that.
pub async fn visibility_of(
    store: &Store,
    lookup: &dyn VisibilityLookup,
    (from, server): (&PlayerId, Option<&Server>),
    command: &Command,
) -> Visibility {
    let asked = places_asked(store, lookup, (from, server), command).await;
    let asked = asked.unwrap_or_else(|error| {
        // Deciding about the command fails then, too, and says so.
        tracing::debug!(%error, "where something is could not be read");
        None
    });
    let Some(places) = asked else { return lookup.here() };
    let here = places.iter().filter(|(of, _)| server == Some(of));
    lookup.on(here.map(|(_, place)| place).collect()).await
}

/// Of which places it has to be found out whether they are seen; nothing if of none.
async fn places_asked(
    store: &Store,
    lookup: &dyn VisibilityLookup,
    (from, server): (&PlayerId, Option<&Server>),
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    let mut asked = places_named(store, from, command).await?;
    if let Some(server) = server.filter(|_| tells_places(command))
        && let Some(listed) = places_listed(store, server, lookup, command).await?
    {
        asked.get_or_insert_default().extend(listed);
    }
    Ok(asked)
}

/// Whether a command may be answered with where games are begun.
fn tells_places(command: &Command) -> bool {
    matches!(
        command,
        Command::GamePlaces(PlaceRequest::Show)
            | Command::Challenge(_)
            | Command::Join(_)
            | Command::Rematch { .. }
            | Command::Sent(_)
    )
}

/// Where games are begun in a community, if a command is answered with that: whoever begins one is
/// told only where none is begun.
async fn places_listed(
    store: &Store,
    server: &Server,
    lookup: &dyn VisibilityLookup,
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    let listed = store.limits(server).await?.places;
    // A rematch is begun where its game was, wherever it is asked for.
    let is_asked = matches!(command, Command::GamePlaces(_) | Command::Rematch { .. });
    let is_here = listed.iter().any(|place| lookup.here().reaches(place));
    if listed.is_empty() || is_here && !is_asked {
        return Ok(None);
    }
    Ok(Some(listed.into_iter().map(|place| (server.clone(), place)).collect()))
}

/// Where that is which a command names by its number; nothing if it names nothing, or what is theirs.
async fn places_named(
    store: &Store,
    from: &PlayerId,
    command: &Command,
) -> Result<Option<Vec<(Server, Place)>>, StoreError> {
    Ok(match (command.which(), command) {
        (Some(Which::Number(game)), _) => {
            store.places_of_game_of_others(game, &store.member_of(from).await?).await?
        }
        (_, Command::Accept(id) | Command::Decline(id) | Command::Withdraw(id)) => {
            Some(store.place_of_challenge(*id).await?)
        }
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
