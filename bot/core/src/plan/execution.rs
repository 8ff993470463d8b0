//! The execution of conditional moves after a move, as long as they answer it and each other.

use crate::message;
use crate::model::numbered::numbered;
use crate::model::state::Game;
use crate::model::{Fact, GameFact, Moment, Text};
use crate::plan::types::{Plan, Planned};
use menagerie_rules::{Color, IllegalMove, Line, Move, notation};

/// The most moves that are each told in words. Of more moves, only the moves themselves are told.
const MOST_IN_WORDS: usize = 8;

/// The result of a move with the conditional moves that followed at once.
#[derive(Debug)]
pub struct Fired {
    /// The game's moves with all of them.
    pub line: Line,
    /// The number of conditional moves.
    pub replies: usize,
    /// The side that resigns by its plan.
    pub resigned: Option<Color>,
    plans: [Option<Plan>; 2],
}

/// Plays a move and its replies.
///
/// # Errors
/// When the move is not legal.
pub fn fire(game: &Game, chosen: &Move) -> Result<Fired, IllegalMove> {
    let at = |line: &Line| Moment { ply: line.ply(), ..game.moment() };
    let mut line = game.line.clone();
    let mut plans = game.plans.clone();
    let mut last = notation::coordinates(game.variant(), chosen);
    let (mut replies, mut resigned) = (0, None);
    let mut before = at(&line);
    line.play(chosen)?;
    let own = plans[game.turn().index()].as_mut().filter(|plan| plan.made == before);
    if let Some(plan) = own.filter(|plan| plan.begins_with.as_ref() == Some(&last)) {
        (plan.made, plan.begins_with) = (at(&line), None);
    }
    while line.outcome().is_none() {
        let side = line.position().turn();
        let Some(plan) = plans[side.index()].as_mut().filter(|plan| plan.made == before) else {
            break;
        };
        match plan.answer(&last) {
            None => break,
            Some(Planned::Resign) => {
                resigned = Some(side);
                break;
            }
            Some(Planned::Move(coordinates, then)) => {
                // A move that cannot be played is not a reply.
                let reply = notation::from_coordinates(line.position(), coordinates);
                let Some(reply) = reply else { break };
                (before, last) = (at(&line), coordinates.clone());
                line.play(&reply)?;
                replies += 1;
                *plan = Plan { made: at(&line), begins_with: None, branches: then.clone() };
            }
        }
    }
    Ok(Fired { line, replies, resigned, plans })
}

impl Fired {
    /// Whether no conditional move has followed.
    pub fn is_unanswered(&self) -> bool {
        self.replies == 0 && self.resigned.is_none()
    }

    /// The facts: the conditional moves, and the rest of the plans if the game goes on.
    pub fn facts(&self, game: &Game, goes_on: bool) -> Vec<Fact> {
        let replies = self.line.moves().iter().enumerate().skip(game.line.ply() + 1);
        let moves = replies.map(|(ply, reply)| {
            Fact::Game(GameFact::ConditionalMovePlayed {
                game: game.id,
                ply,
                coordinates: notation::coordinates(game.variant(), reply),
            })
        });
        let is_left =
            |side: &Color| goes_on && self.plans[side.index()] != game.plans[side.index()];
        let plans = Color::BOTH.into_iter().filter(is_left).map(|by| {
            let plan = self.plans[by.index()].clone().filter(|plan| !plan.branches.is_empty());
            Fact::Game(GameFact::PlanSettled { game: game.id, by, plan })
        });
        moves.chain(plans).collect()
    }

    /// The move and its replies, in words.
    pub fn told(&self, game: &Game) -> Text {
        in_words(&self.line, game.line.ply())
    }
}

/// The moves of a line from a ply on, in words: a chosen move and its replies.
pub fn in_words(line: &Line, first: usize) -> Text {
    let played = line.moves().iter().enumerate().skip(first);
    let played = played.filter_map(|(ply, played)| Some((line.position_at(ply)?, played)));
    let replies = (line.ply() - first).saturating_sub(1);
    let mut text = Text::new();
    for (index, (before, played)) in played.enumerate() {
        text = match index {
            0 => text,
            1 => text.line().then(message!("plan-answered")).line(),
            _ if replies < MOST_IN_WORDS => text.line(),
            _ => text.plain(" "),
        };
        text = text.bold(numbered(before, played));
        if index == 0 || replies < MOST_IN_WORDS {
            let told = notation::told(before, played);
            text = text.plain(" ").then(message!("play-in-words", played = told));
        }
    }
    text
}
