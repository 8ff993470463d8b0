//! The deeds of a player on the page. Each is a call to the desk with a cause of its own, so a double click or a lost
//! answer does it once.

use crate::Site;
use crate::board_page::{Choice, Said, own_game, shown as page_of};
use crate::fault::Fault;
use crate::visitor::Visitor;
use crate::wording::{plain, shown};
use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::response::{IntoResponse, Response};
use menagerie_chat::conversation::Answer;
use menagerie_chat::languages::letters;
use menagerie_chat::pages::hash;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::{Game, Visibility};
use menagerie_core::model::{ActionKind, Moment, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, message};
use menagerie_rules::notation::Letters;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A typed or tapped move.
#[derive(Deserialize)]
pub struct Play {
    key: String,
    #[serde(rename = "move")]
    text: String,
    ply: usize,
    taken_back: usize,
    nonce: String,
    /// Whether it was tapped, or chosen from a list, and not typed.
    tapped: Option<String>,
}

/// Another deed.
#[derive(Deserialize)]
pub struct Act {
    key: String,
    what: String,
    ply: usize,
    taken_back: usize,
    nonce: String,
    confirm: Option<String>,
}

/// The script's news of a deed.
#[derive(Serialize)]
struct Told {
    /// The words, as HTML; empty if the board says enough.
    said: String,
    /// The deed that waits to be confirmed.
    confirm: Option<&'static str>,
    /// The moves that could be meant.
    choices: Vec<Choice>,
}

/// Plays a move.
pub async fn play(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
    headers: HeaderMap,
    Form(form): Form<Play>,
) -> Result<Response, Fault> {
    visitor.checks(&form.key)?;
    let (game, _) = own_game(&site, &visitor, number).await?;
    let shown = Moment { ply: form.ply, taken_back: form.taken_back };
    let text = form.text.trim().to_owned();
    // A move that was tapped is written as in records, and not with the visitor's names for its pieces.
    let is_tapped = form.tapped.is_some();
    let letters = if is_tapped { Letters::default() } else { letters(visitor.language()) };
    let command = Command::Play(PlayRequest::Move {
        which: Which::Number(game.id),
        text,
        shown: Some(shown),
    });
    let nonce = format!("move {number} {}", form.nonce);
    let done = Done { site: &site, visitor: &visitor, nonce: &nonce, letters };
    done.tell(&game, command, None, &headers).await
}

/// Does something else.
pub async fn act(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
    headers: HeaderMap,
    Form(form): Form<Act>,
) -> Result<Response, Fault> {
    visitor.checks(&form.key)?;
    let (game, side) = own_game(&site, &visitor, number).await?;
    let which = Which::Number(game.id);
    let confirmed = form.confirm.is_some();
    let moment = Moment { ply: form.ply, taken_back: form.taken_back };
    // To ask and to confirm are two things, even of one page.
    let nonce = format!("{} {number} {confirmed} {}", form.what, form.nonce);
    let letters = Letters::default();
    let done = Done { site: &site, visitor: &visitor, nonce: &nonce, letters };
    let (command, confirm) = match form.what.split_once(':').unwrap_or((&form.what, "")) {
        // It would end a game whose board, or whose offers, are not those that were seen.
        ("draw", _)
            if game.moment() != moment || game.draw_offer.is_some_and(|it| it.by != side) =>
        {
            let words = message!("page-draw-meanwhile");
            return done.answer(&game, Answer::text(words), None, &headers).await;
        }
        ("draw", _) => (Command::Ending(EndingRequest::Draw { which }), None),
        (answer @ ("accept-draw" | "decline-draw"), ply) => {
            let ply = ply.parse().map_err(|_| Fault::TooOld(visitor.reader()))?;
            let (game, by, accept) = (game.id, Some(side.other()), answer == "accept-draw");
            (Command::Ending(EndingRequest::AnswerDraw { game, ply, by, accept }), None)
        }
        (answer @ ("accept-proposal" | "decline-proposal"), number) => {
            let number = number.parse().map_err(|_| Fault::TooOld(visitor.reader()))?;
            let accept = answer == "accept-proposal";
            (Command::Offer(OfferRequest::AnswerProposal { game: game.id, number, accept }), None)
        }
        ("undo", _) => {
            (Command::Offer(OfferRequest::TakeBack { which, shown: Some(moment) }), None)
        }
        ("pass", _) if !confirmed => {
            let words = Answer::text(message!("page-pass-asked"));
            return done.answer(&game, words, Some("pass"), &headers).await;
        }
        ("pass", _) => (
            Command::Play(PlayRequest::Move {
                which,
                text: "pass".to_owned(),
                shown: Some(moment),
            }),
            None,
        ),
        ("resign", _) => {
            (Command::Ending(EndingRequest::Resign { which, confirmed }), Some("resign"))
        }
        _ => return Err(Fault::TooOld(visitor.reader())),
    };
    done.tell(&game, command, confirm, &headers).await
}

/// A deed of a visitor.
struct Done<'a> {
    site: &'a Site,
    visitor: &'a Visitor,
    /// The mark that tells it from their other deeds.
    nonce: &'a str,
    /// By which letters pieces are named in it.
    letters: Letters,
}

impl Done<'_> {
    /// Hands it in, and passes the answer on: to the script, or with the page.
    async fn tell(
        self,
        game: &Game,
        command: Command,
        confirm: Option<&'static str>,
        headers: &HeaderMap,
    ) -> Result<Response, Fault> {
        let reply = self.site.services.ask(self.call(game, command)).await;
        let asks = matches!(reply, Ok(Reply::Ask(..)));
        let is_silent = matches!(reply, Ok(Reply::Nothing | Reply::Look(None, _)));
        let answer = if is_silent { Answer::default() } else { Answer::to_call(reply) };
        self.answer(game, answer, confirm.filter(|_| asks), headers).await
    }

    /// Answers to the script, or with the page.
    async fn answer(
        self,
        game: &Game,
        answer: Answer,
        confirm: Option<&'static str>,
        headers: &HeaderMap,
    ) -> Result<Response, Fault> {
        let Self { site, visitor, .. } = self;
        let store = &site.services.store;
        let words = match answer.texts.first() {
            Some(text) => Some(shown(store, text, visitor.reader()).await),
            None => None,
        };
        let choices = answer.actions.iter().filter_map(|action| match &action.kind {
            ActionKind::Play(_, _, text) => {
                let label = plain(&action.label, visitor.reader());
                Some(Choice { label, text: text.clone() })
            }
            _ => None,
        });
        let choices = choices.collect();
        let wants_data = headers.get(ACCEPT).is_some_and(|kind| kind == "application/json");
        if wants_data {
            let said = words.map(maud::PreEscaped::into_string).unwrap_or_default();
            return Ok(Json(Told { said, confirm, choices }).into_response());
        }
        let said = words.map(|words| Said { words, confirm, choices });
        let (game, side) = own_game(site, visitor, game.id.0).await?;
        Ok(page_of(site, visitor, (&game, side), said, None).await?.into_response())
    }

    fn call(&self, game: &Game, command: Command) -> Call {
        let Self { site, visitor, nonce, ref letters } = *self;
        let now = site.services.clock.now();
        let there = game.clone().seen_on(visitor.account.network());
        Call {
            from: visitor.account.clone(),
            speaker: Speaker::default(),
            place: there.home().clone(),
            server: Some(there.server.clone()),
            // Their own games are theirs wherever they are.
            visibility: Visibility::Only(Vec::new()),
            authority: Authority::Player,
            hears_talk: false,
            cause: CauseId::new("web", hash(&format!("{} {nonce}", visitor.session))),
            at: now,
            seen: now,
            via: Via::Private,
            letters: letters.clone(),
            command,
        }
    }
}
