//! The messages for spectators: the etiquette, the players' wishes, the end of the game. Before the
//! end they never mention a player by name in a way that alerts: an alert would let that player in.

use crate::ending::endings::result;
use crate::message;
use crate::model::Text;
use crate::model::state::{End, Game};
use crate::watch::types::Kibitz;
use menagerie_rules::Color;

/// The etiquette: the first message of the spectators' place.
pub fn etiquette(game: &Game) -> Text {
    let runs = game.end.is_none();
    let (number, variant) = (game.id.0, &game.variant().name);
    let text = if runs {
        message!("watch-etiquette", number, variant)
    } else {
        message!("watch-etiquette-after", number, variant)
    };
    let objection = objection(game);
    let hints =
        if runs { message!("watch-rule-no-hints") } else { message!("watch-rule-no-hints-after") };
    let analysis = match (&objection, runs) {
        (Some(_), _) => message!("watch-rule-no-analysis"),
        (None, true) => message!("watch-rule-analysis"),
        (None, false) => message!("watch-rule-analysis-after"),
    };
    let rules = [
        hints,
        analysis,
        message!("watch-rule-kindness"),
        message!("watch-rule-this-game"),
        message!("watch-rule-doubts"),
    ];
    let text = (1..)
        .zip(rules)
        .fold(text, |text, (number, rule)| text.line().plain(format!("{number}. ")).then(rule));
    match objection {
        Some(objection) => text.line().then(objection),
        None => text,
    }
}

/// The message above the board for a person who watches.
pub fn shown(game: &Game, kibitz: Kibitz) -> Text {
    let (where_to_talk, objection) = match (kibitz, &game.spectators.place, game.end) {
        (Kibitz::Off, ..) => (message!("watch-shown-without-place"), None),
        (_, Some(place), _) => (message!("watch-shown-place", place), objection(game)),
        (_, None, Some(_)) => (message!("watch-shown-over"), None),
        (Kibitz::Sealed, None, None) => (message!("watch-shown-sealed"), objection(game)),
        (Kibitz::After, None, None) => (message!("watch-shown-place-after"), objection(game)),
    };
    let text = message!("watch-shown", game = game.id).plain(" ").then(where_to_talk);
    match objection {
        Some(objection) => text.plain(" ").then(objection),
        None => text,
    }
}

/// Whether spectators may analyze a game, told to its players.
pub fn settled(game: &Game) -> Text {
    match objecting(game) {
        Some((sides, side, other)) => {
            message!(
                "watch-analysis-forbidden",
                sides,
                side,
                other = message!("side-name", name = other)
            )
        }
        None => message!("watch-analysis-allowed"),
    }
}

/// The news that a side has changed whether its game may be analyzed.
pub fn changed(game: &Game, side: Color) -> Text {
    let allowed = || message!("watch-objection-withdrawn", side = game.side_name(side));
    objection(game).unwrap_or_else(allowed)
}

/// The news that the game has ended and its players are let in.
pub fn opened(game: &Game, end: End) -> Text {
    let [first, second] = &game.players;
    message!("watch-ended", number = game.id.0)
        .plain(" ")
        .then(result(game, end))
        .line()
        .then(message!("watch-opened", first, second))
        .plain(" ")
        .then(objection(game).unwrap_or_else(|| message!("watch-opened-for-analysis")))
}

/// The sentence that the game must not be analyzed, if a player wishes that.
fn objection(game: &Game) -> Option<Text> {
    let (sides, side, other) = objecting(game)?;
    Some(message!("watch-objection", sides, side, other = message!("side-name", name = other)))
}

/// How many sides do not want an analysis, and their names; the second is empty if there is one.
fn objecting(game: &Game) -> Option<(usize, &str, &str)> {
    let sides = Color::BOTH.into_iter().filter(|side| game.spectators.objects(*side));
    let mut names = sides.map(|side| game.side_name(side));
    match (names.next(), names.next()) {
        (None, _) => None,
        (Some(side), None) => Some((1, side, "")),
        (Some(side), Some(other)) => Some((2, side, other)),
    }
}
