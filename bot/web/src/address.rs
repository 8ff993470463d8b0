//! Where the files beside a page are. Their addresses change with them, so that a browser keeps each for
//! good.

use crate::sheet::{self, short_hash};
use menagerie_render::BoardTheme;
use menagerie_rules::Variant;
use std::sync::LazyLock;

pub const STYLE: &str = include_str!("../static/page.css");
/// The script of a board.
pub const SCRIPT: &str = include_str!("../static/board.js");

/// The addresses of the style and of the script.
pub static STYLE_PATH: LazyLock<String> = LazyLock::new(|| versioned("/page.css", STYLE));
pub static SCRIPT_PATH: LazyLock<String> = LazyLock::new(|| versioned("/board.js", SCRIPT));

fn versioned(path: &str, content: &str) -> String {
    format!("{path}?v={}", short_hash(content))
}

/// The style sheets of a board: its drawings, and its colors.
pub fn of_board(variant: &Variant, theme: BoardTheme) -> Vec<String> {
    let [first, second] = &variant.side_styles;
    let drawings = format!("/pieces/{}/{}", variant.id, variant.revision);
    let colors = format!("/colors/{}/{first}/{second}", theme.name());
    [(drawings, sheet::pieces(variant)), (colors, sheet::colors(theme, [first, second]))]
        .into_iter()
        .filter_map(|(path, sheet)| Some(format!("{path}?v={}", sheet?.hash)))
        .collect()
}

/// Where the script of a board is, from the address of the pages on.
pub fn script_path() -> &'static str {
    &SCRIPT_PATH
}
