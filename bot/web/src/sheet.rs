//! The style sheets of a board: the drawings of its pieces, and its colors.

use axum::body::Bytes;
use menagerie_chat::pages::hash;
use menagerie_render::{BoardTheme, board_colors, piece_svg};
use menagerie_rules::{Color, Variant};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// How many sheets of drawings are kept, of some 60 KB each.
const MOST_MADE: usize = 100;

/// The content of a style sheet, and a short hash of it.
#[derive(Clone)]
pub struct Sheet {
    pub content: Bytes,
    pub hash: String,
}

impl From<String> for Sheet {
    fn from(content: String) -> Self {
        Self { hash: short_hash(&content), content: content.into() }
    }
}

/// Enough of a hash to tell two releases of a file apart.
pub fn short_hash(content: &str) -> String {
    hash(content).chars().take(12).collect()
}

/// The class of a piece.
pub fn class_of(color: Color, kind: usize) -> String {
    format!("p{}-{kind}", color.index())
}

/// The drawings of a variant's pieces, each as the background of a class. None if one is not known, which
/// no variant that is offered has.
pub fn pieces(variant: &Variant) -> Option<Sheet> {
    let key = (variant.id.clone(), variant.revision);
    if let Some(sheet) = made().get(&key) {
        return Some(sheet.clone());
    }
    let mut content = String::new();
    for color in Color::BOTH {
        let style = &variant.side_styles[color.index()];
        for (kind, piece) in variant.pieces.iter().enumerate() {
            let class = class_of(color, kind);
            let is_wall = variant.walls.as_ref().is_some_and(|it| it.piece.index() == kind);
            let style = if is_wall { variant.wall_style() } else { style };
            let svg = quoted(&piece_svg(&piece.drawing, style, piece.label.is_promoted()).ok()?);
            let _ = writeln!(
                content,
                ".{class}{{--piece:url(\"data:image/svg+xml,{svg}\");background-image:var(--piece)}}"
            );
        }
    }
    let sheet = Sheet::from(content);
    let mut made = made();
    if made.len() >= MOST_MADE {
        made.clear();
    }
    made.insert(key, sheet.clone());
    Some(sheet)
}

/// The sheets of drawings that were made, by variant and revision.
fn made() -> MutexGuard<'static, HashMap<(String, u32), Sheet>> {
    static MADE: LazyLock<Mutex<HashMap<(String, u32), Sheet>>> = LazyLock::new(Mutex::default);
    MADE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An SVG inside of an address.
fn quoted(svg: &str) -> String {
    svg.trim().chars().fold(String::with_capacity(svg.len() * 2), |mut text, letter| {
        match letter {
            '"' => text.push('\''),
            '#' => text.push_str("%23"),
            '%' => text.push_str("%25"),
            '<' => text.push_str("%3C"),
            '>' => text.push_str("%3E"),
            '\n' => {}
            letter => text.push(letter),
        }
        text
    })
}

/// The colors of a theme under pieces of two styles. None if a style is not known.
pub fn colors(theme: BoardTheme, styles: [&str; 2]) -> Option<Sheet> {
    let colors = board_colors(theme, styles).ok()?;
    let shades = [
        ("", &colors.plain),
        ("-last", &colors.last),
        ("-chosen", &colors.selected),
        ("-palace", &colors.palace),
        ("-river", &colors.river),
    ];
    let mut content = String::from(":root{");
    for (name, [light, dark]) in shades {
        let _ = write!(content, "--light{name}:{light};--dark{name}:{dark};");
    }
    let [margin, label] = &colors.margin;
    let [goes, takes] = &colors.marks;
    let (water, check) = (&colors.water, &colors.check);
    let _ = write!(content, "--margin:{margin};--label:{label};--goes:{goes};--takes:{takes};");
    let _ = write!(content, "--water:{water};--check:{check}}}");
    Some(content.into())
}
