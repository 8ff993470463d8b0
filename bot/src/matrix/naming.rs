//! Members named in the words of a command, by their name in the room or the first part of their address:
//! `!challenge bob terran`, `!challenge terran @Bob`.

use super::bot::{Bot, Origin};
use super::learning::members;
use super::names::Member;
use crate::conversation::{Kind, Options, prefixed_step, usage};
use crate::game::{Limits, Text, Verb, find_variant, shortened};
use menagerie_rules::notation;
use ruma::OwnedUserId;
use std::collections::HashMap;

/// No name has more words.
const MOST_WORDS_OF_NAME: usize = 6;
/// In more words nobody is named.
const MOST_WORDS_TYPED: usize = 100;
/// At most so many are asked about.
const MOST: usize = 9;

/// The member that a command names.
pub enum Named {
    /// Nobody, as far as can be seen.
    Nobody(Options),
    /// One member; what was not their name is left.
    One(OwnedUserId, Options),
    /// One of several of that name: what is asked, and the commands to choose among, with what is said of each.
    Several(Text, Vec<(String, String)>),
    /// Somebody who is not there.
    Unknown(Text),
}

/// The member that a command names without an address.
pub async fn named(bot: &Bot, origin: &Origin, verb: Verb, options: Options) -> Named {
    let is_member = |kind: &Kind| matches!(kind, Kind::Member);
    let known = usage(verb).options;
    let Some(member) = known.iter().find(|given| is_member(&given.kind)) else {
        return Named::Nobody(options);
    };
    // An opponent is named beside the variant; the members of other commands have an option.
    let is_beside = options.text(member.name).is_empty() && verb == Verb::Challenge;
    let option = if is_beside { "variant" } else { member.name };
    let words = options.text(option).to_owned();
    let is_too_long = words.split_whitespace().nth(MOST_WORDS_TYPED).is_some();
    if words.is_empty() || is_too_long || is_beside && find_variant(&words).is_ok() {
        return Named::Nobody(options);
    }
    let variants = variants(bot, origin).await;
    let is_variant = is_beside && may_be_variant(&words, &variants);
    if is_variant && !words.split_whitespace().any(is_signed) {
        return Named::Nobody(options);
    }
    let mut people = members(bot, origin).await;
    people.retain(|(user, _)| *user != bot.front.me && *user != origin.user);
    let found = called(&words, &people, is_beside.then_some(&variants));
    let left = |rest: &str| options.clone().put(option, rest.to_owned());
    match &found[..] {
        [] => match words.split_whitespace().find(|word| word.starts_with('@')) {
            Some(name) if is_beside => Named::Unknown(nobody(name)),
            _ if !is_beside => Named::Unknown(nobody(&words)),
            _ => Named::Nobody(options),
        },
        [(user, rest)] => Named::One(user.clone(), left(rest)),
        several => {
            let name = words.split_whitespace().collect::<Vec<_>>().join(" ");
            let commands = several.iter().take(MOST).map(|(user, rest)| {
                let step = left(rest).step(verb).with(member.name, user);
                (prefixed_step(&step), String::new())
            });
            let text = Text::from("Several members here are called ").code(shortened(&name));
            Named::Several(text.plain(". Which one?"), commands.collect())
        }
    }
}

/// The ids and names of the variants that can be challenged there.
async fn variants(bot: &Bot, origin: &Origin) -> Vec<String> {
    let limits = match bot.server(origin) {
        Some(server) => bot.services.store.limits(&server).await.unwrap_or_default(),
        None => Limits::default(),
    };
    limits.allowed_names().into_iter().flat_map(|(id, name)| [id, name]).collect()
}

/// Whether all the words could be the name of a variant, or the beginnings of its words. A member of
/// such a name is named with a sign in front: "Tiny Chess" is no game of chess against Tiny.
fn may_be_variant(words: &str, variants: &[String]) -> bool {
    let typed = uniform(words);
    let run = |text: &str| text.split_whitespace().collect::<String>();
    variants.iter().any(|name| {
        let name = uniform(name);
        let is_begun = |typed: &str| name.split([' ', '-']).any(|word| word.starts_with(typed));
        run(&name).starts_with(&run(&typed)) || typed.split_whitespace().all(is_begun)
    })
}

fn nobody(name: &str) -> Text {
    Text::from("Nobody in this room is called ")
        .code(shortened(name))
        .plain(". Name a member by the name that they have here, or by their whole address, like ")
        .code("@bob:example.org")
        .plain(".")
}

/// Those whose name stands in some words, with the words that are left: beside one of these variants, if
/// there are any, or alone. Names that leave a variant count, all of them, so that nobody takes another
/// one's place by a longer name; without any the longest one does. A name with its sign counts alone.
fn called(
    words: &str,
    people: &[Member],
    beside: Option<&Vec<String>>,
) -> Vec<(OwnedUserId, String)> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let names = names(people);
    let lengths = match beside {
        Some(_) => 1..=words.len().min(MOST_WORDS_OF_NAME),
        None => words.len()..=words.len(),
    };
    let needs_sign = beside.is_some() && words.iter().any(|word| is_signed(word));
    let (mut first, mut beside_variant) = (None, Vec::new());
    for length in lengths.rev().filter(|length| *length > 0) {
        for at in 0..=words.len() - length {
            let name = uniform(&words[at..at + length].join(" "));
            let found = names.get(&name).filter(|_| !name.is_empty());
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

/// Who is called by each name, as it is compared.
fn names(people: &[Member]) -> HashMap<String, Vec<&OwnedUserId>> {
    let mut names: HashMap<String, Vec<&OwnedUserId>> = HashMap::new();
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

/// A name as it is compared.
fn uniform(name: &str) -> String {
    let name = notation::uniform(name).to_lowercase();
    let name = name.trim_start_matches('@').trim_end_matches([',', ':', ';', '.']);
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people() -> Vec<Member> {
        let known = [
            ("@bob:hs", Some("Bob")),
            ("@robert:hs", Some("Bob")),
            ("@eve:hs", Some("Eve of Old York")),
            ("@dan_1:hs", None),
            ("@x:hs", Some("Grand")),
            ("@tiny:hs", None),
            ("@zoe:hs", None),
            ("@mallory:hs", Some("zoe chess")),
            ("@trent:hs", Some("zoe tiny")),
        ];
        let member = |(user, name): (&str, Option<&str>)| {
            (ruma::UserId::parse(user).expect("it is one"), name.map(str::to_owned))
        };
        known.map(member).to_vec()
    }

    #[test]
    fn a_member_is_known_by_name_or_address_wherever_they_stand_in_a_command() {
        let variants = ["chess", "Tiny Chess"].map(str::to_owned).to_vec();
        for (words, expected) in [
            ("eve terran", &[("@eve:hs", "terran")][..]),
            ("@eve terran", &[("@eve:hs", "terran")]),
            ("terran Eve", &[("@eve:hs", "terran")]),
            ("Terachess II @EVE:", &[("@eve:hs", "Terachess II")]),
            ("eve of old york chess", &[("@eve:hs", "chess")]),
            ("chess Eve\u{a0}of\u{200b} Old York", &[("@eve:hs", "chess")]),
            ("dan_1 tera", &[("@dan_1:hs", "tera")]),
            ("dan_1", &[("@dan_1:hs", "")]),
            ("bob chess", &[("@bob:hs", "chess"), ("@robert:hs", "chess")]),
            ("robert chess", &[("@robert:hs", "chess")]),
            ("tiny chess bob", &[("@bob:hs", "tiny chess"), ("@robert:hs", "tiny chess")]),
            // Somebody else's name that takes in the words of a variant.
            ("zoe chess", &[("@zoe:hs", "chess")]),
            ("@zoe chess", &[("@zoe:hs", "chess")]),
            ("zoe tiny chess", &[("@trent:hs", "chess"), ("@zoe:hs", "tiny chess")]),
            ("tiny chess @robert", &[("@robert:hs", "tiny chess")]),
            ("tiny chess @tiny", &[("@tiny:hs", "tiny chess")]),
            ("chess", &[]),
            ("", &[]),
        ] {
            let found = called(words, &people(), Some(&variants));
            let found = found.iter().map(|(user, rest)| (user.as_str(), rest.as_str()));
            assert_eq!(found.collect::<Vec<_>>(), expected, "{words}");
        }
        assert_eq!(called("bob chess", &people(), None), [], "the whole text is a name there");
    }

    #[test]
    fn what_could_be_a_variant_names_a_member_only_with_a_sign() {
        let variants = ["tiny-chess", "Tiny Chess", "terachess-2", "Terachess II", "Seven Kings"];
        let variants = variants.map(str::to_owned);
        for (words, expected) in [
            ("tiny chess", true),
            ("Chess Tiny", true),
            ("tera", true),
            ("tera chess", true),
            ("Terachess 2", true),
            ("tiny terachess", false),
            ("eve terachess", false),
            ("eve", false),
            ("bob", false),
        ] {
            assert_eq!(may_be_variant(words, &variants), expected, "{words}");
        }
    }

    #[test]
    fn nobody_is_looked_for_longer_than_a_moment() {
        let member = |number| {
            let user = ruma::UserId::parse(format!("@m{number}:hs")).expect("it is one");
            (user, Some(format!("Member {number} of the room")))
        };
        let people: Vec<Member> = (0..1_000).map(member).collect();
        let began = std::time::Instant::now();
        assert_eq!(called(&"a ".repeat(MOST_WORDS_TYPED), &people, Some(&Vec::new())), []);
        assert!(began.elapsed().as_secs() < 2, "{:?}", began.elapsed());
    }
}
