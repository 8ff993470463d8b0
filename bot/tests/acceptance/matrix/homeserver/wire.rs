//! HTTP around the homeserver: reads requests, lets them go wrong, and has them answered.

use super::answering::{Answer, Asked};
use super::faults::{Fault, Faults};
use super::filter::Filter;
use super::operation::Operation;
use super::refusal::Refusal;
use super::room::Reader;
use super::sync::{self, Question};
use super::world::World;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, Response, header};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// A request that has come, as tests look at it.
#[derive(Clone, Debug)]
pub struct Seen {
    pub operation: Operation,
    /// Nobody's, where no token is known.
    pub user: Option<String>,
    /// Room, type, event, …: what its path names.
    pub named: Vec<String>,
    pub query: HashMap<String, String>,
    /// Null if it is no JSON.
    pub body: Value,
    /// `None` while it is not answered, and if it never was.
    pub status: Option<u16>,
}

/// The data that all requests share.
pub struct Inner {
    pub world: World,
    pub faults: Faults,
    pub seen: Vec<Seen>,
}

/// A homeserver's memory, for each request.
#[derive(Clone)]
pub struct Shared(Arc<Mutex<Inner>>);

/// Why there is no answer.
struct NoReply;

impl Shared {
    pub fn new(world: World) -> Self {
        let inner = Inner { world, faults: Faults::default(), seen: Vec::new() };
        Self(Arc::new(Mutex::new(inner)))
    }

    pub fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().expect("no request panics")
    }

    /// Answers a request, unless the homeserver stops meanwhile.
    pub async fn serve(
        self,
        request: Request<Body>,
        mut stops: watch::Receiver<bool>,
    ) -> Response<Body> {
        let answer = tokio::select! {
            answer = self.respond(request) => answer,
            _ = stops.wait_for(|stops| *stops) => Err(NoReply),
        };
        answer.unwrap_or_else(|NoReply| {
            // A body that fails before its first byte makes hyper close without a word.
            let broken = std::io::Error::other("the connection ends on purpose");
            let broken = futures_util::stream::once(async { Err::<Vec<u8>, _>(broken) });
            Response::new(Body::from_stream(broken))
        })
    }

    async fn respond(&self, request: Request<Body>) -> Result<Response<Body>, NoReply> {
        let Some(asked) = read(request).await? else {
            return Ok(refused(&Refusal::new(404, "M_UNRECOGNIZED", "Unrecognized request")));
        };
        let (number, fault) = self.note(&asked);
        match fault {
            Some(Fault::Drop) => return Err(NoReply),
            Some(Fault::Hang) => std::future::pending().await,
            _ => {}
        }
        let answer = match fault {
            Some(Fault::TooMany { retry_after_ms }) => Err(Refusal::too_many(retry_after_ms)),
            Some(Fault::Status(status)) => Err(Refusal { status, body: Value::Null }),
            Some(Fault::Refused(status, errcode)) => Err(Refusal::new(status, errcode, "No")),
            _ if asked.operation == Operation::Sync => self.sync(&asked).await,
            _ => {
                let mut inner = self.lock();
                let world = &mut inner.world;
                world.caller(&asked).and_then(|user| world.answer(&user, &asked))
            }
        };
        if fault == Some(Fault::LoseReply) {
            return Err(NoReply);
        }
        let response = answer.map_or_else(|refusal| refused(&refusal), answered);
        self.lock().seen[number].status = Some(response.status().as_u16());
        Ok(response)
    }

    /// Writes a request down, and says how it goes wrong.
    fn note(&self, asked: &Asked) -> (usize, Option<Fault>) {
        let mut inner = self.lock();
        let user = inner.world.caller(asked).ok().filter(|user| !user.is_empty());
        let fault = inner.faults.take(user.as_deref(), asked.operation);
        inner.seen.push(Seen {
            operation: asked.operation,
            user,
            named: asked.named.clone(),
            query: asked.query.clone(),
            body: serde_json::from_slice(&asked.body).unwrap_or_default(),
            status: None,
        });
        (inner.seen.len() - 1, fault)
    }

    /// Waits for news as long as the client would.
    async fn sync(&self, asked: &Asked) -> Result<Answer, Refusal> {
        let wait = asked.query.get("timeout").and_then(|it| it.parse().ok()).unwrap_or(0);
        let deadline = Instant::now() + Duration::from_millis(wait);
        let question = Question {
            since: sync::since(asked.query.get("since"))?,
            filter: Filter::read(asked.query.get("filter"))?,
            limit: self.lock().world.timeline_limit,
        };
        let mut news = self.lock().world.news();
        loop {
            news.mark_unchanged();
            {
                let world = &self.lock().world;
                let user = world.caller(asked)?;
                let token = asked.token.as_deref().unwrap_or_default();
                let (found, is_news) = world.sync(Reader { user: &user, token }, &question);
                if is_news || question.since.is_none() || Instant::now() >= deadline {
                    return Ok(Answer::Json(found));
                }
            }
            let _ = tokio::time::timeout_at(deadline, news.changed()).await;
        }
    }
}

/// Reads a request; `None` if there is no such request.
async fn read(request: Request<Body>) -> Result<Option<Asked>, NoReply> {
    let (head, body) = request.into_parts();
    let path = head.uri.path().to_owned();
    let segments = path.trim_matches('/').split('/');
    let segments: Vec<_> = segments.map(undo_escapes).collect();
    // The state key may be empty, and then the path ends in a slash.
    let Some((operation, named)) = Operation::of(head.method.as_str(), &segments) else {
        return Ok(None);
    };
    let query = head.uri.query().unwrap_or_default();
    let query = axum::extract::Query::<HashMap<String, String>>::try_from_uri(
        &format!("/?{query}").parse().expect("it was one before"),
    );
    Ok(Some(Asked {
        operation,
        named,
        path,
        query: query.map(|it| it.0).unwrap_or_default(),
        token: header(&head.headers, header::AUTHORIZATION)
            .and_then(|it| it.strip_prefix("Bearer ").map(str::to_owned)),
        content_type: header(&head.headers, header::CONTENT_TYPE)
            .unwrap_or_else(|| "application/octet-stream".into()),
        body: to_bytes(body, usize::MAX).await.map_err(|_| NoReply)?.to_vec(),
    }))
}

fn header(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
}

/// A segment of a path with `%21` read as `!`.
fn undo_escapes(segment: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = segment.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).filter(|_| *first == b'%');
        let hex = hex.and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &tail[2..]),
            None => (bytes.push(*first), rest = tail),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn answered(answer: Answer) -> Response<Body> {
    let (content_type, bytes) = match answer {
        Answer::Json(value) => ("application/json".to_owned(), value.to_string().into_bytes()),
        Answer::File { content_type, bytes } => (content_type, bytes),
    };
    let response = Response::builder().header(header::CONTENT_TYPE, content_type);
    response.body(Body::from(bytes)).expect("the headers are sound")
}

fn refused(refusal: &Refusal) -> Response<Body> {
    let body = match &refusal.body {
        Value::Null => "<html>what a proxy says</html>".to_owned(),
        body => body.to_string(),
    };
    let response = Response::builder().status(refusal.status);
    response.body(Body::from(body)).expect("the status is sound")
}
