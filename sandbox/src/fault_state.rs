//! Faults that were asked for and have not happened yet.

use std::time::Duration;

use serde_json::Value;

/// A fault of a REST request.
#[derive(Clone, Debug)]
pub enum RestFault {
    /// The request is not carried out, and the reply has this status and body. In place of a null
    /// body, Discord's usual body of the status is sent.
    Answer {
        /// The HTTP status.
        status: u16,
        /// The JSON body.
        body: Value,
    },
    /// The request is not carried out, and the reply is a 429.
    RateLimited {
        /// The time to wait, in the body and the `Retry-After` header.
        retry_after: Duration,
        /// Whether it claims to be the limit over all routes.
        global: bool,
    },
    /// The request is carried out, but the connection breaks before the reply.
    LoseReply,
    /// The request is carried out, and its reply comes late.
    Delay(Duration),
}

/// A fault for the next matching requests.
#[derive(Debug)]
pub(crate) struct RestRule {
    pub method: String,
    pub part: String,
    pub left: u32,
    pub fault: RestFault,
}

#[derive(Debug, Default)]
pub(crate) struct FaultState {
    pub rest: Vec<RestRule>,
    /// The delay of every reply.
    pub latency: Duration,
    /// How many shards are recommended, if not one.
    pub shards: u32,
    /// Heartbeats are not answered.
    pub withhold_heartbeats: bool,
    /// The kinds of events that come twice or are lost the next time.
    pub double: Vec<String>,
    pub lose: Vec<String>,
    /// The kind of an event, and the JSON pointer to the field that the next one lacks.
    pub omit: Vec<(String, String)>,
}

impl FaultState {
    /// The fault for this request, if there is one left.
    pub fn for_request(&mut self, method: &str, path: &str) -> Option<RestFault> {
        let rule = self.rest.iter_mut().find(|rule| {
            rule.left > 0
                && (rule.method.is_empty() || rule.method == method)
                && path.contains(&rule.part)
        })?;
        rule.left -= 1;
        let fault = rule.fault.clone();
        self.rest.retain(|rule| rule.left > 0);
        Some(fault)
    }

    /// Whether the next event of this kind comes twice. It is asked once for each event.
    pub fn doubles(&mut self, kind: &str) -> bool {
        let place = self.double.iter().position(|wanted| wanted == kind || wanted.is_empty());
        place.map(|place| self.double.swap_remove(place)).is_some()
    }

    /// Whether the next event of this kind is lost. It is asked once for each event.
    pub fn loses(&mut self, kind: &str) -> bool {
        let place = self.lose.iter().position(|wanted| wanted == kind);
        place.map(|place| self.lose.swap_remove(place)).is_some()
    }

    /// Takes a field out of an event, if that was asked for.
    pub fn spoil(&mut self, kind: &str, data: &mut Value) {
        let Some(place) = self.omit.iter().position(|(wanted, _)| wanted == kind) else { return };
        let (_, pointer) = self.omit.swap_remove(place);
        if let Some((parent, field)) = pointer.rsplit_once('/')
            && let Some(Value::Object(parent)) = data.pointer_mut(parent)
        {
            parent.remove(field);
        }
    }
}
