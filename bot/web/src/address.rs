//! Where the files beside a page are. Their addresses change with them, so that a browser keeps each for
//! good.

use menagerie_chat::pages::hash;
use menagerie_render::BoardTheme;
use menagerie_rules::{Color, Variant};
use std::sync::LazyLock;

pub const STYLE: &str = include_str!("../static/page.css");
/// The script of a board.
pub const SCRIPT: &str = include_str!("../static/board.js");

/// The addresses of the style and of the script.
pub static STYLE_PATH: LazyLock<String> = LazyLock::new(|| versioned("/page.css", STYLE));
pub static SCRIPT_PATH: LazyLock<String> = LazyLock::new(|| versioned("/board.js", SCRIPT));

/// The release, by which drawings and colors may differ.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

fn versioned(path: &str, content: &str) -> String {
    format!("{path}?v={}", hash(content).get(..12).unwrap_or_default())
}

/// The style sheets of a board: its drawings, and its colors.
pub fn of_board(variant: &Variant, theme: BoardTheme) -> Vec<String> {
    let [first, second] = &variant.side_styles;
    vec![
        format!("/pieces/{}/{}?v={RELEASE}", variant.id, variant.revision),
        format!("/colors/{}/{first}/{second}?v={RELEASE}", theme.name()),
    ]
}

/// The class of a piece.
pub fn class_of(color: Color, kind: usize) -> String {
    format!("p{}-{kind}", color.index())
}

/// Where the script of a board is, from the address of the pages on.
pub fn script_path() -> &'static str {
    &SCRIPT_PATH
}
