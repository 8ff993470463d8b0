//! Discord's refusals: a status, a JSON error code, a sentence, and for invalid forms the path of
//! each wrong field.

use serde_json::{Map, Value, json};

/// A refused request, in the body Discord would send.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub status: u16,
    pub body: Value,
}

impl ApiError {
    pub fn new(status: u16, code: u32, message: &str) -> ApiError {
        ApiError { status, body: json!({ "message": message, "code": code }) }
    }

    pub fn unauthorized() -> ApiError {
        ApiError::new(401, 0, "401: Unauthorized")
    }

    pub fn not_found() -> ApiError {
        ApiError::new(404, 0, "404: Not Found")
    }

    pub fn method_not_allowed() -> ApiError {
        ApiError::new(405, 0, "405: Method Not Allowed")
    }

    pub fn bad_json() -> ApiError {
        ApiError::new(400, 50109, "The request body contains invalid JSON.")
    }

    pub fn unknown_channel() -> ApiError {
        ApiError::new(404, 10003, "Unknown Channel")
    }

    pub fn unknown_guild() -> ApiError {
        ApiError::new(404, 10004, "Unknown Guild")
    }

    pub fn unknown_member() -> ApiError {
        ApiError::new(404, 10007, "Unknown Member")
    }

    pub fn unknown_message() -> ApiError {
        ApiError::new(404, 10008, "Unknown Message")
    }

    pub fn unknown_user() -> ApiError {
        ApiError::new(404, 10013, "Unknown User")
    }

    pub fn unknown_webhook() -> ApiError {
        ApiError::new(404, 10015, "Unknown Webhook")
    }

    pub fn unknown_interaction() -> ApiError {
        ApiError::new(404, 10062, "Unknown interaction")
    }

    pub fn unknown_command() -> ApiError {
        ApiError::new(404, 10063, "Unknown application command")
    }

    pub fn missing_access() -> ApiError {
        ApiError::new(403, 50001, "Missing Access")
    }

    pub fn missing_permissions() -> ApiError {
        ApiError::new(403, 50013, "Missing Permissions")
    }

    pub fn system_message() -> ApiError {
        ApiError::new(403, 50021, "Cannot execute action on a system message")
    }

    pub fn thread_archived() -> ApiError {
        ApiError::new(400, 50083, "Thread is archived")
    }

    pub fn empty_message() -> ApiError {
        ApiError::new(400, 50006, "Cannot send an empty message")
    }

    /// A 50035 for one field.
    pub fn field(path: &str, code: &str, message: &str) -> ApiError {
        let mut form = FormErrors::default();
        form.add(path, code, message);
        form.into_error()
    }
}

/// Collects the errors of a form, because Discord reports all wrong fields at once.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    errors: Map<String, Value>,
}

impl FormErrors {
    /// `path` is dotted, with list positions as numbers: `embeds.0.title`.
    pub fn add(&mut self, path: &str, code: &str, message: &str) {
        let mut place = &mut self.errors;
        for part in path.split('.') {
            let entry = place.entry(part).or_insert_with(|| json!({}));
            let Value::Object(inner) = entry else { return };
            place = inner;
        }
        let list = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message }));
        }
    }

    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// A text of `min..=max` characters.
    pub fn length(&mut self, path: &str, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length > max {
            let message = format!("Must be {max} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", &message);
        } else if length < min {
            if length == 0 && min == 1 {
                self.required(path);
            } else {
                let message = format!("Must be between {min} and {max} in length.");
                self.add(path, "BASE_TYPE_BAD_LENGTH", &message);
            }
        }
    }

    /// A list of at most `max` entries.
    pub fn at_most(&mut self, path: &str, count: usize, max: usize) {
        if count > max {
            let message = format!("Must be {max} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", &message);
        }
    }

    pub fn into_error(self) -> ApiError {
        ApiError {
            status: 400,
            body: json!({ "message": "Invalid Form Body", "code": 50035, "errors": self.errors }),
        }
    }

    /// `Ok` if there are no errors.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.errors.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }
}
