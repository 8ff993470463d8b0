//! Refuses requests with a foreign host name or from a foreign page.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

pub(super) async fn check(port: u16, request: Request, next: Next) -> Response {
    if is_ours(request.headers(), port) {
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, "This is a loopback service.\n").into_response()
    }
}

/// Whether the host is a loopback name with our port, and so is the origin, if one is given.
fn is_ours(headers: &HeaderMap, port: u16) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|it| it.to_str().unwrap_or_default());
    let Some(host) = text(header::HOST) else { return false };
    let named = ["127.0.0.1", "localhost"].iter().any(|name| host == format!("{name}:{port}"));
    let origin = text(header::ORIGIN);
    named && origin.is_none_or(|origin| origin == format!("http://{host}"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_loopback_names_are_ours() {
        for (host, origin, ours) in [
            ("127.0.0.1:80", None, true),
            ("localhost:80", Some("http://localhost:80"), true),
            ("localhost:81", None, false),
            ("example.com:80", None, false),
            ("127.0.0.1.example.com:80", None, false),
            ("127.0.0.1:80", Some("http://example.com"), false),
            ("127.0.0.1:80", Some("null"), false),
            ("127.0.0.1:80", Some("http://localhost:80"), false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            assert_eq!(is_ours(&headers, 80), ours, "{host} {origin:?}");
        }
        assert!(!is_ours(&HeaderMap::new(), 80));
    }
}
