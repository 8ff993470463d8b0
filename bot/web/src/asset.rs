//! The files beside the pages: the style, the script, and the drawings and colors of a game. Their
//! addresses change with them, so a browser keeps each for good.

use crate::address::{SCRIPT, STYLE};
use crate::fault::Fault;
use crate::sheet;
use axum::extract::Path;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use menagerie_render::BoardTheme;
use menagerie_rules::variant_of;

const CSS: &str = "text/css; charset=utf-8";

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

/// The drawings of a variant's pieces.
pub async fn pieces(Path((variant, revision)): Path<(String, u32)>) -> Result<Response, Fault> {
    let variant = variant_of(&variant, revision).ok_or(Fault::NoPage)?;
    let sheet = sheet::pieces(&variant).ok_or(Fault::NoPage)?;
    Ok(kept(CSS, sheet.content))
}

/// The colors of a theme under pieces of two styles.
pub async fn colors(
    Path((theme, first, second)): Path<(String, String, String)>,
) -> Result<Response, Fault> {
    let theme = BoardTheme::named(&theme).ok_or(Fault::NoPage)?;
    let sheet = sheet::colors(theme, [&first, &second]).ok_or(Fault::NoPage)?;
    Ok(kept(CSS, sheet.content))
}
