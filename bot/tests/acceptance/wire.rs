//! The traffic on the wire, held against Discord's own description of its API.
//!
//! The description is large and not part of this project; it is looked for beside it.

use crate::server::Server;
use jsonschema::{Registry, Validator};
use menagerie_sandbox::Exchange;
use serde_json::Value;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

/// Fails if anything that [`is_described`] wants is missing, if the bot was answered by an error, or
/// if it could not read an event.
pub fn is_valid(server: &Server) {
    is_described(server);
    for exchange in server.sandbox.exchanges() {
        // A bot that was restarted does not know how much it has just sent: being told to wait is
        // no mistake.
        assert!(
            exchange.status < 400 || exchange.status == 429,
            "{} {} was answered {}: {}",
            exchange.method,
            exchange.path,
            exchange.status,
            exchange.response
        );
    }
    let log = server.log();
    assert!(!log.contains("cannot read"), "an event was dropped as unparsable:\n{log}");
    assert!(!log.contains("panicked"), "{log}");
}

/// Fails if the bot sent anything that Discord does not describe, or left it to Discord whom to alert. That must hold
/// for every answer of Discord.
pub fn is_described(server: &Server) {
    let exchanges = server.sandbox.exchanges();
    assert!(!exchanges.is_empty(), "the bot has sent nothing");
    for exchange in &exchanges {
        alerts_are_explicit(exchange);
    }
    match &*DESCRIPTION {
        Some(description) => exchanges.iter().for_each(|exchange| description.check(exchange)),
        None => println!("skipped, because Discord's API description is not beside the project"),
    }
}

/// A message has to settle its alerts itself. Else Discord decides, and alerts everybody.
fn alerts_are_explicit(exchange: &Exchange) {
    let body = match &exchange.request["data"] {
        Value::Null => &exchange.request,
        data => data,
    };
    if body["content"].is_null() {
        return;
    }
    let mentions = &body["allowed_mentions"];
    assert!(
        mentions["parse"] == serde_json::json!([]),
        "{} {} leaves it to Discord whom to alert: {body}",
        exchange.method,
        exchange.path
    );
}

/// Discord's OpenAPI description. It has more than a megabyte: it is read once, and what a body has to
/// be is worked out once for each kind of request.
struct Description {
    document: Value,
    registry: Registry<'static>,
    bodies: Mutex<HashMap<String, Arc<Validator>>>,
    /// The last list that was as described, for each kind of request.
    lists: Mutex<HashMap<String, Value>>,
}

static DESCRIPTION: LazyLock<Option<Description>> = LazyLock::new(Description::load);

/// By what name the schema of a body refers to the description.
const NAME: &str = "https://example.org/discord";

impl Description {
    fn load() -> Option<Self> {
        let beside = "../../shared/discord/openapi.json";
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(beside);
        let Ok(text) = std::fs::read_to_string(path) else {
            let required = std::env::var_os("MENAGERIE_API_DESCRIPTION_REQUIRED").is_some();
            assert!(!required, "Discord's API description is not at {beside}");
            return None;
        };
        let mut document: Value = serde_json::from_str(&text).expect("the description is JSON");
        document["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
        let registry = Registry::new().add(NAME, document.clone()).and_then(|it| it.prepare());
        let registry = registry.expect("the description is a schema");
        Some(Self { document, registry, bodies: Mutex::default(), lists: Mutex::default() })
    }

    /// Fails if the request's route, method or body is not described.
    fn check(&self, exchange: &Exchange) {
        let (template, operation) = self.operation(exchange).unwrap_or_else(|| {
            panic!("Discord does not describe {} {}", exchange.method, exchange.path)
        });
        if exchange.request.is_null() {
            return;
        }
        let content = &operation["requestBody"]["content"];
        let kind = ["application/json", "multipart/form-data"]
            .into_iter()
            .find(|kind| content[*kind]["schema"].is_object())
            .unwrap_or_else(|| {
                panic!("{} {template} has a body that is not described", exchange.method)
            });
        let reference = format!(
            "{NAME}#/paths/{}/{}/requestBody/content/{}/schema",
            pointer_part(&template),
            exchange.method.to_lowercase(),
            pointer_part(kind)
        );
        // Every bot begins with the same commands, in eight languages.
        if self.lists().get(&reference) == Some(&exchange.request) {
            return;
        }
        let validator = self.validator(reference.clone());
        let mut body = exchange.request.clone();
        forgive_integer_attachment_ids(&mut body);
        forgive_permissions_as_text(&mut body);
        let errors: Vec<String> = validator
            .iter_errors(&body)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{} {template}: {errors:#?}\n{body}", exchange.method);
        if exchange.request.is_array() {
            self.lists().insert(reference, exchange.request.clone());
        }
    }

    fn lists(&self) -> MutexGuard<'_, HashMap<String, Value>> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn validator(&self, reference: String) -> Arc<Validator> {
        let mut bodies = self.bodies.lock().unwrap_or_else(PoisonError::into_inner);
        let made = bodies.entry(reference.clone()).or_insert_with(|| {
            let schema = serde_json::json!({"$ref": reference});
            let made = jsonschema::options().with_registry(&self.registry).build(&schema);
            Arc::new(made.expect("the description is a schema"))
        });
        Arc::clone(made)
    }

    fn operation(&self, exchange: &Exchange) -> Option<(String, &Value)> {
        let path = exchange.path.split('?').next().unwrap_or_default();
        let path = path.strip_prefix("/api/v10").unwrap_or(path);
        let parts: Vec<&str> = path.split('/').collect();
        let method = exchange.method.to_lowercase();
        let paths = self.document["paths"].as_object().expect("it describes paths");
        let fits = |template: &str| {
            let described: Vec<&str> = template.split('/').collect();
            described.len() == parts.len()
                && described
                    .iter()
                    .zip(&parts)
                    .all(|(described, part)| described.starts_with('{') || described == part)
        };
        // `/users/@me` is described apart from `/users/{user_id}`: the one with fewer blanks.
        paths
            .iter()
            .filter(|(template, operations)| fits(template) && operations[&method].is_object())
            .min_by_key(|(template, _)| template.matches('{').count())
            .map(|(template, operations)| (template.clone(), &operations[&method]))
    }
}

/// The description says that `attachments[].id` is a text; Discord's own examples, and serenity,
/// send a number.
fn forgive_integer_attachment_ids(body: &mut Value) {
    for attachments in ["/attachments", "/data/attachments"] {
        let Some(Value::Array(list)) = body.pointer_mut(attachments) else { continue };
        for attachment in list {
            if let Some(id) = attachment["id"].as_u64() {
                attachment["id"] = id.to_string().into();
            }
        }
    }
}

/// The description says that what a command needs is a number; Discord's reference and answers, and
/// serenity, write permissions as a text.
fn forgive_permissions_as_text(body: &mut Value) {
    for command in body.as_array_mut().into_iter().flatten() {
        let Some(needed) = command.get_mut("default_member_permissions") else { continue };
        if let Some(bits) = needed.as_str().and_then(|bits| bits.parse::<u64>().ok()) {
            *needed = bits.into();
        }
    }
}

/// A key as a part of a JSON pointer in a URI fragment.
fn pointer_part(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D")
}

#[test]
fn the_check_finds_what_is_wrong() {
    let Some(description) = &*DESCRIPTION else {
        println!("skipped, because Discord's API description is not beside the project");
        return;
    };
    let exchange = |method: &str, path: &str, request: Value| Exchange {
        at_ms: 0,
        method: method.to_owned(),
        path: path.to_owned(),
        route: String::new(),
        headers: Vec::new(),
        request,
        files: Vec::new(),
        status: 200,
        response: Value::Null,
        response_headers: Vec::new(),
        reply_lost: false,
    };
    let messages = "/api/v10/channels/1/messages";
    let good = serde_json::json!({"content": "x", "tts": false});
    description.check(&exchange("POST", messages, good.clone()));
    for (method, path, body) in [
        ("POST", "/api/v10/channels/1/nothing", good.clone()),
        ("PUT", messages, good),
        ("POST", messages, serde_json::json!({"content": 7})),
        ("POST", "/api/v10/channels/1/threads", serde_json::json!({"name": 7})),
        ("POST", messages, serde_json::json!({"components": [{"type": 1, "components": "x"}]})),
    ] {
        let wrong = exchange(method, path, body);
        let caught = catch_unwind(AssertUnwindSafe(|| description.check(&wrong)));
        assert!(caught.is_err(), "{method} {path} {} passed", wrong.request);
    }
}
