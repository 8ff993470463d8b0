//! Texts as HTML, and as plain words.

use maud::{Markup, html};
use menagerie_chat::conversation::{prefixed_step, slash_step_in};
use menagerie_core::clock::written;
use menagerie_core::message;
use menagerie_core::model::{CommandReference, Span, Text, visible};
use menagerie_store::Store;
use menagerie_words::{Reader, said, word};

/// No network is called so: everybody is shown by the name that they have elsewhere.
const NETWORK: &str = "web";

/// A text as HTML, with the names of people. Nothing in a name or in a text has an effect.
pub async fn shown(store: &Store, text: &Text, reader: Reader) -> Markup {
    let text = store.faced(&said(text, reader), NETWORK).await;
    html! { @for span in &text.0 { (of_span(span, reader)) } }
}

fn of_span(span: &Span, reader: Reader) -> Markup {
    match span {
        Span::Plain(words) => {
            let lines: Vec<String> = words.split('\n').map(visible).collect();
            html! { @for (at, line) in lines.iter().enumerate() { @if at > 0 { br; } (line) } }
        }
        Span::Bold(words) => html! { b { (visible(words)) } },
        Span::Code(words) => html! { code { (visible(words)) } },
        Span::Time(at) => html! { time data-at=(at.0) { (written(*at)) } },
        Span::Step(step) | Span::StepElsewhere(step) => html! { code { (typed(step, reader)) } },
        Span::Game(game) => {
            let words = word("network-game", [("game", game.0.into())], reader);
            html! { a href={ "/game/" (game.0) } { (words) } }
        }
        other => html! { (of_other(other, reader)) },
    }
}

/// A text in words alone.
pub fn plain(text: &Text, reader: Reader) -> String {
    let text = said(text, reader);
    let words = text.0.iter().map(|span| match span {
        Span::Plain(words) | Span::Bold(words) | Span::Code(words) => visible(words),
        Span::Time(at) => written(*at),
        Span::Step(step) | Span::StepElsewhere(step) => typed(step, reader),
        Span::Game(game) => word("network-game", [("game", game.0.into())], reader),
        other => of_other(other, reader),
    });
    words.collect()
}

/// The same with the names of people.
pub async fn named(store: &Store, text: &Text, reader: Reader) -> String {
    plain(&store.faced(&said(text, reader), NETWORK).await, reader)
}

fn of_other(span: &Span, reader: Reader) -> String {
    match span {
        Span::Player(player) => {
            player.computer_name().unwrap_or_else(|| word("network-a-player", [], reader))
        }
        Span::Place(_) => word("network-other-place", [], reader),
        // It has words already.
        _ => String::new(),
    }
}

/// A command as it is typed in the chat from which the reader came.
fn typed(step: &CommandReference, reader: Reader) -> String {
    if reader.network == "matrix" {
        prefixed_step(step)
    } else {
        slash_step_in(step, reader.language)
    }
}

/// The name of the program, as a title ends with it.
pub fn title(words: &str, reader: Reader) -> String {
    plain(&message!("page-title", page = words), reader)
}
