//! Examples of uploaded variants: requests, snapshots, refusals.

use super::world::World;
use crate::challenge::ToChallenge;
use crate::community::ToBegin;
use crate::community::types::Limits;
use crate::dispatch::Loaded;
use crate::model::refusal::Refusal;
use crate::model::request::{Command, Opponent};
use crate::upload::ToUpload;
use crate::upload::types::{Sent, ServerVariant, UploadRefusal, UploadRequest, UploadedVariant};
use menagerie_rules::{Variant, bundled_files};
use std::sync::Arc;

/// Each refusal with its longest words.
pub(super) fn refusals() -> Vec<Refusal> {
    let names = (0..25).map(|number| format!("{number:0>40}"));
    let refusals = [
        UploadRefusal::NoFile,
        UploadRefusal::TooLarge,
        UploadRefusal::NotFetched,
        UploadRefusal::NoGame(vec!["m".repeat(180); 6]),
        UploadRefusal::TooManyPaths(1_804_050, 100_000),
        UploadRefusal::Taken { what: "name", taken: "n".repeat(40) },
        UploadRefusal::TooManyLately(20),
        UploadRefusal::TooMany(200),
        UploadRefusal::TooManyPublished(25),
        UploadRefusal::Published("n".repeat(40), 200),
        UploadRefusal::NotPublished("n".repeat(80), names.collect()),
        UploadRefusal::NotPublished("n".repeat(80), Vec::new()),
        UploadRefusal::OnTheList("n".repeat(40)),
        UploadRefusal::NotAManager,
        UploadRefusal::NoServer,
        UploadRefusal::Stray { what: "withdraw", option: "opponent" },
    ];
    refusals.into_iter().map(Refusal::Upload).collect()
}

/// An uploaded variant of this revision.
fn sent(revision: u32) -> UploadedVariant {
    let text = bundled_files().map(|(_, text)| text).find(|text| text.contains("name = \"Chess\""));
    let text = text.expect("it is bundled").replacen("name = \"Chess\"", "name = \"Of Mine\"", 1);
    let variant = Variant::from_member("mine.toml", &text, &format!("{revision:0>12}"));
    let variant = Arc::new(variant.expect("it is one"));
    let oddities = vec!["o".repeat(180); 6];
    UploadedVariant { variant, game: "mine".to_owned(), file: text, oddities }
}

/// Possible requests.
pub(super) fn commands(opponent: &Opponent) -> Vec<Command> {
    let game = || Box::new(sent(2));
    let clock = || "days 3d soft".to_owned();
    let wishes = [
        UploadRequest::Try { game: game(), opponent: None, level: None, clock: clock() },
        UploadRequest::Try {
            game: game(),
            opponent: Some(opponent.clone()),
            level: None,
            clock: clock(),
        },
        UploadRequest::Publish(game()),
        UploadRequest::Withdraw("Of Mine".to_owned()),
        UploadRequest::Withdraw("another one".to_owned()),
    ];
    wishes.into_iter().map(Command::Upload).collect()
}

/// Possible earlier uploads of a community.
pub(super) fn worlds(empty: &World) -> Vec<World> {
    let listed = |revision, number| {
        let UploadedVariant { variant, game, .. } = sent(revision);
        let own = ServerVariant {
            variant: variant.id.clone(),
            revision: variant.revision,
            game,
            name: variant.name.clone(),
            author: "a".repeat(60),
            size: (8, 8),
            number,
        };
        let limits = Limits { own: vec![own], ..Limits::default() };
        let begin = ToBegin { limits: limits.clone(), ..ToBegin::default() };
        let challenge = ToChallenge { begin: begin.clone(), ..ToChallenge::default() };
        empty
            .clone()
            .with(Loaded::Upload(Box::new(ToUpload { begin, ..ToUpload::default() })))
            .with(Loaded::Challenge(Box::new(challenge)))
            .with(Loaded::Limits(limits))
    };
    let many = |kept, lately| {
        let sent = Sent { kept, lately, ..Sent::default() };
        let upload = ToUpload { sent, ..ToUpload::default() };
        empty.clone().with(Loaded::Upload(Box::new(upload)))
    };
    vec![listed(1, Some(1)), listed(2, Some(7)), listed(2, None), many(20, 20), many(200, 0)]
}
