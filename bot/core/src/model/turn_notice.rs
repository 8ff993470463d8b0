//! The notice that it is a player's turn, with words for every way in which they may want to be
//! told.

use crate::message;
use crate::model::{Moment, Text};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_rules::Variant;

/// The notice that it is a player's turn. The board that alerts them is planned as if they wanted
/// to be alerted there and now. The notification policy changes it to what they really want.
#[derive(Clone, Debug)]
pub struct TurnNotice {
    /// The player.
    pub player: PlayerId,
    /// The game.
    pub game: GameId,
    /// Their turn in it.
    pub turn: Moment,
    /// Until when they have time.
    pub deadline: Option<Timestamp>,
    /// Whether they were called to this turn a moment ago, so that there must be no noise.
    pub again: bool,
    /// Whether each player gets the board anyway, because the game has no place.
    pub is_homeless: bool,
    /// Whether it is a warning of the clock, which quiet hours have already put off.
    pub is_warning: bool,
    /// Whether it must make no noise, at any hour.
    pub silent: bool,
    /// The words where the game is seen, if no board goes with them.
    pub here: Option<Text>,
    /// The words where nobody else reads them.
    pub text: Text,
    /// The words where the game is seen, if the player cannot be told in private.
    pub instead: Text,
}

impl TurnNotice {
    /// Calls a player to a turn in which `news` has happened. `call` says that it is their move.
    pub fn new(
        (game, variant): (GameId, &Variant),
        [player, opponent]: [&PlayerId; 2],
        (turn, deadline): (Moment, Option<Timestamp>),
        news: Text,
        call: Text,
    ) -> Self {
        let (number, variant) = (game.0, &variant.name);
        let text = message!("notice-heading", variant, number, opponent);
        let text =
            text.line().then(news).line().then(call.clone()).line().then(how_to_answer(game));
        let instead = call.line().then(no_letters());
        Self {
            player: player.clone(),
            game,
            turn,
            deadline,
            again: false,
            is_homeless: false,
            is_warning: false,
            silent: false,
            here: None,
            text,
            instead,
        }
    }
}

/// How a player who is told elsewhere can play a move.
pub fn how_to_answer(game: GameId) -> Text {
    message!("notice-how-to-answer", game, number = game.0)
}

/// Why a message is shown where all can read it.
pub fn no_letters() -> Text {
    message!("notice-no-direct-messages")
}
