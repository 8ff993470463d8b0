//! The commands `settings` and `server`: changing settings, and who may do so.

use crate::community::types::{
    CommunityFact, Holder, Setting, SettingRefusal, SettingRequest, Settings,
};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::{Decision, Fact, Reply, Text};
use crate::notice::types::Notices;
use crate::notice::{OfMember, digest};
use crate::problem::types::{DailyProblem, ProblemFact};

/// The data loaded to change a community's settings.
#[derive(Clone, Debug, Default)]
pub struct OfServer {
    /// The settings.
    pub settings: Settings,
    /// Whether a game has ended that began where the caller is.
    pub has_ended_here: bool,
}

/// Changes a person's settings, and answers with these; with all, if none is to change.
pub(crate) fn of_player(
    loaded: &OfMember,
    call: &Call,
    wishes: &[SettingRequest],
) -> Result<Decision, Refusal> {
    let heading = message!("community-settings-of-member");
    let mut decision =
        change(&loaded.settings, &Holder::Player(call.from.clone()), heading, wishes)?;
    let mut settings = loaded.settings.clone();
    let (mut is_about_notices, mut is_about_hour) = (false, false);
    for fact in &decision.facts {
        if let Fact::Community(CommunityFact::SettingChanged { setting, word, .. }) = fact {
            is_about_notices |= *setting == Setting::Notices;
            is_about_hour |= *setting == Setting::Digest;
            settings.insert(*setting, word.clone());
        }
    }
    if is_about_notices || is_about_hour {
        let after = (&settings, &loaded.member);
        decision.facts.push(digest::planned_anew(&call.from, &loaded.told, after, call.seen));
        if let Reply::Done(text) = &mut decision.reply {
            let is_list = Notices::of(&settings) == Notices::Digest;
            let promise = if is_about_notices || is_list {
                digest::promise(&settings, &loaded.member)
            } else {
                digest::promise_of_hour()
            };
            *text = std::mem::take(text).line().then(promise);
        }
    }
    Ok(decision)
}

/// Changes a community's settings, for its managers.
pub(crate) fn of_server(
    loaded: &OfServer,
    call: &Call,
    wishes: &[SettingRequest],
) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(SettingRefusal::NoServerToSet)?;
    if call.authority < Authority::Manager {
        return Err(SettingRefusal::NotAManager.into());
    }
    let heading = message!("community-settings");
    let mut decision = change(&loaded.settings, &Holder::Server(server.clone()), heading, wishes)?;
    if let (false, Reply::Done(text)) = (decision.facts.is_empty(), &mut decision.reply) {
        let mut told = std::mem::take(text);
        let has = |wanted: Setting| decision.facts.iter().any(|fact| is_of(fact, wanted));
        let is_other =
            |fact: &Fact| ![Setting::Kibitz, Setting::Problems].iter().any(|it| is_of(fact, *it));
        if decision.facts.iter().any(is_other) {
            told = told.line().then(message!("community-settings-begin"));
        }
        if has(Setting::Kibitz) {
            told = told.line().then(message!("community-settings-watchers"));
        }
        if has(Setting::Rated) {
            told = told.line().then(message!("community-settings-rated"));
        }
        if has(Setting::Games) {
            told = told.plain(" ").then(message!("community-settings-games"));
        }
        *text = told;
    }
    let of_problems = wishes.iter().find(|wish| wish.setting == Setting::Problems);
    if let Some(word) = of_problems.and_then(|wish| wish.word.as_deref()) {
        // The same hour from another place moves the problem of the day there.
        let due = DailyProblem::next(word, call.seen);
        let daily = DailyProblem { server, place: call.place.clone(), due, last: None };
        decision.facts.push(Fact::Problem(ProblemFact::Daily(daily)));
        if let (Some(at), Reply::Done(text)) = (due, &mut decision.reply) {
            let told = std::mem::take(text).line();
            let told = told.then(message!("community-settings-problems", at));
            let none_yet = message!("community-settings-problems-none-yet");
            *text = if loaded.has_ended_here { told } else { told.plain(" ").then(none_yet) };
        }
    }
    Ok(decision)
}

/// Whether a fact changes this setting.
fn is_of(fact: &Fact, wanted: Setting) -> bool {
    matches!(fact, Fact::Community(CommunityFact::SettingChanged { setting, .. }) if *setting == wanted)
}

fn change(
    present: &Settings,
    holder: &Holder,
    heading: Text,
    wishes: &[SettingRequest],
) -> Result<Decision, Refusal> {
    let (mut facts, mut same, mut changed) = (Vec::new(), Vec::new(), Vec::new());
    let is_list = wishes.iter().all(|wish| wish.word.is_none());
    for wish in wishes.iter().filter(|wish| is_list || wish.word.is_some()) {
        let is_known = |word: &&str| wish.known.contains(word);
        // A word of a later version counts as not set.
        let old = present.get(&wish.setting).map(String::as_str).filter(is_known);
        let old = old.unwrap_or(wish.usual);
        let new = wish.word.as_deref().unwrap_or(old);
        if !is_known(&new) {
            return Err(SettingRefusal::UnknownWord {
                setting: wish.setting,
                typed: new.to_owned(),
                known: wish.known.clone(),
            }
            .into());
        }
        let setting = wish.setting.name();
        let choice = |word: &str| format!("{setting}-{word}");
        if new == old {
            same.push(message!("community-setting", setting, word = choice(new)));
        } else {
            let (word, before) = (choice(new), choice(old));
            changed.push(message!("community-setting-changed", setting, word, before));
            let (holder, word) = (holder.clone(), new.to_owned());
            facts.push(Fact::Community(CommunityFact::SettingChanged {
                holder,
                setting: wish.setting,
                word,
            }));
        }
    }
    let (heading, entries) = match (is_list, facts.is_empty()) {
        (true, _) => (heading, same),
        (false, true) => (message!("community-settings-same"), same),
        (false, false) => (message!("community-settings-saved"), changed),
    };
    let told = entries.into_iter().fold(heading, |told, entry| told.line().then(entry));
    Ok(Decision { facts, reply: Reply::Done(told), ..Decision::default() })
}
