//! The words of a homeserver that does not do as it is asked.

use serde_json::{Map, Value, json};

/// A refusal as clients read it.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// `errcode`, `error`, and what else belongs to it.
    pub body: Value,
}

impl Refusal {
    pub fn new(status: u16, code: &str, error: impl Into<String>) -> Self {
        Self { status, body: json!({"errcode": code, "error": error.into()}) }
    }

    /// One more field beside the code and the sentence.
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.body[name] = value;
        self
    }

    pub fn forbidden(error: impl Into<String>) -> Self {
        Self::new(403, "M_FORBIDDEN", error)
    }

    pub fn not_found(error: &str) -> Self {
        Self::new(404, "M_NOT_FOUND", error)
    }

    /// An error without a code of its own.
    pub fn unknown(error: &str) -> Self {
        Self::new(400, "M_UNKNOWN", error)
    }

    pub fn unknown_token() -> Self {
        Self::new(401, "M_UNKNOWN_TOKEN", "Invalid access token passed.")
            .with("soft_logout", json!(false))
    }

    pub fn missing_token() -> Self {
        Self::new(401, "M_MISSING_TOKEN", "Missing access token")
    }

    pub fn too_many(retry_after_ms: u64) -> Self {
        Self::new(429, "M_LIMIT_EXCEEDED", "Too Many Requests")
            .with("retry_after_ms", json!(retry_after_ms))
    }

    pub fn outside(user: &str, room: &str) -> Self {
        Self::forbidden(format!("User {user} not in room {room}"))
    }
}

/// The body of a request as a JSON object.
pub fn object(body: &[u8]) -> Result<Map<String, Value>, Refusal> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(Refusal::new(400, "M_BAD_JSON", "Content must be a JSON object.")),
        Err(_) => Err(Refusal::new(400, "M_NOT_JSON", "Content not JSON.")),
    }
}
