//! What people and communities have set about how boards look, as words.
//!
//! What a word looks like is not known here: whoever hands a wish in says which words there are.

use super::{Authority, Call, Decision, Fact, PlayerId, Refusal, Reply, Server, Term, Text, World};
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
    /// Which side is at the bottom for one person.
    View,
    /// Which side is at the bottom for all.
    Below,
}

impl Setting {
    /// Those of a person.
    pub const OF_A_PLAYER: [Setting; 5] =
        [Setting::Theme, Setting::Pieces, Setting::Coordinates, Setting::Scale, Setting::View];
    /// Those of a community.
    pub const OF_A_SERVER: [Setting; 3] = [Setting::Theme, Setting::Pieces, Setting::Below];

    /// Its name, as options and the store spell it.
    pub fn name(self) -> &'static str {
        match self {
            Setting::Theme => "theme",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Scale => "scale",
            Setting::View => "view",
            Setting::Below => "below",
        }
    }

    /// The inverse of [`Setting::name`].
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Setting::OF_A_PLAYER.into_iter().chain(Setting::OF_A_SERVER);
        all.find(|setting| setting.name() == name)
    }
}

/// What is set, each with its word; what is missing is as usual.
pub type Settings = BTreeMap<Setting, String>;

/// Whose settings they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person's, of boards that are shown to them alone.
    Player(PlayerId),
    /// A community's, of boards that everybody sees.
    Server(Server),
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

/// Sets how everybody in a community sees boards, for those who manage it.
pub(super) fn of_server(world: &World, call: &Call, wishes: &[Wish]) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(Refusal::NoServerToSet)?;
    if call.authority < Authority::Manager {
        return Err(Refusal::NotAManager);
    }
    let heading =
        Text::from("Boards that everybody on this ").term(Term::Community).plain(" sees:");
    let mut decision = change(&world.settings, &Holder::Server(server), heading, wishes)?;
    if let (false, Reply::Done(text)) = (decision.facts.is_empty(), &mut decision.reply) {
        let so_far = std::mem::take(text);
        *text = so_far.line().plain("It begins with the next board; those posted before stay.");
    }
    Ok(decision)
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
