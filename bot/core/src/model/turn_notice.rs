//! The notice that it is a player's turn, with words for every way in which they may want to be
//! told.

use crate::model::{CommandName, CommandReference, Moment, Term, Text};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_rules::Variant;

/// That it is somebody's turn. The board that alerts them to it is decided upon as if they wanted to
/// be alerted there and now; what they really want changes that.
#[derive(Clone, Debug)]
pub struct TurnNotice {
    /// Who is called.
    pub player: PlayerId,
    /// The game.
    pub game: GameId,
    /// Their turn in it.
    pub turn: Moment,
    /// Until when they have time.
    pub deadline: Option<Timestamp>,
    /// Whether they were called to this turn a moment ago, so that nothing is to be heard.
    pub again: bool,
    /// Whether each player is sent the board anyway, because the game has no place.
    pub is_homeless: bool,
    /// Whether it is a warning of the clock, which quiet hours have put off already.
    pub is_warning: bool,
    /// Whether it must make no noise, whatever hour it is.
    pub silent: bool,
    /// The words where the game is seen, if there is no board to go with them.
    pub here: Option<Text>,
    /// The words where nobody else reads them.
    pub text: Text,
    /// The words where the game is seen, if they can be told nowhere else.
    pub instead: Text,
}

impl TurnNotice {
    /// Calls a player to a turn in which `news` has happened; `call` says that it is their move.
    pub fn new(
        (game, variant): (GameId, &Variant),
        [player, opponent]: [&PlayerId; 2],
        (turn, deadline): (Moment, Option<Timestamp>),
        news: Text,
        call: Text,
    ) -> Self {
        let text = Text::new()
            .bold(format!("{}, game {game}", variant.name))
            .plain(", against ")
            .player(opponent)
            .plain(":")
            .line()
            .then(news)
            .line()
            .then(call.clone())
            .line()
            .then(how_to_answer(game));
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

/// Where somebody who is told elsewhere plays a move.
pub fn how_to_answer(game: GameId) -> Text {
    Text::from("Answer in ")
        .game(game)
        .plain(", or with ")
        .step(CommandReference::of(CommandName::Move).with("game", game))
        .plain(" in any ")
        .term(Term::Place)
        .plain(" of the ")
        .term(Term::Community)
        .plain(".")
}

/// Why something is said where all can read it.
pub fn no_letters() -> Text {
    Text::from("You take no ")
        .term(Term::Letters)
        .plain(" of mine, so I tell you here. To change where you are told: ")
        .step(CommandName::Settings)
        .plain(".")
}
