//! The notification policy: one alert a turn, where and when the player wants it.

use crate::clock::FOREVER;
use crate::model::state::Game;
use crate::model::{Decision, Effect, Fact, MemberFact, TurnNotice};
use crate::notice::turn_words::{as_it_stands, its_your_move, last_move};
use crate::notice::types::notices::{Listener, Listeners, Notices, PutOff};
use crate::{PlayerId, Timestamp};
use std::collections::BTreeSet;

impl Decision {
    /// The people who are called or alerted, so that their wishes matter.
    pub fn concerned(&self) -> BTreeSet<PlayerId> {
        let called = self.calls.iter().map(|calling| &calling.player);
        let woken = self.effects.iter().flat_map(|effect| match effect {
            Effect::Announce { wake, .. } => wake.as_slice(),
            _ => &[],
        });
        called.chain(woken).cloned().collect()
    }

    /// The same decision with every person told as they wish. `now` is the present time.
    pub fn heeding(mut self, listeners: &Listeners, now: Timestamp) -> Self {
        for calling in std::mem::take(&mut self.calls) {
            match listeners.get(&calling.player) {
                Some(listener) => self.heed(calling, listener, now),
                None => self.heed(calling, &Listener::default(), now),
            }
        }
        let wants_quiet = |player: &PlayerId| {
            listeners.get(player).is_some_and(|listener| listener.notices == Notices::Quiet)
        };
        for effect in &mut self.effects {
            if let Effect::Announce { wake, .. } = effect {
                wake.retain(|player| !wants_quiet(player));
            }
        }
        self
    }

    fn heed(&mut self, calling: TurnNotice, listener: &Listener, now: Timestamp) {
        let notices = match listener.notices {
            Notices::Direct if calling.is_homeless => Notices::Board,
            notices => notices,
        };
        if calling.is_warning {
            // One list a day is too rare for a message that is due within hours.
            match notices {
                Notices::Direct => self.effects.push(alert(calling, false)),
                Notices::Digest if !calling.is_homeless => self.effects.push(alert(calling, false)),
                _ => self.alert_here(&calling, true, calling.silent),
            }
            return;
        }
        let is_put_off = listener.put_off.contains(&calling.game);
        if calling.again {
            // A notice that is put off will be true when it comes. One that was sent is corrected.
            if notices == Notices::Direct && !is_put_off {
                self.effects.push(alert(calling, true));
            }
            return;
        }
        let deadline = calling.deadline.unwrap_or(FOREVER);
        let (at, silent) = listener.member.hushed(now, deadline, now);
        let is_heard = matches!(notices, Notices::Board | Notices::Direct);
        let until = Some(at).filter(|at| is_heard && *at > now);
        let is_here = notices == Notices::Board && until.is_none();
        self.alert_here(&calling, is_here, silent);
        let TurnNotice { game, .. } = calling;
        match until {
            Some(until) => {
                let (player, ply) = (calling.player, calling.turn.ply);
                self.facts.push(Fact::Member(MemberFact::AlertPutOff { game, player, ply, until }));
            }
            None => {
                if is_put_off && !self.facts.contains(&Fact::Member(MemberFact::AlertSettled(game)))
                {
                    self.facts.push(Fact::Member(MemberFact::AlertSettled(game)));
                }
                if notices == Notices::Direct {
                    self.effects.push(alert(calling, silent));
                }
            }
        }
    }

    /// Sets whether the board alerts a player to their turn where the game is seen. Without a
    /// board, a message of its own does.
    fn alert_here(&mut self, calling: &TurnNotice, alerts: bool, is_silent: bool) {
        for effect in &mut self.effects {
            if let Effect::Announce { game, wake, silent, .. } = effect
                && *game == calling.game
            {
                *silent |= is_silent;
                wake.retain(|player| alerts || *player != calling.player);
            }
        }
        if let Some(text) = calling.here.clone().filter(|_| alerts) {
            let wake = vec![calling.player.clone()];
            let (game, actions) = (calling.game, Vec::new());
            self.effects.push(Effect::Tell { game, text, wake, actions, silent: is_silent });
        }
    }
}

/// The private message to a player.
fn alert(calling: TurnNotice, is_silent: bool) -> Effect {
    let TurnNotice { player: to, game, turn, text, instead, silent, .. } = calling;
    let silent = silent || is_silent;
    Effect::Alert { to, game, turn: Some(turn), text, instead, silent }
}

/// Calls the player to move in a game as it stands, whose board was seen before.
fn calling_to(game: &Game) -> TurnNotice {
    let side = game.turn();
    let news = last_move(game);
    let call = as_it_stands(its_your_move(game.player(side), game.side_name(side)), game);
    let players = [game.player(side), game.player(side.other())];
    let when = (game.moment(), game.deadline());
    let here = Some(news.clone().line().then(call.clone()));
    let calling = TurnNotice::new((game.id, game.variant()), players, when, news, call);
    TurnNotice { here, is_homeless: game.is_homeless(), ..calling }
}

/// The quiet hours are over in which a player's turn began: the player is told, if it is still
/// their turn.
pub fn put_off_until_now(game: Option<&Game>, put_off: Option<&PutOff>) -> Decision {
    let Some(game) = game else { return Decision::default() };
    let mut decision = Decision {
        facts: vec![Fact::Member(MemberFact::AlertSettled(game.id))],
        ..Decision::default()
    };
    let mover = game.player(game.turn());
    let is_their_turn =
        |put_off: &PutOff| put_off.player == *mover && put_off.ply == game.line.ply();
    if game.end.is_none() && put_off.is_some_and(is_their_turn) {
        decision.calls.push(calling_to(game));
    }
    decision
}
