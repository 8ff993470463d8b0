//! A game of a ladder is over: what that does to the ladder.

use super::loaded::ToSettle;
use crate::ladder::types::refusal::show;
use crate::ladder::types::{LadderFact, LadderGame};
use crate::message;
use crate::model::state::{End, Ending};
use crate::model::{Decision, Effect, Fact, Snapshot, Text};
use crate::time::time_words::tell;
use menagerie_club::ladder::{Change, Ending as Settled, Ladder, Role};
use menagerie_rules::Color;

/// Before how many moves of their own a player who loses on time falls to the end.
const FIRST_MOVES: usize = 2;

/// Does to the ladder what the end of a game means for it, and says so below the game.
pub fn settle(snapshot: &Snapshot, loaded: &ToSettle) -> Decision {
    let Some(game) = &loaded.game else { return Decision::default() };
    let Some((end, _)) = game.end else { return Decision::default() };
    let settled = Fact::Ladder(LadderFact::Settled(game.game));
    let mut decision = Decision { facts: vec![settled], ..Decision::default() };
    let ladder = || game.ladder.clone();
    let show = show(&game.ladder.variant);
    let text = match change(game, end, loaded) {
        Change::Rose { to, .. } => {
            let player = game.challenger.clone();
            let text = message!("ladder-rose", player = &player, place = to, show);
            let above = game.challenged().clone();
            let rose = LadderFact::Rose { ladder: ladder(), player, above };
            decision.facts.push(Fact::Ladder(rose));
            text
        }
        Change::Fell { from } => {
            let Some(player) = loaded.players.get(from - 1).cloned() else { return decision };
            let text = message!("ladder-fell", player = &player, show);
            decision.facts.push(Fact::Ladder(LadderFact::Fell { ladder: ladder(), player }));
            text
        }
        Change::Nothing => message!("ladder-stays", show),
    };
    decision.effects.extend(told(snapshot, text));
    decision
}

/// The news below the game, if this program can read that.
fn told(snapshot: &Snapshot, text: Text) -> Option<Effect> {
    let game = snapshot.games.named.as_ref()?;
    Some(tell(game, text, Vec::new(), Vec::new(), true))
}

fn change(game: &LadderGame, end: End, loaded: &ToSettle) -> Change {
    let Ok(mut ladder) = Ladder::new(&loaded.players) else { return Change::Nothing };
    ladder.settle(&&game.challenger, &game.challenged(), ending(game, end))
}

/// How the game has ended, as the ladder sees it. A game without a result is drawn there: it changes
/// nothing.
fn ending(game: &LadderGame, end: End) -> Settled {
    let Some(winner) = end.winner.filter(|_| !end.ending.is_void()) else { return Settled::Drawn };
    let role = |side: Color| {
        if game.players[side.index()] == game.challenger {
            Role::Challenger
        } else {
            Role::Challenged
        }
    };
    let loser = winner.other();
    if end.ending == Ending::Time && game.moves_of(loser) < FIRST_MOVES {
        Settled::Left(role(loser))
    } else {
        Settled::Won(role(winner))
    }
}
