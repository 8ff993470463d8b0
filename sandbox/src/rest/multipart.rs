//! Reads `multipart/form-data` as libraries send it: `payload_json` and `files[n]`.

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use axum::http::{Request, header};
use serde_json::Value;

use super::File;
use crate::api_error::ApiError;
use crate::world::embed::safe_name;

/// Discord's limit for one file without boosts.
const FILE_LIMIT: usize = 10 * 1024 * 1024;

pub(crate) async fn read(content_type: &str, bytes: Bytes) -> Result<(Value, Vec<File>), ApiError> {
    let mut request = Request::builder()
        .header(header::CONTENT_TYPE, content_type)
        .body(Body::from(bytes))
        .map_err(|_| ApiError::bad_json())?;
    // The size of the whole body was checked before.
    DefaultBodyLimit::disable().apply(&mut request);
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::bad_json())?;
    let mut payload = Value::Null;
    let mut files = Vec::new();
    while let Some(part) = form.next_field().await.map_err(|_| ApiError::bad_json())? {
        let name = part.name().unwrap_or_default().to_owned();
        let file_name = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| ApiError::bad_json())?;
        if name == "payload_json" {
            payload = serde_json::from_slice(&bytes).map_err(|_| ApiError::bad_json())?;
            continue;
        }
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        let number = number.and_then(|digits| digits.parse().ok());
        if let (Some(number), Some(file_name)) = (number, file_name) {
            if bytes.len() > FILE_LIMIT {
                return Err(ApiError::new(413, 40005, "Request entity too large"));
            }
            files.push(File {
                number,
                name: safe_name(&file_name),
                content_type: kind(&file_name, content_type),
                bytes: bytes.to_vec().into(),
            });
        }
    }
    Ok((payload, files))
}

fn kind(name: &str, given: Option<String>) -> Option<String> {
    let ending = name.rsplit('.').next().unwrap_or_default().to_lowercase();
    let by_ending = match ending.as_str() {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "txt" => "text/plain; charset=utf-8",
        _ => return given,
    };
    Some(by_ending.to_owned())
}
