//! A board as one of its players sees it, now or looking back: as data for the script, and for the page itself.

use crate::captured::{Captured, captured};
use crate::hands::{Held, held, place};
use crate::sheet::class_of;
use crate::visitor::Visitor;
use crate::wording::{named, plain, shown};
use menagerie_core::ending::result;
use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_core::offer::types::Aim;
use menagerie_rules::notation::{coordinates, short, told};
use menagerie_rules::{About, Color, Move, Passing};
use menagerie_store::Store;
use menagerie_words::Reader;
use serde::Serialize;
use std::collections::BTreeMap;

/// A board as a player sees it.
#[derive(Serialize)]
pub struct BoardState {
    /// The key of the page's player: the key of its forms.
    pub key: String,
    /// The moment: the plies that stand, and how many moves were taken back.
    pub ply: usize,
    pub taken_back: usize,
    /// The plies after which the board is shown: fewer than those that stand, if the player looks back.
    pub at: usize,
    /// Which moment it is, if the player looks back.
    pub looking: String,
    /// The contents of each square: the class of its drawing, and the square in words.
    pub squares: BTreeMap<String, (String, String)>,
    /// Where the last move started and ended.
    pub last: Vec<String>,
    /// The royal pieces in check.
    pub check: Vec<String>,
    /// The pieces that were captured by then. In a game with hands they stand in these.
    pub captured: Vec<Captured>,
    /// The pieces that each side had in hand then, the first mover first.
    pub hands: [Vec<Held>; 2],
    /// The moves of the player, if it is their turn.
    pub moves: Vec<PossibleMove>,
    /// The turn, or how the game has ended, as HTML.
    pub status: String,
    /// The actions that are open: answers and requests.
    pub deeds: Vec<Deed>,
    /// The moves so far, each in its short form.
    pub line: Vec<String>,
}

/// A move that the player can make.
#[derive(Serialize)]
pub struct PossibleMove {
    from: String,
    to: String,
    /// As it is sent.
    text: String,
    /// As it is read.
    words: String,
    takes: bool,
    /// The squares for the wall that goes with the move, one of which is sent behind a comma.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    walls: Vec<String>,
}

/// Something else that the player can do.
#[derive(Serialize)]
pub struct Deed {
    pub what: String,
    pub label: String,
}

impl BoardState {
    /// The board of a game as a visitor sees it who plays this side: now, or as it was after these plies.
    pub async fn of(
        store: &Store,
        (game, side): (&Game, Color),
        visitor: &Visitor,
        at: Option<usize>,
    ) -> Self {
        let reader = visitor.reader();
        let now = game.line.ply();
        let at = at.map_or(now, |at| at.min(now));
        let position = game.line.position_at(at).unwrap_or_else(|| game.line.position());
        let variant = game.variant();
        let squares = variant.squares().map(|square| {
            let found = position.piece_at(square);
            let class = found.map_or_else(String::new, |it| class_of(it.color, it.role.index()));
            let words = match found {
                Some(it) if position.is_wall(square) => message!(
                    "page-square-wall",
                    square = square.to_string(),
                    piece = About::Piece(variant.piece(it.role).name.clone())
                ),
                Some(it) => message!(
                    "page-square",
                    square = square.to_string(),
                    side = game.side_name(it.color),
                    piece = About::Piece(variant.piece(it.role).name.clone())
                ),
                None => message!("page-square-empty", square = square.to_string()),
            };
            (square.to_string(), (class, plain(&words, reader)))
        });
        let computed = {
            let (game, reader) = (game.clone(), reader);
            // It takes milliseconds, and others wait on this thread.
            tokio::task::spawn_blocking(move || computed(&game, side, at, reader)).await
        };
        let (moves, line) = computed.unwrap_or_default();
        let last = at.checked_sub(1).and_then(|before| game.line.moves().get(before));
        let moment = game.moment();
        Self {
            key: visitor.key.clone(),
            ply: moment.ply,
            taken_back: moment.taken_back,
            at,
            looking: looking(game, at).map_or_else(String::new, |text| plain(&text, reader)),
            squares: squares.collect(),
            last: last
                .iter()
                .flat_map(|mv| [Some(mv.from()), mv.taken_on_the_way(), Some(mv.to())])
                .flatten()
                .map(|it| it.to_string())
                .collect(),
            check: (position.in_check() | position.in_danger())
                .iter()
                .map(|square| square.to_string())
                .collect(),
            captured: if variant.hands.is_some_and(|hands| hands.captures) {
                Vec::new()
            } else {
                captured(game, at, reader)
            },
            hands: Color::BOTH.map(|side| held(game, position, side, reader)),
            moves,
            status: shown(store, &status(game, side), reader).await.into_string(),
            deeds: deeds(game, side, visitor),
            line,
        }
    }
}

/// The moves that the player can make, and those so far in their short form.
fn computed(
    game: &Game,
    side: Color,
    at: usize,
    reader: Reader,
) -> (Vec<PossibleMove>, Vec<String>) {
    let (variant, position) = (game.variant(), game.line.position());
    let is_now = at == game.line.ply();
    let is_own_turn = game.end.is_none() && game.turn() == side && game.goes_on().is_ok();
    let mut legal = if is_now && is_own_turn { position.legal_moves() } else { Vec::new() };
    // A pass has a button of its own.
    legal.retain(|mv| !mv.is_pass() || variant.passing == Passing::Never);
    let walls = |of: &[Move]| {
        let named = of.iter().filter_map(|mv| variant.named_wall(mv));
        named.map(|(_, square)| square.to_string()).collect::<Vec<String>>()
    };
    // A move is listed once, wherever its wall goes.
    let alike = legal.chunk_by(|one, other| one.without_wall() == other.without_wall());
    let moves = alike.map(|of| (of[0].without_wall(), walls(of)));
    let moves = moves.map(|(mv, walls)| PossibleMove {
        from: mv.dropped().map_or_else(
            || mv.from().to_string(),
            |role| place(variant, variant.dropped_from(role)),
        ),
        to: mv.to().to_string(),
        text: coordinates(variant, &mv),
        words: plain(&Text::from(told(position, &mv)), reader),
        // Of a capture on the way it is the square where it ends that counts.
        takes: match mv.taken_on_the_way() {
            Some(_) => position.also_captured(&mv).is_some(),
            None => position.captured(&mv).is_some(),
        },
        walls,
    });
    let line = game.line.moves().iter().enumerate();
    let line = line.filter_map(|(ply, mv)| Some(short(game.line.position_at(ply)?, mv)));
    (moves.collect(), line.collect())
}

/// Which moment a player looks at, if it is not the present one.
fn looking(game: &Game, at: usize) -> Option<Text> {
    if at == game.line.ply() {
        return None;
    }
    let before = at.checked_sub(1).and_then(|before| {
        Some(told(game.line.position_at(before)?, game.line.moves().get(before)?))
    });
    Some(match before {
        Some(last) => message!("page-looking-back", move = Text::from(last)),
        None => message!("page-looking-at-start"),
    })
}

/// The turn, or how the game has ended.
fn status(game: &Game, side: Color) -> Text {
    if let Some(end) = game.end {
        return result(game, end);
    }
    let text = if let Err(stopped) = game.goes_on() {
        stopped.text()
    } else if game.turn() == side {
        message!("page-your-move")
    } else {
        message!("page-their-move", player = game.player(game.turn()))
    };
    let text = match game.deadline() {
        Some(at) => text.plain(" ").then(message!("page-until", at)),
        None => text,
    };
    standing(game, side).into_iter().fold(text, |text, more| text.line().then(more))
}

/// The last move, and what waits for an answer.
fn standing(game: &Game, side: Color) -> Vec<Text> {
    let before = game.line.ply().checked_sub(1).and_then(|ply| game.line.position_at(ply));
    let last = before.zip(game.line.moves().last());
    let last =
        last.map(|(before, mv)| message!("page-last-move", move = Text::from(told(before, mv))));
    let offer = game.draw_offer.map(|offer| {
        let player = game.player(offer.by);
        if offer.by == side {
            message!("page-draw-stands")
        } else {
            message!("page-draw-offered", player)
        }
    });
    let asked = game.standing_proposal().filter(|it| it.by != side).map(|proposal| {
        let player = game.player(proposal.by);
        match proposal.aim {
            Aim::TakeBack(plies) => message!("page-asks-take-back", player, plies),
            Aim::Cancel => message!("page-asks-cancel", player),
        }
    });
    [last, offer, asked].into_iter().flatten().collect()
}

/// The player's actions besides a move.
fn deeds(game: &Game, side: Color, visitor: &Visitor) -> Vec<Deed> {
    let reader = visitor.reader();
    let deed = |what, label: Text| Deed { what, label: plain(&label, reader) };
    if game.end.is_some() || game.goes_on().is_err() {
        return Vec::new();
    }
    let offer = game.draw_offer.filter(|offer| offer.by != side);
    let mut deeds = match offer {
        Some(offer) => vec![
            deed(format!("accept-draw:{}", offer.ply), message!("action-accept-draw")),
            deed(format!("decline-draw:{}", offer.ply), message!("action-decline")),
        ],
        // It would end the game at once.
        None if game.line.draw_claim().is_some() => {
            vec![deed("draw".to_owned(), message!("page-claim-draw"))]
        }
        None => vec![deed("draw".to_owned(), message!("page-offer-draw"))],
    };
    let may_pass = game.turn() == side && game.variant().passing != Passing::Never;
    if may_pass && game.line.position().legal_moves().iter().any(Move::is_pass) {
        deeds.push(deed("pass".to_owned(), message!("page-pass")));
    }
    if let Some(proposal) = game.standing_proposal().filter(|it| it.by != side) {
        let number = proposal.number;
        deeds.push(deed(format!("accept-proposal:{number}"), message!("action-accept")));
        deeds.push(deed(format!("decline-proposal:{number}"), message!("action-decline")));
    }
    // Only the last move is taken back, by its player.
    if game.line.ply() > 0 && game.turn() != side && !game.is_of_an_event() {
        deeds.push(deed("undo".to_owned(), message!("action-take-back")));
    }
    deeds.push(deed("resign".to_owned(), message!("action-resign")));
    deeds
}

/// The title of a game's page.
pub async fn heading(store: &Store, game: &Game, visitor: &Visitor) -> String {
    let opponent = game.opponent_of(&visitor.member).unwrap_or(&game.players[1]);
    let name = &game.variant().name;
    let text = message!("page-heading", variant = name, game = game.id.0, opponent);
    named(store, &text, visitor.reader()).await
}
