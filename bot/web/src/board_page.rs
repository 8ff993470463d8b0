//! The board of a game. Without a script it shows the position and takes a typed move.

use crate::Site;
use crate::address::of_board;
use crate::board_state::{BoardState, heading};
use crate::captured;
use crate::fault::Fault;
use crate::ground::ground;
use crate::hands;
use crate::layout::page;
use crate::visitor::Visitor;
use crate::wording::{plain, title};
use axum::Json;
use axum::extract::{Path, Query, State};
use maud::{Markup, PreEscaped, html};
use menagerie_chat::pages::secret;
use menagerie_chat::preferences::View;
use menagerie_core::model::state::Game;
use menagerie_core::{GameId, message};
use menagerie_rules::Color;
use menagerie_store::StoreError;
use menagerie_words::Reader;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game of the visitor's, and their side.
///
/// # Errors
/// When there is none with this number. Nobody can tell whether others play it.
pub async fn own_game(site: &Site, visitor: &Visitor, number: i64) -> Result<(Game, Color), Fault> {
    let none = || Fault::NoGame(visitor.reader());
    let game = match site.services.store.game(GameId(number)).await {
        Ok(game) => game.ok_or_else(none)?,
        // One that this version cannot read is not shown.
        Err(StoreError::Unreadable(_)) => return Err(none()),
        Err(error) => return Err(error.into()),
    };
    let side = game.side_of(&visitor.member).ok_or_else(none)?;
    Ok((game, side))
}

/// The page of a board.
pub async fn board(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
    Query(asked): Query<AskedBoard>,
) -> Result<Markup, Fault> {
    let (game, side) = own_game(&site, &visitor, number).await?;
    shown(&site, &visitor, (&game, side), None, asked.ply()).await
}

/// The board that is asked for.
#[derive(Deserialize)]
pub struct AskedBoard {
    at: Option<String>,
}

impl AskedBoard {
    /// The plies after which it stood. None for the present, and for a text that is no number.
    fn ply(&self) -> Option<usize> {
        self.at.as_ref()?.parse().ok()
    }
}

/// The data that the script needs to show a board anew.
pub async fn state(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(number): Path<i64>,
    Query(asked): Query<AskedBoard>,
) -> Result<Json<BoardState>, Fault> {
    let (game, side) = own_game(&site, &visitor, number).await?;
    let store = &site.services.store;
    Ok(Json(BoardState::of(store, (&game, side), &visitor, asked.ply()).await))
}

/// The words about the last deed, and the deed that waits to be confirmed.
pub struct Said {
    pub words: Markup,
    pub confirm: Option<&'static str>,
    pub choices: Vec<Choice>,
}

/// A move that could be meant.
#[derive(Serialize)]
pub struct Choice {
    /// As it is read.
    pub label: String,
    /// As it is sent.
    pub text: String,
}

/// The page of a game, with the last answer, now or after so many plies.
pub async fn shown(
    site: &Site,
    visitor: &Visitor,
    (game, side): (&Game, Color),
    said: Option<Said>,
    at: Option<usize>,
) -> Result<Markup, Fault> {
    let store = &site.services.store;
    let reader = visitor.reader();
    let state = BoardState::of(store, (game, side), visitor, at).await;
    let heading = heading(store, game, visitor).await;
    let variant = game.variant();
    let bottom = match visitor.preferences.view {
        View::First => Color::White,
        View::Second => Color::Black,
        View::Own => side,
    };
    // `</` would end the element in which it stands.
    let data = serde_json::to_string(&state).unwrap_or_default().replace("</", "<\\/");
    let nonce = secret().map_err(Fault::Random)?;
    let wall = variant.walls.as_ref().map(|walls| &variant.piece(walls.piece).name);
    let wall = wall.map(|name| message!("piece-name", name = name));
    let asked = wall.clone().map(|piece| plain(&message!("page-wall", piece = piece), reader));
    let fields = html! {
        input type="hidden" name="key" value=(visitor.key);
        input type="hidden" name="ply" value=(state.ply);
        input type="hidden" name="taken_back" value=(state.taken_back);
        input type="hidden" name="nonce" value=(nonce);
    };
    let body = html! {
        main class="board-page" data-game=(game.id) data-bottom=(bottom.index()) data-side=(side.index()) {
            header {
                a class="home" href="/" { (plain(&message!("page-games"), reader)) }
                h1 { (heading) }
            }
            p id="status" role="status" { (PreEscaped(&state.status)) }
            div id="said" role="status" {
                @if let Some(said) = &said {
                    p { (said.words) }
                    @if !said.choices.is_empty() {
                        form method="post" action={ "/game/" (game.id) "/move" } {
                            (fields)
                            input type="hidden" name="tapped" value="yes";
                            @for choice in &said.choices { button name="move" value=(choice.text) { (choice.label) } }
                        }
                    }
                    @if let Some(what) = said.confirm {
                        form method="post" action={ "/game/" (game.id) "/do" } {
                            (fields)
                            input type="hidden" name="confirm" value="yes";
                            button class="final" name="what" value=(what) { (plain(&message!("page-confirm"), reader)) }
                            a href={ "/game/" (game.id) } { (plain(&message!("page-cancel"), reader)) }
                        }
                    }
                }
            }
            div class="tools" {
                button id="flip" hidden { (plain(&message!("action-flip"), reader)) }
                button id="whole" hidden { (plain(&message!("action-whole"), reader)) }
                (ways(game, &state, reader))
            }
            p id="looking" role="status" { (state.looking) }
            (captured::row(&state.captured, reader))
            @if variant.hands.is_some() { (hand(game, (&state, side), !bottom, ("hand-above", reader))) }
            div id="view" { (grid(game, bottom, &state, reader)) }
            @if variant.hands.is_some() { (hand(game, (&state, side), bottom, ("hand-below", reader))) }
            div class="side" {
            p id="named" aria-hidden="true" {}
            div id="sheet" hidden { p {} div class="choices" {} button class="cancel" { (plain(&message!("page-cancel"), reader)) } }
            form id="typed" method="post" action={ "/game/" (game.id) "/move" } {
                (fields)
                label { (plain(&message!("page-type-move"), reader)) " " input name="move" autocomplete="off" autocapitalize="off" required maxlength="100"; }
                button { (plain(&message!("page-play"), reader)) }
            }
            form id="deeds" method="post" action={ "/game/" (game.id) "/do" } {
                (fields)
                @for deed in &state.deeds { button name="what" value=(deed.what) { (deed.label) } }
            }
            details { summary { (plain(&message!("page-moves"), reader)) } (line(game, &state)) }
            p id="offline" hidden { (plain(&message!("page-offline"), reader)) }
            }
            script type="application/json" id="state" { (PreEscaped(data)) }
            template id="words" data-play=(plain(&message!("page-play"), reader)) data-choose=(plain(&message!("page-choose"), reader)) data-wall=[asked] data-wall-name=[wall.as_ref().map(|it| plain(it, reader))] {}
        }
    };
    let styles = of_board(variant, visitor.preferences.look.theme);
    Ok(page(visitor.language(), &title(&heading, reader), &styles, &body))
}

/// The pieces that a side has in hand.
fn hand(
    game: &Game,
    (state, own): (&BoardState, Color),
    side: Color,
    (id, reader): (&str, Reader),
) -> Markup {
    let label = plain(&message!("page-hand", side = game.side_name(side)), reader);
    hands::row(&state.hands[side.index()], (id, &label), side == own)
}

/// The ways to the start of the game, one move back, one on, and to the present.
fn ways(game: &Game, state: &BoardState, reader: Reader) -> Markup {
    let address = |to: usize| format!("/game/{}?at={to}", game.id);
    let back = state.at.checked_sub(1);
    let is_past = state.at < state.ply;
    let ways = [
        ("first", "«", message!("page-first"), back.map(|_| address(0))),
        ("back", "‹", message!("page-back"), back.map(address)),
        ("on", "›", message!("page-on"), is_past.then(|| address(state.at + 1))),
        ("now", "»", message!("page-now"), is_past.then(|| format!("/game/{}", game.id))),
    ];
    html! {
        @for (way, sign, label, to) in ways {
            @let label = plain(&label, reader);
            a class="walk" data-walk=(way) href=[to] aria-label=(label) title=(label) { (sign) }
        }
    }
}

/// The moves so far, each with the way to the board behind it.
fn line(game: &Game, state: &BoardState) -> Markup {
    html! {
        ol id="line" {
            @for (pair, moves) in state.line.chunks(2).enumerate() {
                li {
                    @for (own, mv) in moves.iter().enumerate() {
                        @let ply = 2 * pair + own + 1;
                        @let is_shown = (ply == state.at).then_some("step");
                        @if own > 0 { " " }
                        a data-walk="line" href={ "/game/" (game.id) "?at=" (ply) } aria-current=[is_shown] { (mv) }
                    }
                }
            }
        }
    }
}

/// The squares, each a button with its name, row by row from the top.
fn grid(game: &Game, bottom: Color, state: &BoardState, reader: Reader) -> Markup {
    let variant = game.variant();
    let (files, ranks) = (variant.files, variant.ranks);
    let is_turned = bottom == Color::Black;
    let rows: Vec<u8> = if is_turned { (0..ranks).collect() } else { (0..ranks).rev().collect() };
    let columns: Vec<u8> =
        if is_turned { (0..files).rev().collect() } else { (0..files).collect() };
    let name = |file: u8, rank: u8| format!("{}{}", char::from(b'a' + file), rank + 1);
    let ground = ground(variant);
    let turned = if is_turned { " turned" } else { "" };
    let is_there = |file: u8, rank: u8| state.squares.contains_key(&name(file, rank));
    // A rank is named on its first square, and a file on its last one.
    let names_rank =
        |file: u8, rank: u8| columns.iter().find(|it| is_there(**it, rank)) == Some(&file);
    let names_file =
        |file: u8, rank: u8| rows.iter().rev().find(|it| is_there(file, **it)) == Some(&rank);
    html! {
        div id="board" class={ "files-" (files) (turned) } role="grid" aria-label=(plain(&message!("page-board"), reader)) {
            @for rank in &rows {
                div role="row" class="row" {
                    @for file in &columns {
                        @let square = name(*file, *rank);
                        @let shade = if (file + rank) % 2 == 0 { "d" } else { "l" };
                        @match state.squares.get(&square) {
                            Some((class, words)) => {
                                @let mark = mark(state, &square);
                                @let soil = ground.get(&(*file, *rank)).map(String::as_str).unwrap_or_default();
                                @let of_rank = if names_rank(*file, *rank) { " names-rank" } else { "" };
                                @let of_file = if names_file(*file, *rank) { " names-file" } else { "" };
                                button type="button" role="gridcell" class={ "sq " (shade) " " (class) (mark) (of_rank) (of_file) " " (soil) }
                                    data-square=(square) data-file=(char::from(b'a' + *file)) data-rank=(rank + 1) aria-label=(words) title=(words) tabindex="-1" {}
                            }
                            None => div class="gap" {},
                        }
                    }
                }
            }
        }
    }
}

/// The classes of a square of the last move, and of a piece in check.
fn mark(state: &BoardState, square: &String) -> &'static str {
    match (state.last.contains(square), state.check.contains(square)) {
        (true, true) => " last check",
        (true, false) => " last",
        (false, true) => " check",
        (false, false) => "",
    }
}
