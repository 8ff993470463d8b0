//! What is wished and refused where members send games of their own.

use crate::model::World;
use crate::model::refusal::{Refusal, SentRefusal};
use crate::model::request::{Command, Opponent};
use crate::model::state::{Limits, OwnGame, Sent, SentGame, SentWish};
use menagerie_rules::{Variant, bundled_files};
use std::sync::Arc;

/// Each refusal at its longest.
pub(super) fn refusals() -> Vec<Refusal> {
    let names = (0..25).map(|number| format!("{number:0>40}"));
    let refusals = [
        SentRefusal::NoFile,
        SentRefusal::TooLarge,
        SentRefusal::NotFetched,
        SentRefusal::NoGame(vec!["m".repeat(180); 6]),
        SentRefusal::TooManyPaths(1_804_050, 100_000),
        SentRefusal::Taken { what: "name", taken: "n".repeat(40) },
        SentRefusal::TooManyLately(20),
        SentRefusal::TooMany(200),
        SentRefusal::TooManyPublished(25),
        SentRefusal::Published("n".repeat(40), 200),
        SentRefusal::NotPublished("n".repeat(80), names.collect()),
        SentRefusal::NotPublished("n".repeat(80), Vec::new()),
        SentRefusal::OnTheList("n".repeat(40)),
        SentRefusal::NotAManager,
        SentRefusal::NoServer,
        SentRefusal::Stray { what: "withdraw", option: "opponent" },
    ];
    refusals.into_iter().map(Refusal::Sent).collect()
}

/// A game that somebody has written, of this revision.
fn sent(revision: u32) -> SentGame {
    let text = bundled_files().map(|(_, text)| text).find(|text| text.contains("name = \"Chess\""));
    let text = text.expect("it is bundled").replacen("name = \"Chess\"", "name = \"Of Mine\"", 1);
    let variant = Variant::from_member("mine.toml", &text, &format!("{revision:0>12}"));
    let variant = Arc::new(variant.expect("it is one"));
    let oddities = vec!["o".repeat(180); 6];
    SentGame { variant, game: "mine".to_owned(), file: text, oddities }
}

/// Every wish.
pub(super) fn commands(opponent: &Opponent) -> Vec<Command> {
    let game = || Box::new(sent(2));
    let clock = || "days 3d soft".to_owned();
    let wishes = [
        SentWish::Try { game: game(), opponent: None, clock: clock() },
        SentWish::Try { game: game(), opponent: Some(opponent.clone()), clock: clock() },
        SentWish::Publish(game()),
        SentWish::Withdraw("Of Mine".to_owned()),
        SentWish::Withdraw("another one".to_owned()),
    ];
    wishes.into_iter().map(Command::Sent).collect()
}

/// What a community may have sent before.
pub(super) fn worlds(empty: &World) -> Vec<World> {
    let listed = |revision, number| {
        let SentGame { variant, game, .. } = sent(revision);
        let own = OwnGame {
            variant: variant.id.clone(),
            revision: variant.revision,
            game,
            name: variant.name.clone(),
            author: "a".repeat(60),
            size: (8, 8),
            number,
        };
        let limits = Limits { own: vec![own], ..Limits::default() };
        World { limits, ..empty.clone() }
    };
    let many =
        |kept, lately| World { sent: Sent { kept, lately, ..Sent::default() }, ..empty.clone() };
    vec![listed(1, Some(1)), listed(2, Some(7)), listed(2, None), many(20, 20), many(200, 0)]
}
