//! The files beside the pages: the style, the script, and the drawings and colors of a game. Their
//! addresses change with them, so a browser keeps each for good.

use crate::address::{SCRIPT, STYLE, class_of};
use crate::fault::Fault;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use menagerie_render::{BoardTheme, board_colors, piece_svg};
use menagerie_rules::{Color, variant_of};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

const CSS: &str = "text/css; charset=utf-8";

/// How many style sheets of drawings are kept, of some 60 KB each.
const MOST_MADE: usize = 100;

fn kept(kind: &'static str, content: impl IntoResponse) -> Response {
    let headers: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, content).into_response()
}

pub async fn style() -> Response {
    kept(CSS, STYLE)
}

pub async fn script() -> Response {
    kept("text/javascript; charset=utf-8", SCRIPT)
}

/// The drawings of a variant's pieces, each as the background of a class.
pub async fn pieces(Path((variant, revision)): Path<(String, u32)>) -> Result<Response, Fault> {
    let variant = variant_of(&variant, revision).ok_or(Fault::NoPage)?;
    let key = (variant.id.clone(), variant.revision);
    if let Some(sheet) = made().get(&key) {
        return Ok(kept(CSS, sheet.clone()));
    }
    let mut sheet = String::new();
    for color in Color::BOTH {
        let style = &variant.side_styles[color.index()];
        for (kind, piece) in variant.pieces.iter().enumerate() {
            // A variant is only offered if its drawings are known.
            let svg = piece_svg(&piece.drawing, style).map_err(|_| Fault::NoPage)?;
            let class = class_of(color, kind);
            let _ = writeln!(
                sheet,
                ".{class}{{background-image:url(\"data:image/svg+xml,{}\")}}",
                quoted(&svg)
            );
        }
    }
    let sheet = Bytes::from(sheet);
    let mut made = made();
    if made.len() >= MOST_MADE {
        made.clear();
    }
    made.insert(key, sheet.clone());
    Ok(kept(CSS, sheet))
}

/// The style sheets that were made, by variant and revision.
fn made() -> MutexGuard<'static, HashMap<(String, u32), Bytes>> {
    static MADE: LazyLock<Mutex<HashMap<(String, u32), Bytes>>> = LazyLock::new(Mutex::default);
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

/// The colors of a theme under pieces of two styles.
pub async fn colors(
    Path((theme, first, second)): Path<(String, String, String)>,
) -> Result<Response, Fault> {
    let theme = BoardTheme::named(&theme).ok_or(Fault::NoPage)?;
    let colors = board_colors(theme, [&first, &second]).map_err(|_| Fault::NoPage)?;
    let sheet = format!(
        ":root{{--light:{};--dark:{};--light-last:{};--dark-last:{};--light-chosen:{};\
         --dark-chosen:{};--margin:{};--label:{};--goes:{};--takes:{};--check:{}}}",
        colors.plain[0],
        colors.plain[1],
        colors.last[0],
        colors.last[1],
        colors.selected[0],
        colors.selected[1],
        colors.margin[0],
        colors.margin[1],
        colors.marks[0],
        colors.marks[1],
        colors.check,
    );
    Ok(kept(CSS, sheet))
}
