//! The command `variant`: members upload variants as files. A file is kept for every game begun
//! with it, and managers can put the variant on their community's list.

use crate::Server;
use crate::challenge::challenges;
use crate::challenge::types::{NewChallenge, SideRequest, StartRequest, Terms};
use crate::community::ToBegin;
use crate::community::also_called;
use crate::community::new_game_limits::{may_be_tried, place_to_begin};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call, Opponent};
use crate::model::{Decision, Fact, Reply, Snapshot, Text};
use crate::upload::types::uploaded_variant::{
    MOST_PUBLISHED, MOST_SENT, MOST_SENT_LATELY, published,
};
use crate::upload::types::{
    Sent, ServerVariant, UploadFact, UploadRefusal, UploadRequest, UploadedVariant,
};
use menagerie_rules::notation::looks_like;
use menagerie_rules::{Variant, offered};
use rand::Rng;

/// The data loaded to decide about an uploaded variant.
#[derive(Clone, Debug, Default)]
pub struct ToUpload {
    /// The data that decides whether a game can be begun with it.
    pub begin: ToBegin,
    /// The facts about the community's earlier uploads.
    pub sent: Sent,
}

/// Decides a request about an uploaded variant.
pub fn decide(
    snapshot: &Snapshot,
    loaded: &ToUpload,
    call: &Call,
    wish: &UploadRequest,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(UploadRefusal::NoServer)?;
    match wish {
        UploadRequest::Try { game, opponent: None, .. } => {
            let facts = tried(loaded, &server, game)?.into_iter().collect();
            Ok(Decision { facts, reply: Reply::Done(can_be_played(game)), ..Decision::default() })
        }
        UploadRequest::Try { game, opponent: Some(opponent), level, clock } => {
            challenges::only_the_computer_has_a_level(opponent, *level)?;
            let facts: Vec<Fact> = tried(loaded, &server, game)?.into_iter().collect();
            let challenged = challenged(snapshot, &loaded.begin, call, game, opponent, clock, rng)?;
            let facts = facts.into_iter().chain(challenged.facts).collect();
            let reply = match challenged.reply {
                Reply::Done(text) => Reply::Done(with_oddities(text, game)),
                other => other,
            };
            Ok(Decision { facts, reply, ..challenged })
        }
        UploadRequest::Publish(game) => publish(loaded, call, server, game),
        UploadRequest::Withdraw(typed) => withdraw(&loaded.begin.limits.own, call, server, typed),
    }
}

/// Makes a challenge to the variant.
fn challenged(
    snapshot: &Snapshot,
    begin: &ToBegin,
    call: &Call,
    game: &UploadedVariant,
    opponent: &Opponent,
    clock: &str,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    challenges::may_challenge(snapshot, begin, call, opponent)?;
    place_to_begin(begin, call)?;
    let request = NewChallenge {
        level: None,
        rated: Some(false),
        opponent: Some(opponent.clone()),
        variant: game.variant.id.clone(),
        side: SideRequest::Random,
        start: StartRequest::default(),
        clock: clock.to_owned(),
        terms: Terms::default(),
    };
    challenges::make_of(snapshot, begin, call, opponent, &request, &game.variant, rng)
}

/// Keeps the file, if it is not kept yet and may be tried.
fn tried(
    loaded: &ToUpload,
    server: &Server,
    game: &UploadedVariant,
) -> Result<Option<Fact>, Refusal> {
    may_be_tried(&loaded.begin.limits, &game.variant)?;
    kept(loaded, server, game)
}

/// Keeps the file, if it is not kept yet.
fn kept(
    loaded: &ToUpload,
    server: &Server,
    game: &UploadedVariant,
) -> Result<Option<Fact>, Refusal> {
    if let Some(taken) = taken(&loaded.begin.limits.own, game) {
        return Err(taken.into());
    }
    if loaded.sent.is_kept {
        return Ok(None);
    }
    if loaded.sent.lately >= MOST_SENT_LATELY {
        return Err(UploadRefusal::TooManyLately(MOST_SENT_LATELY).into());
    }
    if loaded.sent.kept >= MOST_SENT {
        return Err(UploadRefusal::TooMany(MOST_SENT).into());
    }
    Ok(Some(Fact::Upload(UploadFact::Kept {
        server: server.clone(),
        game: listed(game),
        file: game.file.clone(),
    })))
}

/// The listing of a variant that was only tried.
fn listed(game: &UploadedVariant) -> ServerVariant {
    let Variant { id, revision, name, credits, .. } = &*game.variant;
    ServerVariant {
        variant: id.clone(),
        revision: *revision,
        game: game.game.clone(),
        name: name.clone(),
        author: credits.author.clone(),
        size: size(&game.variant),
        number: None,
    }
}

/// Whether it could be confused with another variant that can be begun there.
fn taken(own: &[ServerVariant], game: &UploadedVariant) -> Option<UploadRefusal> {
    let name = &game.variant.name;
    // A typed text can be an id or a name, so both are compared with both.
    let is_named = |other: &str| looks_like(other, name) || other.eq_ignore_ascii_case(&game.game);
    let offered = offered();
    let by_id = offered.iter().find(|other| other.id_in_file() == game.game);
    let names = offered.iter().flat_map(|other| {
        let own = [other.name.as_str(), &other.id, other.id_in_file()];
        own.into_iter().chain(also_called(&other.id))
    });
    let by_name = names.into_iter().find(|other| is_named(other));
    let others = own.iter().filter(|own| own.game != game.game && own.number.is_some());
    let of_own = others.flat_map(|own| [&*own.name, &*own.game]).find(|other| is_named(other));
    if by_id.is_some() {
        return Some(UploadRefusal::Taken { what: "id", taken: game.game.clone() });
    }
    let taken = by_name.or(of_own)?.to_owned();
    Some(UploadRefusal::Taken { what: "name", taken })
}

fn publish(
    loaded: &ToUpload,
    call: &Call,
    server: Server,
    game: &UploadedVariant,
) -> Result<Decision, Refusal> {
    if call.authority < Authority::Manager {
        return Err(UploadRefusal::NotAManager.into());
    }
    let mut facts: Vec<Fact> = kept(loaded, &server, game)?.into_iter().collect();
    let name = &game.variant.name;
    let listed = || loaded.begin.limits.own.iter().filter(|own| own.number.is_some());
    let before = listed().find(|own| own.game == game.game);
    if let Some(ServerVariant { variant, number: Some(number), .. }) = before
        && *variant == game.variant.id
    {
        return Err(UploadRefusal::Published(name.clone(), *number).into());
    }
    if before.is_none() && listed().count() >= MOST_PUBLISHED {
        return Err(UploadRefusal::TooManyPublished(MOST_PUBLISHED).into());
    }
    let number = loaded.sent.last_number.saturating_add(1);
    facts.push(Fact::Upload(UploadFact::Published {
        server,
        game: game.game.clone(),
        variant: game.variant.id.clone(),
        number,
    }));
    let (files, ranks) = size(&game.variant);
    let text = message!("upload-published", name, files, ranks, number);
    let text = match before {
        Some(_) => text.plain(" ").then(message!("upload-published-anew", name)),
        None => text,
    };
    let reply = Reply::Done(with_oddities(text, game));
    Ok(Decision { facts, reply, ..Decision::default() })
}

fn withdraw(
    own: &[ServerVariant],
    call: &Call,
    server: Server,
    typed: &str,
) -> Result<Decision, Refusal> {
    if call.authority < Authority::Manager {
        return Err(UploadRefusal::NotAManager.into());
    }
    let Some(own) = published(own, typed) else {
        return Err(not_published(own, typed).into());
    };
    let (files, ranks) = own.size;
    let text = message!("upload-withdrawn", name = &own.name, files, ranks);
    let fact = UploadFact::Withdrawn { server, game: own.game.clone() };
    let (facts, reply) = (vec![Fact::Upload(fact)], Reply::Done(text));
    Ok(Decision { facts, reply, ..Decision::default() })
}

/// The refusal of a name that no variant on a community's list has.
pub fn not_published(own: &[ServerVariant], typed: &str) -> UploadRefusal {
    let listed = own.iter().filter(|own| own.number.is_some());
    let known = listed.map(|own| own.name.clone()).collect();
    UploadRefusal::NotPublished(typed.trim().to_owned(), known)
}

/// The variants on a community's list.
pub fn published_list(own: &[ServerVariant]) -> Text {
    let listed: Vec<Text> = own.iter().filter(|own| own.number.is_some()).map(in_list).collect();
    let heading =
        if listed.is_empty() { message!("upload-list-none") } else { message!("upload-list") };
    let text = listed.into_iter().fold(heading, |text, entry| text.line().then(entry));
    text.line().then(message!("upload-list-how"))
}

fn in_list(own: &ServerVariant) -> Text {
    let (files, ranks) = own.size;
    message!(
        "upload-listed",
        name = &own.name,
        files,
        ranks,
        number = own.number.unwrap_or_default(),
        author = &own.author
    )
}

fn can_be_played(game: &UploadedVariant) -> Text {
    let Variant { id, name, .. } = &*game.variant;
    let (files, ranks) = size(&game.variant);
    let text = message!("upload-can-be-played", name, files, ranks, id);
    with_oddities(text, game)
}

/// The files and ranks of its board.
fn size(variant: &Variant) -> (u32, u32) {
    (variant.files.into(), variant.ranks.into())
}

fn with_oddities(text: Text, game: &UploadedVariant) -> Text {
    if game.oddities.is_empty() {
        return text;
    }
    let text = text.line().then(message!("upload-oddities"));
    game.oddities.iter().fold(text, |text, oddity| text.line().plain(format!("– {oddity}.")))
}
