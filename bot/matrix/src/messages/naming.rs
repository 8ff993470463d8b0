//! Finds the member whom a command names, by their name in the room or the first part of their
//! address: `!challenge bob terran`, `!challenge terran @Bob`.

use crate::bot::{Bot, Origin};
use crate::messages::lookups::members;
use crate::names::Member;
use menagerie_chat::conversation::{Kind, Options, Parted, prefixed_step, usage};
use menagerie_core::community::find_variant;
use menagerie_core::community::types::Limits;
use menagerie_core::model::{CommandName, Text};
use menagerie_core::{message, shortened};
use menagerie_rules::notation;
use ruma::OwnedUserId;
use std::collections::HashMap;

/// The most words of a name.
const MOST_WORDS_OF_NAME: usize = 6;
/// The most words among which a name is looked for.
const MOST_WORDS_TYPED: usize = 100;
/// The most members that are offered.
const MOST: usize = 9;

/// The member whom a command names.
pub enum Named {
    /// None, as far as can be seen.
    Nobody(Options),
    /// One member, and the options without their name.
    One(OwnedUserId, Options),
    /// One of several members of that name: the question, and the commands to choose among, each
    /// with its words.
    Several(Text, Vec<(String, Text)>),
    /// A name that no member has.
    Unknown(Text),
}

/// The member whom a command names without an address.
pub async fn named(bot: &Bot, origin: &Origin, verb: CommandName, options: Options) -> Named {
    let is_member = |kind: &Kind| matches!(kind, Kind::Member);
    let known = usage(verb).options;
    let Some(member) = known.iter().find(|given| is_member(&given.kind)) else {
        return Named::Nobody(options);
    };
    // An opponent is named beside the variant. Other commands have an option for the member.
    let is_beside = options.text(member.name).is_empty() && verb == CommandName::Challenge;
    let option = if is_beside { "variant" } else { member.name };
    let words = options.text(option).to_owned();
    let is_too_long = words.split_whitespace().nth(MOST_WORDS_TYPED).is_some();
    if is_too_long || words.is_empty() && !is_beside {
        return Named::Nobody(options);
    }
    let variants = variants(bot, origin).await;
    // A name may also stand behind the value of an option: `variant:terran clock:3 days bob`.
    let parted = if is_beside { options.parted(verb) } else { Vec::new() };
    let is_signed_in = |words: &str| words.split_whitespace().any(is_signed);
    let is_variant = is_beside
        && (words.is_empty()
            || find_variant(&words).is_ok()
            || may_be_variant(&words, &variants) && !is_signed_in(&words));
    if is_variant && parted.is_empty() {
        return Named::Nobody(options);
    }
    let mut people = members(bot, origin).await;
    people.retain(|(user, _)| *user != bot.front.me && *user != origin.user);
    let people = names(&people);
    let mut found: Vec<(OwnedUserId, Options)> = Vec::new();
    if !is_variant {
        let called = called(&words, &people, is_beside.then_some(&variants)).into_iter();
        found.extend(called.map(|(user, rest)| (user, options.clone().put(option, rest))));
    }
    let mut typed = words;
    if found.is_empty() && !is_signed_in(&typed) {
        found = behind(verb, &options, &parted, &people, &variants);
        if !found.is_empty() || parted.iter().any(|it| is_signed_in(&it.behind)) {
            typed = parted.into_iter().next().map(|it| it.behind).unwrap_or_default();
        }
    }
    match &found[..] {
        [] => match typed.split_whitespace().find(|word| is_signed(word)) {
            Some(name) if is_beside => Named::Unknown(nobody(name)),
            _ if !is_beside => Named::Unknown(nobody(&typed)),
            _ => Named::Nobody(options),
        },
        [(user, left)] => Named::One(user.clone(), left.clone()),
        several => {
            let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
            let commands = several.iter().take(MOST).map(|(user, left)| {
                let step = left.step(verb).with(member.name, user);
                (prefixed_step(&step), Text::new())
            });
            let text = message!("matrix-several-called", name = shortened(&name));
            Named::Several(text, commands.collect())
        }
    }
}

/// The members named behind the values of options, each with the other options. The name stands
/// alone there, or beside the variant if none is named.
fn behind(
    verb: CommandName,
    options: &Options,
    parted: &[Parted],
    people: &Names<'_>,
    variants: &Vec<String>,
) -> Vec<(OwnedUserId, Options)> {
    let is_named = !options.text("variant").is_empty();
    let mut found: Vec<(OwnedUserId, Options)> = Vec::new();
    for Parted { name, value, behind } in parted {
        let is_variant = !is_named && may_be_variant(behind, variants);
        if is_variant && !behind.split_whitespace().any(is_signed) {
            continue;
        }
        let left = options.clone().put(name, value.clone());
        for (user, rest) in called(behind, people, (!is_named).then_some(variants)) {
            let is_left = rest.is_empty() || may_be_variant(&rest, variants);
            if is_left && found.iter().all(|(other, _)| *other != user) {
                let left =
                    if rest.is_empty() { left.clone() } else { left.clone().put("variant", rest) };
                found.push((user, left.read(verb)));
            }
        }
    }
    found
}

/// The ids and names of the variants that can be challenged in this room.
async fn variants(bot: &Bot, origin: &Origin) -> Vec<String> {
    let limits = match bot.server(origin) {
        Some(server) => bot.services.store.limits(&server).await.unwrap_or_default(),
        None => Limits::default(),
    };
    limits.allowed_names().into_iter().flat_map(|(id, name)| [id, name]).collect()
}

/// Whether the words could be the name of a variant, or the beginnings of its words. A member of
/// such a name needs the @: “Tiny Chess” is no game of chess against Tiny.
fn may_be_variant(words: &str, variants: &[String]) -> bool {
    let typed = uniform(words);
    let run = |text: &str| text.split_whitespace().collect::<String>();
    let is_begun_so = |name: &String| {
        let name = uniform(name);
        let is_begun = |typed: &str| name.split([' ', '-']).any(|word| word.starts_with(typed));
        run(&name).starts_with(&run(&typed)) || typed.split_whitespace().all(is_begun)
    };
    variants.iter().any(is_begun_so) || find_variant(words).is_ok()
}

fn nobody(name: &str) -> Text {
    message!("matrix-nobody-called", name = shortened(name))
}

/// The members whose names stand in some words, each with the other words. If there are `variants`,
/// the other words must be one of them. Then every such name counts, so that a longer name does not
/// take another member's place. Otherwise the longest name counts. A name with its @ counts alone.
fn called(
    words: &str,
    people: &Names<'_>,
    beside: Option<&Vec<String>>,
) -> Vec<(OwnedUserId, String)> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let lengths = match beside {
        Some(_) => 1..=words.len().min(MOST_WORDS_OF_NAME),
        None => words.len()..=words.len(),
    };
    let needs_sign = beside.is_some() && words.iter().any(|word| is_signed(word));
    let (mut first, mut beside_variant) = (None, Vec::new());
    for length in lengths.rev().filter(|length| *length > 0) {
        for at in 0..=words.len() - length {
            let name = uniform(&words[at..at + length].join(" "));
            let found = people.get(&name).filter(|_| !name.is_empty());
            let Some(found) = found.filter(|_| !needs_sign || is_signed(words[at])) else {
                continue;
            };
            let rest = [&words[..at], &words[at + length..]].concat().join(" ");
            let found = found.iter().map(|user| ((*user).clone(), rest.clone()));
            match beside {
                None => return found.collect(),
                Some(variants) if !rest.is_empty() && may_be_variant(&rest, variants) => {
                    let known = |(user, _): &(OwnedUserId, String)| {
                        beside_variant.iter().all(|(other, _)| other != user)
                    };
                    let found: Vec<_> = found.filter(known).collect();
                    beside_variant.extend(found);
                }
                Some(_) => drop(first.get_or_insert_with(|| found.collect())),
            }
        }
    }
    if beside_variant.is_empty() { first.unwrap_or_default() } else { beside_variant }
}

fn is_signed(word: &str) -> bool {
    word.starts_with('@')
}

/// The members of each name, in the form for comparison.
type Names<'a> = HashMap<String, Vec<&'a OwnedUserId>>;

fn names(people: &[Member]) -> Names<'_> {
    let mut names = Names::new();
    for (user, shown) in people {
        for name in shown.as_deref().into_iter().chain([user.localpart()]) {
            let called = names.entry(uniform(name)).or_default();
            if called.last() != Some(&user) {
                called.push(user);
            }
        }
    }
    names
}

/// A name in the form for comparison.
fn uniform(name: &str) -> String {
    let name = notation::uniform(name).to_lowercase();
    let name = name.trim_start_matches('@').trim_end_matches([',', ':', ';', '.']);
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
