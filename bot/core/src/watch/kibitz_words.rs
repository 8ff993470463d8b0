//! The words for spectators: the etiquette, the players' wishes, the end of the game. Before the
//! end they never mention a player by name in a way that alerts: an alert would let that player in.

use crate::ending::endings::result;
use crate::model::state::{End, Game, Kibitz};
use crate::model::{CommandName, CommandReference, Term, Text};
use menagerie_rules::Color;

/// The etiquette: the first message of the spectators' place.
pub fn etiquette(game: &Game) -> Text {
    let runs = game.end.is_none();
    let text = Text::new().bold(format!(
        "For those who watch game {} ({}).",
        game.id,
        game.variant().name
    ));
    let text = if runs {
        text.plain(" The players are not let in before the game has ended; then they can read all of this. Whoever has ")
            .term(Term::OverseerRight)
            .plain(" can read it at any time, even a player.")
    } else {
        text.plain(" The game has ended, and its players can read all of this.")
    };
    let hints = if runs {
        "While the game goes on, give its players no hint: not here, not in private, not where it is played."
    } else {
        "Give no hint to players whose games still go on."
    };
    let objection = objection(game);
    let analysis = match (&objection, runs) {
        (Some(_), _) => "Do not analyse a game if a player asks you not to, as here.",
        (None, true) => {
            "Keep what you find among yourselves until the game has ended; then analyse it with the players, unless one of them asks you not to."
        }
        (None, false) => "Analyse the game with its players, unless one of them asks you not to.",
    };
    let rules = [
        hints,
        analysis,
        "Be kind: criticise moves, never people.",
        "Keep to this game; there are other places for everything else.",
        "Every move is checked by the rules before it is played. If you doubt a rule all the same, tell a moderator or whoever runs this bot, not the players.",
    ];
    let rules = (1..).zip(rules).map(|(number, rule)| format!("\n{number}. {rule}"));
    let text = rules.fold(text, Text::plain);
    match objection {
        Some(words) => text.line().bold(words),
        None => text,
    }
}

/// The words above the board for a person who watches.
pub fn shown(game: &Game, kibitz: Kibitz) -> Text {
    let text = Text::from("You watch ").game(game.id).plain(".");
    let text = match (kibitz, &game.spectators.place, game.end) {
        (Kibitz::Off, ..) => {
            return text
                .plain(" On this ")
                .term(Term::Community)
                .plain(", those who watch get no place of their own to talk.");
        }
        (_, Some(place), _) => text.plain(" Those who watch talk in ").place(place).plain("."),
        (_, None, Some(_)) => return text.plain(" It is over."),
        (Kibitz::Sealed, None, None) => text.plain(
            " What those who watch say to each other is kept from the players until it has ended.",
        ),
        (Kibitz::After, None, None) => text.plain(
            " When it has ended, those who watch get a place to talk with its players, and you are let in.",
        ),
    };
    match objection(game) {
        Some(words) => text.plain(" ").bold(words),
        None => text,
    }
}

/// Whether spectators may analyze a game, told to its players.
pub fn settled(game: &Game) -> Text {
    let change = |word| CommandReference::of(CommandName::Analysis).with("wish", word);
    match objection(game) {
        Some(words) => Text::from(words).plain(" Allow it with ").step(change("on")).plain("."),
        None => Text::from("Neither of you has anything against an analysis of this game by those who watch it. Forbid it with ")
            .step(change("off"))
            .plain("."),
    }
}

/// The news that a side has changed whether its game may be analyzed.
pub fn changed(game: &Game, side: Color) -> Text {
    match objection(game) {
        Some(words) => Text::new().bold(words),
        None => {
            format!("{} has nothing against an analysis any more.", game.side_name(side)).into()
        }
    }
}

/// The news that the game has ended and its players are let in.
pub fn opened(game: &Game, end: End) -> Text {
    let text = Text::from(format!("Game {} has ended. ", game.id)).then(result(game, end)).line();
    let text = text.player(&game.players[0]).plain(" and ").player(&game.players[1]);
    let text = text.plain(", those who have watched talk here, and from now on you do, too. ");
    match objection(game) {
        Some(words) => text.bold(words),
        None => text.plain("You can analyse the game together."),
    }
}

/// The sentence that the game must not be analyzed, if a player wishes that.
fn objection(game: &Game) -> Option<String> {
    let sides = Color::BOTH.into_iter().filter(|side| game.spectators.objects(*side));
    let who = match sides.map(|side| game.side_name(side)).collect::<Vec<_>>().as_slice() {
        [] => return None,
        [one] => format!("{one} does not want"),
        several => format!("{} do not want", several.join(" and ")),
    };
    Some(format!("{who} this game to be analysed, neither now nor later: please do not."))
}
