//! docs/players.md has every command with its options and an example, made from the catalogue; and every
//! example is given to the real core, which does what it says.

use super::examples::{CODE, Example, examples, read};
use super::outcome::{self, Outcome};
use super::path;
use super::state::{self, States};
use crate::people::links;
use crate::table::{Table, done, person};
use menagerie_chat::conversation::{Kind, OptionSchema, Usage, catalogue};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, Via};
use menagerie_core::model::{ActionKind, CommandName};
use menagerie_words::{Language, NOTHING, first_words};
use std::fmt::Write;

/// The page. What stands before the first of these lines and behind the second is written by hand.
const PAGE: &str = "docs/players.md";
const MADE: &str =
    "<!-- made by UPDATE=1 cargo test -p menagerie --test acceptance -- access::players -->";
const END: &str = "<!-- end -->";

/// The values of an option, where it is one of a few. Numbers in a row are shown by their ends.
fn values(given: &OptionSchema) -> String {
    let choices = match &given.kind {
        Kind::Choice(choices) => choices,
        Kind::Flag => return " `true` or `false`.".to_owned(),
        _ => return String::new(),
    };
    let number =
        |(shown, value): &(String, String)| value.parse::<u64>().ok().filter(|_| shown == value);
    let numbers: Vec<u64> = choices.iter().map_while(number).collect();
    let is_row = numbers.len() > 5 && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let row = if is_row { numbers.len() } else { 0 };
    let ends = is_row.then(|| format!("`{}` to `{}`", choices[0].1, choices[row - 1].1));
    let shown = choices[row..].iter().map(|(shown, value)| {
        if shown == value { format!("`{value}`") } else { format!("`{value}` ({shown})") }
    });
    let values: Vec<String> = ends.into_iter().chain(shown).collect();
    format!(" {}.", values.join(", "))
}

fn chapter(usage: &Usage) -> String {
    let name = usage.verb.name();
    let mut text = format!("### /{name}\n\n{}.\n\n```\n", usage.words(Language::ENGLISH));
    for example in examples(usage.verb) {
        writeln!(text, "{}", example.typed).expect("there is room");
    }
    text.push_str("```\n");
    if !usage.options.is_empty() {
        text.push('\n');
    }
    for given in &usage.options {
        let required = if given.required { " (required)" } else { "" };
        let (name, values) = (given.name, values(given));
        let words = usage.words_of(given, Language::ENGLISH);
        writeln!(text, "- `{name}`{required}: {words}.{values}").expect("there is room");
    }
    text
}

/// The page, with every command of the catalogue.
fn page(known: &str) -> String {
    let (head, rest) = known.split_once(MADE).expect("it says what is made");
    let (_, tail) = rest.split_once(END).expect("it says where that ends");
    let chapters: Vec<String> = catalogue().iter().map(chapter).collect();
    format!("{head}{MADE}\n\n{}\n{END}{tail}", chapters.join("\n"))
}

/// Gives a command as an example has it.
async fn given(table: &mut Table, example: &Example, typed: &str) -> Outcome {
    let code = state::code(table).await;
    let (verb, options, member) = read(typed).unwrap_or_else(|why| panic!("{typed}: {why}"));
    let options = match options.text("code") {
        CODE => options.put("code", code),
        _ => options,
    };
    let file = (!options.text("file").is_empty()).then(outcome::reed_lake);
    let options = options.naming(member.map(person)).carrying(file);
    let (column, member) = (example.who.column(), member.map(person));
    let visibility = column.visibility();
    let mut question = outcome::question(table, &column, &visibility, options);
    let near = question.meant(verb).await.expect("the store works");
    assert!(near.is_none(), "{typed} is understood as it is, not as {near:?}");
    let named = member.map(|player| Opponent { player, presence: Presence::Member });
    let found = match question.answer(verb).await {
        Some(answer) => Err(answer),
        None => question.command(verb, named).await,
    };
    match found {
        Ok(Some(command)) => outcome::decided(table, &column, Via::Private, command).await,
        Ok(None) => panic!("{typed}: nothing comes of it"),
        Err(answer) => {
            let is_seen = answer.show.is_some() || !example.shows.is_empty();
            assert!(is_seen, "{typed} shows nothing, and no words of its answer are known");
            outcome::seen(Some(example.shows), &answer)
        }
    }
}

/// Links the account that gives an example with one of another network.
async fn link(table: &mut Table, example: &Example) {
    let told = given(table, example, "/link").await.words;
    let before = first_words("accounts-code-made", NOTHING);
    let code = told.strip_prefix(before).expect("it is told")[..9].to_owned();
    let asked = links::typed(table, &links::other(), "typed", &code).await;
    let ActionKind::Link(number) = links::pressed(&asked) else { panic!("{asked:?}") };
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    done(&links::ask(table, &links::other(), "confirmed", confirmed).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_read_and_done() {
    let mut states = States::default();
    let mut wrong = Vec::new();
    for verb in CommandName::ALL {
        assert!(!examples(verb).is_empty(), "{verb:?} has no example");
        for example in examples(verb) {
            let name = read(example.typed).map(|(verb, ..)| verb);
            assert_eq!(name, Ok(verb), "{}", example.typed);
            let mut table = states.fresh(example.state).await;
            if let Some(before) = example.after {
                let first = given(&mut table, &example, before).await;
                assert!(first.is_done(), "{before}: {}", first.words);
            }
            if verb == CommandName::Unlink {
                link(&mut table, &example).await;
            }
            let outcome = given(&mut table, &example, example.typed).await;
            if !outcome.is_done() {
                wrong.push(format!("{}: {}", example.typed, outcome.words));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn an_example_that_is_not_right_is_found() {
    for (typed, why) in [
        ("board", "it does not begin with /"),
        ("/baord", "there is no command baord"),
        ("/board gmae:3", "it has no option gmae"),
        ("/board 3", "it has no name of an option in front"),
        ("/board game:three", "it is refused"),
        ("/board text:sideways", "it is refused"),
        ("/board theme:plaid", "plaid is none of the choices of theme"),
        ("/rules variant:Draughts", "Draughts is none of the choices of variant"),
        ("/move draw:true", "move is not given"),
    ] {
        let found = read(typed).expect_err(typed);
        assert!(found.starts_with(why), "{typed}: {found}");
    }
}

#[test]
fn the_page_of_all_commands_is_made_from_the_catalogue() {
    let path = path(PAGE);
    let known = std::fs::read_to_string(&path).expect("it is there");
    let page = page(&known);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).expect("it can be written");
    }
    let known = std::fs::read_to_string(&path).expect("it is there");
    let differs = page.lines().zip(known.lines()).find(|(now, known)| now != known);
    assert!(page == known, "docs/players.md differs; UPDATE=1 makes it anew: {differs:?}");
}
