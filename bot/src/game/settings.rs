//! What people have set about how boards look, as words.
//!
//! What a word looks like is not known here: whoever hands a wish in says which words there are.

use super::{Call, Decision, Fact, PlayerId, Refusal, Reply, Text, World};
use std::collections::BTreeMap;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Setting {
    /// The colors of the board.
    Theme,
    /// What stands for a piece.
    Pieces,
    /// Whether files and ranks are named.
    Coordinates,
    /// How large pictures are.
    Scale,
    /// Which side is at the bottom.
    View,
}

impl Setting {
    /// Those of a person.
    pub const OF_A_PLAYER: [Setting; 5] =
        [Setting::Theme, Setting::Pieces, Setting::Coordinates, Setting::Scale, Setting::View];

    /// Its name, as options and the store spell it.
    pub fn name(self) -> &'static str {
        match self {
            Setting::Theme => "theme",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Scale => "scale",
            Setting::View => "view",
        }
    }

    /// The inverse of [`Setting::name`].
    pub fn named(name: &str) -> Option<Self> {
        Setting::OF_A_PLAYER.into_iter().find(|setting| setting.name() == name)
    }
}

/// What is set, each with its word; what is missing is as usual.
pub type Settings = BTreeMap<Setting, String>;

/// Whose settings they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person's, of boards that are shown to them alone.
    Player(PlayerId),
}

/// A setting as somebody finds it, and what it shall be.
#[derive(Clone, Debug)]
pub struct Wish {
    /// What can be set.
    pub setting: Setting,
    /// The words for it.
    pub known: Vec<&'static str>,
    /// The one that holds while nothing is set.
    pub usual: &'static str,
    /// What it shall be; nothing if it stays.
    pub word: Option<String>,
}

/// Sets how a person sees boards, and tells them all of it.
pub(super) fn of_player(world: &World, call: &Call, wishes: &[Wish]) -> Result<Decision, Refusal> {
    let heading = Text::from("Boards that are shown to you alone:");
    change(&world.settings, &Holder::Player(call.from.clone()), heading, wishes)
}

fn change(
    present: &Settings,
    holder: &Holder,
    heading: Text,
    wishes: &[Wish],
) -> Result<Decision, Refusal> {
    let mut facts = Vec::new();
    let mut text = heading;
    for wish in wishes {
        let is_known = |word: &&str| wish.known.contains(word);
        // A word of a later version is as if it had not been set.
        let old = present.get(&wish.setting).map(String::as_str).filter(is_known);
        let old = old.unwrap_or(wish.usual);
        let new = wish.word.as_deref().unwrap_or(old);
        if !is_known(&new) {
            return Err(Refusal::UnknownWord {
                setting: wish.setting,
                typed: new.to_owned(),
                known: wish.known.clone(),
            });
        }
        text = text.line().plain(format!("{}: ", wish.setting.name())).bold(new);
        if new != old {
            text = text.plain(format!(" (was {old})"));
            let (holder, word) = (holder.clone(), new.to_owned());
            facts.push(Fact::SettingChanged { holder, setting: wish.setting, word });
        }
    }
    Ok(Decision { facts, reply: Reply::Done(text), ..Decision::default() })
}
