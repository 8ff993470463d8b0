//! The frame around all pages.

use crate::address::{SCRIPT_PATH, STYLE_PATH};
use maud::{DOCTYPE, Markup, html};
use menagerie_words::Language;

/// A page with this title and these style sheets of its own.
pub fn page(language: Language, title: &str, styles: &[String], body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="icon" href="data:,";
                link rel="stylesheet" href=(*STYLE_PATH);
                @for style in styles { link rel="stylesheet" href=(style); }
                @if !styles.is_empty() { script src=(*SCRIPT_PATH) defer {} }
            }
            body { (body) }
        }
    }
}
