//! Ten thousand bad inputs: every value that anybody gives for any option, and every text typed in a game's thread, is
//! answered, and the games are what they were or a move further.

use crate::asking::question;
use crate::table::{CHANNEL, THREAD, Table, person, place, server, words};
use menagerie_chat::conversation::{Kind, Options, Question, catalogue};
use menagerie_chat::desk::decide;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::dispatch::Input;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::model::{Reply, Text};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, MessageId, Timestamp};
use menagerie_rules::notation::Letters;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// How many are given.
const INPUTS: usize = 10_000;
/// Texts with which somebody could try to break a reader, beside the project's own list of such texts.
const TRICKS: [&str; 14] = [
    "@everyone",
    "<@1180000000000000011>",
    "```",
    "||",
    "\u{202e}",
    "\0",
    "' OR 1=1 --",
    "${HOME}",
    "%n%s",
    "-9223372036854775808",
    "1e400",
    "../../etc/passwd",
    "<svg onload=x>",
    "\u{1f409}",
];

/// A text that nobody expects: pieces of bad ones and of good ones, cut and put together.
fn nonsense(dice: &mut StdRng, pieces: &[String]) -> String {
    let mut text = String::new();
    for _ in 0..dice.random_range(1..4) {
        let piece: Vec<char> =
            pieces.choose(dice).map(|it| it.chars().collect()).unwrap_or_default();
        let (one, other) = (dice.random_range(0..=piece.len()), dice.random_range(0..=piece.len()));
        let part: String = piece[one.min(other)..one.max(other)].iter().collect();
        let whole = || piece.iter().collect::<String>();
        let part = if dice.random_bool(0.5) { whole() } else { part };
        text += &part.repeat(if dice.random_bool(0.02) { 500 } else { 1 });
    }
    // Discord takes no more.
    text.chars().take(6_000).collect()
}

fn pieces() -> Vec<String> {
    let bad =
        include_str!("../../../../rules/tests/rules/data/bad_inputs.jsonl").lines().map(|line| {
            let input: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            input["text"].as_str().expect("a text").to_owned()
        });
    let tricks = TRICKS.map(str::to_owned);
    let usual =
        ["e4e6", "P e4-e6", "1", "100", "0", "on", "off", "finished", "days 3d", "next", " "];
    bad.chain(tricks).chain(usual.map(str::to_owned)).collect()
}

/// The value given for an option: a valid one, or nonsense.
fn given(
    dice: &mut StdRng,
    pieces: &[String],
    options: &[menagerie_chat::conversation::OptionSchema],
) -> Options {
    let mut all = Vec::new();
    for option in options {
        let value = match &option.kind {
            _ if dice.random_bool(0.4) => continue,
            Kind::Choice(choices) | Kind::Search(choices) if dice.random_bool(0.7) => {
                choices.choose(dice).map(|(_, value)| value.clone()).unwrap_or_default()
            }
            _ => nonsense(dice, pieces),
        };
        all.push((option.name.to_owned(), value));
    }
    all.into_iter().collect()
}

/// That an answer says something, in a message's length. What it repeats is made harmless where it is
/// shown.
fn is_answer(what: &str, said: &Text) {
    let said = words(said);
    assert!(!said.trim().is_empty(), "{what}: nothing is said");
    assert!(said.chars().count() <= 2_000, "{what}: {} characters", said.chars().count());
}

#[tokio::test]
async fn ten_thousand_bad_inputs_are_answered_and_change_no_game() {
    let mut table = Table::with_game().await;
    let (mut dice, pieces, usages) = (StdRng::seed_from_u64(12), pieces(), catalogue());
    let mut answered = 0;
    for number in 0..INPUTS {
        let who = *["Ann", "Bob", "Cid"].choose(&mut dice).expect("there are three");
        let usage = usages.choose(&mut dice).expect("there are some");
        let is_typed = dice.random_bool(0.3);
        let from = person(who);
        let at = if dice.random_bool(0.7) { place(THREAD) } else { place(CHANNEL) };
        let options = given(&mut dice, &pieces, &usage.options)
            .naming(dice.random_bool(0.2).then(|| person("Bob")));
        let what = format!("{number}: {who} {:?} {options:?}", usage.verb);
        let command = if is_typed {
            let text = nonsense(&mut dice, &pieces);
            Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None })
        } else {
            let question = Question { place: at.clone(), options, ..question(&table, who, &[]) };
            if let Some(answer) = question.answer(usage.verb).await {
                assert!(!answer.texts.is_empty(), "{what}: nothing is said");
                answered += 1;
                continue;
            }
            let named = Opponent { player: person("Bob"), presence: Presence::Member };
            match question.command(usage.verb, Some(named)).await {
                Ok(Some(command)) => command,
                Ok(None) => panic!("{what}: nothing comes of it"),
                Err(answer) => {
                    answer.texts.iter().for_each(|text| is_answer(&what, text));
                    answered += 1;
                    continue;
                }
            }
        };
        let message = MessageId::new("test", number as u64);
        let call = Call {
            from,
            speaker: Speaker::default(),
            place: at,
            server: Some(server()),
            visibility: Visibility::All,
            authority: Authority::Player,
            hears_talk: true,
            cause: CauseId::new("test", format_args!("nonsense-{number}")),
            at: Timestamp(table.now()),
            seen: Timestamp(table.now()),
            via: if is_typed { Via::Overheard(message) } else { Via::Private },
            command,
            letters: Letters::default(),
        };
        let decided =
            decide(&table.store, &Input::of(call), &mut table.allowances, &mut table.rng).await;
        match decided.expect("the store works").reply {
            Reply::Refused(text) | Reply::Ask(text, _) | Reply::Done(text) => {
                is_answer(&what, &text);
                answered += 1;
            }
            Reply::Look(..) | Reply::Nothing | Reply::Unplayed(..) => {}
        }
        if number % 500 == 0 {
            table.wait(3_600);
        }
    }
    assert!(answered > INPUTS / 2, "{answered}");
    // All that was stored meanwhile can be replayed.
    let found = menagerie_store::diagnose(&table.folder.url()).await.expect("it can be looked at");
    let held = found.held.expect("it can be read");
    assert_eq!((found.damage, held.wrong), (Vec::<String>::new(), Vec::new()));
}
